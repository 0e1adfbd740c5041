"""Gymnasium: its checker, its video recorder and its wrappers of observations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import NormalizeObservation, RecordVideo

import damrak.envs  # noqa: F401 - registers the environment

ID = "damrak/Amsterdam-v1"


def test_the_checker_is_content() -> None:
    check_env(gymnasium.make(ID, on_illegal="random").unwrapped)


def test_observations_are_normalised() -> None:
    env = NormalizeObservation(gymnasium.make(ID, observation="flat"))
    seen, info = env.reset(seed=7)
    for _ in range(5):
        seen, *_, info = env.step(env.action_space.sample(info["action_mask"]))
    assert np.isfinite(seen).all()
    assert seen.dtype.kind == "f"


def test_a_game_becomes_a_video(tmp_path: Path) -> None:
    env: Any = RecordVideo(gymnasium.make(ID, render_mode="rgb_array"), str(tmp_path))
    _, info = env.reset(seed=7)
    for _ in range(2):
        *_, info = env.step(env.action_space.sample(info["action_mask"]))
    env.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 1000


def test_a_vector_is_made_by_its_id() -> None:
    envs = gymnasium.make_vec(ID, num_envs=3)
    _, infos = envs.reset(seed=7)
    *_, infos = envs.step(infos["action_mask"].argmax(axis=1))
    assert infos["to_move"].tolist() == [0, 0, 0]
