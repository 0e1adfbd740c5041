"""The playthroughs beside the golden games say what the records say, and show every rule."""

from __future__ import annotations

from tests.golden.features import FEATURES
from tests.golden.playthrough import FOLDER, playthroughs


def test_the_playthroughs_are_those_of_the_records() -> None:
    """Write them anew with `python -m tests.golden.playthrough`, and look what changed."""
    written = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    expected = playthroughs()
    assert written.keys() == expected.keys()
    for name, text in expected.items():
        assert written[name].splitlines() == text.splitlines(), name


def test_together_they_show_every_rule_and_number_of_players() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    for meaning in FEATURES.values():
        assert any(f"- {meaning}\n" in text for text in texts.values()), meaning
    for board in ("amsterdam", "lagoon"):
        assert {name.split("-")[1] for name in texts if name.startswith(board)} == {"2", "3", "4"}
