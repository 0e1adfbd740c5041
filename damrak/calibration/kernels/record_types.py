"""The records of `damrak/calibration/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

from damrak.compile.arrays import Record, Row


class Note(Record, Protocol):
    """A moment beside its state."""

    lapses: Row[float]  # the history of each seat: see insight/kernels/position.py
    top: Row[float]
    choices: Row[float]
    share: Row[float]  # outcome: the share of victory
    totals: Row[int]  # outcome: final points
    game: int  # the number of the game in its series
    step: int  # actions before this moment
    steps: int  # actions of the whole game
    kinds: Row[int]  # who plays: a number in KINDS, -1 for an empty seat
    careless: Row[int]  # actions in a hundred that are random
    players: int
