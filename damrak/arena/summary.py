"""The figures of an arena as one plain object: for JSON, tables and the page."""

from __future__ import annotations

from typing import NotRequired, TypedDict

import numpy as np
from numpy.typing import NDArray

from damrak.arena.intervals import Floats, bootstrap, mean_interval, wilson
from damrak.arena.ratings import ratings, seat_shares, win_tables
from damrak.arena.series import Games, seconds_a_move
from damrak.arena.settings import Settings
from damrak.arena.sprt import Sprt
from damrak.bots import is_compiled
from damrak.game.catalogue import catalogue
from damrak.game.scoring import END_REASONS

PARTS = ("routes", "contracts", "merchandise")
MEANS = ("totals", *PARTS, "completed", "moves")


class Figure(TypedDict):
    """A value with the interval it lies in."""

    value: float
    low: float
    high: float


class BotSummary(TypedDict):
    """The figures of one bot."""

    name: str
    seats: int
    wins: int
    decided: int
    win_rate: Figure
    win_share: Figure
    points: Figure
    means: dict[str, float]
    choices: int
    faults: int  # choices that a fallback bot made
    seconds_a_move: float
    rating: Figure


class PairSummary(TypedDict):
    """How often one bot finished ahead of another."""

    bot: str
    against: str
    ahead: Figure


class LengthSummary(TypedDict):
    """How long games were and how they ended."""

    turns: float
    shared: int
    end_reasons: dict[str, int]


class TestSummary(TypedDict):
    """The state of a sequential test."""

    verdict: str
    low: float
    high: float
    deals: int
    mean: float
    ratio: float
    bounds: list[float]


class Summary(TypedDict):
    """All figures of an arena."""

    players: int
    games: int
    deals: int
    seed: int
    board: str
    bots: list[BotSummary]
    pairs: list[PairSummary]
    seats: dict[str, list[Figure]]
    length: LengthSummary
    sprt: NotRequired[TestSummary]


class Played:
    """The games of whole deals, and views of them that several figures need."""

    def __init__(self, settings: Settings, games: Games) -> None:
        self.settings, self.games = settings, games
        self.players, self.bots = settings.players, len(settings.bots)
        numbers, places = np.unique(games["deal"], return_inverse=True)
        self.deals: int = len(numbers)
        self.units: NDArray[np.int64] = places.astype(np.int64)  # for each game its deal, from 0
        self.seats = games["bots"][:, : self.players]
        self.shares = seat_shares(games, self.players)
        self.wins = win_tables(games, self.players, self.bots, self.units)

    def by_deal(self, values: Floats, where: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Values of the seats where it is so, added up by deal; and how many they are."""
        sums = np.bincount(self.units, (values * where).sum(axis=1), self.deals)
        counts = np.bincount(self.units, where.sum(axis=1), self.deals)
        return np.asarray(sums, np.float64), np.asarray(counts, np.float64)


def summarise(settings: Settings, games: Games, test: Sprt | None = None) -> Summary:
    """All figures of the games of whole deals (see `whole_deals`), and of a test if given."""
    played = Played(settings, games)
    rated = ratings(played.wins.sum(axis=0))
    spread = bootstrap(played.wins, ratings, settings.seed)
    bots = [
        _bot(played, bot, _figure(rated[bot], spread[0][bot], spread[1][bot], 1))
        for bot in range(played.bots)
    ]
    summary: Summary = {
        "players": settings.players,
        "games": len(games),
        "deals": played.deals,
        "seed": settings.seed,
        "board": settings.board.name,
        "bots": sorted(bots, key=lambda row: -row["rating"]["value"]),
        "pairs": _pairs(played),
        "seats": _seats(played),
        "length": _length(played),
    }
    if test:
        summary["sprt"] = _test(test)
    return summary


def _figure(value: float, low: float, high: float, digits: int = 4) -> Figure:
    return {
        "value": round(float(value), digits),
        "low": round(float(low), digits),
        "high": round(float(high), digits),
    }


def _bot(played: Played, bot: int, rating: Figure) -> BotSummary:
    """The figures of one bot; a seat that it had in a game counts once."""
    where = played.seats == bot
    decided = where & (played.shares.max(axis=1) == 1)[:, None]
    outright = int((decided & (played.shares == 1)).sum())
    share = mean_interval(*played.by_deal(played.shares, where))
    total = mean_interval(*played.by_deal(_column(played, "totals"), where))
    count = int(where.sum())
    return {
        "name": played.settings.bots[bot],
        "seats": count,
        "wins": outright,
        "decided": int(decided.sum()),
        "win_rate": _figure(_ratio(outright, decided.sum()), *wilson(outright, decided.sum())),
        "win_share": _figure(*share),
        "points": _figure(*total, 3),
        "means": {
            name: round(float((_column(played, name) * where).sum()) / count, 3) for name in MEANS
        },
        "choices": int((played.games["moves"][:, : played.players] * where).sum()),
        "faults": int((played.games["faults"][:, : played.players] * where).sum()),
        "seconds_a_move": _seconds(played, bot, where),
        "rating": rating,
    }


def _column(played: Played, name: str) -> Floats:
    return np.asarray(played.games[name][:, : played.players], np.float64)


def _ratio(part: float, whole: float) -> float:
    return float(part) / float(whole) if whole else 0.0


def _seconds(played: Played, bot: int, where: NDArray[np.bool_]) -> float:
    """The median over its games, so that starting a process does not count.

    A compiled bot is timed apart, for no clock runs inside of its games.
    """
    name = played.settings.bots[bot]
    if is_compiled(name):
        return seconds_a_move(catalogue(played.settings.board), name, played.players)
    moves = np.maximum(_column(played, "moves")[where], 1)
    return float(np.median(_column(played, "seconds")[where] / moves))


def _pairs(played: Played) -> list[PairSummary]:
    """For each two bots that met: how often the first finished ahead of the second."""
    rows: list[PairSummary] = []
    for one in range(played.bots):
        for other in range(played.bots):
            won = played.wins[:, one, other]
            met = won + played.wins[:, other, one]
            if one != other and met.sum():
                rows.append(
                    {
                        "bot": played.settings.bots[one],
                        "against": played.settings.bots[other],
                        "ahead": _figure(*mean_interval(won, met)),
                    }
                )
    return rows


def _seats(played: Played) -> dict[str, list[Figure]]:
    """Shares of victory by seat, and by how long after the first player one's first turn came."""
    numbers = np.arange(played.players)
    order = (numbers - played.games["first"][:, None]) % played.players
    return {
        name: [
            _figure(*mean_interval(*played.by_deal(played.shares, places == number)))
            for number in numbers
        ]
        for name, places in (
            ("by_seat", np.broadcast_to(numbers, order.shape)),
            ("by_turn_order", order),
        )
    }


def _length(played: Played) -> LengthSummary:
    games = played.games
    return {
        "turns": round(float(games["turns"].mean()), 2),
        "shared": int((played.shares.max(axis=1) < 1).sum()),
        "end_reasons": {
            name: int((games["reason"] == reason).sum()) for reason, name in END_REASONS.items()
        },
    }


def _test(test: Sprt) -> TestSummary:
    lower, upper = test.bounds
    return {
        "verdict": test.verdict,
        "low": test.low,
        "high": test.high,
        "deals": test.deals,
        "mean": round(test.mean, 4),
        "ratio": round(test.ratio, 3),
        "bounds": [round(lower, 3), round(upper, 3)],
    }
