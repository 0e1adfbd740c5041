"""One game for the environments, stepped, observed and masked in compiled code."""

from __future__ import annotations

import operator
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.kernel import bound, hold
from damrak.envs.games import IllegalActions
from damrak.envs.imagine import imagine
from damrak.envs.kernels.games import COUNT, SLOT
from damrak.envs.kernels.single_game import begin_game, look_from, step_game
from damrak.envs.opponents import AskedOpponents, Opponents, line_ups, seat_bots
from damrak.envs.rows import lay_out
from damrak.game.catalogue import catalogue, check_players, find_board
from damrak.game.seeds import derive_seed, seed_bytes, seed_words
from damrak.game.view import View, view_of
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.observe import observe
from damrak.rules.tensor import mask_dtype, tensor_columns, tensor_dtype

Seen = dict[str, NDArray[np.int8]]  # "observation" and "action_mask" of a seat


def env_seed(seed: int) -> tuple[bytes, int]:
    """The seed of `Game.new(seed=seed)`, and one for the bots that does not depend on the deal."""
    return seed_bytes(seed), int.from_bytes(derive_seed(seed, 1)[:8], "little")


def action_number(action: Any) -> int:
    """An action as a number; -1 for what is none."""
    try:
        return operator.index(action)
    except TypeError:
        return -1


