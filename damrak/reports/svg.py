"""Draws plots as SVG text, so that a page needs no scripts and no other files.

Every plot is WIDTH units wide and as high as its rows need; a page scales it to its column.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from damrak.board.drawing.palette import BLOCK, BRICK, GILT, INK, IVORY, RIPPLE

WIDTH, ROW, TYPE = 440.0, 30.0, 13.0
NAME = 104.0  # room for the names of rows
RIGHT = 22.0  # margin right of the plot
LETTERS = 15  # of a name that fit beside a row
TINTS = (RIPPLE, GILT, BRICK, BLOCK)
COLD, WARM = (31, 111, 178), (178, 24, 43)  # below and above the middle of a heat map

Format = Callable[[float], str]
Bar = tuple[str, float, float, float]  # name, value, low, high


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """An SVG element of this size, with a title for screen readers."""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" font-size="{TYPE:g}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def label(content: str, x: float, y: float, anchor: str = "middle", extra: str = "") -> str:
    """A text at a position."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}" {extra}>'
        f"{escape(content)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = INK, width: float = 1) -> str:
    """A straight line."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{stroke}" stroke-width="{width:g}"/>'
    )


def box(x: float, y: float, width: float, height: float, fill: str, title: str = "") -> str:
    """A filled rectangle; its title is a tooltip."""
    told = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{height:.1f}" '
        f'fill="{fill}">{told}</rect>'
    )


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that cover a range."""
    span = (high - low) or abs(high) or 1.0
    step = 10.0 ** floor(log10(span / most))
    step *= next(nice for nice in (1, 2, 5, 10) if span / (step * nice) <= most)
    return [step * place for place in range(floor(low / step), ceil(high / step) + 1)]


def powers(low: float, high: float) -> list[float]:
    """Powers of ten that cover a range."""
    return [10.0**power for power in range(floor(log10(low)), ceil(log10(high)) + 1)]


class Axis:
    """A horizontal scale, linear or logarithmic."""

    def __init__(self, low: float, high: float, logarithmic: bool = False) -> None:
        self._map = log10 if logarithmic else float
        self.marks = powers(low, high) if logarithmic else ticks(low, high)
        if len(self.marks) == 1:  # all values are equal: widen the range
            self.marks.append(10 * self.marks[0] or 1.0)
        self.left, self.right = NAME + 8, WIDTH - RIGHT

    def __call__(self, value: float) -> float:
        low, high = self._map(self.marks[0]), self._map(self.marks[-1])
        return self.left + (self.right - self.left) * (self._map(value) - low) / (high - low)

    def drawn(self, bottom: float, format_value: Format) -> Iterator[str]:
        """Draw a line at each mark, with its label below."""
        for mark in self.marks:
            yield line(self(mark), 4, self(mark), bottom, BLOCK, 0.6)
            yield label(format_value(mark), self(mark), bottom + 16, extra='font-size="11"')


def dots(
    title: str,
    rows: Sequence[Bar],
    format_value: Format,
    *,
    logarithmic: bool = False,
    reference: float | None = None,
) -> str:
    """A dot and its interval for each row; a reference is a dashed line."""
    values = [value for _, *numbers in rows for value in numbers]
    values += [] if reference is None else [reference]
    axis, bottom = Axis(min(values), max(values), logarithmic), ROW * len(rows) + 8
    parts = list(axis.drawn(bottom, format_value))
    if reference is not None:
        dashes = (
            f'<g stroke-dasharray="4 3">{line(axis(reference), 4, axis(reference), bottom)}</g>'
        )
        parts.append(dashes)
    for place, (name, value, low, high) in enumerate(rows):
        y = ROW * (place + 0.5) + 4
        parts.append(label(cut(name), NAME, y + 4, "end"))
        if high > low:
            parts.append(line(axis(low), y, axis(high), y, BRICK, 2.4))
            parts += [line(axis(end), y - 5, axis(end), y + 5, BRICK, 1.6) for end in (low, high)]
        told = f"<title>{escape(f'{name}: {format_value(value)}')}</title>"
        place_ = f'cx="{axis(value):.1f}" cy="{y:.1f}" r="4.5"'
        parts.append(
            f'<circle {place_} fill="{GILT}" stroke="{INK}" stroke-width="1.4">{told}</circle>'
        )
    return svg(WIDTH, bottom + 24, title, parts)


