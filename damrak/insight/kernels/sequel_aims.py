"""What a decision of a finished game was about: the better action, its route, its contract."""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, has_bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course, better_of, kind_of
from damrak.insight.kernels.facts import NO_LINK, WORTH, WORTHY
from damrak.insight.kernels.reasons import CARD, CARD_WAY, CLAIM, MARKET
from damrak.insight.kernels.ways import find_ways, is_on_way
from damrak.rules.layout import Tables
from damrak.rules.network import is_completed


@kernel
def claimed_by(tables: Tables, action: int) -> int:
    """The route that an action claims; -1 if it is no claim."""
    return int64(tables.claim_route[action]) if kind_of(tables, action) == CLAIM else int64(-1)


@kernel
def aim_of(tables: Tables, course: Course, number: int) -> int:
    """The route that the better action claims, or that its card is for; -1 for none."""
    better = better_of(course, number)
    if kind_of(tables, better) == CLAIM:
        return claimed_by(tables, better)
    is_for = course.why[number] == CARD or course.why[number] == CARD_WAY
    return (
        int64(course.route[number]) if kind_of(tables, better) == MARKET and is_for else int64(-1)
    )


@kernel
def link_of(
    tables: Tables, course: Course, number: int, moment: int, route: int, work: Work
) -> int:
    """What a route was to the seat: a contract that it was on the way of, else WORTHY or NO_LINK.

    Contracts that came after the action do not count: nobody could know them. The ways at this
    moment have been found.
    """
    if course.why[number] == CARD_WAY and route == aim_of(tables, course, number):
        return int64(course.contract[number])
    seat = course.seat[number]
    left = course.contracts[moment, seat] & course.contracts[number - 1, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        done = is_completed(tables, course.routes[moment, seat], contract)
        is_open = has_bit(course.open[moment], route)
        if not done and is_open and is_on_way(tables, contract, route, work):
            return contract
    return WORTHY if tables.route_points[route] >= WORTH else NO_LINK


@kernel
def link_before(tables: Tables, course: Course, number: int, route: int, work: Work) -> int:
    """What a route was to the seat before the action."""
    find_ways(tables, course, number - 1, course.seat[number], NONE, work)
    return link_of(tables, course, number, number - 1, route, work)


@kernel
def is_step(tables: Tables, course: Course, number: int, work: Work) -> bool:
    """Whether what was done claimed a route on the way of a contract."""
    route = claimed_by(tables, int64(course.action[number]))
    return route >= 0 and link_before(tables, course, number, route, work) >= 0


@kernel
def has_failed(tables: Tables, course: Course, seat: int, contract: int) -> bool:
    """Whether a seat kept a contract and did not complete it."""
    last = int64(course.actions)
    kept = has_bit(course.contracts[last, seat], contract)
    return kept and not is_completed(tables, course.routes[last, seat], contract)
