"""Ratings: how strong each bot is, from who finished ahead of whom.

Bradley and Terry: a beats b with probability s(a) / (s(a) + s(b)). At tables of more than two every
pair of seats counts as a small match of weight 1 / (players - 1), decided as the game is: points,
then completed contracts, else half to each. Ratings are on the scale of Elo (400 points are odds of
ten to one) with mean 0.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from damrak.arena.series import Games

Floats = NDArray[np.float64]
SCALE = 400 / np.log(10)
PRIOR = 0.5  # of a drawn match between each two bots: ratings stay finite after a clean sweep
ROUNDS, NEAR = 100, 1e-9
FAR = 20.0  # limit of a logarithm of strength; larger ones make no difference


def seat_shares(games: Games, players: int) -> Floats:
    """For each game and seat its share of the victory."""
    won = (games["winners"][:, None] >> np.arange(players)) & 1
    return np.asarray(won / won.sum(axis=1, keepdims=True), np.float64)


def pair_scores(games: Games, players: int) -> Floats:
    """For each game and two seats: 1 where the first finished ahead of the second, 0.5 if even."""
    rank = games["totals"][:, :players] * 1000.0 + games["completed"][:, :players]
    return np.asarray(0.5 + 0.5 * np.sign(rank[:, :, None] - rank[:, None, :]), np.float64)


def win_tables(games: Games, players: int, bots: int, units: NDArray[np.int64]) -> Floats:
    """For each unit (a number for every game) the matches that each bot won against each other."""
    scores, seats = pair_scores(games, players), games["bots"]
    tables = np.zeros((int(units.max(initial=-1)) + 1, bots, bots))
    for one in range(players):
        for other in range(players):
            if one != other:
                pair = scores[:, one, other] / (players - 1)
                np.add.at(tables, (units, seats[:, one], seats[:, other]), pair)
    tables[:, range(bots), range(bots)] = 0  # a bot against itself shows nothing
    return tables


def ratings(wins: Floats) -> Floats:
    """The ratings that make these wins likeliest, by Newton's method; `wins[a, b]`: a over b."""
    met = (wins + wins.T) > 0
    wins = wins + np.where(met, PRIOR / 2, 0.0)
    played, strength = wins + wins.T, np.zeros(len(wins))
    for _ in range(ROUNDS):
        odds = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = wins.sum(axis=1) - (played * odds).sum(axis=1)
        bend = played * odds * (1 - odds)
        curve = np.diag(bend.sum(axis=1)) - bend
        step = np.linalg.lstsq(curve, slope, rcond=None)[0]
        strength = np.clip(strength + np.clip(step, -1, 1), -FAR, FAR)
        if np.abs(step).max(initial=0) < NEAR:
            break
    return np.asarray(SCALE * (strength - strength.mean()))
