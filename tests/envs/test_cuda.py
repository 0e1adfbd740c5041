"""The device code in the simulator: the same states as native code, without a GPU."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.playout import random_action
from damrak.rules.setup import new_game
from tests.support import catalogue_named

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.envs.cuda import CudaBatch
games, players, steps = map(int, sys.argv[1:4])
batch = CudaBatch(games, players)
legal = batch.legal.copy_to_host()
actions = np.array([int(word[0] & -word[0]).bit_length() - 1 for word in legal.astype(object)])
batch.step(actions)
moved = batch.to_move.copy_to_host()
batch.reset()
batch.step_randomly(steps)
ended = batch.done.copy_to_host().tolist()
sys.stdout.buffer.write(batch.states.copy_to_host().tobytes())
print(moved.tolist(), ended, file=sys.stderr)
"""


def native_states(games: int, players: int, steps: int) -> bytes:
    made = catalogue_named("amsterdam")
    states, work = np.zeros(games, made.state_dtype), np.zeros(1, made.work_dtype)
    for game in range(games):
        state = states[game]
        state.seed[1], work[0].random = game, game
        new_game(made.tables, state, players, NOBODY)
        for _ in range(steps):
            if state.phase == OVER:
                state.seed[0] += 1
                new_game(made.tables, state, players, NOBODY)
            else:
                apply(made.tables, state, random_action(made.tables, state, work[0]))
    return states.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_simulator_plays_the_native_games(players: int) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "DAMRAK_PLAIN": "1"}
    command = [sys.executable, "-c", SCRIPT, "3", str(players), "160"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    assert done.stdout == native_states(3, players, 160)
    assert done.stderr.decode().startswith("[1, 1, 1]")  # after the first choice seat 1 chooses
