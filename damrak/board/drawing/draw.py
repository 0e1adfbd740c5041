"""Draws a board as one standalone SVG picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from damrak.board.board import Board
from damrak.board.drawing.backdrop import backdrop
from damrak.board.drawing.inks import day_rules
from damrak.board.drawing.landmarks import landmark, landmark_of, landmark_style
from damrak.board.drawing.palette import FONT, GILT, INK, IVORY, PAPER
from damrak.board.drawing.placement import (
    BREADTH,
    DISC,
    HEIGHT,
    MAP,
    WIDTH,
    Plan,
    Run,
    baselines,
    lay_out,
    type_size,
    width_of,
)
from damrak.board.drawing.symbols import patterns, plank, shapes
from damrak.board.facts import COLOURS, GRAY

CAPTION = 118  # the height of the caption under the sheet


def draw_svg(board: Board) -> str:
    """Draw the board as a standalone SVG document; the same board gives the same text."""
    plan = lay_out(board)
    marks = sorted({_mark(board, place) for place in range(len(board.locations))})
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + CAPTION}" '
        f'role="img" font-family="{FONT}">',
        f"<title>{_text(board.name)}</title>",
        f"<defs><style>{landmark_style()}{day_rules()}</style>{shapes('d-', 'g')}{patterns('d-')}",
        *(f'<g id="d-{mark}">{landmark(mark)}</g>' for mark in marks),
        f'</defs><rect class="p-paper" width="{WIDTH}" height="{HEIGHT + CAPTION}"/>',
        backdrop(board),
        *(_route(board, plan, run, lane) for run, lane in _every_lane(plan)),
        *(_landmark(board, plan, place) for place in range(len(board.locations))),
        *(_name(board, plan, place) for place in range(len(board.locations))),
        _legend(board),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def draw_tinted(board: Board, routes: Sequence[tuple[str, str]], title: str) -> str:
    """Draw the plan of a board with a colour and a tooltip for each route, to map figures."""
    plan, (left, top, right, bottom) = lay_out(board), MAP
    return "".join(
        (
            f'<svg viewBox="{left} {top} {right - left} {bottom - top}" role="img" '
            f'font-family="{FONT}"><title>{_text(title)}</title>',
            *(_tinted(plan, run, k, *routes[run.routes[k].id]) for run, k in _every_lane(plan)),
            *(_disc(plan, place) for place in range(len(board.locations))),
            *(_name(board, plan, place) for place in range(len(board.locations))),
            "</svg>",
        )
    )


def _every_lane(plan: Plan) -> Iterator[tuple[Run, int]]:
    return ((run, lane) for run in plan.runs for lane in range(len(run.routes)))


def _route(board: Board, plan: Plan, run: Run, lane: int) -> str:
    route = run.routes[lane]
    words = f"{board.location[route.a].name} - {board.location[route.b].name}, "
    words += f"{route.length} {route.colour}" + ", merchandise" * route.carts
    spaces = "".join(
        f'<g class="space" transform="translate({x:.1f} {y:.1f})">'
        f"{plank(route.colour, run.plank, BREADTH * plan.scale, angle, route.carts)}</g>"
        for x, y, angle in run.spaces[lane]
    )
    return (
        f'<g class="route" data-route="{route.id}" data-colour="{route.colour}">'
        f"<title>{_text(words)}</title>{spaces}</g>"
    )


def _tinted(plan: Plan, run: Run, lane: int, tint: str, note: str) -> str:
    long, wide = run.plank, BREADTH * plan.scale
    size = f'x="{-long / 2:.1f}" y="{-wide / 2:.1f}" width="{long:.1f}" height="{wide:.1f}" rx="5"'
    spaces = "".join(
        f'<rect {size} transform="translate({x:.1f} {y:.1f}) rotate({angle:.1f})"/>'
        for x, y, angle in run.spaces[lane]
    )
    return (
        f'<g fill="{tint}" stroke="{INK}" stroke-width="1.6">'
        f"<title>{_text(note)}</title>{spaces}</g>"
    )


def _disc(plan: Plan, place: int) -> str:
    x, y = plan.places[place]
    look = f'fill="{INK}" stroke="{PAPER}" stroke-width="3"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DISC * plan.scale / 2:.1f}" {look}/>'


def _mark(board: Board, place: int) -> str:
    location = board.locations[place]
    return landmark_of(board.id, location.id, location.name)


def _landmark(board: Board, plan: Plan, place: int) -> str:
    location = board.locations[place]
    x, y = plan.places[place]
    mark = _mark(board, place)
    return (
        f'<g class="location" data-location="{location.id}" '
        f'transform="translate({x:.1f} {y:.1f}) scale({plan.scale:.3f})">'
        f"<title>{_text(location.name)}</title>"
        f'<circle r="35" fill="{PAPER}" stroke="{INK}" stroke-width="2.2"/>'
        f'<circle r="31.5" fill="none" stroke="{GILT}" stroke-width="1.6"/>'
        f'<use href="#d-{mark}" transform="translate(0 4) scale(.93)"/></g>'
    )


def _name(board: Board, plan: Plan, place: int) -> str:
    label, size = plan.labels[place], type_size(plan.scale)
    x = label.centre[0]
    lines = "".join(
        f'<tspan x="{x:.1f}" y="{base:.1f}">{_text(line)}</tspan>'
        for line, base in zip(label.lines, baselines(label, plan.scale), strict=True)
    )
    return (
        f'<text class="name" data-location="{board.locations[place].id}" font-size="{size:.1f}" '
        f'text-anchor="middle" fill="{INK}" stroke="{PAPER}" '
        f'stroke-width="{size * 0.24:.1f}" stroke-linejoin="round" paint-order="stroke">'
        f"{lines}</text>"
    )


def _text(words: str) -> str:
    return escape("".join(letter for letter in words if letter.isprintable()))


def _legend(board: Board) -> str:
    """Draw the caption under the plan: colours and merchandise, the board's name, points."""
    parts = [_swatch(k, colour) for k, colour in enumerate((*COLOURS, GRAY))]
    parts.append('<use href="#d-wheel" transform="translate(430 1144) scale(1.15)"/>')
    parts.append(_words("merchandise", 451, 1150, 19, "start"))
    size = min(60.0, 330 / width_of(board.name))
    parts.append(_words(board.name, 800, 1116 + size * 0.33, size))
    parts.append(f'<path d="M630 1158H970M700 1164H900" stroke="{GILT}" stroke-width="2"/>')
    parts += [_words("spaces", 1112, 1097, 20, "end"), _words("points", 1112, 1150, 20, "end")]
    parts += _points(board.facts.points.routes)
    return f'<g class="legend" transform="translate(40 52)">{"".join(parts)}</g>'


