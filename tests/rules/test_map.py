"""rules/README.md maps every rule of play to code and tests that exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from damrak.i18n import text
from damrak.i18n.rulebook import rule_numbers
from tests.mutants import MUTANTS

RULES = Path(__file__).parent.parent.parent / "damrak" / "rules"
ROW = re.compile(r"^\| (\d\.\d+) \| (.+) \| (.+) \| (.+) \|$", re.M)
ROWS = {row[0]: row[1:] for row in ROW.findall((RULES / "README.md").read_text(encoding="utf-8"))}
OF_PLAY = [number for section in range(2, 9) for number in rule_numbers(section)]


def test_every_rule_of_play_has_a_row_and_a_mutant() -> None:
    assert list(ROWS) == OF_PLAY
    assert list(dict.fromkeys(row[0] for row in MUTANTS)) == OF_PLAY


def test_every_function_named_exists_and_names_no_other_rule_in_vain() -> None:
    for _, functions, _ in ROWS.values():
        for dotted in re.findall(r"`(\w+)\.(\w+)`", functions):
            module = importlib.import_module(f"damrak.rules.{dotted[0]}")
            assert hasattr(module, dotted[1]), dotted


def test_every_test_named_exists_and_every_rule_test_is_named() -> None:
    written = {
        (path.name, name)
        for path in Path(__file__).parent.glob("test_*.py")
        for name in re.findall(r"^def (test_[2-8]_\d+_\w+)", path.read_text("utf-8"), re.M)
    }
    named = {
        (file, name)
        for *_, tests in ROWS.values()
        for file, names in re.findall(r"`(\w+\.py)`: ([^;]+)", tests)
        for name in re.findall(r"`(\w+)`", names)
    }
    assert named == written


def test_every_rule_has_the_title_that_people_read() -> None:
    for number, (title, *_) in ROWS.items():
        assert title == text(f"rule-{number.replace('.', '-')}-title"), number


def test_every_file_of_the_rules_is_listed() -> None:
    listed = set(re.findall(r"^\| `(\w+\.py)`", (RULES / "README.md").read_text("utf-8"), re.M))
    assert listed == {path.name for path in RULES.glob("*.py")} - {"__init__.py"}
