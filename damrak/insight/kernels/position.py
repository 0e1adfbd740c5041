"""A position in numbers for the judge: what each seat has, needs and may gain, hands open.

Routes and contracts are told by what they are (points, length, cards missing, whether others need
them), never by their number, so that the judge can learn other boards. The planner's kernels find
the plans; the order of the decks is not read. There is a row for each seat and one for the table.
"""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.forest import FAR, POINT, join_locations, path_routes
from damrak.bots.kernels.last_turn import last_claim
from damrak.bots.kernels.plan import (
    fill_plan,
    free_routes,
    missing_cards,
    order_plan,
    plan_contracts,
    price_routes,
    turns_to_come,
    value_routes,
    worth_of_drawing,
)
from damrak.bots.kernels.plan_buffers import Work as PlanWork
from damrak.bots.kernels.planner import card_worths, choose_contracts, promise, set_aside
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, count_bits, has_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.position_numbers import (
    BLIND,
    CARDS,
    CARTS,
    CHOICES,
    CLAIMS,
    CONTESTED,
    CONTESTED_READY,
    CONTRACTS,
    CONTRACTS_LEFT,
    DECK,
    DISCARDED,
    DONE,
    DONE_LEAD,
    DONE_POINTS,
    DRAWING,
    EACH,
    FAR_CARDS,
    FEWEST,
    GAIN,
    GOODS,
    GOODS_LEAD,
    GOODS_LEFT,
    GOODS_POINTS,
    HAS_TURN,
    HELD,
    KEPT,
    LAPSES,
    LAST_ROUND,
    LATE,
    LEAD,
    LEFT,
    LOST_POINTS,
    MARKET,
    MARKET_WILDS,
    MISSING,
    NEEDED,
    NEEDED_CARTS,
    NEEDED_MISSING,
    NEEDED_READY,
    NOW,
    OPEN,
    OPEN_POINTS,
    OTHERS,
    PACE_END,
    PACE_SPARE,
    PHASE,
    PILES,
    PLANNED,
    PLANNED_POINTS,
    PLAYERS,
    POINTS,
    READY,
    READY_POINTS,
    ROUND,
    SCORE,
    SPARE,
    STAY,
    TOP,
    TOTAL,
    TURN,
    TURNS,
    WAIT,
    WILDS,
    PositionBuffers,
)
from damrak.insight.kernels.projection import tell_pace, tell_projection, turns_at_end
from damrak.insight.kernels.race import tell_race
from damrak.rules.actions import KEEP_FIRST
from damrak.rules.layout import EMPTY, NOT_YET, OFFER, OVER, SETUP, WILD, State, Tables
from damrak.rules.market import count_cards
from damrak.rules.network import is_completed
from damrak.rules.score import final_scores, merchandise_points


@kernel
def describe(tables: Tables, state: State, work: PlanWork, out: PositionBuffers) -> None:
    """Write the rows of a position; `lapses`, `top` and `choices` are the caller's."""
    set_style(work.style)
    for seat in range(state.players):
        out.kept[seat] = state.contracts[seat]
        state.contracts[seat] = assumed_contracts(tables, state, seat, work)
    final_scores(tables, state, work)
    clear(out)
    for seat in range(state.players):
        out.total[seat] = float64(work.totals[seat])
        plan_seat(tables, state, seat, work, out)
        tell_hand(state, seat, out.seats[seat])
        tell_history(seat, out)
    for seat in range(state.players):
        tell_points(tables, state, seat, work, out)
    tell_table(tables, state, out)
    tell_projection(tables, state, work, out)
    tell_pace(tables, state, out)
    tell_race(tables, state, work, out)
    for seat in range(state.players):
        tell_contracts(tables, state, seat, work, out)
    for seat in range(state.players):
        state.contracts[seat] = out.kept[seat]


@kernel
def clear(out: PositionBuffers) -> None:
    """Set every number to 0."""
    for seat in range(len(out.seats)):
        for place in range(len(out.seats[0])):
            out.seats[seat, place] = 0.0
    for place in range(len(out.table)):
        out.table[place] = 0.0


