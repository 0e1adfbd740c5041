"""Tianshou: collects games of all seats with its masked random policy."""

from __future__ import annotations

from tianshou.algorithm import MARLRandomDiscreteMaskedOffPolicyAlgorithm as RandomPlay
from tianshou.algorithm import MultiAgentOffPolicyAlgorithm
from tianshou.data import Collector, CollectStats
from tianshou.env import DummyVectorEnv, PettingZooEnv

from damrak.envs import damrak_v1


def one() -> PettingZooEnv:
    return PettingZooEnv(damrak_v1.env())


def test_games_are_collected() -> None:
    env = one()
    players = [RandomPlay(action_space=env.action_space) for _ in range(2)]
    both = MultiAgentOffPolicyAlgorithm(algorithms=players, env=env)
    collector = Collector[CollectStats](both, DummyVectorEnv([one, one]))
    told = collector.collect(n_episode=2, reset_before_collect=True)
    assert told.n_collected_episodes == 2
    assert told.returns.sum(axis=1).tolist() == [0, 0]