def stacks(
    title: str, rows: Sequence[tuple[str, Mapping[str, float]]], format_value: Format
) -> str:
    """A stacked bar for each row: positive parts to the right of zero, negative to the left."""
    gains = [sum(max(part, 0) for part in parts.values()) for _, parts in rows]
    losses = [sum(min(part, 0) for part in parts.values()) for _, parts in rows]
    axis, bottom = Axis(min(0, *losses), max(0, *gains)), ROW * len(rows) + 8
    drawn = list(axis.drawn(bottom, format_value))
    for place, (name, parts) in enumerate(rows):
        y = ROW * place + 8
        drawn.append(label(cut(name), NAME, y + 15, "end"))
        drawn += _stack(axis, y, name, parts, format_value)
    drawn.append(line(axis(0), 4, axis(0), bottom, INK, 1.4))
    drawn += _legend(list(rows[0][1]) if rows else [], bottom + 34)
    return svg(WIDTH, bottom + 44, title, drawn)


def _stack(
    axis: Axis, y: float, name: str, parts: Mapping[str, float], format_value: Format
) -> Iterator[str]:
    up = down = 0.0
    for tint, (part, value) in zip(TINTS, parts.items(), strict=False):
        start = up if value >= 0 else down + value
        told = f"{name}, {part}: {format_value(value)}"
        yield box(axis(start), y, axis(start + abs(value)) - axis(start), ROW - 9, tint, told)
        up, down = (up + value, down) if value >= 0 else (up, down + value)


def _legend(names: Sequence[str], y: float) -> Iterator[str]:
    for place, (tint, name) in enumerate(zip(TINTS, names, strict=False)):
        x = NAME + 8 + place * 108
        yield box(x, y - 10, 12, 12, tint)
        yield label(name, x + 17, y, "start", 'font-size="12"')


def heat_map(
    title: str, names: Sequence[str], cells: Mapping[tuple[str, str], float], format_value: Format
) -> str:
    """A matrix of shares, each coloured by its distance from one half."""
    side = min((WIDTH - NAME - RIGHT) / len(names), 64.0)
    high, parts = side * 0.62, []
    top = 14 + 6.2 * max(len(cut(name)) for name in names) * (side < 60) + 8 * (side >= 60)
    for place, name in enumerate(names):
        x, y = NAME + 8 + place * side, top + place * high
        parts.append(label(cut(name), NAME, y + high / 2 + 4, "end"))
        turn = f'transform="rotate(-60 {x + side / 2:.1f} {top - 6:.1f})"' if side < 60 else ""
        parts.append(label(cut(name), x + side / 2, top - 6, "start" if turn else "middle", turn))
        for other, against in enumerate(names):
            parts += _cell(
                cells.get((name, against)), NAME + 8 + other * side, y, side, high, format_value
            )
    return svg(WIDTH, top + high * len(names) + 10, title, parts)


def _cell(
    share: float | None, x: float, y: float, side: float, high: float, format_value: Format
) -> Iterator[str]:
    if share is None:
        yield box(x + 1, y + 1, side - 2, high - 2, "#00000008")
        return
    yield box(x + 1, y + 1, side - 2, high - 2, tint_of(2 * share - 1))
    light = f'fill="{IVORY}"' if abs(share - 0.5) > 0.36 else ""
    shown = label(format_value(share), x + side / 2, y + high / 2 + 4, extra='font-size="11"')
    yield shown.replace(f'fill="{INK}"', light or f'fill="{INK}"')


def tint_of(amount: float) -> str:
    """A colour from cold (-1) over paper (0) to warm (1)."""
    amount = max(-1.0, min(1.0, amount))
    end, paper = WARM if amount > 0 else COLD, (251, 244, 226)
    mixed = (round(p + abs(amount) * (e - p)) for p, e in zip(paper, end, strict=True))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def columns(title: str, values: Sequence[float], first: int, format_value: Format) -> str:
    """A column chart of numbers counted from `first`."""
    high, most = 150.0, max(values) or 1.0
    step = (WIDTH - 2 * RIGHT) / len(values)
    every = max(1, ceil(len(values) / 10))
    parts = [line(RIGHT, high + 8, WIDTH - RIGHT, high + 8)]
    for place, value in enumerate(values):
        x, tall = RIGHT + place * step, high * value / most
        told = f"{first + place}: {format_value(value)}"
        parts.append(box(x + step * 0.1, 8 + high - tall, step * 0.8, tall, RIPPLE, told))
        if place % every == 0:
            parts.append(label(str(first + place), x + step / 2, high + 24, extra='font-size="11"'))
    return svg(WIDTH, high + 32, title, parts)


def cut(name: str) -> str:
    """A name shortened to fit beside a row."""
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"
