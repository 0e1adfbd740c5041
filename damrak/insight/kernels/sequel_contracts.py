"""What became of contracts that were drawn, kept or given back."""

from __future__ import annotations

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course, better_of, cards_held, kind_of, turns_between
from damrak.insight.kernels.facts import (
    CARTS,
    CONTRACT,
    DRAWN,
    FACT_POINTS,
    HELD,
    KEPT,
    LATE,
    LEFT,
    NO_CONTRACTS,
    RETURNED,
    SOON,
    TURNS,
    Sequels,
    add_fact,
)
from damrak.insight.kernels.reasons import BOTH, DRAW, ONE
from damrak.insight.kernels.sequel_aims import has_failed
from damrak.rules.actions import KEEP_SECOND
from damrak.rules.layout import Tables
from damrak.rules.network import is_completed


@kernel
def tell_contracts(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """What became of contracts that were drawn, kept or given back."""
    played, better = int64(course.action[number]), better_of(course, number)
    kind, wanted = kind_of(tables, played), kind_of(tables, better)
    if kind in (ONE, BOTH) and wanted in (ONE, BOTH):
        tell_keeping(tables, course, number, sequels)
    elif kind == DRAW and not is_rewarded(tables, course, number):
        tell_failed(tables, course, number, number, 0, 1, DRAWN, sequels)
    elif wanted == DRAW:
        tell_drawing(tables, course, number, sequels)


@kernel
def keeps(tables: Tables, action: int, place: int) -> bool:
    """Whether an action keeps the contract at this place of an offer."""
    kind = kind_of(tables, action)
    second = action == int64(tables.slots) + KEEP_SECOND
    return kind == BOTH or (kind == ONE and second == (place == 1))


@kernel
def tell_keeping(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """Contracts that were kept and failed, and others that one's routes joined in the end."""
    played, best = int64(course.action[number]), int64(course.best[number])
    seat, last = int64(course.seat[number]), int64(course.actions)
    offer = course.offer[number - 1, seat]
    harder = int64(-1)
    for place in range(2):
        if offer[place] >= 0 and keeps(tables, best, place) and not keeps(tables, played, place):
            harder = max(harder, int64(tables.contract_points[offer[place]]))
    for place in range(2):
        kept = keeps(tables, played, place) and not keeps(tables, best, place)
        if offer[place] >= 0 and kept and tables.contract_points[offer[place]] >= harder:
            tell_failed(tables, course, number, number - 1, place, place, KEPT, sequels)
    for place in range(2):
        wanted = keeps(tables, best, place) and not keeps(tables, played, place)
        contract = int64(offer[place]) if wanted else int64(-1)
        if contract >= 0 and is_completed(tables, course.routes[last, seat], contract):
            tell_contract(tables, sequels, RETURNED, contract)


@kernel
def is_rewarded(tables: Tables, course: Course, number: int) -> bool:
    """Whether one of the contracts that were drawn was kept and completed."""
    seat, last = int64(course.seat[number]), int64(course.actions)
    for place in range(2):
        contract = int64(course.offer[number, seat, place])
        kept = contract >= 0 and has_bit(course.contracts[last, seat], contract)
        if kept and is_completed(tables, course.routes[last, seat], contract):
            return True
    return False


@kernel
def tell_failed(
    tables: Tables,
    course: Course,
    number: int,
    moment: int,
    first: int,
    last: int,
    kind: int,
    sequels: Sequels,
) -> None:
    """Those of the contracts on offer at a moment, from one place to another, that failed."""
    seat = int64(course.seat[number])
    left = NONE
    for place in range(first, last + 1):
        contract = int64(course.offer[moment, seat, place])
        if contract >= 0 and has_failed(tables, course, seat, contract):
            left |= bit(contract)
    while left != NONE:
        contract, left = pop_lowest(left)
        tell_contract(tables, sequels, kind, contract)


@kernel
def tell_contract(tables: Tables, sequels: Sequels, kind: int, contract: int) -> None:
    """A fact of a contract and its points."""
    place = add_fact(sequels, kind)
    sequels.facts[place, CONTRACT] = contract
    sequels.facts[place, FACT_POINTS] = tables.contract_points[contract]


@kernel
def tell_drawing(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """Contracts that were not drawn any more, or late."""
    seat, last = int64(course.seat[number]), int64(course.actions)
    drawn = int64(0)
    for each in range(last, number, -1):
        if course.seat[each] == seat and kind_of(tables, int64(course.action[each])) == DRAW:
            drawn = int64(each)
    if drawn == 0:
        carts = course.carts[last, seat]
        if carts > tables.end_carts:
            place = add_fact(sequels, NO_CONTRACTS)
            sequels.facts[place, CARTS] = carts
            sequels.facts[place, HELD] = cards_held(course, last, seat)
        return
    turns, left = (
        turns_between(course, number, drawn, seat),
        turns_between(course, drawn, last, seat),
    )
    if turns > 1 and left < SOON:
        place = add_fact(sequels, LATE)
        sequels.facts[place, TURNS] = turns
        sequels.facts[place, LEFT] = left
