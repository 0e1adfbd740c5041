"""Whether games agree with a review: `python bench/blame.py GAMES [--jobs N]`.

Two to four bots of all levels play each game, which is then analysed. From every choice that is
told as a mistake the game is played on many times by the master's net for all seats, after the
better action and after the one that was played; all is as it was but the order of the decks.

Printed by kind of choice: how many were told, how many more of a hundred games the better action
wins as told and as played on, with 95 % intervals, and how often playing on says the opposite (the
chance in that many games included). Then for each level, the mean parts of its results.
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
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parent.parent))

from damrak import Game
from damrak.bots import bot_named
from damrak.calibration.kernels.noted import NOTED, play_outs
from damrak.calibration.positions import Buffers
from damrak.insight.analysis import analyse
from damrak.insight.kernels.position_numbers import KINDS
from damrak.insight.kernels.states import shuffle_decks
from damrak.insight.report import Account
from damrak.rules.apply import apply

LEVELS = ("random", "apprentice", "porter", "carter", "merchant", "net")
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
    shown: float  # by games that were played on


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


def played_on(own: Buffers, start: NDArray[np.void], action: int, seat: int, games: int) -> float:
    """The share of victory of a seat after an action, when the net plays on for all."""
    note = np.zeros(1, NOTED)
    note["kinds"] = KINDS.index("net")
    note["players"] = start["players"]
    state, shares = start.copy(), np.zeros(4)
    for number in range(games):
        state[:] = start
        own.work["random"] = np.uint64(7919 * number + 1)
        shuffle_decks(state[0], own.work[0])
        apply(own.tables[0], state[0], action)
        play_outs(
            own.tables, state, own.state, own.seen, own.work, own.net, own.net_buffers,
            note, np.uint64(number + 1), 1, shares,
        )  # fmt: skip
    return float(shares[seat]) / games


def one_game(games: int, number: int) -> tuple[list[Told], list[tuple[str, Account]]]:
    """The mistakes that a review tells of a game, played on; and the accounts by level."""
    players = 2 + number % 3
    names = Random(number).choices(LEVELS, k=players)
    game = Game.new(players, 5000 + number)
    moments = moments_of(game, names, number)
    analysis, own, told = analyse(game.record()), Buffers(), []
    for decision in analysis.decisions:
        if decision.reason:
            moment = moments[decision.number - 1]
            start = np.frombuffer(moment.state, own.state.dtype).copy()
            start["to_move"] = moment.seat
            better, played = (
                played_on(own, start, action, moment.seat, games)
                for action in (moment.named[decision.best], moment.played)
            )
            kind = " instead of ".join(kind_of(each) for each in (decision.action, decision.best))
            told.append(Told(kind, decision.cost or 0.0, better - played))
    return told, list(zip(names, analysis.accounts, strict=True))


def kind_of(action: str) -> str:
    """An action without what it is about."""
    first = action.split(maxsplit=1)[0]
    return "card" if action.startswith(("draw deck", "draw market")) else first


def print_told(rows: list[Told]) -> None:
    print("| choice | told | as told | as played on | opposite |\n|---|---|---|---|---|")
    kinds = sorted({row.kind for row in rows}, key=lambda kind: -sum(r.kind == kind for r in rows))
    for kind in (*kinds, "all"):
        some = np.array([row[1:] for row in rows if kind in (row.kind, "all")])
        (told, shown), spread = 100 * some.mean(0), 196 * some[:, 1].std() / len(some) ** 0.5
        against = 100 * (some[:, 1] < 0).mean()
        print(
            f"| {kind} | {len(some)} | {told:.1f} | {shown:.1f} ± {spread:.1f} | {against:.0f} % |"
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
    parser.add_argument("--on", type=int, default=240, help="games played on after each action")
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
