"""MaskablePPO: learns and is judged with masks, on single environments and on our vector."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecMonitor

import damrak.envs  # noqa: F401 - registers the environment
from damrak.arena.series import play_matches
from damrak.envs.sb3 import DamrakVecEnv
from damrak.game.catalogue import amsterdam, catalogue

DOCS = Path(__file__).parent.parent.parent / "docs"
BOTS_PAGE, ENVIRONMENTS_PAGE = DOCS / "bots.md", DOCS / "environments.md"


def test_it_learns_on_single_environments() -> None:
    """An illegal action would raise: the masks are found and kept."""
    envs = make_vec_env("damrak/Amsterdam-v1", n_envs=2)
    assert is_masking_supported(envs)
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, n_epochs=1)
    assert model.learn(128).num_timesteps == 128


def test_it_learns_on_our_vector() -> None:
    """More games are won than before, in some seconds; an illegal action would raise."""
    envs = VecMonitor(DamrakVecEnv(64, ("random",)))
    envs.seed(7)
    assert is_masking_supported(envs)
    assert get_action_masks(envs).shape == (64, envs.action_space.n)
    options = {"n_steps": 64, "batch_size": 512, "n_epochs": 2, "learning_rate": 1e-3, "seed": 7}
    model = MaskablePPO("MlpPolicy", envs, **options)
    before, _ = evaluate_policy(model, envs, 128, deterministic=False)
    model.learn(4 * 64 * 64)
    after, _ = evaluate_policy(model, envs, 128, deterministic=False)
    assert after > before + 0.2


def test_what_it_learned_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lines of both pages as they stand, learning less; no choice is the fallback's."""
    monkeypatch.chdir(tmp_path)
    page = ENVIRONMENTS_PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n([^`]*import MaskablePPO[^`]*)```", page)
    assert "learn(131_072)" in code
    exec(code.replace("learn(131_072)", "learn(128)"), {})  # noqa: S102 - our own page
    assert re.fullmatch(r"[\d.]+ % \([\d.]+ to [\d.]+\)", capsys.readouterr().out.splitlines()[-1])
    page = BOTS_PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n([^`]*class Mine\(PolicyBot\)[^`]*)```", page)
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    games = play_matches(catalogue(amsterdam()), [("mine:Mine", "random")], 1, [0])
    assert games["moves"][0, 0] > 5
    assert games["faults"].sum() == 0
