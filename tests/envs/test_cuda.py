"""The GPU code in the simulator gives the same states as native code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from damrak.board import Board
from damrak.envs.games import Games
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.observe import observe
from damrak.rules.playout import random_action
from damrak.rules.resample import resample
from damrak.rules.setup import new_game
from damrak.train.features import GamesHints
from tests.support import catalogue_named

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.envs.cuda import CudaBatch
from damrak.envs.cuda_hints import CudaHints
from damrak.envs.games import IllegalActions
games, players, steps, seen = map(int, sys.argv[1:5])
batch = CudaBatch(games, players)
batch.step_randomly(steps)
out = [batch.states.copy_to_host()]
batch.reset(seed=5)
out += [batch.observations.copy_to_host(), batch.masks.copy_to_host()]
before = batch.states.copy_to_host()
every = [np.full(games, action) for action in (10, -1, 296)]
for wrong in (*every, np.zeros(games + 1, int)):
    try:
        batch.step(wrong)
    except IllegalActions as error:
        print(error, file=sys.stderr)
assert batch.states.copy_to_host().tobytes() == before.tobytes()
hints = CudaHints(batch)
out.append(hints.numbers.copy_to_host())
for step in range(seen):
    batch.step(batch.random_actions())
    if step % 10 == 0:
        hints.fill()
        out.append(hints.numbers.copy_to_host())
    for name in ("observations", "masks", "to_move", "actor", "done", "rewards", "totals"):
        out.append(getattr(batch, name).copy_to_host())
sys.stdout.buffer.write(b"".join(np.ascontiguousarray(array).tobytes() for array in out))
"""

SMALLER = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.board import Board
from damrak.envs.cuda import CudaBatch
batch, out = CudaBatch(3, 2, seed=5, board=Board.shipped("village")), []
for _ in range(int(sys.argv[1])):
    out += [batch.observations.copy_to_host(), batch.masks.copy_to_host()]
    batch.step(batch.random_actions())
sys.stdout.buffer.write(b"".join(np.ascontiguousarray(array).tobytes() for array in out))
"""

OPPONENTS = """
import sys, warnings
warnings.simplefilter("ignore")
from damrak.board import Board
from damrak.envs.cuda import CudaBatch
from tests.envs.test_cuda import LINE_UPS, TOLD
name, board, games, steps = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:])
batch = CudaBatch(games, 2, seed=5, board=Board.shipped(board), opponents=LINE_UPS[name])
for _ in range(steps):
    for each in TOLD:
        sys.stdout.buffer.write(getattr(batch, each).copy_to_host().tobytes())
    batch.step(batch.random_actions())
sys.stdout.buffer.write(batch.states.copy_to_host().tobytes())
"""

COPIES = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.board import Board
from damrak.envs.cuda import CudaBatch
village = Board.shipped("village")
real, other = (CudaBatch(games, 2, seed, village) for games, seed in ((3, 5), (5, None)))
real.step_randomly(6)
other.put([4, 0, 1], real, [0, 1, 2])
other.put([1, 4], other, [4, 1])
out = [other.states.copy_to_host()]
other.put_imagined([2, 3, 0], real, [1, 2, 1], np.random.default_rng(9))
out += [other.states.copy_to_host(), other.observations.copy_to_host(), other.masks.copy_to_host()]
for _ in range(int(sys.argv[1])):
    other.step(other.random_actions())
out.append(other.states.copy_to_host())
sys.stdout.buffer.write(b"".join(np.ascontiguousarray(array).tobytes() for array in out))
"""


def first_legal(_: Any, masks: Any) -> list[int]:
    """A policy over arrays of NumPy or tensors of PyTorch."""
    return [row.index(1) for row in masks.tolist()]


LINE_UPS: dict[str, Any] = {
    "light": [("greedy",), ("random",)],
    "planner": [("merchant",), ("porter",)],
    "policy": [(first_legal,), ("random",)],
    "asked": ("search@2",),
    "net": ("net",),
}


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


TOLD = ("observations", "masks", "to_move", "actor", "done", "rewards", "totals")


