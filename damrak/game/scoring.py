"""The final scoring, line by line (section 7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from damrak.game.engine import Engine, members
from damrak.rules.layout import CARTS, OVER, PASSES
from damrak.rules.score import contract_value, merchandise_place, merchandise_points

DecidedBy = Literal["points", "contracts", "shared"]
END_REASONS = {CARTS: "carts", PASSES: "passes"}


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
    decided_by: DecidedBy


def outcome_of(engine: Engine) -> Outcome | None:
    """The outcome, or None while the game goes on."""
    state = engine.state
    if state.phase != OVER:
        return None
    players = int(state.players)
    totals, won = engine.score()
    scores = tuple(_seat_score(engine, seat, totals[seat]) for seat in range(players))
    tied = totals.count(max(totals)) > 1
    decided: DecidedBy = "shared" if len(won) > 1 else "contracts" if tied else "points"
    return Outcome(END_REASONS[int(state.end_reason)], scores, won, decided)


def _seat_score(engine: Engine, seat: int, total: int) -> SeatScore:
    state, tables = engine.state, engine.catalogue.tables
    routes = tuple(
        RouteLine(route, int(tables.route_points[route])) for route in members(state.routes[seat])
    )
    contracts = tuple(_contract_lines(engine, seat))
    cards = int(state.merchandise[seat])
    points = int(merchandise_points(tables, state, seat))
    place = int(merchandise_place(state, seat)) + 1 if cards else None
    return SeatScore(seat, routes, contracts, MerchandiseLine(cards, place, points), total)


def _contract_lines(engine: Engine, seat: int) -> Iterator[ContractLine]:
    routes = engine.state.routes[seat]
    for contract in members(engine.state.contracts[seat]):
        points = int(contract_value(engine.catalogue.tables, routes, contract))
        yield ContractLine(contract, points > 0, points)
