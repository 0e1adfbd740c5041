"""Perft (R14): how many ways there are to go on for three actions, from 200 positions.

The counts in perft.json come from the reference; `python -m tests.rules.perft` makes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.rules.perft import engine_at, kernel_count, reference_count

ROWS = json.loads((Path(__file__).parent / "perft.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("part", range(4))
def test_kernels_count_as_the_reference_did(part: int) -> None:
    for row in ROWS[part::4]:
        assert kernel_count(engine_at(row["position"]), 3) == row["counts"][2], row


def test_the_reference_still_counts_so() -> None:
    for row in ROWS[::20]:
        assert [reference_count(row["position"], depth) for depth in (1, 2)] == row["counts"][:2]


def test_there_are_two_hundred_positions() -> None:
    assert len({json.dumps(row["position"]) for row in ROWS}) == 200
