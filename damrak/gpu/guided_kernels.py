"""Batched rollouts (damrak/bots/kernels/batched_rollout.py) on a GPU: one thread for each game.

The entry kernels call the functions of the rules and of the bots, compiled for the device. The
layers of the net are multiplied in between, by damrak/envs/cuda_net.py. Call them `unfused`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from damrak.bots.kernels.batched_rollout import (
    ENDED,
    GOES_ON,
    LEAF,
    play_the_obvious,
    worth_as_judged,
)
from damrak.bots.kernels.beliefs import guess_contracts
from damrak.bots.kernels.net import VALUES, ZERO
from damrak.bots.kernels.net_features import fill_hints, hints_dtype, paths_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.compile.bits import NONE, drop_lowest, lowest_bit
from damrak.compile.cuda import DeviceKernel, copy_words, exact, on_device, with_words
from damrak.compile.records import Column, record_dtype
from damrak.envs.cuda_base import cuda, local_type
from damrak.game.catalogue import Catalogue
from damrak.rules.apply import apply
from damrak.rules.layout import TURN
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import next_random
from damrak.rules.resample import resample
from damrak.rules.tensor import fill_tensor, own_tensor_dtype


class Types(NamedTuple):
    """The records that the entry kernels share with their caller, all `with_words`."""

    state: np.dtype[np.void]
    game: np.dtype[np.void]
    tensor: np.dtype[np.void]
    hints: np.dtype[np.void]


def comparison_types(made: Catalogue) -> Types:
    """The records of one board; a game has the fields that `play_the_obvious` knows it by."""
    fields: list[Column] = [("state", made.state_dtype, (1,)), ("result", "f8", (1,))]
    fields += [("stand", "i4", (1,)), ("turns", "i4", (1,))]
    game = record_dtype(fields)
    told = own_tensor_dtype(made.board), hints_dtype(made.board)
    return Types(*(with_words(kind) for kind in (made.state_dtype, game, *told)))


def _work_dtype(made: Catalogue) -> np.dtype[np.void]:
    """A caller's buffers, as far as games need them: of those for plans, one."""
    kind = made.work_dtype
    columns = [(name, kind[name]) for name in kind.names or ()]
    worth = bot_work_dtype(made.board)["draw_worth"]
    return record_dtype([("draw_worth", worth), *columns], align=True)


@cache
def comparison_kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    """The entry kernels for one board, by name."""
    seen_type = local_type(made.observation_dtype)
    work_type, paths_type = local_type(_work_dtype(made)), local_type(paths_dtype(made.board))
    tensor_type, hints_type = (local_type(kind) for kind in comparison_types(made)[2:])
    look, number, hint = on_device(observe), on_device(fill_tensor), on_device(fill_hints)
    draw, deal_anew, guess = on_device(next_random), on_device(resample), on_device(guess_contracts)
    act, list_legal, play_on = (
        on_device(apply),
        on_device(legal_actions),
        on_device(play_the_obvious),
    )
    worth, first_of, without_first = (
        on_device(worth_as_judged),
        on_device(lowest_bit),
        on_device(drop_lowest),
    )
    copy = copy_words()

    @exact
    def deal(tables, count, seen, likely, chances, first, deals, dealt):
        search = cuda.grid(1)
        if search < count:
            work = cuda.local.array(1, work_type)
            work[0].random = np.uint64(chances[search])
            for place in range(first[search], first[search] + deals[search]):
                draw(work[0])
                deal_anew(tables[0], seen[search], work[0], dealt[place])
                guess(seen[search], work[0], dealt[place], likely[search])
            chances[search] = np.int64(work[0].random)

    @exact
    def start(tables, count, games, dealt, deals, actions, turns):
        game = cuda.grid(1)
        if game < count:
            one, source = games[game], dealt[deals[game]]
            for word in range(len(source.words)):  # the state comes first
                one.words[word] = source.words[word]
            act(tables[0], one.state[0], actions[game])
            one.turns[0] = turns
            one.stand[0] = GOES_ON

    @exact
    def ask(tables, count, going, viewers, games, tensors, hints, stands):
        place = cuda.grid(1)
        if place < count:
            seen = cuda.local.array(1, seen_type)
            work = cuda.local.array(1, work_type)
            one = games[going[place]]
            play_on(tables[0], viewers[going[place]], work[0], one, 0)
            stands[place] = one.stand[0]
            if one.stand[0] != ENDED:
                tensor = cuda.local.array(1, tensor_type)
                row = cuda.local.array(1, hints_type)
                paths = cuda.local.array(1, paths_type)
                state = one.state[0]
                look(tables[0], state, state.to_move, seen[0])
                number(tables[0], seen[0], tensor[0])
                hint(tables[0], seen[0], row[0], paths[0])
                copy(tensors[place], tensor[0])
                copy(hints[place], row[0])

    @exact
    def answer(tables, count, going, viewers, games, players, policy, scale, bias, value, by, plus):
        place = cuda.grid(1)
        if place < count:
            one, viewer = games[going[place]], viewers[going[place]]
            state = one.state[0]
            if one.stand[0] == LEAF:
                judged = cuda.local.array(VALUES, np.float32)
                for row in range(VALUES):
                    judged[row] = np.float32(value[row, place]) * by[row] + plus[row]
                one.result[0] = worth(judged, players)
            else:
                work = cuda.local.array(1, work_type)
                list_legal(tables[0], state, work[0])
                best, liked = -1, ZERO
                for word in range(len(work[0].legal)):
                    actions = work[0].legal[word]
                    while actions != NONE:
                        action = 64 * word + first_of(actions)
                        actions = without_first(actions)
                        logit = np.float32(policy[action, place]) * scale[action] + bias[action]
                        if best < 0 or logit > liked:
                            best, liked = action, logit
                if state.phase == TURN and state.to_move == viewer:
                    one.turns[0] -= 1
                act(tables[0], state, best)

    return {"deal": deal, "start": start, "ask": ask, "answer": answer}
