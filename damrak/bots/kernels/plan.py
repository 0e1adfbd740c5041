"""A plan: which routes a seat wants, for its contracts and for the rest of its carts.

For the contracts it takes the forest (`forest.py`) of the set of open contracts that is worth most.
The carts that are left go to the routes with most points for each turn. The kernels take a state or
an observation: they read no hidden facts but the seat's own.
"""

import numpy as np

from damrak.bots.kernels.forest import (
    CHEAPEST,
    FAR,
    OPEN_CONTRACTS,
    POINT,
    best_forest,
    forest_routes,
    grow_trees,
    join_locations,
    path_routes,
)
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.style import (
    CARD_TIME,
    EFFORT,
    GOODS,
    HELD,
    OPEN,
    OWN_POINTS,
    PACE,
    SHARE,
    TURN_WORTH,
)
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, count_bits, drop_lowest, has_bit, lowest_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.rules.layout import NOT_YET, OFFER, WILD, Pile, Seen, Tables
from damrak.rules.network import is_completed


@kernel
def make_plan(tables: Tables, seen: Seen, seat: int, work: Work) -> None:
    """Write the routes the seat wants (`plan_routes`) and what each is worth (`plan_worth`)."""
    free = free_routes(tables, seen, seat)
    price_routes(tables, seen, seat, work)
    join_locations(tables, seen.routes[seat], free, work)
    work.plan_routes[seat] = plan_contracts(tables, seen, seat, work)
    value_routes(tables, seen, seat, work)
    work.plan_contracts[seat] = worth_of_drawing(tables, seen, seat, work)
    fill_plan(tables, seen, seat, free, work)
    order_plan(tables, seen, seat, work)


@kernel
def order_plan(tables: Tables, seen: Seen, seat: int, work: Work) -> None:
    """Sort the wanted routes by worth for time, the best first (Smith's rule)."""
    for place in range(len(work.plan_order[seat])):
        work.plan_order[seat, place] = -1
    left, place = work.plan_routes[seat], 0
    while left != NONE:
        best, most = -1, float64(-1)
        rest = left
        while rest != NONE:
            route, rest = pop_lowest(rest)
            missing = missing_cards(tables, route, seen.hand[seat])
            rate = work.plan_worth[seat, route] / (1.0 + work.style[CARD_TIME] * float64(missing))
            if rate > most:
                best, most = route, rate
        work.plan_order[seat, place] = best
        left &= ~bit(best)
        place += 1


@kernel
def free_routes(tables: Tables, seen: Seen, seat: int) -> np.uint64:
    """Routes that this seat could still claim, as a set."""
    free = NONE
    for route in range(len(tables.route_length)):
        word = tables.route_words[route, 0]
        is_open = seen.free_claims[word] & tables.route_claims[route, word] != NONE
        if is_open and tables.route_length[route] <= seen.carts[seat]:
            free |= bit(route)
    return free & ~seen.barred[seat]


@kernel
def missing_cards(tables: Tables, route: int, hand: Pile) -> int:
    """How many cards a hand lacks to pay for a route."""
    colour = tables.route_colour[route]
    most = 0
    if colour < WILD:
        most = hand[colour]
    else:
        for other in range(WILD):
            most = max(most, hand[other])
    return max(0, tables.route_length[route] - most - hand[WILD])


@kernel
def price_routes(tables: Tables, seen: Seen, seat: int, work: Work) -> None:
    """What claiming each route costs: half a turn a card, a turn for the claim, minus its points.

    Cards in hand count only in part: they could be used elsewhere.
    """
    style = work.style
    for route in range(len(tables.route_length)):
        length = float64(tables.route_length[route])
        held = length - float64(missing_cards(tables, route, seen.hand[seat]))
        turns = 1.0 + 0.5 * (length - style[HELD] * held)
        points = float64(tables.route_points[route]) + style[GOODS] * tables.route_carts[route]
        price = style[TURN_WORTH] * turns - style[OWN_POINTS] * points
        work.route_price[route] = max(CHEAPEST, int64(POINT * price))


