"""Steps, observes and masks one game."""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.envs.kernels.games import clear, play_bots, settle
from damrak.envs.kernels.record_types import Slot
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.observe import observe
from damrak.rules.record_types import Mask, Tensor
from damrak.rules.setup import new_game
from damrak.rules.tensor import fill_mask, fill_tensor


@kernel
def begin_game(
    tables: Row[Tables],
    bots: Row[int],
    players: int,
    seen: Row[Observation],
    work: Row[Work],
    state: Row[State],
    slot: Row[Slot],
) -> None:
    """Deal and play up to the caller's first choice."""
    new_game(tables[0], state[0], players, NOBODY)
    clear(slot[0])
    play_bots(tables[0], bots, state[0], seen[0], work[0])
    slot[0].to_move = state[0].to_move


@kernel
def step_game(
    tables: Row[Tables],
    bots: Row[int],
    seen: Row[Observation],
    work: Row[Work],
    state: Row[State],
    slot: Row[Slot],
    action: int,
) -> bool:
    """Do the action and the bots' turns up to the caller's next choice; False if illegal."""
    legal_actions(tables[0], state[0], work[0])
    if not is_legal(work[0], action):
        return False
    apply(tables[0], state[0], action)
    play_bots(tables[0], bots, state[0], seen[0], work[0])
    slot[0].to_move = state[0].to_move
    if state[0].phase == OVER:
        settle(tables[0], state[0], work[0], slot[0])
    return True


@kernel
def look_from(
    tables: Row[Tables],
    state: Row[State],
    seat: int,
    seen: Row[Observation],
    work: Row[Work],
    tensor: Row[Tensor],
    mask: Row[Mask],
) -> None:
    """Write the observation of a seat, and its mask (zeros before) if it is to move."""
    observe(tables[0], state[0], seat, seen[0])
    fill_tensor(tables[0], seen[0], tensor[0])
    if seat == state[0].to_move:
        legal_actions(tables[0], seen[0], work[0])
        fill_mask(work[0], mask[0])
