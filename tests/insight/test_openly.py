"""What a mistake cost is told on the scale of the curve, and only where it cost something."""

from __future__ import annotations

import pytest

from damrak.insight.kernels.account import SLIGHT
from tests.insight.games import analysis_of

GAMES = [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1)]
EXACT = 1e-9


def test_a_claim_that_is_told_as_a_mistake_is_worth_what_the_curve_shows_after_it() -> None:
    seen = 0
    for players, seed in GAMES:
        analysis = analysis_of(players, seed)
        for decision in analysis.decisions:
            if decision.cost is not None and decision.action.startswith("claim"):
                openly = {option.action: option.openly for option in decision.options}
                shown = analysis.curve(decision.seat)[decision.number]
                assert openly[decision.action] == pytest.approx(shown, abs=EXACT)
                seen += 1
    assert seen > 5


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_cost_is_the_difference_of_two_options_and_never_slight(players: int, seed: int) -> None:
    for decision in analysis_of(players, seed).decisions:
        openly = {option.action: option.openly for option in decision.options}
        assert (decision.cost is None) == (decision.reason is None)
        if decision.cost is None:
            assert set(openly.values()) <= {None}
        else:
            best, played = openly[decision.best], openly[decision.action]
            assert best is not None
            assert played is not None
            assert decision.cost == pytest.approx(best - played, abs=EXACT)
            assert decision.cost > SLIGHT


def test_options_of_a_told_mistake_have_points_and_after_a_claim_they_are_the_forecast() -> None:
    seen = 0
    for players, seed in GAMES:
        analysis = analysis_of(players, seed)
        for decision, step in zip(analysis.decisions, analysis.steps, strict=True):
            others = [each for seat, each in enumerate(step.forecast) if seat != decision.seat]
            for option in decision.options:
                assert (option.points is None) == (option.rival is None) == (option.openly is None)
                claimed = option.action == decision.action and option.action.startswith("claim")
                if option.points is not None and claimed:
                    assert option.points == pytest.approx(step.forecast[decision.seat], abs=EXACT)
                    assert option.rival == pytest.approx(max(others), abs=EXACT)
                    seen += 1
    assert seen > 5


def test_some_mistakes_cost_nothing_and_are_not_told() -> None:
    clear = [
        decision
        for players, seed in GAMES
        for decision in analysis_of(players, seed).decisions
        if decision.choices > 1 and decision.regret > max(SLIGHT, 3 * decision.error)
    ]
    assert any(decision.cost is None for decision in clear)
    assert any(decision.cost is not None for decision in clear)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_a_told_mistake_cost_is_part_of_what_its_choice_changed(
    players: int, seed: int
) -> None:
    """All of it: so own choices and mistakes agree."""
    analysis = analysis_of(players, seed)
    for step, decision in zip(analysis.steps, analysis.decisions, strict=True):
        if decision.cost is not None:
            assert step.choice[decision.seat] == pytest.approx(-decision.cost)
