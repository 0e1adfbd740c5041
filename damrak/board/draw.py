"""A board as one SVG picture: where spaces and names go, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

import numpy as np
from numpy.typing import NDArray

from damrak.board.board import Board
from damrak.board.facts import COLOURS, GRAY, Location, Route
from damrak.board.ornaments import (
    FONT,
    GILT,
    HEIGHT,
    INK,
    IVORY,
    MAP,
    PAPER,
    WIDTH,
    amsterdam,
    cartouche,
    compass,
    definitions,
    frame,
    landmark_of,
    page,
    plank,
    rhumbs,
)

Floats = NDArray[np.float64]

PLANK, BREADTH, GAP, DISC, TYPE = 94.0, 34.0, 7.0, 33.0, 27.0  # at scale 1
BEADS = 4  # circles that stand for one plank when overlaps are weighed
BOWS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.24, -0.24)
TRIMS = ((0.0, 0.0), (0.5, 0.5), (0.9, 0.0), (0.0, 0.9))  # shares of the spare length cut off
SWEEPS = 4


@dataclass(frozen=True)
class Run:
    """The spaces of the one or two routes between two locations, on one curve."""

    routes: tuple[Route, ...]
    spaces: Floats  # [route, space, (x, y, angle)]
    plank: float
    beads: Floats  # [bead, (x, y)]
    strain: float


@dataclass(frozen=True)
class Label:
    """A name in one or two lines about the centre of its box."""

    lines: tuple[str, ...]
    centre: Floats
    half: Floats
    strain: float


@dataclass(frozen=True)
class Plan:
    """Where everything of a board stands on the page."""

    scale: float
    places: Floats  # [location, (x, y)]
    runs: list[Run]
    labels: list[Label]


def draw_svg(board: Board) -> str:
    """The board as a standalone SVG document, the same text for the same board."""
    plan = _plan(board)
    rose_x, rose_y, radius = _emptiest(plan)
    backdrop = amsterdam() if board.id == "amsterdam" else rhumbs(rose_x, rose_y)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="{FONT}">',
        f"<title>{escape(board.name)}</title>",
        definitions(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        backdrop,
        compass(rose_x, rose_y, radius) if radius > 20 else "",
        *(_route(board, plan, run, lane) for run in plan.runs for lane in range(len(run.routes))),
        *(_landmark(board, plan, place) for place in range(len(board.locations))),
        *(_name(board, plan, place) for place in range(len(board.locations))),
        frame(),
        _legend(board),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _plan(board: Board) -> Plan:
    places = np.array([page(location.x, location.y) for location in board.locations])
    scale = _scale(board, places)
    choices = [list(_runs(board, pair, places, scale)) for pair in _pairs(board)]
    names = [list(_labels(location, places[k], scale)) for k, location in enumerate(board.locations)]
    plan = Plan(scale, places, [few[0] for few in choices], [few[0] for few in names])
    for _ in range(SWEEPS):
        for k, labels in enumerate(names):
            plan.labels[k] = min(labels, key=lambda label: _label_cost(plan, k, label))
        for k, runs in enumerate(choices):
            plan.runs[k] = min(runs, key=lambda run: _run_cost(plan, k, run))
    return plan


def _scale(board: Board, places: Floats) -> float:
    """How much smaller than life everything is, so that the tightest route has room."""
    index = {location.id: k for k, location in enumerate(board.locations)}
    rooms = [
        float(np.hypot(*(places[index[route.a]] - places[index[route.b]])))
        / (route.length * (PLANK + GAP) + 2 * DISC)
        for route in board.routes
    ]
    return float(np.clip(min(rooms) * 1.05, 0.42, 1.0))


def _pairs(board: Board) -> list[tuple[Route, ...]]:
    """Routes that join the same two locations, together."""
    pairs: dict[frozenset[str], tuple[Route, ...]] = {}
    for route in board.routes:
        ends = frozenset((route.a, route.b))
        pairs[ends] = (*pairs.get(ends, ()), route)
    return list(pairs.values())


def _runs(
    board: Board, routes: tuple[Route, ...], places: Floats, scale: float
) -> Iterator[Run]:
    index = {location.id: k for k, location in enumerate(board.locations)}
    a, b = places[index[routes[0].a]], places[index[routes[0].b]]
    if b[0] < a[0]:
        a, b = b, a
    for bow in BOWS:
        for trim in TRIMS:
            strain = 260 * abs(bow) + 4 * abs(trim[0] - trim[1]) + 3 * trim[0] * trim[1]
            yield _run(routes, _curve(a, b, bow), trim, scale, strain)


def _curve(a: Floats, b: Floats, bow: float) -> Floats:
    """Points on the way from a to b, pushed sideways by `bow` of its length in the middle."""
    t = np.linspace(0, 1, 97)[:, None]
    across = np.array([a[1] - b[1], b[0] - a[0]])
    return np.asarray(a + t * (b - a) + 4 * t * (1 - t) * bow * across)


def _run(
    routes: tuple[Route, ...], curve: Floats, trim: tuple[float, float], scale: float, strain: float
) -> Run:
    steps = np.hypot(*np.diff(curve, axis=0).T)
    way = np.concatenate(([0.0], np.cumsum(steps)))
    count, gap, end = routes[0].length, GAP * scale, (DISC + 3) * scale
    room = max(way[-1] - 2 * end, way[-1] * 0.4)
    long = max(min(PLANK * scale, room / count - gap), 8.0)
    spare = max(room - count * (long + gap), 0.0)
    start = (way[-1] - room) / 2 + trim[0] * spare
    pitch = (room - (trim[0] + trim[1]) * spare) / count
    at = start + pitch * (np.arange(count) + 0.5)
    middle = _at(curve, way, at)
    ahead = _at(curve, way, at + 2) - _at(curve, way, at - 2)
    ahead /= np.hypot(*ahead.T)[:, None]
    return _lanes(routes, middle, ahead, long, scale, strain)


def _at(curve: Floats, way: Floats, at: Floats) -> Floats:
    return np.stack([np.interp(at, way, curve[:, k]) for k in (0, 1)], axis=1)


def _lanes(
    routes: tuple[Route, ...], middle: Floats, ahead: Floats, long: float, scale: float,
    strain: float,
) -> Run:
    """One lane, or two side by side, about the middle of the spaces."""
    across = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    apart = (BREADTH + 5) * scale
    sides = [(lane - (len(routes) - 1) / 2) * apart for lane in range(len(routes))]
    centres = np.stack([middle + side * across for side in sides])
    angles = np.degrees(np.arctan2(ahead[:, 1], ahead[:, 0]))
    angles = np.broadcast_to((angles + 90) % 180 - 90, centres.shape[:2])
    spaces = np.concatenate([centres, angles[:, :, None]], axis=2)
    inset = max(long - BREADTH * scale, 0) / 2
    slide = np.linspace(-inset, inset, BEADS)[:, None, None, None] * ahead
    return Run(routes, spaces, long, (centres + slide).reshape(-1, 2), strain)


def _labels(location: Location, place: Floats, scale: float) -> Iterator[Label]:
    """Places for a name round its location, the likeable ones first."""
    for lines in _wraps(location.name):
        half = np.array([max(map(_width, lines)), 1.02 * len(lines)]) * TYPE * scale / 2
        for gap in (3, 14, 30):
            for turn in range(24):
                angle = np.pi * (0.5 + turn / 12)
                out = np.array([np.cos(angle), np.sin(angle)])
                square = np.sign(out) * np.minimum(np.abs(out) * 1.42, 1)
                centre = place + out * DISC * scale + gap * scale * out + square * half
                strain = 3 * abs(np.cos(angle)) + gap / 3 + 2 * len(lines) - np.sin(angle)
                yield Label(lines, centre, half, float(strain))


def _wraps(name: str) -> Iterator[tuple[str, ...]]:
    yield (name,)
    breaks = [k + 1 for k, letter in enumerate(name[:-1]) if letter in " -"]
    if breaks:
        cut = min(breaks, key=lambda k: max(k, len(name) - k))
        yield (name[:cut].rstrip(), name[cut:])


def _width(words: str) -> float:
    """The width of words in ems, for a middling serif face."""
    return sum(
        0.3 if letter in " -'.,ijltfrI" else 0.8 if letter in "mwMW" else 0.53 + 0.17 * letter.isupper()
        for letter in words
    )


def _label_cost(plan: Plan, own: int, label: Label) -> float:
    beads = np.concatenate([run.beads for run in plan.runs])
    cost = label.strain + 3 * _near(label, beads, (BREADTH / 2 + 3) * plan.scale)
    cost += 3 * _near(label, plan.places, (DISC + 1) * plan.scale)
    for k, other in enumerate(plan.labels):
        both = label.half + other.half + 4 - np.abs(label.centre - other.centre)
        cost += 4 * float(min(both)) if k != own and min(both) > 0 else 0.0
    return cost + 9 * _outside(np.stack([label.centre - label.half, label.centre + label.half]), 6)


def _run_cost(plan: Plan, own: int, run: Run) -> float:
    scale = plan.scale
    others = np.concatenate(
        [np.empty((0, 2)), *(other.beads for k, other in enumerate(plan.runs) if k != own)]
    )
    cost = run.strain + _crowd(run.beads, others, (BREADTH + GAP) * scale)
    cost += 3 * _crowd(run.beads, plan.places, (DISC + BREADTH / 2 + 1) * scale)
    for label in plan.labels:
        cost += 3 * _near(label, run.beads, (BREADTH / 2 + 3) * scale)
    return cost + 9 * _outside(run.beads, BREADTH / 2 * scale + 2)


def _crowd(points: Floats, others: Floats, reach: float) -> float:
    """By how much points stand nearer to others than `reach`, in all."""
    inside = np.all(
        (others > points.min(axis=0) - reach) & (others < points.max(axis=0) + reach), axis=1
    )
    apart = points[:, None] - others[inside][None]
    return float(np.clip(reach - np.hypot(apart[..., 0], apart[..., 1]), 0, None).sum())


def _near(label: Label, points: Floats, reach: float) -> float:
    apart = np.clip(np.abs(points - label.centre) - label.half, 0, None)
    return float(np.clip(reach - np.hypot(apart[:, 0], apart[:, 1]), 0, None).sum())


def _outside(points: Floats, margin: float) -> float:
    low, high = np.array(MAP[:2]) + margin, np.array(MAP[2:]) - margin
    return float((np.clip(low - points, 0, None) + np.clip(points - high, 0, None)).sum())


def _emptiest(plan: Plan) -> tuple[float, float, float]:
    """The place with the most room for the compass rose, and the rose's radius."""
    xs, ys = np.linspace(MAP[0], MAP[2], 65), np.linspace(MAP[1], MAP[3], 45)
    spots = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    room = np.minimum(spots - np.array(MAP[:2]), np.array(MAP[2:]) - spots).min(axis=1)
    beads = np.concatenate([run.beads for run in plan.runs])
    for points, radius in ((beads, BREADTH / 2 + 4), (plan.places, DISC + 8)):
        apart = np.hypot(*(spots[:, None] - points[None]).transpose(2, 0, 1)).min(axis=1)
        room = np.minimum(room, apart - radius * plan.scale)
    for label in plan.labels:
        apart = np.clip(np.abs(spots - label.centre) - label.half, 0, None)
        room = np.minimum(room, np.hypot(apart[:, 0], apart[:, 1]) - 2)
    best = int(np.argmax(room))
    return float(spots[best, 0]), float(spots[best, 1]), min(float(room[best]) - 6, 84.0)


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
        f"<title>{escape(words)}</title>{spaces}</g>"
    )


