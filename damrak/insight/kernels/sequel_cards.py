"""What the cards that were paid, taken or left lying would have done."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.plan import missing_cards
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, has_bit, lowest_bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import (
    Course,
    better_of,
    cards_held,
    drawn_at,
    is_own_turn,
    kind_of,
    turns_between,
)
from damrak.insight.kernels.facts import (
    AFTER,
    CARD_HELD,
    FACT_POINTS,
    FEW,
    HELD,
    IDLE,
    LACK,
    LACKED,
    LONG,
    NEXT,
    NO_LINK,
    ON_WAY,
    PAUSE,
    ROUTE,
    SETBACK,
    SHORT,
    TURNS,
    Sequels,
    add_fact,
)
from damrak.insight.kernels.reasons import BLIND, CLAIM, MARKET
from damrak.insight.kernels.sequel_aims import aim_of, claimed_by, link_before, link_of
from damrak.insight.kernels.ways import find_ways, is_on_way
from damrak.rules.layout import EMPTY, SECOND, TURN, WILD, Pile, Tables
from damrak.rules.network import is_completed


@kernel
def tell_cards(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """What the cards that were paid, taken or left lying would have done."""
    played, better = int64(course.action[number]), better_of(course, number)
    kind = kind_of(tables, played)
    if kind == CLAIM:
        tell_setback(tables, course, number, work, sequels)
        tell_short(tables, course, number, work, sequels)
        tell_pause(tables, course, number, sequels)
        return
    if kind_of(tables, better) == MARKET and kind in (MARKET, BLIND):
        exchange_draws(course, number, int64(course.market[number - 1, better]), sequels)
        if find_missed(tables, course, number, -1, work, sequels):
            place = add_fact(sequels, LACKED)
            note_missed(sequels, place)
    if kind == MARKET:
        card, seat = int64(course.market[number - 1, played]), course.seat[number]
        over = course.hand[course.actions, seat, card]
        if over > 0:
            place = add_fact(sequels, IDLE)
            sequels.facts[place, CARD_HELD] = card
            sequels.facts[place, HELD] = over


@kernel
def note_missed(sequels: Sequels, place: int) -> None:
    """Write the route that was missed, when, and what it was to the seat."""
    sequels.facts[place, ROUTE] = sequels.missed[0]
    sequels.facts[place, TURNS] = sequels.missed[1]
    sequels.facts[place, ON_WAY] = max(-1, sequels.missed[3])


@kernel
def tell_setback(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """A payment took cards that the route of the better card lacked little of.

    Where several cards were as good, any route on the way of a contract counts.
    """
    aim, seat = aim_of(tables, course, number), course.seat[number]
    if aim < 0 and course.cards[number]:
        aim = hurt_most(tables, course, number, work)
    if aim < 0 or kind_of(tables, better_of(course, number)) == CLAIM:
        return
    link = link_before(tables, course, number, aim, work)
    if link == NO_LINK or aim == claimed_by(tables, int64(course.action[number])):
        return
    opened = course.open[number]
    lack = lacking(tables, opened, aim, course.hand[number - 1, seat])
    after = lacking(tables, opened, aim, course.hand[number, seat])
    if after > lack and lack <= FEW:
        place = add_fact(sequels, SETBACK)
        sequels.facts[place, ON_WAY] = max(-1, link)
        sequels.facts[place, ROUTE] = aim
        sequels.facts[place, FACT_POINTS] = tables.route_points[aim]
        sequels.facts[place, LACK] = lack
        sequels.facts[place, AFTER] = after


@kernel
def lacking(tables: Tables, opened: np.uint64, route: int, hand: Pile) -> int:
    """How many cards a hand lacks for a route, or for the other half of a double that is open."""
    lack = missing_cards(tables, route, hand)
    twin = tables.route_twin[route] & opened
    return lack if twin == NONE else min(lack, missing_cards(tables, lowest_bit(twin), hand))


@kernel
def hurt_most(tables: Tables, course: Course, number: int, work: Work) -> int:
    """The route on the way of a contract for which a payment was missing most; -1 for none."""
    seat, best, most = int64(course.seat[number]), int64(-1), int64(0)
    find_ways(tables, course, number, seat, NONE, work)
    opened = course.open[number]
    left = opened
    while left != NONE:
        route, left = pop_lowest(left)
        lack = lacking(tables, opened, route, course.hand[number - 1, seat])
        more = lacking(tables, opened, route, course.hand[number, seat]) - lack
        near = lack <= FEW and tables.route_length[route] <= course.carts[number, seat]
        if near and more > most and link_of(tables, course, number, number, route, work) >= 0:
            best, most = route, more
    return best


@kernel
def tell_pause(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """The next claim came long after the payment, where drawing would have been better."""
    seat = int64(course.seat[number])
    for later in range(number + 1, int64(course.actions) + 1):
        if course.seat[later] == seat and kind_of(tables, int64(course.action[later])) == CLAIM:
            turns = turns_between(course, number, later, seat)
            if turns >= LONG and course.cards[number]:
                place = add_fact(sequels, PAUSE)
                sequels.facts[place, TURNS] = turns
                sequels.facts[place, HELD] = cards_held(course, number, seat)
            return


@kernel
def tell_short(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """A payment was missing for another route soon."""
    played, better = int64(course.action[number]), better_of(course, number)
    route = claimed_by(tables, played)
    keep_hand(sequels)
    exchange_payment(tables, played, 1, sequels)
    if claimed_by(tables, better) == route:
        exchange_payment(tables, better, -1, sequels)
    if not find_missed(tables, course, number, route, work, sequels):
        return
    missed = sequels.missed[0]
    is_less = tables.route_points[missed] < tables.route_points[route]
    if missed != aim_of(tables, course, number) and is_less:
        return
    place = add_fact(sequels, SHORT)
    note_missed(sequels, place)
    sequels.facts[place, LACK] = sequels.missed[2]


@kernel
def keep_hand(sequels: Sequels) -> None:
    """Another hand that is the same."""
    for card in range(EMPTY):
        sequels.changed[card] = 0


@kernel
def exchange_payment(tables: Tables, claim: int, times: int, sequels: Sequels) -> None:
    """Put the payment of a claim into the other hand, or with -1 take it out."""
    coloured = int64(tables.claim_coloured[claim])
    if coloured > 0:
        sequels.changed[tables.claim_colour[claim]] += times * coloured
    sequels.changed[WILD] += times * int64(tables.claim_wilds[claim])


@kernel
def exchange_draws(course: Course, number: int, card: int, sequels: Sequels) -> None:
    """Put a card into the other hand, and take out those of the turn in whose place it comes."""
    keep_hand(sequels)
    sequels.changed[card] += 1
    first = drawn_at(course, number)
    if first >= 0:
        sequels.changed[first] -= 1
    if card != WILD or course.phase[number - 1] != TURN or number >= course.actions:
        return
    if course.phase[number] == SECOND and course.seat[number + 1] == course.seat[number]:
        second = drawn_at(course, number + 1)
        if second >= 0:
            sequels.changed[second] -= 1


@kernel
def find_missed(
    tables: Tables, course: Course, number: int, but: int, work: Work, sequels: Sequels
) -> bool:
    """Write the first route that the seat wanted soon and could have paid with the other hand."""
    seat, turns = int64(course.seat[number]), 0
    for turn in range(number + 1, int64(course.actions) + 1):
        if turns < NEXT and is_own_turn(course, turn, seat):
            turns += 1
            if fill_other(course, turn - 1, seat, sequels):
                find_ways(tables, course, turn - 1, seat, NONE, work)
                if misses_any(tables, course, number, turn - 1, but, work, sequels):
                    sequels.missed[1] = turns
                    return True
    return False


@kernel
def fill_other(course: Course, moment: int, seat: int, sequels: Sequels) -> bool:
    """Write the other hand at a moment; whether there can be such a hand."""
    possible = True
    for card in range(EMPTY):
        sequels.other[card] = course.hand[moment, seat, card] + sequels.changed[card]
        possible = possible and sequels.other[card] >= 0
    return possible


@kernel
def misses_any(
    tables: Tables, course: Course, number: int, moment: int, but: int, work: Work, sequels: Sequels
) -> bool:
    """Whether a wanted route was missed: what the better action was for, else one of the ways.

    Those that take no saving are not missed.
    """
    seat, aim, opened = course.seat[number], aim_of(tables, course, number), course.open[moment]
    aimed = aim >= 0 and aim != but and has_bit(opened, aim)
    if aimed and misses(tables, course, number, moment, aim, work, sequels):
        return True
    left = course.contracts[moment, seat] & course.contracts[number - 1, seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        rest = opened
        if is_completed(tables, course.routes[moment, seat], contract):
            rest = NONE
        while rest != NONE:
            route, rest = pop_lowest(rest)
            fits = route != but and tables.route_length[route] > 1
            fits = fits and is_on_way(tables, contract, route, work)
            if fits and misses(tables, course, number, moment, route, work, sequels):
                return True
    return False


@kernel
def misses(
    tables: Tables,
    course: Course,
    number: int,
    moment: int,
    route: int,
    work: Work,
    sequels: Sequels,
) -> bool:
    """Whether a route could not be paid at a moment, but could have been with the other hand."""
    seat, opened = course.seat[number], course.open[moment]
    lack = lacking(tables, opened, route, course.hand[moment, seat])
    too_long = tables.route_length[route] > course.carts[moment, seat]
    if too_long or lack == 0 or lacking(tables, opened, route, sequels.other) > 0:
        return False
    link = link_of(tables, course, number, moment, route, work)
    sequels.missed[0] = route
    sequels.missed[2] = lack
    sequels.missed[3] = link
    return link != NO_LINK
