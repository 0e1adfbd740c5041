"""The net: what to do and who will win, from one observation and its hints, seats from the viewer.

    hidden = inputs * weights + bias
    for each block: hidden += weights * relu(hidden / rms(hidden)) + bias
    policy, value  = weights * relu(hidden / rms(hidden)) + bias

There is one number for each action, one for each seat's chance to win (logits of which seats at the
table alone count), and one for each seat's margin. `damrak/bots/kernels/net.py` computes the
same with whole numbers.
"""

from __future__ import annotations

import math

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.net_features import input_slices
from damrak.train.pytorch import Tensor, nn, torch

TINY = 1e-6  # added to the mean square, as in the kernel
NEVER = -1e9  # the logit of something impossible
# Numbers of these slices are divided by these, so that inputs are about 1; others are 0 or 1.
UNITS = {
    "hand": 3,
    "blind": 3,
    "known": 3,
    "unseen": 6,
    "fresh": 6,
    "discards": 4,
    "hand_size": 6,
    "blind_size": 4,
    "carts": 8,
    "score": 12,
    "merchandise": 2,
    "contracts_kept": 2,
    "contract_places": 10,
    "deck_size": 15,
    "contract_count": 8,
    "merchandise_left": 3,
    "turns_left": 2,
    "turn": 30,
    "near": 6,
    "kept_near": 6,
    "offer_near": 6,
    "leads": 6,
    "lacks": 2,
    "balance": 10,
}


class Net(nn.Module):
    """Policy and value for one board."""

    def __init__(self, board: Board, hidden: int, blocks: int) -> None:
        super().__init__()
        slices = {each.name: each for each in input_slices(board)}
        numbers = max(each.stop for each in slices.values())
        scale = torch.ones(numbers)
        for name, unit in UNITS.items():
            scale[slices[name].start : slices[name].stop] = 1 / unit
        self.scale: Tensor
        self.register_buffer("scale", scale, persistent=False)
        self.sizes = slice(slices["players"].start, slices["players"].stop)
        self.input = nn.Linear(numbers, hidden)
        self.blocks = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(blocks))
        self.policy = nn.Linear(hidden, action_count(board))
        self.value = nn.Linear(hidden, 2 * SEATS)
        self._begin(blocks)

    def _begin(self, blocks: int) -> None:
        """Start with small heads, so that all actions are about equally likely."""
        nn.init.normal_(self.input.weight, std=1 / math.sqrt(80))  # about 80 inputs are not 0
        for block in self.blocks:
            assert isinstance(block, nn.Linear)  # noqa: S101 - for the checker of types
            nn.init.normal_(block.weight, std=1 / math.sqrt(block.in_features * blocks))
        for head in (self.policy, self.value):
            nn.init.normal_(head.weight, std=0.01 / math.sqrt(head.in_features))
        for layer in (self.input, *self.blocks, self.policy, self.value):
            nn.init.zeros_(layer.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Log-probabilities of the actions, and by seat logits of winning and margins."""
        # scaling the weights is cheaper than scaling the inputs
        weights = self.input.weight * self.scale
        # on a GPU in 16 bits, which hold whole numbers up to 127 exactly
        kind = torch.bfloat16 if observations.is_cuda else weights.dtype
        hidden = nn.functional.linear(observations.to(kind), weights, self.input.bias)
        for block in self.blocks:
            hidden = hidden + block(_normed(hidden))
        last = _normed(hidden)
        logits = self.policy(last).float()
        chances = torch.log_softmax(logits.masked_fill(masks == 0, NEVER), -1)
        value = self.value(last).float()
        return chances, self._at_the_table(observations, value[:, :SEATS]), value[:, SEATS:]

    def _at_the_table(self, observations: Tensor, logits: Tensor) -> Tensor:
        """Set the logits of empty seats to NEVER."""
        players = observations[:, self.sizes]
        third = players[:, 1:].sum(-1) == 0
        fourth = players[:, 2] == 0
        none = torch.zeros_like(third)
        return logits.masked_fill(torch.stack((none, none, third, fourth), -1), NEVER)


def _normed(hidden: Tensor) -> Tensor:
    return nn.functional.relu(nn.functional.rms_norm(hidden, hidden.shape[-1:], eps=TINY))


def values_of(wins: Tensor, margins: Tensor) -> Tensor:
    """Chance to win and margin of each seat, as [..., seat, 2]."""
    return torch.stack((torch.softmax(wins, -1), margins), -1)
