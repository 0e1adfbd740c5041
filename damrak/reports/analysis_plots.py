"""SVG plots of an analysis: the chances over the game, and small ones for its tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from damrak.board.drawing.palette import BLOCK, GILT, INK, IVORY, RIPPLE, SEATS
from damrak.insight.report import Analysis
from damrak.reports.analysis_text import AnalysisText
from damrak.reports.svg import box, label, line, svg

WIDE, HIGH = 1000.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 130.0, 14.0, 34.0
NAME_GAP = 17.0  # least distance between two names at the right edge
LETTERS = 16  # of a name at the right edge
# By seat: colour, colour underneath, dashes. Colour is never the only difference.
LINES = (
    (SEATS[0][1], IVORY, ""),
    (SEATS[1][1], INK, ""),
    (SEATS[2][1], INK, "11 4"),
    (SEATS[3][1], INK, "3 4"),
)


def curve_plot(analysis: Analysis, texts: AnalysisText) -> str:
    """Plot the chance of every seat at every moment, with numbered turning points."""
    moments = len(analysis.steps)
    parts = [*_frame(moments, len(analysis.seats), texts)]
    for seat in range(len(analysis.seats)):
        parts += _curve(seat, analysis.curve(seat))
    parts += _names(analysis)
    parts += _hits(analysis, texts)
    parts += _marks(analysis)
    return svg(WIDE, HIGH, texts("curve"), parts)


def _x(moment: float, moments: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * moment / max(moments, 1)


def _y(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def _frame(moments: int, players: int, texts: AnalysisText) -> Iterator[str]:
    for quarter in range(5):
        y = _y(quarter / 4)
        yield line(LEFT, y, WIDE - RIGHT, y, BLOCK, 0.8)
        yield label(texts.percent(quarter / 4), LEFT - 7, y + 4, "end")
    even = line(LEFT, _y(1 / players), WIDE - RIGHT, _y(1 / players), RIPPLE, 1.4)
    yield f'<g stroke-dasharray="2 5">{even}</g>'
    for moment in range(0, moments + 1, 10):
        x = _x(moment, moments)
        yield line(x, _y(0), x, _y(0) + 5)
        yield label(str(moment), x, _y(0) + 20)
    yield line(LEFT, _y(0), WIDE - RIGHT, _y(0), INK, 1.4)


def _curve(seat: int, chances: Sequence[float]) -> Iterator[str]:
    """Draw one seat's chances as a line."""
    ink, under, dashes = LINES[seat]
    moments = len(chances) - 1
    points = " ".join(
        f"{_x(moment, moments):.1f},{_y(chance):.1f}" for moment, chance in enumerate(chances)
    )
    shape = f'<polyline points="{points}" fill="none" stroke-linejoin="round"'
    yield f'{shape} stroke="{under}" stroke-width="5"/>'
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    yield f'{shape} stroke="{ink}" stroke-width="2.8"{dashed}/>'


def _names(analysis: Analysis) -> Iterator[str]:
    """Write the players' names at the ends of their lines, without overlaps."""
    ends = sorted((_y(analysis.curve(seat)[-1]), seat) for seat in range(len(analysis.seats)))
    room = _y(0) - NAME_GAP * len(ends)
    last = TOP - NAME_GAP
    for place, (y, seat) in enumerate(ends):
        last = max(last + NAME_GAP, min(y, room + NAME_GAP * (place + 1)))
        x = WIDE - RIGHT + 8
        yield chip(seat, x, last)
        yield label(cut(analysis.seats[seat]), x + 28, last + 4, "start")


def chip(seat: int, x: float, y: float) -> str:
    """Draw a short piece of a seat's line, as in a legend."""
    ink, under, dashes = LINES[seat]
    dashed = f'<g stroke-dasharray="{dashes}">' if dashes else "<g>"
    return (
        line(x, y, x + 23, y, under, 5) + dashed + line(x + 0.5, y, x + 22.5, y, ink, 2.8) + "</g>"
    )


def _hits(analysis: Analysis, texts: AnalysisText) -> Iterator[str]:
    """Areas with the move as a tooltip and a link to it in the list."""
    moments = len(analysis.steps)
    width = (WIDE - LEFT - RIGHT) / max(moments, 1)
    for step in analysis.steps:
        chances = ", ".join(
            f"{name} {texts.percent(chance)}"
            for name, chance in zip(analysis.seats, step.chances, strict=True)
        )
        told = f"{step.number}. {analysis.seats[step.seat]}: {texts.action(step.action)}\n{chances}"
        x = _x(step.number, moments) - width / 2
        area = box(x, TOP, width, HIGH - TOP - BOTTOM, "transparent", told)
        yield f'<a href="#m{step.number}" class="hit" tabindex="-1">{area}</a>'


def _marks(analysis: Analysis) -> Iterator[str]:
    """Number the turning points on the line that changed most."""
    for place, number in enumerate(analysis.turning_points, 1):
        seat, _ = biggest_change(analysis, number)
        x = _x(number, len(analysis.steps))
        y = _y(analysis.steps[number - 1].chances[seat])
        y += -20 if y > TOP + 40 else 20
        yield f'<a href="#m{number}"><circle cx="{x:.1f}" cy="{y:.1f}" r="10" fill="{GILT}" '
        yield f'stroke="{INK}" stroke-width="1.2"/>{label(str(place), x, y + 4.5)}</a>'


def biggest_change(analysis: Analysis, number: int) -> tuple[int, float]:
    """The seat whose chance a move changed most, and by how much."""
    before = analysis.steps[number - 2].chances if number > 1 else analysis.start
    after = analysis.steps[number - 1].chances
    changes = [new - old for new, old in zip(after, before, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    return seat, changes[seat]


def spark(seat: int, moments: Sequence[int], chances: Sequence[float], last: int) -> str:
    """A small curve of one contract's chances over the game."""
    wide, high = 220.0, 30.0
    points = " ".join(
        f"{3 + (wide - 6) * moment / max(last, 1):.1f},{3 + (high - 6) * (1 - chance):.1f}"
        for moment, chance in zip(moments, chances, strict=True)
    )
    ink, under, _ = LINES[seat]
    shape = f'<polyline points="{points}" fill="none" stroke-linejoin="round"'
    return (
        f'<svg class="spark" viewBox="0 0 {wide:g} {high:g}" aria-hidden="true">'
        f"{line(0, high - 3, wide, high - 3, BLOCK)}{line(0, 3, wide, 3, BLOCK, 0.6)}"
        f'{shape} stroke="{under}" stroke-width="4"/>{shape} stroke="{ink}" stroke-width="2.2"/>'
        "</svg>"
    )


def seat_mark(seat: int) -> str:
    """A seat's line as a small SVG to put beside a name."""
    return f'<svg class="mark" viewBox="0 0 23 10" aria-hidden="true">{chip(seat, 0, 5)}</svg>'


def bar(share: float, most: float, ink: str) -> str:
    """A bar whose length is a chance relative to the largest one."""
    return (
        '<svg class="bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">'
        f"{box(0, 1, 100 * share / max(most, 1e-9), 10, ink)}</svg>"
    )


def cut(name: str) -> str:
    """A name that fits at the end of a line."""
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"


def name_html(seat: int, name: str) -> str:
    """HTML of a name with its seat's line."""
    return f"{seat_mark(seat)} {escape(name)}"
