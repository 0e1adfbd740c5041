"""Rows of the lab's tables, for terminal and page."""

from __future__ import annotations

from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.reports.figures import percent


def contract_row(row: JsonObject) -> list[str]:
    """A contract: its points, how often it was kept and completed."""
    return [
        f"{row['a']} - {row['b']}",
        str(row["worth"]),
        _share(row["kept"]),
        _share(row["completed"]),
        _number(row["points"], "+.2f"),
        _gain(row["win_gain"]),
    ]


def route_row(row: JsonObject) -> list[str]:
    """A route: how often, when and against whom it was claimed."""
    goods = " °" * row["merchandise"]
    return [
        f"{row['a']} - {row['b']}",
        f"{row['length']} {row['colour']}{goods}",
        _share(row["claimed"]),
        _number(row["turn"], ".1f"),
        _share(row["contested"]),
        _gain(row["win_gain"]),
    ]


def held_row(row: JsonObject) -> list[str]:
    """A number of merchandise cards: how often seats had it, its points and wins."""
    return [
        text("lab-cards", cards=row["cards"]),
        _share(row["seats"]),
        _number(row["points"], ".2f"),
        _share(row["wins"] and row["wins"]["value"]),
    ]


def rare_row(row: JsonObject) -> list[str]:
    """A special rule: how often it applied."""
    return [
        text(f"lab-rare-{row['rule']}"),
        f"{row['per_1000_games']:.4g}",
        percent(row["games"], ".3g"),
    ]


def _share(value: float | None) -> str:
    return "-" if value is None else percent(value)


def _number(value: float | None, form: str) -> str:
    return "-" if value is None else f"{value:{form}}"


def _gain(figure: dict[str, float] | None) -> str:
    """In percentage points, with half its interval."""
    if figure is None:
        return "-"
    half = 50 * (figure["high"] - figure["low"])
    return f"{100 * figure['value']:+.1f} ±{half:.1f}"
