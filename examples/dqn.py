"""Deep Q-learning with masks, in one page: a net that learns what each legal action is worth.

Run it with: python examples/dqn.py    (some minutes; needs "damrak[rl,train]")

Steps go into a memory from which small parts are learned. What an action is worth: the rewards of
the next steps, and what the best legal action after them is worth, as a slower copy of the net says
(double Q-learning). Illegal actions are masked in both places.
"""

from damrak.i18n.extras import require

require("rl", "train")  # else says what to install

from collections import deque

import numpy as np
import torch
import typer
from torch import nn

from damrak.envs.vector import DamrakVectorEnv
from damrak.train.masked_net import MaskedNet
from damrak.train.measure import win_share

GAMES, MEMORY, PART = 64, 50_000, 256
AHEAD, DISCOUNT, RATE, FOLLOW = 8, 0.99, 3e-4, 0.01
FIRST, LAST = 1.0, 0.05  # chance of a random action, from the first step to the middle


class Memory:
    """The last steps: seen, mask, action, return, seen after it, mask after it, goes on."""

    def __init__(self, envs: DamrakVectorEnv) -> None:
        size, actions = envs.games.observations.shape[1], envs.games.actions
        self.seen, self.after = (np.zeros((MEMORY, size), np.int8) for _ in range(2))
        self.mask, self.later = (np.zeros((MEMORY, actions), np.int8) for _ in range(2))
        self.action, self.count = np.zeros(MEMORY, np.int64), 0
        self.reward, self.goes_on = (np.zeros(MEMORY, np.float32) for _ in range(2))
        self._recent: deque[tuple[np.ndarray, ...]] = deque(maxlen=AHEAD)

    def add(self, *step: np.ndarray, after: np.ndarray, later: np.ndarray) -> None:
        """A step of all games: seen, mask, action, reward, ended; then what came after it."""
        self._recent.append(step)
        if len(self._recent) < AHEAD:
            return
        total, lives = np.zeros(GAMES), np.ones(GAMES)
        for number, (*_, reward, ended) in enumerate(self._recent):
            total += DISCOUNT**number * lives * reward
            lives *= ~ended  # what comes after belongs to another game
        place = np.arange(self.count, self.count + GAMES) % MEMORY
        self.seen[place], self.mask[place], self.action[place] = self._recent[0][:3]
        self.reward[place], self.goes_on[place] = total, lives
        self.after[place], self.later[place] = after, later
        self.count += GAMES

    def part(self) -> list[torch.Tensor]:
        """Some steps, drawn at random."""
        drawn = np.random.default_rng(self.count).integers(min(self.count, MEMORY), size=PART)
        names = ("seen", "mask", "action", "reward", "after", "later", "goes_on")
        return [torch.from_numpy(getattr(self, name)[drawn]) for name in names]


def learn(steps: int, seed: int = 1) -> MaskedNet:
    """A net after so many steps against random and greedy play."""
    torch.manual_seed(seed)
    dice, net = np.random.default_rng(seed), MaskedNet()
    slow, optimiser = net.frozen(), torch.optim.Adam(net.parameters(), RATE)
    envs = DamrakVectorEnv(GAMES, 2, opponents=[("random",), ("greedy",)])
    seen, _ = envs.reset(seed=seed)
    memory, rounds = Memory(envs), max(AHEAD, steps // GAMES)
    for turn in range(rounds):
        explore = max(LAST, FIRST - (FIRST - LAST) * 2 * turn / rounds)
        liked = net.best(seen["observation"], seen["action_mask"])
        actions = np.where(dice.random(GAMES) < explore, envs.random_actions(), liked)
        before = (seen["observation"], seen["action_mask"], actions)
        seen, rewards, ended, _, _ = envs.step(actions)
        after = {"after": seen["observation"], "later": seen["action_mask"]}
        memory.add(*before, rewards, ended, **after)
        if memory.count >= 10 * PART:
            _learn_part(net, slow, optimiser, memory.part())
    return net


def _learn_part(
    net: MaskedNet, slow: MaskedNet, optimiser: torch.optim.Optimizer, part: list[torch.Tensor]
) -> None:
    seen, mask, action, reward, after, later, goes_on = part
    with torch.no_grad():
        best = net(after, later)[0].argmax(-1, keepdim=True)
        worth = slow(after, later)[0].gather(1, best)[:, 0]
        target = reward + DISCOUNT**AHEAD * goes_on * worth
    found = net(seen, mask)[0].gather(1, action[:, None])[:, 0]
    loss = nn.functional.smooth_l1_loss(found, target)
    optimiser.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 10)
    optimiser.step()
    with torch.no_grad():
        for mine, other in zip(slow.parameters(), net.parameters(), strict=True):
            mine.lerp_(other, FOLLOW)


def main(steps: int = 300_000, games: int = 500) -> dict[str, float]:
    """Learn; the share of wins against two bots."""
    net, shares = learn(steps), {}
    for rival in ("random", "greedy"):
        share = win_share(net.best, (rival,), games)
        print(f"DQN after {steps} steps wins {share} against {rival}")
        shares[rival] = share.value
    return shares


if __name__ == "__main__":
    typer.run(main)
