"""The net in the package: it fits these rules, is strong, and knows only what its seat may know."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import damrak.bots
from damrak.arena.match import play_matches
from damrak.bots import bot_named
from damrak.bots.nets import read_card, read_net
from damrak.game.catalogue import amsterdam, catalogue
from tests.bots.hidden import asked_twice, moments

CARD = Path(damrak.bots.__file__).parent / "weights" / "master.json"


def test_its_card_says_how_it_came_about() -> None:
    card = read_card(CARD)
    assert read_net(CARD, amsterdam()).nbytes == card["bytes"] <= 2_000_000
    for fact in ("command", "steps", "hardware", "date", "arena"):
        assert card[fact], fact


def test_it_beats_the_planner() -> None:
    """77 % is what it wins of 4,000 games; here are 200."""
    net, deals = f"net:{CARD}", 100
    seatings = [[net, "planner"], ["planner", net]] * deals
    games = play_matches(catalogue(amsterdam()), seatings, 1, [n // 2 for n in range(2 * deals)])
    assert (games["winners"] == np.tile([1, 2], deals)).mean() > 0.62


def test_its_choice_does_not_change_with_what_it_may_not_know() -> None:
    bot = bot_named(f"net:{CARD}", amsterdam(), 1)
    for game, seat in moments(range(12), every=7):
        first, second = asked_twice(game, seat, bot.choose)
        assert first == second
