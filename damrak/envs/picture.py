"""A view as a picture in red, green and blue, for the render mode `rgb_array`.

The board with taken routes in their seats' colours; beneath it each seat's points, carts and cards,
then the market, and the viewer's hand. Everything is painted into an array: no drawing library.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.drawing.palette import HUES, INK, IVORY, LAND, PAPER, SEATS
from damrak.board.drawing.placement import BREADTH, DISC, HEIGHT, WIDTH, Run, lay_out
from damrak.game.view import SeatView, View

Picture = NDArray[np.uint8]  # [y, x, colour]
Pixels = NDArray[np.int64]  # places in a picture, row after row

SCALE = 0.4  # pixels for a unit of the plan
ACROSS, BOARD_DOWN, STRIP = int(WIDTH * SCALE), int(HEIGHT * SCALE), 64
SHAPE = (BOARD_DOWN + STRIP, ACROSS, 3)
BORDER = 1.5  # of a space and a disc, in pixels
CARD = (18, 24)  # across, down
DOT = 2  # the pixels of a digit's dot, each way
DIGITS = {  # three dots across, five down
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "-": "000000111000000",
}


@dataclass(frozen=True)
class Sheet:
    """The empty board of a picture, and where the spaces of each route lie in it."""

    picture: Picture
    spaces: dict[int, Pixels]


def table_picture(board: Board, view: View) -> Picture:
    """The table as the viewer of this view knows it, in a new array of `SHAPE`."""
    sheet = _sheet(board)
    picture = sheet.picture.copy()
    flat = picture.reshape(-1, 3)
    for route in view.closed:
        flat[sheet.spaces[route]] = _rgb(LAND)
    for seat in view.seats:
        for route in seat.routes:
            flat[sheet.spaces[route]] = _rgb(SEATS[seat.seat][1])
    for seat in view.seats:
        _paint_seat(picture, seat, is_to_move=seat.seat == view.to_move)
    _paint_cards(picture, view)
    return picture


@cache
def _sheet(board: Board) -> Sheet:
    """The board with free routes; made once for a board."""
    picture = np.empty(SHAPE, np.uint8)
    picture[:] = _rgb(PAPER)
    flat, plan, spaces = picture.reshape(-1, 3), lay_out(board), {}
    for run in plan.runs:
        for lane, route in enumerate(run.routes):
            flat[_planks(run, lane, BREADTH * plan.scale, BORDER)] = _rgb(INK)
            spaces[route.id] = _planks(run, lane, BREADTH * plan.scale, 0.0)
            flat[spaces[route.id]] = _rgb(HUES[route.colour])
    for place in plan.places * SCALE:
        flat[_disc(place, DISC * plan.scale * SCALE + BORDER)] = _rgb(INK)
        flat[_disc(place, DISC * plan.scale * SCALE - BORDER)] = _rgb(IVORY)
    return Sheet(picture, spaces)


def _planks(run: Run, lane: int, breadth: float, margin: float) -> Pixels:
    """The pixels of a route's spaces, and of a margin around each."""
    found = []
    for x, y, angle in run.spaces[lane]:
        turn = np.radians(angle)
        right, down = _around(x * SCALE, y * SCALE, run.plank * SCALE)
        along = right * np.cos(turn) + down * np.sin(turn)
        across = down * np.cos(turn) - right * np.sin(turn)
        within = abs(along) <= run.plank / 2 * SCALE + margin
        within &= abs(across) <= breadth / 2 * SCALE + margin
        found.append(_pixels(x * SCALE, y * SCALE, right, down, within))
    return np.concatenate(found)


def _disc(place: NDArray[np.float64], radius: float) -> Pixels:
    right, down = _around(place[0], place[1], radius)
    return _pixels(place[0], place[1], right, down, np.hypot(right, down) <= radius)


def _around(x: float, y: float, reach: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How far each pixel near a point lies to its right and below it."""
    size = int(reach) + 3
    down, right = np.mgrid[-size : size + 1, -size : size + 1]
    return right + np.floor(x) - x, down + np.floor(y) - y


def _pixels(
    x: float,
    y: float,
    right: NDArray[np.float64],
    down: NDArray[np.float64],
    within: NDArray[np.bool_],
) -> Pixels:
    columns, rows = np.rint(right + x).astype(int), np.rint(down + y).astype(int)
    within = within & (columns >= 0) & (columns < ACROSS) & (rows >= 0) & (rows < BOARD_DOWN)
    return np.asarray(rows[within] * ACROSS + columns[within], np.int64)


def _paint_seat(picture: Picture, seat: SeatView, is_to_move: bool) -> None:
    """Points on the seat's colour, then carts (beside a bar) and cards (beside a card)."""
    top, left = BOARD_DOWN + 4, 8 + seat.seat * 84
    if is_to_move:
        picture[top - 3 : top + 25, left - 3 : left + 41] = _rgb(INK)
    _, hue, ink = SEATS[seat.seat]
    picture[top : top + 22, left : left + 38] = _rgb(hue)
    _write(picture, str(seat.score), top + 6, left + 4, ink)
    picture[top + 3 : top + 7, left + 46 : left + 56] = _rgb(INK)
    _write(picture, str(seat.carts), top, left + 60, INK)
    picture[top + 13 : top + 22, left + 48 : left + 54] = _rgb(INK)
    _write(picture, str(seat.cards), top + 12, left + 60, INK)


def _paint_cards(picture: Picture, view: View) -> None:
    """The market at the right; below the seats the viewer's hand, a number beside each colour."""
    top, (across, down) = BOARD_DOWN + 4, CARD
    for slot, card in enumerate(view.market):
        if card is not None:
            _paint_card(picture, card, top, ACROSS - 5 * (across + 6) + slot * (across + 6))
    for place, (card, count) in enumerate(view.hand.items()):
        left = 8 + place * (across + 24)
        _paint_card(picture, card, top + down + 6, left)
        _write(picture, str(count), top + down + 13, left + across + 3, INK)


def _paint_card(picture: Picture, card: str, top: int, left: int) -> None:
    """A card of one colour, or of all for a wild."""
    hues = [HUES[card]] if card in HUES else [hue for name, hue in HUES.items() if name != "gray"]
    across, down = CARD
    picture[top : top + down, left : left + across] = _rgb(INK)
    for part, hue in enumerate(hues):
        high, low = (1 + (down - 2) * k // len(hues) for k in (part, part + 1))
        picture[top + high : top + low, left + 1 : left + across - 1] = _rgb(hue)


def _write(picture: Picture, number: str, top: int, left: int, ink: str) -> None:
    """Digits from here to the right."""
    for place, digit in enumerate(number):
        dots = np.array(list(DIGITS[digit]), np.uint8).reshape(5, 3).astype(bool)
        shape = np.kron(dots, np.ones((DOT, DOT), bool))
        at = left + place * 4 * DOT
        picture[top : top + 5 * DOT, at : at + 3 * DOT][shape] = _rgb(ink)


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))
