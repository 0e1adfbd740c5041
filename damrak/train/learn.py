"""Proximal policy optimisation: learns a lesson in small parts, a few times over."""

from __future__ import annotations

from functools import partial

from damrak.compile.kernel import Function
from damrak.train.graph import Repeated
from damrak.train.net import NEVER
from damrak.train.pytorch import Tensor, nn, torch
from damrak.train.returns import win_targets
from damrak.train.rollout import Lesson
from damrak.train.settings import Settings, at

VALUE = 0.5  # weight of predicting the winner
MARGIN_VALUE = 0.25  # weight of predicting the margin
STEEPEST = 0.5  # gradients are cut to this length
WARM_UP = 0.02  # part of the run in which the learning rate rises
FIGURES = ("policy_loss", "value_loss", "margin_loss", "entropy", "kl", "clipped")


class Learner:
    """A net and its optimiser."""

    def __init__(self, net: nn.Module, settings: Settings) -> None:
        self.net, self.settings = net, settings
        # one compiled piece from the inputs to the loss: shapes stay the same
        self._judge: Function = torch.compile(judge, dynamic=False) if settings.compiles else judge
        device, self._is_cuda = settings.device, settings.device == "cuda"
        self.optimiser = torch.optim.Adam(
            net.parameters(), eps=1e-5, fused=self._is_cuda, capturable=self._is_cuda
        )
        # what a step of learning reads and writes stays in the same place
        self._rows = torch.zeros(settings.minibatch, dtype=torch.int64, device=device)
        self._gains = torch.zeros(settings.minibatch, device=device)
        self._worth, self._rate = torch.zeros((), device=device), torch.zeros((), device=device)
        self._sums = torch.zeros(len(FIGURES), device=device)
        self._lesson: Lesson | None = None
        self._part: Repeated[None]

    def learn(self, lesson: Lesson, progress: float) -> dict[str, float]:
        """Learn from a lesson; the means of what was measured."""
        settings = self.settings
        rate = at(settings.rate, progress) * min(1.0, 0.05 + progress / WARM_UP)
        self._prepare(lesson, rate, at(settings.entropy, progress))
        kept = torch.nonzero(lesson.ours)[:, 0]
        gains = self._weighed(lesson.gains[kept], progress)
        parts = 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(kept), device=kept.device)
            size = min(settings.minibatch, len(kept))
            # rows that do not fill a part are left out
            for part in order[: len(kept) // size * size].view(-1, size):
                self._learn_part(lesson, kept[part], gains[part])
                parts += 1
        means = (self._sums / parts).tolist()
        return {"rate": rate, **dict(zip(FIGURES, means, strict=True))}

    def _weighed(self, gains: Tensor, progress: float) -> Tensor:
        """Winning and margin as one number, around 0 with a spread of 1."""
        one = 2 * gains[:, 0] + at(self.settings.margin, progress) * gains[:, 1]
        return (one - one.mean()) / (one.std() + 1e-6)

    def _prepare(self, lesson: Lesson, rate: float, worth: float) -> None:
        self._rate.fill_(rate)
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate if self._is_cuda else rate
            group["capturable"] = self._is_cuda  # a checkpoint may say otherwise
        self._worth.fill_(worth)
        self._sums.zero_()
        if self._lesson is not lesson:  # other tensors than before
            self._lesson = lesson
            work = partial(self._step, lesson, self._rows, self._gains)
            self._part = Repeated(work, self.settings.device)

    def _learn_part(self, lesson: Lesson, rows: Tensor, gains: Tensor) -> None:
        if len(rows) < len(self._rows):
            self._step(lesson, rows, gains)
            return
        self._rows.copy_(rows)
        self._gains.copy_(gains)
        self._part()

    def _step(self, lesson: Lesson, rows: Tensor, gains: Tensor) -> None:
        seen = lesson.observations[rows], lesson.masks[rows]
        done = lesson.actions[rows], lesson.chances[rows], gains, lesson.targets[rows]
        with torch.autocast(rows.device.type, torch.bfloat16, enabled=rows.is_cuda):
            loss, figures = self._judge(self.net, seen, done, self._worth, self.settings.clip)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimiser.step()
        self._sums += figures


def judge(
    net: nn.Module, seen: tuple[Tensor, ...], done: tuple[Tensor, ...], worth: Tensor, clip: float
) -> tuple[Tensor, Tensor]:
    """The loss of a net on some rows of a lesson, and figures; `worth` is the weight of entropy."""
    actions, before, gains, targets = done
    chances, wins, margins = net(*seen)
    moved = chances.gather(1, actions[:, None])[:, 0] - before
    ratio = moved.exp()
    policy = -torch.min(ratio * gains, ratio.clamp(1 - clip, 1 + clip) * gains).mean()
    entropy = -(chances.exp() * chances).sum(-1).mean()
    shares = win_targets(targets[..., 0])
    value = -(shares * torch.log_softmax(wins, -1)).sum(-1).mean()
    there = wins > NEVER / 10  # seats at the table
    margin = ((margins - targets[..., 1]).square() * there).sum(-1).mean()
    loss = policy + VALUE * value + MARGIN_VALUE * margin - worth * entropy
    kl = (ratio - 1 - moved).mean()
    clipped = ((ratio - 1).abs() > clip).float().mean()
    figures = torch.stack((policy, value, margin, entropy, kl, clipped)).detach()
    return loss, figures
