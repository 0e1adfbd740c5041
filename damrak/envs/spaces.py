"""Observation and action spaces of a board for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.i18n.extras import MissingExtra
from damrak.rules.actions import KEEP_BOTH, KEEP_FIRST
from damrak.rules.tensor import MOST, tensor_dtype

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise MissingExtra("gymnasium") from error


Info: TypeAlias = dict[str, Any]  # what Gymnasium and PettingZoo pass on beside an observation


def observation_space(board: Board) -> Dict:
    """The tensor of a seat and the mask of its legal actions."""
    return Dict(
        {
            "observation": Box(-1, MOST, (tensor_dtype(board).itemsize,), np.int8),
            "action_mask": Box(0, 1, (action_count(board),), np.int8),
        }
    )


class LegalActions(Discrete[np.int64]):
    """The numbers of actions; without a mask it samples among the legal ones.

    The environment sets which are legal. After `seed`, at the start of a run, they are those of the
    first choice of a game: which contracts to keep.
    """

    def __init__(self, board: Board) -> None:
        super().__init__(action_count(board))
        slots = board.facts.pieces.market
        self._opening = np.zeros(action_count(board), np.int8)
        self._opening[slots + KEEP_FIRST : slots + KEEP_BOTH + 1] = 1
        self.legal = self._opening

    def seed(self, seed: int | None = None) -> int:
        self.legal = self._opening
        return super().seed(seed)

    def sample(
        self, mask: NDArray[np.int8] | None = None, probability: NDArray[np.int8] | None = None
    ) -> np.int64:
        """A random legal action, all equally likely unless a mask or odds are given."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask, probability)
