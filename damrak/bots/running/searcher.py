"""Bots that look ahead: their budget, their threads, and the one around `search.py`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np

from damrak.bots.budget import Budget
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import (
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


class Mind(Protocol):
    """What thinks in one thread: its memory, and its kernels."""

    def look(self, seen: Observation) -> int:
        """Take a copy of what is seen; the action where there is no choice, else -1."""

    def think(self, simulations: int) -> int:
        """The choice after so many simulations."""

    def begin(self) -> int:
        """The same by steps, for those who watch a clock: how many rounds there will be."""

    def compare(self) -> int:
        """Try the actions up for choice once more; how many simulations, 0 when it is full."""

    def halve(self) -> None:
        """After each round but the last."""

    def best(self) -> int:
        """The choice."""


class Thinker:
    """Looks ahead within a budget. With simulations alone the same seed gives the same choices.

    Several threads think by themselves, from chance of their own, and vote.
    """

    def __init__(self, name: str, minds: Sequence[Mind], budget: Budget) -> None:
        self.name, self._minds, self._budget = name, minds, budget
        self._pool = ThreadPoolExecutor(len(minds)) if len(minds) > 1 else None

    def choose(self, seen: Observation) -> int:
        """The action that did best in the simulations."""
        only = max(mind.look(seen) for mind in self._minds)
        return only if only >= 0 else self._think(self._budget.at(int(seen.players)))

    def _think(self, budget: Budget) -> int:
        started = time.perf_counter()

        def ask(mind: Mind) -> int:
            if budget.milliseconds:
                return _think_until(mind, budget, started)
            return mind.think(-(-budget.simulations // len(self._minds)))

        votes = list(self._pool.map(ask, self._minds)) if self._pool else [ask(self._minds[0])]
        return max(votes, key=votes.count)


def _think_until(mind: Mind, budget: Budget, started: float) -> int:
    """By the clock, and with no more simulations than the budget has."""
    rounds, left = mind.begin(), budget.simulations or 10**9
    for number in range(rounds):
        deadline = started + budget.milliseconds / 1000 * (number + 1) / rounds
        part = left // (rounds - number)
        while part > 0 and time.perf_counter() < deadline:
            done = mind.compare()
            if done == 0:
                break
            part -= done
            left -= done
        if number + 1 < rounds:
            mind.halve()
    return mind.best()


class SearchBot(Thinker):
    """`search`: each thread grows a tree of its own."""

    def __init__(
        self, board: Catalogue, seed: int, budget: Budget = DEFAULT, threads: int = 1
    ) -> None:
        trees = [Tree(board, seed + number) for number in range(threads)]
        super().__init__("search", trees, budget if any(budget) else DEFAULT)


class Tree:
    """A tree, and what grows it."""

    def __init__(self, board: Catalogue, seed: int) -> None:
        self._tables = board.tables
        self._search: Any = np.zeros(1, SEARCH)[0]
        self._work: Any = np.zeros(1, bot_work_dtype(board.board))[0]
        self._state: Any = np.zeros(1, board.state_dtype)[0]
        self._work.random = seed % 2**64
        self._looked = np.zeros(1, board.observation_dtype)
        self._seen: Any = self._looked[0]

    @property
    def chance(self) -> int:
        """The number that all chance goes by from now on."""
        return int(self._work.random)

    @chance.setter
    def chance(self, number: int) -> None:
        self._work.random = number

    def look(self, seen: Observation) -> int:
        """Take a copy: kernels try cards out in the hand they look at, all threads at once."""
        self._looked[0] = seen
        one = legal_actions(self._tables, self._seen, self._work) == 1
        return int(nth_legal(self._work, 0)) if one else -1

    def think(self, simulations: int) -> int:
        """The choice after so many simulations."""
        arguments = (self._tables, self._seen, self._work, self._state, self._search)
        return int(think(*arguments, simulations))

    def begin(self) -> int:
        """A new tree; how many rounds there will be."""
        begin(self._tables, self._seen, self._work, self._search)
        return int(rounds_of(self._search))

    def compare(self) -> int:
        """One deal; how many simulations, 0 when the tree is full."""
        return int(compare(self._tables, self._seen, self._work, self._state, self._search))

    def halve(self) -> None:
        """Leave the better half."""
        halve(self._search)

    def best(self) -> int:
        """The choice."""
        return int(best_choice(self._seen, self._search))
