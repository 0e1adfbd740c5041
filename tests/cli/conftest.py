"""Fixtures of the command tests: a fixed terminal, fixed bots, and a way to run the command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from damrak.cli.main import run

Command: TypeAlias = Callable[..., tuple[int, str, str]]  # takes arguments as text


@pytest.fixture(autouse=True)
def _steady(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")  # no line breaks where a test looks for words
    monkeypatch.setattr(
        "damrak.terminal.game_loop.secrets.randbits", lambda bits: 7
    )  # the bots' seeds


@pytest.fixture
def damrak(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run the command; returns exit code, standard output and standard error."""

    def call(*arguments: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as left:
            run(list(arguments))
        out, err = capsys.readouterr()
        return int(left.value.code or 0), out, err

    return call
