"""Environment ids are frozen: each still plays its golden trajectory."""

from __future__ import annotations

import json

import gymnasium
import pytest

from damrak.envs import damrak_v1
from tests.golden.trajectories import FOLDER, TRAJECTORIES, read


@pytest.mark.parametrize("name", TRAJECTORIES)
def test_an_id_stays_what_it_is(name: str) -> None:
    """If this fails, users' results change: give what changed an id with a new number."""
    played = json.loads(json.dumps(TRAJECTORIES[name]()))
    kept = read(name)
    assert played.keys() == kept.keys()
    for part in kept:
        assert played[part] == kept[part], part


def test_every_id_has_a_trajectory() -> None:
    registered = {name.replace("/", "-") for name in gymnasium.registry if "damrak/" in name}
    assert registered <= set(TRAJECTORIES)
    assert damrak_v1.RawEnv.metadata["name"] in TRAJECTORIES
    assert {path.stem for path in FOLDER.iterdir()} == set(TRAJECTORIES)
