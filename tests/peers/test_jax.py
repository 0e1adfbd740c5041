"""JAX: games inside `jit` and `scan` are those of `Games`; arrays in, arrays out."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from damrak.envs.games import Games
from damrak.envs.jax_games import Batch, JaxGames

STEPS = 120


def rollout(games: JaxGames, batch: Batch, key: Any) -> tuple[Batch, Any]:
    """Random legal actions, all in one compiled program."""

    def one(carry: Batch, key: Any) -> tuple[Batch, Any]:
        actions = jax.random.categorical(key, jnp.where(carry.masks == 1, 0.0, -jnp.inf))
        after = games.step(carry, actions)
        return after, (actions, after.rewards, after.done, after.observations)

    run = jax.jit(lambda batch, key: jax.lax.scan(one, batch, jax.random.split(key, STEPS)))
    end, told = run(batch, key)
    return end, told


@pytest.mark.parametrize("opponents", [(), ("greedy",)])
def test_games_inside_jit_are_those_of_a_batch(opponents: tuple[str, ...]) -> None:
    games = JaxGames(16, 2, opponents=opponents)
    start = games.init(seed=7)
    end, (actions, rewards, done, seen) = rollout(games, start, jax.random.key(1))
    plain = Games(16, 2, opponents=opponents, seed=7)
    assert np.array_equal(start.observations, plain.observations)
    for step in range(STEPS):
        plain.step(np.asarray(actions[step]))
        assert np.array_equal(rewards[step], plain.rewards)
        assert np.array_equal(done[step], plain.done)
        assert np.array_equal(seen[step], plain.observations)
    assert np.array_equal(end.masks, plain.masks)
    assert done.any()


def test_a_step_is_a_function_of_what_it_is_given() -> None:
    games = JaxGames(4, 3)
    start, other = games.init(seed=1), games.init(seed=2)
    actions = np.asarray(start.masks).argmax(axis=1)
    step = jax.jit(games.step)
    once = step(start, actions)
    step(other, np.asarray(other.masks).argmax(axis=1))
    again = step(start, actions)
    assert all(np.array_equal(a, b) for a, b in zip(once, again, strict=True))


def test_an_illegal_action_is_an_error() -> None:
    games = JaxGames(2, 2)
    batch = games.init()
    with pytest.raises(Exception, match="legal"):
        jax.block_until_ready(jax.jit(games.step)(batch, jnp.array([0, 10])))
