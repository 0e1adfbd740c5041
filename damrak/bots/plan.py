"""A plan: which routes a seat wants, for its contracts and for the rest of its carts.

For the contracts the cheapest set of routes is exact: shortest paths between all locations (Floyd
and Warshall), the cheapest tree for every set of contract ends (Dreyfus and Wagner), the cheapest
forest for every set of contracts, and of these sets the one worth most. What is left of the carts
goes to the routes with most points a turn. Kernels read a state or an observation alike: of hidden
facts only the seat's own.

Costs are in 64ths of a point. The buffers are those that layout.py lists for planners.
"""

from typing import Any

import numpy as np

from damrak.bots.style import (
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
from damrak.compile.bits import NONE, bit, count_bits, drop_lowest, has_bit, lowest_bit
from damrak.rules.layout import NOT_YET, WILD, Tables, Work
from damrak.rules.network import is_completed

POINT = 64  # costs of a point
CHEAPEST = 64  # no route costs less
OWN = 1  # what a route of one's own costs; all of them less than the cheapest other
FAR = 1 << 14  # the cost of what cannot be reached
OPEN_CONTRACTS = 4  # open contracts that are planned for at once
Seen = Any  # a state, or the observation of the seat that plans


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
    """Sort the wanted routes: first what brings most for its time (Smith's rule)."""
    for place in range(len(work.plan_order[seat])):
        work.plan_order[seat, place] = -1
    left, place = work.plan_routes[seat], 0
    while left != NONE:
        best, most = -1, np.float64(-1)
        rest = left
        while rest != NONE:
            route = lowest_bit(rest)
            rest = drop_lowest(rest)
            missing = missing_cards(tables, route, seen.hand[seat])
            rate = work.plan_worth[seat, route] / (
                1.0 + work.style[CARD_TIME] * np.float64(missing)
            )
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
def missing_cards(tables: Tables, route: int, hand: Any) -> int:
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
    """What claiming each route costs: half a turn a card, a turn for the claim, less its points.

    Cards in hand count only in part: they could be used elsewhere.
    """
    style = work.style
    for route in range(len(tables.route_length)):
        length = np.float64(tables.route_length[route])
        held = length - np.float64(missing_cards(tables, route, seen.hand[seat]))
        turns = 1.0 + 0.5 * (length - style[HELD] * held)
        points = np.float64(tables.route_points[route]) + style[GOODS] * tables.route_carts[route]
        price = style[TURN_WORTH] * turns - style[OWN_POINTS] * points
        work.route_price[route] = max(CHEAPEST, np.int64(POINT * price))


@kernel
def join_locations(tables: Tables, own: np.uint64, free: np.uint64, work: Work) -> None:
    """The cost of the cheapest way between any two locations, and the route between neighbours."""
    size = len(work.path_cost)
    for a in range(size):
        for b in range(size):
            work.path_cost[a, b] = FAR
            work.path_route[a, b] = -1
        work.path_cost[a, a] = 0
    left = own | free
    while left != NONE:
        route = lowest_bit(left)
        left = drop_lowest(left)
        ends = tables.route_ends[route]
        a = lowest_bit(ends)
        b = lowest_bit(drop_lowest(ends))
        price = edge_cost(own, route, work)
        if price < work.path_cost[a, b]:
            work.path_cost[a, b] = price
            work.path_cost[b, a] = price
            work.path_route[a, b] = route
            work.path_route[b, a] = route
    for middle in range(size):
        for a in range(size):
            begun = work.path_cost[a, middle]
            if begun < FAR:
                for b in range(size):
                    work.path_cost[a, b] = min(
                        work.path_cost[a, b], begun + work.path_cost[middle, b]
                    )


@kernel
def edge_cost(own: np.uint64, route: int, work: Work) -> int:
    """What a route costs; one's own next to nothing, so that ways of no cost have no loops."""
    return OWN if has_bit(own, route) else work.route_price[route]


@kernel
def path_routes(own: np.uint64, a: int, b: int, work: Work) -> np.uint64:
    """The routes of the cheapest way that are not one's own yet."""
    routes, here = NONE, -1
    while a != b and a != here:
        here = a
        for step in range(len(work.path_cost)):
            route = work.path_route[here, step]
            if route >= 0 and a == here:
                cost = edge_cost(own, route, work) + work.path_cost[step, b]
                if cost == work.path_cost[here, b]:
                    routes |= bit(route)
                    a = step
    return routes & ~own


@kernel
def plan_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> np.uint64:
    """The routes for that set of open contracts which is worth most; noted in `chosen`."""
    own = seen.routes[seat]
    count = list_open(tables, seen, seat, work)
    work.chosen = NONE
    work.plan_gain = 0.0
    if count == 0:
        return NONE
    grow_trees(2 * count, work)
    turns = turns_to_come(tables, seen, seat, work)
    best, best_routes = np.int64(0), NONE
    for wanted in range(1, 1 << count):
        worth = np.int64(0)
        for place in range(count):
            if (wanted >> place) & 1:
                worth += 2 * POINT * np.int64(tables.contract_points[work.open[place]])
        if worth - best_forest(wanted, count, work) > best:
            routes = forest_routes(own, wanted, count, work)
            if can_build(tables, seen, seat, routes, turns):
                best = worth - work.forest_cost[wanted]
                best_routes = routes
                work.chosen = np.uint64(wanted)
    work.plan_gain = np.float64(best) / POINT
    return best_routes


@kernel
def value_of_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> float:
    """What the seat's contracts are worth, planned as well as can be."""
    join_locations(tables, seen.routes[seat], free_routes(tables, seen, seat), work)
    plan_contracts(tables, seen, seat, work)
    value = work.plan_gain
    left = seen.contracts[seat]
    while left != NONE:
        contract = lowest_bit(left)
        left = drop_lowest(left)
        points = np.float64(tables.contract_points[contract])
        value += points if is_completed(tables, seen.routes[seat], contract) else -points
    return value


@kernel
def list_open(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """Note the seat's contracts that are not completed, the most valuable first; how many."""
    count, limit = 0, min(OPEN_CONTRACTS, int(work.style[OPEN]))
    left = seen.contracts[seat]
    while left != NONE:
        contract = lowest_bit(left)
        left = drop_lowest(left)
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
def grow_trees(terminals: int, work: Work) -> None:
    """`tree_cost[set, location]`: the cheapest tree that joins these ends to the location."""
    size = len(work.path_cost)
    for ends in range(1, 1 << terminals):
        if ends & (ends - 1) == 0:
            end = work.terminals[lowest_bit(np.uint64(ends))]
            for location in range(size):
                work.tree_cost[ends, location] = work.path_cost[end, location]
        else:
            for location in range(size):
                work.joined[location] = FAR
                work.tree_cost[ends, location] = FAR
            part = (ends - 1) & ends
            while part > ends ^ part:
                for location in range(size):
                    cost = work.tree_cost[part, location] + work.tree_cost[ends ^ part, location]
                    work.joined[location] = min(work.joined[location], cost)
                part = (part - 1) & ends
            for fork in range(size):
                for location in range(size):
                    cost = work.joined[fork] + work.path_cost[fork, location]
                    work.tree_cost[ends, location] = min(work.tree_cost[ends, location], cost)


@kernel
def cheapest_split(ends: int, location: int, work: Work) -> int:
    """The cost of two trees that meet at the location and share these ends between them."""
    cost = np.int64(FAR)
    part = (ends - 1) & ends
    while part > 0:
        cost = min(
            cost, np.int64(work.tree_cost[part, location]) + work.tree_cost[ends ^ part, location]
        )
        part = (part - 1) & ends
    return cost


@kernel
def ends_of(contracts: int) -> int:
    """The set of ends of a set of open contracts: two bits for one."""
    ends = 0
    for place in range(OPEN_CONTRACTS):
        if (contracts >> place) & 1:
            ends |= 3 << (2 * place)
    return ends


@kernel
def tree_of(contracts: int, work: Work) -> int:
    """The cost of one tree that joins all ends of these contracts."""
    ends = ends_of(contracts)
    return work.tree_cost[ends, work.terminals[lowest_bit(np.uint64(ends))]]


@kernel
def best_forest(wanted: int, count: int, work: Work) -> int:
    """The cost of the cheapest trees that complete these contracts, each by one of the trees."""
    best, best_part = np.int64(FAR), wanted
    part = wanted
    while part > 0:
        cost = np.int64(tree_of(part, work))
        if part != wanted:
            cost += work.forest_cost[wanted ^ part]
        if cost < best:
            best, best_part = cost, part
        part = (part - 1) & wanted
    work.forest_cost[wanted] = best
    work.forest_part[wanted] = best_part
    return best


@kernel
def forest_routes(own: np.uint64, wanted: int, count: int, work: Work) -> np.uint64:
    """The routes of that forest."""
    routes = NONE
    while wanted > 0:
        part = work.forest_part[wanted]
        if work.forest_cost[wanted] >= FAR:
            return routes
        ends = ends_of(part)
        routes |= tree_routes(own, ends, work)
        wanted ^= part
    return routes


@kernel
def tree_routes(own: np.uint64, ends: int, work: Work) -> np.uint64:
    """The routes of the cheapest tree: walk its parts down to the paths they are made of."""
    size = len(work.path_cost)
    routes, depth = NONE, 1
    work.walk[0, 0] = ends
    work.walk[0, 1] = work.terminals[lowest_bit(np.uint64(ends))]
    while depth > 0:
        depth -= 1
        ends, location = np.int64(work.walk[depth, 0]), np.int64(work.walk[depth, 1])
        if ends & (ends - 1) == 0:
            end = work.terminals[lowest_bit(np.uint64(ends))]
            routes |= path_routes(own, end, location, work)
        else:
            meet = location
            for other in range(size):
                split = cheapest_split(ends, other, work)
                if split + work.path_cost[other, location] == work.tree_cost[ends, location]:
                    meet = other
            routes |= path_routes(own, meet, location, work)
            part = splitting_part(ends, meet, work)
            work.walk[depth, 0] = part
            work.walk[depth, 1] = meet
            work.walk[depth + 1, 0] = ends ^ part
            work.walk[depth + 1, 1] = meet
            depth += 2
    return routes


@kernel
def splitting_part(ends: int, location: int, work: Work) -> int:
    """One half of the cheapest split."""
    cost = cheapest_split(ends, location, work)
    part = (ends - 1) & ends
    while part > 0:
        if work.tree_cost[part, location] + work.tree_cost[ends ^ part, location] == cost:
            return part
        part = (part - 1) & ends
    return 0


@kernel
def can_build(tables: Tables, seen: Seen, seat: int, routes: np.uint64, turns: int) -> bool:
    """Whether the carts suffice for these routes, and the turns to come."""
    carts, needed, missing = np.int64(0), count_bits(routes), np.int64(0)
    while routes != NONE:
        route = lowest_bit(routes)
        routes = drop_lowest(routes)
        carts += tables.route_length[route]
    missing = carts
    for card in range(len(seen.hand[seat])):
        missing -= seen.hand[seat, card]
    return carts <= seen.carts[seat] and needed + max(0, missing) // 2 <= turns


@kernel
def turns_to_come(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """How many turns this seat has left, by count once 7.1 is triggered, by guess before.

    A seat places about a cart a turn, cards drawn and routes claimed.
    """
    if seen.turns_left != NOT_YET:
        return (seen.turns_left + seen.players - 1) // seen.players
    fewest = np.int64(seen.carts[seat])
    for other in range(seen.players):
        fewest = min(fewest, np.int64(seen.carts[other]))
    return 1 + max(1, int(work.style[PACE] * np.float64(fewest - tables.end_carts)))


@kernel
def value_routes(tables: Tables, seen: Seen, seat: int, work: Work) -> None:
    """What each route is worth in points: its own, merchandise, its share of planned contracts."""
    length, value = np.int64(0), np.int64(0)
    left = work.plan_routes[seat]
    while left != NONE:
        length += tables.route_length[lowest_bit(left)]
        left = drop_lowest(left)
    for place in range(OPEN_CONTRACTS):
        if has_bit(work.chosen, place):
            value += 2 * np.int64(tables.contract_points[work.open[place]])
    merchandise = work.style[GOODS] * worth_of_merchandise(seen, seat)
    for route in range(len(tables.route_length)):
        worth = np.float64(tables.route_points[route])
        if tables.route_carts[route] and seen.merchandise_left > 0:
            worth += merchandise
        if has_bit(work.plan_routes[seat], route):
            part = np.float64(tables.route_length[route]) / np.float64(length)
            worth += work.style[SHARE] * np.float64(value) * part
        work.plan_worth[seat, route] = worth


@kernel
def worth_of_merchandise(seen: Seen, seat: int) -> float:
    """What one more merchandise card brings: most where the places are close."""
    most = np.int64(0)
    for other in range(seen.players):
        if other != seat:
            most = max(most, np.int64(seen.merchandise[other]))
    ahead = np.int64(seen.merchandise[seat]) - most
    if seen.merchandise[seat] == 0:
        return 2.5
    return 2.0 if -2 <= ahead <= 1 else 0.7


@kernel
def worth_of_drawing(tables: Tables, seen: Seen, seat: int, work: Work) -> float:
    """The expected points of drawing contracts: the better one of two that could be drawn."""
    spare = np.int64(seen.carts[seat])
    turns = np.int64(turns_to_come(tables, seen, seat, work)) - 1
    left = work.plan_routes[seat]
    while left != NONE:
        spare -= tables.route_length[lowest_bit(left)]
        turns -= 1 + tables.route_length[lowest_bit(left)] // 2
        left = drop_lowest(left)
    count = np.int64(0)
    for contract in range(len(tables.contract_points)):
        if not has_bit(seen.contracts[seat], contract):
            work.draw_worth[count] = worth_of_contract(
                tables, seen, seat, contract, spare, turns, work
            )
            count += 1
    total = np.float64(0)
    for first in range(count):
        for second in range(first):
            total += max(work.draw_worth[first], work.draw_worth[second])
    return total / np.float64(max(1, count * (count - 1) // 2))


@kernel
def worth_of_contract(
    tables: Tables, seen: Seen, seat: int, contract: int, spare: int, turns: int, work: Work
) -> float:
    """What a contract would bring: its points less the work, or its loss if it cannot be done."""
    points = np.float64(tables.contract_points[contract])
    a, b = tables.contract_a[contract], tables.contract_b[contract]
    if work.path_cost[a, b] < CHEAPEST:  # by one's own routes alone
        return points
    if work.path_cost[a, b] >= FAR:
        return -points
    carts, needed = np.int64(0), np.int64(0)
    left = path_routes(seen.routes[seat], a, b, work) & ~work.plan_routes[seat]
    while left != NONE:
        carts += tables.route_length[lowest_bit(left)]
        needed += 1
        left = drop_lowest(left)
    if carts > spare or needed + carts // 2 > turns:
        return -points
    return points - work.style[EFFORT] * np.float64(needed + carts // 2)


@kernel
def fill_plan(tables: Tables, seen: Seen, seat: int, free: np.uint64, work: Work) -> None:
    """Add the routes with most worth a turn until the carts are used up."""
    carts = np.int64(seen.carts[seat])
    left = work.plan_routes[seat]
    while left != NONE:
        carts -= tables.route_length[lowest_bit(left)]
        free &= ~tables.route_twin[lowest_bit(left)]
        left = drop_lowest(left)
    free &= ~work.plan_routes[seat]
    while carts > tables.end_carts:
        best, most = -1, np.float64(0)
        left = free
        while left != NONE:
            route = lowest_bit(left)
            left = drop_lowest(left)
            if tables.route_length[route] <= carts:
                missing = missing_cards(tables, route, seen.hand[seat])
                time = 1.0 + work.style[CARD_TIME] * np.float64(missing)
                rate = work.plan_worth[seat, route] / time
                if rate > most:
                    best, most = route, rate
        if best < 0:
            return
        work.plan_routes[seat] |= bit(best)
        carts -= tables.route_length[best]
        free &= ~(bit(best) | tables.route_twin[best])
