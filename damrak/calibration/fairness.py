"""Is a curve of chances fair? Figures over whole games, one chance a seat and moment.

For a fair curve the mean sum of squared changes over a game equals the mean squared distance from
the first chance to the result (`quotient` 1), and a change says nothing about the next (`lag` 0).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from damrak.i18n.json_types import JsonObject

Floats = NDArray[np.float64]
QUARTERS = (0.25, 0.5, 0.75)
BINS = 20  # of a reliability plot
SURE = 1e-4  # chances are kept this far from 0 and 1 in a logarithm


def curves(notes: NDArray[np.void], chances: Floats) -> list[Floats]:
    """For each game [moment, seat]: its chances in order, and the result at the end."""
    bounds = np.flatnonzero(np.diff(notes["game"])) + 1
    found = []
    for rows, part in zip(np.split(notes, bounds), np.split(chances, bounds), strict=True):
        players = int(rows["players"][0])
        found.append(np.concatenate((part[:, :players], rows["share"][:1, :players])))
    return found


def quotient(games: list[Floats]) -> float:
    """Sum of squared changes by squared distance from the first chance to the result."""
    changes = sum(float((np.diff(game, axis=0) ** 2).sum()) for game in games)
    return changes / sum(float(((game[-1] - game[0]) ** 2).sum()) for game in games)


def lag(games: list[Floats]) -> float:
    """The correlation of a change with the one before; 0 if nothing changes."""
    steps = [np.diff(game, axis=0) for game in games]
    both = sum(float((each[1:] * each[:-1]).sum()) for each in steps)
    before = sum(float((each[:-1] ** 2).sum()) for each in steps)
    after = sum(float((each[1:] ** 2).sum()) for each in steps)
    return both / float(np.sqrt(before * after)) if before * after > 0 else 0.0


def moments_at(notes: NDArray[np.void], part: float) -> NDArray[np.int64]:
    """The moment of each game when this part of its actions is played."""
    bounds = np.flatnonzero(np.diff(notes["game"], prepend=-1))
    return bounds + (notes["steps"][bounds] * part).astype(np.int64)


def loss(notes: NDArray[np.void], chances: Floats) -> float:
    """The mean logarithmic loss of a seat."""
    there = np.arange(chances.shape[1]) < notes["players"][:, None]
    kept = np.clip(chances, SURE, 1 - SURE)
    share = notes["share"]
    each = -(share * np.log(kept) + (1 - share) * np.log(1 - kept))
    return float(each[there].mean())


def loss_error(notes: NDArray[np.void], chances: Floats, other: Floats) -> float:
    """The standard error of the difference of two losses."""
    each = [loss_by_moment(notes, chances) - loss_by_moment(notes, other)]
    return float(np.std(each) / np.sqrt(len(notes)))


def loss_by_moment(notes: NDArray[np.void], chances: Floats) -> Floats:
    """The logarithmic loss of a seat, the mean at each moment."""
    return np.array([loss(notes[at : at + 1], chances[at : at + 1]) for at in range(len(notes))])


def error(notes: NDArray[np.void], chances: Floats) -> float:
    """The expected calibration error over all moments and seats."""
    there = np.arange(chances.shape[1]) < notes["players"][:, None]
    return calibration_error(reliability(chances[there], notes["share"][there]))


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


def points_off(notes: NDArray[np.void], points: Floats) -> float:
    """By how many points a seat's forecast misses its final points, on average."""
    there = np.arange(points.shape[1]) < notes["players"][:, None]
    return float(np.abs(points - notes["totals"])[there].mean())


def figures(
    notes: NDArray[np.void], chances: Floats, points: Floats, settled: NDArray[np.bool_]
) -> JsonObject:
    """All figures of whole games in which every moment is noted.

    `settled` says at which of them no turn is under way: those are the points of a review's curve.
    """
    games, turns = curves(notes, chances), curves(notes[settled], chances[settled])
    told: JsonObject = {
        "games": len(games),
        "quotient": quotient(games),
        "lag": lag(games),
        "quotient by turn": quotient(turns),
        "lag by turn": lag(turns),
        "error": error(notes, chances),
        "sum": float(np.abs(sum_of(notes, chances) - 1).max()),
    }
    for part in QUARTERS:
        at = moments_at(notes, part)
        told[f"loss {part}"] = loss(notes[at], chances[at])
        told[f"points {part}"] = points_off(notes[at], points[at])
    return told


def sum_of(notes: NDArray[np.void], chances: Floats) -> Floats:
    """The sum of the chances at each moment."""
    there = np.arange(chances.shape[1]) < notes["players"][:, None]
    result: Floats = (chances * there).sum(1)
    return result