@kernel
def plan_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> np.uint64:
    """The routes for the set of open contracts that is worth most, which becomes `chosen`."""
    own = seen.routes[seat]
    count = list_open(tables, seen, seat, work)
    work.chosen = NONE
    work.plan_gain = 0.0
    if count == 0:
        return NONE
    grow_trees(2 * count, work)
    turns = turns_to_come(tables, seen, seat, work)
    best, best_routes = int64(0), NONE
    for wanted in range(1, 1 << count):
        worth = int64(0)
        for place in range(count):
            if (wanted >> place) & 1:
                worth += 2 * POINT * int64(tables.contract_points[work.open[place]])
        if worth - best_forest(wanted, work) > best:
            routes = forest_routes(own, wanted, work)
            if can_build(tables, seen, seat, routes, turns):
                best = worth - work.forest_cost[wanted]
                best_routes = routes
                work.chosen = np.uint64(wanted)
    work.plan_gain = float64(best) / POINT
    return best_routes


@kernel
def value_of_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> float:
    """What the seat's contracts are worth with the best plan."""
    join_locations(tables, seen.routes[seat], free_routes(tables, seen, seat), work)
    plan_contracts(tables, seen, seat, work)
    value = work.plan_gain
    left = seen.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        points = float64(tables.contract_points[contract])
        value += points if is_completed(tables, seen.routes[seat], contract) else -points
    return value


