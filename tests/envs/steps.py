"""Helpers of the environment tests: engines at every step of a game, tensors, masks, bytes."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from damrak.compile.kernel import Function
from damrak.game.engine import Engine
from damrak.rules.layout import OVER, Observation
from damrak.rules.record_types import Tensor
from damrak.rules.tensor import (
    fill_mask,
    fill_tensor,
    mask_dtype,
    own_numbers,
    tensor_columns,
    tensor_dtype,
)
from tests.support import POLICIES, new_engine


def moments(board: str, players: int, policy: str, seed: int) -> Iterator[Engine]:
    """The engine at every step of a game, and at its end."""
    engine, chance = new_engine(board, players, seed), random.Random(seed)
    while engine.state.phase != OVER:
        yield engine
        number = POLICIES[policy](engine, engine.legal_numbers(), chance)
        engine.apply(number, int(engine.state.to_move))
    yield engine


def tensor_of(engine: Engine, seen: Observation, fill: Function = fill_tensor) -> Tensor:
    """The tensor of an observation, filled with 99 before, as the kernel must write all of it."""
    row = np.zeros(1, tensor_dtype(engine.catalogue.board))
    row.view(np.int8)[:] = 99
    fill(engine.catalogue.tables, seen, row[0])
    tensor: Tensor = row[0]
    return tensor


def numbers_of(engine: Engine, seen: Observation) -> np.ndarray:
    """The tensor of an observation as the environments show it: the columns of this board."""
    row = np.array([tensor_of(engine, seen)])
    numbers: np.ndarray = own_numbers(row, tensor_columns(engine.catalogue.board))[0]
    return numbers


def mask_of(engine: Engine, fill: Function = fill_mask) -> np.ndarray:
    """The mask of the work record's set of actions, a byte each."""
    mask = np.zeros(1, mask_dtype(engine.catalogue.board))
    fill(engine._work[0], mask[0])
    return mask.view(np.int8)


def bytes_of(holder: object) -> bytes:
    """The bytes of all arrays of an object."""
    arrays = {name: value for name, value in vars(holder).items() if isinstance(value, np.ndarray)}
    return b"".join(arrays[name].tobytes() for name in sorted(arrays))


def stored(thing: Any) -> Any:
    """A thing after it was pickled, as another process gets it."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own
