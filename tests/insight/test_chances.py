"""The judge: chances of all seats that add up to 1, alike on every target, and a fair curve."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from damrak.bots.running.net_files import NetError
from damrak.calibration.fairness import loss, moments_at
from damrak.calibration.measure import check_games, measure
from damrak.game.engine import Engine
from damrak.insight.chances import Chances
from damrak.insight.judge_file import JUDGE, read_judge
from damrak.rules.layout import OVER
from damrak.rules.playout import random_action
from tests.support import catalogue_named, new_engine

MOST = 1_000_000  # bytes that a browser has to fetch
PLAIN = """
import json
from tests.insight.test_chances import judged_game
print(json.dumps(judged_game(3, 30)))
"""


def played(engine: Engine, actions: int) -> None:
    """Play random actions, to the end at most."""
    work = np.zeros(1, engine.catalogue.work_dtype)
    for _ in range(actions):
        if engine.fact("phase") != OVER:
            action = int(random_action(engine.catalogue.tables, engine.state, work[0]))
            engine.apply(action, engine.fact("to_move"))


def judged_game(players: int, every: int) -> list[tuple[float, ...]]:
    """The chances at some moments of a random game and at its end."""
    engine, judge = new_engine("amsterdam", players, 5), Chances(catalogue_named("amsterdam"))
    found = [judge.of(engine.state)]
    while engine.fact("phase") != OVER:
        played(engine, every)
        found.append(judge.of(engine.state))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_to_1(players: int) -> None:
    *before, end = judged_game(players, 7)
    for chances in before:
        assert len(chances) == players
        assert abs(sum(chances) - 1) < 1e-12
        assert min(chances) > 0
    assert sum(end) == 1
    assert set(end) <= {0.0, 1.0, 1 / 2, 1 / 3, 1 / 4}


def test_judging_changes_nothing() -> None:
    engine, judge = new_engine("amsterdam", 3, 5), Chances(catalogue_named("amsterdam"))
    played(engine, 40)
    before = engine.position()
    first = judge.of(engine.state)
    assert engine.position() == before
    assert judge.of(engine.state) == first


def test_the_judge_can_be_told_who_plays() -> None:
    engine, judge = new_engine("amsterdam", 2, 5), Chances(catalogue_named("amsterdam"))
    unknown = judge.of(engine.state)
    judge.tell(("planner", "random"))
    told = judge.of(engine.state)
    assert told[0] > max(0.8, unknown[0])
    judge.tell(("Grietje", "Jan"))
    assert judge.of(engine.state) == unknown


@pytest.mark.slow
def test_plain_python_finds_the_same_digits() -> None:
    environment = {**os.environ, "DAMRAK_PLAIN": "1"}
    command = [sys.executable, "-c", PLAIN]
    root = Path(__file__).parent.parent.parent
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, check=True)
    assert json.loads(done.stdout) == [list(chances) for chances in judged_game(3, 30)]


def test_the_file_is_small_and_checked(tmp_path: Path) -> None:
    assert JUDGE.with_suffix(".bin").stat().st_size <= MOST
    for suffix in (".json", ".bin"):
        shutil.copy(JUDGE.with_suffix(suffix), tmp_path / f"judge{suffix}")
    assert read_judge(tmp_path / "judge.json").tobytes() == read_judge().tobytes()
    with (tmp_path / "judge.bin").open("r+b") as file:
        file.write(b"?")
    read_judge.cache_clear()
    with pytest.raises(NetError, match="checksum"):
        read_judge(tmp_path / "judge.json")


@pytest.mark.slow
def test_the_curve_of_a_game_is_fair_and_says_something() -> None:
    """A small version of `make bench-insight`, with the room that few games need."""
    moments = check_games("all", 3, 150)
    found = measure(moments)
    for name in ("told", "untold"):
        assert 0.85 < found[name]["quotient"] < 1.3
        assert abs(found[name]["lag"]) < 0.1
        assert 0.85 < found[name]["quotient by turn"] < 1.3
        assert found[name]["error"] < 0.035
        assert found[name]["sum"] < 1e-12
    half = moments.notes[moments_at(moments.notes, 0.5)]
    knows_nothing = loss(half, np.full((len(half), 4), 1 / 3))
    assert found["untold"]["loss 0.5"] < 0.75 * knows_nothing
