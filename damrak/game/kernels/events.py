"""What an action did: the cards that left the deck, sweeps of the market, contracts offered."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import shape_of
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.numbers import int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.game.kernels import record_types
from damrak.rules.actions import CONTRACTS, DECK
from damrak.rules.layout import EMPTY, State
from damrak.rules.market import slots_of
from damrak.rules.recorded import MOST

NO_CARD = -1
HEAD = 8  # the numbers of an event before the cards that were turned up
Made: TypeAlias = record_types.Shuffles  # of shuffles_dtype, or a state with such fields
Happened: TypeAlias = record_types.Event  # a record of event_dtype


SHUFFLE_FIELDS = (  # as recorded.py has them behind a state
    Field("shuffles", "i4", "1", "how many shuffles the action made"),
    Field("orders", "i1", "most deck", "each shuffled deck, the top last"),
    Field("order_sizes", "i1", "most", "the cards in each of these decks"),
)
EVENT_FIELDS = (
    Field("seat", "i4", "", "who acted"),
    Field("action", "i4", "", "the number of the action; KEEP_ONE where the choice is a secret"),
    Field("drew", "i4", "", "the card drawn from the deck, or NO_CARD"),
    Field("turned_count", "i4", "", "how many cards were turned up into the market"),
    Field("offered_count", "i4", "", "how many contracts were drawn"),
    Field("offered", "i4", "2", "these contracts"),
    Field("sweeps", "i4", "", "how often the market was swept"),
    Field("turned", "i1", "turned", "the cards turned up, in order"),
)


def shuffles_dtype(board: Board, most: int = MOST) -> np.dtype[np.void]:
    """The type of the shuffles that one action made."""
    return record_dtype(columns(SHUFFLE_FIELDS, _sizes(board, most)))


def event_dtype(board: Board, most: int = MOST) -> np.dtype[np.void]:
    """The type of an action with its outcome; it has room for all cards of so many shuffles."""
    return record_dtype(columns(EVENT_FIELDS, _sizes(board, most)), align=True)


def _sizes(board: Board, most: int) -> dict[str, int]:
    deck = shape_of(board).cards
    return {"most": most, "deck": deck, "turned": (most + 1) * deck}


@kernel
def note_event(
    before: State, after: State, made: Made, seat: int, action: int, event: Happened
) -> None:
    """Write what an action of a seat did, from the states around it and the shuffles it made."""
    slots, shuffles = slots_of(after), int64(made.shuffles[0])
    begin_event(seat, action, event)
    left = after.deck_size if shuffles == 0 else 0
    note_cards(before.deck, before.deck_size, left, slots, event)
    for place in range(shuffles):
        left = after.deck_size if place + 1 == shuffles else 0
        note_cards(made.orders[place], made.order_sizes[place], left, slots, event)
    note_sweeps(before, after, event)
    note_offer(after, event)


@kernel
def begin_event(seat: int, action: int, event: Happened) -> None:
    """An action that has done nothing yet."""
    event.seat = seat
    event.action = action
    event.drew = NO_CARD
    event.turned_count = 0
    event.offered_count = 0
    event.sweeps = 0


@kernel
def note_cards(deck: Row[int], size: int, left: int, slots: int, event: Happened) -> None:
    """Note the cards that a deck of this size lost from its top: the first may be drawn blind."""
    blind = event.action == slots + DECK
    for below in range(size - left):
        card = deck[size - 1 - below]
        if blind and event.drew == NO_CARD:
            event.drew = card
        else:
            event.turned[event.turned_count] = card
            event.turned_count += 1


@kernel
def note_sweeps(before: State, after: State, event: Happened) -> None:
    """Count the sweeps (4.6): each turned up a whole market, the other cards filled gaps."""
    slots, filled = slots_of(after), int64(event.action < slots_of(after))
    for slot in range(slots):
        filled += before.market[slot] == EMPTY
        filled -= after.market[slot] == EMPTY
    event.sweeps = (event.turned_count - filled) // slots


@kernel
def note_offer(after: State, event: Happened) -> None:
    """Note the contracts that the seat now looks at, if it drew some."""
    if event.action != slots_of(after) + CONTRACTS:
        return
    event.offered_count = after.offered[event.seat]
    for place in range(after.offered[event.seat]):
        event.offered[place] = after.offer[event.seat, place]
