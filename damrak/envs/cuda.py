"""A batch of games on a GPU: one thread a game, compiled from the same rules as everywhere.

All results are device arrays (`__cuda_array_interface__`), which PyTorch and JAX take without a
copy. Needs the package `numba-cuda` and a GPU, or the simulator (`NUMBA_ENABLE_CUDASIM=1`).

Starting a new game and shuffling the discards would hold up the other 31 games of a warp. So games
are dealt in advance, `AHEAD` for each place, all at once; and a game that has ended or needs a
shuffle waits until `TOGETHER` games of its warp do. Observations and masks are made in shared
memory, from where a warp writes them side by side. They have blocks of one warp, so that few games
at a time need that memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from damrak.board import Board
from damrak.board.tables import SEATS, Shape, action_count, shape_of
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.cuda import (
    LANES,
    DeviceKernel,
    copy_rows,
    copy_words,
    lanes_where,
    on_device,
    unfused,
    with_words,
)
from damrak.envs.cuda_base import (
    AHEAD,
    THREADS,
    Actions,
    DeviceArray,
    begins_again,
    cuda,
    launch_size,
    local_type,
    records,
)
from damrak.envs.cuda_bots import LIGHT, PLANNERS, bot_kernels
from damrak.envs.cuda_copies import copy_kernels
from damrak.envs.illegal import IllegalActions
from damrak.envs.kernels.games import COUNT, GAME, SEED, SLOT, clear, settle
from damrak.envs.opponents import AskedOpponents, Opponents, line_ups, seat_bots
from damrak.game.catalogue import Catalogue, amsterdam, catalogue
from damrak.game.errors import InvalidSetup
from damrak.rules.actions import DECK
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.legal import legal_actions
from damrak.rules.market import slots_of
from damrak.rules.observe import observe
from damrak.rules.playout import random_action
from damrak.rules.setup import new_game
from damrak.rules.tensor import (
    fill_mask,
    fill_tensor,
    mask_dtype,
    tensor_columns,
    tensor_dtype,
)

TOGETHER = 12  # games of a warp that wait for each other
SHARED = 48 * 1024  # bytes that the threads of a block may share; masks of large boards are larger


class CudaBatch:
    """Games of one board and one number of players, side by side on the device.

    The arrays are those of `damrak.envs.games.Games`, on the device: observations, masks, to_move,
    done, rewards, totals, actor; and `states`, the records of layout.py. Game number n of a seed is
    the same as there. Kernels run on `stream`, a stream of Numba; 0 is the default one.

    `opponents` are those of `Games`. Bots in compiled code play on the device, and so do nets, all
    games of one together; a policy gets and returns tensors of PyTorch on the device; any other bot
    is asked on the processor, game by game. All but the first need PyTorch and stream 0.
    With `seed=None` no game is dealt.
    """

    def __init__(
        self,
        games: int,
        players: int,
        seed: int | None = 0,
        board: Board | None = None,
        *,
        opponents: Opponents = (),
    ) -> None:
        self.games, self.players = games, players
        self.stream: object = 0
        self.board = board or amsterdam()
        self.catalogue: Catalogue = catalogue(self.board)
        made = self.catalogue
        self._kernels = _kernels(made) | copy_kernels(made)
        self._tables = cuda.to_device(made.table_array)
        self._shortest = shortest_game(self.board)
        state_type, words = with_words(made.state_dtype), mask_dtype(self.board)
        self.records = records((games,), state_type)
        self._ahead = records((games, AHEAD), state_type)
        self.states = self.records.view(made.state_dtype)
        self._ended = cuda.to_device(np.zeros((games * AHEAD, 2), np.int32))
        self._count = cuda.to_device(np.zeros(1, np.int32))
        self._slots = records((games,), with_words(SLOT))
        self.slots = self._slots.view(SLOT)
        self._every = cuda.to_device(np.arange(games))
        tensor_type = with_words(tensor_dtype(self.board))
        self._tensors = records((games,), tensor_type)
        self._masks = cuda.to_device(np.zeros(games, words))
        numbers, columns = tensor_dtype(self.board).itemsize, tensor_columns(self.board)
        self._whole = self._tensors.view(np.int8).reshape(games, -1)[:, :numbers]
        self._columns = None if columns is None else cuda.to_device(columns)
        self.observations = self._whole
        if columns is not None:
            self.observations = cuda.to_device(np.zeros((games, len(columns)), np.int8))
        self.actions = action_count(self.board)
        self.masks = self._masks.view(np.int8).reshape(games, -1)[:, : self.actions]
        self.to_move = cuda.to_device(np.zeros(games, np.int8))
        self.actor = cuda.to_device(np.zeros(games, np.int8))
        self.done = cuda.to_device(np.zeros(games, np.bool_))
        self.rewards = cuda.to_device(np.zeros((games, SEATS), np.float32))
        self.totals = cuda.to_device(np.zeros((games, SEATS), np.int32))
        self.opponents = line_ups(opponents)
        self.line_up = np.arange(games) * len(self.opponents) // games
        self._seat_opponents()
        if seed is not None:
            self.reset(seed)

    def _seat_opponents(self) -> None:
        """Make the opponents ready: compiled ones, and those that are asked."""
        made = self.catalogue
        bots = np.array([seat_bots(each, self.players) for each in self.opponents], np.int8)
        self._has_opponents = any(self.opponents)
        if not self._has_opponents:
            return
        plans = bool((~np.isin(bots, LIGHT)).any())
        self._kernels |= bot_kernels(made, plans)
        self._bots = cuda.to_device(bots[self.line_up])
        kind = with_words(bot_work_dtype(made.board))
        self._hands = min(self.games, PLANNERS) if plans else self.games  # threads that play bots
        self._works = records((self._hands if plans else 1,), kind)
        self._asked: Any = None
        asked = [AskedOpponents(each, self.board) for each in self.opponents]
        if any(each.opponents for each in asked):
            from damrak.envs.cuda_asked import AskedOnDevice

            self._asked = AskedOnDevice(self, asked, self.line_up)

    def reset(self, seed: int = 0) -> None:
        """Start a new game in every place; game n of a seed is always the same."""
        self._launch("reset", self.records, self._slots, self.players, seed)
        self._deal_ahead(self._every)
        self._play_opponents()

    def step(self, actions: Actions, check: bool = True) -> None:
        """Take one action in every game (a device array of numbers); ended games start again.

        Raises IllegalActions for an illegal action; then nothing has changed. Without `check` it
        does not wait for the device, and all actions must be legal.
        """
        if check:
            self._check(actions)
        if self._has_opponents:
            self._launch("act", self.records, self._slots, actions)
            self._play_opponents()
            return
        ends = (self.records, self._ahead, self._ended, self._count)
        self._launch("step", *ends, self._slots, actions)
        self._deal_ended()
        self.look()

    def step_randomly(self, steps: int) -> None:
        """Take random legal actions in every game on the device; ended games start again.

        A launch has fewer steps than `AHEAD` games can have, so games dealt in advance suffice.
        """
        if self._has_opponents:
            for _ in range(steps):
                self.step(self.random_actions(), check=False)
            return
        ends = (self.records, self._ahead, self._ended, self._count)
        while steps > 0:
            now = min(steps, AHEAD * self._shortest)
            self._launch("random", *ends, self._slots, now)
            self._deal_ended()
            steps -= now

    def random_actions(self) -> DeviceArray:
        """A random legal action for every game, all equally likely, as a device array."""
        actions: DeviceArray = cuda.device_array(self.games, np.int64)
        self._launch("choose", self.records, self._slots, actions)
        return actions

    def look(self) -> None:
        """Fill the arrays; needed after `step_randomly`, done by `step` and `reset`."""
        told = (self.to_move, self.actor, self.done, self.rewards, self.totals)
        self._launch("show", self.records, self._slots, self._tensors, *told, block=LANES)
        self._launch("allow", self.records, self._masks, block=LANES)
        if self._columns is not None:
            self._launch("pick", self._whole, self._columns, self.observations)

    def put(
        self, places: DeviceArray | ArrayLike, source: CudaBatch, taken: DeviceArray | ArrayLike
    ) -> None:
        """Copy games of another batch of the same board and players, or of this one, to here.

        Game `taken[k]` of `source` goes to `places[k]`; both are arrays of NumPy or of the device.
        """
        self._take(_on_device(places), source, _on_device(taken))
        self.look()

    def put_imagined(
        self,
        places: DeviceArray | ArrayLike,
        source: CudaBatch,
        taken: DeviceArray | ArrayLike,
        dice: np.random.Generator,
    ) -> None:
        """`put`, but each game as its seat to move may imagine it: a search learns nothing else.

        What this seat cannot know is dealt anew, and so is all chance to come, the bots' included.
        A game that is over stays as it is.
        """
        here = _on_device(places)
        self._take(here, source, _on_device(taken))
        chances = cuda.to_device(dice.integers(2**64, size=(2, here.shape[0]), dtype=np.uint64))
        self._launch("imagine", self.records, self._slots, here, chances, threads=here.shape[0])
        self._deal_ahead(here)
        self.look()

    def _take(self, here: DeviceArray, source: CudaBatch, there: DeviceArray) -> None:
        if source.board != self.board or source.players != self.players:
            raise InvalidSetup("other-batch")
        given: tuple[DeviceArray, ...]
        own, given = ((each.records, each._ahead, each._slots) for each in (self, source))
        count = here.shape[0]
        if source is self:  # by way of other memory: a place may be taken from and put to
            kept = tuple(records((count, *each.shape[1:]), each.dtype) for each in own)
            every = cuda.to_device(np.arange(count))
            self._launch("take", *given, there, *kept, every, threads=count)
            given, there = kept, every
        self._launch("take", *given, there, *own, here, threads=count)

    def _deal_ahead(self, places: DeviceArray) -> None:
        """Deal the games that follow in these places."""
        threads = places.shape[0] * AHEAD
        self._launch("deal_ahead", self.records, self._ahead, places, threads=threads)

    def _play_opponents(self) -> None:
        """Let opponents choose until every game waits for the caller; fill the arrays."""
        while self._has_opponents:
            ends = (self.records, self._ahead, self._ended, self._count)
            with unfused():
                told = (*ends, self._slots, self._bots, self._works)
                self._launch("play", *told, threads=self._hands)
            self._deal_ended()
            if self._asked is None:
                break
            self.look()
            answers = self._asked.choose()
            if not answers:
                return
            for places, actions, draws in answers:
                given = self.records, self._slots, places, actions, draws
                self._launch("answer", *given, threads=places.shape[0])
        self.look()

    def _check(self, actions: Actions) -> None:
        if tuple(actions.shape) != (self.games,):
            found = str(tuple(actions.shape))
            raise IllegalActions("batch-actions", games=str(self.games), found=found)
        self._count.copy_to_device(np.full(1, self.games, np.int32))
        self._launch("check", self._masks, self.actions, actions, self._count)
        wrong = int(self._count.copy_to_host()[0])
        self._count.copy_to_device(np.zeros(1, np.int32))
        if wrong < self.games:
            mask = self.masks[wrong : wrong + 1].copy_to_host()[0]
            legal = ", ".join(str(number) for number in np.flatnonzero(mask))
            action = str(int(actions[wrong]))
            raise IllegalActions("batch-action", action=action, game=str(wrong), legal=legal)

    def _deal_ended(self) -> None:
        """Deal games in advance to replace those that were started, all at once."""
        self._launch("deal", self._ahead, self._ended, self._count, threads=self.games * AHEAD)
        self._launch("forget", self._count, threads=1)  # a copy from the host would wait

    def _launch(
        self, name: str, *arguments: object, threads: int = 0, block: int = THREADS
    ) -> None:
        kernel: DeviceKernel = self._kernels[name]
        size = launch_size(threads or self.games, block)
        kernel[(*size, self.stream)](self._tables, *arguments)


def _on_device(numbers: Any) -> Any:
    """Numbers of games as a kernel takes them."""
    if any(hasattr(numbers, name) for name in ("__cuda_array_interface__", "copy_to_host")):
        return numbers
    return cuda.to_device(np.ascontiguousarray(numbers, np.int64))


def shortest_game(board: Board) -> int:
    """A lower bound of the actions of a game: someone draws a card for every cart to be placed."""
    pieces = board.facts.pieces
    return max(1, pieces.carts - pieces.end_carts - pieces.start_cards)


_KERNELS: dict[Shape, dict[str, DeviceKernel]] = {}


def _kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    """The entry kernels for boards of this one's shape, made once."""
    shape = shape_of(made.board)
    if shape not in _KERNELS:
        _KERNELS[shape] = _make_kernels(made)
    return _KERNELS[shape]


