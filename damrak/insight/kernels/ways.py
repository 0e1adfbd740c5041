"""The cheapest ways of a seat's contracts at a moment of a game: how many carts, over what."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.forest import FAR, POINT, join_locations
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, drop_lowest, has_bit, lowest_bit
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course
from damrak.insight.kernels.distances import in_cards
from damrak.rules.layout import Tables

ANY = FAR  # carts enough for every way


@kernel
def find_ways(
    tables: Tables, course: Course, moment: int, seat: int, more: np.uint64, work: Work
) -> None:
    """Find all ways over the routes of a seat, open ones and some more; others read them."""
    for route in range(len(tables.route_length)):
        work.route_price[route] = POINT * int64(tables.route_length[route])
    join_locations(tables, course.routes[moment, seat], course.open[moment] | more, work)


@kernel
def carts_for(tables: Tables, contract: int, carts: int, work: Work) -> int:
    """The carts that a contract still takes; NEVER if no way is left, or none with these carts."""
    cost = int64(work.path_cost[tables.contract_a[contract], tables.contract_b[contract]])
    return in_cards(cost, carts)


@kernel
def is_on_way(tables: Tables, contract: int, route: int, work: Work) -> bool:
    """Whether an open route lies on a cheapest way of a contract, whichever of several it is."""
    start, end = tables.contract_a[contract], tables.contract_b[contract]
    whole = int64(work.path_cost[start, end])
    if whole >= FAR:
        return False
    ends = tables.route_ends[route]
    a, b = lowest_bit(ends), lowest_bit(drop_lowest(ends))
    rest = whole // POINT - int64(tables.route_length[route])
    there = carts_over(work, start, a, b, end)
    back = carts_over(work, start, b, a, end)
    return rest in (there, back)


@kernel
def carts_over(work: Work, start: int, a: int, b: int, end: int) -> int:
    """The carts of the ways to one end of a route and on from the other; FAR if there are none."""
    before, after = int64(work.path_cost[start, a]), int64(work.path_cost[b, end])
    return FAR if before >= FAR or after >= FAR else before // POINT + after // POINT


@kernel
def left_at(
    tables: Tables, course: Course, moment: int, seat: int, contract: int, work: Work
) -> int:
    """The carts that a contract of a seat takes at a moment; NEVER if it has too few."""
    find_ways(tables, course, moment, seat, NONE, work)
    return carts_for(tables, contract, int(course.carts[moment, seat]), work)


@kernel
def has_way_over(
    tables: Tables, course: Course, moment: int, seat: int, route: int, work: Work
) -> bool:
    """Whether a way of a contract that the seat keeps in the end leads over a route, were it open.

    The moment is any; the contracts are those of the end.
    """
    find_ways(tables, course, moment, seat, bit(route), work)
    kept = course.contracts[course.actions, seat]
    for contract in range(int64(tables.contracts)):
        if has_bit(kept, contract) and is_on_way(tables, contract, route, work):
            return True
    return False
