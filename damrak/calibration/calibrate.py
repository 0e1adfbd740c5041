"""`python -m damrak.calibration.calibrate`: calibrate the chances of a net, and check them.

The net plays other bots in three series. The first fits the numbers for seats that decide, the
second uses these and fits the numbers for all other moments, the third checks both. The numbers are
stored beside the net's weights. A new net needs new numbers.

Chances of contracts come from games that planners play to the end and have their own numbers:
`--contracts` fits those.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from damrak.arena.workers import map_processes
from damrak.bots.running.net_files import MASTER
from damrak.calibration.games import Notes, Noting, note_contracts, note_games
from damrak.calibration.reliability import reliability_plot
from damrak.game.catalogue import amsterdam
from damrak.insight.fit import (
    FitError,
    Floats,
    calibration_error,
    fit_contracts,
    fit_notes,
    plain_fit,
    read_contract_fit,
    read_facts,
    read_fit,
    reliability,
    write_fit,
)
from damrak.insight.kernels.judgement import AWAY

SIZES = (2, 3, 4)
PART = 10  # games that a worker plays at a time


@dataclass(frozen=True)
class Plan:
    """A series of games of each table size."""

    net: Path
    games: int
    seed: int
    fit: Floats
    deciders: bool = False
    sizes: Sequence[int] = SIZES
    contract_fit: Floats | None = None

    def parts(self) -> Iterator[Noting]:
        """The games of the series in parts for workers."""
        for first in range(0, self.games, PART):
            numbers = range(first, min(first + PART, self.games))
            for size in self.sizes:
                yield Noting(
                    amsterdam(),
                    size,
                    self.seed,
                    numbers,
                    self.fit,
                    self.deciders,
                    self.net,
                    self.contract_fit,
                )


def calibrate(
    net: Path, games: int, seed: int, workers: int, sizes: Sequence[int] = SIZES
) -> Notes:
    """Fit, store and check the numbers for these table sizes; returns the notes of the check."""
    decided = _play(Plan(net, games, seed, plain_fit(), deciders=True, sizes=sizes), workers)
    fit = fit_notes(decided)
    watched = _play(Plan(net, games, seed + 1, fit, sizes=sizes), workers)
    fit[:, AWAY:] = fit_notes(watched)[:, AWAY:]
    command = f"python -m damrak.calibration.calibrate --games {games} --seed {seed}"
    _keep(net, fit, sizes, f"{command} --players {' '.join(str(size) for size in sizes)}")
    return check(net, games, seed, workers, sizes)


def _keep(net: Path, fit: Floats, sizes: Sequence[int], command: str) -> None:
    """Store the numbers of these table sizes; those of other sizes stay."""
    try:
        kept, facts = read_fit(net), read_facts(net)
    except FitError:
        kept, facts = plain_fit(), {}
    for size in sizes:
        kept[size - 2] = fit[size - 2]
    made = facts.pop("made_by", {}) | {str(size): command for size in sizes}
    write_fit(net, kept, {"made_by": made, **facts})


def check(net: Path, games: int, seed: int, workers: int, sizes: Sequence[int] = SIZES) -> Notes:
    """Measure the error of the stored numbers on other games, and store it."""
    notes = _play(Plan(net, games, seed + 2, read_fit(net), sizes=sizes), workers)
    facts = read_facts(net)
    errors, checked = facts.pop("calibration_error", {}), facts.pop("checked_on", {})
    errors |= {str(size): round(error_of(notes, size), 4) for size in sizes}
    checked |= {str(size): f"{games} games of seed {seed + 2}" for size in sizes}
    write_fit(net, read_fit(net), {**facts, "calibration_error": errors, "checked_on": checked})
    return notes


def calibrate_contracts(
    net: Path, games: int, seed: int, workers: int, sizes: Sequence[int] = SIZES
) -> Notes:
    """Fit, store and check the numbers for chances of contracts."""
    plan = Plan(net, games, seed, read_fit(net), sizes=sizes)
    notes, facts = _play(plan, workers, note_contracts), read_facts(net)
    command = f"python -m damrak.calibration.calibrate --contracts --games {games} --seed {seed}"
    rows = {size: notes[notes["players"] == size] for size in sizes}
    fits = {size: fit_contracts(each["odds"], each["share"]) for size, each in rows.items()}
    kept = facts.setdefault("contracts", {})
    for size, fit in fits.items():
        told = [round(float(each), 5) for each in fit]
        kept[str(size)] = {"made_by": f"{command} --players {size}", "fit": told}
    write_fit(net, read_fit(net), facts)
    return check_contracts(net, games, seed, workers, sizes)


def check_contracts(
    net: Path, games: int, seed: int, workers: int, sizes: Sequence[int] = SIZES
) -> Notes:
    """Measure the error of the stored numbers for contracts on other games, and store it."""
    fits = read_fit(net), read_contract_fit(net)
    plan = Plan(net, games, seed + 1, fits[0], sizes=sizes, contract_fit=fits[1])
    notes, facts = _play(plan, workers, note_contracts), read_facts(net)
    for size in sizes:
        kept = facts.setdefault("contracts", {}).setdefault(str(size), {})
        kept["calibration_error"] = round(error_of(notes, size), 4)
        kept["checked_on"] = f"{games} games of seed {seed + 1}"
    write_fit(net, fits[0], facts)
    return notes


def error_of(notes: Notes, size: int) -> float:
    """The expected calibration error at tables of this size."""
    rows = notes[notes["players"] == size]
    return calibration_error(reliability(rows["chance"], rows["share"]))


def _play(plan: Plan, workers: int, note: Callable[[Noting], Notes] = note_games) -> Notes:
    parts, found = list(plan.parts()), []
    for number, notes in enumerate(map_processes(note, parts, workers), 1):
        found.append(notes)
        print(f"{number}/{len(parts)}", end="\r", flush=True)
    return np.sort(np.concatenate(found), order=("players", "game"), kind="stable")


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m damrak.calibration.calibrate", description=__doc__
    )
    parser.add_argument("--net", type=Path, default=MASTER, help="the card of the net")
    parser.add_argument("--games", type=int, default=2000, help="games a size and series")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="only check the stored numbers")
    parser.add_argument("--contracts", action="store_true", help="chances of contracts")
    parser.add_argument("--players", type=int, nargs="+", choices=SIZES, default=SIZES)
    parser.add_argument("--plot", type=Path, help="write the reliability plot to this SVG file")
    given = parser.parse_args(arguments)
    run = (given.net, given.games, given.seed, given.workers)
    if given.contracts:
        work = check_contracts if given.check else calibrate_contracts
    else:
        work = check if given.check else calibrate
    checked = work(*run, given.players)
    for size in sorted(set(checked["players"])):
        print(f"{size} players: calibration error {error_of(checked, size):.4f}")
    if given.plot:
        given.plot.write_text(reliability_plot(checked), encoding="utf-8")


if __name__ == "__main__":
    main()
