"""Figures in words, the same in a terminal and on a page."""

from __future__ import annotations


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def signed(value: float) -> str:
    """A whole number with its sign."""
    return f"{value:+.0f}" if round(value) else "0"


def plus_minus(figure: dict[str, float], form: str, scale: float = 1) -> str:
    """A figure and half its interval."""
    half = scale * (figure["high"] - figure["low"]) / 2
    return f"{scale * figure['value']:{form}} ±{half:{form.lstrip('+')}}"


def duration(seconds: float) -> str:
    """Seconds in the unit that suits them; a dash where nobody has taken the time."""
    if not seconds:
        return "-"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"
