"""PettingZoo: its own tests of an environment."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, seed_test

from damrak.envs import damrak_v1
from damrak.envs.spaces import ObservationKind


@pytest.mark.parametrize("observation", ["dict", "flat"])
def test_its_interface_is_kept(observation: ObservationKind) -> None:
    api_test(damrak_v1.env(players=3, observation=observation), num_cycles=50)


def test_a_seed_fixes_a_game() -> None:
    seed_test(damrak_v1.env, num_cycles=20)