def _swatch(k: int, colour: str) -> str:
    x, y = 68 + k % 4 * 121, 1092 + k // 4 * 52
    words = _words("any" if colour == GRAY else colour, x + 32, y + 6, 19, "start")
    return f'<g transform="translate({x} {y})">{plank(colour, 52, 30, 0, False)}</g>{words}'


def _words(words: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}" '
        f'fill="{INK}">{_text(words)}</text>'
    )


def _points(points: tuple[int, ...]) -> Iterator[str]:
    """Draw the spaces of each route length, and under them a coin with the points."""
    count, spaces, left, room = len(points), sum(range(len(points) + 1)), 1126.0, 430
    unit = min(30.0, (room - 30 * count) / spaces)
    space = (room - unit * spaces) / count
    for length, value in enumerate(points, 1):
        x = left + space / 2 + unit * length / 2
        for k in range(length):
            at = x + unit * (k - (length - 1) / 2)
            bare = plank(GRAY, unit - 3, 15, 0, False)
            yield f'<g transform="translate({at:.1f} 1091)">{bare}</g>'
        coin = f'cx="{x:.1f}" cy="1143" stroke-width="2"'
        yield f'<circle {coin} r="19" fill="{IVORY}" stroke="{INK}"/>'
        yield f'<circle {coin} r="15.5" fill="none" stroke="{GILT}"/>'
        yield _words(str(value), x, 1150.5, 21)
        left += space + unit * length
