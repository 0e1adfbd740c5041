"""The cheapest routes that join locations: paths, trees and forests, exactly.

Shortest paths between all locations (Floyd and Warshall), the cheapest tree for every set of
contract ends (Dreyfus and Wagner), the cheapest forest for every set of contracts. Costs are in
64ths of a point. The buffers are those of plan_buffers.py.
"""

import numpy as np

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, drop_lowest, has_bit, lowest_bit, pop_lowest
from damrak.compile.numbers import int32, int64
from damrak.rules.layout import Tables

POINT = 64  # cost of a point
CHEAPEST = 64  # no route costs less
OWN = 1  # cost of a route one has; all of them together cost less than the cheapest other
FAR = 1 << 14  # the cost of a location that cannot be reached
OPEN_CONTRACTS = 4  # open contracts that are planned for at once


@kernel
def join_locations(tables: Tables, own: np.uint64, free: np.uint64, work: Work) -> None:
    """The cost of the cheapest path between any two locations, and the route between neighbours."""
    size = len(work.path_cost)
    for a in range(size):
        for b in range(size):
            work.path_cost[a, b] = FAR
            work.path_route[a, b] = -1
        work.path_cost[a, a] = 0
    left = own | free
    while left != NONE:
        route, left = pop_lowest(left)
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
            if work.path_cost[middle, a] < FAR and a != middle:
                lower(work.path_cost[a], work.path_cost[middle, a], work.path_cost[middle])


@kernel
def lower(costs: Row[int], begun: int, further: Row[int]) -> None:
    """Lower each cost to that of a way that has begun and goes further; several at once.

    In 32 bits explicitly, as all sums of whole rows here: else compiled code adds in 64.
    """
    start = int32(begun)
    for place in range(len(costs)):
        costs[place] = min(costs[place], int32(start + further[place]))


@kernel
def edge_cost(own: np.uint64, route: int, work: Work) -> int:
    """What a route costs; one's own a little more than 0, so that cheapest paths have no loops."""
    return OWN if has_bit(own, route) else work.route_price[route]


@kernel
def path_routes(own: np.uint64, a: int, b: int, work: Work) -> np.uint64:
    """The routes of the cheapest path that the seat does not have yet."""
    routes, here = NONE, -1
    while a != b and a != here:
        here = a
        for step in range(len(work.path_cost)):
            route = work.path_route[here, step]
            if route >= 0:
                cost = edge_cost(own, route, work) + work.path_cost[step, b]
                if cost == work.path_cost[here, b]:
                    routes |= bit(route)
                    a = step
                    break
    return routes & ~own


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
                join_trees(work.joined, work.tree_cost[part], work.tree_cost[ends ^ part])
                part = (part - 1) & ends
            for fork in range(size):
                # else the tree of another fork leads here for as little, and on from here, too
                if work.joined[fork] < work.tree_cost[ends, fork]:
                    lower(work.tree_cost[ends], work.joined[fork], work.path_cost[fork])


@kernel
def join_trees(costs: Row[int], some: Row[int], others: Row[int]) -> None:
    """Lower each cost to that of two trees that meet there; several at once."""
    for place in range(len(costs)):
        costs[place] = min(costs[place], int32(some[place] + others[place]))


@kernel
def cheapest_split(ends: int, location: int, work: Work) -> int:
    """The cost of two trees that meet at the location and share these ends between them."""
    cost = int64(FAR)
    part = (ends - 1) & ends
    while part > 0:
        cost = min(
            cost, int64(work.tree_cost[part, location]) + work.tree_cost[ends ^ part, location]
        )
        part = (part - 1) & ends
    return cost


@kernel
def ends_of(contracts: int) -> int:
    """The set of ends of a set of open contracts: two bits for each contract."""
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
def best_forest(wanted: int, work: Work) -> int:
    """The cost of the cheapest trees that complete these contracts, each by one of the trees."""
    best, best_part = int64(FAR), wanted
    part = wanted
    while part > 0:
        cost = int64(tree_of(part, work))
        if part != wanted:
            cost += work.forest_cost[wanted ^ part]
        if cost < best:
            best, best_part = cost, part
        part = (part - 1) & wanted
    work.forest_cost[wanted] = best
    work.forest_part[wanted] = best_part
    return best


@kernel
def forest_routes(own: np.uint64, wanted: int, work: Work) -> np.uint64:
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
        ends, location = int64(work.walk[depth, 0]), int64(work.walk[depth, 1])
        if ends & (ends - 1) == 0:
            end = work.terminals[lowest_bit(np.uint64(ends))]
            routes |= path_routes(own, end, location, work)
        else:
            meet, cost = location, work.tree_cost[ends, location]
            for back in range(size):
                other = size - 1 - back
                way = work.path_cost[other, location]
                # a split costs no less than the tree: most places are out without any split
                near = work.tree_cost[ends, other] + way <= cost
                if near and cheapest_split(ends, other, work) + way == cost:
                    meet = other
                    break
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
