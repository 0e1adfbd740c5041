"""Hints (`damrak.bots.kernels.net_features`) for a batch of games on a GPU."""

from __future__ import annotations

from functools import cache

import numpy as np

from damrak.bots.kernels.net_features import fill_hints, hints_dtype, paths_dtype
from damrak.compile.cuda import DeviceKernel, copy_words, on_device, with_words
from damrak.envs.cuda_base import OnDevice, cuda, launch_size, local_type, records
from damrak.game.catalogue import Catalogue, catalogue
from damrak.rules.layout import OVER
from damrak.rules.observe import observe


class CudaHints:
    """`numbers` has a row for the seat to move in every game; `fill` overwrites it."""

    def __init__(self, batch: OnDevice) -> None:
        made, games = catalogue(batch.board), batch.games
        kind = hints_dtype(batch.board)
        self._kernel = _kernel(made)
        self._tables = cuda.to_device(made.table_array)
        self._batch, self._records = batch, batch.records
        self._rows = records((games,), with_words(kind))
        self.numbers = self._rows.view(np.int8).reshape(games, -1)[:, : kind.itemsize]
        self._size = launch_size(games)
        self.fill()

    def fill(self) -> None:
        """Compute the hints for the present positions."""
        self._kernel[(*self._size, self._batch.stream)](self._tables, self._records, self._rows)


@cache
def _kernel(made: Catalogue) -> DeviceKernel:
    seen_type = local_type(made.observation_dtype)
    paths_type = local_type(paths_dtype(made.board))
    row_type = local_type(with_words(hints_dtype(made.board)))
    look, fill, copy = on_device(observe), on_device(fill_hints), copy_words()

    @cuda.jit
    def hint(tables, states, rows):
        game = cuda.grid(1)
        if game < states.shape[0]:
            seen = cuda.local.array(1, seen_type)
            paths = cuda.local.array(1, paths_type)
            row = cuda.local.array(1, row_type)
            state = states[game]
            if state.phase != OVER:
                look(tables[0], state, state.to_move, seen[0])
                fill(tables[0], seen[0], row[0], paths[0])
                copy(rows[game], row[0])

    compiled: DeviceKernel = hint
    return compiled
