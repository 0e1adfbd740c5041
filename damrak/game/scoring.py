"""The final scoring, line by line (section 7)."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from damrak.game.engine import Engine, members
from damrak.game.kernels.scoring import DECIDERS, DecidedBy
from damrak.rules.layout import CARTS, OVER, PASSES

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
    if engine.fact("phase") != OVER:
        return None
    lines = engine.score_lines()[0]
    return Outcome(
        reason=END_REASONS[int(lines["reason"])],
        scores=tuple(_seat_score(engine, seat, lines) for seat in range(engine.fact("players"))),
        winners=members(lines["winners"]),
        decided_by=DECIDERS[lines["decided_by"]],
    )


def _seat_score(engine: Engine, seat: int, lines: np.ndarray) -> SeatScore:
    """A seat's lines with names."""
    state, routes, contracts = engine.state, lines["routes"][seat], lines["contracts"][seat]
    return SeatScore(
        seat=seat,
        routes=tuple(RouteLine(each, int(routes[each])) for each in members(state.routes[seat])),
        contracts=tuple(
            ContractLine(each, bool(contracts[each] > 0), int(contracts[each]))
            for each in members(state.contracts[seat])
        ),
        merchandise=MerchandiseLine(
            cards=int(lines["merchandise"][seat]),
            place=int(lines["places"][seat]) or None,
            points=int(lines["merchandise_points"][seat]),
        ),
        total=int(lines["totals"][seat]),
    )
