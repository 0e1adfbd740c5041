"""Every golden game replays to its scores, and together they show every special rule (R13)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from damrak.game import Record
from damrak.game.game import verify
from damrak.i18n.json_types import JsonObject
from tests.golden.features import FEATURES, features

FOLDER = Path(__file__).parent / "games"
MANIFEST = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", MANIFEST, ids=lambda row: row["file"])
def test_the_game_replays_to_its_result(row: JsonObject) -> None:
    record = Record.load(FOLDER / row["file"])
    verify(record)
    assert record.result is not None
    assert [score.total for score in record.result.scores] == row["totals"]
    assert list(record.result.winners) == row["winners"]


def test_the_manifest_lists_every_file() -> None:
    files = {path.name for path in FOLDER.glob("*.json")} - {"manifest.json"}
    assert files == {row["file"] for row in MANIFEST}
    assert len(files) >= 200


def test_every_special_rule_and_number_of_players_is_shown() -> None:
    shown = {feature for row in MANIFEST for feature in row["shows"]}
    assert shown == set(FEATURES)
    assert {row["file"].split("-")[1] for row in MANIFEST} == {"2", "3", "4"}


def test_what_the_manifest_says_of_a_game_is_so() -> None:
    for row in MANIFEST[::10]:
        assert features(Record.load(FOLDER / row["file"])) == row["shows"]


def test_every_kind_of_action_is_shown() -> None:
    kinds = set()
    for row in MANIFEST:
        for event in Record.load(FOLDER / row["file"]).actions:
            words = event.action.split()
            kinds.add(words[0] if words[0] in ("claim", "pass") else " ".join(words[:2]))
    expected = {"claim", "pass", "contracts", "draw deck", "draw market"}
    assert kinds == expected | {"keep 1", "keep 2", "keep both"}
