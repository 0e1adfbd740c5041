"""The course of a game: every moment that a review needs, so that it can look ahead to the end."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit
from damrak.compile.numbers import int64
from damrak.compile.records import Field, packed_dtype
from damrak.insight.kernels import record_types
from damrak.insight.kernels.against import Against
from damrak.insight.kernels.judgement import Judgement
from damrak.insight.kernels.reasons import BLIND, BOTH, CLAIM, DRAW, MARKET, NOTHING, ONE, Advice
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, PASS
from damrak.rules.layout import EMPTY, NOT_YET, OVER, TURN, State, Tables, board_sizes
from damrak.rules.score import final_scores, winners

# A game on the published board has at most 44 + 64 draws of cards, 44 claims and 28 offers of
# contracts; between two of them all seats but one may pass.
MOMENTS = 1024
UNSURE = -1  # in place of a better action: several were as good
Course: TypeAlias = record_types.Course  # a record of course_dtype

COURSE_FIELDS = (  # moment 0 is the deal; moment n comes after action n
    Field("actions", "i4", "", "how many actions have been noted"),
    Field("players", "i4", "", "2, 3 or 4"),
    Field("winners", "i4", "", "who won, a set of seats; 0 while the game goes on"),
    Field("routes", "u8", "moment seat", "routes of each seat, a set"),
    Field("open", "u8", "moment", "routes that can still be claimed, a set"),
    Field("contracts", "u8", "moment seat", "contracts kept, a set"),
    Field("hand", "i1", "moment seat card", "transport cards in hand"),
    Field("offer", "i1", "moment seat 2", "contracts on offer; -1 for none"),
    Field("market", "i1", "moment slot", "the face-up cards"),
    Field("carts", "i1", "moment seat", "carts left"),
    Field("merchandise", "i1", "moment seat", "merchandise cards taken"),
    Field("merchandise_left", "i1", "moment", "merchandise cards in the stack"),
    Field("phase", "i1", "moment", "as in the state"),
    Field("turns_left", "i1", "moment", "as in the state"),
    Field("seat", "i1", "moment", "who acted"),
    Field("action", "i2", "moment", "what was done"),
    # of an action beside which another was clearly better
    Field("best", "i2", "moment", "the best action; UNSURE where what was done is not blamed"),
    Field("equal", "i1", "moment", "how many options were as good as the best, itself counted"),
    Field("cards", "i1", "moment", "1 where all of these draw a card"),
    Field("why", "i1", "moment", "what speaks for the best, a place in REASONS"),
    Field("note", "i1", "moment", "what presses, a place in NOTES"),
    Field("fault", "i1", "moment", "what speaks against what was done, a place in FAULTS"),
    Field("route", "i1", "moment", "the route that the best claims or is for; -1 for none"),
    Field("contract", "i1", "moment", "the contract that it serves; -1 for none"),
    Field("missing", "i1", "moment", "cards that the hand lacks for the route"),
    Field("points", "i1", "moment", "points that a claim brings"),
    Field("was_points", "i1", "moment", "points that what was done brings"),
    Field("regret", "f8", "moment", "how much better the best was"),
    Field("agreed", "i1", "moment", "1 where the master would have done what was done"),
)


def course_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the record for this board."""
    return packed_dtype(COURSE_FIELDS, board_sizes(board) | {"moment": MOMENTS})


# Writing it


@kernel
def begin_course(tables: Tables, state: State, course: Course) -> None:
    """Forget all games, and note one that has been dealt."""
    course.actions = 0
    course.players = state.players
    course.winners = 0
    note_state(tables, state, course, 0)


@kernel
def note_moment(
    tables: Tables, state: State, seat: int, action: int, work: Work, course: Course
) -> None:
    """Note an action of a seat, and the state after it."""
    number = int64(course.actions) + 1
    if number >= len(course.action):
        return
    course.actions = number
    course.seat[number] = seat
    course.action[number] = action
    course.best[number] = UNSURE
    course.equal[number] = 0
    course.agreed[number] = 0
    note_state(tables, state, course, number)
    if state.phase == OVER:
        final_scores(tables, state, work)
        course.winners = winners(work, state.players)


