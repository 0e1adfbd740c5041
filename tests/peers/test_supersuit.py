"""SuperSuit: its wrappers of observations, around one learner's game and around all seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import supersuit

import damrak.envs
from damrak.envs import damrak_v1


def test_gymnasium_is_wrapped() -> None:
    made: Any = gymnasium.make("damrak/Amsterdam-v1", observation="flat")
    size = made.observation_space.shape[0]
    env = supersuit.frame_stack_v1(supersuit.dtype_v0(made, np.float32), 2)
    _, info = env.reset(seed=7)
    seen, *_ = env.step(int(info["action_mask"].argmax()))
    assert (seen.shape, seen.dtype) == ((2 * size,), np.float32)
    assert seen in env.observation_space
    assert damrak.envs


def test_pettingzoo_is_wrapped() -> None:
    made = supersuit.dtype_v0(damrak_v1.env(players=3, observation="flat"), np.float32)
    env = supersuit.normalize_obs_v0(made)
    env.reset(seed=7)
    for agent in env.agent_iter(40):
        seen, _, over, _, info = env.last()
        assert 0 <= seen.min() <= seen.max() <= 1
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
