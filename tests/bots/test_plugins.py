"""Bots of other packages: found, named, refereed; a broken one harms nobody who does not ask."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from damrak import Game
from damrak.bots import Budget, bot_named, bot_names, is_compiled, resolve
from damrak.bots.external.plugins import found_plugins, problem_of
from damrak.bots.external.referee import Refereed
from damrak.game import InvalidSetup
from tests.bots.packages import Install, installing
from tests.support import board_named

FIRST = """
class First:
    name = "first"
    def __init__(self, board, seed, budget):
        self.made_with = (board.id, seed, budget)
    def choose(self, seen):
        return 7 if seen.phase == 0 else 5
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    yield from installing(tmp_path, monkeypatch)


def test_an_installed_bot_plays_under_a_referee(install: Install) -> None:
    install("amsterbot", FIRST, first="First")
    assert bot_names()[-1] == "first"
    assert "amsterbot" not in sys.modules
    assert resolve("first@200ms") == ("first", Budget(0, 200))
    assert not is_compiled("first")
    bot = bot_named("first@50", board_named("amsterdam"), 8)
    assert isinstance(bot, Refereed)
    assert bot._bot.made_with == ("amsterdam", 8, Budget(50, 0))  # type: ignore[attr-defined]
    game = Game.new(2, 4)
    for _ in range(30):
        game.play_number(bot.choose(game.observation(game.to_move)))
    assert bot.faults.total == 0


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nothing_of_this_name", "ModuleNotFoundError"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("x = 1", "AttributeError"),
        ("def First(board, seed, budget): return 1 / 0", "ZeroDivisionError"),
        ("def First(board, seed, budget): return 5", "int has no method choose"),
        ("def First(): pass", "takes 0 positional arguments"),
    ],
)
def test_a_broken_package_is_named_when_its_bot_is_asked_for(
    install: Install, code: str, reason: str
) -> None:
    install("brokenbot", code, first="First")
    assert "first" in bot_names()
    bot_named("greedy", board_named("amsterdam"), 1)
    with pytest.raises(InvalidSetup, match=f'"first" of the package brokenbot.*{reason}'):
        bot_named("first", board_named("amsterdam"), 1)


def test_names_that_cannot_be_used(install: Install) -> None:
    install("one", FIRST, greedy="First", Loud="First", both="First")
    install("two", FIRST, both="First")
    ours = [name for name in bot_names() if name != "both"]
    problems = {each.name: problem_of(each, ours) for each in found_plugins()}
    assert problems == {"greedy": "taken", "Loud": "shape", "both": "twice"}
    assert not isinstance(bot_named("greedy", board_named("amsterdam"), 1), Refereed)
    with pytest.raises(InvalidSetup, match='no bot "Loud"'):
        bot_named("Loud", board_named("amsterdam"), 1)
    with pytest.raises(InvalidSetup, match='"both": one, two'):
        bot_named("both", board_named("amsterdam"), 1)
