"""Positions in numbers for the judge: nothing is changed, hidden or told by a seat's number."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from damrak.board.tables import SEATS
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.calibration.fairness import (
    calibration_error,
    figures,
    lag,
    moments_at,
    quotient,
    reliability,
)
from damrak.calibration.kernels.noted import NOTED
from damrak.calibration.measure import PLOTTED
from damrak.calibration.reliability import reliability_plot
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.engine import Engine
from damrak.game.seeds import derive_seed
from damrak.insight.kernels.chances import exponential
from damrak.insight.kernels.position import describe
from damrak.insight.kernels.position_numbers import LEAD, LEFT, PLAYERS, TOTAL, WAIT, position_dtype
from damrak.insight.kernels.states import shuffle_decks
from damrak.rules.layout import OVER
from damrak.rules.playout import random_action


def positions(players: int, every: int = 25) -> list[Any]:
    """States of a random game, as arrays of one."""
    made = catalogue(amsterdam())
    engine = Engine(made)
    engine.set_up(players, 0, derive_seed(3, players))
    work = np.zeros(1, made.work_dtype)
    found, step = [], 0
    while engine.fact("phase") != OVER:
        if step % every == 0:
            found.append(np.frombuffer(engine.position(), made.state_dtype).copy())
        engine.apply(int(random_action(made.tables, engine.state, work[0])), engine.fact("to_move"))
        step += 1
    return found


def described(state: Any) -> Any:
    made = catalogue(amsterdam())
    work = np.zeros(1, bot_work_dtype(made.board))
    out = np.zeros(1, position_dtype(made.board))
    describe(made.tables, state[0], work[0], out[0])
    return out[0]


def test_describing_changes_nothing() -> None:
    for state in positions(3):
        before = state.tobytes()
        described(state)
        assert state.tobytes() == before


def test_the_order_of_the_decks_is_not_read() -> None:
    made = catalogue(amsterdam())
    work = np.zeros(1, made.work_dtype)
    for state in positions(2):
        other = state.copy()
        shuffle_decks(other[0], work[0])
        first, second = described(state), described(other)
        assert np.array_equal(first["seats"], second["seats"])
        assert np.array_equal(first["table"], second["table"])


def test_rows_follow_the_seats() -> None:
    """Empty seats have no numbers; one seat is to move; the best lead is not negative."""
    for players in (2, 3, 4):
        for state in positions(players, 40):
            out = described(state)
            assert not out["seats"][players:].any()
            assert out["seats"][:players, WAIT : WAIT + SEATS].sum() == players
            assert out["seats"][int(state[0].to_move), WAIT] == 1
            assert out["seats"][:players, LEAD].max() >= 0
            assert out["table"][PLAYERS + players - 2] == 1
            assert out["table"][LEFT] >= 0
            assert np.argmax(out["seats"][:players, TOTAL]) == np.argmax(
                out["seats"][:players, LEAD]
            )


def test_a_fair_curve_has_a_quotient_of_1_and_no_lag() -> None:
    chance = np.random.default_rng(1)
    games = []
    for _ in range(4000):
        walk = [0.5]
        while 0.01 < walk[-1] < 0.99:
            walk.append(walk[-1] + chance.choice((-0.125, 0.125)))
        games.append(np.array([[each, 1 - each] for each in walk]))
    assert abs(quotient(games) - 1) < 0.05
    assert abs(lag(games)) < 0.03
    jagged = [game + 0.1 * (np.arange(len(game)) % 2)[:, None] * [1, -1] for game in games]
    assert quotient(jagged) > 1.3
    assert lag(jagged) < -0.1


def test_the_curve_by_turn_leaves_out_moments_within_a_turn() -> None:
    notes = np.zeros(8, NOTED)
    notes["game"], notes["players"], notes["steps"] = [0] * 4 + [1] * 4, 2, 4
    notes["share"][:, 0] = 1
    chance = np.array([0.5, 0.9, 0.6, 0.7] * 2)  # a swing between two cards, taken back after them
    chances = np.column_stack((chance, 1 - chance, 0 * chance, 0 * chance))
    told = figures(notes, chances, np.zeros((8, 4)), np.array([True, False, True, True] * 2))
    squares = 0.4**2 + 0.3**2 + 0.1**2 + 0.3**2
    assert told["quotient"] == pytest.approx(squares / 0.5**2)
    assert told["quotient by turn"] == pytest.approx((0.1**2 + 0.1**2 + 0.3**2) / 0.5**2)
    assert told["lag"] < 0 < told["lag by turn"]


def test_moments_are_found_by_the_part_that_is_played() -> None:
    notes = np.zeros(30, NOTED)
    notes["game"], notes["step"] = [0] * 10 + [1] * 20, [*range(10), *range(20)]
    notes["steps"] = [10] * 10 + [20] * 20
    assert moments_at(notes, 0.5).tolist() == [5, 20]


def test_the_error_is_the_mean_distance() -> None:
    assert calibration_error([(3, 0.2, 0.3), (1, 0.8, 0.4)]) == pytest.approx(0.175)
    assert reliability(np.array([0.52, 0.54]), np.array([1.0, 0.0])) == [(2, 0.53, 0.5)]


def test_a_plot_has_a_dot_for_each_part_of_the_range() -> None:
    notes = np.zeros(40, PLOTTED)
    notes["players"], notes["chance"] = 3, np.linspace(0.1, 0.9, 40)
    notes["share"] = np.arange(40) % 2
    plot = reliability_plot(notes)
    assert plot.startswith("<svg")
    assert plot.count("<circle") == len(reliability(notes["chance"], notes["share"])) > 10


def test_plain_arithmetic_comes_near_enough() -> None:
    for number in (-30.0, -2.5, -0.1, 0.0, 0.7, 6.0, 25.0):
        assert exponential(number) == pytest.approx(math.exp(number), rel=1e-3)
