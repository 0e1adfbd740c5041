"""`make soak` keeps what earlier runs saw, and says what was never run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.soak import STEPS, promised
from tests.soak_report import Seen, read_report, write_report

NAMES = [(step.promises, step.what) for step in STEPS]


def seen(place: int, size: str, result: str = "kept: 3 passed") -> Seen:
    return Seen.now(*NAMES[place], size, "R2 kills: 3", result, 12.3)


def test_a_row_stays_until_its_step_is_run_again_at_its_size(tmp_path: Path) -> None:
    file = tmp_path / "soak.md"
    assert read_report(file) == []
    first = [seen(1, "small"), seen(0, "small"), seen(0, "full")]
    write_report(file, first, NAMES)
    assert read_report(file) == [first[2], first[1], first[0]]
    again = replace(first[1], result="BROKEN: 1 failed")
    write_report(file, [*read_report(file), again], NAMES)
    assert read_report(file) == [first[2], again, first[0]]
    text = file.read_text(encoding="utf-8")
    assert NAMES[2][1] in text.split("Never run: ")[1]
    assert NAMES[1][1] not in text.split("Never run: ")[1]


def test_every_promise_of_the_server_has_a_step() -> None:
    found = set().union(*(promised(step.promises) for step in STEPS))
    numbers = [*range(1, 12), *range(16, 44)]
    assert {f"R{number}" for number in numbers} <= found
