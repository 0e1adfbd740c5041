"""Chances are made true to outcomes, and the numbers that do so belong to one net."""

from __future__ import annotations

import json
import math
import shutil
from pathlib import Path

import numpy as np
import pytest

from damrak.bots.running.net_files import MASTER
from damrak.calibration.games import NOTE, UNFITTED, Noting, note_contracts, note_games
from damrak.calibration.reliability import reliability_plot
from damrak.game.catalogue import amsterdam
from damrak.insight.fit import (
    FitError,
    Notes,
    calibration_error,
    chances,
    contract_chances,
    fit_contracts,
    fit_notes,
    fit_path,
    plain_contract_fit,
    plain_fit,
    read_contract_fit,
    read_fit,
    reliability,
    write_fit,
)
from damrak.insight.kernels.judgement import AWAY, ENDED, KINDS, exponential, logarithm
from damrak.rules.layout import TURN


def overconfident(count: int) -> Notes:
    """Notes of a net whose odds are twice too bold."""
    chance = np.random.default_rng(1)
    notes = np.zeros(count, NOTE)
    notes["players"], notes["kind"] = 2 + np.arange(count) % 3, TURN
    notes["odds"] = chance.normal(0, 2, count)
    notes["progress"] = chance.uniform(0, 1, count)
    truth = 1 / (1 + np.exp(-notes["odds"] / 2))
    notes["share"] = chance.uniform(0, 1, count) < truth
    return notes


def test_a_net_that_is_too_bold_is_put_right() -> None:
    notes = overconfident(30_000)
    learned, others = notes[::2], notes[1::2]
    fit = fit_notes(learned)
    truth = 1 / (1 + np.exp(-others["odds"] / 2))
    assert np.abs(chances(fit, others) - truth).mean() < 0.02
    before = calibration_error(reliability(chances(plain_fit(), others), others["share"]))
    after = calibration_error(reliability(chances(fit, others), others["share"]))
    assert after < 0.02 < 0.05 < before
    assert (fit[:, ENDED] == plain_fit()[:, ENDED]).all()  # nothing was noted there


def test_better_odds_never_mean_a_lower_chance() -> None:
    notes = overconfident(3000)
    notes["share"] = 1 - notes["share"]  # a world upside down
    notes["share"][notes["progress"] < 0.5] = 0.5
    fit = fit_notes(notes)
    shipped = read_fit(MASTER)
    assert (shipped[:, :, 1] > 0).all()
    assert (shipped[:, :, 1] + shipped[:, :, 5] > 0).all()
    assert np.isfinite(fit).all()


def test_the_error_is_the_mean_distance() -> None:
    assert calibration_error([(3, 0.2, 0.3), (1, 0.8, 0.4)]) == pytest.approx(0.175)
    assert reliability(np.array([0.52, 0.54]), np.array([1.0, 0.0])) == [(2, 0.53, 0.5)]


def test_numbers_are_those_of_one_net(tmp_path: Path) -> None:
    copy = tmp_path / "net.json"
    shutil.copy(MASTER, copy)
    with pytest.raises(FitError, match="cannot be read"):
        read_fit(copy)
    write_fit(copy, read_fit(MASTER), {})
    assert read_fit(copy) == pytest.approx(read_fit(MASTER))
    card = json.loads(copy.read_text(encoding="utf-8"))
    copy.write_text(json.dumps({**card, "sha256": "0" * 64}), encoding="utf-8")
    with pytest.raises(FitError, match="another net"):
        read_fit(copy)


def test_the_shipped_numbers_say_how_true_they_are() -> None:
    facts = json.loads(fit_path(MASTER).read_text(encoding="utf-8"))
    assert set(facts["calibration_error"]) == set(facts["made_by"]) == {"2", "3", "4"}
    for command in facts["made_by"].values():
        assert command.startswith("python -m damrak.calibration.calibrate")


def test_notes_of_games_can_be_fitted() -> None:
    notes = note_games(Noting(amsterdam(), 3, 7, range(2), plain_fit()))
    assert set(notes["players"]) == {3}
    assert set(notes["kind"]) <= {UNFITTED, *range(KINDS)}
    away = notes[notes["kind"] >= AWAY]
    assert len(away) > 10
    assert away["chance"] == pytest.approx(chances(plain_fit(), away), abs=1e-6)
    plot = reliability_plot(notes)
    assert plot.startswith("<svg")
    assert plot.count("<circle") == len(reliability(notes["chance"], notes["share"]))


def test_planners_who_are_too_bold_about_contracts_are_put_right() -> None:
    notes = overconfident(20_000)
    numbers = fit_contracts(notes["odds"], notes["share"])
    assert numbers == pytest.approx([0, 0.5], abs=0.05)
    thought = contract_chances(np.array([[0, 1], numbers, [0, 1]]), 3, notes["odds"])
    assert np.abs(thought - 1 / (1 + np.exp(-notes["odds"] / 2))).mean() < 0.02


def test_notes_of_contracts_are_of_those_still_open() -> None:
    fit = np.array([[0.3, 0.5]] * 3)
    notes = note_contracts(Noting(amsterdam(), 2, 7, range(3), plain_fit(), contract_fit=fit))
    assert len(notes) > 10
    assert set(notes["share"]) == {0, 1}
    assert notes["chance"] == pytest.approx(contract_chances(fit, 2, notes["odds"]))


def test_numbers_for_contracts_are_kept_beside_the_others(tmp_path: Path) -> None:
    shipped = json.loads(fit_path(MASTER).read_text(encoding="utf-8"))["contracts"]
    assert read_contract_fit(MASTER).tolist() == [shipped[size]["fit"] for size in "234"]
    for kept in shipped.values():
        assert kept["made_by"].startswith("python -m damrak.calibration.calibrate --contracts")
        assert kept["calibration_error"] <= 0.02
    copy = tmp_path / "net.json"
    shutil.copy(MASTER, copy)
    write_fit(copy, read_fit(MASTER), {})
    assert (read_contract_fit(copy) == plain_contract_fit()).all()
    write_fit(copy, read_fit(MASTER), {"contracts": {"2": {"fit": [1, 2, 3]}}})
    with pytest.raises(FitError, match="cannot be read"):
        read_contract_fit(copy)


def test_plain_arithmetic_comes_near_enough() -> None:
    for number in (-30.0, -2.5, -0.1, 0.0, 0.7, 6.0, 25.0):
        assert exponential(number) == pytest.approx(math.exp(number), rel=1e-3)
    for number in (1e-6, 0.2, 1.0, 1.49, 3.7, 1e5):
        assert logarithm(number) == pytest.approx(math.log(number), abs=1e-9)
