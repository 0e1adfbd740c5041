"""Games and bots can be copied and stored; a copy goes its own way."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from damrak import Game
from damrak.bots import Budget, bot_named
from damrak.bots.running.searcher import SearchBot
from damrak.game.catalogue import amsterdam, catalogue

TWO_THREADS = SearchBot(catalogue(amsterdam()), 7, Budget(30, 0), threads=2)


def stored(given: Any) -> Any:
    """Pickled, and read again."""
    return pickle.loads(pickle.dumps(given))  # noqa: S301 - our own


@pytest.mark.parametrize("copied", [Game.clone, copy.deepcopy, stored])
def test_a_copy_of_a_game_goes_its_own_way(copied: Callable[[Game], Game]) -> None:
    game, chance = Game.new(3, seed=7), random.Random(7)
    for number in range(60):
        if number % 20 == 10:
            other, before = copied(game), game.record()
            other.play(other.legal_actions()[0])
            assert game.record() == before
            game.play(game.legal_actions()[0])
            assert game.record() == other.record()
            game = copied(other)
        game.play(chance.choice(game.legal_actions()))
    assert game.turn == 60 + 3


@pytest.mark.parametrize("copied", [copy.deepcopy, stored])
@pytest.mark.parametrize(
    "name", ["random", "merchant", "net", "search@30", "guided@10", "two threads"]
)
def test_a_copy_of_a_bot_chooses_alike(name: str, copied: Callable[[Any], Any]) -> None:
    game = Game.new(2, seed=7)
    bot = TWO_THREADS if name == "two threads" else bot_named(name, amsterdam(), 7)
    for _ in range(6):
        other = copied(bot)
        seen = game.observation(game.to_move)
        number = bot.choose(seen)
        assert other.choose(seen) == number
        game.play_number(number)
