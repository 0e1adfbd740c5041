"""How fast single environments are, and searches on imagined deals: `python bench/environments.py`.

Prints steps a second of processor time as one JSON object: each figure is the median of five rounds
by turns. Actions are random, and the choice is part of a step: `choice` is what it costs alone.
`make bench-compare ARGS="--script bench/environments.py --base REF"` compares with earlier code.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from numpy.typing import NDArray

import damrak.envs.openspiel  # noqa: F401 - registers the games, Gymnasium's too
from damrak.envs import damrak_v1
from damrak.envs.games import Games
from damrak.envs.seat import DamrakEnv
from damrak.envs.single_game import OneGame, env_seed

ROUNDS, BATCH = 5, 64
Play = Iterator[int]  # how many steps were made since the last item


def choose(mask: NDArray[np.int8]) -> Any:
    """A random legal action."""
    legal = mask.nonzero()[0]
    return legal[int(random.random() * len(legal))]


def choice() -> Play:
    game = OneGame(2)
    game.begin(*env_seed(1))
    mask = game.observe(0)["action_mask"]
    while True:
        choose(mask)
        yield 1


def gym(env: Any) -> Play:
    """Gymnasium's loop."""
    env.reset(seed=7)
    while True:
        over, (_, info) = False, env.reset()
        while not over:
            _, _, over, _, info = env.step(choose(info["action_mask"]))
            yield 1


def agents(env: Any) -> Play:
    """PettingZoo's loop."""
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else choose(seen["action_mask"]))
            yield int(not over)


def openspiel() -> Play:
    """OpenSpiel's loop, the 32 chance nodes of a deal included."""
    game = pyspiel.load_game("python_damrak")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(256))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                yield 1


def imagine_one() -> Play:
    dice, game = np.random.default_rng(7), OneGame(2)
    game.begin(*env_seed(7))
    while True:
        game.imagined(0, dice)
        yield 1


def imagine_batch() -> Play:
    dice, games, every = np.random.default_rng(7), Games(BATCH, 2, seed=7), np.arange(BATCH)
    other = games.clone()
    while True:
        other.put_imagined(every, games, every, dice)
        yield BATCH


KINDS: dict[str, Callable[[], Play]] = {
    "choice": choice,
    "gymnasium_make": lambda: gym(gymnasium.make("damrak/Amsterdam-v1")),
    "gymnasium_plain": lambda: gym(DamrakEnv()),
    "pettingzoo_env": lambda: agents(damrak_v1.env()),
    "pettingzoo_raw": lambda: agents(damrak_v1.raw_env()),
    "openspiel": openspiel,
    "imagined_one": imagine_one,
} | ({"imagined_batch": imagine_batch} if hasattr(Games, "put_imagined") else {})


def measure(play: Play, seconds: float) -> float:
    """Steps a second of processor time."""
    steps, started, spent = 0, time.process_time(), 0.0
    while spent < seconds:
        for _ in range(100):
            steps += next(play)
        spent = time.process_time() - started
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each round")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    plays = {name: make() for name, make in KINDS.items()}
    found: dict[str, list[float]] = {name: [] for name in KINDS}
    for _ in range(ROUNDS):
        for name, play in plays.items():
            found[name].append(measure(play, given.seconds))
    print(json.dumps({name: round(median(figures)) for name, figures in found.items()}))


if __name__ == "__main__":
    main()
