"""Games of a batch on a GPU copied and imagined: entry kernels, one thread a game."""

from __future__ import annotations

import numpy as np

from damrak.board.tables import Shape, shape_of
from damrak.compile.cuda import DeviceKernel, copy_words, on_device
from damrak.envs.cuda_base import AHEAD, cuda, local_type
from damrak.envs.kernels.games import COUNT
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.observe import observe
from damrak.rules.resample import resample
from damrak.rules.setup import new_game

_KERNELS: dict[Shape, dict[str, DeviceKernel]] = {}


def copy_kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    """The entry kernels for boards of this one's shape, made once."""
    shape = shape_of(made.board)
    if shape not in _KERNELS:
        _KERNELS[shape] = _make_kernels(made)
    return _KERNELS[shape]


def _make_kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    seen_type, work_type = local_type(made.observation_dtype), local_type(made.work_dtype)
    new, look, deal_anew = on_device(new_game), on_device(observe), on_device(resample)
    copy = copy_words()

    @cuda.jit
    def take(tables, from_states, from_ahead, from_slots, taken, states, ahead, slots, places):
        """Copy games with all that is dealt for their places in advance."""
        number = cuda.grid(1)
        if number < places.shape[0]:
            here, there = places[number], taken[number]
            copy(states[here], from_states[there])
            copy(slots[here], from_slots[there])
            for place in range(AHEAD):
                copy(ahead[here, place], from_ahead[there, place])

    @cuda.jit
    def imagine(tables, states, slots, places, chances):
        """Deal anew what the seat to move cannot know, in games that are not over."""
        number = cuda.grid(1)
        if number < places.shape[0]:
            state = states[places[number]]
            if state.phase != OVER:
                seen = cuda.local.array(1, seen_type)
                work = cuda.local.array(1, work_type)
                look(tables[0], state, state.to_move, seen[0])
                for word in range(len(state.words)):
                    state.words[word] = np.uint64(0)
                work[0].random = chances[0, number]
                deal_anew(tables[0], seen[0], work[0], state)
                slots[places[number]].random = chances[1, number]

    @cuda.jit
    def deal_ahead(tables, states, ahead, places):
        """Deal the games that follow in these places."""
        number = cuda.grid(1)
        if number < places.shape[0] * AHEAD:
            game, count = places[number // AHEAD], number % AHEAD + 1
            state = states[game]
            following = ahead[game, (np.int64(state.seed[COUNT]) + count) % AHEAD]
            copy(following, state)
            following.seed[COUNT] += np.uint32(count)
            new(tables[0], following, state.players, NOBODY)

    return {"take": take, "imagine": imagine, "deal_ahead": deal_ahead}
