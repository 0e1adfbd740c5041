"""Draws the frame of a board, its score track, compass, scale bar and cartouche."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from damrak.board.drawing.artwork import shapes_of
from damrak.board.drawing.engraving import number, pair, path
from damrak.board.drawing.placement import HEIGHT, MAP, SCORES, TRACK, WIDTH, score_track

UNIT = "Rynlandtse Roeden"


def frame() -> str:
    """Draw the frame: two lines with the score track between them."""
    left, top, right, bottom = MAP
    parts = [
        f'<path class="p-margin" d="M0 0H{WIDTH}V{HEIGHT}H0ZM{left:.0f} {top:.0f}V{bottom:.0f}'
        f'H{right:.0f}V{top:.0f}Z"/>',
        *_track(),
    ]
    for inset, line in ((7, 4), (14, 1.2), (19, 1.2), (60, 1.2), (64, 2.6)):
        box = f'x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}"'
        parts.append(f'<rect class="p-ink" {box} stroke-width="{line}"/>')
    return "".join(parts)


def _track() -> Iterator[str]:
    """Draw the numbered cells; every second one is shaded, corners never."""
    cells, half = score_track(SCORES), TRACK / 2 + 2.5
    ticks, shaded = [], []
    for score, ((ax, ay), (bx, by)) in enumerate(pairwise([*cells, cells[0]])):
        reach = np.array([0, half] if ay == by else [half, 0])
        middle, step = np.array([ax + bx, ay + by]) / 2, np.array([bx - ax, by - ay])
        ticks.append(path([middle - reach, middle + reach]))
        if score % 2 and (cells[score - 1][0] == bx or cells[score - 1][1] == by):
            back = middle - step
            rim = [back - reach, middle - reach, middle + reach, back + reach]
            shaded.append(path(rim, closed=True))
    yield f'<path class="p-cell" d="{"".join(shaded)}"/><path class="p-ink" d="{"".join(ticks)}"/>'
    yield from (_score(score, *cell) for score, cell in enumerate(cells))


def _score(score: int, x: float, y: float) -> str:
    size = 27 if score % 5 == 0 else 21
    place = f'x="{number(x)}" y="{number(y + size * 0.3)}"'
    return f'<text class="p-score" {place} font-size="{size}">{score}</text>'


def compass(x: float, y: float, radius: float) -> str:
    """Draw a compass rose with sixteen points and a lily for north."""
    points = ((42, 6, range(1, 16, 2)), (60, 11, range(2, 16, 4)), (78, 13, range(0, 16, 4)))
    rays = "".join(
        f'<g id="p-ray{reach}"><path class="p-ray" d="M0 0V-{reach}L{waist}-{waist}Z"/>'
        f'<path class="p-ray-dark" d="M0 0V-{reach}L-{waist}-{waist}Z"/></g>'
        for reach, waist, _ in points
    )
    turned = "".join(
        f'<use href="#p-ray{reach}" transform="rotate({k * 22.5:g})"/>'
        for reach, _, turns in points
        for k in turns
    )
    return (
        f'<defs>{rays}</defs><g transform="translate({pair(x, y)}) scale({radius / 80:.2f})">'
        f'<circle class="p-ray" r="52"/><circle class="p-rose" r="48"/>'
        f'<circle class="p-ticks" r="50"/>{turned}<circle class="p-ray" r="5"/>'
        f"{shapes_of('ornaments')['lily']}</g>"
    )


def scale_bar(x: float, y: float) -> str:
    """Draw a scale bar in Rhineland rods on a strip of paper."""
    step = 52
    boxes = "".join(f"M{k * step} 0h{step}v6h{-step}z" for k in range(0, 5, 2))
    words = "".join(
        f'<text class="p-title" x="{k * step}" y="-6" font-size="17">{k * 20}</text>'
        for k in range(6)
    )
    slip = f"M-30-26H{5 * step + 30}L{5 * step + 22} 3 {5 * step + 30} 32H-30L-22 3Z"
    return (
        f'<g transform="translate({pair(x, y)})"><path class="p-plate" d="{slip}"/>'
        f'<path class="p-plate" d="M0 0H{5 * step}V6H0Z"/><path class="p-ray-dark" d="{boxes}"/>'
        f'{words}<text class="p-title" x="{2.5 * step:g}" y="25" font-size="17">{UNIT}</text></g>'
    )


def cartouche(x: float, y: float, title: str, line: str) -> str:
    """Draw a title plate between scrolls, with the crosses of Amsterdam above it."""
    return (
        f'<g transform="translate({pair(x, y)})">{shapes_of("ornaments")["cartouche"]}'
        f'<text class="p-title" y="5" font-size="36" letter-spacing="2">{title}</text>'
        f'<text class="p-title" y="25" font-size="17" letter-spacing="4">{line}</text></g>'
    )


def rhumbs(x: float, y: float) -> str:
    """Draw faint lines from the compass rose across the plan, as on a sea chart."""
    rays = "".join(f'<path d="M0 0V-2000" transform="rotate({k * 22.5})"/>' for k in range(16))
    return f'<g class="p-line" transform="translate({pair(x, y)})">{rays}</g>'
