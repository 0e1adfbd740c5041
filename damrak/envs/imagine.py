"""Hidden facts dealt anew, so that a search knows no more than its seat does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.envs.kernels.openspiel import resample_game
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import SETUP

Below = Callable[[int], int]  # a random whole number below a bound, all equally likely
WIDE = 2**53


def imagine(
    board: Catalogue, seen: NDArray[Any], to_move: int, words: NDArray[np.uint32], below: Below
) -> NDArray[Any]:
    """A state, an array of one, that fits what a seat sees, with a seed for what is still to come.

    All else is dealt anew. At set-up seats choose in order: those before the one to move have
    chosen something.
    """
    work, record = np.zeros(1, board.work_dtype), np.zeros(1, board.state_dtype)
    work["random"] = below(WIDE)
    resample_game(board.table_array, seen, work, record)
    record["seed"] = words
    if record["phase"][0] == SETUP:
        choices = record["choice"][0]
        choices[to_move:] = 0
        for seat in range(to_move):
            choices[seat] = choices[seat] or 1 + below(3)
        record["to_move"] = to_move
    return record
