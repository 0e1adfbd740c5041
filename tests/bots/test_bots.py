"""A contract for every registered bot, and what each is known for."""

from __future__ import annotations

import numpy as np
import pytest

from damrak import Game
from damrak.arena.match import run_games
from damrak.bots import KERNEL_BOTS, bot_named
from damrak.bots.match import NAMES
from damrak.game import InvalidSetup
from damrak.rules.resample import resample
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
def test_its_choice_does_not_depend_on_what_it_may_not_know(name: str) -> None:
    """R18: the same seed of its own and a resampled state give the same choice."""
    made = catalogue_named("amsterdam")
    work, anew = np.zeros(1, made.work_dtype), np.zeros(1, made.state_dtype)
    asked = 0
    for seed in range(8):
        game = Game.new(2 + seed % 3, seed)
        while not game.is_over:
            seat = game.waiting_for()[0]
            seen = game.observation(seat)
            choice = bot_named(name, game.board, asked).choose(seen)
            resample(made.tables, seen, work[0], anew[0])
            real, game._engine._state[:] = game._engine._state.copy(), anew
            assert bot_named(name, game.board, asked).choose(game.observation(seat)) == choice
            game._engine._state[:] = real
            game.play_number(choice)
            asked += 1
    assert asked > 300


@pytest.mark.parametrize("name", KERNEL_BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert whole_game([name] * 3, 4).state_hash() == whole_game([name] * 3, 4).state_hash()


def test_compiled_matches_are_reproducible_in_any_batches() -> None:
    made = catalogue_named("amsterdam")
    whole = run_games(made, ["greedy", "random", "random"], 7, 0, 60)
    parts = [run_games(made, ["greedy", "random", "random"], 7, first, 20) for first in (0, 20, 40)]
    assert whole.tobytes() == np.concatenate(parts).tobytes()
    assert set(NAMES) == set(KERNEL_BOTS)


def test_greedy_beats_random() -> None:
    for players in (2, 3, 4):
        bots = ["greedy", *["random"] * (players - 1)]
        results = run_games(catalogue_named("amsterdam"), bots, 1, 0, 2000)
        won = [int(((results["winners"] >> seat) & 1).sum()) for seat in range(players)]
        assert won[0] > 2 * max(won[1:])


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(InvalidSetup, match="there are: random, greedy"):
        bot_named("hal", board_named("amsterdam"), 1)
