"""A batch of games on the CPU, stepped, observed and masked in compiled code.

Game n of a seed is the same here as on a GPU (`damrak.envs.cuda`), with any number of threads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.envs.kernels.games import (
    COUNT,
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

OWN = ("states", "_slots", "_tensors", "_finals", "_masks")  # the arrays of games, as kernels take
SEED_WORDS = 8


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
        self.games, self.players, self.threads = games, players, threads
        self.opponents = tuple(opponents)
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
        places = np.arange(self.games, dtype=np.uint32)
        words = np.zeros((self.games, SEED_WORDS), np.uint32)
        words[:, GAME] = places
        words[:, SEED] = np.uint32(seed % 2**32)
        words[:, SEED + 1] = np.uint32((seed >> 32) % 2**32)
        self.deal(np.arange(self.games), words, places + np.uint64((seed % 2**32) << 32))

    def deal(
        self, places: ArrayLike, words: NDArray[np.uint32], random: NDArray[np.uint64]
    ) -> None:
        """Start a new game in these places, each with its seed and its generator for bots."""
        chosen = np.asarray(places)
        self.states[chosen] = np.zeros((), self.states.dtype)
        self.states["seed"][chosen] = words
        self._slots["random"][chosen] = random
        if len(chosen) == self.games:
            self._run(begin_games)
        else:
            self._run_some(begin_games, chosen)

    def deal_next(self, places: ArrayLike) -> None:
        """Start the next game of their series in these places."""
        chosen = np.asarray(places)
        words = self.states["seed"][chosen].copy()
        words[:, COUNT] += np.uint32(1)
        self.deal(chosen, words, self._slots["random"][chosen].copy())

    def put(self, places: ArrayLike, source: Games, taken: ArrayLike) -> None:
        """Copy games of another batch of the same board and players, or of this one, to here."""
        if source.board != self.board or source.players != self.players:
            raise InvalidSetup("other-batch")
        for name in OWN:
            getattr(self, name)[places] = getattr(source, name)[taken]

    def clone(self) -> Games:
        """The same games once more, with threads of their own."""
        other = Games(
            self.games,
            self.players,
            opponents=self.opponents,
            board=self.board,
            threads=self.threads,
        )
        for name in OWN:
            getattr(other, name)[:] = getattr(self, name)
        return other

    def __getstate__(self) -> dict[str, Any]:
        named = ("games", "players", "opponents", "board", "threads", *OWN)
        return {name: getattr(self, name) for name in named}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        arrays = {name: kept.pop(name) for name in OWN}
        self.__init__(**kept)  # type: ignore[misc]
        for name, array in arrays.items():
            getattr(self, name)[:] = array

    def step(self, actions: ArrayLike) -> None:
        """Take one action in every game; ended games start again.

        Raises IllegalActions for an illegal action; then nothing has changed.
        """
        self._run(step_games, self._checked(actions))

    def step_or_lose(self, actions: ArrayLike) -> NDArray[np.bool_]:
        """Take one action in every game; an illegal one loses its game for the seat to move.

        Returns the games that were lost like this; they have begun anew, their final points are 0.
        """
        chosen = self.numbers(actions)
        lost = ~self.are_legal(chosen)
        if lost.any():
            played = np.flatnonzero(~lost)
            self._run_some(step_games, played, chosen[played])
            self._forfeit(np.flatnonzero(lost))
        else:
            self._run(step_games, chosen)
        return lost

    def numbers(self, actions: ArrayLike) -> NDArray[np.int64]:
        """One number a game, in a new array; raises IllegalActions for anything else."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} {given.shape}"
            raise IllegalActions("batch-actions", games=str(self.games), found=found)
        return given.astype(np.int64)

    def are_legal(self, actions: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Which of these actions, one a game, are legal now."""
        within = (actions >= 0) & (actions < self.actions)
        row = np.arange(self.games)
        return np.asarray(within & (self.masks[row, np.where(within, actions, 0)] == 1))

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

    def _forfeit(self, places: NDArray[np.int64]) -> None:
        """End these games as losses of their seats to move, and deal the next ones."""
        actors, finals = self.to_move[places].copy(), self._tensors[places].copy()
        self.deal_next(places)
        self._finals[places] = finals
        self.actor[places], self.done[places] = actors, True
        self.rewards[places, : self.players] = 1 / (self.players - 1)
        self.rewards[places, actors] = -1

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        """The actions as an array; raises IllegalActions if one is illegal."""
        chosen = self.numbers(actions)
        wrong = first_illegal(self._masks, self.actions, chosen)
        if wrong >= 0:
            legal = ", ".join(str(number) for number in np.flatnonzero(self.masks[wrong]))
            raise IllegalActions(
                "batch-action", action=str(chosen[wrong]), game=str(wrong), legal=legal
            )
        return chosen

    def _run_some(
        self, function: Callable[..., None], places: NDArray[np.int64], *actions: NDArray[np.int64]
    ) -> None:
        """Call a kernel for these games alone."""
        own = [getattr(self, name)[places] for name in OWN]
        function(self._tables, self._bots, self.players, *self._buffers[0], *own, *actions)
        for name, array in zip(OWN, own, strict=True):
            getattr(self, name)[places] = array

    def _run(self, function: Callable[..., None], *actions: NDArray[np.int64]) -> None:
        """Call a kernel for each part of the batch on a thread of its own."""
        arrays = (*(getattr(self, name) for name in OWN), *actions)

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
