"""OpenSpiel's observers: what a player knows as numbers and as text, and what everybody knows."""

from __future__ import annotations

import numpy as np

from damrak.envs.kernels.openspiel import show
from damrak.envs.openspiel_state import DamrakState, record_text
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import NOBODY
from damrak.rules.observe import observe
from damrak.rules.tensor import (
    own_numbers,
    tensor_columns,
    tensor_dtype,
    tensor_size,
    tensor_slices,
)

NOT_DEALT = "not dealt"  # what a player knows before the seed is complete


class DamrakObserver:
    """OpenSpiel's observer: `tensor`, its named parts in `dict`, and a text."""

    def __init__(self, made: Catalogue, perfect_recall: bool, is_tree: bool) -> None:
        board, self._tables = made.board, made.table_array
        self._recall, self._is_tree = perfect_recall, is_tree
        self._row, self._columns = np.zeros(1, tensor_dtype(board)), tensor_columns(board)
        self.tensor = np.zeros(tensor_size(board), np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.stop].reshape(part.shape)
            for part in tensor_slices(board)
        }

    def set_from(self, state: DamrakState, player: int) -> None:
        """Write the tensor: see damrak/rules/tensor.py."""
        seen = state.observed(player)
        if seen is None:
            self.tensor.fill(0)
        else:
            show(self._tables, seen, self._row)
            self.tensor[:] = own_numbers(self._row, self._columns)[0]

    def string_from(self, state: DamrakState, player: int) -> str:
        """The observation field by field: see damrak/rules/layout.py."""
        seen = state.observed(player)
        if seen is None:
            return NOT_DEALT
        past = f"memory: {state.remembered(player)}"
        if self._recall and self._is_tree:
            return past
        return record_text(seen) + (f"\n{past}" if self._recall else "")


class PartObserver:
    """What everybody knows (`public`), or what a player knows besides; a text alone."""

    def __init__(self, made: Catalogue, public: bool) -> None:
        self._catalogue, self._public = made, public
        self.tensor, self.dict = None, dict[str, object]()

    def set_from(self, state: DamrakState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: DamrakState, player: int) -> str:
        """The fields of what a spectator sees, or those that the player sees otherwise."""
        seen = state.observed(player)
        if seen is None:
            return NOT_DEALT
        watched = np.zeros(1, self._catalogue.observation_dtype)
        observe(self._catalogue.tables, state.record, NOBODY, watched[0])
        public = record_text(watched)
        if self._public:
            return public
        known = set(public.split("\n"))
        return "\n".join(line for line in record_text(seen).split("\n") if line not in known)
