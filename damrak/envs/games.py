"""A batch of games on the CPU, stepped, observed and masked in compiled code.

Game n of a seed is the same here as on a GPU (`damrak.envs.cuda`), with any number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.envs.kernels.games import (
    GAME,
    LEARNER,
    SEED,
    SLOT,
    begin_games,
    choose_randomly,
    first_illegal,
    step_games,
)
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.errors import GameError, InvalidSetup
from damrak.rules.tensor import mask_dtype, tensor_dtype


class IllegalActions(GameError):
    """An action is illegal in its game; no game has changed."""


class Games:
    """A batch of games of one board and one number of players.

    `opponents` names a bot for each seat after the first. Without opponents the caller chooses for
    every seat.

    | array | shape | meaning |
    |---|---|---|
    | observations | games, numbers | what the seat to move may know: see damrak/rules/tensor.py |
    | masks | games, actions | 1 for each legal action |
    | to_move | games | the seat to move |
    | done | games | whether the last step ended a game; a new one has begun |
    | rewards | games, 4 | what an ended game was worth to each seat, else 0 |
    | totals | games, 4 | the final points of each seat of an ended game, else 0 |
    | actor | games | the seat for which the last action was chosen |
    | final_observations | games, numbers | where `done`: what that seat saw at the end |

    Every step overwrites the arrays; copy what you want to keep.
    """

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        opponents: Sequence[str] = (),
        seed: int = 0,
        board: Board | None = None,
        threads: int = 1,
    ) -> None:
        if games < 1 or not 2 <= players <= SEATS or threads < 1:
            raise InvalidSetup("batch", games=games, players=players, threads=threads)
        self.games, self.players = games, players
        self.board = board or amsterdam()
        self.actions = action_count(self.board)
        self._bots = seat_bots(opponents, players)
        made = catalogue(self.board)
        self._tables = made.table_array
        self.states = np.zeros(games, made.state_dtype)
        self._tensors = np.zeros(games, tensor_dtype(self.board))
        self._finals = np.zeros(games, tensor_dtype(self.board))
        self._masks = np.zeros(games, mask_dtype(self.board))
        self._slots = np.zeros(games, SLOT)
        self.observations = self._tensors.view(np.int8).reshape(games, -1)
        self.final_observations = self._finals.view(np.int8).reshape(games, -1)
        self.masks = self._masks.view(np.int8).reshape(games, -1)[:, : self.actions]
        self.to_move, self.actor = self._slots["to_move"], self._slots["actor"]
        self.done, self.rewards = self._slots["done"], self._slots["rewards"]
        self.totals = self._slots["totals"]
        bounds = [games * part // threads for part in range(threads + 1)]
        parts = [slice(low, high) for low, high in pairwise(bounds)]
        self._parts = [part for part in parts if part.start < part.stop]
        self._buffers = [
            (np.zeros(1, made.observation_dtype), np.zeros(1, bot_work_dtype(made.board)))
            for _ in self._parts
        ]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Start a new game in every place; game n of a seed is always the same."""
        self.states[:] = 0
        words = np.arange(self.games, dtype=np.uint32)
        self.states["seed"][:, GAME] = words
        self.states["seed"][:, SEED] = np.uint32(seed % 2**32)
        self.states["seed"][:, SEED + 1] = np.uint32((seed >> 32) % 2**32)
        self._slots["random"] = words + np.uint64((seed % 2**32) << 32)
        self._run(begin_games)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in every game; ended games start again.

        Raises IllegalActions for an illegal action; then nothing has changed.
        """
        self._run(step_games, self._checked(actions))

    def step_randomly(self, steps: int = 1) -> None:
        """Take random legal actions in every game, with observation and mask at each step."""
        for _ in range(steps):
            self._run(step_games, self.random_actions())

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, all equally likely."""
        actions = np.zeros(self.games, np.int64)
        self._run(choose_randomly, actions)
        return actions

    def close(self) -> None:
        """Stop the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The actions as an array; raises IllegalActions if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise IllegalActions("batch-actions", games=str(self.games), found=found)
        chosen = given.astype(np.int64)
        wrong = first_illegal(self._masks, self.actions, chosen)
        if wrong >= 0:
            legal = ", ".join(str(number) for number in np.flatnonzero(self.masks[wrong]))
            raise IllegalActions(
                "batch-action", action=str(given[wrong]), game=str(wrong), legal=legal
            )
        return chosen

    def _run(self, function: Callable[..., None], *actions: NDArray[np.int64]) -> None:
        """Call a kernel for each part of the batch on a thread of its own."""
        arrays = (self.states, self._slots, self._tensors, self._finals, self._masks, *actions)

        def run(number: int) -> None:
            part = self._parts[number]
            own = [array[part] for array in arrays]
            function(self._tables, self._bots, self.players, *self._buffers[number], *own)

        if self._pool is None:
            run(0)
        else:
            list(self._pool.map(run, range(len(self._parts))))


def seat_bots(opponents: Sequence[str], players: int) -> NDArray[np.int64]:
    """The number of the bot of each seat; LEARNER if the caller chooses."""
    for name in opponents:
        if name not in NAMES:
            raise InvalidSetup("bot", name=name, known=", ".join(NAMES))
    if opponents and len(opponents) != players - 1:
        raise InvalidSetup("opponents", opponents=len(opponents), players=players)
    bots = np.full(SEATS, LEARNER, np.int64)
    bots[1 : len(opponents) + 1] = [NAMES.index(name) for name in opponents]
    return bots
