"""The Gymnasium vector environment gives what its batch of games gives."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import damrak.envs  # noqa: F401 - registers the environment
from damrak.envs.games import Games, IllegalActions
from damrak.envs.vector import DamrakVectorEnv
from damrak.i18n.json_types import JsonObject
from tests.envs.steps import bytes_of
from tests.support import board_named


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_it_is_the_batch_of_games(board: str, copy: bool) -> None:
    games = Games(6, 3, seed=9, board=board_named(board))
    envs = DamrakVectorEnv(6, 3, board=board_named(board), copy=copy, threads=2)
    seen, infos = envs.reset(seed=9)
    for _ in range(150):
        assert envs.observation_space.contains({name: seen[name].copy() for name in seen})
        assert (seen["observation"] == games.observations).all()
        assert (seen["action_mask"] == games.masks).all()
        assert (infos["to_move"] == games.to_move).all()
        assert (infos["action_mask"] == games.masks).all()
        actions = envs.random_actions()
        assert actions in envs.action_space
        assert (actions == games.random_actions()).all()
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        games.step(actions)
        assert (terminated == games.done).all()
        assert not truncated.any()
        assert (infos["rewards"] == games.rewards).all()
        assert (infos["totals"] == games.totals).all()
        assert rewards.tolist() == [games.rewards[n, games.actor[n]] for n in range(6)]
        check_final(envs, infos, games)
    envs.close()


def check_final(envs: DamrakVectorEnv, infos: JsonObject, games: Games) -> None:
    """Ended games, and no others, have their last observation."""
    if not games.done.any():
        assert "final_obs" not in infos
        return
    assert (infos["_final_obs"] == games.done).all()
    for game, final in enumerate(infos["final_obs"]):
        assert (final is not None) == games.done[game]
        if final is not None:
            assert envs.single_observation_space.contains(final)
            assert (final["observation"] == games.final_observations[game]).all()
            assert not final["action_mask"].any()


@pytest.mark.parametrize("copy", [True, False])
def test_copies_stay_and_the_batchs_own_arrays_do_not(copy: bool) -> None:
    envs = DamrakVectorEnv(3, copy=copy)
    seen, _ = envs.reset(seed=1)
    before = seen["observation"].copy()
    for _ in range(4):
        envs.step(envs.random_actions())
    assert (seen["observation"] == before).all() == copy
    assert np.shares_memory(seen["observation"], envs.games.observations) != copy


def test_a_seed_names_a_batch_and_those_after_it() -> None:
    one, same = DamrakVectorEnv(3), DamrakVectorEnv(3)
    first = [one.reset(seed=5)[0]["observation"], one.reset()[0]["observation"]]
    again = [same.reset(seed=5)[0]["observation"], same.reset()[0]["observation"]]
    assert (first[0] == again[0]).all()
    assert (first[1] == again[1]).all()
    assert (first[0] != first[1]).any()
    assert (DamrakVectorEnv(3).reset()[0]["observation"] != first[0]).any()


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    envs = DamrakVectorEnv(4, opponents=("greedy",))
    envs.reset(seed=2)
    before, actions = bytes_of(envs.games), envs.games.masks.argmax(axis=1)
    actions[2] = 10
    with pytest.raises(IllegalActions, match="action 10 is not legal in game 2"):
        envs.step(actions)
    assert bytes_of(envs.games) == before


def test_gymnasium_makes_it_and_its_wrappers_take_it() -> None:
    made = gymnasium.make_vec("damrak/Amsterdam-v1", num_envs=4, opponents=("random", "greedy"))
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert isinstance(made, DamrakVectorEnv)
    envs = DictInfoToList(RecordEpisodeStatistics(made))
    envs.reset(seed=3)
    ended = 0
    while ended < 4:
        *_, terminated, _, infos = envs.step(made.random_actions())
        assert len(infos) == 4
        for info, over in zip(infos, terminated, strict=True):
            assert ("final_obs" in info) == ("episode" in info) == over
            assert info["to_move"] == 0
        ended += int(terminated.sum())
    envs.close()
