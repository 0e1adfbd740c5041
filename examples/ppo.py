"""Proximal policy optimisation with masks, in one page: a net that learns to beat greedy.

Run it with: python examples/ppo.py         (some minutes; needs "damrak[rl,train]")
             python examples/ppo.py --against past    against its own past selves alone
             python examples/ppo.py --save ppo.pt     keeps the net; docs/bots.md lets it play

128 games at a time are played for 32 steps; what was better than the net expected becomes likelier.
The mask is given to the net, so illegal actions have no chance and no gradient.
"""

from damrak.i18n.extras import require

require("rl", "train")  # else says what to install

from pathlib import Path
from typing import Any

import torch
import typer
from torch import Tensor, nn
from torch.distributions import Categorical

from damrak.envs.vector import DamrakVectorEnv
from damrak.train.masked_net import MaskedNet
from damrak.train.measure import win_share

GAMES, STEPS = 128, 32  # of a lesson
EPOCHS, PARTS = 3, 8  # a lesson is learned so often, in so many parts
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.995, 0.95, 0.2, 0.01, 5e-4


class PastSelf:
    """An opponent that plays as the learner did some time ago."""

    def __init__(self, net: MaskedNet) -> None:
        self.net = net.frozen()

    def __call__(self, observations: Any, masks: Any) -> Any:
        return self.net.choose(observations, masks)


def play(envs: DamrakVectorEnv, net: MaskedNet) -> list[Tensor]:
    """A lesson: what was seen, legal and done, how likely it was, how good it was, and the return.

    Continues where the last lesson ended.
    """
    rows: list[tuple[Tensor, ...]] = []
    games = envs.games
    for _ in range(STEPS):
        seen, mask = torch.tensor(games.observations), torch.tensor(games.masks)
        with torch.no_grad():
            scores, value = net(seen, mask)
            chances = Categorical(logits=scores)
            action = chances.sample()
            likely = chances.log_prob(action)
        _, rewards, overs, _, _ = envs.step(action.numpy())
        told = (torch.tensor(rewards).float(), torch.tensor(overs))
        rows.append((seen, mask, action, likely, value, *told))
    with torch.no_grad():
        _, ahead = net(torch.tensor(games.observations), torch.tensor(games.masks))
    seen, mask, action, likely, value, reward, ended = map(torch.stack, zip(*rows, strict=True))
    gain, gains = torch.zeros(GAMES), torch.zeros(STEPS, GAMES)
    for step in reversed(range(STEPS)):  # generalised advantage estimation
        goes_on = (~ended[step]).float()
        surprise = reward[step] + DISCOUNT * ahead * goes_on - value[step]
        gain = surprise + DISCOUNT * TRACE * goes_on * gain
        gains[step], ahead = gain, value[step]
    return [each.flatten(0, 1) for each in (seen, mask, action, likely, gains, gains + value)]


def learn_lesson(net: MaskedNet, optimiser: torch.optim.Optimizer, lesson: list[Tensor]) -> None:
    """Some passes over a lesson."""
    for _ in range(EPOCHS):
        for part in torch.randperm(GAMES * STEPS).view(PARTS, -1):
            seen, mask, action, likely, gain, result = (each[part] for each in lesson)
            scores, value = net(seen, mask)
            chances = Categorical(logits=scores)
            ratio = (chances.log_prob(action) - likely).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.min(ratio * gain, clipped * gain).mean()
            loss = loss + 0.5 * (value - result).square().mean()
            loss = loss - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def learn(steps: int, seed: int = 1, against: str = "bots") -> MaskedNet:
    """A net after so many steps against bots, or against `past` selves: four, each in its games."""
    torch.manual_seed(seed)
    net = MaskedNet()
    optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
    past = [PastSelf(net) for _ in range(4)]
    rivals = [(each,) for each in past] if against == "past" else [("random",), ("greedy",)]
    envs = DamrakVectorEnv(GAMES, 2, opponents=rivals, copy=False)
    envs.reset(seed=seed)
    lessons = max(1, steps // (GAMES * STEPS))
    for lesson in range(lessons):
        optimiser.param_groups[0]["lr"] = RATE * (1 - lesson / lessons)
        learn_lesson(net, optimiser, play(envs, net))
        if lesson % 10 == 9:
            print(f"{(lesson + 1) * GAMES * STEPS} of {steps} steps")
        if lesson % 5 == 4:  # the oldest of them becomes the youngest
            past[lesson // 5 % 4].net = net.frozen()
    return net


def main(
    steps: int = 400_000, games: int = 500, against: str = "bots", save: Path | None = None
) -> dict[str, float]:
    """Learn, save the net where it is wanted; the share of wins against two bots."""
    net, shares = learn(steps, against=against), {}
    if save:
        torch.save(net.state_dict(), save)
    for rival in ("random", "greedy"):
        share = win_share(net.best, (rival,), games)
        print(f"PPO after {steps} steps wins {share} against {rival}")
        shares[rival] = share.value
    return shares


if __name__ == "__main__":
    typer.run(main)
