"""The judge as PyTorch learns it: chances of all seats from the rows of a position.

One encoder for all seats, whose order does not matter; each layer also sees the mean of the other
seats. A softmax over the seats at the table makes the chances add up to 1.

    hidden = relu(weights * [seat, table, kind])
    twice: hidden += relu(weights * [hidden, mean of the others' hidden])
    chance = softmax over seats (weights * hidden)

It learns in rounds. First, teachers learn the results, each from one half of the games. Teachers of
the next round learn what those of the other half think of a moment and of later ones in the same
game (`later`), mixed with the result: on average that is what the result says, with far less chance
in it. The judge itself learns in the same way from the last teachers, and also from what it thinks
one action later (`Learning.ahead`): the mean chance after an action should be the chance before it.
Without that the curve of a game swings more than it should.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from damrak.insight.kernels.position_numbers import KINDS, SEAT_NUMBERS, TABLE_NUMBERS

NEVER = -1e4  # the logit of an empty seat
POINTS = 20.0  # final points are learned in this unit
AUX = 0.1  # how much the error of final points counts in the loss
FEWEST = 100.0  # steps of learning, however few the moments are
MEAN_PART = 0.05  # the judge is the mean of the nets over about this part of the learning
TEACHERS = 3  # of each half of the games in a round
ROUNDS = (0.92, 0.3)  # in each round: how much less the next action counts, see `later`
LAST_EPOCHS = 3.75  # how much longer the judge itself learns than its teachers
WIDTH = 192  # of the judge that is kept: 0.7 MB
TELL_ALL, TELL_NONE = 0.35, 0.45  # games in which all or no kinds are told; else each by a toss


@dataclass(frozen=True)
class Rows:
    """Moments as tensors on one device."""

    seats: Tensor  # [moment, seat, number], 16 bits
    table: Tensor  # [moment, number], 16 bits
    kinds: Tensor  # [moment, seat], -1 where nobody sits or the kind is never told
    there: Tensor  # [moment, seat], whether somebody sits there
    share: Tensor  # [moment, seat], the outcome
    totals: Tensor  # [moment, seat], final points in units
    game: Tensor  # [moment]

    def __len__(self) -> int:
        return len(self.game)

    def part(self, places: Tensor) -> Rows:
        """Some of the moments."""
        return Rows(*(getattr(self, name)[places] for name in self.__dataclass_fields__))


def to_rows(
    seats: NDArray[np.floating],
    table: NDArray[np.floating],
    notes: NDArray[np.void],
    device: str,
) -> Rows:
    """Noted moments with their numbers as tensors."""
    there = np.arange(notes["kinds"].shape[1]) < notes["players"][:, None]
    kinds = np.where(there & (notes["careless"] == 0), notes["kinds"], -1)
    totals = notes["totals"].astype(np.float32) / POINTS
    parts = (seats, table, kinds.astype(np.int64), there, notes["share"], totals, notes["game"])
    return Rows(*(torch.from_numpy(np.ascontiguousarray(each)).to(device) for each in parts))


class JudgeNet(nn.Module):
    """Logits of winning and final points of each seat."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.input = nn.Linear(SEAT_NUMBERS + TABLE_NUMBERS + len(KINDS), width)
        self.blocks = nn.ModuleList(nn.Linear(2 * width, width) for _ in range(2))
        self.output = nn.Linear(width, 2)
        nn.init.zeros_(self.output.weight)

    def forward(self, rows: Rows, told: Tensor) -> tuple[Tensor, Tensor]:
        """Log-chances and final points; `told` says whose kind is an input."""
        kinds = nn.functional.one_hot(rows.kinds.clamp(min=0), len(KINDS))
        kinds = kinds * (told & (rows.kinds >= 0))[..., None]
        there = rows.there[..., None].float()
        table = rows.table[:, None, :].expand(-1, rows.there.shape[1], -1)
        inputs = torch.cat((rows.seats.float(), table.float(), kinds.float()), -1)
        hidden = torch.relu(self.input(inputs)) * there
        count = there.sum(1, keepdim=True)
        for block in self.blocks:
            others = (hidden.sum(1, keepdim=True) - hidden) / (count - 1)
            hidden = (hidden + torch.relu(block(torch.cat((hidden, others), -1)))) * there
        out = self.output(hidden)
        logits = out[..., 0].masked_fill(~rows.there, NEVER)
        return torch.log_softmax(logits, -1), out[..., 1]


@dataclass(frozen=True)
class Learning:
    """How long and how fast to learn."""

    batch: int = 8192
    rate: float = 3e-3
    decay: float = 1e-2
    width: int = 384
    epochs: float = 4.0  # how often each moment is seen
    ahead: float = 0.9  # how much the judge's own view one action later counts
    seed: int = 1


def make_judge(rows: Rows, steps: NDArray[np.int64], learning: Learning) -> JudgeNet:
    """The judge after all rounds: see the head of this file. `learning` is that of the teachers."""
    share, game, wanted = rows.share.cpu().numpy(), rows.game.cpu().numpy(), rows.share
    for decay in ROUNDS:
        values = opinions(replace(rows, share=wanted), learning)
        wanted = torch.from_numpy(later(game, steps, values, share, decay)).to(rows.share)
    own = replace(learning, epochs=LAST_EPOCHS * learning.epochs, width=WIDTH)
    after = torch.from_numpy(following(game, steps)).to(rows.game.device)
    return learn(replace(rows, share=wanted), own, after)


