"""Runs async tests, and compiles what servers call before a test waits for one."""

from __future__ import annotations

import inspect
import json
import os
from pathlib import Path

import pytest

from damrak import Game
from damrak.server.live.bot_pool import new_bot
from damrak.server.tables.turns import FALLBACK
from tests.server.remote import run
from tests.server.scale import TAKEN

USED = ("apprentice", "porter", "carter", "merchant", FALLBACK)


@pytest.fixture(scope="session", autouse=True)
def warm() -> None:
    """Let each bot that the tests seat choose once."""
    game = Game.new(2, 0)
    for name in USED:
        new_bot(name, game.board).choose(game.observation(0))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine in an event loop of its own, and fail it if it hangs."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = pyfuncitem._fixtureinfo.argnames
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True


def pytest_sessionfinish() -> None:
    """Tell `make soak` which numbers were used."""
    if "SOAK_USED" in os.environ:
        Path(os.environ["SOAK_USED"]).write_text(json.dumps(TAKEN), encoding="utf-8")
