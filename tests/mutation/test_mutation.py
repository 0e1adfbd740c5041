"""The tool that breaks the rules: it breaks what it says, its list is no fiction."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.command import LEFT_OUT, MODULES, RULES, known_survivors
from tests.mutation.operators import mutants_of

SOURCE = '''
def sample(state, over):
    """A text that stays."""
    count = 1
    if state.cards > 3 and not over:
        return count
    state.cards += count
    return -count
'''
BROKEN = [
    "count = 1 -> count = 2",
    "count = 1 -> count = 0",
    "if state.cards > 3 and (not over) -> if True",
    "if state.cards > 3 and (not over) -> if False",
    "if state.cards > 3 and (not over) -> if state.cards > 3 or not over",
    "if state.cards > 3 and (not over) -> if state.cards > 3 and over",
    "if state.cards > 3 and (not over) -> if state.cards >= 3 and (not over)",
    "if state.cards > 3 and (not over) -> if state.cards <= 3 and (not over)",
    "if state.cards > 3 and (not over) -> if state.cards > 4 and (not over)",
    "if state.cards > 3 and (not over) -> if state.cards > 2 and (not over)",
    "return count -> left out",
    "state.cards += count -> left out",
    "state.cards += count -> state.cards -= count",
    "return -count -> return count",
]


def test_a_function_is_broken_in_every_place(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text(SOURCE, encoding="utf-8")
    mutants = mutants_of(path)
    assert {mutant.name for mutant in mutants} == {f"sample.sample: {text}" for text in BROKEN}
    assert {mutant.lines for mutant in mutants} == {(4,), (5,), (6,), (7,), (8,)}
    assert (
        len({mutant.code.co_code + repr(mutant.code.co_consts).encode() for mutant in mutants}) > 9
    )


def test_what_is_left_out_exists_and_has_a_reason() -> None:
    assert LEFT_OUT.keys() <= {path.stem for path in RULES.glob("*.py")}
    assert {"observe", "market", "contracts", "legal", "apply", "score"} <= set(MODULES)
    assert all(len(reason) > 10 for reason in LEFT_OUT.values())


def test_every_survivor_listed_is_a_mutant_of_the_rules_and_has_a_reason() -> None:
    names = {mutant.name for module in MODULES for mutant in mutants_of(RULES / f"{module}.py")}
    survivors = known_survivors()
    assert survivors.keys() <= names
    assert all(len(reason) > 20 for reason in survivors.values())


@pytest.mark.parametrize(
    ("module", "only", "caught"),
    [
        ("market", "reshuffle: if state.players == 2", 5),  # two hands told to three players
        ("contracts", "keep_contracts: if split", 2),  # where each contract went
    ],
)
def test_a_leak_is_caught_by_the_tests_by_number(
    tmp_path: Path, module: str, only: str, caught: int
) -> None:
    kept = tmp_path / "kept.json"
    options = [module, "--only", only, "--quick", "--tests", "known", "--kept", str(kept), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.mutation", *options],
        env={**os.environ, "DAMRAK_PLAIN": "1"},
        cwd=RULES.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)
    assert sum(bool(row["caught"]) for row in rows.values()) == len(rows) == caught
