"""Proximal policy optimisation: one lesson, gone over a few times in small parts."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from damrak.train.returns import win_targets
from damrak.train.rollout import Lesson
from damrak.train.settings import Settings, at

VALUE = 0.5  # weight of judging the winner
MARGIN_VALUE = 0.25  # ... and of judging the margin
STEEPEST = 0.5  # gradients are cut to this length
WARM_UP = 0.02  # of the run, in which the learning rate rises
FIGURES = ("policy_loss", "value_loss", "margin_loss", "entropy", "kl", "clipped")


class Learner:
    """A net and its optimiser."""

    def __init__(self, net: nn.Module, settings: Settings) -> None:
        self.net, self.settings = net, settings
        fused = settings.device == "cuda"
        self.optimiser = torch.optim.Adam(net.parameters(), eps=1e-5, fused=fused)

    def learn(self, lesson: Lesson, progress: float) -> dict[str, float]:
        """Go over a lesson; the means of what was measured on the way."""
        settings = self.settings
        rate = at(settings.rate, progress) * min(1.0, 0.05 + progress / WARM_UP)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        kept = torch.nonzero(lesson.ours)[:, 0]
        gains = self._weighed(lesson.gains[kept], progress)
        sums, parts = torch.zeros(len(FIGURES), device=kept.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(kept), device=kept.device)
            size = min(settings.minibatch, len(kept))
            for part in order[: len(kept) // size * size].view(-1, size):  # a rest is left out
                sums += self._step(lesson, kept[part], gains[part], progress)
                parts += 1
        means = (sums / parts).tolist()
        return {"rate": rate, **dict(zip(FIGURES, means, strict=True))}

    def _weighed(self, gains: Tensor, progress: float) -> Tensor:
        """Winning and margin as one number, around 0 with a spread of 1."""
        one = 2 * gains[:, 0] + at(self.settings.margin, progress) * gains[:, 1]
        return (one - one.mean()) / (one.std() + 1e-6)

    def _step(self, lesson: Lesson, rows: Tensor, gains: Tensor, progress: float) -> Tensor:
        kind = rows.device.type
        observations, masks = lesson.observations[rows], lesson.masks[rows]
        with torch.autocast(kind, dtype=torch.bfloat16, enabled=kind == "cuda"):
            chances, wins, margins = self.net(observations, masks)
        loss, figures = self._loss(
            lesson, rows, gains, (chances, wins, margins), at(self.settings.entropy, progress)
        )
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimiser.step()
        return figures

    def _loss(
        self, lesson: Lesson, rows: Tensor, gains: Tensor, judged: Any, entropy_worth: float
    ) -> tuple[Tensor, Tensor]:
        chances, wins, margins = judged
        clip = self.settings.clip
        moved = chances.gather(1, lesson.actions[rows][:, None])[:, 0] - lesson.chances[rows]
        ratio = moved.exp()
        policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
        entropy = -(chances.exp() * chances).sum(-1).mean()
        targets = lesson.targets[rows]
        shares = win_targets(targets[..., 0])
        value = -(shares * torch.log_softmax(wins, -1)).sum(-1).mean()
        there = wins > -1e8  # seats at the table
        margin = ((margins - targets[..., 1]).square() * there).sum(-1).mean()
        loss = policy + VALUE * value + MARGIN_VALUE * margin - entropy_worth * entropy
        kl = (ratio - 1 - moved).mean()
        clipped = ((ratio - 1).abs() > clip).float().mean()
        figures = torch.stack((policy, value, margin, entropy, kl, clipped)).detach()
        return loss, figures
