"""The Gymnasium environment: a learner against bots, and the error without Gymnasium."""

from __future__ import annotations

import copy
import importlib
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import damrak.envs
from damrak.board.drawing.palette import SEATS
from damrak.envs.games import IllegalActions
from damrak.envs.picture import BOARD_DOWN, SHAPE
from damrak.envs.seat import DamrakEnv
from damrak.game import Game
from damrak.game.errors import InvalidSetup
from damrak.i18n.json_types import Json, JsonObject
from tests.envs.steps import stored
from tests.support import board_named

ID = "damrak/Amsterdam-v1"


@pytest.mark.parametrize("opponents", [("greedy",), ("random", "greedy", "random")])
def test_it_keeps_gymnasiums_contract(opponents: tuple[str, ...]) -> None:
    """Its checker knows no masks, so illegal actions must not raise."""
    for choice in ("random", "lose"):
        check_env(gymnasium.make(ID, opponents=opponents, on_illegal=choice).unwrapped)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_it_keeps_the_contract_on_another_board() -> None:
    board = board_named("lagoon")
    check_env(DamrakEnv(board=board, render_mode="ansi", on_illegal="random", observation="flat"))


def play(env: DamrakEnv, seed: int | None) -> list[Json]:
    """Play random actions; returns everything that `step` gave."""
    seen, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    told: list[Json] = [seen["observation"].tolist(), info["action_mask"].tolist()]
    over = False
    while not over:
        assert seen["action_mask"].any()
        action = env.action_space.sample(info["action_mask"])
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert over or reward == 0
        told += [seen["observation"].tolist(), reward]
    told.append(info["totals"].tolist())
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
        seen, *_ = env.step(env.action_space.sample(seen["action_mask"]))
    state, random = env._game._state.tobytes(), env._game._work["random"].tobytes()
    legal = ", ".join(str(number) for number in np.flatnonzero(seen["action_mask"]))
    told = f"action {wrong} is not legal now; legal are: {legal}; for a learner without masks"
    with pytest.raises(IllegalActions, match=f"{told} .* on_illegal=.random. and .lose.$"):
        env.step(wrong)
    assert env._game._state.tobytes() == state
    assert env._game._work["random"].tobytes() == random
    assert env._game.observe(0)["observation"].tobytes() == seen["observation"].tobytes()


def test_after_the_end_nothing_is_legal() -> None:
    env = DamrakEnv()
    play(env, 1)
    with pytest.raises(IllegalActions, match="no game goes on; begin one with reset"):
        env.step(np.int64(7))


def test_the_space_of_actions_keeps_no_state() -> None:
    env = DamrakEnv()
    env.action_space.seed(1)
    drawn = [int(env.action_space.sample()) for _ in range(200)]
    env.reset(seed=2)
    env.action_space.seed(1)
    assert [int(env.action_space.sample()) for _ in range(200)] == drawn
    assert len(set(drawn)) > 50
    assert {int(env.action_space.sample(env.reset()[1]["action_mask"])) for _ in range(50)} <= {
        7,
        8,
        9,
    }


def test_an_illegal_action_can_lose_the_game() -> None:
    env = DamrakEnv(on_illegal="lose")
    env.reset(seed=6)
    seen, reward, over, truncated, info = env.step(np.int64(10))
    assert (reward, over, truncated, info["illegal"]) == (-1, True, False, True)
    assert not seen["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(IllegalActions, match="no game goes on"):  # over is over
        env.step(np.int64(7))
    assert env.reset()[1]["action_mask"].any()


def test_an_illegal_action_can_become_a_random_one() -> None:
    env = DamrakEnv(on_illegal="random")
    env.reset(seed=6)
    over, wrong = False, 0
    while not over:
        *_, over, _, info = env.step(env.action_space.sample())
        wrong += info.get("illegal", False)
    assert wrong > 10
    assert "totals" in info


def test_the_mask_is_told_in_three_ways_and_a_flat_observation_is_the_tensor() -> None:
    both, flat = DamrakEnv(), DamrakEnv(observation="flat")
    seen, info = both.reset(seed=3)
    tensor, told = flat.reset(seed=3)
    assert (tensor == seen["observation"]).all()
    assert flat.observation_space.contains(tensor)
    assert (told["action_mask"] == seen["action_mask"]).all()
    assert (both.action_masks() == info["action_mask"].astype(bool)).all()
    assert both.action_masks().dtype == np.bool_


@pytest.mark.parametrize("copied", [DamrakEnv.clone, copy.deepcopy, stored])
def test_a_copy_goes_its_own_way(copied: Callable[[DamrakEnv], DamrakEnv]) -> None:
    env = DamrakEnv(("greedy", "random"))
    _, info = env.reset(seed=5)
    for _ in range(12):
        *_, info = env.step(env.action_space.sample(info["action_mask"]))
    other = copied(env)
    actions = np.flatnonzero(info["action_mask"])
    before = env._game._state.tobytes()
    told = other.step(actions[0])
    assert env._game._state.tobytes() == before
    again = env.step(actions[0])
    assert (again[0]["observation"] == told[0]["observation"]).all()
    assert again[1:4] == told[1:4]


@pytest.mark.parametrize("copied", [DamrakEnv.clone, copy.deepcopy, stored])
def test_a_copy_draws_the_same_numbers_by_itself(copied: Callable[[DamrakEnv], DamrakEnv]) -> None:
    env = DamrakEnv()
    env.reset(seed=5)
    env.np_random.random()
    other = copied(copied(env))
    drawn = env.np_random.random(3).tolist()
    assert other.np_random.random(3).tolist() == drawn
    assert other.np_random_seed == env.np_random_seed == 5
    unasked, given = copied(env), copied(env)
    unasked.reset(seed=6)
    env.reset(seed=6)
    assert unasked.np_random.random() == env.np_random.random()
    given.np_random = np.random.default_rng(1)
    assert given.np_random.random() == np.random.default_rng(1).random()


@pytest.mark.parametrize("choice", [{"on_illegal": "pass"}, {"observation": "image"}])
def test_an_unknown_choice_is_named_with_those_there_are(choice: JsonObject) -> None:
    with pytest.raises(InvalidSetup, match=r'cannot be "(pass|image)"; it can be: '):
        DamrakEnv(**choice)


def test_a_seed_is_that_of_a_game_and_the_next_one_follows() -> None:
    env, same = DamrakEnv(), DamrakEnv()
    env.reset(seed=7)
    game = Game.new(players=2, seed=7)
    assert env._game.view(0).offer == game.view(0).offer
    assert env._game.view(0).market == game.view(0).market
    same.reset(seed=7)
    assert (env.reset()[0]["observation"] == same.reset()[0]["observation"]).all()


def test_it_paints_a_picture_of_what_the_learner_may_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = gymnasium.make(ID, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    first: Any = env.render()
    assert first.shape == SHAPE
    assert first.dtype == np.uint8
    over = False
    while not over:
        *_, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    last: Any = env.render()
    plum = tuple(bytes.fromhex(SEATS[0][1][1:]))
    on_board = slice(0, BOARD_DOWN)
    assert not (first[on_board] == plum).all(axis=2).any()
    assert (last[on_board] == plum).all(axis=2).any()  # routes of seat 0
    printed = DamrakEnv(render_mode="human")
    printed.reset(seed=1)
    assert "> seat 0: 0 points" in capsys.readouterr().out


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
