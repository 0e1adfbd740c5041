"""Measures the accuracy of each bot: `python bench/accuracy.py GAMES`.

Two to four bots drawn by lot play each game, and their choices are looked at as `damrak analyse
FOLDER` does. Printed: a row for each bot, the mean accuracy of its seats with its standard error.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev

from damrak import Game
from damrak.bots import bot_named
from damrak.insight.players import Played, skim

BOTS = ("random", "greedy", "apprentice", "porter", "carter", "planner", "net")


def played(number: int) -> list[Played]:
    """The seats of a game between bots drawn by lot."""
    lot = Random(number)
    players = lot.choice((2, 3, 4))
    seats = lot.choices(BOTS, k=players)
    game = Game.new(players, number, seats=seats)
    bots = [bot_named(name, game.board, 10 * number + seat) for seat, name in enumerate(seats)]
    while not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number(bots[seat].choose(game.observation(seat)), seat)
    return skim(game.record(), str(number))


def main() -> None:
    """Play so many games and print the accuracy of each bot."""
    rated: dict[str, list[float]] = {name: [] for name in BOTS}
    for number in range(int(sys.argv[1])):
        for row in played(number):
            if row.accuracy is not None:
                rated[row.name].append(row.accuracy)
    for name, found in rated.items():
        error = stdev(found) / len(found) ** 0.5
        print(f"{name:10} {len(found):4} seats  {fmean(found):6.1%} ± {error:.1%}")


if __name__ == "__main__":
    main()
