"""The bot around `search.py`: its budget and its threads."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from damrak.bots.budget import Budget
from damrak.bots.search import (
    SEARCH,
    begin,
    best_choice,
    compare,
    halve,
    rounds_of,
    think,
)
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import Observation
from damrak.rules.legal import legal_actions, nth_legal

DEFAULT = Budget(0, 200)


class SearchBot:
    """Looks ahead within a budget. With simulations alone the same seed gives the same choices.

    Several threads grow a tree each, from chance of their own, and vote.
    """

    name = "search"

    def __init__(
        self, board: Catalogue, seed: int, budget: Budget = DEFAULT, threads: int = 1
    ) -> None:
        self._budget = budget if any(budget) else DEFAULT
        self._tables = board.tables
        self._trees = [_Tree(board, seed + number) for number in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, seen: Observation) -> int:
        """The action that did best in the simulations."""
        action = self._only_action(seen)
        if action >= 0:
            return action
        for tree in self._trees:
            tree.look(seen)
        return self._think()

    def _only_action(self, seen: Observation) -> int:
        """The action where there is no choice, else -1."""
        work = self._trees[0].work
        one = legal_actions(self._tables, seen, work) == 1
        return int(nth_legal(work, 0)) if one else -1

    def _think(self) -> int:
        started = time.perf_counter()

        def grow(tree: _Tree) -> int:
            if self._budget.milliseconds:
                return tree.think_until(self._tables, started, self._budget)
            simulations = -(-self._budget.simulations // len(self._trees))
            arguments = (self._tables, tree.seen, tree.work, tree.state, tree.search)
            return int(think(*arguments, simulations))

        votes = list(self._pool.map(grow, self._trees)) if self._pool else [grow(self._trees[0])]
        return max(votes, key=votes.count)


class _Tree:
    """The memory of one thread."""

    def __init__(self, board: Catalogue, seed: int) -> None:
        self.search: Any = np.zeros(1, SEARCH)[0]
        self.work: Any = np.zeros(1, board.work_dtype)[0]
        self.state: Any = np.zeros(1, board.state_dtype)[0]
        self.work.random = seed % 2**64
        self._looked = np.zeros(1, board.observation_dtype)
        self.seen: Any = self._looked[0]

    def look(self, seen: Observation) -> None:
        """Take a copy: kernels try cards out in the hand they look at, all threads at once."""
        self._looked[0] = seen

    def think_until(self, tables: Any, started: float, budget: Budget) -> int:
        """As `think` does, by the clock, and with no more simulations than the budget has."""
        seen = self.seen
        begin(tables, seen, self.work, self.search)
        rounds, left = int(rounds_of(self.search)), budget.simulations or 10**9
        for number in range(rounds):
            deadline = started + budget.milliseconds / 1000 * (number + 1) / rounds
            part = left // (rounds - number)
            while part > 0 and time.perf_counter() < deadline:
                done = int(compare(tables, seen, self.work, self.state, self.search))
                if done == 0:
                    break
                part -= done
                left -= done
            if number + 1 < rounds:
                halve(self.search)
        return int(best_choice(seen, self.search))
