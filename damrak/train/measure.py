"""How good a policy is: its share of wins against bots, with an interval."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from damrak.arena.intervals import wilson
from damrak.board import Board
from damrak.envs.games import Games
from damrak.envs.opponents import Opponent, Policy


class Share(NamedTuple):
    """A share of wins, a shared victory counted in parts, and its interval of 95 %."""

    value: float
    low: float
    high: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def win_share(
    policy: Policy,
    opponents: tuple[Opponent, ...],
    games: int = 500,
    seed: int = 1,
    board: Board | None = None,
) -> Share:
    """The wins of a policy at seat 0, against these opponents, one game of each deal.

    Every game counts, short or long; who begins is drawn with the cards.
    """
    players = 1 + len(opponents)
    batch = Games(games, players, opponents=opponents, seed=seed, board=board)
    won, over = np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        batch.step(np.asarray(policy(batch.observations, batch.masks)))
        ended = batch.done & ~over
        # a reward of 1 is a win, -1 / (players - 1) a loss, and a shared win lies between
        won[ended] = (batch.rewards[ended, 0] * (players - 1) + 1) / players
        over |= ended
    total = float(won.sum())
    return Share(total / games, *wilson(total, games), games)
