"""The HTML page of a lab: its figures on the board, in plots and in tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from damrak.board import Board
from damrak.board.drawing.draw import draw_tinted
from damrak.board.drawing.palette import IVORY
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.reports import svg as plots
from damrak.reports.figures import percent
from damrak.reports.html import page, section, table
from damrak.reports.lab_rows import contract_row, held_row, rare_row, route_row

FEW_SEATS = 0.0005  # rarer numbers of merchandise cards are not plotted
FEW_GAMES = 0.01  # routes claimed in fewer games have too few figures to show


def lab_page(board: Board, samples: Sequence[JsonObject]) -> str:
    """The whole HTML document, with a chapter for each bot and number of players."""
    sections = [part for sample in samples for part in _chapter(board, sample)]
    told = [text("lab-page-intro", board=board.name), text("lab-page-method")]
    return page(text("lab-page-title"), told, sections)


def _chapter(board: Board, sample: JsonObject) -> list[str]:
    shown = {key: sample[key] for key in ("bot", "players", "games")}
    points = {name: str(value) for name, value in sample["points"].items()}
    length = {key: sample["length"][key] for key in ("turns", "rounds", "p1", "p99")}
    told = text("lab-page-points", **points) + " " + text("lab-page-length", **length)
    return [
        section(text("lab-page-chapter", **shown), told, "", wide=True),
        *_seats(sample),
        _turns(sample),
        _merchandise(sample),
        _map(board, sample, "claimed"),
        _map(board, sample, "contested"),
        _map(board, sample, "win-gain"),
        _tabled("contracts", sample["contracts"], contract_row),
        _tabled("routes", sample["routes"], route_row),
        _tabled("merchandise", [row for row in sample["merchandise"] if row["seats"]], held_row),
        _tabled("rare", sample["rare"], rare_row),
    ]


def _seats(sample: JsonObject) -> list[str]:
    drawn = []
    for key in ("by-seat", "by-turn-order"):
        figures = sample["seats"][key.replace("-", "_")]
        rows = [
            (text(f"arena-{key}-row", number=number), *figure.values())
            for number, figure in enumerate(figures, 1)
        ]
        heading = text(f"arena-page-{key}")
        plot = plots.dots(heading, rows, _percent, reference=1 / sample["players"])
        drawn.append(section(heading, "", plot))
    return drawn


def _percent(share: float) -> str:
    return percent(share, ".3g")


def _turns(sample: JsonObject) -> str:
    heading, length = text("lab-page-turns"), sample["length"]
    shares = [count / sample["games"] for count in length["games_by_turns"]]
    plot = plots.columns(heading, shares, length["shortest"], _percent)
    return section(heading, text("lab-page-turns-told"), plot)


def _merchandise(sample: JsonObject) -> str:
    heading = text("lab-page-merchandise")
    rows = [
        (held_row(row)[0], *row["wins"].values())
        for row in sample["merchandise"]
        if row["seats"] > FEW_SEATS
    ]
    plot = plots.dots(heading, rows, _percent, reference=1 / sample["players"])
    return section(heading, text("lab-page-merchandise-told"), plot)


def _map(board: Board, sample: JsonObject, key: str) -> str:
    """The board with each route coloured by one figure: darker for more, blue for negative."""
    heading, field = text(f"lab-map-{key}"), key.replace("-", "_")
    values = [_value(row, field) for row in sample["routes"]]
    most = max((abs(value) for value in values if value is not None), default=0.0) or 1.0
    tints = [
        (IVORY if value is None else plots.tint_of(value / most), ", ".join(route_row(row)))
        for value, row in zip(values, sample["routes"], strict=True)
    ]
    told = text(f"lab-map-{key}-told", most=f"{100 * most:.1f}")
    return section(heading, told, draw_tinted(board, tints, heading), wide=key == "win-gain")


def _value(row: JsonObject, field: str) -> float | None:
    """The figure of a route, or None if there are too few games."""
    if field == "claimed":
        return float(row[field])
    if row["claimed"] < FEW_GAMES:
        return None
    return float(row[field]["value"] if field == "win_gain" else row[field])


def _tabled(key: str, rows: Sequence[JsonObject], cells: Callable[[JsonObject], list[str]]) -> str:
    headings = text(f"lab-columns-{key}").split(" | ")
    drawn = table(headings, [cells(row) for row in rows])
    return section(text(f"lab-page-{key}"), text(f"lab-page-{key}-told"), drawn, wide=True)
