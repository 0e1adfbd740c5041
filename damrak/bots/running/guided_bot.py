"""The `guided` bot: runs the kernels of guided.py with a net and a budget.

A record whose fields overlap cannot be passed to compiled code by itself, so the entry points take
arrays of one record each.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from damrak.bots.budget import Budget
from damrak.bots.kernels.guided import (
    Guide,
    begin,
    best_choice,
    compare,
    guide_dtype,
    halve,
    rounds_of,
    think,
)
from damrak.bots.kernels.net import Net
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.bots.running.net_files import MASTER, loaded
from damrak.bots.running.searcher import Searcher
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import Observation, Tables
from damrak.rules.legal import legal_actions, nth_legal

DEFAULT = Budget(0, 300)


@kernel
def think_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    guide: Row[Guide],
    simulations: int,
) -> int:
    """`think`, called from Python."""
    return think(tables[0], seen[0], work[0], net[0], guide[0], simulations)


@kernel
def begin_entry(
    tables: Row[Tables], seen: Row[Observation], work: Row[Work], net: Row[Net], guide: Row[Guide]
) -> int:
    """`begin`, and how many rounds there will be."""
    begin(tables[0], seen[0], work[0], net[0], guide[0])
    return rounds_of(guide[0])


@kernel
def compare_entry(
    tables: Row[Tables], seen: Row[Observation], work: Row[Work], net: Row[Net], guide: Row[Guide]
) -> int:
    """`compare`, called from Python."""
    return compare(tables[0], seen[0], work[0], net[0], guide[0])


@kernel
def halve_entry(guide: Row[Guide]) -> None:
    """`halve`, called from Python."""
    halve(guide[0])


@kernel
def best_entry(guide: Row[Guide]) -> int:
    """`best_choice`, called from Python."""
    return best_choice(guide[0])


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
