"""`damrak simulate`: many games between bots, and a summary of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from damrak.board import Board
from damrak.cli.options import CORES, AsJson, BoardFile, Players, RecordsFolder, Threads
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import compiling, console, print_json, read_board
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.arena.series import Games

BATCH = 500  # games a thread plays before it reports progress


def simulate(
    players: Players = 2,
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 1000,
    bot: list[str] | None = None,
    seed: int = 1,
    board: BoardFile = None,
    threads: Threads = CORES,
    records: RecordsFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots, print a summary; exit code 1: a bot made no choice itself."""
    bots = _seats(bot or ["random"], players)
    chosen = read_board(board)
    if records:
        from damrak.arena.records import prepare_folder

        prepare_folder(records)
    results, seconds = _run(chosen, bots, seed, games, threads, records)
    summary = _summary(bots, seed, results, seconds)
    if as_json:
        print_json(summary)
    else:
        _print_table(summary)
    if any(0 < choices == faults for choices, faults in _own(summary)):
        raise typer.Exit(1)


def _own(summary: JsonObject) -> Iterator[tuple[int, int]]:
    """The choices of each seat, and how many of them a fallback bot made."""
    return zip(summary["choices"], summary["faults"], strict=True)


def _seats(bots: list[str], players: int) -> list[str]:
    from damrak.bots import resolve

    for name in bots:
        resolve(name)
    if len(bots) not in (1, players):
        raise typer.BadParameter(text("simulate-bots", bots=len(bots), players=players))
    return bots * players if len(bots) == 1 else bots


def _run(
    board: Board, bots: list[str], seed: int, games: int, threads: int, records: Path | None
) -> tuple[Games, float]:
    """The results of all games, and the seconds it took to play them."""
    import numpy as np

    from damrak.arena.series import Series, compile_bots, play_series
    from damrak.arena.workers import map_processes, map_threads
    from damrak.bots import is_compiled

    compiled = all(is_compiled(bot) for bot in bots)
    with compiling():
        compile_bots(board, bots, len(bots))
    size = BATCH if compiled else 1
    parts = [
        Series(board, tuple(bots), seed, first, min(size, games - first), records)
        for first in range(0, games, size)
    ]
    run, started = map_threads if compiled else map_processes, time.perf_counter()
    with progress_bar() as progress:
        done = progress.track(
            run(play_series, parts, threads), total=len(parts), description=text("simulating")
        )
        return np.concatenate(list(done)), time.perf_counter() - started


def _summary(bots: list[str], seed: int, results: Games, seconds: float) -> JsonObject:
    import numpy as np

    players, steps = len(bots), int(results["moves"].sum())
    won = [(results["winners"] >> seat) & 1 for seat in range(players)]
    shared = np.sum(won, axis=0) > 1
    return {
        "games": len(results),
        "players": players,
        "bots": bots,
        "seed": seed,
        "steps": steps,
        "seconds": round(seconds, 3),
        "mean_scores": [
            round(float(results["totals"][:, seat].mean()), 3) for seat in range(players)
        ],
        "mean_completed": [
            round(float(results["completed"][:, seat].mean()), 3) for seat in range(players)
        ],
        "wins": [int(each.sum()) for each in won],
        "choices": [int(results["moves"][:, seat].sum()) for seat in range(players)],
        "faults": [int(results["faults"][:, seat].sum()) for seat in range(players)],
        "shared": int(shared.sum()),
        "mean_steps": round(steps / len(results), 2),
        "end_reasons": dict(_reasons(results)),
    }


def _reasons(results: Games) -> Iterator[tuple[str, int]]:
    from damrak.game.scoring import END_REASONS

    for reason, name in END_REASONS.items():
        yield name, int((results["reason"] == reason).sum())


def _print_table(summary: JsonObject) -> None:
    from damrak.reports.arena import fault_line
    from damrak.reports.figures import percent

    games = summary["games"]
    table = Table(title=text("simulate-title", games=games), title_justify="left")
    headings = (
        "simulate-seat",
        "simulate-bot",
        "simulate-score",
        "simulate-completed",
        "simulate-wins",
    )
    for heading in headings:
        table.add_column(text(heading), justify="left" if heading == "simulate-bot" else "right")
    for seat, name in enumerate(summary["bots"]):
        share = percent(summary["wins"][seat] / games)
        score, done = summary["mean_scores"][seat], summary["mean_completed"][seat]
        table.add_row(str(seat + 1), name, f"{score:.2f}", f"{done:.2f}", share)
    console().print(table)
    pace = round(summary["steps"] / max(summary["seconds"], 1e-9))
    shown = {key: summary[key] for key in ("steps", "seconds", "shared", "mean_steps")}
    ends = {f"ended_{name}": count for name, count in summary["end_reasons"].items()}
    console().print(text("simulate-summary", pace=pace, **shown, **ends))
    for name, (choices, faults) in zip(summary["bots"], _own(summary), strict=True):
        if faults:
            console().print(fault_line(name, faults, choices))
