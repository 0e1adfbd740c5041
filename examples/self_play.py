"""Self-play in one page: one policy plays every seat, and every seat learns from its own result.

Run it with: python examples/self_play.py    (needs "damrak[rl]")

In self-play each step gives the rewards of all seats, an array of games by seats: the last to act
is not the only one who won or lost. The policy is one weight for each action, whatever the seat
sees. It learns by REINFORCE: what a seat did in a game that it won becomes likelier, what the
others did less likely.
"""

from damrak.i18n.extras import require

require("rl")  # else says what to install

import numpy as np
import typer
from numpy.typing import NDArray

from damrak.envs.vector import DamrakVectorEnv

GAMES, PLAYERS = 128, 2
RATE = 0.05

Floats = NDArray[np.float64]


def choose(
    weights: Floats, masks: NDArray[np.int8], dice: np.random.Generator
) -> tuple[NDArray[np.int64], Floats]:
    """An action for each game, and the chance that every action had."""
    likes: Floats = np.exp(weights) * masks
    noisy = np.where(masks, weights + dice.gumbel(size=masks.shape), -np.inf)
    return noisy.argmax(axis=1), likes / likes.sum(axis=1, keepdims=True)


def learn(steps: int, dice: np.random.Generator) -> Floats:
    """The weights after so many steps of self-play."""
    envs = DamrakVectorEnv(GAMES, PLAYERS)
    _, infos = envs.reset(seed=7)
    size, game = infos["action_mask"].shape[1], np.arange(GAMES)
    weights, pulls = np.zeros(size), np.zeros((GAMES, PLAYERS, size))
    for _ in range(steps):
        actions, chances = choose(weights, infos["action_mask"], dice)
        seats = infos["to_move"]  # who chooses in each game
        pulls[game, seats] -= chances
        pulls[game, seats, actions] += 1
        _, rewards, ended, _, infos = envs.step(actions)
        if ended.any():
            weights += RATE * np.einsum("gs,gsa->a", rewards[ended], pulls[ended]) / ended.sum()
            pulls[ended] = 0
    return weights


def mean_reward(weights: Floats, dice: np.random.Generator, steps: int = 150) -> float:
    """What the policy gets against the random bot."""
    envs = DamrakVectorEnv(GAMES, PLAYERS, opponents=("random",))
    _, infos = envs.reset(seed=8)
    results: list[float] = []
    for _ in range(steps):
        actions, _ = choose(weights, infos["action_mask"], dice)
        _, rewards, ended, _, infos = envs.step(actions)
        results += rewards[ended].tolist()
    return float(np.mean(results))


def main(steps: int = 800, seed: int = 1) -> tuple[float, float]:
    """Learn; the mean reward against random play before and after."""
    dice = np.random.default_rng(seed)
    weights = learn(steps, dice)
    before, after = mean_reward(0 * weights, dice), mean_reward(weights, dice)
    print(f"against random play: {before:+.2f} before, {after:+.2f} after")
    return before, after


if __name__ == "__main__":
    typer.run(main)
