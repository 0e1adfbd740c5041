"""Compares the rules on a GPU with native code, and measures random steps a second. Needs a GPU.

PYTHONPATH=. python bench/gpu.py            # comparison over a million games, and the figures
PYTHONPATH=. python bench/gpu.py --quick    # a tenth of the games
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numba
import numpy as np

from damrak.compile.arrays import Row
from damrak.envs.cuda import CudaBatch
from damrak.envs.games import Games
from damrak.i18n.json_types import JsonObject
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, State, Tables, Work
from damrak.rules.playout import random_action
from damrak.rules.setup import new_game

cuda: Any = importlib.import_module("numba.cuda")  # has no types
STEPS = 160  # longer than any random game of four: each thread plays at least one whole game
CORES = 16


@numba.njit(nogil=True, error_model="numpy")
def native_steps(
    tables: Row[Tables], states: Row[State], works: Row[Work], first: int, players: int, steps: int
) -> None:
    """Do natively what the device does in `reset` and `step_randomly`, game by game."""
    for index in range(len(states)):
        state, work = states[index], works[index]
        state.seed[1] = np.uint32(first + index)
        work.random = np.uint64(first + index)
        new_game(tables[0], state, players, NOBODY)
        for _ in range(steps):
            if state.phase == OVER:
                state.seed[0] += np.uint32(1)
                new_game(tables[0], state, players, NOBODY)
            else:
                apply(tables[0], state, random_action(tables[0], state, work))


def native(batch: CudaBatch, games: int) -> np.ndarray:
    made = batch.catalogue
    states = np.zeros(games, made.state_dtype)
    works = np.zeros(games, made.work_dtype)
    native_steps(made.table_array, states[:1], works[:1], 0, batch.players, 1)
    states[:1] = np.zeros(1, made.state_dtype)
    bounds = np.linspace(0, games, CORES + 1).astype(int)

    def part(core: int) -> None:
        low, high = int(bounds[core]), int(bounds[core + 1])
        native_steps(made.table_array, states[low:high], works[low:high], low, batch.players, STEPS)

    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(part, range(CORES)))
    return states


def parity(games: int) -> JsonObject:
    """Play the same games on the device and natively, and count those that differ in any byte."""
    different = 0
    for players in (2, 3, 4):
        batch = CudaBatch(games, players)
        batch.step_randomly(STEPS)
        device = batch.states.copy_to_host()
        expected = native(batch, games)
        differs = _as_words(device) != _as_words(expected)
        different += int(differs.any(axis=1).sum())
    return {"games": 3 * games, "steps": 3 * games * STEPS, "different": different}


def shown(games: int = 5_000, steps: int = 200) -> JsonObject:
    """Step the same games on the device and natively; count rows and masks that differ."""
    different = 0
    for players in (2, 3, 4):
        batch, expected = CudaBatch(games, players, seed=7), Games(games, players, seed=7)
        for _ in range(steps):
            actions = expected.random_actions()
            expected.step(actions)
            batch.step(cuda.to_device(actions))
            rows = batch.observations.copy_to_host() != expected.observations
            masks = batch.masks.copy_to_host() != expected.masks
            different += int((rows.any(axis=1) | masks.any(axis=1)).sum())
    return {"observed": 3 * games * steps, "different": different}


def _as_words(states: np.ndarray) -> np.ndarray:
    return states.view(np.uint64).reshape(len(states), -1)


def speed(games: int, players: int, steps: int = 384) -> float:
    """Random steps a second, the best of three launches."""
    batch = CudaBatch(games, players)
    batch.step_randomly(steps)
    cuda.synchronize()
    best = 0.0
    for _ in range(3):
        started = time.perf_counter()
        batch.step_randomly(steps)
        cuda.synchronize()
        best = max(best, games * steps / (time.perf_counter() - started))
    return best


def observed(games: int, players: int, steps: int = 64) -> float:
    """Steps a second as a learner takes them, each with observation and mask."""
    batch = CudaBatch(games, players)
    best = 0.0
    for _ in range(3):
        cuda.synchronize()
        started = time.perf_counter()
        for _ in range(steps):
            batch.step(batch.random_actions(), check=False)
        cuda.synchronize()
        best = max(best, games * steps / (time.perf_counter() - started))
    return best


def shared(games: int = 1024) -> dict[str, bool]:
    """Whether PyTorch and JAX use the memory of the batch without a copy."""
    batch = CudaBatch(games, 2)
    address = batch.observations.__cuda_array_interface__["data"][0]
    import torch

    taken = torch.as_tensor(batch.observations, device="cuda")
    result = {"torch": taken.data_ptr() == address}
    legal = torch.as_tensor(batch.masks, device="cuda")
    batch.step(torch.argmax(legal, 1))  # an array of PyTorch is accepted as well
    import jax

    array = jax.dlpack.from_dlpack(taken)
    return {**result, "jax": array.unsafe_buffer_pointer() == address}


def main() -> None:
    quick = "--quick" in sys.argv
    print(cuda.get_current_device().name, numba.__version__, np.__version__, flush=True)
    print(json.dumps({"parity": parity(33_400 if quick else 333_400)}), flush=True)
    print(json.dumps({"parity of observations": shown()}), flush=True)
    if "--parity-only" in sys.argv:
        return
    print(json.dumps({"without a copy": shared()}), flush=True)
    for players in (2, 3, 4):
        for games in (1 << 17, 1 << 20):
            row = {"players": players, "games": games}
            figures = {
                "random steps/s": f"{speed(games, players):.3g}",
                "observed and masked steps/s": f"{observed(games, players):.3g}",
            }
            print(json.dumps({**row, **figures}), flush=True)


if __name__ == "__main__":
    main()
