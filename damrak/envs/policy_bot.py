"""A policy over the rows and masks of the environments, as a bot that the arena seats."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from damrak.board import Board
from damrak.board.tables import action_count
from damrak.bots import Budget
from damrak.envs.kernels.openspiel import show
from damrak.game.catalogue import catalogue
from damrak.game.engine import numbers_in
from damrak.rules.layout import Observation
from damrak.rules.legal import legal_actions
from damrak.rules.tensor import own_numbers, tensor_columns, tensor_dtype


class PolicyBot:
    """Derive a class from it, with a `policy` and a `name`; it plays by MODULE:CLASS."""

    name = "policy"

    def __init__(self, board: Board, seed: int, budget: Budget) -> None:
        self._made = catalogue(board)
        self._row, self._columns = np.zeros(1, tensor_dtype(board)), tensor_columns(board)
        self._work = np.zeros(1, self._made.work_dtype)
        self._actions = action_count(board)
        self.random = np.random.default_rng(seed)

    def policy(self, rows: npt.NDArray[np.int8], masks: npt.NDArray[np.int8]) -> npt.ArrayLike:
        """The number of an action for each row: here a random legal one."""
        return [self.random.choice(np.flatnonzero(mask)) for mask in masks]

    def choose(self, seen: Observation) -> int:
        """What the policy chooses in a batch of one."""
        rows, masks = self.numbers(seen)
        return int(np.asarray(self.policy(rows, masks)).reshape(1)[0])

    def numbers(self, seen: Observation) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
        """The row and the mask of an observation, as the environments show them; new arrays."""
        show(self._made.table_array, np.asarray(seen).reshape(1), self._row)
        legal_actions(self._made.tables, seen, self._work[0])
        mask = np.zeros((1, self._actions), np.int8)
        mask[0, numbers_in(self._work[0].legal)] = 1
        return own_numbers(self._row, self._columns).copy(), mask
