"""The summary of an arena is consistent, and its page escapes every name."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import numpy as np
import pytest

from damrak.arena.settings import Job, play_job
from damrak.arena.sprt import Sprt
from damrak.arena.summary import Summary, summarise
from damrak.reports import svg as plots
from damrak.reports.arena import arena_page
from damrak.reports.figures import duration, plus_minus, signed
from damrak.reports.html import table
from tests.arena.fakes import settings_of


def summary_of(*bots: str, players: int = 2, deals: int = 60, test: Sprt | None = None) -> Summary:
    settings = settings_of(*bots, players=players)
    tables = tuple(range(deals * settings.schedule.tables_a_deal))
    return summarise(settings, play_job(Job(settings, tables)), test)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_figures_hold_together(players: int) -> None:
    found = summary_of("random", "greedy", players=players)
    assert json.loads(json.dumps(found)) == found
    best, other = found["bots"]
    assert (best["name"], other["name"]) == ("greedy", "random")
    assert best["rating"]["low"] <= best["rating"]["value"] <= best["rating"]["high"]
    assert best["rating"]["low"] > other["rating"]["high"]
    assert best["seats"] + other["seats"] == found["games"] * players
    shares = sum(row["win_share"]["value"] * row["seats"] for row in found["bots"])
    assert shares == pytest.approx(found["games"], abs=0.1)
    for row in found["bots"]:
        parts = sum(row["means"][part] for part in ("routes", "contracts", "merchandise"))
        assert parts == pytest.approx(row["points"]["value"], abs=0.01)
        assert row["seconds_a_move"] > 0
        assert row["faults"] == 0
    ahead = {(row["bot"], row["against"]): row["ahead"]["value"] for row in found["pairs"]}
    assert ahead["greedy", "random"] + ahead["random", "greedy"] == pytest.approx(1, abs=1e-3)
    for key in ("by_seat", "by_turn_order"):
        assert sum(each["value"] for each in found["seats"][key]) == pytest.approx(1, abs=1e-3)


def test_the_page_is_one_well_formed_document_and_escapes_names() -> None:
    found = summary_of("random", "greedy", test=Sprt())
    name = "<script>&\"'"
    for row in found["bots"]:
        row["name"] = name if row["name"] == "greedy" else row["name"]
    for pair in found["pairs"]:
        pair["bot"] = name if pair["bot"] == "greedy" else pair["bot"]
        pair["against"] = name if pair["against"] == "greedy" else pair["against"]
    found["bots"][1]["faults"] = 3
    page = arena_page(found)
    root = ElementTree.fromstring(page.split("\n", 1)[1])  # noqa: S314 - our own
    assert name in [cell.text for cell in root.iter("td")]
    assert "<script" not in page
    choices = found["bots"][1]["choices"]
    assert f"3 of {choices:,} choices failed and were made by a fallback bot" in page
    assert len(root.findall(".//svg")) == 6
    for word in ("http", "src=", "url(", "@import"):
        assert word not in page


def test_tables_escape_every_cell() -> None:
    assert "<td>&lt;b&gt;</td>" in table(["<i>"], [["<b>"]])
    assert "<i>" not in table(["<i>"], [["<b>"]])


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [(0, 10, [0, 2, 4, 6, 8, 10]), (-7, 12, [-10, -5, 0, 5, 10, 15]), (0.48, 0.52, None)],
)
def test_marks_of_an_axis_span_it(low: float, high: float, marks: list[float] | None) -> None:
    found = plots.ticks(low, high)
    assert found[0] <= low < high <= found[-1]
    assert 2 <= len(found) <= 8
    assert marks is None or np.allclose(found, marks)


def test_plots_bear_flat_and_extreme_data() -> None:
    flat = [("a", 0.0, 0.0, 0.0), ("b", 0.0, 0.0, 0.0)]
    for drawn in (
        plots.dots("flat", flat, signed),
        plots.dots("log", [("a", 1e-6, 1e-6, 1e-6)], duration, logarithmic=True),
        plots.stacks("stacks", [("a", {"x": 0.0, "y": 0.0})], signed),
        plots.columns("columns", [0.0], 3, signed),
        plots.heat_map("heat", [f"bot-{n}" for n in range(9)], {("bot-0", "bot-1"): 1.0}, signed),
    ):
        assert "nan" not in drawn
        ElementTree.fromstring(drawn)  # noqa: S314 - our own


def test_figures_in_words() -> None:
    assert [duration(seconds) for seconds in (2.5, 0.0123, 4.5e-7)] == [
        "2.5 s",
        "12.3 ms",
        "0.45 µs",
    ]
    assert plus_minus({"value": 0.5, "low": 0.4, "high": 0.6}, ".1f", 100) == "50.0 ±10.0"
    assert signed(-0.2) == "0"
