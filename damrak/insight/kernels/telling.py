"""Which of all that speaks about a decision is told, so that it can be believed."""

from __future__ import annotations

from typing import TypeAlias

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.numbers import int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import against, reasons, record_types
from damrak.insight.kernels import facts as facts_of
from damrak.insight.kernels.account import MATTERED, SeatAccount
from damrak.insight.kernels.course import Course, kind_of
from damrak.insight.kernels.facts import FACT, KIND, MESSAGES, Sequels
from damrak.insight.kernels.sequel import find_sequels
from damrak.insight.kernels.sequel_aims import claimed_by
from damrak.rules.layout import Tables

FEW = 2  # cards that are soon found
# Faults that rules and printed numbers prove.
PROVEN = (against.ENDS, against.SINGLE, against.LAST, against.WILDS, against.FEWER)
# Faults of what was done alone, whatever was better.
OWN_FAULTS = (against.ENDS, against.SINGLE, against.SPENDS)
# Faults that may be supposed; not told where the record says the same of the hand.
GUESSED = (
    *(against.SPENDS, against.PAID, against.IDLE),
    *(against.ODDS, against.LATE, against.OPEN),
)
# What presses and is a fact; that a rival may come is told by the record, once it happened.
NOTES = (reasons.LAST_TURN, reasons.BEGINS, reasons.BRIDGE)
# What speaks for an action in general, or presses in general.
WEAK = (
    *(reasons.SPREAD, reasons.PAIR, reasons.HIDDEN, reasons.ANY_COLOUR),
    *(reasons.BLOCK, reasons.GOODS, reasons.NEW),
)
WEAK_NOTES = (reasons.END_NEAR, reasons.OWN_END, reasons.END_NEXT)
# What speaks for one contract beside the other: not told to whoever kept both.
COMPARED = (reasons.RICHER, reasons.EASIER, reasons.EVEN, reasons.OVERLAP, reasons.KEEP)
WHY, NOTE, FAULT, FEWER, NO_REASON = range(len(MESSAGES))
# What a fact is about, by kind: two that are told together differ in it.
OF_ROUTE, OF_CARDS, OF_CONTRACT, OF_POINTS, OF_WAIT = range(5)
OF_HAND = (
    *(facts_of.SETBACK, facts_of.LACKED, facts_of.SHORT),
    *(facts_of.IDLE, facts_of.SPARE, facts_of.PAUSE),
)
Telling: TypeAlias = record_types.Telling  # a record of TELLING

TELLING_FIELDS = (
    Field("kinds", "i4", "", "kinds of facts that have been told, a set"),
    Field("count", "i4", "", "how many facts have been told"),
    Field("facts", "i4", "told number", "these facts"),
)
TELLING = record_dtype(columns(TELLING_FIELDS, {"told": 2 * MATTERED, "number": len(FACT)}))


@kernel
def pick_mattered(tables: Tables, course: Course, account: SeatAccount, telling: Telling) -> None:
    """Write the decisions of an account that are told, in the order of the game.

    They are the dearest that the master would not have made; a claim that was missed several times
    is told only once. Nothing has been told yet.
    """
    telling.kinds = 0
    telling.count = 0
    for place in range(len(account.mattered)):
        account.mattered[place] = 0
    count = 0
    for place in range(len(account.dearest)):
        number = int64(account.dearest[place])
        if count < len(account.mattered) and is_told(tables, course, number, account, count):
            account.mattered[count] = number
            count += 1
    sort_numbers(account, count)


@kernel
def is_told(tables: Tables, course: Course, number: int, account: SeatAccount, count: int) -> bool:
    """Whether a decision is told after some others; 0 for none."""
    if number <= 0 or number > course.actions or course.agreed[number]:
        return False
    return not is_repeated(tables, course, number, account, count)


@kernel
def sort_numbers(account: SeatAccount, count: int) -> None:
    """Put the decisions that are told into the order of the game."""
    for last in range(1, count):
        place = last
        while place > 0 and account.mattered[place] < account.mattered[place - 1]:
            number = account.mattered[place]
            account.mattered[place] = account.mattered[place - 1]
            account.mattered[place - 1] = number
            place -= 1


@kernel
def is_repeated(
    tables: Tables, course: Course, number: int, account: SeatAccount, count: int
) -> bool:
    """Whether the better claim of a decision was missed in one that is told, however it is paid."""
    route = claimed_by(tables, int64(course.best[number]))
    if route < 0:
        return False
    for place in range(count):
        other = claimed_by(tables, int64(course.best[account.mattered[place]]))
        if other >= 0 and tables.route_ends[other] == tables.route_ends[route]:
            return True
    return False


@kernel
def is_telling(sequels: Sequels, place: int) -> bool:
    """Whether a fact says why another choice was better: that a route could wait does not."""
    return bool(sequels.facts[place, KIND] != facts_of.FREE)


# What the reason of a decision says that can be believed: nothing of one action where others were
# as good.


@kernel
def is_sound_fault(course: Course, number: int) -> bool:
    """Whether what speaks against the action can be believed."""
    return bool(course.equal[number] == 1 or course.fault[number] in OWN_FAULTS)


@kernel
def is_sound_why(tables: Tables, course: Course, number: int) -> bool:
    """Whether what speaks for the best can be believed: a card is, if few more are missing.

    A route without a contract must bring much for them.
    """
    missing, route = int64(course.missing[number]), int64(course.route[number])
    if course.equal[number] != 1:
        return False
    if course.why[number] == reasons.CARD:
        return bool(tables.route_points[route] > 3 * missing)
    return bool(course.why[number] != reasons.CARD_WAY or missing <= FEW)


