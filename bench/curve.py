"""How fair the curve of the review page is: `python bench/curve.py GAMES [--jobs N]`.

Two or three bots of all levels play each game. From each of its turns the game is played on, as the
page does it: by all bots as they are, and once more with the first seat taken for a person, whom
the master's net plays. Printed beside the judge's curve of the same turns: `quotient`, `lag` and
the logarithmic loss at a quarter, half and three quarters of the game (docs/analysis-method.md).
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent.parent))
from bench.blame import LEVELS
from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.dispatch import NAMES
from damrak.calibration.fairness import QUARTERS, SURE, Floats, lag, quotient
from damrak.calibration.positions import Buffers
from damrak.insight.analysis import analyse
from damrak.insight.kernels.trial import BOT_BITS, NO_ACTION, TRIALS, count_victories
from damrak.rules.layout import OFFER, SECOND

CURVES = ("judge", "bots as they are", "the first a person")


def one_game(number: int) -> list[Floats]:
    """The curves of a game: [turn, seat], the result at the end."""
    players = 2 + number % 2
    names = Random(number).choices(list(LEVELS), k=players)
    game = Game.new(players, 7000 + number)
    bots = [bot_named(LEVELS[name], game.board, number + seat) for seat, name in enumerate(names)]
    positions = [game.position()]
    while not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number(bots[seat].choose(game.observation(seat)), seat)
        positions.append(game.position())
    own, analysis = Buffers(), analyse(game.record())
    states = [np.frombuffer(each, own.state.dtype).copy() for each in positions]
    turns = [at for at, state in enumerate(states) if state["phase"][0] not in (SECOND, OFFER)]
    judged = [analysis.start, *(step.chances for step in analysis.steps)]
    who = [1 + NAMES.index(LEVELS[name]) if LEVELS[name] in NAMES else 0 for name in names]
    return [
        np.array([judged[at] for at in turns]),
        np.array([played_on(own, states[at], players, who) for at in turns]),
        np.array([played_on(own, states[at], players, [0, *who[1:]]) for at in turns]),
    ]


def played_on(
    own: Buffers, state: NDArray[np.void], players: int, who: list[int], games: int = TRIALS
) -> list[float]:
    """Each seat's share of the victories in games that are played on."""
    bots = sum(each << (BOT_BITS * seat) for seat, each in enumerate(who))
    won = [
        count_victories(
            own.tables, state, own.state, own.seen, own.work, own.net, own.net_buffers,
            seat, NO_ACTION, 0, games, bots,
        )
        for seat in range(players - 1)
    ]  # fmt: skip
    return [each / TRIALS for each in (*won, TRIALS - sum(won))]


def loss(curve: Floats, part: float) -> float:
    """The mean logarithmic loss of a seat when this part of the turns is over."""
    kept, share = np.clip(curve[int(part * (len(curve) - 1))], SURE, 1 - SURE), curve[-1]
    return float(-(share * np.log(kept) + (1 - share) * np.log(1 - kept)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    own = Buffers()
    played_on(own, own.state, 2, [0, 0], games=0)  # compiles once, before the others
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(pool.map(one_game, range(1, asked.games + 1)))
    print("| curve | quotient | lag | loss at 1/4, 1/2, 3/4 |")
    print("|---|---|---|---|")
    for place, name in enumerate(CURVES):
        curves = [game[place] for game in games]
        losses = (np.mean([loss(each, part) for each in curves]) for part in QUARTERS)
        told = " ".join(f"{each:.3f}" for each in losses)
        print(f"| {name} | {quotient(curves):.2f} | {lag(curves):+.3f} | {told} |")


if __name__ == "__main__":
    main()
