"""The records of `damrak/data/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Record, Row


class Stored(Record, Protocol):
    """A stored game: its deal, and how it went."""

    seed: Row[np.uint32]  # the key of all chance
    players: int  # 2, 3 or 4
    first_seat: int  # who begins; -1: drawn from the seed
    moves: int  # how many actions are stored
    fault: int  # written: 0, or the number, from 1, of the first illegal action
    finished: int  # written: 1 if the game is over after its last action
    spare: int  # fills a word of 8 bytes


class Move(Record, Protocol):
    """One decision of a game."""

    game: int  # the row of its game in `games`
    reward: float  # what the finished game was worth to the seat, -1 to 1
    points: int  # the final points of the seat; 0 in an unfinished game
    move: int  # its number in the game, from 0
    turn: int  # turns finished before it
    action: int  # the number of the action that was chosen
    options: int  # how many actions were legal
    seat: int  # who decided, from 0
    phase: int  # 0 set-up, 1 turn, 2 second card, 3 offer of contracts
