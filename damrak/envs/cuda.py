"""A batch of games on a GPU: one thread a game, the rules from the same source as everywhere.

All results are device arrays (`__cuda_array_interface__`), which PyTorch and JAX take without a
copy. Needs the package `numba-cuda` and a GPU, or the simulator (`NUMBA_ENABLE_CUDASIM=1`).
"""

from __future__ import annotations

from typing import Any

import numba
import numba.cuda
import numpy as np

from damrak.board import Board
from damrak.compile.cuda import copier, on_device
from damrak.game.catalogue import Catalogue, amsterdam, catalogue
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.legal import legal_actions
from damrak.rules.playout import random_action
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import new_game

cuda: Any = numba.cuda  # a global of this name: the simulator looks for it
THREADS = 64  # a block; measured, see bench/results.md


class CudaBatch:
    """Games of one board and one number of players, side by side on the device.

    | array | shape | meaning |
    |---|---|---|
    | states, works | games | the records of layout.py |
    | legal | games, words | the legal actions of the seat to move, as sets |
    | to_move | games | the seat to move |
    | done | games | 1 where the last step ended a game |
    | rewards | games, 4 | 1 for a win (shared: its part) where `done`, else 0 |
    """

    def __init__(self, games: int, players: int, seed: int = 0, board: Board | None = None) -> None:
        self.games, self.players = games, players
        self.catalogue: Catalogue = catalogue(board or amsterdam())
        self._kernels = _kernels(self.catalogue)
        self._tables = cuda.to_device(self.catalogue.table_array)
        self.states = cuda.to_device(np.zeros(games, self.catalogue.state_dtype))
        self.works = cuda.to_device(np.zeros(games, self.catalogue.work_dtype))
        words = self.catalogue.work_dtype["legal"].shape[0]
        self.legal = cuda.device_array((games, words), np.uint64)
        self.to_move = cuda.device_array(games, np.int8)
        self.done = cuda.device_array(games, np.int8)
        self.rewards = cuda.device_array((games, 4), np.float32)
        self._next = cuda.to_device(np.zeros(games, self.catalogue.state_dtype))
        self._used = cuda.device_array(games, np.int8)
        self._most = shortest_game(self.catalogue.board)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin a new game everywhere; game number n of a seed is always the same."""
        arrays = (self.states, self.works, self._used)
        self._launch("reset", self._tables, *arrays, self.players, seed)
        self.look()

    def look(self) -> None:
        """Fill `legal` and `to_move`."""
        self._launch("look", self._tables, self.states, self.works, self.legal, self.to_move)

    def step(self, actions: Any) -> None:
        """Take one action in every game (a device array of numbers); ended games begin anew.

        Actions must be legal: the device does not check them (see `legal`).
        """
        arrays = (self.states, self.works, self._used)
        outcome = (self.done, self.rewards)
        self._launch("step", self._tables, *arrays, self.players, actions, *outcome)
        self.look()

    def step_randomly(self, steps: int) -> None:
        """Take so many random legal actions in every game, on chip; ended games begin anew.

        A deal is long and would hold up the other games of a warp, so the next game of each is
        dealt beforehand, all at once. A launch is shorter than any game: one deal is enough.
        """
        arrays = (self.states, self._next, self._used)
        while steps > 0:
            now = min(steps, self._most)
            self._launch("deal_next", self._tables, *arrays, self.players)
            self._launch("random", self._tables, *arrays, self.works, now)
            steps -= now

    def _launch(self, name: str, *arguments: Any) -> None:
        blocks = -(-self.games // THREADS)
        self._kernels[name][blocks, THREADS](*arguments)


def shortest_game(board: Board) -> int:
    """No game has fewer actions: somebody must draw a card for every cart that has to go."""
    pieces = board.facts.pieces
    return max(1, pieces.carts - pieces.end_carts - pieces.start_cards)


_MADE: dict[str, dict[str, Any]] = {}


def _kernels(made: Catalogue) -> dict[str, Any]:
    if made.board.hash not in _MADE:
        _MADE[made.board.hash] = _build(made)
    return _MADE[made.board.hash]


def _local_type(kind: np.dtype[Any]) -> Any:
    """What `cuda.local.array` takes for a record: Numba's type, or in the simulator NumPy's."""
    return kind if numba.config.ENABLE_CUDASIM else numba.from_dtype(kind)  # type: ignore[attr-defined]


def _build(made: Catalogue) -> dict[str, Any]:
    """The entry kernels for one board; the functions they call are the rules' own."""
    state_type, work_type = _local_type(made.state_dtype), _local_type(made.work_dtype)
    copy_state = copier(made.state_dtype)
    deal, act, legal_of = on_device(new_game), on_device(apply), on_device(legal_actions)
    choose, score, won = on_device(random_action), on_device(final_scores), on_device(winners)

    def begin_again(tables, state, players):
        state.seed[0] += np.uint32(1)
        deal(tables, state, players, NOBODY)

    again = cuda.jit(device=True)(begin_again)

    @cuda.jit
    def reset(tables, states, works, used, players, seed):
        game = cuda.grid(1)
        if game < states.shape[0]:
            for word in range(8):
                states[game].seed[word] = np.uint32(0)
            states[game].seed[1] = np.uint32(game)
            states[game].seed[2] = np.uint32(seed)
            works[game].random = np.uint64(game)
            used[game] = 1
            deal(tables[0], states[game], players, NOBODY)

    @cuda.jit
    def look(tables, states, works, legal, to_move):
        game = cuda.grid(1)
        if game < states.shape[0]:
            legal_of(tables[0], states[game], works[game])
            for word in range(legal.shape[1]):
                legal[game, word] = works[game].legal[word]
            to_move[game] = states[game].to_move

    @cuda.jit
    def step(tables, states, works, used, players, actions, done, rewards):
        game = cuda.grid(1)
        if game < states.shape[0]:
            state, work = states[game], works[game]
            act(tables[0], state, actions[game])
            done[game] = state.phase == OVER
            for seat in range(4):
                rewards[game, seat] = np.float32(0)
            if state.phase == OVER:
                score(tables[0], state, work)
                best = won(work, players)
                share = 0
                for seat in range(players):
                    share += (best >> seat) & 1
                for seat in range(players):
                    rewards[game, seat] = np.float32((best >> seat) & 1) / np.float32(share)
                again(tables[0], state, players)
                used[game] = 1

    @cuda.jit
    def deal_next(tables, states, following, used, players):
        game = cuda.grid(1)
        if game < states.shape[0] and used[game]:
            for word in range(8):
                following[game].seed[word] = states[game].seed[word]
            again(tables[0], following[game], players)
            used[game] = 0

    @cuda.jit
    def random(tables, states, following, used, works, steps):
        game = cuda.grid(1)
        if game < states.shape[0]:
            state = cuda.local.array(1, state_type)
            work = cuda.local.array(1, work_type)
            copy_state(state[0], states[game])
            work[0].random = works[game].random
            for _ in range(steps):
                if state[0].phase == OVER:
                    copy_state(state[0], following[game])
                    used[game] = 1
                else:
                    act(tables[0], state[0], choose(tables[0], state[0], work[0]))
            copy_state(states[game], state[0])
            works[game].random = work[0].random

    return {
        "reset": reset,
        "look": look,
        "step": step,
        "deal_next": deal_next,
        "random": random,
    }
