"""Hints (`damrak.bots.kernels.net_features`) for a batch of games on the CPU."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.net_features import hint_games, hints_dtype, paths_dtype
from damrak.envs.games import Games
from damrak.game.catalogue import catalogue


class GamesHints:
    """`numbers` has a row for the seat to move in every game; `fill` overwrites it."""

    def __init__(self, games: Games) -> None:
        board = games.board
        made = catalogue(board)
        self._rows = np.zeros(games.games, hints_dtype(board))
        self.numbers = self._rows.view(np.int8).reshape(games.games, -1)
        self._buffers = np.zeros(1, made.observation_dtype), np.zeros(1, paths_dtype(board))
        self._tables, self._states = made.table_array, games.states
        self.fill()

    def fill(self) -> None:
        """Compute the hints for the present positions."""
        hint_games(self._tables, *self._buffers, self._states, self._rows)
