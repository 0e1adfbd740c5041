"""Formats figures the same way for terminal and page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from damrak.i18n import text

if TYPE_CHECKING:
    from damrak.arena.summary import Figure


def percent(share: float, form: str = ".1f") -> str:
    """A share as a percentage."""
    return text("insight-percent", share=f"{100 * share:{form}}")


def signed(value: float) -> str:
    """A whole number with its sign."""
    return f"{value:+.0f}" if round(value) else "0"


def plus_minus(figure: Figure, form: str, scale: float = 1) -> str:
    """A figure with half its interval: 12.3 ± 0.4."""
    half = scale * (figure["high"] - figure["low"]) / 2
    return f"{scale * figure['value']:{form}} ±{half:{form.lstrip('+')}}"


def duration(seconds: float) -> str:
    """Seconds in a fitting unit; a dash if not measured."""
    if not seconds:
        return "-"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def seat_lines(seats: Mapping[str, Iterable[Figure]]) -> list[str]:
    """Wins by seat and by turn order, a line each."""
    lines = []
    for key in ("by_seat", "by_turn_order"):
        shares = ", ".join(plus_minus(figure, ".1f", 100) for figure in seats[key])
        lines.append(text(f"arena-{key.replace('_', '-')}", shares=shares))
    return lines
