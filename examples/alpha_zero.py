"""A search like AlphaZero's on clones of games, in one page: the net learns what the search found.

Run it with: python examples/alpha_zero.py    (some minutes; needs "damrak[train]")

Before each decision the hidden cards are dealt anew a few times, as the seat may imagine them. On
each deal a tree grows on clones of the game: the net says which actions to try, and how good a leaf
is. The most visited action is played. Then the net learns the visits and the results. Trees of all
games ask the net together.
"""

from __future__ import annotations

from damrak.i18n.extras import require

require("train")  # else says what to install

from typing import Any

import numpy as np
import torch
import typer
from numpy.typing import NDArray
from torch import nn

from damrak.envs.single_game import OneGame, env_seed
from damrak.train.masked_net import MaskedNet
from damrak.train.measure import win_share

GAMES, DEALS, VISITS = 32, 2, 12
EXPLORE, RATE, PART = 1.5, 1e-3, 256
Row = tuple[
    NDArray[np.int8], NDArray[np.int8], NDArray[np.float32], int
]  # seen, mask, visits, seat


class Node:
    """A position in a tree, and what is known about the actions of the seat to move."""

    def __init__(self, game: OneGame) -> None:
        self.game, self.seat, self.children = game, game.to_move, dict[int, Node]()
        self.actions = np.zeros(0, np.int64)
        self.visits = self.sums = self.priors = np.zeros(0)

    def open(self, scores: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        """Take in what the net says of the actions."""
        self.actions = np.flatnonzero(mask)
        likes = np.exp(scores[self.actions] - scores[self.actions].max())
        self.priors = likes / likes.sum()
        self.visits, self.sums = np.zeros(len(likes)), np.zeros(len(likes))

    def best(self) -> int:
        """The place of the action to try next: good so far, or likely and rarely tried."""
        means = self.sums / np.maximum(self.visits, 1)
        unsure = EXPLORE * self.priors * np.sqrt(self.visits.sum() + 1) / (1 + self.visits)
        return int(np.argmax(means + unsure))


def descend(root: Node) -> list[tuple[Node, int]]:
    """The way to a new leaf, or to the end of the game: nodes, and the place of what was done."""
    node, way = root, list[tuple[Node, int]]()
    while len(node.actions):
        place = node.best()
        way.append((node, place))
        action = int(node.actions[place])
        if action not in node.children:
            game = node.game.clone()
            game.step(action)
            node.children[action] = Node(game)
        node = node.children[action]
    return [*way, (node, -1)]


def look(net: MaskedNet, games: list[OneGame]) -> tuple[Any, Any, Any]:
    """What the seats to move may do, and what the net says of it: scores and values."""
    rows = [game.observe(game.to_move) for game in games]
    seen = np.stack([row["observation"] for row in rows])
    masks = np.stack([row["action_mask"] for row in rows])
    with torch.no_grad():
        scores, values = net(torch.from_numpy(seen), torch.from_numpy(masks))
    return masks, scores.numpy(), values.tanh().numpy()


def search(net: MaskedNet, roots: list[Node]) -> None:
    """Visit every tree so often; all trees ask the net together."""
    for _ in range(1 + VISITS):  # the first opens the roots
        ways = [descend(root) for root in roots]
        leaves = [way[-1][0] for way in ways]
        masks, scores, values = look(net, [leaf.game for leaf in leaves])
        for way, leaf, mask, score, value in zip(ways, leaves, masks, scores, values, strict=True):
            if leaf.game.is_over:
                gain = leaf.game.rewards[leaf.seat]
            else:
                leaf.open(score, mask)
                gain = float(value)
            for node, place in way[:-1]:
                node.visits[place] += 1
                node.sums[place] += gain if node.seat == leaf.seat else -gain


def play(net: MaskedNet, first: int, games: int, dice: np.random.Generator) -> list[Row]:
    """Games by search against itself; for each decision the visits and, as a value, the result."""
    tables = [OneGame(2) for _ in range(games)]
    for number, game in enumerate(tables):
        game.begin(*env_seed(first + number))
    played: list[list[Row]] = [[] for _ in tables]
    while going := [number for number in range(games) if not tables[number].is_over]:
        seats = [tables[number].to_move for number in going]
        trees = [
            [Node(tables[number].imagined(seat, dice)) for _ in range(DEALS)]
            for number, seat in zip(going, seats, strict=True)
        ]
        search(net, [root for roots in trees for root in roots])
        for number, seat, roots in zip(going, seats, trees, strict=True):
            row, visits = tables[number].observe(seat), np.zeros(tables[number].actions, np.float32)
            for root in roots:
                visits[root.actions] += root.visits
            chances = visits / visits.sum()
            played[number].append((row["observation"], row["action_mask"], chances, seat))
            action = dice.choice(len(chances), p=chances / chances.sum(dtype=np.float64))
            tables[number].step(action)
    return [
        (seen, mask, chances, int(np.sign(game.rewards[seat])))
        for game, rows in zip(tables, played, strict=True)
        for seen, mask, chances, seat in rows
    ]


def learn(waves: int, games: int = GAMES, seed: int = 1) -> tuple[MaskedNet, int]:
    """A net after so many waves of games, and how many decisions it learned from."""
    torch.manual_seed(seed)
    dice, net, rows = np.random.default_rng(seed), MaskedNet(), list[Row]()
    optimiser, decisions = torch.optim.Adam(net.parameters(), RATE), 0
    for wave in range(waves):
        new = play(net, 10_000 * seed + games * wave, games, dice)
        decisions += len(new)
        rows = [*rows, *new][-20_000:]
        for _ in range(4 * len(new) // PART + 1):
            drawn = [rows[number] for number in dice.integers(len(rows), size=PART)]
            seen, mask, visits, result = (
                torch.from_numpy(np.stack(part)) for part in zip(*drawn, strict=True)
            )
            scores, value = net(seen, mask)
            loss = nn.functional.cross_entropy(scores, visits)
            loss = loss + (value.tanh() - result).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return net, decisions


def main(waves: int = 20, games: int = GAMES, measured: int = 500) -> dict[str, float]:
    """Learn; what the bare net, without a search, wins against two bots."""
    (net, decisions), shares = learn(waves, games), {}
    for rival in ("random", "greedy"):
        share = win_share(net.best, (rival,), measured)
        print(f"after {decisions} decisions by search the net wins {share} against {rival}")
        shares[rival] = share.value
    return shares


if __name__ == "__main__":
    typer.run(main)
