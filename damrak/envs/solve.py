"""CFR+ on the whole tree of a small game: nearly perfect play for both seats."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from damrak.envs.exploit import Table, Tree
from damrak.envs.openspiel import CHANCE

LITTLE = 1e-12  # for situations that are never reached: all actions alike


class Solver:
    """Regrets of both players, and the average policy; `run` goes on where it stopped.

    Every node but the first has an edge from its parent. The nodes of one depth are done together.
    """

    def __init__(self, tree: Tree) -> None:
        self.tree, self.iterations = tree, 0
        self._regrets, self._sums = np.zeros(tree.masks.shape), np.zeros(tree.masks.shape)
        count, width = len(tree.player), tree.masks.shape[1]
        self._parent = np.zeros(count, np.int64)
        self._edge = np.zeros(count, np.int64)  # of a player: its place in a table
        self._chance = np.ones(count)  # of chance: how likely it is
        depth = np.zeros(count, np.int64)
        for node, children in enumerate(tree.children):  # parents stand before their children
            for number, child in enumerate(children):
                self._parent[child], depth[child] = node, depth[node] + 1
                if tree.player[node] == CHANCE:
                    self._chance[child] = tree.chances[node][number]
                else:
                    self._edge[child] = tree.place[node] * width + tree.actions[node][number]
        self._actor = np.array(tree.player)[self._parent]  # whose edge it is
        self._actor[0] = CHANCE
        self._levels = [np.flatnonzero(depth == each) for each in range(1, depth.max() + 1)]
        self._reward = np.array(tree.reward)

    def run(self, iterations: int) -> Table:
        """The average policy after so many more iterations; later ones count more."""
        for _ in range(iterations):
            self.iterations += 1
            for player in (0, 1):
                self._improve(player)
        return self.tree.table(lambda seen, masks: self._sums + LITTLE)

    def _improve(self, player: int) -> None:
        """Add what a player regrets against the other's policy of now, and its own policy."""
        table = self.tree.table(lambda seen, masks: self._regrets + LITTLE)
        likely = np.where(self._actor == CHANCE, self._chance, table.ravel()[self._edge])
        mine = self._actor == player
        own, others = self._reach(np.where(mine, likely, 1)), self._reach(np.where(mine, 1, likely))
        values = self._values(likely)
        edges, parents = np.flatnonzero(mine), self._parent[mine]
        gains = (values[edges] - values[parents]) * (1 if player == 0 else -1)
        self._regrets += self._by_edge(edges, others[parents] * gains)
        np.maximum(self._regrets, 0, out=self._regrets)
        self._sums += self.iterations * self._by_edge(edges, own[edges])

    def _reach(self, factors: NDArray[np.float64]) -> NDArray[np.float64]:
        """The product of the factors on the way to each node."""
        reached = np.ones(len(factors))
        for level in self._levels:
            reached[level] = reached[self._parent[level]] * factors[level]
        return reached

    def _values(self, likely: NDArray[np.float64]) -> NDArray[np.float64]:
        """What each node is worth to player 0."""
        values = self._reward.copy()
        for level in reversed(self._levels):
            np.add.at(values, self._parent[level], likely[level] * values[level])
        return values

    def _by_edge(self, edges: NDArray[np.int64], amounts: NDArray[np.float64]) -> Table:
        """The sum of the amounts for each action of each situation."""
        sums = np.bincount(self._edge[edges], amounts, self._sums.size)
        return np.asarray(sums, np.float64).reshape(self._sums.shape)
