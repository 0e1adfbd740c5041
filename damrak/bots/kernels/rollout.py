"""Rollouts: planners play a game to its end, from any position of a search.

Each seat keeps its plan until another seat claims one of its routes or it gets new contracts; so a
turn takes some microseconds.
"""

from damrak.bots.kernels.plan import make_plan
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_by_plan
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit
from damrak.compile.numbers import float64, int64
from damrak.rules.actions import FIRST_CLAIM, KEEP_FIRST
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, State, Tables
from damrak.rules.market import slots_of
from damrak.rules.score import final_scores, share_of_victory, winners

WIN = 0.3  # the part of the reward for winning; the rest is for the margin
CLOSE = 12.0  # a margin of so many points is worth half of the most


@kernel
def play_out(tables: Tables, state: State, work: Work) -> int:
    """Let planners play all seats to the end; how many actions it took."""
    steps = 0
    work.stale = 15
    while state.phase != OVER:
        play_planned(tables, state, work)
        steps += 1
    return steps


@kernel
def play_planned(tables: Tables, state: State, work: Work) -> None:
    """Let a planner play one action; `work.stale` names the seats that have no plan."""
    if has_no_plan(state, work):
        plan_anew(tables, state, work)
    play_by_plan(tables, state, work)


@kernel
def has_no_plan(state: State, work: Work) -> bool:
    """Whether the seat to move has to plan before it can choose."""
    return (work.stale >> state.to_move) & 1 != 0


@kernel
def plan_anew(tables: Tables, state: State, work: Work) -> None:
    """A plan for the seat to move."""
    make_plan(tables, state, state.to_move, work)
    work.stale &= ~(1 << state.to_move)


@kernel
def play_by_plan(tables: Tables, state: State, work: Work) -> None:
    """Play what the plan of the seat to move says."""
    seat = state.to_move
    action = choose_by_plan(tables, state, seat, work)
    note_plans(tables, state, seat, action, work)
    apply(tables, state, action)


@kernel
def note_plans(tables: Tables, state: State, seat: int, action: int, work: Work) -> None:
    """Mark the seats that need a new plan after this action."""
    kind = action - slots_of(state)
    if kind >= FIRST_CLAIM:
        route = tables.claim_route[action]
        taken = bit(route) | tables.route_twin[route]
        for other in range(state.players):
            if other == seat:
                strike_route(seat, route, work)
            elif work.plan_routes[other] & taken != NONE:
                work.stale |= 1 << other
    elif KEEP_FIRST <= kind < KEEP_FIRST + 3:
        work.stale |= 1 << seat


@kernel
def strike_route(seat: int, route: int, work: Work) -> None:
    """Remove a claimed route from the plan; a plan without it, or one that is done, is stale."""
    order, found = work.plan_order[seat], False
    for place in range(len(order) - 1):
        found = found or order[place] == route
        if found:
            order[place] = order[place + 1]
        if order[place] < 0:
            break
    work.plan_routes[seat] &= ~bit(route)
    if not found or order[0] < 0:
        work.stale |= 1 << seat


@kernel
def rewards_at_end(tables: Tables, state: State, work: Work, rewards: Row[float]) -> None:
    """What the end is worth to each seat, 0 to 1: for the win and for the margin."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    for seat in range(state.players):
        most = int64(-1000)
        for other in range(state.players):
            if other != seat:
                most = max(most, int64(work.totals[other]))
        margin = float64(work.totals[seat] - most)
        worth = 0.5 + 0.5 * margin / (abs(margin) + CLOSE)
        rewards[seat] = WIN * share_of_victory(best, seat) + (1.0 - WIN) * worth
