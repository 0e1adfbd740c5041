"""What the OpenSpiel game calls, on arrays of one record each."""

from __future__ import annotations

from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, drop_lowest, lowest_bit
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, Observation, State, Tables, Work
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.record_types import Tensor
from damrak.rules.resample import resample
from damrak.rules.score import final_scores, reward, winners
from damrak.rules.setup import new_game
from damrak.rules.tensor import fill_tensor


@kernel
def deal(tables: Row[Tables], states: Row[State], players: int) -> None:
    new_game(tables[0], states[0], players, NOBODY)


@kernel
def act(tables: Row[Tables], states: Row[State], action: int) -> None:
    apply(tables[0], states[0], action)


@kernel
def list_legal(tables: Row[Tables], states: Row[State], works: Row[Work], numbers: Row[int]) -> int:
    """Write the numbers of the legal actions in order; returns how many."""
    legal_actions(tables[0], states[0], works[0])
    count = 0
    for word in range(len(works[0].legal)):
        left = works[0].legal[word]
        while left != NONE:
            numbers[count] = 64 * word + lowest_bit(left)
            left = drop_lowest(left)
            count += 1
    return count


@kernel
def observe_all(tables: Row[Tables], states: Row[State], seen: Row[Observation]) -> None:
    """Write the observation of each player."""
    for player in range(len(seen)):
        observe(tables[0], states[0], player, seen[player])


@kernel
def show(tables: Row[Tables], seen: Row[Observation], rows: Row[Tensor]) -> None:
    fill_tensor(tables[0], seen[0], rows[0])


@kernel
def resample_game(
    tables: Row[Tables], seen: Row[Observation], works: Row[Work], states: Row[State]
) -> None:
    resample(tables[0], seen[0], works[0], states[0])


@kernel
def score_game(
    tables: Row[Tables], states: Row[State], works: Row[Work], rewards: Row[float]
) -> None:
    """Write the reward of each seat."""
    final_scores(tables[0], states[0], works[0])
    best = winners(works[0], states[0].players)
    for seat in range(len(rewards)):
        rewards[seat] = reward(best, states[0].players, seat)
