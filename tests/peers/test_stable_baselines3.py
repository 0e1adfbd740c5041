"""Stable-Baselines3: its checker, `make_vec_env`, and our `VecEnv` beneath its wrappers and PPO."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecMonitor, VecNormalize

import damrak.envs  # noqa: F401 - registers the environment
from damrak.envs.sb3 import DamrakVecEnv
from damrak.envs.spaces import ObservationKind
from damrak.envs.vector import against

ID = "damrak/Amsterdam-v1"
SMALL = {"n_steps": 32, "batch_size": 32, "n_epochs": 1}


def test_the_checker_is_content() -> None:
    check_env(gymnasium.make(ID, on_illegal="random", observation="flat").unwrapped)


def test_ppo_learns_on_single_environments() -> None:
    envs = make_vec_env(ID, n_envs=2, env_kwargs={"on_illegal": "random"})
    assert PPO("MultiInputPolicy", envs, **SMALL).learn(64).num_timesteps == 64


def test_ppo_learns_on_our_vector_with_wrappers() -> None:
    envs = VecNormalize(VecMonitor(DamrakVecEnv(4, on_illegal="random")))
    model = PPO("MlpPolicy", envs, **SMALL).learn(256)
    assert model.num_timesteps == 256
    assert len(model.ep_info_buffer or ()) > 0


@pytest.mark.parametrize("observation", ["flat", "dict"])
def test_our_vector_is_the_one_of_gymnasium(observation: ObservationKind) -> None:
    envs = DamrakVecEnv(3, ("random",), observation=observation)
    ours = against(3, ("random",), observation="flat")
    envs.seed(7)
    seen, (other, _) = envs.reset(), ours.reset(seed=7)
    ended = 0
    while ended < 2:
        tensor = seen if observation == "flat" else seen["observation"]
        assert (tensor == other).all()
        masks = np.stack(envs.env_method("action_masks"))
        assert (masks == ours.action_masks()).all()
        actions = masks.argmax(axis=1)
        seen, rewards, done, infos = envs.step(actions)
        other, wanted, over, _, told = ours.step(actions)
        assert (rewards == wanted).all()
        assert (done == over).all()
        for game in np.flatnonzero(done):
            last = infos[game]["terminal_observation"]
            last = last if observation == "flat" else last["observation"]
            assert (last == told["final_obs"][game]).all()
            assert (infos[game]["totals"] == told["totals"][game]).all()
        assert [bool(info) for info in infos] == done.tolist()
        ended += int(done.sum())
    envs.close()


def test_a_seed_fixes_the_games_once() -> None:
    envs = DamrakVecEnv(2)
    envs.seed(7)
    first, next_one = envs.reset(), envs.reset()
    envs.seed(7)
    assert (envs.reset() == first).all()
    assert (next_one != first).any()


def test_some_games_are_asked_and_none_is_changed_alone() -> None:
    envs = DamrakVecEnv(3)
    envs.reset()
    assert len(envs.env_method("action_masks", indices=[2])) == 1
    assert envs.get_attr("num_envs", indices=0) == [3]
    assert envs.env_is_wrapped(gymnasium.Wrapper) == [False] * 3
    with pytest.raises(NotImplementedError, match="set_attr"):
        envs.set_attr("on_illegal", "lose", indices=1)