@kernel
def list_open(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """List the seat's contracts that are not completed in `open`, most points first; how many."""
    count, limit = 0, min(OPEN_CONTRACTS, int(work.style[OPEN]))
    left = seen.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if not is_completed(tables, seen.routes[seat], contract):
            place = min(count, limit)
            while place > 0 and is_dearer(tables, contract, work.open[place - 1]):
                if place < limit:
                    work.open[place] = work.open[place - 1]
                place -= 1
            if place < limit:
                work.open[place] = contract
                count = min(count + 1, limit)
    for place in range(count):
        work.terminals[2 * place] = tables.contract_a[work.open[place]]
        work.terminals[2 * place + 1] = tables.contract_b[work.open[place]]
    return count


@kernel
def is_dearer(tables: Tables, contract: int, other: int) -> bool:
    """Whether a contract has more points than another."""
    return tables.contract_points[contract] > tables.contract_points[other]


@kernel
def can_build(tables: Tables, seen: Seen, seat: int, routes: np.uint64, turns: int) -> bool:
    """Whether there are enough carts and turns for these routes."""
    carts, needed, missing = int64(0), count_bits(routes), int64(0)
    while routes != NONE:
        route, routes = pop_lowest(routes)
        carts += tables.route_length[route]
    missing = carts
    for card in range(len(seen.hand[seat])):
        missing -= seen.hand[seat, card]
    return carts <= seen.carts[seat] and needed + max(0, missing) // 2 <= turns


@kernel
def turns_to_come(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """How many turns this seat has left with this one: known after 7.1 is triggered, else a guess.

    A seat places about a cart a turn, cards drawn and routes claimed.
    """
    if seen.turns_left != NOT_YET:
        return 0 if seen.phase == OFFER else 1
    fewest = int64(seen.carts[seat])
    for other in range(seen.players):
        fewest = min(fewest, int64(seen.carts[other]))
    return 1 + max(1, int(work.style[PACE] * float64(fewest - tables.end_carts)))


@kernel
def value_routes(tables: Tables, seen: Seen, seat: int, work: Work) -> None:
    """What each route is worth in points: its own, merchandise, its share of planned contracts."""
    length, value = int64(0), int64(0)
    left = work.plan_routes[seat]
    while left != NONE:
        length += tables.route_length[lowest_bit(left)]
        left = drop_lowest(left)
    for place in range(OPEN_CONTRACTS):
        if has_bit(work.chosen, place):
            value += 2 * int64(tables.contract_points[work.open[place]])
    merchandise = work.style[GOODS] * worth_of_merchandise(seen, seat)
    for route in range(len(tables.route_length)):
        worth = float64(tables.route_points[route])
        if tables.route_carts[route] and seen.merchandise_left > 0:
            worth += merchandise
        if has_bit(work.plan_routes[seat], route):
            part = float64(tables.route_length[route]) / float64(length)
            worth += work.style[SHARE] * float64(value) * part
        work.plan_worth[seat, route] = worth


@kernel
def worth_of_merchandise(seen: Seen, seat: int) -> float:
    """What one more merchandise card brings: most when places are close."""
    most = int64(0)
    for other in range(seen.players):
        if other != seat:
            most = max(most, int64(seen.merchandise[other]))
    ahead = int64(seen.merchandise[seat]) - most
    if seen.merchandise[seat] == 0:
        return 2.5
    return 2.0 if -2 <= ahead <= 1 else 0.7


@kernel
def worth_of_drawing(tables: Tables, seen: Seen, seat: int, work: Work) -> float:
    """The expected points of drawing contracts: the better one of two that could be drawn."""
    spare = int64(seen.carts[seat])
    turns = int64(turns_to_come(tables, seen, seat, work)) - 1
    left = work.plan_routes[seat]
    while left != NONE:
        spare -= tables.route_length[lowest_bit(left)]
        turns -= 1 + tables.route_length[lowest_bit(left)] // 2
        left = drop_lowest(left)
    count = int64(0)
    for contract in range(tables.contracts):
        if not has_bit(seen.contracts[seat], contract):
            work.draw_worth[count] = worth_of_contract(
                tables, seen, seat, contract, spare, turns, work
            )
            count += 1
    return average_better(count, work)


@kernel
def average_better(count: int, work: Work) -> float:
    """The average of the better one of two, over all pairs of the contracts weighed."""
    total = float64(0)
    for first in range(count):
        for second in range(first):
            total += max(work.draw_worth[first], work.draw_worth[second])
    return total / float64(max(1, count * (count - 1) // 2))


@kernel
def worth_of_contract(
    tables: Tables, seen: Seen, seat: int, contract: int, spare: int, turns: int, work: Work
) -> float:
    """What a contract would bring: its points minus the work, or its loss if it is impossible."""
    points = float64(tables.contract_points[contract])
    a, b = tables.contract_a[contract], tables.contract_b[contract]
    if work.path_cost[a, b] < CHEAPEST:  # the seat's routes complete it already
        return points
    if work.path_cost[a, b] >= FAR:
        return -points
    carts, needed = int64(0), int64(0)
    left = path_routes(seen.routes[seat], a, b, work) & ~work.plan_routes[seat]
    while left != NONE:
        carts += tables.route_length[lowest_bit(left)]
        needed += 1
        left = drop_lowest(left)
    if carts > spare or needed + carts // 2 > turns:
        return -points
    return points - work.style[EFFORT] * float64(needed + carts // 2)


@kernel
def fill_plan(tables: Tables, seen: Seen, seat: int, free: np.uint64, work: Work) -> None:
    """Add the routes with most worth for each turn until the carts are used up."""
    carts = int64(seen.carts[seat])
    left = work.plan_routes[seat]
    while left != NONE:
        carts -= tables.route_length[lowest_bit(left)]
        free &= ~tables.route_twin[lowest_bit(left)]
        left = drop_lowest(left)
    free &= ~work.plan_routes[seat]
    while carts > tables.end_carts:
        best, most = -1, float64(0)
        left = free
        while left != NONE:
            route, left = pop_lowest(left)
            if tables.route_length[route] <= carts:
                missing = missing_cards(tables, route, seen.hand[seat])
                time = 1.0 + work.style[CARD_TIME] * float64(missing)
                rate = work.plan_worth[seat, route] / time
                if rate > most:
                    best, most = route, rate
        if best < 0:
            return
        work.plan_routes[seat] |= bit(best)
        carts -= tables.route_length[best]
        free &= ~(bit(best) | tables.route_twin[best])
