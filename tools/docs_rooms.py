"""The picture of the rooms, docs/rooms.svg: which part of damrak may import which.

Drawn from the table that tests/test_layers.py checks. A room stands below all that it imports;
an arrow that follows from two others is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.sax.saxutils import escape

from tests.test_layers import MAY_IMPORT

PICTURE = Path("docs/rooms.svg")
WIDTH, BOX, ROW, MARGIN = 980, (128, 30), 84, 16
STYLE = (
    "text{font:13px system-ui,sans-serif;text-anchor:middle;fill:#1d2b36}"
    "rect{fill:#f4efe4;stroke:#7a6a4f;rx:6px}path{fill:none;stroke:#9aa7b0;stroke-width:1.2}"
    "marker path{fill:#9aa7b0;stroke:none}"
)
ARROW = (
    '<marker id="to" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" '
    'orient="auto"><path d="M0 0L8 4L0 8z"/></marker>'
)


def picture() -> str:
    """The drawing as SVG text."""
    places = _places(_rows())
    height = max(y for _, y in places.values()) + BOX[1] + MARGIN
    arrows = [
        _arrow(places[room], places[to]) for room in MAY_IMPORT for to in sorted(_direct(room))
    ]
    boxes = [_box(room, *places[room]) for room in MAY_IMPORT]
    body = "\n".join([f"<defs>{ARROW}</defs><style>{STYLE}</style>", *arrows, *boxes])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    return f"{head}\n<title>The rooms of damrak and what each imports</title>\n{body}\n</svg>\n"


def _above(room: str) -> set[str]:
    """The rooms that stand before this one in the table and that it may import."""
    order = list(MAY_IMPORT)
    return {each for each in MAY_IMPORT[room] if order.index(each) < order.index(room)}


@cache
def _reached(room: str) -> frozenset[str]:
    """All that a room imports, and what that imports."""
    return frozenset(_above(room).union(*(_reached(each) for each in _above(room))))


def _direct(room: str) -> set[str]:
    """The imports that do not follow from others."""
    above = _above(room)
    return above - set().union(*(_reached(each) for each in above))


@cache
def _depth(room: str) -> int:
    return 1 + max((_depth(each) for each in _above(room)), default=-1)


def _rows() -> list[list[str]]:
    """The rooms by depth, each near the middle of what it imports."""
    rows = [
        [room for room in MAY_IMPORT if _depth(room) == depth] for depth in range(len(MAY_IMPORT))
    ]
    rows = [row for row in rows if row]
    for upper, lower in pairwise(rows):
        place = {room: number / len(upper) for number, room in enumerate(upper)}
        lower.sort(key=lambda room: _mean(place[each] for each in _direct(room) if each in place))
    return rows


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.5


def _places(rows: list[list[str]]) -> dict[str, tuple[int, int]]:
    """The upper left corner of every box."""
    places = {}
    for depth, row in enumerate(rows):
        step = WIDTH / len(row)
        for number, room in enumerate(row):
            places[room] = (round(step * (number + 0.5) - BOX[0] / 2), MARGIN + depth * ROW)
    return places


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    x, y = start[0] + BOX[0] // 2, start[1]
    to_x, to_y = end[0] + BOX[0] // 2, end[1] + BOX[1]
    bend = (y - to_y) // 2
    line = f"M{x} {y}C{x} {y - bend} {to_x} {to_y + bend} {to_x} {to_y}"
    return f'<path d="{line}" marker-end="url(#to)"/>'


def _box(room: str, x: int, y: int) -> str:
    middle = (x + BOX[0] // 2, y + BOX[1] // 2 + 5)
    name = f'<text x="{middle[0]}" y="{middle[1]}">{escape(room)}</text>'
    return f'<rect x="{x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}"/>{name}'
