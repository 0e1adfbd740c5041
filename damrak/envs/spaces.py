"""Observation and action spaces of a board for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.game.errors import InvalidSetup
from damrak.i18n.extras import MissingExtra
from damrak.rules.tensor import MOST, tensor_size

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError as error:
    raise MissingExtra("gymnasium") from error


Info: TypeAlias = dict[str, Any]  # what Gymnasium and PettingZoo pass on beside an observation


ObservationKind: TypeAlias = Literal["dict", "flat"]


def observation_space(board: Board, kind: ObservationKind = "dict") -> Box | Dict:
    """The tensor of a seat and the mask of its legal actions; `flat`: the tensor alone."""
    tensor = Box(-1, MOST, (tensor_size(board),), np.int8)
    if kind == "flat":
        return tensor
    if kind != "dict":
        raise InvalidSetup("choice", name="observation", value=str(kind), known="dict, flat")
    return Dict({"observation": tensor, "action_mask": Box(0, 1, (action_count(board),), np.int8)})


def action_space(board: Board) -> Discrete[np.int64]:
    """The numbers of actions; `sample(mask)` keeps to the legal ones."""
    return Discrete(action_count(board))
