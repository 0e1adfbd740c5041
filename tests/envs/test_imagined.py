"""A game as a seat may imagine it: what it knows is the same, what it does not is dealt anew."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.envs.single_game import OneGame, env_seed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_looks_the_same_and_plays_on(players: int) -> None:
    dice, game = np.random.default_rng(7), OneGame(players)
    game.begin(*env_seed(7))
    decks: set[bool] = set()
    for _ in range(60):
        seat = game.to_move
        seen = game.observe(seat)
        other = game.imagined(seat, dice)
        imagined = other.observe(seat)
        assert other.to_move == seat
        assert np.array_equal(imagined["observation"], seen["observation"])
        assert np.array_equal(imagined["action_mask"], seen["action_mask"])
        decks.add(other._state["deck"].tobytes() != game._state["deck"].tobytes())
        action = dice.choice(np.flatnonzero(seen["action_mask"]))
        other.step(action)
        assert np.array_equal(game.observe(seat)["observation"], seen["observation"])
        game.step(action)
        if game.is_over:
            break
    assert True in decks
