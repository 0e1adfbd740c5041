"""Bots that look ahead within a budget, on one or more threads; `search` is one of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import numpy as np

from damrak.bots.budget import Budget
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.bots.kernels.search import (
    SEARCH,
    Search,
    begin,
    best_choice,
    compare,
    halve,
    rounds_of,
    think,
)
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import Observation, State
from damrak.rules.legal import legal_actions, nth_legal

DEFAULT = Budget(0, 200)


class SearchThread(Protocol):
    """A search in one thread: its memory and its kernels."""

    chance: int  # the state of its random generator

    def look(self, seen: Observation) -> int:
        """Take a copy of the observation; the action if only one is legal, else -1."""

    def think(self, simulations: int) -> int:
        """The choice after so many simulations."""

    def begin(self) -> int:
        """Start a search by steps, for a budget of time; how many rounds there will be."""

    def compare(self) -> int:
        """Try the actions up for choice once more; how many simulations, 0 if memory is full."""

    def halve(self) -> None:
        """Drop the worse half of the actions; called after each round but the last."""

    def best(self) -> int:
        """The choice."""


class Searcher:
    """Looks ahead within a budget. With simulations alone the same seed gives the same choices.

    Several threads search independently, each with its own seed, and vote.
    """

    def __init__(self, name: str, searches: Sequence[SearchThread], budget: Budget) -> None:
        self.name, self._searches, self._budget = name, searches, budget
        self._pool = ThreadPoolExecutor(len(searches)) if len(searches) > 1 else None

    def __reduce__(self) -> tuple[object, ...]:
        return Searcher, (self.name, self._searches, self._budget)  # with threads of its own

    def reseed(self, seed: int) -> None:
        """Start its random numbers anew."""
        for number, search in enumerate(self._searches):
            search.chance = (seed + number) % 2**64

    def choose(self, seen: Observation) -> int:
        """The action that did best in the simulations."""
        only = max(search.look(seen) for search in self._searches)
        return only if only >= 0 else self._think(self._budget.at(int(seen.players)))

    def _think(self, budget: Budget) -> int:
        started = time.perf_counter()

        def ask(search: SearchThread) -> int:
            if budget.milliseconds:
                return _think_until(search, budget, started)
            return search.think(-(-budget.simulations // len(self._searches)))

        votes = (
            list(self._pool.map(ask, self._searches)) if self._pool else [ask(self._searches[0])]
        )
        return max(votes, key=votes.count)


def _think_until(search: SearchThread, budget: Budget, started: float) -> int:
    """Search until the time or the simulations of the budget are used up."""
    rounds, left = search.begin(), budget.simulations or 10**9
    for number in range(rounds):
        deadline = started + budget.milliseconds / 1000 * (number + 1) / rounds
        part = left // (rounds - number)
        while part > 0 and time.perf_counter() < deadline:
            done = search.compare()
            if done == 0:
                break
            part -= done
            left -= done
        if number + 1 < rounds:
            search.halve()
    return search.best()


class SearchBot(Searcher):
    """`search`: each thread grows a tree of its own."""

    def __init__(
        self, board: Catalogue, seed: int, budget: Budget = DEFAULT, threads: int = 1
    ) -> None:
        trees = [Tree(board, seed + number) for number in range(threads)]
        super().__init__("search", trees, budget if any(budget) else DEFAULT)


class Tree:
    """A tree search in one thread: its memory and its kernels."""

    def __init__(self, board: Catalogue, seed: int) -> None:
        self._tables = board.tables
        self._search: Search = np.zeros(1, SEARCH)[0]
        self._work: Work = np.zeros(1, bot_work_dtype(board.board))[0]
        self._state: State = np.zeros(1, board.state_dtype)[0]
        self._work.random = seed % 2**64
        self._looked = np.zeros(1, board.observation_dtype)

    @property
    def _seen(self) -> Observation:
        seen: Observation = self._looked[0]
        return seen

    @property
    def chance(self) -> int:
        """The state of its random generator."""
        return int(self._work.random)

    @chance.setter
    def chance(self, number: int) -> None:
        self._work.random = np.uint64(number)

    def look(self, seen: Observation) -> int:
        """Take a copy: kernels try out cards in the hand they look at, each thread in its own."""
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
