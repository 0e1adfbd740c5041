"""Compares opponents on a GPU with those of the processor, and measures both. Needs a GPU.

PYTHONPATH=. python bench/gpu_opponents.py                  # all parts, in this order
PYTHONPATH=. python bench/gpu_opponents.py greedy net       # some of them
"""

from __future__ import annotations

import importlib
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from damrak.envs.cuda import CudaBatch
from damrak.envs.games import Games
from damrak.envs.opponents import Opponents
from damrak.i18n.json_types import JsonObject

cuda: Any = importlib.import_module("numba.cuda")  # has no types
TOLD = ("observations", "masks", "to_move", "actor", "done", "rewards", "totals")
STARTED = time.perf_counter()
LEAST = 1.0  # seconds that are measured


def parity(opponents: Opponents, players: int, games: int, steps: int = 150) -> JsonObject:
    """Step the same games on both; count games that differ in any array at any step."""
    threads = os.cpu_count() or 1
    expected = Games(games, players, seed=7, opponents=opponents, threads=threads)
    batch = CudaBatch(games, players, seed=7, opponents=opponents)
    different, ended = np.zeros(games, np.bool_), 0
    for _ in range(steps):
        actions = expected.random_actions()
        different |= batch.random_actions().copy_to_host() != actions
        expected.step(actions)
        batch.step(cuda.to_device(actions))
        ended += int(expected.done.sum())
        for name in TOLD:
            found, wanted = getattr(batch, name).copy_to_host(), getattr(expected, name)
            different |= (found != wanted).reshape(games, -1).any(axis=1)
    expected.close()
    told = {"players": players, "games": games, "steps": games * steps, "ended": ended}
    return {**told, "different": int(different.sum())}


def speed(opponents: Opponents, players: int, games: int) -> JsonObject:
    """The caller's steps a second, each with observation and mask; opponents play in between."""
    batch = CudaBatch(games, players, opponents=opponents)
    batch.step_randomly(2)
    cuda.synchronize()
    started, steps = time.perf_counter(), 0
    while (taken := time.perf_counter() - started) < LEAST:
        batch.step(batch.random_actions(), check=False)
        cuda.synchronize()
        steps += 1
    return {"players": players, "games": games, "steps/s": f"{games * steps / taken:.3g}"}


def part_of(opponent: str, games: int, many: tuple[int, ...]) -> None:
    """Compare and measure against one kind of opponent, at tables of two and of three."""
    for players in (2, 3):
        tell(f"{opponent} compared", parity((opponent,) * (players - 1), players, games))
    mixed: Opponents = [(opponent,), ("random",)]
    tell(f"{opponent} and random by game compared", parity(mixed, 2, games))
    for count in many:
        tell(opponent, speed((opponent,), 2, count))


def imagined(games: int = 1 << 16) -> None:
    """Games dealt anew look the same to the seat to move; and how many a second."""
    dice, every = np.random.default_rng(7), np.arange(games)
    real, other = CudaBatch(games, 2, seed=7), CudaBatch(games, 2, seed=None)
    for _ in range(30):
        real.step(real.random_actions(), check=False)
    other.put_imagined(every, real, every, dice)
    names = ("observations", "masks", "to_move")
    pairs = {name: [getattr(each, name).copy_to_host() for each in (real, other)] for name in names}
    same = {name: bool((one == two).all()) for name, (one, two) in pairs.items()}
    decks = real.states.copy_to_host()["deck"] != other.states.copy_to_host()["deck"]
    cuda.synchronize()
    started, times = time.perf_counter(), 0
    while (taken := time.perf_counter() - started) < LEAST:
        other.put_imagined(every, real, every, dice)
        cuda.synchronize()
        times += 1
    other_decks = int(decks.any(axis=1).sum())
    figure = {"other decks": other_decks, "games/s": f"{games * times / taken:.3g}"}
    tell("imagined", {"games": games, **same, **figure})


def tell(what: str, figures: JsonObject) -> None:
    print(f"{time.perf_counter() - STARTED:5.0f} s", what, json.dumps(figures), flush=True)


PARTS: dict[str, Callable[[], None]] = {
    "alone": lambda: tell("no opponents", speed((), 2, 1 << 20)),
    "greedy": lambda: part_of("greedy", 4096, (1 << 14, 1 << 17, 1 << 20)),
    "net": lambda: part_of("net", 64, (1 << 12, 1 << 16)),
    "imagined": imagined,
    "planner": lambda: part_of("planner", 512, (1 << 14, 1 << 17)),
}


def main() -> None:
    print(cuda.get_current_device().name, flush=True)
    for name in sys.argv[1:] or PARTS:
        print(f"{time.perf_counter() - STARTED:5.0f} s", name, "begins", flush=True)
        PARTS[name]()


if __name__ == "__main__":
    main()
