"""The records of `damrak/game/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

from damrak.compile.arrays import Grid, Record, Row


class Event(Record, Protocol):
    """An action with its outcome."""

    seat: int  # who acted
    action: int  # the number of the action; KEEP_ONE where the choice is a secret
    drew: int  # the card drawn from the deck, or NO_CARD
    turned_count: int  # how many cards were turned up into the market
    offered_count: int  # how many contracts were drawn
    offered: Row[int]  # these contracts
    sweeps: int  # how often the market was swept
    turned: Row[int]  # the cards turned up, in order


class Shuffles(Record, Protocol):
    """The shuffles that an action made."""

    shuffles: Row[int]  # how many shuffles the action made
    orders: Grid[int]  # each shuffled deck, the top last
    order_sizes: Row[int]  # the cards in each of these decks


class Refusal(Record, Protocol):
    """Why an action is refused."""

    reason: int  # a place in REASONS
    arguments: Row[int]  # its arguments, in their order


class Lines(Record, Protocol):
    """The final scoring, line by line."""

    reason: int  # why the game ended, as in the state
    decided_by: int  # a place in DECIDERS
    winners: int  # a set of seats
    totals: Row[int]  # all points
    routes: Grid[int]  # 7.2: the points of each route
    contracts: Grid[int]  # 7.3: below 0 where not completed
    merchandise: Row[int]  # merchandise cards
    places: Row[int]  # 7.4: the place by merchandise, from 1; 0 without a card (7.5)
    merchandise_points: Row[int]  # 7.4: the points of that place
