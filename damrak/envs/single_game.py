"""One game for the environments, stepped, observed and masked in compiled code."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.kernel import bound
from damrak.envs.games import IllegalActions
from damrak.envs.imagine import imagine
from damrak.envs.kernels.games import COUNT, SLOT
from damrak.envs.kernels.single_game import begin_game, look_from, step_game
from damrak.envs.opponents import AskedOpponents, Opponents, line_ups, seat_bots
from damrak.game.catalogue import catalogue, check_players, find_board
from damrak.game.seeds import derive_seed, seed_bytes, seed_words
from damrak.game.view import View, view_of
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.observe import observe
from damrak.rules.tensor import mask_dtype, tensor_dtype

Seen = dict[str, NDArray[np.int8]]  # "observation" and "action_mask" of a seat
OWN = ("_state", "_slot", "_seen", "_work", "_turn")  # the arrays of one game; all else is shared


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
        self._turn = np.zeros(1, np.int64)  # whose turn among the line-ups it is
        self._state = np.zeros(1, self._catalogue.state_dtype)
        self._seen = np.zeros(1, self._catalogue.observation_dtype)
        self._work = np.zeros(1, bot_work_dtype(self._catalogue.board))
        self._slot = np.zeros(1, SLOT)
        self._state["phase"] = OVER
        self._asks = any(asked.seats for asked in self._asked)  # Python has to ask an opponent
        self._bind()
        self._step = bound(step_game, self._tables, self._bots[0], *self._arrays, 0)
        self._look = bound(look_from, self._tables, self._state, 0, *self._looks)

    def _bind(self) -> None:
        """Name parts of the arrays, and make those that `observe` fills: each game has its own."""
        self._done, self._to_move = self._slot["done"], self._slot["to_move"]
        self._arrays = (self._seen, self._work, self._state, self._slot)
        tensor = np.zeros(1, tensor_dtype(self.board))
        mask = np.zeros(1, mask_dtype(self.board))
        self._looks = (self._seen, self._work, tensor, mask)
        self._numbers, self._mask = tensor.view(np.int8), mask.view(np.int8)

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
        for name in OWN:
            setattr(other, name, getattr(self, name).copy())
        other._bind()
        return other

    def imagined(self, seat: int, dice: np.random.Generator) -> OneGame:
        """The same moment as this seat may imagine it: what it cannot know is dealt anew.

        So is all chance to come, the bots' included.
        """
        observe(self._catalogue.tables, self._state[0], seat, self._seen[0])
        words = dice.integers(2**32, size=8, dtype=np.uint32)
        other, below = self.clone(), lambda bound: int(dice.integers(bound))
        other._state[:] = imagine(self._catalogue, self._seen, self.to_move, words, below)
        other._work["random"] = dice.integers(2**64, dtype=np.uint64)
        return other

    def __getstate__(self) -> dict[str, Any]:
        made = (self.players, self.board, self.opponents)
        return {"made": made, **{name: getattr(self, name) for name in OWN}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["made"])  # type: ignore[misc]
        for name in OWN:
            getattr(self, name)[:] = kept[name]

    def _deal(self, words: NDArray[np.uint32]) -> None:
        self._state[:] = 0
        self._state["seed"][0] = words
        bots = self._bots[self._turn[0]]
        begin_game(
            self._tables, bots, self.players, self._seen, self._work, self._state, self._slot
        )
        self._ask_opponents()

    def step(self, action: Any) -> None:
        """Do an action of the seat to move, then the bots' turns; raises IllegalActions."""
        self._do(action)
        self._ask_opponents()

    def _do(self, action: Any) -> None:
        number, bots = action_number(action), self._bots[self._turn.item()]
        within = 0 <= number < self.actions
        if not (within and self._step(self._tables, bots, *self._arrays, number)):
            raise self.refusal(action)

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
            self._do(chosen[0])

    def observe(self, seat: int) -> Seen:
        """The observation and the mask of a seat, in new arrays."""
        self._mask.fill(0)
        self._look(self._tables, self._state, seat, *self._looks)
        return {
            "observation": self._numbers.copy(),
            "action_mask": self._mask[: self.actions].copy(),
        }

    def view(self, seat: int = NOBODY) -> View:
        """What a seat or a spectator may know, with names."""
        observe(self._catalogue.tables, self._state[0], seat, self._seen[0])
        return view_of(self._catalogue, self._seen[0])
