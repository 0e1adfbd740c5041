"""Steps, observes and masks a batch of games."""

from __future__ import annotations

import numpy as np

from damrak.board.tables import SEATS
from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.records import Field, columns, record_dtype
from damrak.envs.kernels.record_types import Slot
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import random_action
from damrak.rules.record_types import Mask, Tensor
from damrak.rules.score import final_scores, reward, winners
from damrak.rules.setup import new_game
from damrak.rules.tensor import fill_mask, fill_tensor

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
