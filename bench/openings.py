"""Who is right about first contracts, coach or judge: `python bench/openings.py 180`.

Where the coach keeps one contract and the judge alone holds both better, the game is played on by
the master's net for all seats after either choice. Printed: in how many openings that is so, how
much better both are to the judge, and how much better in games played on, with a 95 % interval.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.blame import played_on
from damrak import Game
from damrak.calibration.positions import Buffers
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.judge import Judge
from damrak.rules.actions import KEEP_BOTH
from damrak.rules.market import slots_of

ON = 60  # games played on after each choice
APART = 0.02  # a smaller difference is none


def main() -> None:
    """Look at so many openings and print what was found."""
    judge, own, count = Judge(catalogue(amsterdam())), Buffers(), int(sys.argv[1])
    found: list[tuple[float, float]] = []
    for number in range(count):
        game = Game.new(2 + number % 3, 9000 + number)
        seat = game.waiting_for()[0]
        seen = game.observation(seat)
        both, advised = int(slots_of(seen)) + KEEP_BOTH, judge.pick(seen)
        worth = judge.weigh(seen, both)
        if advised == both or worth[both] <= worth[advised] + APART:
            continue
        start = np.frombuffer(game.position(), own.state.dtype).copy()
        start["to_move"] = seat
        shares = [played_on(own, start, each, seat, ON) for each in (both, advised)]
        found.append((float(worth[both] - worth[advised]), shares[0] - shares[1]))
    told, shown = 100 * np.array(found).T
    spread = 1.96 * shown.std() / len(found) ** 0.5
    print(f"{len(found)} of {count} openings; both better by {told.mean():.1f} of a hundred games")
    print(f"as played on: {shown.mean():+.1f} ± {spread:.1f}")


if __name__ == "__main__":
    main()
