"""What an action did: the cards that left the deck and the contracts that were offered."""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.board import Board
from damrak.compile import kernel
from damrak.rules.actions import CONTRACTS, DECK
from damrak.rules.layout import State
from damrak.rules.recorded import MOST

NO_CARD = -1
HEAD = 7  # the numbers of an event before the cards that were turned up
Made = Any  # a record of shuffles_dtype, or a state with room for its shuffles (recorded.py)
Happened = Any  # a record of event_dtype


def shuffles_dtype(board: Board, most: int = MOST) -> np.dtype[np.void]:
    """The shuffles that one action made, in the fields that recorded.py gives a state."""
    fields = [
        ("shuffles", "i4", (1,)),  # how many
        ("orders", "i1", (most, _cards(board))),  # each deck, the top last
        ("order_sizes", "i1", (most,)),
    ]
    return np.dtype((np.record, np.dtype(fields)))


def event_dtype(board: Board, most: int = MOST) -> np.dtype[np.void]:
    """One action with its outcome; there is room for all cards of so many shuffles."""
    fields = [
        ("seat", "i4"),  # who acted
        ("action", "i4"),  # the number of the action; KEEP_ONE where the choice is a secret
        ("drew", "i4"),  # the card drawn from the deck, or NO_CARD
        ("turned_count", "i4"),  # cards turned up into the market
        ("offered_count", "i4"),  # contracts drawn
        ("offered", "i4", (2,)),
        ("turned", "i1", ((most + 1) * _cards(board),)),  # in the order of turning
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def _cards(board: Board) -> int:
    return int(sum(board.facts.cards.counts()))


@kernel
def note_event(
    before: State, after: State, made: Made, seat: int, action: int, event: Happened
) -> None:
    """Write what an action of a seat did, from the states around it and the shuffles it made."""
    slots, shuffles = len(after.market), np.int64(made.shuffles[0])
    begin_event(seat, action, event)
    left = after.deck_size if shuffles == 0 else 0
    note_cards(before.deck, before.deck_size, left, slots, event)
    for place in range(shuffles):
        left = after.deck_size if place + 1 == shuffles else 0
        note_cards(made.orders[place], made.order_sizes[place], left, slots, event)
    note_offer(after, event)


@kernel
def begin_event(seat: int, action: int, event: Happened) -> None:
    """An action that has done nothing yet."""
    event.seat = seat
    event.action = action
    event.drew = NO_CARD
    event.turned_count = 0
    event.offered_count = 0


@kernel
def note_cards(deck: np.ndarray, size: int, left: int, slots: int, event: Happened) -> None:
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
def note_offer(after: State, event: Happened) -> None:
    """Note the contracts that the seat now looks at, if it drew some."""
    if event.action != len(after.market) + CONTRACTS:
        return
    event.offered_count = after.offered[event.seat]
    for place in range(after.offered[event.seat]):
        event.offered[place] = after.offer[event.seat, place]
