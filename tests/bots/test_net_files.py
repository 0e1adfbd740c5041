"""The net in the package: it fits these rules, is strong, and knows only what its seat may know."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.arena.series import compile_bots, play_matches
from damrak.bots import bot_named
from damrak.bots.running.net_files import MASTER as CARD
from damrak.bots.running.net_files import read_card, read_net
from damrak.game import InvalidSetup
from damrak.game.catalogue import amsterdam, catalogue
from tests.bots.hidden import moments
from tests.support import board_named


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


def test_it_goes_by_its_name() -> None:
    by_name, by_file = (bot_named(spec, amsterdam(), 1) for spec in ("net", f"net:{CARD}"))
    for game, seat in moments(range(3), every=15):
        seen = game.observation(seat)
        assert by_name.choose(seen) == by_file.choose(seen)


@pytest.mark.parametrize("name", ["net", "guided@20", "master"])
def test_on_another_board_it_is_refused_by_name(name: str) -> None:
    board = board_named("lagoon")
    with pytest.raises(InvalidSetup, match=f'"{name}" was taught on another board than'):
        bot_named(name, board, 1)
    with pytest.raises(InvalidSetup, match="choose another bot, such as planner"):
        compile_bots(board, ["random", name], 2)


@pytest.mark.parametrize("name", ["net", "master", "regent"])
def test_it_takes_no_budget(name: str) -> None:
    with pytest.raises(InvalidSetup, match="takes no budget"):
        bot_named(f"{name}@200ms", amsterdam(), 1)