def _landmark(board: Board, plan: Plan, place: int) -> str:
    location = board.locations[place]
    x, y = plan.places[place]
    mark = landmark_of(location.id, location.name)
    return (
        f'<g class="location" data-location="{location.id}" '
        f'transform="translate({x:.1f} {y:.1f}) scale({plan.scale:.3f})">'
        f'<title>{escape(location.name)}</title><circle r="33" fill="{PAPER}" stroke="{INK}" '
        f'stroke-width="2.2"/><circle r="29.500" fill="none" stroke="{GILT}" stroke-width="1.600"/>'
        f'<use href="#d-{mark}" transform="translate(0 3) scale(.84)"/></g>'
    )


def _name(board: Board, plan: Plan, place: int) -> str:
    label, size = plan.labels[place], TYPE * plan.scale
    x, y = label.centre
    top = y - size * 1.02 * (len(label.lines) - 1) / 2 + size * 0.32
    lines = "".join(
        f'<tspan x="{x:.1f}" y="{top + k * size * 1.02:.1f}">{escape(line)}</tspan>'
        for k, line in enumerate(label.lines)
    )
    return (
        f'<text class="name" data-location="{board.locations[place].id}" font-size="{size:.1f}" '
        f'text-anchor="middle" fill="{INK}" stroke="{PAPER}" stroke-width="{size * 0.24:.1f}" '
        f'stroke-linejoin="round" paint-order="stroke">{lines}</text>'
    )


