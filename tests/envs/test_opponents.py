"""Opponents of any kind: levels, nets in files, searches, policies in Python, mixed by game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from damrak.bots import LEVELS
from damrak.bots.running.net_files import MASTER
from damrak.envs.games import Games, IllegalActions
from damrak.envs.opponents import Opponents
from damrak.envs.seat import DamrakEnv
from damrak.envs.vector import DamrakVectorEnv, against
from damrak.game.errors import InvalidSetup
from tests.envs.steps import bytes_of, stored


def first_legal(observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    """A policy: the first action that is legal."""
    return np.asarray(masks.argmax(axis=1))


def last_legal(observations: NDArray[np.int8], masks: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))


@pytest.mark.parametrize(
    "opponents",
    [
        ("merchant", "search@8"),
        (f"net:{MASTER}", "greedy"),
        (first_legal, "random"),
        ("guided@4", first_legal),
    ],
    ids=["search", "net", "policy", "guided"],
)
def test_one_game_and_a_batch_play_alike(opponents: Opponents) -> None:
    """Both give the learner the same at each step, the last one included."""
    env, envs = DamrakEnv(opponents), against(2, opponents)
    seen, info = env.reset(seed=7)
    many, infos = envs.reset(seed=7)
    over = False
    while not over:
        assert (many["observation"][0] == seen["observation"]).all()
        assert (infos["action_mask"][0] == info["action_mask"]).all()
        assert infos["to_move"].tolist() == [0, 0]
        actions = last_legal(many["observation"], infos["action_mask"])
        seen, reward, over, _, info = env.step(actions[0])
        many, rewards, ended, _, infos = envs.step(actions)
        assert (ended[0], rewards[0]) == (over, reward)
    assert (infos["final_obs"][0]["observation"] == seen["observation"]).all()
    assert infos["totals"][0, :3].tolist() == info["totals"].tolist()


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays(level: str) -> None:
    env = DamrakEnv((level,))
    _, info = env.reset(seed=1)
    for _ in range(2):
        *_, info = env.step(np.int64(info["action_mask"].argmax()))
    assert info["action_mask"].any()


def test_policies_in_python_are_bots_of_the_same_choices() -> None:
    """All seats by one policy: as in self-play with that policy."""
    batch, own = Games(3, 3, opponents=(first_legal, first_legal), seed=3), Games(3, 3, seed=3)
    one, ended = Games(1, 3), 0
    while ended < 3:
        assert (batch.to_move == 0).all()
        batch.step(batch.masks.argmax(axis=1))
        done, rewards = np.zeros(3, np.bool_), np.zeros((3, 4))
        for place in range(3):  # each game up to the next choice of seat 0
            while True:
                one.put([0], own, [place])
                one.step(one.masks.argmax(axis=1))
                own.put([place], one, [0])
                if one.done[0]:
                    done[place], rewards[place] = True, one.rewards[0]
                if one.to_move[0] == 0:
                    break
        assert (batch.done == done).all()
        assert (batch.rewards == rewards).all()
        assert (batch.observations == own.observations).all()
        ended += int(done.sum())


def test_line_ups_share_the_batch() -> None:
    """Each part is what a batch against its line-up alone is; threads change nothing."""
    kinds: list[Any] = [("greedy",), (first_legal,), ("random",), ("greedy",)]
    mixed, split = Games(8, opponents=kinds, seed=5), Games(8, opponents=kinds, seed=5, threads=3)
    alone = [Games(8, opponents=kind, seed=5) for kind in kinds]
    assert mixed.line_up.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]
    for _ in range(120):
        actions = mixed.random_actions()
        for games in (split, *alone):
            games.random_actions()
        for games in (mixed, split):
            games.step(actions)
        for games in alone:
            games.step(np.where(games.are_legal(actions), actions, games.masks.argmax(axis=1)))
        assert bytes_of(mixed) == bytes_of(split)
        for place, kind in enumerate(mixed.line_up):
            assert (mixed.observations[place] == alone[kind].observations[place]).all()
            assert (mixed.rewards[place] == alone[kind].rewards[place]).all()
            assert (mixed.final_observations[place] == alone[kind].final_observations[place]).all()
    split.close()


def test_one_environment_takes_line_ups_by_turns() -> None:
    asked: list[str] = []

    def noted(name: str) -> Callable[[Any, NDArray[np.int8]], NDArray[np.int64]]:
        def policy(_: Any, masks: NDArray[np.int8]) -> NDArray[np.int64]:
            asked.append(name)
            return first_legal(_, masks)

        return policy

    env = DamrakEnv([(noted("a"),), (noted("b"),)])
    env.reset(seed=1)
    told = []
    for _ in range(4):
        asked.clear()
        _, info = env.reset()
        env.step(np.int64(info["action_mask"].argmax()))
        told.append(set(asked))
    assert told in ([{"a"}, {"b"}] * 2, [{"b"}, {"a"}] * 2)


@pytest.mark.parametrize("copied", [Games.clone, copy.deepcopy, stored])
def test_a_copy_goes_on_alike(copied: Callable[[Games], Games]) -> None:
    """Also where bots in Python draw random numbers."""
    kinds: list[Any] = [("search@6",), (first_legal,)]
    games = Games(4, opponents=kinds, seed=4)
    games.step_randomly(6)
    other = copied(games)
    for _ in range(6):
        games.step_randomly()
        other.step_randomly()
        assert bytes_of(games) == bytes_of(other)


def test_an_illegal_loss_leaves_opponents_of_python_in_place() -> None:
    envs = DamrakVectorEnv(3, 2, opponents=(first_legal,), on_illegal="lose")
    _, infos = envs.reset(seed=2)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 10
    _, rewards, ended, _, infos = envs.step(actions)
    assert ended.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert infos["to_move"].tolist() == [0, 0, 0]


@pytest.mark.parametrize("answer", [[10, 10], [7], [0.5, 0.5], [-1, 999]])
def test_a_policy_must_choose_legally(answer: list[float]) -> None:
    with pytest.raises(IllegalActions, match="opponent at seat 1 must choose a legal action"):
        Games(2, opponents=(lambda seen, masks: np.array(answer)[: len(masks)],)).step([7, 7])


def test_a_line_up_fits_the_table() -> None:
    for opponents in (("greedy",), [("greedy", "random"), ("greedy",)]):
        with pytest.raises(InvalidSetup, match="name one for each seat after the first"):
            Games(2, 3, opponents=opponents)
    with pytest.raises(InvalidSetup, match='no bot "nobody"'):
        Games(2, opponents=[("greedy",), ("nobody",)])
