"""A batch of games on the CPU, stepped, observed and masked in compiled code.

Game n of a seed is the same here as on a GPU (`damrak.envs.cuda`), with any number of threads.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.envs.illegal import IllegalActions
from damrak.envs.imagine import imagine_all
from damrak.envs.kernels.games import (
    COUNT,
    GAME,
    SEED,
    SLOT,
    begin_games,
    choose_randomly,
    first_illegal,
    step_games,
)
from damrak.envs.kernels.single_game import look_from, step_game
from damrak.envs.opponents import AskedOpponents, Opponents, line_ups, seat_bots
from damrak.envs.rows import records_of, rows_of
from damrak.game.catalogue import catalogue, check_players, find_board
from damrak.game.errors import InvalidSetup
from damrak.rules.tensor import mask_dtype, own_numbers, tensor_columns, tensor_dtype

__all__ = ["Games", "IllegalActions"]

OWN = ("states", "_slots", "_tensors", "_finals", "_masks")  # the arrays of games, as kernels take
SEED_WORDS = 8
LEAST = 256  # games that are worth a thread of their own; fewer take less than waking it
LEAST_WITH_BOTS = 16


class Games:
    """A batch of games of one board and one number of players.

    `threads` is at most how many are used: those that would have too few games are not.

    `opponents` has a bot or a policy for each seat after the first (damrak/envs/opponents.py), or a
    list of such line-ups: the first part of the batch plays against the first, and so on. Without
    opponents the caller chooses for every seat. With `seed=None` no game is dealt.

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
        opponents: Opponents = (),
        seed: int | None = 0,
        board: Board | str | None = None,
        threads: int = 1,
    ) -> None:
        if games < 1 or not 2 <= players <= SEATS or threads < 1:
            raise InvalidSetup("batch", games=games, players=players, threads=threads)
        self.board = find_board(board)
        check_players(self.board, players)
        self.games, self.players, self.threads = games, players, threads
        self.opponents = line_ups(opponents)
        self.actions = action_count(self.board)
        self._bots = [seat_bots(each, players) for each in self.opponents]
        self._asked = [AskedOpponents(each, self.board) for each in self.opponents]
        self._catalogue = made = catalogue(self.board)
        self._tables = made.table_array
        self.states = np.zeros(games, made.state_dtype)
        self._tensors = np.zeros(games, tensor_dtype(self.board))
        self._finals = np.zeros(games, tensor_dtype(self.board))
        self._masks = np.zeros(games, mask_dtype(self.board))
        self._slots = np.zeros(games, SLOT)
        self._rows = {name: rows_of(getattr(self, name)) for name in OWN}
        self._columns = tensor_columns(self.board)
        self.observations = own_numbers(self._tensors, self._columns)
        self.final_observations = own_numbers(self._finals, self._columns)
        self.masks = self._masks.view(np.int8).reshape(games, -1)[:, : self.actions]
        self.to_move, self.actor = self._slots["to_move"], self._slots["actor"]
        self.done, self.rewards = self._slots["done"], self._slots["rewards"]
        self.totals = self._slots["totals"]
        kinds = len(self.opponents)
        self.line_up = np.arange(games) * kinds // games  # whom each game is played against
        least = LEAST_WITH_BOTS if any(self.opponents) else LEAST
        used = max(1, min(threads, games // least))  # a thread that does too little costs time
        bounds = {games * part // used for part in range(used + 1)}
        bounds |= {int(np.searchsorted(self.line_up, number)) for number in range(kinds)}
        self._parts = [slice(low, high) for low, high in pairwise(sorted(bounds))]
        asks = np.zeros((kinds, SEATS), np.bool_)
        for number, asked in enumerate(self._asked):
            asks[number, asked.seats] = True
        self._asks = asks[self.line_up]  # by game and seat: whether Python asks an opponent
        self._buffers = [
            (np.zeros(1, made.observation_dtype), np.zeros(1, bot_work_dtype(made.board)))
            for _ in self._parts
        ]
        self._pool = ThreadPoolExecutor(used - 1) if used > 1 else None
        if seed is not None:
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
        self._rows["states"][chosen] = 0
        self.states["seed"][chosen] = words
        self._slots["random"][chosen] = random
        if len(chosen) == self.games:
            self._run(begin_games)
        else:
            self._run_some(begin_games, chosen)
        self._ask_opponents()

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
        here, there = np.asarray(places), np.asarray(taken)
        for name, rows in self._rows.items():
            rows[here] = source._rows[name][there]
        self._show()

    def put_imagined(
        self, places: ArrayLike, source: Games, taken: ArrayLike, dice: np.random.Generator
    ) -> None:
        """`put`, but each game as its seat to move may imagine it: a search learns nothing else.

        What this seat cannot know is dealt anew, and so is all chance to come, the bots' included.
        """
        self.put(places, source, taken)
        here, there = np.asarray(places), np.asarray(taken)
        moments = records_of(source._rows["states"][there], self.states.dtype)
        made = imagine_all(self._catalogue, moments, self.players, dice)
        self._rows["states"][here] = rows_of(made)
        self._slots["random"][here] = dice.integers(2**64, size=len(made), dtype=np.uint64)

    def clone(self) -> Games:
        """The same games once more, with threads of their own."""
        other = Games(
            self.games,
            self.players,
            opponents=self.opponents,
            seed=None,
            board=self.board,
            threads=self.threads,
        )
        for name, rows in other._rows.items():
            rows[:] = self._rows[name]
        other._show()
        return other

    def __getstate__(self) -> dict[str, object]:
        named = ("games", "players", "opponents", "board", "threads", *OWN)
        return {name: getattr(self, name) for name in named}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        arrays = {name: kept.pop(name) for name in OWN}
        self.__init__(**kept, seed=None)  # type: ignore[misc]
        for name, array in arrays.items():
            getattr(self, name)[:] = array
        self._show()

    def _show(self) -> None:
        """Bring the observations up to date where they are columns of what kernels write."""
        if self._columns is not None:
            self.observations[:] = own_numbers(self._tensors, self._columns)
            self.final_observations[:] = own_numbers(self._finals, self._columns)

    def step(self, actions: ArrayLike) -> None:
        """Take one action in every game; ended games start again.

        Raises IllegalActions for an illegal action; then nothing has changed.
        """
        self._run(step_games, self._checked(actions))
        self._ask_opponents()

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
        self._ask_opponents()
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
            self._ask_opponents()

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
        self._show()
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

    def _ask_opponents(self) -> None:
        """Let opponents choose that Python asks, until every game waits for the caller."""
        if not self._asks.any():
            return
        every = np.arange(self.games)
        while (waiting := self._asks[every, self.to_move]).any():
            line_up, seat = self.line_up, self.to_move.copy()
            first = np.flatnonzero(waiting)[0]
            like_it = (line_up == line_up[first]) & (seat == seat[first])
            self._answer(np.flatnonzero(waiting & like_it), int(line_up[first]), int(seat[first]))

    def _answer(self, places: NDArray[np.int64], line_up: int, seat: int) -> None:
        """Do what the opponent at this seat chooses in these games; what the step told stays."""
        random = self._slots["random"][places]
        actions = self._asked[line_up].choose(
            seat, self.states[places], random, self.observations[places], self.masks[places]
        )
        self._slots["random"][places] = random
        states, slots = self.states[places], self._slots[places]
        self._run_some(step_games, places, actions)
        over, ended = slots["done"], self.done[places]
        self.actor[places] = slots["actor"]
        for name in ("done", "rewards", "totals"):  # of the game before, where one has just ended
            self._slots[name][places[over]] = slots[name][over]
        for number in np.flatnonzero(ended):
            one = slice(number, number + 1)
            self._show_end(int(places[number]), states[one], slots[one], int(actions[number]))

    def _show_end(
        self, place: int, state: NDArray[np.void], slot: NDArray[np.void], action: int
    ) -> None:
        """Write what the caller's seat saw at the end of a game that an opponent ended."""
        (seen, work), bots = self._buffers[0], self._bots[self.line_up[place]]
        seat = int(slot["actor"][0])
        work["random"] = slot["random"]
        step_game(self._tables, bots, seen, work, state, slot.copy(), action)
        mask = np.zeros(1, self._masks.dtype)
        look_from(self._tables, state, seat, seen, work, self._finals[place : place + 1], mask)
        self._show()

    def _run_some(
        self, function: Callable[..., None], places: NDArray[np.int64], *actions: NDArray[np.int64]
    ) -> None:
        """Call a kernel for these games alone."""
        for number, bots in enumerate(self._bots):
            here = self.line_up[places] == number
            if here.any():
                chosen = places[here]
                own = [
                    records_of(rows[chosen], getattr(self, name).dtype)
                    for name, rows in self._rows.items()
                ]
                told = [each[here] for each in actions]
                function(self._tables, bots, self.players, *self._buffers[0], *own, *told)
                for rows, array in zip(self._rows.values(), own, strict=True):
                    rows[chosen] = rows_of(array)
        self._show()

    def _run(self, function: Callable[..., None], *actions: NDArray[np.int64]) -> None:
        """Call a kernel for each part of the batch, several on threads of their own."""
        arrays = (*(getattr(self, name) for name in OWN), *actions)

        def run(number: int) -> None:
            part = self._parts[number]
            own = [array[part] for array in arrays]
            bots = self._bots[self.line_up[part.start]]
            function(self._tables, bots, self.players, *self._buffers[number], *own)

        others = range(1, len(self._parts))
        told = map(run, others) if self._pool is None else self._pool.map(run, others)
        run(0)  # meanwhile, in this thread
        list(told)
        self._show()
