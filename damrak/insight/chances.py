"""`Chances`: the chances of all seats at any moment, by the judge that sees everything."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import Catalogue
from damrak.insight.judge_file import JUDGE, read_judge
from damrak.insight.kernels.chances import chances_entry, judge_buffers_dtype
from damrak.insight.kernels.position_numbers import KINDS, position_dtype
from damrak.rules.layout import State


class Chances:
    """Judges whole states: hands and contracts open, the order of the decks unread.

    It has buffers of its own: use one in each thread.
    """

    def __init__(self, board: Catalogue, judge: Path = JUDGE) -> None:
        self._net = read_judge(judge)
        self._tables = board.table_array
        self._state = np.zeros(1, board.state_dtype)
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self.position = np.zeros(1, position_dtype(board.board))
        self._buffers = np.zeros(1, judge_buffers_dtype(len(self._net["bias"][0])))
        self.tell(())

    def tell(self, kinds: Sequence[str]) -> None:
        """Say who plays at each seat: a name in KINDS, or any other if that is not known."""
        numbers = [KINDS.index(name) if name in KINDS else -1 for name in kinds]
        self._buffers["kinds"][0] = -1
        self._buffers["kinds"][0, : len(numbers)] = numbers

    def of(self, state: State) -> tuple[float, ...]:
        """The chance of each seat; they add up to 1."""
        self._state[0] = state
        chances_entry(
            self._tables, self._state, self._work, self.position, self._net, self._buffers
        )
        return tuple(self._buffers["chances"][0, : int(state.players)].tolist())
