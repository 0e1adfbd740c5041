"""A learner in forty lines: from random play to something better, with NumPy alone.

Run it with: python examples/learner.py

The policy is one weight for each action, whatever the seat sees: just enough to find out that
claiming routes wins games. It learns by REINFORCE: actions of a won game become likelier, those of
a lost game less likely. docs/environments.md has the interfaces for serious learners.
"""

import numpy as np
import typer
from numpy.typing import NDArray

from damrak.envs.games import Games

GAMES = 256  # at the same time
RATE = 0.05
PARTS = 6

Floats = NDArray[np.float64]


def policy(weights: Floats, masks: NDArray[np.int8]) -> Floats:
    """The chance of every action in every game; illegal ones have none."""
    likes: Floats = np.exp(weights) * masks
    chances: Floats = likes / likes.sum(axis=1, keepdims=True)
    return chances


def choose(chances: Floats, dice: np.random.Generator) -> NDArray[np.int64]:
    """One action for each game."""
    drawn = dice.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
    actions: NDArray[np.int64] = (np.cumsum(chances, axis=1) <= drawn).sum(axis=1)
    return actions


def main(steps: int = 600, seed: int = 1) -> list[float]:
    """Learn against the random bot; returns the mean reward in each of six parts of the time."""
    dice, games = np.random.default_rng(seed), Games(GAMES, 2, opponents=("random",), seed=seed)
    weights = np.zeros(games.actions)
    pull = np.zeros((GAMES, games.actions))  # in which direction each game's choices pull
    rewards: list[list[float]] = [[] for _ in range(PARTS)]
    for step in range(steps):
        chances = policy(weights, games.masks)
        actions = choose(chances, dice)
        pull -= chances
        pull[np.arange(GAMES), actions] += 1
        games.step(actions)
        ended = np.flatnonzero(games.done)
        won = games.rewards[ended, 0]  # the learner has seat 0
        weights += RATE * (won @ pull[ended]) / max(1, len(ended))
        pull[ended] = 0
        rewards[PARTS * step // steps] += won.tolist()
    means = [float(np.mean(part)) for part in rewards]
    print("mean reward, from first to last:", *(f"{mean:+.2f}" for mean in means))
    return means


if __name__ == "__main__":
    typer.run(main)
