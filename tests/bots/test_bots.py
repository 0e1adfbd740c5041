"""Whole games of every registered bot, and what each is known for."""

from __future__ import annotations

import numpy as np
import pytest

from damrak import Game
from damrak.arena.series import run_games
from damrak.bots import KERNEL_BOTS, bot_named
from damrak.game import InvalidSetup
from tests.support import board_named, catalogue_named


def whole_game(names: list[str], seed: int, board: str = "amsterdam") -> Game:
    game = Game.new(len(names), seed, board=board_named(board))
    bots = [bot_named(name, game.board, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number(bots[seat].choose(game.observation(seat)))
    return game


@pytest.mark.parametrize("name", KERNEL_BOTS)
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_it_plays_whole_games_of_every_size(name: str, board: str) -> None:
    for players in (2, 3, 4):
        for seed in range(5):
            assert whole_game([name] * players, seed, board).is_over


@pytest.mark.parametrize("name", KERNEL_BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert whole_game([name] * 3, 4).state_hash() == whole_game([name] * 3, 4).state_hash()


def test_compiled_matches_are_reproducible_in_any_batches() -> None:
    made = catalogue_named("amsterdam")
    whole = run_games(made, ["greedy", "random", "random"], 7, 0, 60)
    parts = [run_games(made, ["greedy", "random", "random"], 7, first, 20) for first in (0, 20, 40)]
    assert whole.tobytes() == np.concatenate(parts).tobytes()


def test_greedy_beats_random() -> None:
    for players in (2, 3, 4):
        bots = ["greedy", *["random"] * (players - 1)]
        results = run_games(catalogue_named("amsterdam"), bots, 1, 0, 2000)
        won = [int(((results["winners"] >> seat) & 1).sum()) for seat in range(players)]
        assert won[0] > 2 * max(won[1:])


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(InvalidSetup, match="there are: apprentice, porter"):
        bot_named("hal", board_named("amsterdam"), 1)
