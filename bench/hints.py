"""Measures whether hints and reviews agree: `python bench/hints.py GAMES [--jobs N]`.

One seat follows every hint against merchants, with two to four players; each game is then reviewed.
Printed: games won, accuracy, and how many hints the review would tell as choices that mattered.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from damrak import Game
from damrak.bots import bot_named
from damrak.insight.analysis import analyse
from damrak.insight.coach import Coach
from damrak.insight.report import Account

SLIPS = (0.0, 0.005, 0.02, 0.05)  # regrets above these are counted


def played(number: int) -> tuple[int, Game]:
    """A game in which the seat that is returned follows every hint."""
    players = 2 + number % 3
    follower, game = number % players, Game.new(players, number)
    coach = Coach(game.catalogue)
    others = [bot_named("merchant", game.board, 10 * number + seat) for seat in range(players)]
    while not game.is_over:
        seat = game.waiting_for()[0]
        seen = game.observation(seat)
        game.play_number(coach.pick(seen) if seat == follower else others[seat].choose(seen), seat)
    return follower, game


def looked_at(number: int) -> tuple[Account, list[float]]:
    """What a review says of the seat that followed hints, and the regret of each of its choices."""
    follower, game = played(number)
    analysis = analyse(game.record())
    own = [each for each in analysis.decisions if each.seat == follower and each.choices > 1]
    return analysis.accounts[follower], [each.regret for each in own]


def main() -> None:
    """Play so many games and print the figures of the seats that followed hints."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    accounts: list[Account] = []
    regrets: list[float] = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for account, own in pool.map(looked_at, range(asked.games)):
            accounts.append(account)
            regrets += own
    count, told = len(accounts), sum(len(each.mattered) for each in accounts)
    print(f"{count} games, {sum(each.result for each in accounts) / count:.1%} won")
    print(f"accuracy {sum(each.accuracy or 0 for each in accounts) / count:.1%}")
    print(f"{told} of {len(regrets)} choices told as mistakes ({told / len(regrets):.1%})")
    for slip in SLIPS:
        print(f"regret above {slip}: {sum(each > slip for each in regrets)}")


if __name__ == "__main__":
    main()
