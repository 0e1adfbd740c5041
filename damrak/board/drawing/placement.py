"""Places the spaces and names of a board on the page so that nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from damrak.board.board import Board
from damrak.board.facts import Location, Route

Floats = NDArray[np.float64]

WIDTH, HEIGHT = 1680, 1120  # the sheet, its frame included
MAP = (64.0, 64.0, 1616.0, 1056.0)  # left, top, right, bottom of the plan inside its frame
SCORES, TRACK = 50, 36.0  # cells of the score track, and its width
PLANK, BREADTH, GAP, DISC, TYPE = 88.0, 34.0, 9.0, 35.0, 27.0  # at scale 1
LEADING = 1.02  # line height of a name
BEADS = 4  # points that stand for one space when overlaps are measured
BOWS = (0, 0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14, 0.2, -0.2, 0.26, -0.26)
# Shares of a run's spare length left free at its two ends.
TRIMS = ((0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (0.5, 0.0), (0.0, 0.5), (1.0, 0.0), (0.0, 1.0))
SWEEPS, NAMELESS = 6, 2  # in the first two sweeps routes ignore names
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
    """A name in one or two lines, centred in its box."""

    lines: tuple[str, ...]
    centre: Floats
    half: Floats
    strain: float


@dataclass(frozen=True)
class Plan:
    """The position of everything on the page."""

    scale: float
    places: Floats  # [location, (x, y)]
    runs: list[Run]
    labels: list[Label]


def page(x: float, y: float) -> tuple[float, float]:
    """Convert board coordinates to page coordinates."""
    return 120 + x * 1440, 110 + y * 890


@cache
def lay_out(board: Board) -> Plan:
    """The plan of a board; the same board gives the same plan."""
    places = np.array([page(location.x, location.y) for location in board.locations])
    scale = _scale(board, places)
    choices = [list(_runs(board, pair, places, scale)) for pair in _pairs(board)]
    names = [list(_labels(*pair, scale)) for pair in zip(board.locations, places, strict=True)]
    plan = Plan(scale, places, [few[0] for few in choices], [few[0] for few in names])
    for sweep in range(SWEEPS):  # each moves to its best place, given all the others
        seen = plan if sweep >= NAMELESS else Plan(scale, places, plan.runs, [])
        for k, runs in enumerate(choices):
            plan.runs[k] = _best_run(seen, k, runs)
        for k, labels in enumerate(names):
            plan.labels[k] = _best_label(plan, k, labels)
    return plan


def _scale(board: Board, places: Floats) -> float:
    """The scale at which all but the shortest tenth of the routes fit."""
    index = {location.id: k for k, location in enumerate(board.locations)}
    rooms = [
        float(np.hypot(*(places[index[route.a]] - places[index[route.b]])))
        / (route.length * (PLANK + GAP) + 2 * DISC)
        for route in board.routes
    ]
    return float(np.clip(np.quantile(rooms, 0.1) * 1.05, 0.5, 1.0))


def _pairs(board: Board) -> list[tuple[Route, ...]]:
    """Routes grouped by the two locations they join."""
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
    """Points on a curve from a to b; its middle is off the straight line by `bow` of its length."""
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
    """The angle between the two ends of a curve; it shortens the inner of two routes."""
    steps = np.diff(curve, axis=0)
    first, last = np.arctan2(steps[[0, -1], 1], steps[[0, -1], 0])
    return float(abs((last - first + np.pi) % (2 * np.pi) - np.pi))


def _at(curve: Floats, way: Floats, at: Floats) -> Floats:
    return np.stack([np.interp(at, way, curve[:, k]) for k in (0, 1)], axis=1)


def _lanes(count: int, middle: Floats, ahead: Floats, scale: float) -> Floats:
    """Place the spaces of one route, or of two side by side."""
    across = np.stack([-ahead[:, 1], ahead[:, 0]], axis=1)
    sides = (np.arange(count) - (count - 1) / 2) * (BREADTH + 5) * scale
    centres = middle + sides[:, None, None] * across
    angles = (np.degrees(np.arctan2(ahead[:, 1], ahead[:, 0])) + 90) % 180 - 90
    return np.concatenate([centres, np.broadcast_to(angles[:, None], (*centres.shape[:2], 1))], 2)


def _beads(spaces: Floats, ahead: Floats, span: float) -> Floats:
    slide = np.linspace(-0.5, 0.5, BEADS)[:, None, None, None] * max(span, 0.0) * ahead
    return np.asarray((spaces[:, :, :2] + slide).reshape(-1, 2))


def _labels(location: Location, place: Floats, scale: float) -> Iterator[Label]:
    """Possible places of a name around its location, in one or two lines."""
    for lines in _wraps(location.name):
        half = np.array([max(map(width_of, lines)), LEADING * len(lines)]) * type_size(scale) / 2
        for gap in (3, 9, 16, 30):
            for turn in range(36):
                angle = np.pi * (0.5 + turn / 18)
                out = np.array([np.cos(angle), np.sin(angle)])
                square = np.sign(out) * np.minimum(np.abs(out) * 1.42, 1)
                centre = place + out * DISC * scale + gap * scale * out + square * half
                strain = 3 * abs(np.cos(angle)) + gap / 3 + 2 * len(lines) - np.sin(angle)
                yield Label(lines, centre, half, float(strain))


def type_size(scale: float) -> float:
    return TYPE * max(scale, 0.62)


def baselines(label: Label, scale: float) -> list[float]:
    """The y coordinate of each line of a name."""
    size, count = type_size(scale), len(label.lines)
    top = float(label.centre[1]) - size * LEADING * (count - 1) / 2 + size * 0.32
    return [top + k * size * LEADING for k in range(count)]


def _wraps(name: str) -> Iterator[tuple[str, ...]]:
    """The name in one line, and in two if it has a space or a hyphen."""
    yield (name,)
    cuts = [k + 1 for k, letter in enumerate(name[:-1]) if letter in " -"]
    cuts.sort(key=lambda k: name[k - 1] == "-")
    if halves := [(name[:k].rstrip(), name[k:]) for k in cuts]:
        yield min(halves, key=lambda two: max(map(len, two)))


def width_of(text: str) -> float:
    """Estimate the width of a text in ems, for an average serif typeface."""
    return sum(next((em for letters, em in EMS if letter in letters), 0.54) for letter in text)


def _best_label(plan: Plan, own: int, labels: list[Label]) -> Label:
    """Choose the label of a location that covers the least."""
    boxes = [
        np.stack(sides) for sides in zip(*((one.centre, one.half) for one in labels), strict=True)
    ]
    beads = np.concatenate([run.beads for run in plan.runs])
    rest = [k for k in range(len(plan.labels)) if k != own]
    cost = np.array([label.strain for label in labels])
    cost += 8 * _cover(boxes, beads, (BREADTH / 2 + 8) * plan.scale)
    cost += 3 * _cover(boxes, plan.places[[own]], (DISC + 1) * plan.scale)
    cost += 2 * _cover(boxes, plan.places[rest], (DISC + 12) * plan.scale)
    for other in (plan.labels[k] for k in rest):
        both = boxes[1] + other.half + [18, 4] - np.abs(boxes[0] - other.centre)
        shared = np.clip(both.min(axis=1), 0, None)
        cost += 4 * (shared + shared**2)
    corners = np.stack([boxes[0] - boxes[1], boxes[0] + boxes[1]], axis=1)
    return labels[int(np.argmin(cost + 9 * _outside(corners, 10)))]


def _best_run(plan: Plan, own: int, runs: list[Run]) -> Run:
    """Choose the run between two locations that keeps the most distance from the rest."""
    scale, beads = plan.scale, np.stack([run.beads for run in runs])
    others = [run.beads for k, run in enumerate(plan.runs) if k != own] or [np.empty((0, 2))]
    cost = np.array([run.strain for run in runs])
    cost += 4 * _crowd(beads, np.concatenate(others), (BREADTH + GAP + 2) * scale)
    cost += 3 * _crowd(beads, plan.places, (DISC + BREADTH * 0.3 + 2) * scale)
    for label in plan.labels:
        apart = np.clip(np.abs(beads - label.centre) - label.half, 0, None)
        cost += 8 * _short(apart, (BREADTH / 2 + 8) * scale).sum(axis=1)
    return runs[int(np.argmin(cost + 9 * _outside(beads, BREADTH / 2 * scale + 2)))]


def _short(apart: Floats, reach: float) -> Floats:
    """The penalty for each distance that is shorter than `reach`."""
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
    low, high = np.array(MAP[:2]) + margin, np.array(MAP[2:]) - margin
    beyond = np.clip(low - points, 0, None) + np.clip(points - high, 0, None)
    return np.asarray((beyond + beyond**2).sum(axis=(1, 2)))


def emptiest(plan: Plan) -> tuple[float, float, float]:
    """The place with the most room for the compass rose: x, y and the radius that fits."""
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
    best = int(np.argmax(np.minimum(room, 92) + spots.sum(axis=1) / 1e6))
    return float(spots[best, 0]), float(spots[best, 1]), min(float(room[best]) - 6, 86.0)


def score_track(count: int = SCORES) -> list[tuple[float, float]]:
    """Position of the marker for each score from 0: clockwise from the top left of the frame."""
    left, top = (MAP[k] - TRACK / 2 - 6 for k in (0, 1))
    right, bottom = (MAP[k] + TRACK / 2 + 6 for k in (2, 3))
    wide = round(count / 2 * (right - left) / (right - left + bottom - top))
    turns = (0, wide, count // 2, count // 2 + wide, count)
    xs = np.interp(range(count), turns, (left, right, right, left, left))
    ys = np.interp(range(count), turns, (top, top, bottom, bottom, top))
    return list(zip(xs.tolist(), ys.tolist(), strict=True))
