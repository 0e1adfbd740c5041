"""Draws the board as a map of characters, readable without colours too."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.cells import cell_len
from rich.text import Text

from damrak.board.board import Board
from damrak.board.drawing.palette import SEATS
from damrak.board.facts import Route
from damrak.terminal.map_layout import Placement, Point, cell_points, place

# Heart, crown, anchor (a trident, as the anchor sign is two columns wide), key.
SEAT_EMBLEMS = ("♥", "♛", "♆", "⚷")
SEAT_STYLES = tuple(f"bold {ink.lower()} on {hue.lower()}" for _, hue, ink in SEATS)
CARD_LETTERS = {
    "pink": "P",
    "blue": "B",
    "green": "G",
    "black": "K",
    "red": "R",
    "orange": "O",
    "wild": "W",
    "gray": "-",
}
CARD_STYLES = {
    "pink": "#000000 on #cc6fa3",
    "blue": "#ffffff on #1f6fb2",
    "green": "#ffffff on #1e8a5f",
    "black": "#ffffff on #454545",
    "red": "#ffffff on #b2182b",
    "orange": "#000000 on #e0930a",
    "wild": "#3b2a1a on #f2e6cb",
    "gray": "#000000 on #a8a49b",
}
NAME_STYLE = "bold"
LIT_STYLE = "bold #000000 on #ffd75f"
DOT_STYLE = ""

Canvas = dict[Point, tuple[str, str]]  # a character and its style


def draw_map(
    board: Board,
    owners: Mapping[int, int],
    width: int = 110,
    *,
    closed: Collection[int] = (),
    lit: Collection[int] = (),
) -> Text:
    """Draw the board with its claimed, closed and lit routes, `width` columns wide."""
    placement = place(board, width)
    canvas: Canvas = {}
    for dots in placement.dots.values():
        canvas.update(dict.fromkeys(dots, ("·", DOT_STYLE)))
    for route in board.routes:
        space = _space(route, owners.get(route.id), route.id in closed, route.id in lit)
        for left in placement.spaces[route.id]:
            canvas.update(zip(cell_points(left), space, strict=True))
    for label in placement.names.values():
        _write(canvas, int(label.x), int(label.y), label.text)
    return _as_text(canvas, placement)


def _space(route: Route, owner: int | None, is_closed: bool, is_lit: bool) -> list[tuple[str, str]]:
    """`(♛)` claimed, `[P]` free, `[P°` with merchandise, `>P<` or `>P°` lit, `[x]` closed."""
    if owner is not None:
        return [(char, SEAT_STYLES[owner]) for char in f"({SEAT_EMBLEMS[owner]})"]
    if is_closed:
        return [(char, "dim") for char in "[x]"]
    style = CARD_STYLES[route.colour]
    left, right = "><" if is_lit else "[]"
    text = CARD_LETTERS[route.colour] + ("°" if route.carts else right)
    return [(left, LIT_STYLE if is_lit else style), *((char, style) for char in text)]


def _write(canvas: Canvas, column: int, row: int, name: str) -> None:
    for char in name:
        size = cell_len(char)
        if size == 0:
            before, style = canvas.get((column - 1, row), ("", ""))
            canvas[column - 1, row] = before + char, style
        else:
            canvas[column, row] = char, NAME_STYLE
            # The second column of a wide character stays empty.
            canvas.update({(column + i, row): ("", NAME_STYLE) for i in range(1, size)})
        column += size


def _as_text(canvas: Canvas, placement: Placement) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for row in range(placement.height):
        columns = [column for column in range(placement.width) if (column, row) in canvas]
        for column in range(columns[-1] + 1 if columns else 0):
            text.append(*canvas.get((column, row), (" ", "")))
        text.append("\n" if row < placement.height - 1 else "")
    return text
