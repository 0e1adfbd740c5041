"""Places names, spaces and dots of a board on a grid of characters, without colours or owners."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations
from math import ceil, floor, hypot

from rich.cells import cell_len, set_cell_size

from damrak.board.board import Board
from damrak.board.facts import Location, Route

Point = tuple[int, int]  # column, row
Spot = tuple[float, float]  # unrounded; a character covers [column, column + 1)
Points = dict[int, tuple[Point, ...]]  # by route; a space is given by its left end
Locations = tuple[Location, ...]
Double = tuple[Route, ...]  # a route, or both halves of a double one

CELL = 3  # characters of a space
LEAST_WIDTH = 40
ROWS_PER_COLUMN = 0.36
TALL = 2.1  # height of a character divided by its width
NARROW = 100  # with fewer columns names are shortened
SHORT_NAMES = (13, 9, 6)  # columns, tried in turn while names overlap
ROUNDS = 60  # of pushing names apart
PASSES = 3  # of choosing the line of each route
PORT_PAIRS = 26  # of two names, the nearest
BEND_PRICE = 100
BENDS = (0.0, 0.12, -0.12, 0.25, -0.25)

# The cost of a space and of a dot where something stands already or close by.
TAKEN = (1000.0, 300.0)
NAME_HALO = (14.0, 6.0)
SPACE_HALO = (18.0, 5.0)
DOT = (40.0, 25.0)
DOT_HALO = (3.0, 4.0)


@dataclass
class Label:
    """A name on the map with its left edge at x; `home` is its place by coordinates alone."""

    text: str
    width: int
    x: float
    y: float
    home: Spot

    def middle(self) -> float:
        return self.x + self.width / 2

    def gap(self, other: Label) -> Spot:
        """Free columns and rows between two names; negative where they overlap."""
        across = max(other.x - self.x - self.width, self.x - other.x - other.width)
        return across, abs(other.y - self.y) - 1

    def box(self) -> list[Point]:
        """List the characters it covers."""
        return [(int(self.x) + i, int(self.y)) for i in range(self.width)]


Labels = dict[str, Label]  # by location


@dataclass(frozen=True)
class Run:
    """One way to draw a Double: left ends of the spaces and dots of each half."""

    spaces: tuple[tuple[Point, ...], ...]
    dots: tuple[tuple[Point, ...], ...]
    price: float


@dataclass(frozen=True)
class Placement:
    """A laid-out board: names by location, spaces and dots by route."""

    width: int
    height: int
    names: Labels
    spaces: Points
    dots: Points


def cell_points(space: Point) -> list[Point]:
    """List the characters of a space, given its left end."""
    return [(space[0] + i, space[1]) for i in range(CELL)]


def place(board: Board, width: int) -> Placement:
    """Place a board on this many columns; cached, and always the same."""
    # Not cached by board.hash, which ignores names and coordinates.
    return _place(board.locations, board.routes, max(width, LEAST_WIDTH))


@lru_cache(maxsize=32)
def _place(locations: Locations, routes: tuple[Route, ...], width: int) -> Placement:
    height = round(width * ROWS_PER_COLUMN)
    doubles = _doubles(routes)
    labels = _labels(locations, doubles, width, height)
    runs = _choose(_Sheet(width, height, labels), doubles)
    spaces: Points = {}
    dots: Points = {}
    for double, run in runs.items():
        for half, route in enumerate(double):
            spaces[route.id], dots[route.id] = run.spaces[half], run.dots[half]
    taken = {point for label in labels.values() for point in label.box()}
    return Placement(width, height, labels, _settle(spaces, taken, width, height), dots)


def _doubles(routes: Iterable[Route]) -> list[Double]:
    """Join routes with the same ends; the long ones first, so that they can lie straight."""
    between: dict[frozenset[str], Double] = {}
    for route in routes:
        ends = frozenset((route.a, route.b))
        between[ends] = (*between.get(ends, ()), route)
    return sorted(between.values(), key=lambda double: -double[0].length)


def short_name(name: str, room: int) -> str:
    """Cut the longest words of a name, with a full stop, until it fits the room."""
    words = "".join(char if char.isprintable() else " " for char in name).split() or ["?"]
    cut = [cell_len(word) for word in words]
    while sum(cut) + len(cut) - 1 > room and max(cut) > 2:
        cut[cut.index(max(cut))] -= 1
    pairs = zip(words, cut, strict=True)
    text = " ".join(w if cell_len(w) <= c else set_cell_size(w, c - 1) + "." for w, c in pairs)
    return text if cell_len(text) <= room else set_cell_size(text, room)


def _labels(locations: Locations, doubles: list[Double], width: int, height: int) -> Labels:
    """Put every name in its place, in full unless that makes names overlap."""
    for room in SHORT_NAMES if width < NARROW else (width, width // 5, *SHORT_NAMES):
        labels = _homes(locations, room, width, height)
        _spread(labels, doubles, width, height)
        if all(max(a.gap(b)) >= 0 for a, b in combinations(labels.values(), 2)):
            break
    return labels


def _homes(locations: Locations, room: int, width: int, height: int) -> Labels:
    """Centre each name on its coordinates, the outermost ones at the edges."""
    columns = _stretch([location.x for location in locations], width - 1)
    rows = _stretch([location.y for location in locations], height - 1)
    labels = {}
    for location, column, y in zip(locations, columns, rows, strict=True):
        text = short_name(location.name, room)
        size = max(cell_len(text), 1)
        x = min(max(column - size / 2, 0), width - size)
        labels[location.id] = Label(text, size, x, y, (x, y))
    return labels


def _stretch(values: list[float], size: int) -> list[float]:
    low, high = min(values), max(values)
    return [(value - low) / (high - low) * size if high > low else size / 2 for value in values]


def _spread(labels: Labels, doubles: list[Double], width: int, height: int) -> None:
    """Push names apart until the spaces of each route fit between them."""
    pairs = list(combinations(labels.values(), 2))
    for turn in range(ROUNDS):
        for double in doubles:
            _make_room(labels[double[0].a], labels[double[0].b], double[0].length)
        for a, b in pairs:
            across, down = a.gap(b)
            if across < 2 and down < 1:
                _push(a, b, 0.5, steep=CELL * (1 - down) < 2 - across)
        pull = 0.06 if turn < ROUNDS - 10 else 0  # the last rounds only push
        for label in labels.values():
            x, y = label.home
            label.x = min(max(label.x + pull * (x - label.x), 0), width - label.width)
            label.y = min(max(label.y + pull * (y - label.y), 0), height - 1)
    for label in labels.values():
        label.x, label.y = round(label.x), round(label.y)


def _make_room(a: Label, b: Label, length: int) -> None:
    across, down = a.gap(b)
    lack = CELL * length + 2 - max(across, 0) - CELL * max(down, 0)
    if lack > 0:
        _push(a, b, lack / 4, steep=abs(b.y - a.y) * TALL > abs(b.middle() - a.middle()))


def _push(a: Label, b: Label, step: float, *, steep: bool) -> None:
    if steep:
        step = step / CELL if b.y >= a.y else -step / CELL
        a.y, b.y = a.y - step, b.y + step
    else:
        step = step if b.middle() >= a.middle() else -step
        a.x, b.x = a.x - step, b.x + step


class _Sheet:
    """What each character of the map would cost a space or a dot."""

    def __init__(self, width: int, height: int, labels: Labels) -> None:
        self.width, self.height, self.labels = width, height, labels
        self.space_cost = [0.0] * (width * height)
        self.dot_cost = [0.0] * (width * height)
        for label in labels.values():
            self._mark(label.box(), TAKEN, 1)
            self._mark(_around(label.box()), NAME_HALO, 1)

    def __contains__(self, point: Point) -> bool:
        return 0 <= point[0] < self.width and 0 <= point[1] < self.height

    def halo(self, route: Route, sign: int) -> None:
        """Keep others at a distance from the ends of a route, or (-1) no longer."""
        for end in (route.a, route.b):
            self._mark(_around(self.labels[end].box()), NAME_HALO, sign)

    def draw(self, run: Run, sign: int) -> None:
        """Add a run, or (-1) take it away again."""
        for space in chain(*run.spaces):
            self._mark(cell_points(space), TAKEN, sign)
            self._mark(_around(cell_points(space)), SPACE_HALO, sign)
        for column, row in chain(*run.dots):
            self._mark([(column, row)], DOT, sign)
            self._mark([(column - 1, row), (column + 1, row)], DOT_HALO, sign)

    def cost(self, run: Run) -> float:
        """Add up what a run would hide or crowd, and its own price."""
        width, total = self.width, run.price
        for column, row in chain(*run.spaces):
            total += sum(self.space_cost[row * width + column : row * width + column + CELL])
        return total + sum(self.dot_cost[row * width + column] for column, row in chain(*run.dots))

    def _mark(self, points: Iterable[Point], cost: Spot, sign: int) -> None:
        for column, row in filter(self.__contains__, points):
            self.space_cost[row * self.width + column] += sign * cost[0]
            self.dot_cost[row * self.width + column] += sign * cost[1]


def _around(box: list[Point]) -> list[Point]:
    (left, row), (right, _) = box[0], box[-1]
    above_below = [(column, row + step) for column, _ in box for step in (-1, 1)]
    return [(left - 1, row), (right + 1, row), *above_below]


def _choose(sheet: _Sheet, doubles: list[Double]) -> dict[Double, Run]:
    """Choose the cheapest run of each Double, then again in view of the others."""
    options = {double: list(_runs(sheet, double)) for double in doubles}
    chosen: dict[Double, Run] = {}
    for _ in range(PASSES):
        for double in doubles:
            if double in chosen:
                sheet.draw(chosen[double], -1)
            sheet.halo(double[0], -1)
            chosen[double] = min(options[double], key=sheet.cost)
            sheet.halo(double[0], 1)
            sheet.draw(chosen[double], 1)
    return chosen


def _runs(sheet: _Sheet, double: Double) -> Iterator[Run]:
    """Try straight and bent lines between the nearest places on the borders of two names."""
    a, b = sheet.labels[double[0].a], sheet.labels[double[0].b]
    both = len(double) == 2
    lines = [_Curve(p, q) for p in _ports(a, both) for q in _ports(b, both)]
    for line in sorted(lines, key=_Curve.size)[:PORT_PAIRS]:
        for bend in BENDS:
            yield from _drawn(sheet, _Curve(line.start, line.end, bend), double)


def _ports(label: Label, both: bool) -> list[Spot]:
    """List where routes can leave a name."""
    left, right = label.x, label.x + label.width
    sides = (0.0, 1.0) if both else (0.5,)
    ports = [(x, label.y + y) for x in (left, right) for y in sides]
    # Not at the very corner: both halves shall touch the name, and leave room for the sides.
    margin = min(max(2.0 if both else 1.5, 0.1 * label.width), label.width / 2)
    room = label.width - 2 * margin
    inner = [left + margin + room * part for part in (0, 0.25, 0.5, 0.75, 1)]
    return ports + [(x, label.y + y) for x in inner for y in (0, 1)]


@dataclass(frozen=True)
class _Curve:
    """A line between two names, bent by a part of its size."""

    start: Spot
    end: Spot
    bend: float = 0.0

    def span(self) -> Spot:
        return self.end[0] - self.start[0], self.end[1] - self.start[1]

    def size(self) -> float:
        across, down = self.span()
        return hypot(across, TALL * down)

    def spots(self, count: int) -> list[Spot]:
        """Give so many spots at even distances, half a distance from the ends."""
        (x, y), (across, down) = self.start, self.span()
        right, low = -2 * self.bend * TALL * down, 2 * self.bend * across / TALL
        parts = ((i + 0.5) / count for i in range(count))
        return [(x + t * (across + (1 - t) * right), y + t * (down + (1 - t) * low)) for t in parts]


def _drawn(sheet: _Sheet, curve: _Curve, double: Double) -> Iterator[Run]:
    """Draw a curve; for a double route, in each way that its halves can lie side by side."""
    across, down = map(abs, curve.span())
    middles = curve.spots(double[0].length)
    trail = curve.spots(max(ceil(across), ceil(down), 1))
    price = curve.size() + abs(curve.bend) * (BEND_PRICE + curve.size())
    for shifts in _shifts(across, TALL * down) if len(double) == 2 else [[(0.0, 0.0)]]:
        spaces = tuple(tuple(_cell(sheet, x + r, y + d) for x, y in middles) for r, d in shifts)
        covered = {point for own in spaces for space in own for point in cell_points(space)}
        lines = ([(floor(x + r), floor(y + d)) for x, y in trail] for r, d in shifts)
        dots = tuple(tuple(p for p in line if p not in covered and p in sheet) for line in lines)
        hidden = CELL * len(middles) * len(shifts) - len(covered)
        yield Run(spaces, dots, price + TAKEN[0] * hidden)


def _shifts(across: float, down: float) -> Iterator[list[Spot]]:
    """Set halves of a double side by side as seen along it, or their spaces would alternate."""
    if across >= 0.8 * down:
        yield [(0.0, -0.5), (0.0, 0.5)]
    if across <= 1.2 * down:
        yield [(-CELL / 2, 0.0), (CELL / 2, 0.0)]


def _cell(sheet: _Sheet, x: float, y: float) -> Point:
    column, row = floor(x - CELL / 2 + 0.5), floor(y)
    return min(max(column, 0), sheet.width - CELL), min(max(row, 0), sheet.height - 1)


def _settle(spaces: Points, taken: set[Point], width: int, height: int) -> Points:
    """Move each space that would hide something to the nearest free place, where there is one."""
    settled = {}
    for route, points in spaces.items():
        own = []
        for space in points:
            own.append(_free(space, taken, width, height))
            taken.update(cell_points(own[-1]))
        settled[route] = tuple(own)
    return settled


def _free(space: Point, taken: set[Point], width: int, height: int) -> Point:
    if taken.isdisjoint(cell_points(space)):
        return space
    slots = ((column, row) for row in range(height) for column in range(width - CELL + 1))
    free = (slot for slot in slots if taken.isdisjoint(cell_points(slot)))
    return min(free, key=lambda slot: _Curve(space, slot).size(), default=space)
