"""How many cards contracts need: the cheapest paths over the seat's routes and free ones."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.forest import FAR, POINT, best_forest, grow_trees, join_locations
from damrak.bots.kernels.plan import free_routes
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, drop_lowest, lowest_bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.reasons import NEVER
from damrak.rules.layout import Observation, Tables


@kernel
def measure(tables: Tables, seen: Observation, without: np.uint64, work: Work) -> None:
    """Find the cards that paths between all locations need, some routes left out."""
    for route in range(len(tables.route_length)):
        work.route_price[route] = POINT * int64(tables.route_length[route])
    me = seen.viewer
    join_locations(tables, seen.routes[me], free_routes(tables, seen, me) & ~without, work)


@kernel
def in_cards(cost: int, carts: int) -> int:
    """A cost in cards; NEVER if it cannot be reached, or not with these carts."""
    return NEVER if cost >= FAR or cost // POINT > carts else cost // POINT


@kernel
def cards_for(tables: Tables, seen: Observation, work: Work, contract: int) -> int:
    """Cards that a contract needs; NEVER if it cannot be completed any more."""
    cost = int64(work.path_cost[tables.contract_a[contract], tables.contract_b[contract]])
    return in_cards(int(cost), int(seen.carts[seen.viewer]))


@kernel
def cards_after(tables: Tables, seen: Observation, work: Work, contract: int, route: int) -> int:
    """The same once a route is claimed, by a path over it."""
    ends = tables.route_ends[route]
    a, b = lowest_bit(ends), lowest_bit(drop_lowest(ends))
    start, end = tables.contract_a[contract], tables.contract_b[contract]
    there = int64(work.path_cost[start, a]) + int64(work.path_cost[b, end])
    back = int64(work.path_cost[start, b]) + int64(work.path_cost[a, end])
    carts = int(seen.carts[seen.viewer]) - int(tables.route_length[route])
    return in_cards(int(min(there, back)), carts)


@kernel
def contract_served(tables: Tables, seen: Observation, work: Work, route: int) -> int:
    """The open contract that a route helps most, -1 for none; completing one comes first."""
    return served_of(tables, seen, work, route, seen.contracts[seen.viewer])


@kernel
def served_of(
    tables: Tables, seen: Observation, work: Work, route: int, contracts: np.uint64
) -> int:
    """That of some contracts.

    A route that saves the contract no more than half of its own cards is a detour.
    """
    best, done, most = -1, False, 0
    left = contracts
    while left != NONE:
        contract, left = pop_lowest(left)
        before = cards_for(tables, seen, work, contract)
        after = cards_after(tables, seen, work, contract, route)
        saved = before - after
        spent = int(tables.route_length[route])
        if before > 0 and after != NEVER and 2 * saved > spent:
            points = int(tables.contract_points[contract])
            if (after == 0 and not done) or (points > most and (after == 0) == done):
                best, done, most = contract, after == 0, points
    return best


@kernel
def joint_cards(seen: Observation, work: Work, count: int) -> int:
    """Cards that the contracts in `open` need together; NEVER if there are too few carts."""
    grow_trees(2 * count, work)
    cost = int64(0)
    for wanted in range(1, 1 << count):
        cost = int64(best_forest(wanted, work))
    return in_cards(int(cost), int(seen.carts[seen.viewer]))
