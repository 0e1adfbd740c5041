"""A game as a seat may imagine it: what it knows is the same, what it does not is dealt anew."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.envs.games import Games
from damrak.envs.single_game import OneGame, env_seed
from damrak.game.catalogue import catalogue
from damrak.rules.observe import observe


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


def test_bots_of_an_imagined_game_have_chance_of_their_own() -> None:
    """Else a search would know what they are about to do."""
    dice, game = np.random.default_rng(7), OneGame(2, opponents=("random",))
    game.begin(*env_seed(7))
    ends = set[bytes]()
    for _ in range(20):
        other = game.imagined(0, dice)
        other._state[:] = game._state  # only the bots' chance differs
        for _ in range(3):
            other.step(np.flatnonzero(other.observe(0)["action_mask"])[0])
        ends.add(other._state.tobytes())
    assert len(ends) > 1


def observations(games: Games) -> list[bytes]:
    """What the seat to move of each game knows, told anew by the rules."""
    made = catalogue(games.board)
    seen = np.zeros(games.games, made.observation_dtype)
    for game in range(games.games):
        observe(made.tables, games.states[game], int(games.to_move[game]), seen[game])
    return [one.tobytes() for one in seen]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_is_imagined_by_the_seats_to_move(players: int) -> None:
    dice, games = np.random.default_rng(7), Games(6, players, seed=7)
    taken = np.repeat(np.arange(6), 4)
    others = Games(24, players, seed=None)
    other_decks = other_contracts = 0
    for _ in range(70):
        others.put_imagined(np.arange(24), games, taken, dice)
        known = observations(games)
        assert observations(others) == [known[game] for game in taken]
        for name in ("observations", "masks", "to_move", "done", "rewards"):
            assert np.array_equal(getattr(others, name), getattr(games, name)[taken]), name
        real, dealt = games.states[taken], others.states
        other_decks += (real["deck"] != dealt["deck"]).any(axis=1).sum()
        other_contracts += (real["contracts"] != dealt["contracts"]).any(axis=1).sum()
        assert (real["seed"] != dealt["seed"]).any(axis=1).all()
        others.step(others.random_actions())
        games.step_randomly()
    assert other_decks > 70 * 12
    assert other_contracts > 70 * 12


def test_what_is_imagined_depends_on_nothing_hidden() -> None:
    """Two games that the seat to move cannot tell apart are imagined alike by the same dice."""
    games, every = Games(6, 3, opponents=("random", "greedy"), seed=7), np.arange(6)
    games.step_randomly(12)
    one, two = games.clone(), games.clone()
    two.put_imagined(every, games, every, np.random.default_rng(1))
    assert one.states.tobytes() != two.states.tobytes()
    made = [games.clone(), games.clone()]
    for each, source in zip(made, (one, two), strict=True):
        each.put_imagined(every, source, every, np.random.default_rng(2))
    assert made[0].states.tobytes() == made[1].states.tobytes()
    for _ in range(40):
        for each in made:
            each.step_randomly()
        assert made[0].states.tobytes() == made[1].states.tobytes()
