"""The Gymnasium vector environment gives what its batch of games gives."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import damrak.envs  # noqa: F401 - registers the environment
from damrak.envs.games import Games, IllegalActions
from damrak.envs.seat import DamrakEnv
from damrak.envs.vector import DamrakVectorEnv
from damrak.game.errors import InvalidSetup
from damrak.i18n.json_types import JsonObject
from tests.envs.steps import bytes_of, stored
from tests.support import board_named


@pytest.mark.parametrize("copied", [True, False])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_it_is_the_batch_of_games(board: str, copied: bool) -> None:
    envs = DamrakVectorEnv(6, 3, board=board_named(board), copy=copied, threads=2)
    seen, infos = envs.reset(seed=9)
    games = envs.games.clone()
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
        assert rewards.tolist() == games.rewards[:, :3].tolist()
        check_final(envs, infos, games)
    envs.close()


def test_rewards_are_those_of_all_seats_or_of_the_one_that_acted() -> None:
    envs, actors = DamrakVectorEnv(6, 3), DamrakVectorEnv(6, 3, rewards="actor")
    against_bots = DamrakVectorEnv(6, 2, opponents=("random",))
    against_all = DamrakVectorEnv(6, 2, opponents=("random",), rewards="seats")
    everyone: list[list[float]] = []
    for each in (envs, actors, against_bots, against_all):
        each.reset(seed=9)
    while len(everyone) < 6:
        actions = envs.random_actions()
        _, rewards, ended, *_ = envs.step(actions)
        acted = envs.games.actor
        assert rewards.shape == (6, 3)
        assert (actors.step(actions)[1] == rewards[np.arange(6), acted]).all()
        everyone += rewards[ended].tolist()
        actions = against_bots.random_actions()
        assert (against_all.random_actions() == actions).all()  # bots use the same generator
        one, every = against_bots.step(actions)[1], against_all.step(actions)[1]
        assert (every[:, 0] == one).all()
        assert (every.sum(axis=1) == 0).all()
    assert all(abs(sum(game)) < 1e-6 and min(game) < 0 < max(game) for game in everyone)
    with pytest.raises(InvalidSetup, match=r'cannot be "sum"; it can be: actor, seats'):
        DamrakVectorEnv(2, rewards="sum")  # type: ignore[arg-type]


def check_final(envs: DamrakVectorEnv, infos: JsonObject, games: Games) -> None:
    """Ended games, and no others, have their last observation."""
    if not games.done.any():
        assert "final_obs" not in infos
        assert "final_info" not in infos
        return
    assert (infos["final_info"]["totals"] == games.totals).all()
    assert (infos["_final_obs"] == games.done).all()
    for game, final in enumerate(infos["final_obs"]):
        assert (final is not None) == games.done[game]
        if final is not None:
            assert envs.single_observation_space.contains(final)
            assert (final["observation"] == games.final_observations[game]).all()
            assert not final["action_mask"].any()


@pytest.mark.parametrize("copied", [True, False])
def test_copies_stay_and_the_batchs_own_arrays_do_not(copied: bool) -> None:
    envs = DamrakVectorEnv(3, copy=copied)
    seen, _ = envs.reset(seed=1)
    before = seen["observation"].copy()
    for _ in range(4):
        envs.step(envs.random_actions())
    assert (seen["observation"] == before).all() == copied
    assert np.shares_memory(seen["observation"], envs.games.observations) != copied


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
    with pytest.raises(IllegalActions, match=r"action 10 is not legal in game 2.* on_illegal="):
        envs.step(actions)
    with pytest.raises(IllegalActions, match=r"legal are: [\d, ]+$"):  # which has no such option
        envs.games.step(actions)
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


def side_by_side(**options: Any) -> tuple[SyncVectorEnv, DamrakVectorEnv]:
    """The same games in Gymnasium's vector of single environments and in ours."""
    opponents = ("random", "greedy")
    single = [lambda: DamrakEnv(opponents, **options) for _ in range(3)]
    theirs = SyncVectorEnv(single, autoreset_mode=AutoresetMode.SAME_STEP)
    return theirs, DamrakVectorEnv(3, 3, opponents=opponents, **options)


@pytest.mark.parametrize("seed", [11, [5, 9, 2]])
def test_it_is_gymnasiums_own_vector_of_environments(seed: Any) -> None:
    """Seeds, resets, automatic resets, final observations and infos."""
    theirs, ours = side_by_side()
    assert theirs.autoreset_mode is ours.autoreset_mode
    assert theirs.metadata["autoreset_mode"] is ours.metadata["autoreset_mode"]
    assert theirs.single_action_space == ours.single_action_space
    assert theirs.single_observation_space == ours.single_observation_space
    told: tuple[Any, ...] = theirs.reset(seed=seed)
    mine: tuple[Any, ...] = ours.reset(seed=seed)
    ended, chance = 0, np.random.default_rng(1)
    while ended < 6:
        for name in ("observation", "action_mask"):
            assert (told[0][name] == mine[0][name]).all()
        actions = any_legal(ours, chance)
        told, mine = theirs.step(actions), ours.step(actions)
        for theirs_told, ours_told in zip(told[1:4], mine[1:4], strict=True):
            assert (np.asarray(theirs_told) == np.asarray(ours_told)).all()
        if mine[2].any():
            check_ends(told[4], mine[4], mine[2])
            ended += int(mine[2].sum())
    told, mine = theirs.reset(), ours.reset()
    assert (told[0]["observation"] == mine[0]["observation"]).all()


