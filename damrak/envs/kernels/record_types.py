"""The records of `damrak/envs/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Record, Row


class Slot(Record, Protocol):
    """A game of a batch, beside its state."""

    random: np.uint64  # state of the generator for random choices and bots
    rewards: Row[float]  # what an ended game was worth to each seat, else 0
    totals: Row[int]  # the final points of each seat of an ended game, else 0
    to_move: int  # the seat to move
    actor: int  # the seat for which the last action was chosen
    done: bool  # whether the last step ended a game
    spare: Row[int]  # fills a word of 8 bytes
