"""SVG plots of an analysis: the chances over the game, and small pictures for its tables."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from damrak.board.drawing.palette import BLOCK, INK, IVORY, SEATS
from damrak.insight.report import Analysis
from damrak.reports.analysis_text import AnalysisText
from damrak.reports.svg import box, label, line, svg

WIDE, HIGH = 1000.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 46.0, 130.0, 14.0, 34.0
NAME_GAP = 17.0  # least distance between two names at the right edge
LETTERS = 16  # of a name at the right edge
DOTS, DASHES = (4.0, 3.2), "5 4"  # marks of completed contracts and claims; the last round


def curve_plot(analysis: Analysis, texts: AnalysisText) -> str:
    """Plot the chances of all seats at every moment as areas that fill 100 %."""
    moments = len(analysis.steps)
    parts = [_area(analysis, seat) for seat in range(len(analysis.seats))]
    parts += _frame(moments, texts)
    parts += _marks(analysis)
    parts += _names(analysis)
    parts += _hits(analysis, texts)
    return svg(WIDE, HIGH, texts("curve"), parts)


def _below(analysis: Analysis, seat: int, moment: int) -> float:
    """The chances of all seats before this one, which its area lies on; the first is on top."""
    chances = analysis.steps[moment - 1].chances if moment else analysis.start
    return 1 - sum(chances[:seat])


def _x(moment: float, moments: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * moment / max(moments, 1)


def _y(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def _frame(moments: int, texts: AnalysisText) -> Iterator[str]:
    for quarter in range(5):
        y = _y(quarter / 4)
        yield line(LEFT, y, WIDE - RIGHT, y, BLOCK, 0.8)
        yield label(texts.percent(quarter / 4), LEFT - 7, y + 4, "end")
    for moment in range(0, moments + 1, 10):
        x = _x(moment, moments)
        yield line(x, _y(0), x, _y(0) + 5)
        yield label(str(moment), x, _y(0) + 20)
    yield line(LEFT, _y(0), WIDE - RIGHT, _y(0), INK, 1.4)


def _area(analysis: Analysis, seat: int) -> str:
    """Draw one seat's chances as an area."""
    moments = len(analysis.steps)
    edges = [
        [
            f"{_x(moment, moments):.1f},{_y(_below(analysis, part, moment)):.1f}"
            for moment in range(moments + 1)
        ]
        for part in (seat, seat + 1)
    ]
    points = " ".join([*edges[0], *reversed(edges[1])])
    return f'<polygon points="{points}" fill="{SEATS[seat][1]}" stroke="{INK}" stroke-width="0.8"/>'


def _names(analysis: Analysis) -> Iterator[str]:
    """Write the players' names beside their areas, without overlaps."""
    last, count = TOP - NAME_GAP, len(analysis.seats)
    for seat, name in enumerate(analysis.seats):
        ends = [_below(analysis, each, len(analysis.steps)) for each in (seat, seat + 1)]
        room = _y(0) - NAME_GAP * (count - seat - 1)
        last = max(last + NAME_GAP, min(_y(sum(ends) / 2), room))
        x = WIDE - RIGHT + 8
        yield chip(seat, x, last)
        yield label(cut(name), x + 28, last + 4, "start")


def chip(seat: int, x: float, y: float) -> str:
    """Draw a small piece of a seat's area, as in a legend."""
    piece = box(x + 0.5, y - 4.5, 22, 9, SEATS[seat][1])
    return f'<g stroke="{INK}" stroke-width="0.8">{piece}</g>'


def _hits(analysis: Analysis, texts: AnalysisText) -> Iterator[str]:
    """Areas with the move as a tooltip and a link to it in the list."""
    moments = len(analysis.steps)
    width = (WIDE - LEFT - RIGHT) / max(moments, 1)
    for step in analysis.steps:
        chances = ", ".join(
            f"{name} {texts.percent(chance)}"
            for name, chance in zip(analysis.seats, step.chances, strict=True)
        )
        done = texts("told", what=analysis.seats[step.seat], told=texts.action(step.action))
        told = f"{step.number}. {done}\n{chances}"
        x = _x(step.number, moments) - width / 2
        area = box(x, TOP, width, HIGH - TOP - BOTTOM, "transparent", told)
        yield f'<a href="#m{step.number}" class="hit" tabindex="-1">{area}</a>'


def _marks(analysis: Analysis) -> Iterator[str]:
    """Dots for claims, larger ones for completed contracts, a dashed line for the last round."""
    for step in analysis.steps:
        x = _x(step.number, len(analysis.steps))
        if step.last_round:
            yield f'<g stroke-dasharray="{DASHES}">{line(x, TOP, x, _y(0), INK, 1.6)}</g>'
        if step.completed or step.action.startswith("claim"):
            edges = [_below(analysis, each, step.number) for each in (step.seat, step.seat + 1)]
            size, ink = (DOTS[0], INK) if step.completed else (DOTS[1], IVORY)
            place = f'cx="{x:.1f}" cy="{_y(sum(edges) / 2):.1f}" r="{size:g}"'
            yield f'<circle {place} fill="{ink}" stroke="{IVORY if step.completed else INK}"/>'


def seat_mark(seat: int) -> str:
    """A seat's colour as a small SVG to put beside a name."""
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
    """HTML of a name with its seat's colour."""
    return f"{seat_mark(seat)} {escape(name)}"
