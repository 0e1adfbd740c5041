"""The same terminal and the same bots each time."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")  # no line breaks where a test looks for words
    monkeypatch.setattr("damrak.cli.table.secrets.randbits", lambda bits: 7)  # the bots' own chance
