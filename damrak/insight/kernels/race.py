"""How a game ends if all follow their plans turn by turn, each claim closing a route to the others.

No card is drawn: a turn without a claim brings a fixed number of useful cards (`RATES`). There is a
race for each rate, and the points at its end are exact. For `position.py`.
"""

from damrak.bots.kernels.last_turn import last_claim
from damrak.bots.kernels.plan_buffers import Work as PlanWork
from damrak.bots.kernels.planner import set_aside
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, has_bit
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.position_numbers import (
    LATE,
    NEXT,
    NEXT_EACH,
    NEXT_ROUTES,
    RACE,
    RACE_EACH,
    RATES,
    PositionBuffers,
)
from damrak.rules.layout import EMPTY, NOT_YET, OFFER, OVER, SECOND, SETUP, WILD, State, Tables
from damrak.rules.score import final_scores


@kernel
def tell_race(tables: Tables, state: State, work: PlanWork, out: PositionBuffers) -> None:
    """Tell the routes that each seat wants next, and the ends of the races."""
    count_deck(state, out.deck)
    for seat in range(state.players):
        list_lacks(tables, state, seat, work, out)
    for seat in range(state.players):
        tell_next(tables, state, seat, work, out)
    for rate in range(len(RATES)):
        keep_state(state, out)
        turns = run_race(tables, state, RATES[rate], work, out)
        final_scores(tables, state, work)
        tell_end(state, RACE + RACE_EACH * rate, turns, work, out)
        restore_state(state, out)


@kernel
def count_deck(state: State, counts: Row[int]) -> None:
    """How many cards of each kind can be drawn blind; the discards if the deck is empty."""
    for card in range(EMPTY):
        counts[card] = 0 if state.deck_size > 0 else state.discards[card]
    for place in range(state.deck_size):
        counts[state.deck[place]] += 1