def _make_kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    """The entry kernels; they call the functions of the rules."""
    state_type = local_type(with_words(made.state_dtype))
    seen_type, work_type = (
        local_type(made.observation_dtype),
        local_type(made.work_dtype),
    )
    tensor_type = local_type(with_words(tensor_dtype(made.board)))
    mask_type = local_type(mask_dtype(made.board))
    new, act, choose = on_device(new_game), on_device(apply), on_device(random_action)
    observe_, fill, legal = on_device(observe), on_device(fill_tensor), on_device(legal_actions)
    mark, settle_, clear_ = on_device(fill_mask), on_device(settle), on_device(clear)
    in_warp, slots_ = lanes_where(), on_device(slots_of)
    copy, copy_row, begin_again = copy_words(), copy_rows(), begins_again()

    @cuda.jit(device=True)
    def blank(row):
        for word in range(len(row.words)):
            row.words[word] = np.uint64(0)

    @cuda.jit
    def reset(tables, states, slots, players, seed):
        game = cuda.grid(1)
        if game < states.shape[0]:
            state, slot = states[game], slots[game]
            for word in range(8):
                state.seed[word] = np.uint32(0)
            state.seed[GAME] = np.uint32(game)
            state.seed[SEED] = np.uint32(seed)
            state.seed[SEED + 1] = np.uint32(seed >> 32)
            slot.random = np.uint64(seed) << np.uint64(32) | np.uint64(game)
            clear_(slot)
            new(tables[0], state, players, NOBODY)

    @cuda.jit
    def deal(tables, ahead, ended, count):
        number = cuda.grid(1)
        if number < count[0]:
            following = ahead[ended[number, 0], ended[number, 1]]
            following.seed[COUNT] += np.uint32(AHEAD)
            new(tables[0], following, following.players, NOBODY)

    @cuda.jit
    def forget(tables, count):
        if cuda.grid(1) == 0:
            count[0] = 0

    @cuda.jit
    def step(tables, states, ahead, ended, count, slots, actions):
        game = cuda.grid(1)
        if game < states.shape[0]:
            work = cuda.local.array(1, work_type)
            state, slot = states[game], slots[game]
            clear_(slot)
            slot.actor = state.to_move
            act(tables[0], state, actions[game])
            if state.phase == OVER:
                settle_(tables[0], state, work[0], slot)
                begin_again(state, ahead, game, ended, count)

    @cuda.jit
    def random(tables, states, ahead, ended, count, slots, steps):
        game = cuda.grid(1)
        state = cuda.local.array(1, state_type)
        work = cuda.local.array(1, work_type)
        left, action, last_draw = 0, -1, 0
        if game < states.shape[0]:
            copy(state[0], states[game])
            work[0].random = slots[game].random
            left, last_draw = steps, slots_(state[0]) + DECK
        while True:
            over = state[0].phase == OVER
            if left > 0 and not over and action < 0:
                action = choose(tables[0], state[0], work[0])
            shuffles = state[0].deck_size == 0 and action <= last_draw
            waits = left > 0 and (over or shuffles)
            waiting = in_warp(waits)
            going = in_warp(left > 0 and not waits)
            if waiting + going == 0:
                break
            if left > 0 and (not waits or going == 0 or waiting >= TOGETHER):
                if over:
                    begin_again(state[0], ahead, game, ended, count)
                else:
                    act(tables[0], state[0], action)
                action = -1
                left -= 1
        if game < states.shape[0]:
            copy(states[game], state[0])
            slots[game].random = work[0].random

    @cuda.jit
    def choose_all(tables, states, slots, chosen):
        game = cuda.grid(1)
        if game < states.shape[0]:
            work = cuda.local.array(1, work_type)
            work[0].random = slots[game].random
            chosen[game] = choose(tables[0], states[game], work[0])
            slots[game].random = work[0].random

    @cuda.jit
    def show(tables, states, slots, tensors, to_move, actor, done, rewards, totals):
        game, thread = cuda.grid(1), cuda.threadIdx.x
        made_rows = cuda.shared.array(LANES, tensor_type)
        if game < states.shape[0]:
            state = cuda.local.array(1, state_type)
            seen = cuda.local.array(1, seen_type)
            slot, row = slots[game], made_rows[thread]
            copy(state[0], states[game])
            if state[0].phase != OVER:
                observe_(tables[0], state[0], state[0].to_move, seen[0])
                fill(tables[0], seen[0], row)
            else:
                blank(row)
            to_move[game] = state[0].to_move
            actor[game] = slot.actor
            done[game] = slot.done
            for seat in range(SEATS):
                rewards[game, seat] = slot.rewards[seat]
                totals[game, seat] = slot.totals[seat]
        copy_row(tensors, game, made_rows, thread)

    @cuda.jit
    def allow(tables, states, masks):
        game, thread = cuda.grid(1), cuda.threadIdx.x
        made_rows = cuda.shared.array(LANES, mask_type)
        if game < states.shape[0]:
            work = cuda.local.array(1, work_type)
            state, row = states[game], made_rows[thread]
            if state.phase != OVER:
                legal(tables[0], state, work[0])
                mark(work[0], row)
            else:
                blank(row)
        copy_row(masks, game, made_rows, thread)

    @cuda.jit
    def allow_one_by_one(tables, states, masks):
        game = cuda.grid(1)
        if game < states.shape[0]:
            work = cuda.local.array(1, work_type)
            if states[game].phase != OVER:
                legal(tables[0], states[game], work[0])
                mark(work[0], masks[game])
            else:
                blank(masks[game])

    @cuda.jit
    def pick(tables, whole, columns, rows):
        game = cuda.grid(1)
        if game < rows.shape[0]:
            for place in range(columns.shape[0]):
                rows[game, place] = whole[game, columns[place]]

    @cuda.jit
    def check(tables, masks, actions, chosen, first):
        game = cuda.grid(1)
        if game < masks.shape[0]:
            action = np.int64(chosen[game])
            allowed = 0 <= action < actions
            if allowed:
                word = masks[game].words[action >> 3]
                allowed = (word >> np.uint64(8 * (action & 7))) & np.uint64(1) != np.uint64(0)
            if not allowed:
                cuda.atomic.min(first, 0, game)

    return {
        "reset": reset,
        "deal": deal,
        "forget": forget,
        "step": step,
        "random": random,
        "choose": choose_all,
        "show": show,
        "allow": allow if LANES * mask_dtype(made.board).itemsize <= SHARED else allow_one_by_one,
        "check": check,
        "pick": pick,
    }
