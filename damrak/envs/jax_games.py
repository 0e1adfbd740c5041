"""A batch of games for JAX: pure functions of arrays, usable inside `jax.jit` and `jax.lax.scan`.

    games = JaxGames(games=1024, players=2)
    batch = games.init(seed=7)
    batch = games.step(batch, actions)

The rules run on the processor: JAX calls them back (`jax.pure_callback`) with the bytes of all
games and gets new bytes. The same arrays in give the same arrays out. docs/jax.md says what a step
costs, and what to use on a GPU.
"""

from __future__ import annotations

import threading
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.envs.games import Games
from damrak.envs.opponents import Opponents
from damrak.i18n.extras import MissingExtra

try:
    import jax
except ImportError as error:
    raise MissingExtra("jax") from error

KEPT = ("states", "_slots", "_masks")  # the arrays of a batch from which it goes on
TOLD = ("observations", "masks", "to_move", "done", "rewards", "totals", "actor")  # by `Games`

Numbers: TypeAlias = "jax.Array | np.ndarray"  # NumPy's while JAX calls back


class Batch(NamedTuple):
    """Where all games stand; a tree of JAX arrays. What each array means: see `Games`."""

    state: Numbers  # bytes, a row for each game: hidden facts included, for `step` alone
    observations: Numbers
    masks: Numbers
    to_move: Numbers
    done: Numbers
    rewards: Numbers
    totals: Numbers
    actor: Numbers


class JaxGames:
    """`Games` as functions `init` and `step`; the arguments are those of `Games`."""

    def __init__(
        self,
        games: int,
        players: int = 2,
        *,
        opponents: Opponents = (),
        board: Board | str | None = None,
        threads: int = 1,
    ) -> None:
        self._games = Games(games, players, opponents=opponents, board=board, threads=threads)
        self.games, self.players = games, players
        self.board, self.actions = self._games.board, self._games.actions
        self._lock = threading.Lock()  # JAX may call back from several threads
        self._shapes = jax.tree.map(
            lambda array: jax.ShapeDtypeStruct(array.shape, array.dtype), self._told()
        )

    def init(self, seed: int = 0) -> Batch:
        """New games; game n of a seed is that of `Games`. Not for use inside `jit`."""
        with self._lock:
            self._games.reset(seed)
            told = self._told()
        batch: Batch = jax.tree.map(jax.numpy.asarray, told)
        return batch

    def step(self, batch: Batch, actions: Numbers) -> Batch:
        """One action in every game; ended games start again. An illegal action is an error."""
        after: Batch = jax.pure_callback(
            self._step, self._shapes, batch.state, actions, vmap_method="sequential"
        )
        return after

    def _step(self, state: Numbers, actions: Numbers) -> Batch:
        given, start = np.asarray(state), 0
        with self._lock:
            for name in KEPT:
                array = self._bytes(name)
                array[:] = given[:, start : start + array.shape[1]]
                start += array.shape[1]
            self._games.step(np.asarray(actions))
            return self._told()

    def _bytes(self, name: str) -> NDArray[np.uint8]:
        """An array of the batch as bytes, a row for each game."""
        array: NDArray[np.generic] = getattr(self._games, name)
        return array.view(np.uint8).reshape(self.games, -1)

    def _told(self) -> Batch:
        """Copies of all arrays as they are now."""
        state = np.concatenate([self._bytes(name) for name in KEPT], axis=1)
        return Batch(state, *(getattr(self._games, name).copy() for name in TOLD))