@kernel
def list_lacks(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """The cards that each route of the plan lacks when those before it are paid."""
    for card in range(EMPTY):
        work.unspent[card] = state.hand[seat, card]
    for place in range(len(work.plan_order[seat])):
        route = work.plan_order[seat, place]
        if route < 0:
            break
        out.lacks[seat, place] = set_aside(tables, route, work)


@kernel
def tell_next(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """The first routes of a plan by what they are, what they lack and who else is after them."""
    for place in range(NEXT_ROUTES):
        route = work.plan_order[seat, place]
        if route < 0:
            break
        start, row, colour = NEXT + NEXT_EACH * place, out.seats[seat], tables.route_colour[route]
        row[start] = float64(tables.route_length[route]) / 4.0
        row[start + 1] = float64(tables.route_points[route]) / 7.0
        row[start + 2] = float64(tables.route_carts[route])
        row[start + 3] = 1.0 if has_bit(out.needed[seat], route) else 0.0
        row[start + 4] = float64(out.lacks[seat, place]) / 3.0
        row[start + 5] = face_up(state, colour) / 2.0
        row[start + 6] = in_deck(out, colour)
        for other in range(state.players):
            if other != seat:
                row[start + 7] += 0.5 if has_bit(out.ready[other], route) else 0.0
                row[start + 8] += 0.5 if has_bit(work.plan_routes[other], route) else 0.0
        row[start + 9] = last_claim(tables, state, seat, route) / 8.0


@kernel
def face_up(state: State, colour: int) -> float:
    """How many cards in the market pay for a route of this colour; for a gray one, wilds."""
    found = 0.0
    for slot in range(len(state.market)):
        if state.market[slot] in (colour, WILD):
            found += 1.0
    return found


@kernel
def in_deck(out: PositionBuffers, colour: int) -> float:
    """The part of the deck that pays for a route of this colour; for a gray one, wilds."""
    total = int64(0)
    for card in range(EMPTY):
        total += out.deck[card]
    fitting = int64(out.deck[WILD])
    if colour != WILD:
        fitting += out.deck[colour]
    return float64(fitting) / float64(max(1, total))


@kernel
def keep_state(state: State, out: PositionBuffers) -> None:
    """Remember what a race changes."""
    out.kept_stack = state.merchandise_left
    for seat in range(state.players):
        out.kept_routes[seat] = state.routes[seat]
        out.kept_score[seat] = state.score[seat]
        out.kept_goods[seat] = state.merchandise[seat]
        out.kept_carts[seat] = state.carts[seat]


@kernel
def restore_state(state: State, out: PositionBuffers) -> None:
    """Undo a race."""
    state.merchandise_left = out.kept_stack
    for seat in range(state.players):
        state.routes[seat] = out.kept_routes[seat]
        state.score[seat] = out.kept_score[seat]
        state.merchandise[seat] = out.kept_goods[seat]
        state.carts[seat] = out.kept_carts[seat]


@kernel
def run_race(
    tables: Tables, state: State, rate: float, work: PlanWork, out: PositionBuffers
) -> float:
    """Play the race to its end; how many rounds it takes."""
    out.closed = NONE
    for seat in range(state.players):
        out.stock[seat] = 0.0
        out.place[seat] = 0
    players, left = int64(state.players), int64(state.turns_left)
    seat = int64(state.first_seat if state.phase == SETUP else state.to_move)
    turns, most = int64(0), int64(LATE) * players
    while turns < most and left != 0 and state.phase != OVER:
        if turns == 0 and state.phase == SECOND:
            out.stock[seat] += rate / 2.0
        elif turns > 0 or state.phase != OFFER:
            take_turn(tables, state, seat, left != NOT_YET, rate, work, out)
        if left > 0:
            left -= 1
        elif state.carts[seat] <= tables.end_carts:
            left = players
        seat = (seat + 1) % players
        turns += 1
    return float64(turns) / float64(players)


@kernel
def take_turn(
    tables: Tables,
    state: State,
    seat: int,
    last: bool,
    rate: float,
    work: PlanWork,
    out: PositionBuffers,
) -> None:
    """Claim the next route of the plan if its cards are there (in the last turn any), or draw."""
    order, place = work.plan_order[seat], int64(out.place[seat])
    while place < len(order) and order[place] >= 0:
        route = order[place]
        if not has_bit(out.closed, route):
            if float64(out.lacks[seat, place]) <= out.stock[seat]:
                out.stock[seat] -= float64(out.lacks[seat, place])
                claim(tables, state, seat, route, out)
                return
            if not last:
                break
        place += 1
    out.place[seat] = place
    out.stock[seat] += rate


@kernel
def claim(tables: Tables, state: State, seat: int, route: int, out: PositionBuffers) -> None:
    """Give a route to a seat, with its points and merchandise."""
    out.closed |= bit(route)
    if state.players == 2:
        out.closed |= tables.route_twin[route]
    state.routes[seat] |= bit(route)
    state.score[seat] += tables.route_points[route]
    state.carts[seat] -= tables.route_length[route]
    if tables.route_carts[route] and state.merchandise_left > 0:
        state.merchandise[seat] += 1
        state.merchandise_left -= 1


@kernel
def tell_end(state: State, start: int, turns: float, work: PlanWork, out: PositionBuffers) -> None:
    """Each seat's points at the end of a race, beside the best of the others."""
    for seat in range(state.players):
        most = int64(-1000)
        for other in range(state.players):
            if other != seat:
                most = max(most, int64(work.totals[other]))
        row: Row[float] = out.seats[seat]
        row[start] = float64(work.totals[seat]) / 20.0
        row[start + 1] = float64(int64(work.totals[seat]) - most) / 10.0
        row[start + 2] = turns / LATE
        row[start + 3] = float64(work.completed[seat]) / 2.0


@kernel
def lead_at_end(state: State, seat: int, work: PlanWork, out: PositionBuffers) -> float:
    """A seat's lead in points at the end of the races, on average; after the end as it is.

    `find_chances` has just judged this state.
    """
    if state.phase != OVER:
        lead = 0.0
        for rate in range(len(RATES)):
            lead += 10.0 * float64(out.seats[seat, RACE + RACE_EACH * rate + 1]) / len(RATES)
        return lead
    most = int64(-1000)
    for other in range(state.players):
        if other != seat:
            most = max(most, int64(work.totals[other]))
    return float64(int64(work.totals[seat]) - most)