@kernel
def has_fewer(tables: Tables, course: Course, number: int) -> bool:
    """Whether a claim brought much less than the better one."""
    done = claimed_by(tables, int64(course.action[number]))
    best = claimed_by(tables, int64(course.best[number]))
    more = int64(course.points[number]) > 2 * int64(course.was_points[number])
    return bool(course.equal[number] == 1 and done >= 0 and best >= 0 and done != best and more)


# What is told


@kernel
def choose_facts(
    tables: Tables, course: Course, number: int, work: Work, sequels: Sequels, telling: Telling
) -> None:
    """Choose what is told of a decision, after others: facts, and messages of its reason.

    The first fact explains the decision, if possible one of a kind not told yet; the second is
    about something else.
    """
    find_sequels(tables, course, number, work, sequels)
    main = freshest(sequels, telling, 1)
    if main < 0:
        main = freshest(sequels, telling, 0)
    sequels.chosen[0] = main
    sequels.chosen[1] = second_of(sequels, main, telling)
    choose_messages(tables, course, number, sequels)
    for each in range(len(sequels.chosen)):
        tell_fact(sequels, int64(sequels.chosen[each]), telling)


@kernel
def freshest(sequels: Sequels, telling: Telling, only_telling: int) -> int:
    """The fact that repeats least of what has been told, the most telling first; -1 for none."""
    best, least = -1, 3
    for place in range(int64(sequels.count)):
        again = times_told(sequels, place, telling)
        if again < least and (not only_telling or is_telling(sequels, place)):
            best, least = place, again
    return best


@kernel
def times_told(sequels: Sequels, place: int, telling: Telling) -> int:
    """How much of a fact has been told: 1 for its kind, 2 for all of it."""
    known = int64(is_kind_told(sequels, place, telling))
    for each in range(int64(telling.count)):
        same = True
        for n in range(len(FACT)):
            same = same and telling.facts[each, n] == sequels.facts[place, n]
        if same:
            return known + 1
    return known


@kernel
def is_kind_told(sequels: Sequels, place: int, telling: Telling) -> bool:
    """Whether a fact of this kind has been told."""
    return bool((int64(telling.kinds) >> int64(sequels.facts[place, KIND])) & 1)


@kernel
def second_of(sequels: Sequels, main: int, telling: Telling) -> int:
    """A fact about something else than the main one, of a kind not told yet; -1 for none."""
    if main < 0:
        return -1
    subject = subject_of(int64(sequels.facts[main, KIND]))
    for place in range(int64(sequels.count)):
        other = subject_of(int64(sequels.facts[place, KIND])) != subject
        if other and not is_kind_told(sequels, place, telling):
            return place
    return -1


@kernel
def subject_of(kind: int) -> int:
    """What a fact of this kind is about."""
    if kind in (facts_of.CUT, facts_of.ROUND, facts_of.TAKEN):
        return OF_ROUTE
    if kind in (facts_of.ENDED, facts_of.GOODS, facts_of.UNUSED):
        return OF_POINTS
    if kind == facts_of.FREE:
        return OF_WAIT
    return OF_CARDS if kind in OF_HAND else OF_CONTRACT


@kernel
def tell_fact(sequels: Sequels, place: int, telling: Telling) -> None:
    """Note that a fact has been told; -1 for none."""
    if place < 0 or telling.count >= len(telling.facts):
        return
    for n in range(len(FACT)):
        telling.facts[telling.count, n] = sequels.facts[place, n]
    telling.count += 1
    telling.kinds |= 1 << int64(sequels.facts[place, KIND])


@kernel
def choose_messages(tables: Tables, course: Course, number: int, sequels: Sequels) -> None:
    """Write which messages of the reason are told beside the facts that were chosen."""
    any_fact, ended, missed, named, hand = False, False, False, False, False
    for place in range(int64(sequels.count)):
        chosen = place == sequels.chosen[0] or place == sequels.chosen[1]
        if chosen and is_telling(sequels, place):
            fact = sequels.facts[place]
            way = fact[facts_of.ON_WAY] if fact[facts_of.ON_WAY] >= 0 else fact[facts_of.CONTRACT]
            any_fact = True
            ended = ended or fact[KIND] == facts_of.ENDED
            hand = hand or subject_of(int64(fact[KIND])) == OF_CARDS
            missed = missed or fact[KIND] in (facts_of.SETBACK, facts_of.LACKED, facts_of.SHORT)
            named = named or (way >= 0 and way == course.contract[number])
    why, note, fault = course.why[number], course.note[number], course.fault[number]
    alone = course.equal[number] == 1
    both = kind_of(tables, int64(course.action[number])) == reasons.BOTH
    sequels.tells[WHY] = is_sound_why(tables, course, number) and not (
        (why in WEAK and any_fact)
        or (both and why in COMPARED)
        or (missed and why == reasons.CARD)
        or (missed and named and why == reasons.CARD_WAY)
    )
    sequels.tells[NOTE] = alone and (
        note in NOTES or (note in WEAK_NOTES and not any_fact) or (both and note == reasons.RISK)
    )
    sequels.tells[FAULT] = is_sound_fault(course, number) and (
        (fault in PROVEN and not (fault == against.ENDS and ended))
        or (fault in GUESSED and not hand)
    )
    sequels.tells[FEWER] = has_fewer(tables, course, number) and fault != against.FEWER
    said = sequels.chosen[0] >= 0
    for message in range(NO_REASON):
        said = said or sequels.tells[message] != 0
    sequels.tells[NO_REASON] = not said
