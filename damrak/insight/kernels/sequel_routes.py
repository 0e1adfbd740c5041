"""What became of the route that another choice was for."""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, has_bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course, better_of, cards_held, kind_of, turns_between
from damrak.insight.kernels.facts import (
    CLOSE,
    CONTRACT,
    CUT,
    FACT_POINTS,
    GOODS,
    HELD,
    LEFT,
    MORE,
    NO_LINK,
    ON_WAY,
    OPEN,
    RIVAL,
    ROUND,
    ROUTE,
    SOON,
    SPARE,
    TAKEN,
    TURNS,
    Sequels,
    add_fact,
)
from damrak.insight.kernels.reasons import BLIND, CLAIM, MARKET, NEVER
from damrak.insight.kernels.sequel_aims import aim_of, claimed_by, has_failed, link_before
from damrak.insight.kernels.ways import ANY, carts_for, find_ways, is_on_way, left_at
from damrak.rules.layout import Tables
from damrak.rules.network import is_completed


@kernel
def tell_route(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """What became of the route that another choice was for."""
    route, seat = aim_of(tables, course, number), int64(course.seat[number])
    played, better = int64(course.action[number]), better_of(course, number)
    if route < 0 or claimed_by(tables, played) == route:
        return
    taken = taken_at(course, number, route)
    if taken > 0 and taker_of(tables, course, taken, seat, route) == seat:
        return
    tell_failing(tables, course, number, route, work, sequels)
    link = link_before(tables, course, number, route, work)
    if taken > 0:
        tell_taken(tables, course, number, route, taken, link, work, sequels)
    if kind_of(tables, better) != CLAIM:
        return
    held = cards_held(course, int64(course.actions), seat)
    drew = kind_of(tables, played) in (MARKET, BLIND)
    if link != NO_LINK and taken == 0 and drew and held >= tables.route_length[route]:
        place = add_fact(sequels, SPARE)
        sequels.facts[place, ON_WAY] = max(-1, link)
        sequels.facts[place, ROUTE] = route
        sequels.facts[place, HELD] = held
    tell_goods(tables, course, number, route, sequels)


@kernel
def taken_at(course: Course, number: int, route: int) -> int:
    """The action after which a route was no longer open, the decision included; 0 for none."""
    for moment in range(number, int64(course.actions) + 1):
        if not has_bit(course.open[moment], route):
            return moment
    return 0


@kernel
def taker_of(tables: Tables, course: Course, taken: int, seat: int, route: int) -> int:
    """Who claimed the route, or closed it by claiming the one beside it."""
    left = course.routes[taken, seat]
    while left != NONE:
        each, left = pop_lowest(left)
        if tables.route_ends[each] == tables.route_ends[route]:
            return seat
    return int64(course.seat[taken])


@kernel
def tell_taken(
    tables: Tables,
    course: Course,
    number: int,
    route: int,
    taken: int,
    link: int,
    work: Work,
    sequels: Sequels,
) -> None:
    """A rival claimed the route soon: what that did to contracts, and its points."""
    seat, rival = int64(course.seat[number]), int64(course.seat[taken])
    turns, points = turns_between(course, number, taken, seat), int64(tables.route_points[route])
    if turns > SOON:
        return
    left = course.contracts[taken - 1, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if not is_completed(tables, course.routes[taken - 1, seat], contract):
            was = left_at(tables, course, taken - 1, seat, contract, work)
            now = left_at(tables, course, taken, seat, contract, work)
            if was != NEVER and (now == NEVER or now > was):
                place = add_fact(sequels, CUT if now == NEVER else ROUND)
                note_rival(sequels, place, rival, route, turns)
                sequels.facts[place, CONTRACT] = contract
                sequels.facts[place, MORE] = -1 if now == NEVER else now - was
    if link != NO_LINK and points > 1:
        place = add_fact(sequels, TAKEN)
        note_rival(sequels, place, rival, route, turns)
        sequels.facts[place, ON_WAY] = max(-1, link)
        sequels.facts[place, FACT_POINTS] = points


@kernel
def note_rival(sequels: Sequels, place: int, rival: int, route: int, turns: int) -> None:
    """Write who claimed which route, and when."""
    sequels.facts[place, RIVAL] = rival
    sequels.facts[place, ROUTE] = route
    sequels.facts[place, TURNS] = turns


@kernel
def tell_failing(
    tables: Tables, course: Course, number: int, route: int, work: Work, sequels: Sequels
) -> None:
    """Contracts that the route would have brought closer, the action did not, and that failed."""
    seat, last = int64(course.seat[number]), int64(course.actions)
    left = course.contracts[number - 1, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if has_failed(tables, course, seat, contract):
            was = left_at(tables, course, number - 1, seat, contract, work)
            is_open = has_bit(course.open[number - 1], route)
            on_way = is_open and is_on_way(tables, contract, route, work)
            now = left_at(tables, course, number, seat, contract, work)
            find_ways(tables, course, last, seat, NONE, work)
            short = max(0, carts_for(tables, contract, ANY, work))  # 0 where no way is left
            if was != NEVER and on_way and (now == NEVER or now >= was) and short <= CLOSE:
                place = add_fact(sequels, OPEN)
                sequels.facts[place, CONTRACT] = contract
                sequels.facts[place, LEFT] = short
                sequels.facts[place, FACT_POINTS] = tables.contract_points[contract]


@kernel
def tell_goods(tables: Tables, course: Course, number: int, route: int, sequels: Sequels) -> None:
    """What one more merchandise card would have brought at the end."""
    played = claimed_by(tables, int64(course.action[number]))
    left = course.merchandise_left[number - 1] > 0
    if not left or not tables.route_carts[route] or (played >= 0 and tables.route_carts[played]):
        return
    seat = int64(course.seat[number])
    points = bonus_of(tables, course, seat, 1) - bonus_of(tables, course, seat, 0)
    if points > 0:
        sequels.facts[add_fact(sequels, GOODS), FACT_POINTS] = points


@kernel
def bonus_of(tables: Tables, course: Course, seat: int, more: int) -> int:
    """7.4-7.6: the bonus of a seat at the end, with some merchandise cards more."""
    cards, place = course.merchandise[course.actions], 0
    count = int64(cards[seat]) + more
    for other in range(int64(course.players)):
        place += other != seat and cards[other] > count
    return int64(tables.merchandise_points[course.players, place]) if count > 0 else int64(0)
