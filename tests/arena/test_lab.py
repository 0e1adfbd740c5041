"""The lab counts correctly: compared with recorded games and with games of the arena."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from damrak.arena.kernels import tally as tallies
from damrak.arena.lab import Sample, Tally, add_up, tally_parts, tally_sample
from damrak.arena.lab_summary import lab_summary
from damrak.arena.ratings import seat_shares
from damrak.arena.series import run_games
from damrak.board.drawing.draw import draw_tinted
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game import Record
from damrak.game.catalogue import catalogue
from damrak.game.game import Game
from damrak.i18n.json_types import JsonObject
from damrak.reports.lab import lab_page
from damrak.rules.layout import SETUP
from tests.support import board_named, catalogue_named

FOLDER = Path(__file__).parent.parent / "golden" / "games"
MANIFEST = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
SAME = {  # name in the lab: name among the features of recorded games
    "sweep-at-setup": "flush-at-setup",
    "sweep": "flush",
    "no-sweep": "flush-skipped",
    "one-card": "one-card-turn",
    "tie-contracts": "decided-by-contracts",
    "shared": "victory-shared",
}
AMSTERDAM = board_named("amsterdam")


def watched(record: Record) -> Tally:
    """What the lab's kernels count in a recorded game."""
    game = Game.replay(record, 0)
    made, state = catalogue(game.board), game._engine._state
    tally = np.zeros(1, tallies.tally_dtype(game.board))
    work = np.zeros(1, bot_work_dtype(made.board))
    tallies.note_setup(state[0], tally[0])
    for stored in record.actions:
        before = state.copy()
        if before[0].phase == SETUP:
            before[0].to_move = stored.seat
        number = game._number(stored.action, stored.seat)
        game.play(stored.action, seat=stored.seat)
        tallies.note_action(made.tables, before[0], state[0], work[0], number, tally[0])
    tallies.note_end(made.tables, state[0], work[0], tally[0])
    return tally


def some_of_each() -> list[JsonObject]:
    """For each special rule two recorded games that show it."""
    chosen: dict[str, JsonObject] = {}
    for name in tallies.RARE:
        showing = [row for row in MANIFEST if SAME.get(name, name) in row["shows"]]
        chosen |= {row["file"]: row for row in showing[:2]}
    return list(chosen.values())


def test_special_rules_are_noticed_as_in_recorded_games() -> None:
    noticed = np.zeros(len(tallies.RARE), int)
    for row in some_of_each():
        tally = watched(Record.load(FOLDER / row["file"]))
        for number, name in enumerate(tallies.RARE):
            assert tally["rare_games"][0, number] == (SAME.get(name, name) in row["shows"]), row
        noticed += tally["rare"][0]
    assert noticed.all()


def test_the_lab_and_the_arena_play_the_same_games() -> None:
    for players in (2, 4):
        tally = tally_sample(Sample(AMSTERDAM, "random", players, 3, 300))[0]
        games = run_games(catalogue_named("amsterdam"), ["random"] * players, 3, 0, 300)
        shares = seat_shares(games, players).sum(axis=0)
        assert np.allclose(tally["wins_seat"][:players] / tallies.VICTORY, shares)
        assert tally["points"] == games["totals"].sum()
        assert tally["contract_points"] == games["contracts"].sum() == tally["contract_gain"].sum()
        assert tally["contract_completed"].sum() == games["completed"].sum()
        assert tally["merchandise_points"] == games["merchandise"].sum()
        assert (tally["turns"] * np.arange(tallies.TURNS)).sum() == games["turns"].sum()
        assert tally["held_seats"].sum() == 300 * players
        assert tally["contract_offered"].sum() >= tally["contract_kept"].sum() >= 300 * players
        assert (tally["route_contested"] <= tally["route_claimed"]).all()
        assert tally["wins_order"].sum() == 300 * tallies.VICTORY


def test_parts_add_up_to_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damrak.arena.lab.BATCH", 70)
    sample = Sample(AMSTERDAM, "greedy", 3, 1, 250)
    assert add_up(list(tally_parts(sample, 3))).tobytes() == tally_sample(sample).tobytes()


def test_figures_and_the_page() -> None:
    samples = [
        Sample(AMSTERDAM, bot, players, 1, 200)
        for bot in ("random", "greedy")
        for players in (2, 3)
    ]
    found = [lab_summary(sample, tally_sample(sample)) for sample in samples]
    assert json.loads(json.dumps(found)) == found
    for figures, sample in zip(found, samples, strict=True):
        assert len(figures["contracts"]) == len(AMSTERDAM.contracts)
        assert len(figures["routes"]) == len(AMSTERDAM.routes)
        assert sum(figures["length"]["games_by_turns"]) == 200
        wins = [figure["value"] for figure in figures["seats"]["by_seat"]]
        assert sum(wins) == pytest.approx(1, abs=1e-4)
        assert len(wins) == sample.players
    page = lab_page(AMSTERDAM, found)
    root = ElementTree.fromstring(page.split("\n", 1)[1])  # noqa: S314 - our own
    assert len(root.findall(".//section")) == 4 * 12
    assert "http" not in page


def test_a_tinted_board_escapes_its_notes() -> None:
    notes = [("#fff", "<b>&")] * len(AMSTERDAM.routes)
    drawn = ElementTree.fromstring(draw_tinted(AMSTERDAM, notes, "<title>"))  # noqa: S314
    assert drawn[0].text == "<title>"
    assert [each.text for each in drawn.iter("title")].count("<b>&") == len(AMSTERDAM.routes)
