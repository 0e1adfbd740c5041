"""TorchRL: rollouts of one game, a vector of games, all seats, and OpenSpiel's game, with masks."""

from __future__ import annotations

import pyspiel
from torchrl.envs import GymEnv, GymWrapper, OpenSpielWrapper
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.transforms import ActionMask, TransformedEnv

import damrak.envs.openspiel  # registers the game
from damrak.envs import damrak_v1
from damrak.envs.vector import DamrakVectorEnv


def test_one_game() -> None:
    env = GymEnv("damrak/Amsterdam-v1", categorical_action_encoding=True)
    assert TransformedEnv(env, ActionMask()).rollout(8).shape == (8,)


def test_a_vector_of_games() -> None:
    """It tries actions without a mask first, and its reader of final observations wants arrays."""
    envs = DamrakVectorEnv(4, opponents=("random",), on_illegal="random", observation="flat")
    made = TransformedEnv(GymWrapper(envs, categorical_action_encoding=True), ActionMask())
    told = made.rollout(60, break_when_any_done=False)
    assert told.shape == (4, 60)
    assert told["next", "done"].any()
    assert not told["next", "illegal"].any()


def test_all_seats() -> None:
    env = PettingZooWrapper(damrak_v1.env(), use_mask=True, categorical_actions=True)
    told = env.rollout(12)
    assert {"seat_0", "seat_1"} <= set(told.keys())


def test_the_game_of_openspiel() -> None:
    state = pyspiel.load_game(damrak.envs.openspiel.GAME_TYPE.short_name).new_initial_state()
    assert OpenSpielWrapper(state, categorical_actions=True).rollout(5).shape == (5,)
