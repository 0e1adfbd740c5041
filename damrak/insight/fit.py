"""Chances made true to outcomes: a small logistic fit for each kind of moment, and how true it is.

For a table size and a kind of moment (`damrak/insight/kernels/judgement.py`) a chance is

    1 / (1 + exp(-(early + progress * late)))
    early = n0 + n1 * odds + n2 * margin + n3 * odds * |odds|
    late  = n4 + n5 * odds + n6 * margin + n7 * odds * |odds|

The last term of each lets clear positions be judged more boldly than even ones, or less. The chance
of a contract that can still be completed is 1 / (1 + exp(-(n0 + n1 * odds))) with odds by games
that planners play out.

The numbers are kept beside the weights of the net they belong to, with its checksum.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak.bots.running.net_files import read_card
from damrak.game.errors import GameError
from damrak.i18n.json_types import JsonObject
from damrak.insight.kernels.judgement import ENDED, KINDS, NUMBERS

FORMAT = 2
TIES = 3.0  # how strongly numbers are pulled to those of the unfitted net
ROUNDS, STEP = 60, 0.5  # of Newton's method; how far a number moves in one, at most
CLEAR = 5.0  # log odds of a position that is nearly won
BINS = 20  # of a reliability plot
Floats = NDArray[np.float64]
Notes = NDArray[np.void]  # of damrak.calibration.games.NOTE


class FitError(GameError):
    """The numbers cannot be read, or belong to another net."""


def fit_path(net: Path) -> Path:
    """Where the numbers of a net are."""
    return net.with_suffix(".fit.json")


def read_fit(net: Path) -> Floats:
    """The numbers of the net whose card this is: [table size - 2, kind, number]."""
    path = fit_path(net)
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        fit = np.array(content["fit"], np.float64)
        made = (content["format"], content["sha256"], fit.shape)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FitError("fit-unreadable", file=str(path)) from error
    if made != (FORMAT, read_card(net)["sha256"], (3, KINDS, NUMBERS)):
        raise FitError("fit-other", file=str(path))
    return fit


def write_fit(net: Path, fit: Floats, facts: JsonObject) -> None:
    """Store the numbers of a net."""
    rows = [[[round(float(each), 5) for each in kind] for kind in size] for size in fit]
    content = {"format": FORMAT, "sha256": read_card(net)["sha256"], **facts, "fit": rows}
    fit_path(net).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def read_facts(net: Path) -> JsonObject:
    """What is stored with the numbers of a net: how they were made, how accurate they are."""
    content = json.loads(fit_path(net).read_text(encoding="utf-8"))
    return {key: content[key] for key in content if key not in ("format", "sha256", "fit")}


def read_contract_fit(net: Path) -> Floats:
    """The numbers for contracts: [table size - 2, number]; unfitted ones if there are none."""
    try:
        kept = read_facts(net).get("contracts", {})
        rows = [kept.get(str(size), {}).get("fit", (0.0, 1.0)) for size in (2, 3, 4)]
        fit = np.array(rows, np.float64).reshape(3, 2)
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise FitError("fit-unreadable", file=str(fit_path(net))) from error
    return fit


def plain_contract_fit() -> Floats:
    """Numbers that leave the planners' odds as they are."""
    return np.array([[0.0, 1.0]] * 3)


def fit_contracts(odds: Floats, completed: Floats) -> Floats:
    """The two numbers that make these outcomes likeliest."""
    return _logistic(np.stack([np.ones(len(odds)), odds], 1), completed, np.ones(2, bool))


def contract_chances(fit: Floats, players: int, odds: Floats) -> Floats:
    """The chances of contracts with these odds."""
    numbers = fit[players - 2]
    return _squeezed(numbers[0] + numbers[1] * odds)


def plain_fit() -> Floats:
    """Numbers that leave the net's odds as they are."""
    fit = np.zeros((3, KINDS, NUMBERS))
    fit[:, :, 1] = 1
    return fit


def fit_notes(notes: Notes) -> Floats:
    """The numbers that make these notes likeliest; unfitted ones where there are no notes."""
    fit = plain_fit()
    for size in range(3):
        for kind in range(KINDS):
            rows = notes[(notes["players"] == size + 2) & (notes["kind"] == kind)]
            if len(rows):
                fit[size, kind] = _fit_kind(rows, kind)
    return fit


def _fit_kind(rows: Notes, kind: int) -> Floats:
    free = np.ones(NUMBERS, bool)
    if kind >= ENDED:
        free[[2, 6]] = False  # there is no margin
    if kind == ENDED:
        free[[4, 5, 7]] = False  # nor progress
    numbers = _logistic(terms(rows), rows["share"], free)
    if not _rises(numbers):
        free[[3, 5, 6, 7]] = False
        numbers = _logistic(terms(rows), rows["share"], free)
    return numbers


def _rises(numbers: Floats) -> bool:
    """Whether better odds never mean a smaller chance, as far as odds go."""
    early, bend = numbers[[1, 5]], 2 * CLEAR * numbers[[3, 7]]
    slopes = [early[0], early.sum(), early[0] + bend[0], early.sum() + bend.sum()]
    return bool(min(slopes) > 0)


def terms(rows: Notes) -> Floats:
    """What the numbers are multiplied by."""
    odds = rows["odds"]
    plain = np.stack([np.ones(len(rows)), odds, rows["margin"], odds * np.abs(odds)], 1)
    return np.concatenate([plain, plain * rows["progress"][:, None]], 1)


def _logistic(x: Floats, y: Floats, free: NDArray[np.bool_]) -> Floats:
    """Newton's method for the likeliest numbers, pulled a little to the unfitted ones."""
    size = x.shape[1]
    numbers, home = np.zeros(size), np.zeros(size)
    numbers[1] = home[1] = 1
    for _ in range(ROUNDS):
        chance = _squeezed(x @ numbers)
        slope = x.T @ (y - chance) - TIES * (numbers - home)
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + TIES * np.eye(size)
        move = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        numbers[free] += move / max(1.0, float(np.abs(move).max()) / STEP)
    return numbers


def _squeezed(powers: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(powers, -40, 40)))


def chances(fit: Floats, rows: Notes) -> Floats:
    """The chances of notes."""
    return _squeezed((terms(rows) * fit[rows["players"] - 2, rows["kind"]]).sum(1))


def reliability(chance: Floats, share: Floats) -> list[tuple[int, float, float]]:
    """For each part of the range of chances: moments, mean chance, mean share of victory."""
    places = np.minimum((chance * BINS).astype(int), BINS - 1)
    there = [places == place for place in range(BINS)]
    return [
        (int(rows.sum()), float(chance[rows].mean()), float(share[rows].mean()))
        for rows in there
        if rows.any()
    ]


def calibration_error(bins: list[tuple[int, float, float]]) -> float:
    """The mean distance of chance and share, by moments."""
    total = sum(count for count, _, _ in bins)
    return sum(count * abs(chance - share) for count, chance, share in bins) / total
