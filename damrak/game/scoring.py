"""The final scoring, line by line (section 7)."""

from __future__ import annotations

from msgspec import Struct

from damrak.compile.bits import has_bit
from damrak.game.engine import Engine
from damrak.rules.layout import CARTS, OVER
from damrak.rules.score import merchandise_place, merchandise_points

END_REASONS = {CARTS: "carts"}


class RouteLine(Struct, frozen=True):
    """7.2: the points of one route."""

    route: int
    points: int


class ContractLine(Struct, frozen=True):
    """7.3: a contract adds its points if completed and takes them away if not."""

    contract: int
    completed: bool
    points: int


class MerchandiseLine(Struct, frozen=True):
    """7.4: the place (from 1) by number of merchandise cards; no place without a card (7.5)."""

    cards: int
    place: int | None
    points: int


class SeatScore(Struct, frozen=True):
    """All lines of one seat and their sum."""

    seat: int
    routes: tuple[RouteLine, ...]
    contracts: tuple[ContractLine, ...]
    merchandise: MerchandiseLine
    total: int

    @property
    def route_points(self) -> int:
        return sum(line.points for line in self.routes)

    @property
    def contract_points(self) -> int:
        return sum(line.points for line in self.contracts)

    @property
    def completed(self) -> int:
        return sum(line.completed for line in self.contracts)


class Outcome(Struct, frozen=True):
    """How a game ended. `decided_by` is points, contracts (7.7: a tie broken) or shared."""

    reason: str
    scores: tuple[SeatScore, ...]
    winners: tuple[int, ...]
    decided_by: str


def outcome_of(engine: Engine) -> Outcome | None:
    """The outcome, or None while the game goes on."""
    state = engine.state
    if state.phase != OVER:
        return None
    scores = tuple(_seat_score(engine, seat) for seat in range(int(state.players)))
    most = max(score.total for score in scores)
    tied = [score for score in scores if score.total == most]
    best = max(score.completed for score in tied)
    winners = tuple(score.seat for score in tied if score.completed == best)  # 7.7
    decided = "points" if len(tied) == 1 else "contracts" if len(winners) == 1 else "shared"
    return Outcome(END_REASONS.get(int(state.end_reason), "passes"), scores, winners, decided)


def _seat_score(engine: Engine, seat: int) -> SeatScore:
    state, board = engine.state, engine.catalogue.board
    routes = tuple(
        RouteLine(route.id, board.facts.points.routes[route.length - 1])
        for route in board.routes
        if has_bit(state.routes[seat], route.id)
    )
    contracts = tuple(_contract_lines(engine, seat))
    cards = int(state.merchandise[seat])
    points = int(merchandise_points(engine.catalogue.tables, state, seat))
    place = int(merchandise_place(state, seat)) + 1 if cards else None
    lines = (*routes, *contracts)
    total = sum(line.points for line in lines) + points
    return SeatScore(seat, routes, contracts, MerchandiseLine(cards, place, points), total)


def _contract_lines(engine: Engine, seat: int) -> list[ContractLine]:
    lines = []
    for contract in engine.catalogue.board.contracts:
        if has_bit(engine.state.contracts[seat], contract.id):
            done = engine.is_completed(seat, contract.id)
            signed = contract.points if done else -contract.points
            lines.append(ContractLine(contract.id, done, signed))
    return lines
