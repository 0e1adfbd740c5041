"""Confidence intervals of 95 % for figures."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Z = 1.959964  # so many standard errors to either side hold 95 %
RESAMPLES = 400
BLOCKS = 5000  # more units than this are put together, so that resampling stays quick


def wilson(won: float, played: float) -> tuple[float, float]:
    """The interval of a share by Wilson's score, which holds for few games and clean sweeps."""
    if played <= 0:
        return 0.0, 1.0
    share, spread = won / played, Z * Z / played
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * sqrt(share * (1 - share) / played + spread / played / 4)
    return max(0.0, middle - half), min(1.0, middle + half)


def blocks(units: Floats) -> Floats:
    """Sums over neighbouring units, so that there are at most BLOCKS; equal ones but the last."""
    size = -(-len(units) // BLOCKS)
    if size <= 1:
        return units
    return np.asarray(np.add.reduceat(units, np.arange(0, len(units), size), axis=0))


def bootstrap(units: Floats, figure: Callable[[Floats], Floats], seed: int) -> Floats:
    """The interval of each number of a figure of the summed units: [(low, high), number].

    Units are independent of each other (deals). Each resample draws as many with replacement; an
    interval holds the middle 95 % of what the figure is of them.
    """
    parts, chance = blocks(units), np.random.default_rng(abs(seed))
    flat = parts.reshape(len(parts), -1)
    drawn = []
    for _ in range(RESAMPLES):
        weights = np.bincount(chance.integers(len(parts), size=len(parts)), minlength=len(parts))
        drawn.append(figure((weights @ flat).reshape(parts.shape[1:])))
    return np.asarray(np.quantile(drawn, (0.025, 0.975), axis=0))


def mean_interval(sums: Floats, counts: Floats) -> tuple[float, float, float]:
    """A mean over units of unequal size, and its interval by the spread between units.

    `sums` and `counts` are by unit: what was added up there, and how many things.
    """
    total = float(counts.sum())
    if total == 0:
        return 0.0, 0.0, 0.0
    mean, units = float(sums.sum()) / total, len(sums)
    residual = float(np.square(sums - mean * counts).sum())
    half = Z * sqrt(residual * units / max(units - 1, 1)) / total
    return mean, mean - half, mean + half
