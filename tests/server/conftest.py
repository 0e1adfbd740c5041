"""Compile what servers call before a test waits for one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from damrak import Game
from damrak.server.live.bot_pool import FALLBACK, new_bot
from tests.server.scale import TAKEN

USED = ("apprentice", "porter", "carter", "merchant", FALLBACK)


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Let each bot that the tests seat choose once."""
    game = Game.new(2, 0)
    for name in USED:
        new_bot(name, game.board).choose(game.observation(0))


def pytest_sessionfinish() -> None:
    """Tell `make soak` which numbers were taken."""
    if "SOAK_USED" in os.environ:
        Path(os.environ["SOAK_USED"]).write_text(json.dumps(TAKEN), encoding="utf-8")
