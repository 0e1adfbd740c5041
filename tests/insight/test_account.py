"""The account of a review: its sums against a count by hand, and the choices that are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.game import Game
from damrak.insight.judge import Judge
from damrak.insight.kernels.account import MATTERED, SLIGHT, SURE, note_dearest
from damrak.insight.kernels.judgement import CHOICES, DEAREST, judgement_dtype
from tests.insight.games import analysis_of, record_of

GAMES = [(2, 1), (3, 2), (4, 1)]


def dearest(costs: Iterable[float], seat: int = 1) -> list[int]:
    """The numbers of the dearest of these choices of a seat, made one after another."""
    judgement = np.zeros(1, judgement_dtype(amsterdam()))[0]
    for number, cost in enumerate(costs, 1):
        judgement["actions"], judgement["cost"] = number, cost
        note_dearest(judgement, seat)
    others = np.delete(judgement["dearest"], seat, 0)
    assert not others.any()
    numbers: list[int] = judgement["dearest"][seat].tolist()
    return [number for number in numbers if number]


def test_the_worst_choice_comes_first_of_equal_ones_the_earlier_and_none_that_is_slight() -> None:
    assert dearest([0.07, 0.2, SLIGHT, 0.1, 0.07, 0.0]) == [2, 4, 1, 5]
    assert dearest([0.07] * 3 + [0.3] * 2) == [4, 5, 1, 2, 3]
    assert dearest([0.0, SLIGHT / 2]) == []


@pytest.mark.parametrize("seed", range(20))
def test_of_many_choices_the_dearest_are_kept(seed: int) -> None:
    costs = np.random.default_rng(seed).integers(0, 12, 60) / 100
    worst = sorted(range(60), key=lambda place: (-costs[place], place))
    assert dearest(costs.tolist()) == [place + 1 for place in worst][:DEAREST]


def looked_at(players: int, seed: int) -> tuple[Judge, list[tuple[int, float]]]:
    """A judge that has seen a whole game; the seat and the regret of every action."""
    record = record_of(players, seed)
    game, judge = Game.replay(record, 0), Judge(catalogue(amsterdam()))
    judge.begin(game.position())
    found = []
    for event in record.actions:
        seen, action = game.observation(event.seat), game.number_of(event.action, event.seat)
        game.play_number(action, event.seat)
        judge.look(seen, action, game.position())
        found.append((event.seat, float(judge.judgement["regret"])))
    return judge, found


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_an_account_is_the_sum_of_what_the_judge_found(players: int, seed: int) -> None:
    judge, regrets = looked_at(players, seed)
    for seat in range(players):
        account: Any = judge.account(seat)
        parts = judge.judgement["parts"][seat].tolist()
        by_seat = parts[CHOICES : CHOICES + players]
        assert account["prior"] == 1 / players
        assert account["luck"] == pytest.approx(sum(parts[:CHOICES]), abs=1e-12)
        assert account["own"] == by_seat[seat]
        assert account["others"] == pytest.approx(sum(by_seat) - by_seat[seat], abs=1e-12)
        assert account["causes"].tolist() == parts[:CHOICES]
        assert account["by_seat"].tolist()[:players] == by_seat
        assert account["regret"] == pytest.approx(sum(each for of, each in regrets if of == seat))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_mattered_are_some_of_the_dearest_choices(players: int, seed: int) -> None:
    analysis = analysis_of(players, seed)
    for account in analysis.accounts:
        own = [each for each in analysis.decisions if each.seat == account.seat]
        worst = sorted(own, key=lambda each: (-(each.cost or 0.0), each.number))
        clear = [each.number for each in worst if each.reason]
        told = [each.number for each in account.mattered]
        assert set(told) <= set(clear[:DEAREST])
        assert told == sorted(told)
        assert len(told) <= MATTERED
        assert all(each.keys or each.facts for each in account.mattered)
        assert all(each.regret > max(SLIGHT, SURE * each.error) for each in worst if each.reason)


def test_in_most_games_something_mattered() -> None:
    games = [any(account.mattered for account in analysis_of(*game).accounts) for game in GAMES]
    assert sum(games) > len(games) / 2


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_points_are_those_of_the_final_scoring(players: int, seed: int) -> None:
    result = record_of(players, seed).result
    assert result
    for account, score in zip(analysis_of(players, seed).accounts, result.scores, strict=True):
        points, lines = account.points, score.contracts
        assert points
        assert points.routes == score.route_points
        assert points.completed == sum(line.points for line in lines if line.completed)
        assert points.failed == sum(line.points for line in lines if not line.completed)
        assert points.merchandise == score.merchandise.points
        assert points.total == score.total
