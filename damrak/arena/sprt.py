"""A sequential test whether one bot is better, which stops as soon as the answer is clear.

Two hypotheses about the mean score of NEW against OLD, H0: m = m0 and H1: m = m1. The score of a
deal is how often NEW finished ahead of OLD in its games (half for a draw), as a share: games of one
deal have the same cards, so they are weighed together, as chess engines weigh pairs of games. By
the normal approximation, with n deals, their mean x and variance v, the logarithm of the ratio of
likelihoods is

    LLR = n (m1 - m0) (2 x - m0 - m1) / (2 v)

The test ends with H1 at log((1 - beta) / alpha) or above, with H0 at log(beta / (1 - alpha)) or
below. The variance counts two deals more than were played, one lost and one won, so that the first
few cannot pass for certainty. Deals are taken in their order, whoever finished first, and the
answer does not depend on the number of workers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log

import numpy as np
from numpy.typing import NDArray

from damrak.arena.ratings import win_tables
from damrak.arena.series import Games

UNDECIDED, BETTER, NOT_BETTER = "undecided", "better", "not-better"


@dataclass
class Sprt:
    """A test under way: add scores of deals until there is a verdict."""

    low: float = 0.5  # m0
    high: float = 0.55  # m1
    alpha: float = 0.05  # to say better where H0 holds
    beta: float = 0.05  # to say not better where H1 holds
    deals: int = 0
    verdict: str = UNDECIDED
    _sum: float = 0.0
    _squares: float = 0.0

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends: with H0, with H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def mean(self) -> float:
        return self._sum / self.deals if self.deals else 0.5

    @property
    def ratio(self) -> float:
        """The logarithm of the ratio of likelihoods, H1 to H0."""
        padded, total, squares = self.deals + 2, self._sum + 1, self._squares + 1
        variance = squares / padded - (total / padded) ** 2
        gap = (self.high - self.low) * (2 * self._sum - self.deals * (self.low + self.high))
        return gap / (2 * variance)

    def add(self, score: float) -> str:
        """Add the score of the next deal; the verdict now. A verdict is final."""
        if self.verdict == UNDECIDED:
            self.deals += 1
            self._sum += score
            self._squares += score * score
            reject, accept = self.bounds
            ratio = self.ratio
            self.verdict = (
                BETTER if ratio >= accept else NOT_BETTER if ratio <= reject else UNDECIDED
            )
        return self.verdict


@dataclass
class DealTest:
    """Feeds the games of an arena of two bots to a test, deal by deal in their order."""

    test: Sprt
    players: int
    games_a_deal: int
    _early: dict[int, NDArray[np.float64]] = field(default_factory=dict)  # games, won, lost
    _next: int = 0

    def add(self, games: Games) -> str:
        """More games, in any order of deals; the verdict now."""
        deals, places = np.unique(games["deal"], return_inverse=True)
        wins = win_tables(games, self.players, 2, places)
        found = np.stack([np.bincount(places), wins[:, 0, 1], wins[:, 1, 0]], axis=1)
        for deal, counts in zip(deals.tolist(), found, strict=True):
            self._early[deal] = self._early.get(deal, 0) + counts
        while self.test.verdict == UNDECIDED and self._is_whole(self._next):
            _, won, lost = self._early.pop(self._next)
            self.test.add(float(won / (won + lost)))
            self._next += 1
        return self.test.verdict

    def _is_whole(self, deal: int) -> bool:
        return deal in self._early and self._early[deal][0] == self.games_a_deal
