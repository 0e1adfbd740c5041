"""One game for the environments, stepped, observed and masked in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.kernel import bound, hold, trusting
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

Call: TypeAlias = Callable[..., Any]
Seen = dict[str, NDArray[np.int8]]  # "observation" and "action_mask" of a seat


def env_seed(seed: int) -> tuple[bytes, int]:
    """The seed of `Game.new(seed=seed)`, and one for the bots that does not depend on the deal."""
    return seed_bytes(seed), int.from_bytes(derive_seed(seed, 1)[:8], "little")


def _layout(board: Board) -> np.dtype[np.void]:
    """How all that is one game's own lies in memory: records, two of them also as numbers."""
    made, actions = catalogue(board), action_count(board)
    kinds = {
        "state": made.state_dtype,
        "slot": SLOT,
        "seen": made.observation_dtype,
        "work": bot_work_dtype(board),
        "tensor": tensor_dtype(board),
        "masks": mask_dtype(board),
        "turn": np.dtype(np.int64),  # whose turn among the line-ups it is
    }
    places, size = lay_out(*kinds.values())
    parts = dict(zip(kinds, places, strict=True))
    tensor, mask = parts["tensor"], parts["masks"]
    parts["row"] = np.dtype((np.int8, tensor[0].itemsize)), tensor[1]
    parts["mask"] = np.dtype((np.int8, actions)), mask[1]
    formats, offsets = zip(*parts.values(), strict=True)
    return np.dtype(
        {"names": list(parts), "formats": formats, "offsets": offsets, "itemsize": size}
    )


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
        self._layout = _layout(self.board)
        self._memory = np.zeros(self._layout.itemsize, np.uint8)  # all that is this game's own
        self._columns = tensor_columns(self.board)
        self._name_parts()
        self._state["phase"] = OVER
        game = (self._seen, self._work, self._state, self._slot)
        looks = (self._tables, self._state, 0, self._seen, self._work, self._tensor, self._masks)
        self._begin = bound(begin_game, self._tables, self._bots[0], players, *game)
        self._step = trusting(bound(step_game, self._tables, self._bots[0], *game, 0))
        self._look = trusting(bound(look_from, *looks))
        self._numbers = hold(self._step, *range(self.actions))

    def _name_parts(self) -> None:
        """Name what lies in the memory."""
        parts = np.ndarray(1, self._layout, self._memory)
        self._state, self._slot, self._seen = parts["state"], parts["slot"], parts["seen"]
        self._work, self._tensor, self._masks = parts["work"], parts["tensor"], parts["masks"]
        self._row, self._mask = parts["row"][0], parts["mask"][0]
        self._turn = parts["turn"]
        self._done, self._to_move = self._slot["done"], self._slot["to_move"]
        self._step_now: Call | None = None  # the calls of kernels are made when they are needed
        self._looks: dict[int, Call] = {}  # by seat

    def _make_step(self) -> Call:
        """The call that does an action against the opponents whose turn it is."""
        bots, game = self._bots[self._turn.item()], (self._state, self._slot)
        given = hold(self._step, self._tables, bots, self._seen, self._work, *game)
        self._step_now = partial(self._step, *given)
        return self._step_now

    def _make_look(self, seat: int) -> Call:
        """The call that writes what a seat sees."""
        arrays = (self._seen, self._work, self._tensor, self._masks)
        given = hold(self._look, self._tables, self._state, seat, *arrays)
        return self._looks.setdefault(seat, partial(self._look, *given))

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
        rewards: list[float] = self._slot["rewards"][0, : self.players].tolist()
        return rewards

    @property
    def totals(self) -> list[int]:
        """The final points of each seat after the end, else zeros."""
        totals: list[int] = self._slot["totals"][0, : self.players].tolist()
        return totals

    def begin(self, seed: bytes, random: int = 0) -> None:
        """Deal from a seed, as `Game.new` does; `random` seeds the bots."""
        self._work["random"] = random
        self._turn[0] = random % len(self.opponents)
        self._deal(seed_words(seed))

    def begin_next(self) -> None:
        """Deal the next game of the series that the last `begin` started."""
        words = self._state["seed"][0].copy()
        words[COUNT] += np.uint32(1)
        self._turn[0] = (self._turn.item() + 1) % len(self.opponents)
        self._deal(words)

    def clone(self) -> OneGame:
        """The same game once more; what happens to one does not change the other."""
        other = object.__new__(OneGame)
        other.__dict__.update(self.__dict__)
        other._memory = self._memory.copy()
        other._name_parts()
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

    def __getstate__(self) -> dict[str, object]:
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
        self._step_now = None
        self._ask_opponents()

    def step(self, action: object) -> None:
        """Do an action of the seat to move, then the bots' turns; raises IllegalActions."""
        if not self.try_step(action):
            raise self.refusal(action)

    def try_step(self, action: Any) -> bool:
        """`step`, or False for an illegal action; then nothing has changed."""
        try:
            number = index(action)
        except TypeError:
            return False
        if not 0 <= number < self.actions:
            return False
        step = self._step_now or self._make_step()
        done: bool = step(self._numbers[number])
        if done and self._asks:
            self._ask_opponents()
        return done

    def refusal(self, action: object) -> IllegalActions:
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
            step = self._step_now or self._make_step()
            step(self._numbers[chosen[0]])

    def observe(self, seat: int) -> Seen:
        """The observation and the mask of a seat, in new arrays."""
        if seat != self._to_move.item():
            self._mask.fill(0)
        (self._looks.get(seat) or self._make_look(seat))()
        numbers = self._row.copy() if self._columns is None else self._row[self._columns]
        return {"observation": numbers, "action_mask": self._mask.copy()}

    def view(self, seat: int = NOBODY) -> View:
        """What a seat or a spectator may know, with names."""
        observe(self._catalogue.tables, self._state[0], seat, self._seen[0])
        return view_of(self._catalogue, self._seen[0])
