"""Whether games agree with the judge about first contracts: `python bench/openings.py 180`.

In each opening both contracts are compared with the better one alone, as the judge sees it and in
games played on by the master's net for all seats after either choice. Printed by what the judge
says: how many openings, how many games of a hundred keeping both wins more as told and as played
on, with a 95 % interval; how often the coach keeps both there; and how much the coach's choice wins
more than the judge's, where they differ.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.blame import Court, Moment
from damrak import Game
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.judge import Judge
from damrak.rules.actions import KEEP_BOTH
from damrak.rules.market import slots_of

EDGES = (-1.0, -0.1, -0.02, 0.02, 0.1, 1.0)  # of what the judge says, between rows


class Opening(NamedTuple):
    """First contracts: both beside the better one alone, as shares of victory."""

    told: float
    shown: float
    advised: bool  # whether the coach keeps both


def look(games: int, number: int) -> Opening:
    """One opening, played on so many times after either choice."""
    judge, court = Judge(catalogue(amsterdam())), Court()
    game = Game.new(2 + number % 3, 9000 + number)
    seat = game.waiting_for()[0]
    seen = game.observation(seat)
    both, advised = int(slots_of(seen)) + KEEP_BOTH, judge.pick(seen)
    worth = judge.weigh(seen, both)
    one = int(max(both - 2, both - 1, key=lambda action: worth[action]))
    moment = Moment(game.position(), seat, both, {})
    shares = [court.victories(moment, each, 0, games) for each in (both, one)]
    return Opening(float(worth[both] - worth[one]), shares[0] - shares[1], advised == both)


def main() -> None:
    """Look at so many openings and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("openings", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", type=int, default=60, help="games played on after each choice")
    asked = parser.parse_args()
    look(1, 0)  # compiles once, before the others
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = list(pool.map(partial(look, asked.on), range(asked.openings)))
    told, shown, advised = np.array(found).T
    print("| the judge says | openings | as told | as played on | the coach keeps both |")
    print("|---|---|---|---|---|")
    for low, high in (*pairwise(EDGES), (-1.0, 1.0)):
        at = (told >= low) & (told < high)
        if at.any():
            spread = 196 * shown[at].std() / at.sum() ** 0.5
            means = f"{100 * told[at].mean():+.1f} | {100 * shown[at].mean():+.1f} ± {spread:.1f}"
            keeps = at[advised > 0].sum()
            print(f"| {100 * low:+.0f} to {100 * high:+.0f} | {at.sum()} | {means} | {keeps} |")
    apart = (told > 0) != (advised > 0)
    print(f"\nThey differ in {apart.sum()} openings.")
    if apart.any():
        gain = 100 * np.where(advised > 0, shown, -shown)[apart].mean()
        print(f"There the coach's choice wins {gain:+.1f} of a hundred games more.")


if __name__ == "__main__":
    main()
