"""Draws everything under the routes of a board; its CSS classes get their colours from a page."""

from __future__ import annotations

from damrak.board.board import Board
from damrak.board.drawing import ornaments as art
from damrak.board.drawing.city import CITIES, city
from damrak.board.drawing.placement import HEIGHT, MAP, WIDTH, emptiest, lay_out

CLIP = f"M{MAP[0]:.0f} {MAP[1]:.0f}H{MAP[2]:.0f}V{MAP[3]:.0f}H{MAP[0]:.0f}Z"


def backdrop(board: Board) -> str:
    """The city, or a plain chart, inside the frame with the score track."""
    plan = lay_out(board)
    if board.id in CITIES:
        inside = city(board.id, plan) + art.compass(158, 950, 84) + art.scale_bar(640, 1018)
        inside += art.cartouche(1408, 996, "Amstelodamum", "DAMRAK")
    else:
        x, y, radius = emptiest(plan)
        rose = art.compass(x, y, radius * 0.8) if radius > 30 else ""
        inside = f'<path class="p-paper" d="{CLIP}"/>{art.rhumbs(x, y)}{rose}'
    return (
        f'<clipPath id="p-map"><path d="{CLIP}"/></clipPath>'
        f'<g class="backdrop" clip-path="url(#p-map)">{inside}</g>{art.frame()}'
    )


def backdrop_svg(board: Board) -> str:
    """The backdrop as an SVG document; the page that embeds it gives the colours."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}">{backdrop(board)}</svg>\n'
    )
