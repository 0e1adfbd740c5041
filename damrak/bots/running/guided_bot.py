"""The `guided` bot: runs the kernels of guided.py with a net and a budget."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from damrak.bots.budget import Budget
from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.guided_entry import (
    begin_entry,
    best_entry,
    compare_entry,
    halve_entry,
    think_entry,
)
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, loaded
from damrak.bots.running.searcher import Searcher
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import Observation
from damrak.rules.legal import legal_actions, nth_legal

DEFAULT = Budget(0, 300)


class GuidedBot(Searcher):
    """`guided`: looks ahead with the net of the package, or another."""

    def __init__(
        self,
        board: Catalogue,
        seed: int,
        budget: Budget = DEFAULT,
        threads: int = 1,
        net: Path = MASTER,
    ) -> None:
        weights = loaded(net, board.board)
        searches = [_GuidedSearch(board, weights, seed + number) for number in range(threads)]
        super().__init__("guided", searches, budget if any(budget) else DEFAULT)


class _GuidedSearch:
    """A search with a net in one thread: its memory and its kernels."""

    def __init__(self, board: Catalogue, net: np.ndarray, seed: int) -> None:
        self._seen = np.zeros(1, board.observation_dtype)
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self._work[0].random = seed % 2**64
        self._guide = np.zeros(1, guide_dtype(board.board, net["block"].shape[3]))
        self._all = (board.table_array, self._seen, self._work, net, self._guide)
        self._tables = board.tables

    @property
    def chance(self) -> int:
        """The state of its random generator."""
        return int(self._work[0].random)

    @chance.setter
    def chance(self, number: int) -> None:
        self._work[0].random = np.uint64(number)

    def look(self, seen: Observation) -> int:
        """Take a copy: kernels try cards out in the hand they look at."""
        self._seen[0] = seen
        one = legal_actions(self._tables, self._seen[0], self._work[0]) == 1
        return int(nth_legal(self._work[0], 0)) if one else -1

    def think(self, simulations: int) -> int:
        """The choice after so many simulations."""
        return int(think_entry(*self._all, simulations))

    def begin(self) -> int:
        """The net's favourites up for choice; how many rounds there will be."""
        return int(begin_entry(*self._all))

    def compare(self) -> int:
        """Try the actions on as many deals as fit into a batch; how many simulations."""
        return int(compare_entry(*self._all))

    def halve(self) -> None:
        """Leave the better half."""
        halve_entry(self._guide)

    def best(self) -> int:
        """The choice."""
        return int(best_entry(self._guide))
