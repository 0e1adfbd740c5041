"""Hidden facts dealt anew, so that a search knows no more than its seat does."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from damrak.compile.kernel import bound
from damrak.envs.kernels.openspiel import observe_all, resample_game
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import SETUP

Below = Callable[[int], int]  # a random whole number below a bound, all equally likely
WIDE = 2**53


def imagine(
    board: Catalogue, seen: NDArray[np.void], to_move: int, words: NDArray[np.uint32], below: Below
) -> NDArray[np.void]:
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


def imagine_all(
    board: Catalogue, states: NDArray[np.void], players: int, dice: np.random.Generator
) -> NDArray[np.void]:
    """For each state one that its seat to move cannot tell from it; all else is dealt anew.

    No game may be over. Later shuffles are random, too.
    """
    tables, made = board.table_array, np.zeros_like(states)
    seen, work = np.zeros(players, board.observation_dtype), np.zeros(1, board.work_dtype)
    look = bound(observe_all, tables, states[:1], seen)
    deal = bound(resample_game, tables, seen[:1], work, made[:1])
    of_seat = [seen[seat : seat + 1] for seat in range(players)]
    work["random"] = dice.integers(2**64, dtype=np.uint64)
    for game, seat in enumerate(states["to_move"].tolist()):
        look(tables, states[game : game + 1], seen)
        deal(tables, of_seat[seat], work, made[game : game + 1])
    return made
