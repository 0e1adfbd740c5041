"""Compiles the rules once, before any worker process would do so for itself."""

from __future__ import annotations

import pytest

from damrak.compile.kernel import is_plain
from tests.support import new_engine, play_out, uniform


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and not is_plain():
        for board in ("amsterdam", "lagoon"):
            play_out(new_engine(board, 2, 1), uniform, 1)
