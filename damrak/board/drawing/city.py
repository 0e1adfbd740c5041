"""Draws the city behind the routes, for boards whose city is described in `art/<board>.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board.drawing.artwork import shapes_of
from damrak.board.drawing.engraving import (
    FRONT,
    Floats,
    apart,
    bastions,
    beside,
    gables,
    inside,
    milestones,
    number,
    path,
    smooth,
    walk,
)
from damrak.board.drawing.placement import BREADTH, DISC, MAP, Plan

CITIES = ("amsterdam",)
SHORES = (34, 25, 17, 10, 5)  # distances from land of the lines in the water
QUAY, ROWS = 4.0, (13.0, 29.0)  # from the water's edge to the trees, and to the rows of houses
GARDEN, KERB, MOAT = 27.0, 7.5, 24.0
BRIDGES = 88.0  # from one to the next; the dashes of `p-bridge` must match


Water = tuple[float, Floats]  # width and line
Points = list[list[float]]  # x and y of each
Laid = dict[str, Any]  # the tables of such a file


@dataclass(frozen=True)
class Waters:
    """Rivers, the ring of canals with gardens between them, and other canals."""

    rivers: list[Water]
    rings: list[Water]
    canals: list[Water]

    @property
    def all(self) -> list[Water]:
        """Rivers, rings and canals together."""
        return self.rivers + self.rings + self.canals


@cache
def _laid(board_id: str) -> Laid:
    source = files("damrak.board.drawing") / "art" / f"{board_id}.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))


def city(board_id: str, plan: Plan) -> str:
    """Draw the city of a board in CITIES; houses keep clear of spaces, landmarks and names."""
    laid = _laid(board_id)
    waters = Waters(*(_read(laid[kind]) for kind in ("rivers", "rings", "canals")))
    return "".join(
        (
            f"<defs>{_definitions()}</defs>",
            *_harbour(laid["land"]),
            _fields(laid["fields"]),
            _wall(laid["wall"], laid["bastions"]),
            *_green(waters),
            f'<path class="p-house" d="{gables(_houses(laid, waters, plan))}"/>',
            *_waters(waters),
            *_figures(laid, plan),
        )
    )


def _read(waters: list[list[Any]]) -> list[Water]:
    return [(float(breadth), np.array(points, float)) for breadth, *points in waters]


def _definitions() -> str:
    shapes = "".join(f'<g id="p-{name}">{shape}</g>' for name, shape in shapes_of("ships").items())
    return (
        '<pattern id="p-ripples" width="86" height="34" patternUnits="userSpaceOnUse">'
        '<path class="p-ripple" d="M6 7q4-3 8 0t8 0 8 0M48 16q4-3 8 0t8 0M20 27q4-3 8 0t8 0 8 0"/>'
        '</pattern><pattern id="p-strips" width="22" height="180" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(64)"><path class="p-fine" d="M1 0V180M12 0V180M1 50H12M12 140H23'
        'M5 53V177M8.5 53V177M16 3V137M19.5 3V137"/></pattern>' + shapes
    )


def _harbour(land: list[Points]) -> Iterator[str]:
    left, top, right, bottom = MAP
    box = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"'
    yield f'<rect class="p-water" {box}/><rect fill="url(#p-ripples)" {box}/>'
    shape = "".join(path(rim, True) for rim in land)
    yield f'<defs><path id="p-land" d="{shape}"/></defs>'
    for far in SHORES:
        for breadth, kind in ((2 * far + 1.1, "p-shore"), (2 * far - 1.1, "p-sea")):
            yield f'<use href="#p-land" class="{kind}" stroke-width="{number(breadth)}"/>'
    yield '<use href="#p-land" class="p-land"/>'


def _fields(fields: list[Points]) -> str:
    return f'<path fill="url(#p-strips)" d="{"".join(path(field, True) for field in fields)}"/>'


def _wall(wall: Points, spacing: float) -> str:
    works = "".join(path(shape) for shape in bastions(wall, spacing))
    moat = path(beside(wall, MOAT))
    return (
        f'<path class="p-bank" stroke-width="51" d="{moat}"/><path class="p-moat" d="{moat}"/>'
        f'<path class="p-work" d="{works}"/><path class="p-line" d="{path(wall)}"/>'
        f'<path class="p-line" d="{path(beside(wall, -5))}"/>'
        + "".join(_mill(shape) for shape in list(bastions(wall, spacing))[::2])
    )


def _mill(work: Floats) -> str:
    x, y = np.rint(work.mean(axis=0)).astype(int)
    return f'<use href="#p-mill" x="{x}" y="{y - 6}"/>'


def _green(waters: Waters) -> Iterator[str]:
    """Draw trees on the quays, and gardens behind the houses of the rings."""
    quays = [
        beside(line, side * (breadth / 2 + QUAY))
        for breadth, line in waters.all
        if breadth > 9
        for side in (-1, 1)
    ]
    gardens = [
        beside(line, side * (breadth / 2 + GARDEN))
        for breadth, line in waters.rings
        for side in (-1, 1)
    ]
    for kind, more in (("p-kerb", 0.8), ("p-quay", -0.8)):
        for breadth, line in waters.rings + waters.canals:
            yield _along(kind, breadth + 2 * KERB + more, path(line))
    yield f'<path class="p-trees" d="{"".join(map(path, quays))}"/>'
    yield f'<path class="p-garden" d="{"".join(map(path, gardens))}"/>'


def _along(kind: str, breadth: float, line: str) -> str:
    return f'<path class="{kind}" stroke-width="{number(breadth)}" d="{line}"/>'


def _houses(laid: Laid, waters: Waters, plan: Plan) -> list[Floats]:
    """Where houses stand: in rows along the waters and on the islands, where there is room."""
    places = np.array(list(_rows(laid, waters)))
    free = np.any([inside(places, rim) for rim in laid["land"]], axis=0)
    free &= ~_covered(places, plan, 7)
    for field in laid["fields"]:
        free &= ~inside(places, field)
    free &= apart(places, laid["wall"]) > 18
    free &= apart(places, beside(laid["wall"], MOAT)) > 32
    for breadth, line in waters.all:
        free &= apart(places, line) > breadth / 2 + 10
    for x, y, radius in laid["squares"]:
        free &= np.hypot(*(places - [x, y]).T) > radius
    for x, y in laid["churches"]:
        free &= (np.abs(places - [x, y]) > (22, 20)).any(axis=1)
    for street in _streets(waters):
        free &= apart(places, street) > 6.5
    return _spread(places[free])


def _rows(laid: Laid, waters: Waters) -> Iterator[Floats]:
    for row in ROWS:
        lined = waters.all if row == ROWS[0] else waters.rivers + waters.canals
        for breadth, line in lined:
            for side in (-1, 1):
                yield from (place for place, _ in walk(beside(line, side * (breadth / 2 + row))))
    shore = laid["land"][0][:-2]  # without the corners of the sheet
    yield from (place for row in ROWS for place, _ in walk(beside(shore, row + 4)))
    for rim in laid["land"][1:]:
        yield from _yards(np.array(rim, float))


def _yards(rim: Floats) -> Iterator[Floats]:
    """Rows of houses on an island, with a lane after every fourth house."""
    (left, top), (right, bottom) = rim.min(axis=0), rim.max(axis=0)
    for y in np.arange(top + 20, bottom - 6, 17):
        for k, x in enumerate(np.arange(left + 14, right - 8, FRONT)):
            house = np.array([x, y + (x - left) * (rim[1, 1] - rim[0, 1]) / (right - left)])
            if k % 5 < 4 and apart(house[None], np.vstack((rim, rim[:1])))[0] > 9:
                yield house


def _streets(waters: Waters) -> Iterator[Floats]:
    """Streets over every bridge, as far as the next canal."""
    for breadth, line in waters.rings + waters.canals:
        for place, ahead in milestones(line, BRIDGES):
            across = np.array([-ahead[1], ahead[0]]) * (breadth / 2 + 34)
            yield np.array([place - across, place + across])


def _spread(places: Floats) -> list[Floats]:
    """Leave out houses that would overlap another one."""
    kept: list[Floats] = []
    for place in places:
        near = np.abs(np.array(kept) - place) < (8.5, 12.5) if kept else np.zeros((1, 2), bool)
        if not near.all(axis=1).any():
            kept.append(place)
    return kept


def _covered(places: Floats, plan: Plan, margin: float) -> NDArray[np.bool_]:
    """Which places lie under or close to a space, a landmark or a name."""
    hidden = np.zeros(len(places), bool)
    for run in plan.runs:
        half = np.array([run.plank, BREADTH * plan.scale]) / 2 + margin
        for x, y, angle in run.spaces.reshape(-1, 3):
            turn = np.exp(-1j * np.radians(angle))
            away = ((places - [x, y]) @ [1, 1j]) * turn
            hidden |= (np.abs(away.real) < half[0]) & (np.abs(away.imag) < half[1])
    for x, y in plan.places:
        hidden |= np.hypot(*(places - [x, y]).T) < DISC * plan.scale + margin
    for label in plan.labels:
        hidden |= (np.abs(places - label.centre) < label.half + margin).all(axis=1)
    return hidden


def _waters(waters: Waters) -> Iterator[str]:
    rivers = [(breadth, smooth(line)) for breadth, line in waters.rivers]
    canals = [(breadth, path(line)) for breadth, line in waters.rings + waters.canals]
    for kind, more in (("p-bank", 2.6), ("p-canal", 0.0)):
        for breadth, line in rivers + canals:
            yield _along(kind, breadth + more, line)
    for breadth, line in rivers:
        for share in (0.72, 0.36):
            for kind, more in (("p-shore", 1.0), ("p-sea", -1.0)):
                yield _along(kind, breadth * share + more, line)
    yield f'<path class="p-flow" d="{"".join(line for _, line in canals)}"/>'
    for breadth, line in canals:  # the dashes of the broad line are the bridges
        yield _along("p-bridge", breadth + 6, line)


def _figures(laid: Laid, plan: Plan) -> Iterator[str]:
    """Draw piles, ships, trees, churches and their captions."""
    piles = "".join(path(beside(row, by)) for row in laid["piles"] for by in (0, 9))
    yield f'<path class="p-piles" d="{piles}"/>'
    for kind, x, y, size in laid["ships"]:
        yield f'<use href="#p-{kind}" transform="translate({x} {y}) scale({size})"/>'
    for kind, name in (("trees", "tree"), ("churches", "church")):
        for x, y in laid[kind]:
            if not _covered(np.array([[x, y]], float), plan, 14)[0]:
                yield f'<use href="#p-{name}" x="{x}" y="{y}"/>'
    for words, x, y, size, spread in laid["names"]:
        yield (
            f'<text class="p-name" x="{x}" y="{y}" font-size="{size}" '
            f'letter-spacing="{spread}">{words}</text>'
        )
