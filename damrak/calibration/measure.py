"""`python -m damrak.calibration.measure`: how fair and how sure the judge is, on games of its own.

Plays games of each mixture of players and table size that the judge has not learned from, judges
every moment with who plays told to it and not told, and prints the figures of fairness.py.
`--limit-games` adds how sure one can be: moments of some games are played out 48 times each by the
same players. `--json` keeps the figures, `--plot` draws chances against shares of victory.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from damrak.calibration.fairness import QUARTERS, Floats, figures, loss, moments_at
from damrak.calibration.positions import MIXTURES, SIZES, Job, Moments, judged, limit, play
from damrak.calibration.reliability import reliability_plot
from damrak.i18n.json_types import JsonObject
from damrak.rules.layout import OFFER, SECOND

CHECKS = 900_000  # seeds from here on are never learned from
PLAY_OUTS = 48
KNOWN = ("told", "untold")  # whether the judge knows who plays
PLOTTED = np.dtype([("players", "i1"), ("chance", "f8"), ("share", "f8")])


def check_games(mixture: str, size: int, games: int, workers: int = 0) -> Moments:
    """All moments of games that no judge has learned from."""
    seed = CHECKS + 10 * list(MIXTURES).index(mixture) + size
    return play(Job(seed, range(games), mixture, 1.0, (size,), keep=True), workers=workers)


def measure(moments: Moments, limit_games: int = 0, workers: int = 0) -> JsonObject:
    """The figures of these games with kinds told and not told, and the limit."""
    found = {name: judged(moments, name == "told", workers) for name in KNOWN}
    settled = ~np.isin(moments.states["phase"], (SECOND, OFFER))
    result: JsonObject = {
        name: figures(moments.notes, *each, settled) for name, each in found.items()
    }
    if limit_games:
        chances = {name: each.chances for name, each in found.items()}
        result["limit"] = limit_of(moments, chances, limit_games, workers)
    return result


def limit_of(moments: Moments, chances: dict[str, Floats], games: int, workers: int) -> JsonObject:
    """The loss of play-outs by the same players, and of the judge at the same moments."""
    result: JsonObject = {"games": games}
    for part in QUARTERS:
        at = moments_at(moments.notes, part)[:games]
        some = Moments(moments.states[at], moments.notes[at], moments.seats[at], moments.table[at])
        result[f"loss {part}"] = loss(some.notes, limit(some, PLAY_OUTS, workers))
        for name, each in chances.items():
            result[f"{name} loss {part}"] = loss(some.notes, each[at])
    return result


def lines_of(found: JsonObject) -> list[str]:
    """The figures of one mixture in lines."""
    lines = []
    for name in KNOWN:
        row = found[name]
        lines.append(
            f"{found['players']} {found['mixture']:9} {name:6} games {row['games']} "
            f"quotient {row['quotient']:.3f} lag {row['lag']:+.3f} error {row['error']:.4f} "
            f"by turn {row['quotient by turn']:.3f} {row['lag by turn']:+.3f} "
            f"sum {row['sum']:.0e} loss {losses(row)} points {misses(row)}"
        )
    if "limit" in found:
        for name in ("", "told ", "untold "):
            told = losses(found["limit"], name)
            lines.append(f"  {name or 'limit '}on {found['limit']['games']} games: {told}")
    return lines


def losses(row: JsonObject, name: str = "") -> str:
    """Losses at the quarters of a game."""
    return " ".join(f"{row[f'{name}loss {part}']:.3f}" for part in QUARTERS)


def misses(row: JsonObject) -> str:
    """By how many points forecasts miss at the quarters of a game."""
    return " ".join(f"{row[f'points {part}']:.1f}" for part in QUARTERS)


def plotted(moments: Moments) -> np.ndarray:
    """Chances and shares of all seats, for a plot."""
    notes = moments.notes
    there = np.arange(notes["share"].shape[1]) < notes["players"][:, None]
    rows = np.zeros(int(there.sum()), PLOTTED)
    rows["players"] = np.repeat(notes["players"], notes["players"])
    rows["chance"], rows["share"] = judged(moments, True).chances[there], notes["share"][there]
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m damrak.calibration.measure",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=1000, help="of each mixture and table size")
    parser.add_argument("--limit-games", type=int, default=0, help="of these, played out")
    parser.add_argument("--mixtures", nargs="+", choices=MIXTURES, default=list(MIXTURES))
    parser.add_argument("--players", type=int, nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--workers", type=int, default=0, help="threads; 0: one a core")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args(arguments)
    found, rows = [], []
    for size in given.players:
        for mixture in given.mixtures:
            moments = check_games(mixture, size, given.games, given.workers)
            row = measure(moments, given.limit_games, given.workers)
            found.append({"mixture": mixture, "players": size, **row})
            print("\n".join(lines_of(found[-1])), flush=True)
            if given.plot:
                rows.append(plotted(moments))
                given.plot.write_text(reliability_plot(np.concatenate(rows)), encoding="utf-8")
            if given.json:
                given.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
