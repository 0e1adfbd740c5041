"""Bots in compiled code as opponents in a batch on a GPU: entry kernels, one thread a game.

Planners need much memory, so that as many threads as `PLANNERS` take the games by turns; bots that
look no further than this turn need little. Call `play` `unfused`, and bots choose as on a CPU.
"""

from __future__ import annotations

import numpy as np

from damrak.board.tables import Shape, shape_of
from damrak.bots.kernels.dispatch import GREEDY, RANDOM, choose
from damrak.bots.kernels.greedy import choose_greedy
from damrak.bots.kernels.random import choose_random
from damrak.compile.cuda import DeviceKernel, exact, on_device
from damrak.compile.kernel import Function
from damrak.envs.cuda_base import begins_again, cuda, local_type
from damrak.envs.kernels.games import LEARNER, clear, settle
from damrak.envs.opponents import ADD, MULTIPLY
from damrak.game.catalogue import Catalogue
from damrak.rules.apply import apply
from damrak.rules.layout import OVER
from damrak.rules.observe import observe

PLANNERS = 1 << 16  # threads that plan side by side, each with 21 kB
LIGHT = (LEARNER, RANDOM, GREEDY)  # all that a batch without planners has
_KERNELS: dict[tuple[Shape, bool], dict[str, DeviceKernel]] = {}


def bot_kernels(made: Catalogue, plans: bool) -> dict[str, DeviceKernel]:
    """The entry kernels for boards of this one's shape, with planners or without, made once."""
    key = shape_of(made.board), plans
    if key not in _KERNELS:
        _KERNELS[key] = _make_kernels(made, plans)
    return _KERNELS[key]


def _make_kernels(made: Catalogue, plans: bool) -> dict[str, DeviceKernel]:
    seen_type, work_type = local_type(made.observation_dtype), local_type(made.work_dtype)
    do, look, clear_, settle_ = (on_device(each) for each in (apply, observe, clear, settle))
    choose_any, begin_again = _choice(plans), begins_again()

    @cuda.jit(device=True)
    def play_bots(tables, bots, state, seen, work):
        while state.phase != OVER and bots[state.to_move] != LEARNER:
            look(tables, state, state.to_move, seen)
            do(tables, state, choose_any(bots[state.to_move], tables, seen, work))

    @cuda.jit(device=True)
    def play_game(tables, game, states, ahead, ended, count, slots, bots, seen, work):
        state, slot = states[game], slots[game]
        work.random = slot.random
        play_bots(tables, bots[game], state, seen, work)
        if state.phase == OVER:
            settle_(tables, state, work, slot)
            begin_again(state, ahead, game, ended, count)
            play_bots(tables, bots[game], state, seen, work)
        slot.random = work.random

    @exact
    def play(tables, states, ahead, ended, count, slots, bots, works):
        """Let bots act in every game until somebody else has to choose; ended games begin anew."""
        game = cuda.grid(1)
        if game < states.shape[0]:
            seen = cuda.local.array(1, seen_type)
            work = cuda.local.array(1, work_type)
            play_game(tables[0], game, states, ahead, ended, count, slots, bots, seen[0], work[0])

    @exact
    def play_planners(tables, states, ahead, ended, count, slots, bots, works):
        """The same with the memory of planners."""
        thread = cuda.grid(1)
        if thread < works.shape[0]:
            seen = cuda.local.array(1, seen_type)
            work = works[thread]
            for game in range(thread, states.shape[0], works.shape[0]):
                play_game(tables[0], game, states, ahead, ended, count, slots, bots, seen[0], work)

    @cuda.jit
    def act(tables, states, slots, actions):
        """Do the caller's action in every game."""
        game = cuda.grid(1)
        if game < states.shape[0]:
            state, slot = states[game], slots[game]
            clear_(slot)
            slot.actor = state.to_move
            do(tables[0], state, actions[game])

    @cuda.jit
    def answer(tables, states, slots, places, actions, draws):
        """Do what opponents chose in these games; bots that were asked draw a random number."""
        number = cuda.grid(1)
        if number < places.shape[0]:
            game = places[number]
            do(tables[0], states[game], actions[number])
            if draws:
                slots[game].random = slots[game].random * MULTIPLY + ADD

    return {"act": act, "play": play_planners if plans else play, "answer": answer}


def _choice(plans: bool) -> Function:
    """A device function: the choice of a bot by its number."""
    if plans:
        return on_device(choose)
    at_random, greedily = on_device(choose_random), on_device(choose_greedy)

    @cuda.jit(device=True)
    def choose_lightly(bot, tables, seen, work):
        if bot == RANDOM:
            return np.int64(at_random(tables, seen, work))
        return np.int64(greedily(tables, seen, work))

    made: Function = choose_lightly
    return made
