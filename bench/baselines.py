"""What learners reach: wins against random and greedy play, by steps, seconds and seeds.

python bench/baselines.py                 # the table for bench/results.md, in about half an hour
python bench/baselines.py --only PPO      # the rows whose name begins so
python bench/baselines.py --scale 0.1     # a tenth of the steps
python bench/baselines.py --jobs 12       # that many seeds at a time, each on a core of its own

The learners are those of examples/, each with three seeds. Every measurement is one game of each
deal at seat 0, two players; the learner does what it likes best. The interval of a learner is that
of its games of all seeds together; the spread between seeds is shown beside it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent.parent))

from damrak.arena.intervals import wilson
from damrak.arena.series import play_matches
from damrak.envs.opponents import Policy
from damrak.game.catalogue import amsterdam, catalogue
from damrak.train.measure import win_share
from examples import alpha_zero, cloning, dqn, ppo

RIVALS = ("random", "greedy")
LEVELS = ("apprentice", "porter", "carter", "merchant")
SEEDS = (1, 2, 3)
GAMES = 1000  # of each measurement
Learner = Callable[[float, int], tuple[Policy, str]]  # scale, seed -> policy, steps in words


class Row(NamedTuple):
    """A learner after all seeds: what it did, seconds of a core for one seed, wins by rival."""

    name: str
    steps: str
    seconds: float
    shares: dict[str, list[float]]

    def __str__(self) -> str:
        cells = []
        for rival in RIVALS:
            each = self.shares[rival]
            total = len(each) * GAMES
            low, high = wilson(sum(each) * GAMES, total)
            spread = f"; {100 * min(each):.1f} to {100 * max(each):.1f} by seed" * (len(each) > 1)
            cells.append(f"{100 * np.mean(each):.1f} ({100 * low:.1f} to {100 * high:.1f}{spread})")
        took = f"{self.seconds:.0f}" if self.seconds else ""
        return f"| {self.name} | {self.steps} | {took} | {' | '.join(cells)} |"


def by_ppo(against: str, scale: float, seed: int) -> tuple[Policy, str]:
    steps = int(400_000 * scale)
    return ppo.learn(steps, seed, against).best, f"{steps:,} steps"


def by_dqn(scale: float, seed: int) -> tuple[Policy, str]:
    steps = int(300_000 * scale)
    return dqn.learn(steps, seed).best, f"{steps:,} steps"


def by_cloning(scale: float, seed: int) -> tuple[Policy, str]:
    games = int(4000 * scale)
    return cloning.learn(games, seed=seed)[0].best, f"{games:,} games"


def by_search(scale: float, seed: int) -> tuple[Policy, str]:
    net, decisions = alpha_zero.learn(max(1, int(12 * scale)), seed=seed)
    return net.best, f"{decisions:,} decisions"


def by_nfsp(scale: float, seed: int) -> tuple[Policy, str]:
    from examples import nfsp

    policy, decisions = nfsp.learn(max(1, int(300 * scale)), seed)
    return policy, f"{decisions:,} decisions"


LEARNERS: dict[str, Learner] = {
    "cloned merchant": by_cloning,
    "PPO": partial(by_ppo, "bots"),
    "PPO, past selves": partial(by_ppo, "past"),
    "DQN with masks": by_dqn,
    "search on clones": by_search,
    "NFSP of OpenSpiel": by_nfsp,
}


def level(name: str) -> Row:
    """A bot that comes with the package, each deal from both seats."""
    shares = {}
    for rival in RIVALS:
        seatings = [[name, rival], [rival, name]] * (GAMES // 2)
        deals = [number // 2 for number in range(GAMES)]
        won = play_matches(catalogue(amsterdam()), seatings, 1, deals)["winners"]
        own = np.tile([1, 2], GAMES // 2)
        shares[rival] = [float(np.where(won == 3, 0.5, won == own).mean())]
    return Row(name, "", 0.0, shares)


class Try(NamedTuple):
    """A learner with one seed: what it did, its seconds of a core, its wins by rival."""

    steps: str
    seconds: float
    shares: dict[str, float]


def learned(name: str, scale: float, seed: int) -> Try:
    """Let a learner learn, then measure it."""
    began = time.process_time()
    with redirect_stdout(sys.stderr):  # what it says of its progress
        policy, steps = LEARNERS[name](scale, seed)
    seconds = time.process_time() - began
    shares = {rival: win_share(policy, (rival,), GAMES, seed=1000 + seed) for rival in RIVALS}
    return Try(steps, seconds, {rival: share.value for rival, share in shares.items()})


def of_all_seeds(name: str, tries: list[Try]) -> Row:
    seconds = sum(each.seconds for each in tries) / len(tries)
    shares = {rival: [each.shares[rival] for each in tries] for rival in RIVALS}
    return Row(name, tries[0].steps, seconds, shares)


def rows(only: str, scale: float, jobs: int) -> Iterator[Row]:
    """The rows whose name begins so, each when it is known."""
    yield from (level(name) for name in LEVELS if name.startswith(only))
    missing = find_spec("tree") is None
    names = [
        name
        for name, learner in LEARNERS.items()
        if name.startswith(only) and not (missing and learner is by_nfsp)
    ]
    context = get_context("spawn")
    cores: Queue[int] = context.Queue()
    free = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    for number in range(jobs):
        cores.put(free[-1 - number % len(free)])
    with ProcessPoolExecutor(jobs, context, use_core, (cores,)) as pool:
        waiting = {
            name: [pool.submit(learned, name, scale, seed) for seed in SEEDS] for name in names
        }
        for name, tries in waiting.items():
            yield of_all_seeds(name, [each.result() for each in tries])


def use_core(cores: Queue[int]) -> None:
    """One thread on one core, so that seconds mean the same whatever runs beside."""
    torch.set_num_threads(1)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {cores.get()})


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", default="")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    print("| policy | learned from | seconds of a core | wins against random, % | greedy, % |")
    print("|---|---|---|---|---|")
    for row in rows(asked.only, asked.scale, asked.jobs):
        print(row, flush=True)


if __name__ == "__main__":
    main()
