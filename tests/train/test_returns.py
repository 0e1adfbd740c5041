"""Lambda-returns against a slow reference that follows each seat's decisions one by one."""

from __future__ import annotations

import random

import pytest
import torch
from torch import Tensor

from damrak.train.returns import from_mover, of_mover, returns, to_seats, win_targets

STEPS, GAMES, SEATS = 24, 12, 4


def slow_returns(
    values: Tensor, mover: Tensor, done: Tensor, outcomes: Tensor, last: Tensor, trace: float
) -> Tensor:
    """For one game: look ahead from each step, seat by seat."""
    found = torch.zeros_like(values)
    for start in range(len(values)):
        for seat in range(SEATS):
            found[start, seat] = ahead(values, mover, done, outcomes, last, trace, start, seat)
    return found


def ahead(
    values: Tensor,
    mover: Tensor,
    done: Tensor,
    outcomes: Tensor,
    last: Tensor,
    trace: float,
    step: int,
    seat: int,
) -> Tensor:
    """What a seat can expect after a step: from its next decision, or from the end."""
    while True:
        if done[step]:
            return outcomes[step, seat]
        step += 1
        if step == len(values):
            return last[seat]
        if mover[step] == seat:
            later = ahead(values, mover, done, outcomes, last, trace, step, seat)
            return (1 - trace) * values[step, seat] + trace * later


def played(players: int, seed: int) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Games in which seats move in any order, several times in a row, and end at any time."""
    chance = random.Random(seed)
    torch.manual_seed(seed)
    mover = torch.tensor([[chance.randrange(players) for _ in range(GAMES)] for _ in range(STEPS)])
    done = torch.rand(STEPS, GAMES) < 0.1
    values, outcomes = torch.rand(STEPS, GAMES, SEATS, 2), torch.rand(STEPS, GAMES, SEATS, 2)
    return values, mover, done, outcomes, torch.rand(GAMES, SEATS, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trace", [0.0, 0.9, 1.0])
def test_they_are_those_of_the_slow_reference(players: int, trace: float) -> None:
    values, mover, done, outcomes, last = played(players, players)
    found = returns(values, mover, done, outcomes, last, trace)
    for game in range(GAMES):
        one = (values[:, game], mover[:, game], done[:, game], outcomes[:, game], last[game])
        slow = slow_returns(*one, trace)
        torch.testing.assert_close(found[:, game, :players], slow[:, :players])


def test_nothing_is_carried_over_the_end_of_a_game() -> None:
    values, mover, done, outcomes, last = played(2, 7)
    done[10] = True
    before = returns(values, mover, done, outcomes, last, 0.9)[:11]
    values[11:], outcomes[11:] = 0.0, 0.0
    assert torch.equal(before, returns(values, mover, done, outcomes, last, 0.9)[:11])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turning_to_the_mover_and_back(players: int) -> None:
    values = torch.rand(50, SEATS, 2)
    mover = torch.arange(50) % players
    sizes = torch.full((50,), players)
    turned = from_mover(values, mover, sizes)
    for row in range(50):
        for place in range(players):
            assert torch.equal(turned[row, place], values[row, (mover[row] + place) % players])
    assert torch.equal(turned[:, players:], values[:, players:])
    assert torch.equal(to_seats(turned, mover, sizes), values)
    assert torch.equal(of_mover(values, mover), turned[:, 0])


def test_win_targets_sum_to_one_and_keep_the_movers_own() -> None:
    found = torch.tensor([[0.7, 0.2, 0.2, 0.0], [1.0, 0.0, 0.0, 0.0], [0.4, 0.0, 0.0, 0.0]])
    targets = win_targets(found)
    torch.testing.assert_close(targets.sum(-1), torch.ones(3))
    torch.testing.assert_close(targets[0], torch.tensor([0.7, 0.15, 0.15, 0.0]))
    torch.testing.assert_close(targets[2], torch.tensor([0.4, 0.6, 0.0, 0.0]))
