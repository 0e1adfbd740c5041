"""RLlib: PPO with its own masking module, which knows the observation by another name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
import ray
from gymnasium.spaces import Box, Dict
from gymnasium.wrappers import TransformObservation
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import damrak.envs  # noqa: F401 - registers the environment


def made(_: Any) -> Any:
    """Gymnasium's environment with names and numbers as the module wants them."""
    env: Any = gymnasium.make("damrak/Amsterdam-v1")
    shapes = {name: space.shape for name, space in env.observation_space.items()}
    space = Dict(
        {
            "observations": Box(-1, 127, shapes["observation"], np.float32),
            "action_mask": Box(0, 1, shapes["action_mask"], np.float32),
        }
    )
    return TransformObservation(
        env,
        lambda seen: {
            "observations": seen["observation"].astype(np.float32),
            "action_mask": seen["action_mask"].astype(np.float32),
        },
        space,
    )


@pytest.fixture
def cluster() -> Iterator[None]:
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ppo_learns_with_masks() -> None:
    """An illegal action would raise."""
    register_env("damrak", made)
    config = (
        PPOConfig()
        .environment("damrak")
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=128, minibatch_size=64, num_epochs=1)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    told = algorithm.train()
    assert told["env_runners"]["num_env_steps_sampled"] >= 128
    algorithm.stop()
