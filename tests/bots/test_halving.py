"""Sequential halving: how the simulations of a choice are shared out over its rounds."""

from __future__ import annotations

import pytest

from damrak.bots.kernels.halving import comparisons_of_round, halvings


def test_each_round_halves_the_choices() -> None:
    assert [halvings(choices) for choices in (0, 1, 2, 3, 4, 5, 8, 9)] == [0, 0, 1, 2, 2, 3, 3, 4]


def test_a_round_gets_an_equal_part_rounded_up_to_whole_comparisons() -> None:
    assert comparisons_of_round(90, 3, 8) == 4  # 30 simulations
    assert comparisons_of_round(90, 1, 8) == 12
    assert comparisons_of_round(0, 2, 8) == 0
    assert comparisons_of_round(-7, 1, 8) == 0  # an earlier round went over the budget


@pytest.mark.parametrize("simulations", [1, 10, 100, 1000])
def test_all_rounds_together_use_the_budget(simulations: int) -> None:
    left, choices, rounds = simulations, 8, 3
    for number in range(rounds):
        left -= choices * comparisons_of_round(left, rounds - number, choices)
        choices = (choices + 1) // 2
    assert -8 < left <= 0
