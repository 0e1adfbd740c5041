"""Whatever a bot does, the game goes on, and what it did is reported."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.external.referee import EXAMPLES, KINDS, MAX_TEXT, BotFault, Refereed, short
from damrak.rules.layout import Observation
from tests.support import board_named


class Mad:
    """A bot that does what it is made with."""

    name = "mad"

    def __init__(self, deed: Callable[[Observation], Any]) -> None:
        self.choose = deed


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("not even this")


def throw(error: BaseException) -> Callable[[Observation], int]:
    def deed(seen: Observation) -> int:
        raise error

    return deed


def scribble(seen: Observation) -> int:
    """Gives itself cards and claims what they would pay for."""
    seen.hand[...] = 9
    seen.market[...] = 0
    seen.phase = 1
    return 300


def refereed(deed: Callable[[Observation], object], seed: int = 3) -> Refereed:
    return Refereed(Mad(deed), board_named("amsterdam"), seed)


def play(bot: Refereed, seed: int = 5) -> Game:
    """A whole game of the bot against a sound one."""
    game = Game.new(2, seed)
    sound = bot_named("greedy", game.board, seed)
    while not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number((bot, sound)[seat].choose(game.observation(seat)))
    return game


@pytest.mark.parametrize(
    ("deed", "kind", "words"),
    [
        (throw(ZeroDivisionError("division by zero")), "crash", "ZeroDivisionError: division by"),
        (throw(SystemExit(0)), "crash", "SystemExit: 0"),
        (throw(RecursionError()), "crash", "RecursionError"),
        (throw(Unspeakable()), "crash", "Unspeakable"),
        (throw(BotFault("time-out", "bot-silent", seconds=5)), "time-out", "nothing for 5 seconds"),
        (lambda seen: None, "junk", "type NoneType"),
        (lambda seen: "keep 1", "junk", "type str"),
        (lambda seen: 6.0, "junk", "type float"),
        (lambda seen: True, "junk", "type bool"),
        (lambda seen: -1, "illegal", "-1 is not a legal action"),
        (lambda seen: 10**30, "illegal", "1000000000000"),
        (lambda seen: 10, "illegal", "10 is not a legal action"),
        (lambda seen: np.int64(319), "illegal", "319"),
        (scribble, "illegal", "300"),
    ],
)
def test_a_fault_is_reported_and_the_game_goes_on(
    deed: Callable[[Observation], object], kind: str, words: str
) -> None:
    bot = refereed(deed)
    game = play(bot)
    assert len(game.verify()) > 4
    asked = sum(event.seat == 0 for event in game.all_events())
    assert bot.faults.choices == bot.faults.total == asked
    assert bot.faults.counts == {kind: asked}
    assert kind in KINDS
    assert [fault.kind for fault in bot.faults.examples] == [kind] * EXAMPLES
    first = bot.faults.examples[0]
    assert (first.seat, first.turn) == (0, 0)
    assert words in first.text


def test_the_fallback_has_chance_of_its_own() -> None:
    crash = throw(ValueError())
    games = [play(refereed(crash, seed)).state_hash() for seed in (1, 1, 2, 3, 4)]
    assert games[0] == games[1]
    assert len(set(games)) > 1


def test_a_sound_choice_stays_as_it_is() -> None:
    board = board_named("amsterdam")
    plain = bot_named("random", board, 9)
    bot = Refereed(bot_named("random", board, 9), board, 3)
    assert bot.name == "random"
    game = Game.new(3, 2)
    for _ in range(40):
        seen = game.observation(game.to_move)
        choice = bot.choose(seen)
        assert choice == plain.choose(seen)
        game.play_number(choice)
    assert refereed(lambda seen: np.int16(7)).choose(Game.new(2, 1).observation(0)) == 7
    assert bot.faults.total == 0
    assert bot.faults.choices == 40


def test_who_wants_to_stop_the_program_may() -> None:
    with pytest.raises(KeyboardInterrupt):
        refereed(throw(KeyboardInterrupt())).choose(Game.new(2, 1).observation(0))


def test_reports_are_one_short_line() -> None:
    assert short("a\n\x1b[31m  b\x00") == "a [31m b"
    assert len(short("x" * sys.maxunicode)) == MAX_TEXT
    bot = refereed(throw(ValueError("y" * 5000)))
    play(bot)
    assert all(len(fault.text) <= MAX_TEXT for fault in bot.faults.examples)
