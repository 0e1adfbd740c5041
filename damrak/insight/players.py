"""What many games say of each player: victories, accuracy, progress and habits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from statistics import fmean

from msgspec import Struct

from damrak.game import Game, Record
from damrak.insight.account import accounts
from damrak.insight.analysis import Stopped, play_next
from damrak.insight.judge import Judge
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.judgement import HABITS
from damrak.insight.report import Account

CLOSE = 500  # of more games, about so many are looked at closely unless somebody asks for more


class Played(Struct, frozen=True):
    """What one finished game came to for one seat."""

    file: str
    seat: int
    name: str
    players: int
    result: float  # the share of victory
    points: int
    accuracy: float | None  # None without any choice, or where choices were not looked at
    regret: float
    decisions: int
    habits: dict[str, float]
    looked: bool = True  # whether the choices were looked at; else they count for nothing


class Player(Struct, frozen=True):
    """All games of one name; every figure is a mean over its seats.

    Accuracy and habits are those of the games whose choices were looked at.
    """

    name: str
    games: int
    looked: int  # games whose choices were looked at
    result: float  # the share of victory
    accuracy: float | None
    earlier: float | None  # accuracy in the first half of the games; None with fewer than two
    later: float | None  # ... in the second half
    habits: dict[str, float]  # what each habit gave away in a game

    def costliest(self, most: int = 2) -> list[str]:
        """The habits that cost most, the worst first; none that costs next to nothing."""
        costs = {habit: cost for habit, cost in self.habits.items() if cost > SLIGHT}
        return sorted(costs, key=lambda habit: -costs[habit])[:most]

    def part(self, habit: str) -> float:
        """The part of a habit in all that the player's choices gave away, 0 to 1."""
        return self.habits[habit] / (sum(self.habits.values()) or 1.0)


def is_drawn(record: Record, share: float) -> bool:
    """Whether a game is among the share of games, 0 to 1, whose choices are looked at.

    The lot follows from the deal: games with the same cards are looked at together.
    """
    lot = int.from_bytes(sha256(record.seed.encode()).digest()[:8])
    return lot < share * 2**64


def skim(
    record: Record,
    file: str,
    stopped: Callable[[], bool] | None = None,
    *,
    look: bool = True,
) -> list[Played]:
    """A row for each seat of a finished game, from a quick look at its choices alone.

    The same record gives the same rows; an analysis, which tries more, differs a little. Without
    `look` the game is replayed and its result told, but no choice is judged, which takes a
    fiftieth of the time. Where `stopped` is given, it is asked before each action; raises Stopped
    when it says so.
    """
    game = Game.replay(record, 0)
    judge = Judge(game.catalogue)
    judge.begin(game.position())
    for number, event in enumerate(record.actions, 1):
        if stopped and stopped():
            raise Stopped
        action, seen = play_next(game, number, event)
        if look:
            judge.skim(seen, action)
    judge.settle(game.position())
    return rows_of(accounts(game, judge), file, looked=look)


def rows_of(found: Sequence[Account], file: str, *, looked: bool = True) -> list[Played]:
    """A row for each account of a finished game."""
    return [
        Played(
            file=file,
            seat=account.seat,
            name=account.name,
            players=len(found),
            result=account.result,
            points=account.points.total,
            accuracy=account.accuracy,
            regret=account.regret,
            decisions=account.decisions,
            habits=account.habits,
            looked=looked,
        )
        for account in found
        if account.points
    ]


def players_of(rows: Iterable[Played]) -> list[Player]:
    """The players of these rows, which are in the order of time; who played most comes first."""
    by_name: dict[str, list[Played]] = {}
    for row in rows:
        by_name.setdefault(row.name, []).append(row)
    players = [_player(name, own) for name, own in by_name.items()]
    return sorted(players, key=lambda player: (-player.games, player.name))


def _player(name: str, rows: Sequence[Played]) -> Player:
    close = [row for row in rows if row.looked]
    rated = [row.accuracy for row in close if row.accuracy is not None]
    half = len(rated) // 2
    return Player(
        name=name,
        games=len({row.file for row in rows}),
        looked=len({row.file for row in close}),
        result=fmean(row.result for row in rows),
        accuracy=_mean(rated),
        earlier=_mean(rated[:half]),
        later=_mean(rated[half:]) if half else None,
        habits={habit: _mean([row.habits[habit] for row in close]) or 0.0 for habit in HABITS},
    )


def _mean(figures: Sequence[float]) -> float | None:
    return fmean(figures) if figures else None