@kernel
def assumed_contracts(tables: Tables, state: State, seat: int, work: PlanWork) -> np.uint64:
    """A seat's contracts; of an offer those that it has chosen, or a planner would choose."""
    kept = np.uint64(state.contracts[seat])
    if state.offered[seat] == 0 or state.phase not in (SETUP, OFFER):
        return kept
    choice = int64(state.choice[seat]) if state.phase == SETUP else int64(0)
    if choice == 0:
        choice = 1 + int64(choose_contracts(tables, state, seat, work)) - KEEP_FIRST
    for place in range(state.offered[seat]):
        if (choice >> place) & 1:
            kept |= bit(state.offer[seat, place])
    return kept


@kernel
def plan_seat(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """`make_plan` for a seat, and what can be told of its parts only here."""
    free = free_routes(tables, state, seat)
    price_routes(tables, state, seat, work)
    join_locations(tables, state.routes[seat], free, work)
    needed = plan_contracts(tables, state, seat, work)
    work.plan_routes[seat] = needed
    value_routes(tables, state, seat, work)
    work.plan_contracts[seat] = worth_of_drawing(tables, state, seat, work)
    fill_plan(tables, state, seat, free, work)
    order_plan(tables, state, seat, work)
    out.needed[seat] = needed
    row = out.seats[seat]
    row[GAIN] = work.plan_gain / 10.0
    row[DRAWING] = work.plan_contracts[seat] / 5.0
    planned = int64(0)
    for place in range(len(work.open)):
        if has_bit(work.chosen, place):
            planned += int64(tables.contract_points[work.open[place]])
    row[PLANNED_POINTS] = float64(planned) / 10.0
    tell_needed(tables, state, seat, work, out)
    tell_ready(tables, state, seat, free, out)
    tell_cards(tables, state, seat, work, row)
    carts = max(1.0, float64(row[NEEDED_CARTS]) * 8.0)
    out.rate[seat] = 2.0 * float64(planned) / carts


@kernel
def tell_needed(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """What the routes of the seat's contracts take: carts, claims, missing cards."""
    for card in range(EMPTY):
        work.unspent[card] = state.hand[seat, card]
    carts, missing, ready = int64(0), int64(0), 0
    for place in range(len(work.plan_order[seat])):
        route = work.plan_order[seat, place]
        if route < 0:
            break
        if has_bit(out.needed[seat], route):
            carts += int64(tables.route_length[route])
            lacks = int64(set_aside(tables, route, work))
            missing += lacks
            ready += lacks == 0
    row = out.seats[seat]
    row[NEEDED_CARTS] = float64(carts) / 8.0
    row[NEEDED_MISSING] = float64(missing) / 8.0
    row[NEEDED] = float64(count_bits(out.needed[seat])) / 4.0
    row[NEEDED_READY] = float64(ready) / 2.0


@kernel
def tell_ready(
    tables: Tables, state: State, seat: int, free: np.uint64, out: PositionBuffers
) -> None:
    """The routes that the seat could pay for, and the most that one of them brings."""
    ready, points, now = NONE, int64(0), 0.0
    while free != NONE:
        route, free = pop_lowest(free)
        if missing_cards(tables, route, state.hand[seat]) == 0:
            ready |= bit(route)
            points = max(points, int64(tables.route_points[route]))
            now = max(now, last_claim(tables, state, seat, route))
    out.ready[seat] = ready
    out.now[seat] = now
    row = out.seats[seat]
    row[NOW] = now / 8.0
    row[READY] = float64(count_bits(ready)) / 10.0
    row[READY_POINTS] = float64(points) / 7.0


@kernel
def tell_cards(tables: Tables, state: State, seat: int, work: PlanWork, row: Row[float]) -> None:
    """What the plan promises, and what the best face-up card or a blind one would add."""
    turns = turns_to_come(tables, state, seat, work)
    stay = promise(tables, state, seat, -1, turns, work)
    blind = card_worths(tables, state, seat, turns, stay, work)[0]
    best = 0.0
    for slot in range(len(state.market)):
        if state.market[slot] < EMPTY:
            best = max(best, float64(work.card_worth[state.market[slot]]))
    row[STAY] = stay / 20.0
    row[MARKET] = best / 3.0
    row[BLIND] = blind / 3.0


@kernel
def tell_hand(state: State, seat: int, row: Row[float]) -> None:
    """The hand: wilds, and the piles of one colour from the largest to the smallest."""
    row[WILDS] = float64(state.hand[seat, WILD]) / 2.0
    row[HELD] = float64(count_cards(state.hand[seat])) / 8.0
    for colour in range(WILD):
        count, place = state.hand[seat, colour], 0
        for other in range(WILD):
            more = state.hand[seat, other]
            place += more > count or (more == count and other < colour)
        row[PILES + place] = float64(count) / 3.0


@kernel
def tell_history(seat: int, out: PositionBuffers) -> None:
    """How the seat has played so far, beside what the net liked."""
    row, choices = out.seats[seat], out.choices[seat]
    row[LAPSES] = out.lapses[seat] / (choices + 2.0)
    row[TOP] = out.top[seat] / (choices + 2.0)
    row[CHOICES] = min(1.0, choices / 20.0)


@kernel
def tell_points(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """What the seat has now, beside the best of the others."""
    row, goods = out.seats[seat], int64(0)
    most, done, others = -1000.0, int64(-100), int64(0)
    for other in range(state.players):
        if other != seat:
            most = max(most, out.total[other])
            done = max(done, int64(work.completed[other]))
            goods = max(goods, int64(state.merchandise[other]))
            others += count_bits(out.needed[other] & out.needed[seat])
            row[CONTESTED_READY] += float64(count_bits(out.ready[other] & out.needed[seat]))
    away = (seat - int64(state.to_move) + int64(state.players)) % int64(state.players)
    row[WAIT + away] = 1.0
    row[HAS_TURN] = float64(turns_at_end(state, seat))
    row[CONTESTED] = float64(others) / 4.0
    row[CONTESTED_READY] /= 4.0
    row[CARTS] = float64(state.carts[seat]) / 16.0
    row[SCORE] = float64(state.score[seat]) / 20.0
    row[TOTAL] = out.total[seat] / 20.0
    row[LEAD] = (out.total[seat] - most) / 10.0
    row[GOODS] = float64(state.merchandise[seat]) / 4.0
    row[GOODS_POINTS] = float64(merchandise_points(tables, state, seat)) / 8.0
    row[GOODS_LEAD] = (float64(state.merchandise[seat]) - float64(goods)) / 3.0
    row[DONE] = float64(work.completed[seat]) / 2.0
    row[DONE_LEAD] = (float64(work.completed[seat]) - float64(done)) / 2.0


@kernel
def tell_contracts(
    tables: Tables, state: State, seat: int, work: PlanWork, out: PositionBuffers
) -> None:
    """Each open contract of the seat: its points, and what its cheapest way takes."""
    row, others = out.seats[seat], NONE
    left = list_contracts(tables, state, seat, row)
    if left == NONE:
        return
    for other in range(state.players):
        if other != seat:
            others |= out.needed[other]
    for route in range(len(tables.route_length)):
        work.route_price[route] = POINT * int64(tables.route_length[route])
    free = free_routes(tables, state, seat)
    join_locations(tables, state.routes[seat], free & ~others, work)
    count = 0
    for place in range(CONTRACTS):
        if left != NONE:
            contract = dearest(tables, left)
            left &= ~bit(contract)
            work.open[place] = contract
            count += 1
            start = OPEN + EACH * place
            row[start + POINTS] = float64(tables.contract_points[contract]) / 6.0
            row[start + ROUND] = cards_to_go(tables, state, seat, contract, work) / FAR_CARDS
    if free & others != NONE:  # else these are the same paths
        join_locations(tables, state.routes[seat], free, work)
    for place in range(count):
        start = OPEN + EACH * place
        tell_way(tables, state, seat, work.open[place], others, work, out, start)


@kernel
def list_contracts(tables: Tables, state: State, seat: int, row: Row[float]) -> np.uint64:
    """Tell the completed contracts of a seat; the set of those that are open."""
    open_ones, done, points, kept = NONE, int64(0), int64(0), 0
    left = state.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        kept += 1
        if is_completed(tables, state.routes[seat], contract):
            done += int64(tables.contract_points[contract])
        else:
            open_ones |= bit(contract)
            points += int64(tables.contract_points[contract])
    row[DONE_POINTS] = float64(done) / 10.0
    row[OPEN_POINTS] = float64(points) / 10.0
    row[KEPT] = float64(kept) / 3.0
    return open_ones


@kernel
def dearest(tables: Tables, contracts: np.uint64) -> int:
    """The contract with most points; of equals the first."""
    best = -1
    while contracts != NONE:
        contract, contracts = pop_lowest(contracts)
        if best < 0 or tables.contract_points[contract] > tables.contract_points[best]:
            best = contract
    return best


@kernel
def cards_to_go(tables: Tables, state: State, seat: int, contract: int, work: PlanWork) -> float:
    """Cards on the cheapest way of a contract; FAR_CARDS if there is none for these carts."""
    cost = int64(work.path_cost[tables.contract_a[contract], tables.contract_b[contract]])
    cards = cost // POINT
    if cost >= FAR or cards > state.carts[seat]:
        return FAR_CARDS
    return min(FAR_CARDS, float64(cards))


@kernel
def tell_way(
    tables: Tables,
    state: State,
    seat: int,
    contract: int,
    others: np.uint64,
    work: PlanWork,
    out: PositionBuffers,
    start: int,
) -> None:
    """What the cheapest way of a contract takes, and how much of it others need, too."""
    row = out.seats[seat]
    cards = cards_to_go(tables, state, seat, contract, work)
    row[start + CARDS] = cards / FAR_CARDS
    if cards >= FAR_CARDS:
        row[LOST_POINTS] += float64(tables.contract_points[contract]) / 10.0
        row[start + MISSING] = 1.0
        row[start + SPARE] = -1.0
        row[start + PACE_SPARE] = -1.0
        return
    for card in range(EMPTY):
        work.unspent[card] = state.hand[seat, card]
    a, b = tables.contract_a[contract], tables.contract_b[contract]
    way = path_routes(state.routes[seat], a, b, work)
    row[start + OTHERS] = float64(count_bits(way & others)) / 3.0
    row[start + PLANNED] = 1.0 if way & ~out.needed[seat] == NONE else 0.0
    claims, missing = float64(count_bits(way)), int64(0)
    while way != NONE:
        route, way = pop_lowest(way)
        missing += int64(set_aside(tables, route, work))
    row[start + MISSING] = float64(missing) / FAR_CARDS
    row[start + CLAIMS] = claims / 4.0
    turns = claims + float64((missing + 1) // 2)
    row[start + SPARE] = spare_turns(LATE * float64(row[TURNS]) - turns)
    row[start + PACE_SPARE] = spare_turns(LATE * float64(out.table[PACE_END]) + 1.0 - turns)


@kernel
def spare_turns(turns: float) -> float:
    """Turns that are left over when a contract is completed, told from -1 to 1."""
    return min(1.0, max(-1.0, turns / 4.0))


@kernel
def tell_table(tables: Tables, state: State, out: PositionBuffers) -> None:
    """What all share: how many play, the moment of the turn, piles, how near the end is."""
    row = out.table
    row[PLAYERS + state.players - 2] = 1.0
    if state.phase < OVER:
        row[PHASE + state.phase] = 1.0
    if state.turns_left != NOT_YET:
        row[LAST_ROUND] = 1.0
        row[LEFT] = float64(state.turns_left) / 4.0
    row[TURN] = float64(state.turn) / (20.0 * float64(state.players))
    row[DECK] = float64(state.deck_size) / 30.0
    row[DISCARDED] = float64(count_cards(state.discards)) / 20.0
    for slot in range(len(state.market)):
        if state.market[slot] == WILD:
            row[MARKET_WILDS] += 0.5
    row[CONTRACTS_LEFT] = float64(state.contract_count) / 16.0
    row[GOODS_LEFT] = float64(state.merchandise_left) / 16.0
    fewest = int64(tables.carts)
    for seat in range(state.players):
        fewest = min(fewest, int64(state.carts[seat]))
    row[FEWEST] = float64(fewest) / 16.0
