"""The Gymnasium environment: a learner against bots, and the error without Gymnasium."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import damrak.envs
from damrak.envs.games import IllegalActions
from damrak.envs.seat import DamrakEnv
from damrak.game.errors import InvalidSetup
from damrak.i18n.json_types import Json
from tests.support import board_named

ID = "damrak/Amsterdam-v1"


@pytest.mark.parametrize("opponents", [("greedy",), ("random", "greedy", "random")])
def test_it_keeps_gymnasiums_contract(opponents: tuple[str, ...]) -> None:
    check_env(gymnasium.make(ID, opponents=opponents).unwrapped)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_it_keeps_the_contract_on_another_board() -> None:
    check_env(DamrakEnv(board=board_named("lagoon"), render_mode="ansi"))


def play(env: DamrakEnv, seed: int | None) -> list[Json]:
    """Play random actions; returns everything that `step` gave."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    told: list[Json] = [seen["observation"].tolist(), info["action_mask"].tolist()]
    over = False
    while not over:
        assert seen["action_mask"].any()
        seen, reward, over, truncated, info = env.step(env.action_space.sample())
        assert not truncated
        assert over or reward == 0
        told += [seen["observation"].tolist(), reward]
    told.append(info["totals"])
    return told


def test_a_seed_fixes_the_deal_and_the_bots() -> None:
    one, same = DamrakEnv(("greedy", "random")), DamrakEnv(("greedy", "random"))
    assert play(one, 4) == play(same, 4)
    assert play(one, 4) != play(same, 5)


def test_without_a_seed_every_game_is_another() -> None:
    deals = {DamrakEnv().reset()[0]["observation"].tobytes() for _ in range(4)}
    assert len(deals) == 4


def test_the_reward_is_that_of_seat_0() -> None:
    env, rewards = DamrakEnv(("random",)), []
    for seed in range(12):
        *_, reward, totals = play(env, seed)
        rewards.append(reward)
        if totals[0] != totals[1]:
            assert reward == (1 if totals[0] > totals[1] else -1)
    assert 1 in rewards
    assert -1 in rewards


@pytest.mark.parametrize("steps", [0, 15])
@pytest.mark.parametrize("wrong", [10, -1, 296, None, 7.5])
def test_an_illegal_action_raises_and_changes_nothing(wrong: Any, steps: int) -> None:
    env = DamrakEnv()
    seen, _ = env.reset(seed=6)
    for _ in range(steps):
        seen, *_ = env.step(env.action_space.sample())
    state, random = env._game._state.tobytes(), env._game._work["random"].tobytes()
    with pytest.raises(IllegalActions, match="is not legal now"):
        env.step(wrong)
    assert env._game._state.tobytes() == state
    assert env._game._work["random"].tobytes() == random
    assert env._game.observe(0)["observation"].tobytes() == seen["observation"].tobytes()


def test_after_the_end_nothing_is_legal() -> None:
    env = DamrakEnv()
    play(env, 1)
    with pytest.raises(IllegalActions):
        env.step(np.int64(7))


def test_samples_are_legal_unless_a_mask_says_otherwise() -> None:
    env = DamrakEnv()
    env.reset(seed=2)
    only = np.zeros(296, np.int8)
    only[200] = 1
    assert env.action_space.sample(mask=only) == 200
    assert {int(env.action_space.sample()) for _ in range(50)} == {7, 8, 9}
    seen, *_ = env.step(np.int64(9))
    assert all(seen["action_mask"][env.action_space.sample()] for _ in range(50))
    env.action_space.seed(1)  # a new run starts
    assert env.action_space.sample() in {7, 8, 9}


def test_it_renders_what_the_learner_may_know() -> None:
    env = gymnasium.make(ID, render_mode="ansi")
    env.reset(seed=1)
    words = str(env.render())
    assert "> seat 0: 0 points" in words
    assert "Hand: " in words
    assert words.count("offered: ") == 2
    assert DamrakEnv().render() is None


def test_opponents_are_bots_of_the_registry() -> None:
    with pytest.raises(InvalidSetup, match='no bot "nobody"'):
        DamrakEnv(("nobody",))
    with pytest.raises(InvalidSetup, match="not 1"):
        DamrakEnv(())


@pytest.mark.parametrize(
    ("module", "package", "blocked"),
    [
        ("spaces", "gymnasium", "gymnasium.spaces"),
        ("seat", "gymnasium", "gymnasium"),
        ("vector", "gymnasium", "gymnasium.vector"),
        ("damrak_v1", "pettingzoo", "pettingzoo"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    module: str, package: str, blocked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, blocked, None)
    monkeypatch.delitem(sys.modules, f"damrak.envs.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"needs {package}.*damrak\[rl\]"):
        importlib.import_module(f"damrak.envs.{module}")


def test_the_package_is_imported_without_gymnasium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    importlib.reload(damrak.envs)