def native_batch(games: int, players: int, steps: int) -> bytes:
    """The same arrays from the batch on the CPU."""
    batch = Games(games, players, seed=5)
    hints = GamesHints(batch)
    out = [batch.observations.tobytes(), batch.masks.tobytes(), hints.numbers.tobytes()]
    for step in range(steps):
        batch.step_randomly()
        if step % 10 == 0:  # hints take the simulator seconds
            hints.fill()
            out.append(hints.numbers.tobytes())
        out += [getattr(batch, name).tobytes() for name in TOLD]
    return b"".join(out)


def simulated(script: str, *numbers: int | str) -> subprocess.CompletedProcess[bytes]:
    """What a script did in a process whose GPU is simulated."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "DAMRAK_PLAIN": "1"}
    command = [sys.executable, "-c", script, *map(str, numbers)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_simulator_plays_the_native_games(players: int) -> None:
    seen = 130 if players == 2 else 20  # long enough for two games of two players
    done = simulated(SCRIPT, 3, players, 160, seen)
    assert done.stdout == native_states(3, players, 160) + native_batch(3, players, seen)
    refusals = done.stderr.decode().splitlines()
    assert refusals[0] == "action 10 is not legal in game 0; legal are: 7, 8, 9"
    assert len(refusals) == 4


def test_a_smaller_board_has_its_own_columns_in_the_simulator() -> None:
    steps, told = 30, b""
    expected = Games(3, 2, seed=5, board=Board.shipped("village"))
    for _ in range(steps):
        told += expected.observations.tobytes() + expected.masks.tobytes()
        expected.step_randomly()
    assert simulated(SMALLER, steps).stdout == told


@pytest.mark.parametrize(
    ("name", "board", "games", "steps"),
    [
        ("light", "village", 4, 40),  # some games end
        ("planner", "village", 2, 30),
        ("policy", "village", 4, 25),
        ("asked", "village", 1, 3),
        ("net", "amsterdam", 2, 2),
    ],
)
def test_opponents_on_a_gpu_play_as_on_the_processor(
    name: str, board: str, games: int, steps: int
) -> None:
    batch = Games(games, 2, seed=5, board=board, opponents=LINE_UPS[name])
    told, ended = b"", 0
    for _ in range(steps):
        told += b"".join(getattr(batch, each).tobytes() for each in TOLD)
        batch.step_randomly()
        ended += int(batch.done.sum())
    assert ended > 0 or steps < 20
    assert simulated(OPPONENTS, name, board, games, steps).stdout == told + batch.states.tobytes()


def test_a_gpu_copies_and_imagines_games() -> None:
    """What was copied and dealt anew goes on as on the processor, into the games that follow."""
    village, steps = Board.shipped("village"), 40
    made, dice = catalogue_named("village"), np.random.default_rng(9)
    real, other = Games(3, 2, seed=5, board=village), Games(5, 2, seed=None, board=village)
    for _ in range(6):
        real.step_randomly()
    other.put([4, 0, 1], real, [0, 1, 2])
    other.put([1, 4], other, [4, 1])
    told = other.states.tobytes()
    chances = dice.integers(2**64, size=(2, 3), dtype=np.uint64)
    other.put([2, 3, 0], real, [1, 2, 1])
    seen, work = np.zeros(1, made.observation_dtype), np.zeros(1, made.work_dtype)
    for number, (here, there) in enumerate(((2, 1), (3, 2), (0, 1))):
        observe(made.tables, real.states[there], int(real.to_move[there]), seen[0])
        other.states[here : here + 1] = np.zeros(1, made.state_dtype)
        work["random"] = chances[0, number]
        resample(made.tables, seen[0], work[0], other.states[here])
        other._slots["random"][here] = chances[1, number]
    told += other.states.tobytes() + other.observations.tobytes() + other.masks.tobytes()
    before = other.states["seed"][:, 0].copy()
    other.step_randomly(steps)
    assert (other.states["seed"][:, 0] != before).any()  # a game ended
    assert simulated(COPIES, steps).stdout == told + other.states.tobytes()