def _legend(board: Board) -> str:
    """The caption under the plan: colours and merchandise, the board's name, points."""
    parts = [_swatch(k, colour) for k, colour in enumerate((*COLOURS, GRAY))]
    parts.append('<use href="#d-wheel" transform="translate(440 1144) scale(1.15)"/>')
    parts.append(_words("merchandise", 462, 1150, 20, "start"))
    size = min(60.0, 360 / _width(board.name))
    parts += [cartouche(800, 1119, 224, 45), _words(board.name, 800, 1118 + size * 0.33, size)]
    parts += [_words("spaces", 1112, 1097, 20, "end"), _words("points", 1112, 1150, 20, "end")]
    parts += _points(board.facts.points.routes)
    return f'<g class="legend">{"".join(parts)}</g>'


def _swatch(k: int, colour: str) -> str:
    x, y = 74 + k % 4 * 122, 1092 + k // 4 * 52
    name = "any" if colour == GRAY else colour
    return (
        f'<g transform="translate({x} {y})">{plank(colour, 60, 30, 0, False)}</g>'
        + _words(name, x + 37, y + 6, 20, "start")
    )


def _words(words: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}" '
        f'fill="{INK}">{escape(words)}</text>'
    )


def _points(points: tuple[int, ...]) -> Iterator[str]:
    """For each length of route its spaces, and under them a coin with its points."""
    unit = min(30.0, 270 / (len(points) * (len(points) + 1) / 2))
    space = (1550 - 1130 - unit * len(points) * (len(points) + 1) / 2) / len(points)
    left = 1130.0
    for length, value in enumerate(points, 1):
        x = left + space / 2 + unit * length / 2
        for k in range(length):
            at = x + unit * (k - (length - 1) / 2)
            yield f'<g transform="translate({at:.1f} 1091)">{plank(GRAY, unit - 3, 15, 0, False)}</g>'
        yield f'<circle cx="{x:.1f}" cy="1143" r="21" fill="{IVORY}" stroke="{INK}" stroke-width="2"/>'
        yield f'<circle cx="{x:.1f}" cy="1143" r="17.5" fill="none" stroke="{GILT}" stroke-width="2"/>'
        yield _words(str(value), x, 1151, 23)
        left += space + unit * length