@kernel
def note_state(tables: Tables, state: State, course: Course, moment: int) -> None:
    """Write all that is kept of a state."""
    course.open[moment] = NONE
    for route in range(len(tables.route_length)):
        word = tables.route_words[route, 0]
        if state.free_claims[word] & tables.route_claims[route, word] != NONE:
            course.open[moment] |= bit(route)
    for slot in range(len(state.market)):
        course.market[moment, slot] = state.market[slot]
    for seat in range(len(state.routes)):
        course.routes[moment, seat] = state.routes[seat]
        course.contracts[moment, seat] = state.contracts[seat]
        course.carts[moment, seat] = state.carts[seat]
        course.merchandise[moment, seat] = state.merchandise[seat]
        for card in range(EMPTY):
            course.hand[moment, seat, card] = state.hand[seat, card]
        for place in range(2):
            shown = place < state.offered[seat]
            course.offer[moment, seat, place] = state.offer[seat, place] if shown else -1
    course.merchandise_left[moment] = state.merchandise_left
    course.phase[moment] = state.phase
    course.turns_left[moment] = state.turns_left


@kernel
def note_better(
    tables: Tables, judgement: Judgement, advice: Advice, against: Against, course: Course
) -> None:
    """Note why another action was better than the last one: what `compare` has just found."""
    number = int64(course.actions)
    course.best[number] = judgement.best
    course.equal[number] = 0
    course.cards[number] = 1
    for place in range(len(judgement.equals)):
        equal = int64(judgement.equals[place])
        course.equal[number] += equal >= 0
        if equal >= 0 and kind_of(tables, equal) not in (MARKET, BLIND):
            course.cards[number] = 0
    course.why[number] = advice.reason
    course.note[number] = advice.note
    course.fault[number] = against.fault
    course.route[number] = advice.route
    course.contract[number] = advice.contract
    course.missing[number] = advice.missing
    course.points[number] = advice.points
    course.was_points[number] = against.was_points
    course.regret[number] = judgement.regret


# Reading it


@kernel
def kind_of(tables: Tables, action: int) -> int:
    """The kind of an action, a place in KINDS; UNSURE for none."""
    first = int64(tables.slots)
    if action < 0:
        return UNSURE
    if action < first:
        return MARKET
    if action >= first + FIRST_CLAIM:
        return CLAIM
    if action == first + DECK:
        return BLIND
    if action == first + CONTRACTS:
        return DRAW
    if action == first + PASS:
        return NOTHING
    return BOTH if action == first + KEEP_BOTH else ONE


@kernel
def better_of(course: Course, number: int) -> int:
    """The better action; UNSURE where several were as good, so that nothing is said of one."""
    return int64(course.best[number]) if course.equal[number] == 1 else int64(UNSURE)


@kernel
def drawn_at(course: Course, number: int) -> int:
    """The card that an action brought into the hand of its seat; -1 for none."""
    seat = course.seat[number]
    for card in range(EMPTY):
        if course.hand[number, seat, card] > course.hand[number - 1, seat, card]:
            return card
    return -1


@kernel
def cards_held(course: Course, moment: int, seat: int) -> int:
    """How many cards a seat has."""
    total = int64(0)
    for card in range(EMPTY):
        total += course.hand[moment, seat, card]
    return total


@kernel
def is_own_turn(course: Course, number: int, seat: int) -> bool:
    """Whether a seat began a turn with this action."""
    return bool(course.seat[number] == seat and course.phase[number - 1] == TURN)


@kernel
def turns_between(course: Course, start: int, end: int, seat: int) -> int:
    """How many turns a seat began after one action, up to another."""
    turns = 0
    for number in range(start + 1, end + 1):
        turns += is_own_turn(course, number, seat)
    return turns


@kernel
def began_last_round(course: Course, number: int) -> bool:
    """Whether an action began the last round."""
    return bool(course.turns_left[number - 1] == NOT_YET and course.turns_left[number] != NOT_YET)
