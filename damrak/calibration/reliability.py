"""Draws the reliability plot: predicted chance against the share that was won."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from damrak.board.drawing.palette import BLOCK, BRICK, FONT, GILT, INK, IVORY, RIPPLE
from damrak.calibration.fairness import calibration_error, reliability
from damrak.reports.svg import box, label, line

SIDE, GAP, EDGE = 240.0, 46.0, 40.0
SIZES = (2, 3, 4)
Notes = NDArray[np.void]  # rows with `players`, `chance` and `share`


def reliability_plot(notes: Notes) -> str:
    """A square for each table size; dots on the diagonal are well calibrated."""
    wide, high = EDGE + 3 * (SIDE + GAP), SIDE + 2 * EDGE
    parts = [box(0, 0, wide, high, IVORY)]
    for place, size in enumerate(SIZES):
        rows = notes[notes["players"] == size]
        parts += _square(EDGE + place * (SIDE + GAP), size, rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" '
        f'font-family="{FONT}" font-size="13">{"".join(parts)}</svg>\n'
    )


def _square(left: float, size: int, rows: Notes) -> Iterator[str]:
    bottom = EDGE + SIDE
    for quarter in range(5):
        at = SIDE * quarter / 4
        yield line(left, bottom - at, left + SIDE, bottom - at, BLOCK, 0.6)
        yield line(left + at, EDGE, left + at, bottom, BLOCK, 0.6)
        yield label(f"{25 * quarter}", left + at, bottom + 17, extra='font-size="11"')
        yield label(f"{25 * quarter}", left - 6, bottom - at + 4, "end", 'font-size="11"')
    yield line(left, bottom, left + SIDE, EDGE, RIPPLE, 1.6)
    bins = reliability(rows["chance"], rows["share"])
    most = max((count for count, _, _ in bins), default=1)
    for count, chance, share in bins:
        x, y = left + SIDE * chance, bottom - SIDE * share
        yield line(x, y, x, bottom - SIDE * chance, BRICK, 1.4)
        yield (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2 + 5 * (count / most) ** 0.5:.1f}" '
            f'fill="{GILT}" stroke="{INK}"/>'
        )
    error = f"{size}: {100 * calibration_error(bins):.1f} %" if bins else f"{size}"
    yield label(error, left + SIDE / 2, EDGE - 12)