def opinions(rows: Rows, learning: Learning) -> NDArray[np.float32]:
    """The mean chances by several teachers that have learned from the other half of the games."""
    odd = rows.game % 2 == 1
    values = np.zeros(rows.share.shape, np.float32)
    for half in (odd, ~odd):
        learned, at = rows.part(torch.where(half)[0]), torch.where(~half)[0]
        others = rows.part(at)
        for seed in range(TEACHERS):
            judge = learn(learned, replace(learning, seed=learning.seed + 1 + seed))
            values[at.cpu().numpy()] += chances_of(judge, others, True) / TEACHERS
    return values


def later(
    game: NDArray[np.integer],
    steps: NDArray[np.integer],
    values: NDArray[np.float32],
    share: NDArray[np.float32],
    decay: float,
) -> NDArray[np.floating]:
    """What to learn at each moment: the mean of this value, later ones of its game and its result.

    Half of it is the value of the moment itself. Of what follows, each action counts `decay` times
    as much as the one before. Moments stand in the order of their games.
    """
    ends = np.flatnonzero(np.diff(game, append=game[-1] + 1))
    left = np.repeat(ends, np.diff(ends, prepend=-1)) - np.arange(len(game))
    wanted: NDArray[np.float32] = share.astype(np.float32)
    for rank in range(1, int(left.max()) + 1):
        at = np.flatnonzero(left == rank)
        part = (decay ** (steps[at + 1] - steps[at]).astype(np.float64))[:, None]
        wanted[at] = (1 - part) * values[at + 1] + part * wanted[at + 1]
    mixed: NDArray[np.floating] = (values + wanted) / 2
    return mixed


def following(game: NDArray[np.integer], steps: NDArray[np.integer]) -> NDArray[np.int64]:
    """The place of the moment one action later, or a moment's own place where that is not kept."""
    places = np.arange(len(game))
    near = (np.diff(game) == 0) & (np.diff(steps) == 1)
    places[:-1] += near
    return places


def learn(rows: Rows, learning: Learning, after: Tensor | None = None) -> JudgeNet:
    """A judge that has learned the outcomes of these moments; the mean over the last steps.

    With `after`, the places of the moments one action later, it also learns from what it thinks
    there: `learning.ahead` says how much.
    """
    torch.manual_seed(learning.seed)
    torch.set_float32_matmul_precision("high")
    net = JudgeNet(learning.width).to(rows.seats.device)
    last = int(max(FEWEST, learning.epochs * len(rows) / learning.batch))
    fade = get_ema_multi_avg_fn(1 - 1 / (MEAN_PART * last))
    mean = AveragedModel(net, multi_avg_fn=fade)
    optimiser = torch.optim.AdamW(
        net.parameters(), lr=learning.rate, weight_decay=learning.decay, fused=True
    )
    for step in range(last):
        done = step / last
        for group in optimiser.param_groups:
            group["lr"] = learning.rate * min(1.0, step / 200 + 0.01) * (1.0 - done)
        loss = loss_of(net, *draw_lesson(rows, learning, mean, after))
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        mean.update_parameters(net)
        if step % 500 == 0:
            print(f"learned {done:.0%}, loss {float(loss.detach()):.4f}", flush=True)
    return cast(JudgeNet, mean.module)


def draw_lesson(
    rows: Rows, learning: Learning, mean: AveragedModel, after: Tensor | None
) -> tuple[Rows, Tensor]:
    """Some moments with what to learn there, and whose kind is told."""
    places = torch.randint(len(rows), (learning.batch,), device=rows.game.device)
    drawn = rows.part(places)
    told = draw_told(drawn)
    if after is None:
        return drawn, told
    then = after[places]
    with torch.no_grad():
        thought = mean(rows.part(then), told)[0].exp()
    weight = learning.ahead * (then != places).float()[:, None]
    return replace(drawn, share=(1 - weight) * drawn.share + weight * thought), told


def loss_of(net: JudgeNet, rows: Rows, told: Tensor) -> Tensor:
    """Cross-entropy of the outcome, and a little of the error of final points."""
    chances, points = net(rows, told)
    there = rows.there.float()
    misses = (points - rows.totals).abs() * there
    entropy = -(rows.share * chances * there).sum(-1).mean()
    result: Tensor = entropy + AUX * misses.sum() / there.sum()
    return result


def draw_told(rows: Rows) -> Tensor:
    """Whose kind is told: all, nobody's, or each by a toss."""
    drawn = torch.rand(len(rows), 1, device=rows.game.device)
    each = torch.rand(rows.there.shape, device=rows.game.device) < 0.5
    return (drawn < TELL_ALL) | ((drawn > TELL_ALL + TELL_NONE) & each)


def chances_of(net: JudgeNet, rows: Rows, told: bool) -> NDArray[np.float64]:
    """The chances of all seats at these moments."""
    found = []
    with torch.no_grad():
        for low in range(0, len(rows), 16384):
            places = torch.arange(low, min(low + 16384, len(rows)), device=rows.game.device)
            part = rows.part(places)
            all_told = torch.full_like(part.there, told)
            found.append(net(part, all_told)[0].double().exp().cpu().numpy())
    return np.concatenate(found)
