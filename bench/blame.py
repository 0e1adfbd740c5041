"""Whether games agree with a review: `python bench/blame.py GAMES [--jobs N]`.

Two to four bots of all levels play each game, which is then analysed. From every choice that is
told as a mistake the game is played on many times, by the others as they are and for the seat by
the master's net, after the better action and after the one that was played; all is as it was but
the order of the decks.

Printed by kind of choice: how many were told, how many more of a hundred games the better action
wins as told, on trial (the games by which the review page decides what it tells) and in other
games, with 95 % intervals, and how often these say the opposite (the chance in that many games
included); last those that the page tells. Then for each level, the mean parts of its results.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.dispatch import NAMES
from damrak.calibration.positions import Buffers
from damrak.insight.analysis import analyse
from damrak.insight.kernels.trial import BACKED, BOT_BITS, TRIALS, count_victories
from damrak.insight.report import Account

LEVELS = {  # bots by name, and what each is
    "random": "random",
    "apprentice": "apprentice",
    "porter": "porter",
    "carter": "carter",
    "merchant": "planner",
    "net": "net",
}
PARTS = ("own", "others", "luck")


class Moment(NamedTuple):
    """A game before an action: its bytes, who acts, what was done, all that could be done."""

    state: bytes
    seat: int
    played: int
    named: dict[str, int]


class Told(NamedTuple):
    """A choice that was told as a mistake."""

    kind: str
    cost: float
    trial: float  # in the games by which the page decides whether it tells the mistake
    shown: float  # in other games


def moments_of(game: Game, names: list[str], number: int) -> list[Moment]:
    """Play a game between bots; every moment of it."""
    bots = [bot_named(name, game.board, 10 * number + seat) for seat, name in enumerate(names)]
    moments = []
    while not game.is_over:
        seat = game.waiting_for()[0]
        seen = game.observation(seat)
        played = int(bots[seat].choose(seen))
        legal = [game.number_of(action, seat) for action in game.legal_actions(seat)]
        named = {str(game.catalogue.action(each, seen.market)): each for each in legal}
        moments.append(Moment(game.position(), seat, played, named))
        game.play_number(played, seat)
    return moments


class Court:
    """Plays games on as the review page does."""

    def __init__(self) -> None:
        self.own = Buffers()

    def victories(self, moment: Moment, action: int, low: int, high: int, bots: int = 0) -> float:
        """A seat's share of the victory in these games after an action; `bots` as in trial.py."""
        own = self.own
        start = np.frombuffer(moment.state, own.state.dtype).copy()
        won = count_victories(
            own.tables, start, own.state, own.seen, own.work, own.net, own.net_buffers,
            moment.seat, action, low, high, bots,
        )  # fmt: skip
        return won / (high - low)


def others_of(names: list[str], seat: int) -> int:
    """Who plays a game on: the others as they are, and for this seat, as for a person, the net."""
    places = [1 + NAMES.index(LEVELS[name]) if LEVELS[name] in NAMES else 0 for name in names]
    places[seat] = 0
    return sum(place << (BOT_BITS * each) for each, place in enumerate(places))


def one_game(games: int, number: int) -> tuple[list[Told], list[tuple[str, Account]]]:
    """The mistakes that a review tells of a game, played on; and the accounts by level."""
    players = 2 + number % 3
    names = Random(number).choices(list(LEVELS), k=players)
    game = Game.new(players, 5000 + number)
    moments = moments_of(game, names, number)
    analysis, court, told = analyse(game.record()), Court(), []
    for decision in analysis.decisions:
        if decision.reason:
            moment = moments[decision.number - 1]
            bots = others_of(names, moment.seat)
            trial, others = (
                court.victories(moment, moment.named[decision.best], *some, bots)
                - court.victories(moment, moment.played, *some, bots)
                for some in ((0, TRIALS), (TRIALS, TRIALS + games))
            )
            kind = " instead of ".join(kind_of(each) for each in (decision.action, decision.best))
            told.append(Told(kind, decision.cost or 0.0, trial, others))
    return told, list(zip(names, analysis.accounts, strict=True))


def kind_of(action: str) -> str:
    """An action without what it is about."""
    first = action.split(maxsplit=1)[0]
    return "card" if action.startswith(("draw deck", "draw market")) else first


def print_told(rows: list[Told]) -> None:
    print("| choice | told | as told | on trial | in other games | opposite |")
    print("|---|---|---|---|---|---|")
    kinds = sorted({row.kind for row in rows}, key=lambda kind: -sum(r.kind == kind for r in rows))
    for kind in (*kinds, "all"):
        print_row(kind, [row for row in rows if kind in (row.kind, "all")])
    print_row("on the page", [row for row in rows if row.trial * TRIALS >= BACKED])


def print_row(name: str, rows: list[Told]) -> None:
    some = np.array([row[1:] for row in rows])
    (told, trial, shown), spread = 100 * some.mean(0), 196 * some[:, 2].std() / len(some) ** 0.5
    against = 100 * (some[:, 2] < 0).mean()
    print(
        f"| {name} | {len(some)} | {told:.1f} | {trial:.1f} | {shown:.1f} ± {spread:.1f} "
        f"| {against:.0f} % |"
    )


def print_parts(rows: list[tuple[str, Account]]) -> None:
    print("\n| level | seats | accuracy | own choices | the others' | luck |")
    print("|---|---|---|---|---|---|")
    for level in LEVELS:
        some = [account for name, account in rows if name == level]
        means = [100 * np.mean([getattr(each, part) for each in some]) for part in PARTS]
        accuracy = 100 * np.mean([each.accuracy or 0 for each in some])
        cells = " | ".join(f"{mean:+.0f}" for mean in means)
        print(f"| {level} | {len(some)} | {accuracy:.0f} % | {cells} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--on", type=int, default=TRIALS, help="other games played on after each action"
    )
    asked = parser.parse_args()
    one_game(1, 0)  # compiles once, before the others
    told, accounts = list[Told](), list[tuple[str, Account]]()
    with ProcessPoolExecutor(asked.jobs) as pool:
        found = pool.map(partial(one_game, asked.on), range(1, asked.games + 1))
        for number, (some, parts) in enumerate(found, start=1):
            told += some
            accounts += parts
            print(f"{number} of {asked.games} games", file=sys.stderr)
    print_told(told)
    print_parts(accounts)


if __name__ == "__main__":
    main()
