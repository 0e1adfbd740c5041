"""A board as one SVG picture: where spaces and names go, and how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape

import numpy as np
from numpy.typing import NDArray

from damrak.board import ornaments as art
from damrak.board.board import Board
from damrak.board.facts import COLOURS, GRAY, Location, Route

Floats = NDArray[np.float64]

PLANK, BREADTH, GAP, DISC, TYPE = 88.0, 34.0, 9.0, 35.0, 27.0  # at scale 1
BEADS = 4  # circles that stand for one plank when overlaps are weighed
BOWS = (0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14, 0.2, -0.2, 0.26, -0.26)
# Shares of a run's spare length that its two ends give up.
TRIMS = ((0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.5, 0.0), (0.0, 0.5), (1.0, 0.0), (0.0, 1.0))
SWEEPS, NAMELESS = 6, 2  # in the first ones routes do not yet make way for names
EMS = ((" -'.,ijlI", 0.3), ("rtfs", 0.4), ("mwMW", 0.85), ("ABCDEFGHKLNOPQRSTUVXYZ&", 0.72))


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
    """Draw the board as a standalone SVG document, the same text for the same board."""
    plan = _plan(board)
    rose_x, rose_y, radius = _emptiest(plan)
    backdrop = art.amsterdam() if board.id == "amsterdam" else art.rhumbs(rose_x, rose_y)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {art.WIDTH} {art.HEIGHT}" '
        f'role="img" font-family="{art.FONT}">',
        f"<title>{_text(board.name)}</title>",
        art.definitions(),
        f'<rect width="{art.WIDTH}" height="{art.HEIGHT}" fill="{art.PAPER}"/>',
        backdrop,
        art.compass(rose_x, rose_y, radius) if radius > 20 else "",
        *(_route(board, plan, run, lane) for run, lane in _every_lane(plan)),
        *(_landmark(board, plan, place) for place in range(len(board.locations))),
        *(_name(board, plan, place) for place in range(len(board.locations))),
        art.frame(),
        _legend(board),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def draw_tinted(board: Board, routes: Sequence[tuple[str, str]], title: str) -> str:
    """Draw the bare plan of a board with a tint and a note for each route: a map of figures."""
    plan, (left, top, right, bottom) = _plan(board), art.MAP
    return "".join(
        (
            f'<svg viewBox="{left} {top} {right - left} {bottom - top}" role="img" '
            f'font-family="{art.FONT}"><title>{_text(title)}</title>',
            *(_tinted(plan, run, k, *routes[run.routes[k].id]) for run, k in _every_lane(plan)),
            *(_disc(plan, place) for place in range(len(board.locations))),
            *(_name(board, plan, place) for place in range(len(board.locations))),
            "</svg>",
        )
    )


def _every_lane(plan: Plan) -> Iterator[tuple[Run, int]]:
    return ((run, lane) for run in plan.runs for lane in range(len(run.routes)))


@cache
def _plan(board: Board) -> Plan:
    places = np.array([art.page(location.x, location.y) for location in board.locations])
    scale = _scale(board, places)
    choices = [list(_runs(board, pair, places, scale)) for pair in _pairs(board)]
    names = [list(_labels(*pair, scale)) for pair in zip(board.locations, places, strict=True)]
    plan = Plan(scale, places, [few[0] for few in choices], [few[0] for few in names])
    for sweep in range(SWEEPS):  # each in turn moves to its best place, given all the others
        seen = plan if sweep >= NAMELESS else Plan(scale, places, plan.runs, [])
        for k, runs in enumerate(choices):
            plan.runs[k] = _best_run(seen, k, runs)
        for k, labels in enumerate(names):
            plan.labels[k] = _best_label(plan, k, labels)
    return plan


def _scale(board: Board, places: Floats) -> float:
    """How much smaller than life everything is, so that all but the tightest routes have room."""
    index = {location.id: k for k, location in enumerate(board.locations)}
    rooms = [
        float(np.hypot(*(places[index[route.a]] - places[index[route.b]])))
        / (route.length * (PLANK + GAP) + 2 * DISC)
        for route in board.routes
    ]
    return float(np.clip(np.quantile(rooms, 0.1) * 1.05, 0.5, 1.0))


def _pairs(board: Board) -> list[tuple[Route, ...]]:
    """Routes that join the same two locations, together."""
    pairs: dict[frozenset[str], tuple[Route, ...]] = {}
    for route in board.routes:
        ends = frozenset((route.a, route.b))
        pairs[ends] = (*pairs.get(ends, ()), route)
    return list(pairs.values())


def _runs(board: Board, routes: tuple[Route, ...], places: Floats, scale: float) -> Iterator[Run]:
    index = {location.id: k for k, location in enumerate(board.locations)}
    a, b = places[index[routes[0].a]], places[index[routes[0].b]]
    if b[0] < a[0]:
        a, b = b, a
    b = b if np.any(a != b) else a + 1.0
    for bow in BOWS:
        curve = _curve(a, b, bow)
        for trim in TRIMS:
            strain = 160 * abs(bow) + 4 * abs(trim[0] - trim[1]) + 3 * trim[0] * trim[1]
            yield _run(routes, curve, trim, scale, strain)


def _curve(a: Floats, b: Floats, bow: float) -> Floats:
    """Points on the way from a to b, pushed sideways by `bow` of its length in the middle."""
    t = np.linspace(0, 1, 49)[:, None]
    across = np.array([a[1] - b[1], b[0] - a[0]])
    return np.asarray(a + t * (b - a) + 4 * t * (1 - t) * bow * across)


def _run(
    routes: tuple[Route, ...], curve: Floats, trim: tuple[float, float], scale: float, strain: float
) -> Run:
    way = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))))
    count = routes[0].length
    gap = GAP * scale + (len(routes) - 1) * _turn(curve) * BREADTH * scale / count / 2
    room = max(way[-1] - 2 * (DISC + 3) * scale, way[-1] * 0.4)
    long = max(min(PLANK * scale, room / count - gap), 8.0)
    long = max(long, min(PLANK * scale * 1.3, room / count * 0.7))
    spare = max(room - count * (long + gap), 0.0)
    start = (way[-1] - room) / 2 + trim[0] * spare
    pitch = (room - (trim[0] + trim[1]) * spare) / count
    at = start + pitch * (np.arange(count) + 0.5)
    ahead = _at(curve, way, at + 2) - _at(curve, way, at - 2)
    ahead /= np.hypot(*ahead.T)[:, None]
    spaces = _lanes(len(routes), _at(curve, way, at), ahead, scale)
    return Run(routes, spaces, long, _beads(spaces, ahead, long - 0.6 * BREADTH * scale), strain)


def _turn(curve: Floats) -> float:
    """By what angle the way turns between its ends; it takes that much from the inner lane."""
    steps = np.diff(curve, axis=0)
    first, last = np.arctan2(steps[[0, -1], 1], steps[[0, -1], 0])
    return float(abs((last - first + np.pi) % (2 * np.pi) - np.pi))


def _at(curve: Floats, way: Floats, at: Floats) -> Floats:
    return np.stack([np.interp(at, way, curve[:, k]) for k in (0, 1)], axis=1)


def _lanes(count: int, middle: Floats, ahead: Floats, scale: float) -> Floats:
    """Lay the spaces of one lane, or of two side by side."""
    across = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    sides = (np.arange(count) - (count - 1) / 2) * (BREADTH + 5) * scale
    centres = middle + sides[:, None, None] * across
    angles = (np.degrees(np.arctan2(ahead[:, 1], ahead[:, 0])) + 90) % 180 - 90
    return np.concatenate([centres, np.broadcast_to(angles[:, None], (*centres.shape[:2], 1))], 2)


def _beads(spaces: Floats, ahead: Floats, span: float) -> Floats:
    slide = np.linspace(-0.5, 0.5, BEADS)[:, None, None, None] * max(span, 0.0) * ahead
    return np.asarray((spaces[:, :, :2] + slide).reshape(-1, 2))


def _labels(location: Location, place: Floats, scale: float) -> Iterator[Label]:
    """Places for a name round its location, the likeable ones first."""
    for lines in _wraps(location.name):
        half = np.array([max(map(_width, lines)), 1.02 * len(lines)]) * _type(scale) / 2
        for gap in (3, 9, 16, 30):
            for turn in range(36):
                angle = np.pi * (0.5 + turn / 18)
                out = np.array([np.cos(angle), np.sin(angle)])
                square = np.sign(out) * np.minimum(np.abs(out) * 1.42, 1)
                centre = place + out * DISC * scale + gap * scale * out + square * half
                strain = 3 * abs(np.cos(angle)) + gap / 3 + 2 * len(lines) - np.sin(angle)
                yield Label(lines, centre, half, float(strain))


def _type(scale: float) -> float:
    return TYPE * max(scale, 0.62)


def _wraps(name: str) -> Iterator[tuple[str, ...]]:
    """Break the name into one line, and into two where it has a space or a hyphen."""
    yield (name,)
    cuts = [k + 1 for k, letter in enumerate(name[:-1]) if letter in " -"]
    cuts.sort(key=lambda k: name[k - 1] == "-")
    if halves := [(name[:k].rstrip(), name[k:]) for k in cuts]:
        yield min(halves, key=lambda two: max(map(len, two)))


def _width(words: str) -> float:
    """Estimate the width of words in ems, for a middling serif face."""
    return sum(next((em for letters, em in EMS if letter in letters), 0.54) for letter in words)


def _best_label(plan: Plan, own: int, labels: list[Label]) -> Label:
    """Choose the label of one location that covers least."""
    boxes = [
        np.stack(sides) for sides in zip(*((one.centre, one.half) for one in labels), strict=True)
    ]
    beads = np.concatenate([run.beads for run in plan.runs])
    rest = [k for k in range(len(plan.labels)) if k != own]
    cost = np.array([label.strain for label in labels])
    cost += 4 * _cover(boxes, beads, (BREADTH / 2 + 4) * plan.scale)
    cost += 3 * _cover(boxes, plan.places[[own]], (DISC + 1) * plan.scale)
    cost += 2 * _cover(boxes, plan.places[rest], (DISC + 12) * plan.scale)
    for other in (plan.labels[k] for k in rest):
        both = boxes[1] + other.half + [18, 4] - np.abs(boxes[0] - other.centre)
        shared = np.clip(both.min(axis=1), 0, None)
        cost += 4 * (shared + shared**2)
    corners = np.stack([boxes[0] - boxes[1], boxes[0] + boxes[1]], axis=1)
    return labels[int(np.argmin(cost + 9 * _outside(corners, 10)))]


def _best_run(plan: Plan, own: int, runs: list[Run]) -> Run:
    """Choose the run between one pair of locations that keeps clear of all else."""
    scale, beads = plan.scale, np.stack([run.beads for run in runs])
    others = [run.beads for k, run in enumerate(plan.runs) if k != own] or [np.empty((0, 2))]
    cost = np.array([run.strain for run in runs])
    cost += 4 * _crowd(beads, np.concatenate(others), (BREADTH + GAP + 1) * scale)
    cost += 3 * _crowd(beads, plan.places, (DISC + BREADTH * 0.3 + 2) * scale)
    for label in plan.labels:
        apart = np.clip(np.abs(beads - label.centre) - label.half, 0, None)
        cost += 4 * _short(apart, (BREADTH / 2 + 4) * scale).sum(axis=1)
    return runs[int(np.argmin(cost + 9 * _outside(beads, BREADTH / 2 * scale + 2)))]


def _short(apart: Floats, reach: float) -> Floats:
    """How bad it is that each distance falls short of `reach`."""
    short = np.clip(reach - np.hypot(apart[..., 0], apart[..., 1]), 0, None)
    return np.asarray(short + short**2)


def _crowd(points: Floats, others: Floats, reach: float) -> Floats:
    low, high = points.min(axis=(0, 1)) - reach, points.max(axis=(0, 1)) + reach
    others = others[np.all((others > low) & (others < high), axis=1)]
    return np.asarray(_short(points[:, :, None] - others, reach).sum(axis=(1, 2)))


def _cover(boxes: list[Floats], points: Floats, reach: float) -> Floats:
    apart = np.abs(points - boxes[0][:, None]) - boxes[1][:, None]
    return np.asarray(_short(np.clip(apart, 0, None), reach).sum(axis=1))


def _outside(points: Floats, margin: float) -> Floats:
    low, high = np.array(art.MAP[:2]) + margin, np.array(art.MAP[2:]) - margin
    beyond = np.clip(low - points, 0, None) + np.clip(points - high, 0, None)
    return np.asarray((beyond + beyond**2).sum(axis=(1, 2)))


def _emptiest(plan: Plan) -> tuple[float, float, float]:
    """Find the place with the most room for the compass rose, and its radius there."""
    xs, ys = np.linspace(art.MAP[0], art.MAP[2], 65), np.linspace(art.MAP[1], art.MAP[3], 45)
    spots = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
    room = np.minimum(spots - np.array(art.MAP[:2]), np.array(art.MAP[2:]) - spots).min(axis=1)
    beads = np.concatenate([run.beads for run in plan.runs])
    for points, radius in ((beads, BREADTH / 2 + 4), (plan.places, DISC + 8)):
        apart = np.hypot(*(spots[:, None] - points[None]).transpose(2, 0, 1)).min(axis=1)
        room = np.minimum(room, apart - radius * plan.scale)
    for label in plan.labels:
        apart = np.clip(np.abs(spots - label.centre) - label.half, 0, None)
        room = np.minimum(room, np.hypot(apart[:, 0], apart[:, 1]) - 2)
    best = int(np.argmax(np.minimum(room, 92) + spots.sum(axis=1) / 1e6))
    return float(spots[best, 0]), float(spots[best, 1]), min(float(room[best]) - 6, 86.0)


def _route(board: Board, plan: Plan, run: Run, lane: int) -> str:
    route = run.routes[lane]
    words = f"{board.location[route.a].name} - {board.location[route.b].name}, "
    words += f"{route.length} {route.colour}" + ", merchandise" * route.carts
    spaces = "".join(
        f'<g class="space" transform="translate({x:.1f} {y:.1f})">'
        f"{art.plank(route.colour, run.plank, BREADTH * plan.scale, angle, route.carts)}</g>"
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
        f'<g fill="{tint}" stroke="{art.INK}" stroke-width="1.6">'
        f"<title>{_text(note)}</title>{spaces}</g>"
    )


def _disc(plan: Plan, place: int) -> str:
    x, y = plan.places[place]
    look = f'fill="{art.INK}" stroke="{art.PAPER}" stroke-width="3"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DISC * plan.scale / 2:.1f}" {look}/>'


def _landmark(board: Board, plan: Plan, place: int) -> str:
    location = board.locations[place]
    x, y = plan.places[place]
    mark = art.landmark_of(location.id, location.name)
    return (
        f'<g class="location" data-location="{location.id}" '
        f'transform="translate({x:.1f} {y:.1f}) scale({plan.scale:.3f})">'
        f"<title>{_text(location.name)}</title>"
        f'<circle r="35" fill="{art.PAPER}" stroke="{art.INK}" stroke-width="2.2"/>'
        f'<circle r="31.5" fill="none" stroke="{art.GILT}" stroke-width="1.6"/>'
        f'<use href="#d-{mark}" transform="translate(0 4) scale(.93)"/></g>'
    )


def _name(board: Board, plan: Plan, place: int) -> str:
    label, size = plan.labels[place], _type(plan.scale)
    x, y = label.centre
    top = y - size * 1.02 * (len(label.lines) - 1) / 2 + size * 0.32
    lines = "".join(
        f'<tspan x="{x:.1f}" y="{top + k * size * 1.02:.1f}">{_text(line)}</tspan>'
        for k, line in enumerate(label.lines)
    )
    return (
        f'<text class="name" data-location="{board.locations[place].id}" font-size="{size:.1f}" '
        f'text-anchor="middle" fill="{art.INK}" stroke="{art.PAPER}" '
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
    size = min(60.0, 330 / _width(board.name))
    parts += [art.cartouche(800, 1119, 196, 45), _words(board.name, 800, 1118 + size * 0.33, size)]
    parts += [_words("spaces", 1112, 1097, 20, "end"), _words("points", 1112, 1150, 20, "end")]
    parts += _points(board.facts.points.routes)
    return f'<g class="legend">{"".join(parts)}</g>'


def _swatch(k: int, colour: str) -> str:
    x, y = 68 + k % 4 * 121, 1092 + k // 4 * 52
    words = _words("any" if colour == GRAY else colour, x + 32, y + 6, 19, "start")
    return f'<g transform="translate({x} {y})">{art.plank(colour, 52, 30, 0, False)}</g>{words}'


def _words(words: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" text-anchor="{anchor}" '
        f'fill="{art.INK}">{_text(words)}</text>'
    )


def _points(points: tuple[int, ...]) -> Iterator[str]:
    """For each length of route its spaces, and under them a coin with its points."""
    count, spaces, left, room = len(points), sum(range(len(points) + 1)), 1126.0, 430
    unit = min(30.0, (room - 30 * count) / spaces)
    space = (room - unit * spaces) / count
    for length, value in enumerate(points, 1):
        x = left + space / 2 + unit * length / 2
        for k in range(length):
            at = x + unit * (k - (length - 1) / 2)
            bare = art.plank(GRAY, unit - 3, 15, 0, False)
            yield f'<g transform="translate({at:.1f} 1091)">{bare}</g>'
        coin = f'cx="{x:.1f}" cy="1143" stroke-width="2"'
        yield f'<circle {coin} r="19" fill="{art.IVORY}" stroke="{art.INK}"/>'
        yield f'<circle {coin} r="15.5" fill="none" stroke="{art.GILT}"/>'
        yield _words(str(value), x, 1150.5, 21)
        left += space + unit * length