class OneGame:
    """A game in which bots may play the seats after the first; nothing is legal before `begin`.

    Several line-ups of opponents take turns, game after game; the seed says which is the first.
    """

    def __init__(
        self, players: int, board: Board | str | None = None, opponents: Opponents = ()
    ) -> None:
        self.board = find_board(board)
        check_players(self.board, players)
        self.players, self.opponents = players, line_ups(opponents)
        self.actions = action_count(self.board)
        self._catalogue = catalogue(self.board)
        self._tables = self._catalogue.table_array
        self._bots = [seat_bots(each, players) for each in self.opponents]
        self._asked = [AskedOpponents(each, self.board) for each in self.opponents]
        self._asks = any(asked.seats for asked in self._asked)  # Python has to ask an opponent
        self._places, size = lay_out(
            self._catalogue.state_dtype,
            SLOT,
            self._catalogue.observation_dtype,
            bot_work_dtype(self.board),
            tensor_dtype(self.board),
            mask_dtype(self.board),
            np.dtype(np.int64),
        )
        self._memory = np.zeros(size, np.uint8)  # all that is this game's own
        self._columns = tensor_columns(self.board)
        self._name_parts()
        self._state["phase"] = OVER
        game = (self._seen, self._work, self._state, self._slot)
        looks = (self._tables, self._state, 0, self._seen, self._work, self._tensor, self._masks)
        self._begin = bound(begin_game, self._tables, self._bots[0], players, *game)
        self._step = bound(step_game, self._tables, self._bots[0], *game, 0)
        self._look = bound(look_from, *looks)
        self._bind()

    def _name_parts(self) -> None:
        """Name the records in the memory; `turn` says whose turn among the line-ups it is."""
        parts = [np.ndarray(1, kind, self._memory, place) for kind, place in self._places]
        self._state, self._slot, self._seen, self._work, self._tensor, self._masks, turn = parts
        self._turn = turn
        self._done, self._to_move = self._slot["done"], self._slot["to_move"]
        tensor, mask = self._places[4:6]
        self._numbers = np.ndarray(tensor[0].itemsize, np.int8, self._memory, tensor[1])
        self._mask = np.ndarray(self.actions, np.int8, self._memory, mask[1])

    def _bind(self) -> None:
        """Prepare the calls of kernels for the arrays of this game."""
        arrays = (self._tables, self._state, self._seen, self._work)
        tables, state, seen, work, slot = hold(self._step, *arrays, self._slot)
        self._steps = [
            partial(self._step, tables, *hold(self._step, bots), seen, work, state, slot)
            for bots in self._bots
        ]
        tables, state, *rest = hold(self._look, *arrays, self._tensor, self._masks)
        self._looks = {
            seat: partial(self._look, tables, state, seat, *rest)
            for seat in (NOBODY, *range(self.players))
        }

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        over: bool = self._done.item()
        return over

    @property
    def to_move(self) -> int:
        """The seat for which the caller has to choose."""
        seat: int = self._to_move.item()
        return seat

    @property
    def rewards(self) -> list[float]:
        """The reward of each seat after the end, else zeros."""
        return [float(reward) for reward in self._slot["rewards"][0, : self.players]]

    @property
    def totals(self) -> list[int]:
        """The final points of each seat after the end, else zeros."""
        return [int(total) for total in self._slot["totals"][0, : self.players]]

    def begin(self, seed: bytes, random: int = 0) -> None:
        """Deal from a seed, as `Game.new` does; `random` seeds the bots."""
        self._work["random"] = random
        self._turn[:] = random % len(self.opponents)
        self._deal(seed_words(seed))

    def begin_next(self) -> None:
        """Deal the next game of the series that the last `begin` started."""
        words = self._state["seed"][0].copy()
        words[COUNT] += np.uint32(1)
        self._turn[:] = (self._turn + 1) % len(self.opponents)
        self._deal(words)

    def clone(self) -> OneGame:
        """The same game once more; what happens to one does not change the other."""
        other = object.__new__(OneGame)
        other.__dict__.update(self.__dict__)
        other._memory = self._memory.copy()
        other._name_parts()
        other._bind()
        return other

    def imagined(self, seat: int, dice: np.random.Generator) -> OneGame:
        """The same moment as this seat may imagine it: what it cannot know is dealt anew.

        So is all chance to come, the bots' included.
        """
        observe(self._catalogue.tables, self._state[0], seat, self._seen[0])
        words = dice.integers(2**32, size=8, dtype=np.uint32)
        other, below = self.clone(), lambda bound: int(dice.integers(bound))
        made = imagine(self._catalogue, self._seen, self.to_move, words, below)
        other._state.view(np.uint8)[:] = made.view(np.uint8)
        other._work["random"] = dice.integers(2**64, dtype=np.uint64)
        return other

    def __getstate__(self) -> dict[str, Any]:
        made = (self.players, self.board, self.opponents)
        return {"made": made, "memory": self._memory}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["made"])  # type: ignore[misc]
        self._memory[:] = kept["memory"]

    def _deal(self, words: NDArray[np.uint32]) -> None:
        self._state.view(np.uint8).fill(0)
        self._state["seed"] = words
        bots, arrays = self._bots[self._turn.item()], (self._seen, self._work)
        self._begin(self._tables, bots, self.players, *arrays, self._state, self._slot)
        self._ask_opponents()

    def step(self, action: Any) -> None:
        """Do an action of the seat to move, then the bots' turns; raises IllegalActions."""
        if not self.try_step(action):
            raise self.refusal(action)

    def try_step(self, action: Any) -> bool:
        """`step`, or False for an illegal action; then nothing has changed."""
        done = self._do(action)
        if done and self._asks:
            self._ask_opponents()
        return done

    def _do(self, action: Any) -> bool:
        number = action_number(action)
        return 0 <= number < self.actions and self._steps[self._turn.item()](number)

    def refusal(self, action: Any) -> IllegalActions:
        """What to raise for an action that is not legal now: it names those that are."""
        if self._state["phase"][0] == OVER:
            return IllegalActions("number-over", number=str(action))
        legal = np.flatnonzero(self.observe(self.to_move)["action_mask"])
        return IllegalActions("number-of", number=str(action), legal=", ".join(map(str, legal)))

    def _ask_opponents(self) -> None:
        """Let opponents choose that Python asks, until the game is over or the caller's turn."""
        if not self._asks:
            return
        asked = self._asked[self._turn[0]]
        while not self.is_over and self.to_move in asked.seats:
            seen, random = self.observe(self.to_move), self._work["random"].copy()
            rows = (seen["observation"][np.newaxis], seen["action_mask"][np.newaxis])
            chosen = asked.choose(self.to_move, self._state, random, *rows)
            self._work["random"] = random
            self._do(int(chosen[0]))

    def observe(self, seat: int) -> Seen:
        """The observation and the mask of a seat, in new arrays."""
        if seat != self._to_move.item():
            self._mask.fill(0)
        self._looks[seat]()
        numbers = self._numbers.copy() if self._columns is None else self._numbers[self._columns]
        return {"observation": numbers, "action_mask": self._mask.copy()}

    def view(self, seat: int = NOBODY) -> View:
        """What a seat or a spectator may know, with names."""
        observe(self._catalogue.tables, self._state[0], seat, self._seen[0])
        return view_of(self._catalogue, self._seen[0])
