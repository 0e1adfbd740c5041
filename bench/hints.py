"""Measures whether hints and reviews agree: `python bench/hints.py GAMES`.

One seat follows every hint against merchants, with two to four players; each game is then reviewed.
Printed: games won, accuracy, and how many hints the review would tell as choices that mattered.
"""

from __future__ import annotations

import sys

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


def main() -> None:
    """Play so many games and print the figures of the seats that followed hints."""
    accounts: list[Account] = []
    regrets: list[float] = []
    for number in range(int(sys.argv[1])):
        follower, game = played(number)
        analysis = analyse(game.record())
        accounts.append(analysis.accounts[follower])
        own = [each for each in analysis.decisions if each.seat == follower and each.choices > 1]
        regrets += [each.regret for each in own]
    count, told = len(accounts), sum(len(each.mattered) for each in accounts)
    print(f"{count} games, {sum(each.result for each in accounts) / count:.1%} won")
    print(f"accuracy {sum(each.accuracy or 0 for each in accounts) / count:.1%}")
    print(f"{told} of {len(regrets)} choices told as mistakes ({told / len(regrets):.1%})")
    for slip in SLIPS:
        print(f"regret above {slip}: {sum(each > slip for each in regrets)}")


if __name__ == "__main__":
    main()
