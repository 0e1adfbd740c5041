"""Opponents in environments: bots by name, some played in compiled code, and policies in Python.

An opponent is the name of a bot (`greedy`, `master`, `search@200`, `net:FILE`, a plug-in) or a
policy: a function that gets the observations and masks of some games, a row each, and returns an
action for each. A line-up has one for each seat after the first. Several line-ups are shared out
among games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots import Bot, bot_named, is_compiled, resolve
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.running.searcher import Searcher
from damrak.envs.illegal import IllegalActions
from damrak.envs.kernels.games import LEARNER
from damrak.game.catalogue import catalogue
from damrak.game.errors import InvalidSetup
from damrak.rules.observe import observe

MULTIPLY, ADD = np.uint64(6364136223846793005), np.uint64(1442695040888963407)
Policy: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.int8]], ArrayLike]
Opponent: TypeAlias = str | Policy
LineUp: TypeAlias = tuple[Opponent, ...]
Opponents: TypeAlias = Sequence[Opponent] | Sequence[Sequence[Opponent]]


def line_ups(opponents: Opponents) -> tuple[LineUp, ...]:
    """The line-ups that were given: one, or several as a list of lists."""
    if any(isinstance(each, (list, tuple)) for each in opponents):
        return tuple(tuple(each) for each in opponents)  # type: ignore[arg-type]
    return (tuple(opponents),)  # type: ignore[arg-type]


def seat_bots(line_up: LineUp, players: int) -> NDArray[np.int64]:
    """For each seat the number of its compiled bot, or LEARNER where Python chooses."""
    if line_up and len(line_up) != players - 1:
        raise InvalidSetup("opponents", opponents=len(line_up), players=players)
    bots = np.full(SEATS, LEARNER, np.int64)
    for seat, opponent in enumerate(line_up, 1):
        if _in_compiled_code(opponent):
            bots[seat] = NAMES.index(resolve(str(opponent))[0])
    return bots


def _in_compiled_code(opponent: Opponent) -> bool:
    return not callable(opponent) and is_compiled(str(opponent))


class AskedOpponents:
    """The opponents of a line-up that do not play in compiled code, each by its seat.

    What a bot chooses depends on its observation and on the number that comes with the game, so
    copies of a game go on alike. Plug-ins and policies have randomness of their own.
    """

    def __init__(self, line_up: LineUp, board: Board) -> None:
        self._made = catalogue(board)
        self._seen = np.zeros(1, self._made.observation_dtype)
        self.opponents: dict[int, Bot | Policy] = {
            seat: each if callable(each) else bot_named(each, board, seat)
            for seat, each in enumerate(line_up, 1)
            if not _in_compiled_code(each)
        }

    @property
    def seats(self) -> list[int]:
        return list(self.opponents)

    def choose(
        self,
        seat: int,
        states: NDArray[np.void],
        random: NDArray[np.uint64],
        observations: NDArray[np.int8],
        masks: NDArray[np.int8],
    ) -> NDArray[np.int64]:
        """A legal action for each game, where this seat is to move; `random` goes on.

        Raises IllegalActions if the opponent chose another.
        """
        asked = self.opponents[seat]
        if callable(asked):
            chosen = np.asarray(asked(observations.copy(), masks.copy()))
        else:
            chosen = self._ask_bot(asked, seat, states, random)
        if not _are_legal(chosen, masks):
            raise IllegalActions(
                "opponent-action", seat=str(seat), games=str(len(states)), found=str(chosen)
            )
        return chosen.astype(np.int64)

    def _ask_bot(
        self, bot: Bot, seat: int, states: NDArray[np.void], random: NDArray[np.uint64]
    ) -> NDArray[np.int64]:
        chosen = np.zeros(len(states), np.int64)
        for game in range(len(states)):
            observe(self._made.tables, states[game], seat, self._seen[0])
            if isinstance(bot, Searcher):
                bot.reseed(int(random[game]))
            chosen[game] = bot.choose(self._seen[0])
        random[:] = random * MULTIPLY + ADD
        return chosen


def _are_legal(chosen: NDArray[Any], masks: NDArray[np.int8]) -> bool:
    """Whether this is a legal action for each game."""
    if chosen.shape != masks.shape[:1] or chosen.dtype.kind not in "iu":
        return False
    within = ((chosen >= 0) & (chosen < masks.shape[1])).all()
    return bool(within) and bool(masks[np.arange(len(chosen)), chosen].all())
