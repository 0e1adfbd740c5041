"""What a claimed route itself came to."""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course, began_last_round, better_of, kind_of
from damrak.insight.kernels.facts import (
    ENDED,
    FACT_POINTS,
    FEW,
    FREE,
    LENGTH,
    OWN_POINTS,
    RIVAL,
    ROUTE,
    UNUSED,
    Sequels,
    add_fact,
)
from damrak.insight.kernels.reasons import CLAIM
from damrak.insight.kernels.sequel_aims import claimed_by, is_step
from damrak.insight.kernels.ways import has_way_over
from damrak.rules.layout import Tables
from damrak.rules.network import is_completed


@kernel
def tell_claim(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """What the claimed route itself came to."""
    route = claimed_by(tables, int64(course.action[number]))
    if route < 0:
        return
    seat, other = int64(course.seat[number]), claimed_by(tables, better_of(course, number))
    left = int64(course.carts[number - 1, seat])
    ends = other >= 0 and left - int64(tables.route_length[other]) <= tables.end_carts
    if began_last_round(course, number) and not ends:
        tell_last_round(tables, course, number, sequels)
    if other == route:
        return
    used = is_used(tables, course, seat, route)
    length, points = int64(tables.route_length[route]), int64(tables.route_points[route])
    poor = length <= FEW and not tables.route_carts[route]
    if poor and not used and not is_step(tables, course, number, work):
        place = add_fact(sequels, UNUSED)
        sequels.facts[place, ROUTE] = route
        sequels.facts[place, LENGTH] = length
        sequels.facts[place, FACT_POINTS] = points
    if used and not is_wanted(tables, course, number, route, work):
        sequels.facts[add_fact(sequels, FREE), ROUTE] = route


@kernel
def tell_last_round(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """What another made of the last round that a claim began, where it is more than the seat did.

    Of equal ones the first seat is told.
    """
    seat, rival, most = int64(course.seat[number]), -1, int64(-1)
    for other in range(int64(course.players)):
        gain = gain_of(tables, course, number, other)
        if other != seat and gain > most:
            rival, most = other, gain
    own = gain_of(tables, course, number, seat)
    if most > own:
        place = add_fact(sequels, ENDED)
        sequels.facts[place, RIVAL] = rival
        sequels.facts[place, FACT_POINTS] = most
        sequels.facts[place, OWN_POINTS] = own


@kernel
def gain_of(tables: Tables, course: Course, number: int, seat: int) -> int:
    """The points of routes claimed and contracts completed after the decision."""
    last, gain = int64(course.actions), int64(0)
    had, has = course.routes[number, seat], course.routes[last, seat]
    left = has & ~had
    while left != NONE:
        route, left = pop_lowest(left)
        gain += tables.route_points[route]
    left = course.contracts[last, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if is_completed(tables, has, contract) and not is_completed(tables, had, contract):
            gain += tables.contract_points[contract]
    return gain


@kernel
def is_used(tables: Tables, course: Course, seat: int, route: int) -> bool:
    """Whether a completed contract of the seat needs this route of it in the end."""
    last = int64(course.actions)
    has = course.routes[last, seat]
    left = course.contracts[last, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        rest = has & ~bit(route)
        if is_completed(tables, has, contract) and not is_completed(tables, rest, contract):
            return True
    return False


@kernel
def is_wanted(tables: Tables, course: Course, number: int, route: int, work: Work) -> bool:
    """Whether later a way of a rival's contract would have led over a route, had it been free."""
    for moment in range(number - 1, int64(course.actions) + 1):
        action = int64(course.action[moment])
        if moment == number - 1 or (moment > number and kind_of(tables, action) == CLAIM):
            for rival in range(int64(course.players)):
                other = rival != course.seat[number]
                if other and has_way_over(tables, course, moment, rival, route, work):
                    return True
    return False
