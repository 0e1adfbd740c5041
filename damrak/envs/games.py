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
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.bots.running.dispatch import NAMES, choose
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.records import Field, columns, record_dtype
from damrak.envs.record_types import Slot
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.errors import GameError, InvalidSetup
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import random_action
from damrak.rules.record_types import Mask, Tensor
from damrak.rules.score import final_scores, reward, winners
from damrak.rules.setup import new_game
from damrak.rules.tensor import fill_mask, fill_tensor, mask_dtype, tensor_dtype

LEARNER = -1  # in `bots`: the caller chooses for this seat
COUNT, GAME, SEED = 0, 1, 2  # words of a seed: games before it, its place, the seed of the batch
SLOT_FIELDS = (  # of a game in a batch
    Field("random", "u8", "", "state of the generator for random choices and bots"),
    Field("rewards", "f4", "seat", "what an ended game was worth to each seat, else 0"),
    Field("totals", "i4", "seat", "the final points of each seat of an ended game, else 0"),
    Field("to_move", "i1", "", "the seat to move"),
    Field("actor", "i1", "", "the seat for which the last action was chosen"),
    Field("done", "?", "", "whether the last step ended a game"),
    Field("spare", "i1", "5", "fills a word of 8 bytes"),
)
SLOT = record_dtype(columns(SLOT_FIELDS, {"seat": SEATS}))


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


@kernel
def begin_games(
    tables: Row[Tables],
    bots: Row[int],
    players: int,
    seen: Row[Observation],
    work: Row[Work],
    states: Row[State],
    slots: Row[Slot],
    tensors: Row[Tensor],
    finals: Row[Tensor],
    masks: Row[Mask],
) -> None:
    """Deal every game and play it up to the caller's first choice."""
    for game in range(len(states)):
        state, slot = states[game], slots[game]
        work[0].random = slot.random
        new_game(tables[0], state, players, NOBODY)
        play_bots(tables[0], bots, state, seen[0], work[0])
        clear(slot)
        look(tables[0], state, seen[0], work[0], tensors[game], masks[game])
        slot.to_move = state.to_move
        slot.random = work[0].random


@kernel
def step_games(
    tables: Row[Tables],
    bots: Row[int],
    players: int,
    seen: Row[Observation],
    work: Row[Work],
    states: Row[State],
    slots: Row[Slot],
    tensors: Row[Tensor],
    finals: Row[Tensor],
    masks: Row[Mask],
    actions: Row[int],
) -> None:
    """Do a legal action in every game, then the bots' turns up to the caller's next choice."""
    for game in range(len(states)):
        state, slot = states[game], slots[game]
        work[0].random = slot.random
        clear(slot)
        slot.actor = state.to_move
        apply(tables[0], state, actions[game])
        play_bots(tables[0], bots, state, seen[0], work[0])
        if state.phase == OVER:
            observe(tables[0], state, slot.actor, seen[0])
            fill_tensor(tables[0], seen[0], finals[game])
            settle(tables[0], state, work[0], slot)
            state.seed[COUNT] += np.uint32(1)
            new_game(tables[0], state, players, NOBODY)
            play_bots(tables[0], bots, state, seen[0], work[0])
        look(tables[0], state, seen[0], work[0], tensors[game], masks[game])
        slot.to_move = state.to_move
        slot.random = work[0].random


@kernel
def choose_randomly(
    tables: Row[Tables],
    bots: Row[int],
    players: int,
    seen: Row[Observation],
    work: Row[Work],
    states: Row[State],
    slots: Row[Slot],
    tensors: Row[Tensor],
    finals: Row[Tensor],
    masks: Row[Mask],
    actions: Row[int],
) -> None:
    """Choose a random legal action for each game, all equally likely."""
    for game in range(len(states)):
        work[0].random = slots[game].random
        actions[game] = random_action(tables[0], states[game], work[0])
        slots[game].random = work[0].random


@kernel
def play_bots(tables: Tables, bots: Row[int], state: State, seen: Observation, work: Work) -> None:
    """Let bots act, each from its own observation, until the caller has to choose."""
    while state.phase != OVER and bots[state.to_move] != LEARNER:
        observe(tables, state, state.to_move, seen)
        apply(tables, state, choose(bots[state.to_move], tables, seen, work))


@kernel
def look(
    tables: Tables, state: State, seen: Observation, work: Work, tensor: Tensor, mask: Mask
) -> None:
    """Write the observation and the mask of the seat to move."""
    observe(tables, state, state.to_move, seen)
    fill_tensor(tables, seen, tensor)
    legal_actions(tables, seen, work)
    fill_mask(work, mask)


@kernel
def settle(tables: Tables, state: State, work: Work, slot: Slot) -> None:
    """Write rewards and final points of an ended game."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    slot.done = True
    for seat in range(state.players):
        slot.rewards[seat] = reward(best, state.players, seat)
        slot.totals[seat] = work.totals[seat]


@kernel
def clear(slot: Slot) -> None:
    """Reset rewards and final points to zero."""
    slot.actor = NOBODY
    slot.done = False
    for seat in range(len(slot.rewards)):
        slot.rewards[seat] = 0
        slot.totals[seat] = 0


@kernel
def first_illegal(masks: Row[Mask], count: int, actions: Row[int]) -> int:
    """The first game whose action its mask forbids, or -1."""
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= count:
            return game
        if not (masks[game].words[action >> 3] >> np.uint64(8 * (action & 7))) & np.uint64(1):
            return game
    return -1