def any_legal(envs: DamrakVectorEnv, chance: np.random.Generator) -> np.ndarray:
    """Random legal actions; unlike `random_actions` it leaves the bots' generators alone."""
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in envs.games.masks])


def check_ends(told: JsonObject, mine: JsonObject, done: np.ndarray) -> None:
    assert (told["_final_obs"] == mine["_final_obs"]).all()
    assert (told["_final_info"] == mine["_final_info"]).all()
    for game in np.flatnonzero(done):
        assert (
            told["final_obs"][game]["observation"] == mine["final_obs"][game]["observation"]
        ).all()
        totals = mine["final_info"]["totals"][game]
        assert told["final_info"]["totals"][game].tolist() == totals[:3].tolist()


def test_a_mask_starts_only_some_games_again() -> None:
    theirs, ours = side_by_side()
    theirs.reset(seed=1)
    ours.reset(seed=1)
    for _ in range(5):
        actions = any_legal(ours, np.random.default_rng(1))
        theirs.step(actions)
        ours.step(actions)
    mask = np.array([True, False, True])
    told, _ = theirs.reset(seed=[4, None, None], options={"reset_mask": mask.copy()})
    mine, _ = ours.reset(seed=[4, None, None], options={"reset_mask": mask})
    assert (told["observation"] == mine["observation"]).all()


def test_a_game_without_a_seed_is_another_each_time() -> None:
    deals = [DamrakVectorEnv(2).reset(seed=[4, None])[0]["observation"] for _ in range(4)]
    assert len({deal[0].tobytes() for deal in deals}) == 1
    assert len({deal[1].tobytes() for deal in deals}) == 4


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seed": [1, 2]}, "a seed for each of 3 games, not 2"),
        ({"options": {"reset_mask": np.zeros(3, bool)}}, "reset_mask must be"),
        ({"options": {"reset_mask": np.ones(2, bool)}}, "reset_mask must be"),
        ({"options": {"reset_mask": [True] * 3}}, "reset_mask must be"),
    ],
)
def test_a_reset_says_what_is_wrong(wrong: JsonObject, message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        DamrakVectorEnv(3).reset(**wrong)


def test_an_illegal_action_can_lose_its_game_alone() -> None:
    envs, same = DamrakVectorEnv(4, 3, on_illegal="lose"), DamrakVectorEnv(4, 3)
    envs.reset(seed=2)
    same.reset(seed=2)
    legal = envs.games.masks.argmax(axis=1)
    actions, actor, before = legal.copy(), envs.games.to_move[2], envs.games.observations[2].copy()
    actions[2] = 10
    seen, rewards, done, _, infos = envs.step(actions)
    others, *_ = same.step(legal)
    assert done.tolist() == infos["illegal"].tolist() == [False, False, True, False]
    assert rewards[2].tolist() == [-1 if seat == actor else 0.5 for seat in range(3)]
    assert not rewards[[0, 1, 3]].any()
    assert infos["rewards"][2].tolist() == [*rewards[2], 0]
    assert (infos["final_obs"][2]["observation"] == before).all()
    assert (seen["observation"][[0, 1, 3]] == others["observation"][[0, 1, 3]]).all()
    assert seen["action_mask"][2, 7:10].all()  # a new game


def test_an_illegal_action_can_become_a_random_one() -> None:
    envs = DamrakVectorEnv(4, on_illegal="random", observation="flat")
    seen, _ = envs.reset(seed=2)
    assert envs.observation_space.contains(seen)
    for _ in range(50):
        *_, infos = envs.step(envs.action_space.sample())
        assert infos["illegal"].any()


@pytest.mark.parametrize("copied", [DamrakVectorEnv.clone, copy.deepcopy, stored])
def test_a_copy_goes_its_own_way(copied: Callable[[DamrakVectorEnv], DamrakVectorEnv]) -> None:
    envs = DamrakVectorEnv(5, 2, opponents=("greedy",), threads=2)
    envs.reset(seed=8)
    for _ in range(60):
        envs.step(envs.random_actions())
    before, other = bytes_of(envs.games), copied(envs)
    actions = other.random_actions()
    other.step(actions)
    assert bytes_of(envs.games) == before
    assert (envs.random_actions() == actions).all()
    envs.step(actions)
    assert bytes_of(envs.games) == bytes_of(other.games)
    other.close()


def test_games_are_copied_from_batch_to_batch() -> None:
    games, other = Games(4, seed=1), Games(2, seed=2)
    games.step_randomly(30)
    other.put([0, 1], games, [3, 3])
    assert (other.observations[0] == games.observations[3]).all()
    actions = np.full(2, games.masks[3].argmax())
    other.step(actions)
    games.step(games.masks.argmax(axis=1))
    assert (other.observations == games.observations[3]).all()
    with pytest.raises(InvalidSetup, match="same board and number of players"):
        other.put([0], Games(2, 3), [0])
