"""A small policy for learners of your own: it sees a batch, knows the mask, and can be an opponent.

net = MaskedNet()
envs = DamrakVectorEnv(64, 2, opponents=(net.choose,))
"""

from __future__ import annotations

import copy

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.game.catalogue import amsterdam
from damrak.rules.tensor import tensor_size
from damrak.train.pytorch import Tensor, nn, torch

NEVER = -1e9  # the score of an illegal action
Rows = NDArray[np.int8]


class MaskedNet(nn.Module):
    """A score for each legal action, and a value of the position, from observations and masks."""

    def __init__(self, board: Board | None = None, hidden: int = 256) -> None:
        super().__init__()
        known = board or amsterdam()
        self.body = nn.Sequential(
            nn.Linear(tensor_size(known), hidden),
            nn.LayerNorm(hidden),
            nn.ReLU(),
            nn.Linear(hidden, hidden),
            nn.ReLU(),
        )
        self.policy, self.value = nn.Linear(hidden, action_count(known)), nn.Linear(hidden, 1)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The scores of actions, NEVER for illegal ones, and the value of each row."""
        seen = self.body(observations.float())
        return self.policy(seen).masked_fill(masks == 0, NEVER), self.value(seen)[:, 0]

    @torch.no_grad()
    def choose(self, observations: Rows, masks: Rows) -> NDArray[np.int64]:
        """An action for each row, drawn by the scores as logits; an opponent of environments."""
        scores, _ = self(torch.from_numpy(observations), torch.from_numpy(masks))
        drawn = torch.distributions.Categorical(logits=scores).sample()
        return np.asarray(drawn.numpy())

    @torch.no_grad()
    def best(self, observations: Rows, masks: Rows) -> NDArray[np.int64]:
        """The action with the highest score for each row; an opponent, too."""
        scores, _ = self(torch.from_numpy(observations), torch.from_numpy(masks))
        return np.asarray(scores.argmax(-1).numpy())

    def frozen(self) -> MaskedNet:
        """A copy that stays as it is."""
        return copy.deepcopy(self).requires_grad_(False)
