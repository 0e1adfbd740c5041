"""The last turn of a game, counted exactly: often nothing that can be done changes the result."""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet, find_chances
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.rules.actions import CONTRACTS
from damrak.rules.layout import SECOND, TURN, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.market import slots_of
from damrak.rules.network import is_completed
from damrak.rules.score import final_scores, share_of_victory, winners

UNSURE = 0  # in place of a set of winners


@kernel
def find_all(
    tables: Tables,
    state: State,
    work: Work,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
) -> None:
    """Write `desk.chances` and `desk.points`.

    In a last turn that changes nothing they are the shares of victory, and the points so far.
    """
    sure = sure_winners(tables, state, work)
    if sure == UNSURE:
        find_chances(tables, state, work, position, judge, desk)
        return
    final_scores(tables, state, work)
    for seat in range(state.players):
        desk.chances[seat] = share_of_victory(sure, seat)
        desk.points[seat] = float64(work.totals[seat])


@kernel
def sure_winners(tables: Tables, state: State, work: Work) -> int:
    """Who wins whatever the seat does that has the last turn, a set; UNSURE where that depends.

    Nobody is supposed to draw contracts that cost it the game.
    """
    if state.turns_left != 1 or state.phase not in (TURN, SECOND):
        return UNSURE
    final_scores(tables, state, work)
    now = winners(work, state.players)
    if state.phase == SECOND:  # a card brings nothing any more
        return now
    seat = int64(state.to_move)
    legal_actions(tables, state, work)
    if (
        is_legal(work, slots_of(state) + CONTRACTS)
        and with_contracts(tables, state, seat, work) != now
    ):
        return UNSURE
    for route in range(len(tables.route_length)):
        if (
            is_claimable(tables, work, route)
            and with_route(tables, state, seat, route, work) != now
        ):
            return UNSURE
    return now


@kernel
def is_claimable(tables: Tables, work: Work, route: int) -> bool:
    """Whether a claim of a route is legal."""
    for word in range(len(work.legal)):
        if work.legal[word] & tables.route_claims[route, word] != NONE:
            return True
    return False


@kernel
def with_route(tables: Tables, state: State, seat: int, route: int, work: Work) -> int:
    """Who wins if a seat claims a route, and the game ends."""
    points, goods = int64(tables.route_points[route]), 0
    if tables.route_carts[route] and state.merchandise_left > 0:
        goods = 1
    state.routes[seat] |= bit(route)
    state.score[seat] += points
    state.merchandise[seat] += goods
    final_scores(tables, state, work)
    state.routes[seat] &= ~bit(route)
    state.score[seat] -= points
    state.merchandise[seat] -= goods
    return winners(work, state.players)


@kernel
def with_contracts(tables: Tables, state: State, seat: int, work: Work) -> int:
    """Who wins if a seat draws the two best contracts that it has completed, and the game ends."""
    held = NONE
    for each in range(state.players):
        held |= state.contracts[each]
    first, second, count = int64(0), int64(0), 0
    for contract in range(tables.contracts):
        if not has_bit(held, contract) and is_completed(tables, state.routes[seat], contract):
            points = int64(tables.contract_points[contract])
            second = max(second, min(first, points))
            first = max(first, points)
            count += 1
    final_scores(tables, state, work)
    work.totals[seat] += first + second
    work.completed[seat] += min(2, count)
    return winners(work, state.players)
