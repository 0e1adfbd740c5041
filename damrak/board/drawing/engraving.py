"""Geometry of the engraved city: parallel lines, rows of gables, walls with bastions, SVG paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Line = Sequence[Sequence[float]]

FRONT, TALL = 9.0, 14.0  # distance between houses in a row, and between rows
# Outlines of gables, from the lower left corner: pointed, stepped, bell-shaped, low.
GABLES = (
    "v-6l4-5 4 5v6z",
    "v-6h2v-3h4v3h2v6z",
    "v-6q2 0 2-4h4q0 4 2 4v6z",
    "v-7l4-4 4 4v7z",
)
DOOR = "m3 0v-3h2v3"


def number(value: float) -> str:
    """A coordinate in as few characters as possible."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def pair(x: float, y: float) -> str:
    """Two coordinates; a minus sign needs no space before it."""
    first, second = number(x), number(y)
    return first + ("" if second.startswith("-") else " ") + second


def path(points: Line | Floats, closed: bool = False) -> str:
    """An SVG path through points rounded to whole units, in relative steps."""
    whole = np.rint(np.asarray(points, float)).astype(int)
    steps = np.diff(whole, axis=0)
    lines = "".join(f"l{x}{'' if y < 0 else ' '}{y}" for x, y in steps.tolist())
    return f"M{whole[0, 0]} {whole[0, 1]}{lines}" + "z" * closed


def smooth(points: Line | Floats) -> str:
    """A curve through the points (Catmull-Rom)."""
    way = np.asarray(points, float)
    way = np.vstack((way[:1], way, way[-1:]))
    parts = [f"M{pair(*np.rint(way[1]))}"]
    for before, start, end, after in zip(way, way[1:], way[2:], way[3:], strict=False):
        bends = (start + (end - before) / 6, end - (after - start) / 6, end)
        parts.append("C" + " ".join(pair(*np.rint(bend)) for bend in bends))
    return "".join(parts)


def beside(points: Line | Floats, by: float) -> Floats:
    """The line parallel to another at distance `by` on its right, with mitred corners."""
    line = np.asarray(points, float)
    ahead = np.diff(line, axis=0)
    ahead /= np.hypot(*ahead.T)[:, None]
    normals = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    both = np.vstack((normals[:1], normals[:-1] + normals[1:], normals[-1:]))
    both /= np.hypot(*both.T)[:, None]
    lean = (both * np.vstack((normals[:1], normals))).sum(axis=1)
    return np.asarray(line + both * (by / np.clip(lean, 0.5, 1))[:, None])


def walk(points: Line | Floats, step: float | None = None) -> Iterator[tuple[Floats, Floats]]:
    """Points along a line, each with the direction there; by default as close as houses stand."""
    line = np.asarray(points, float)
    for start, end in pairwise(line):
        long = float(np.hypot(*(end - start)))
        ahead = (end - start) / long
        close = 1 / max(abs(ahead[0]) / FRONT, abs(ahead[1]) / TALL)
        count = int(long / (step or close))
        for k in range(count):
            yield start + (end - start) * (k + 0.5) / max(count, 1), ahead


def milestones(points: Floats, spacing: float) -> Iterator[tuple[Floats, Floats]]:
    """Points at even distances along a line, the first after half a distance."""
    way = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))))
    for at in np.arange(spacing / 2, way[-1], spacing):
        k = int(np.searchsorted(way, at)) - 1
        ahead = (points[k + 1] - points[k]) / (way[k + 1] - way[k])
        yield points[k] + ahead * (at - way[k]), ahead


def apart(points: Floats, line: Line | Floats) -> Floats:
    """The distance of each point from a line."""
    whole = np.asarray(line, float)
    best = np.full(len(points), np.inf)
    for a, b in pairwise(whole):
        along = np.clip((points - a) @ (b - a) / ((b - a) ** 2).sum(), 0, 1)
        best = np.minimum(best, np.hypot(*(points - a - along[:, None] * (b - a)).T))
    return best


def inside(points: Floats, shape: Line) -> NDArray[np.bool_]:
    """Which points lie in a polygon (even-odd rule)."""
    rim = np.asarray(shape, float)
    odd = np.zeros(len(points), bool)
    for (ax, ay), (bx, by) in zip(rim, np.roll(rim, -1, axis=0), strict=True):
        between = (ay > points[:, 1]) != (by > points[:, 1])
        with np.errstate(divide="ignore", invalid="ignore"):
            cross = (bx - ax) * (points[:, 1] - ay) / (by - ay) + ax
        odd ^= between & (points[:, 0] < cross)
    return odd


def gables(places: Iterable[Floats]) -> str:
    """One SVG path with a small house at every place, row by row."""
    parts, at = [], (0, 0)
    for k, place in enumerate(places):
        x, y = round(float(place[0])) - 4, round(float(place[1])) + 5
        dx, dy = x - at[0], y - at[1]
        gable = GABLES[k % len(GABLES)]
        parts.append(f"m{dx}{'' if dy < 0 else ' '}{dy}{gable}{DOOR}")
        at = (x + 5, y)  # where the door ends
    return "M0 0" + "".join(parts)


def bastions(wall: Line, spacing: float) -> Iterator[Floats]:
    """Arrow-shaped bastions on the right side of a wall."""
    for place, ahead in walk(wall, spacing):
        out = np.array([-ahead[1], ahead[0]])
        shape = ((-18, 1), (-26, 20), (0, 40), (26, 20), (18, 1))
        yield np.array([place + ahead * along + out * far for along, far in shape])
