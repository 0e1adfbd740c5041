"""`damrak dataset`: makes a data set of games between levels."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from damrak.cli.options import CORES, AsJson, Seed, Threads
from damrak.i18n import text
from damrak.terminal.console import compiling, print_json, print_text
from damrak.terminal.progress import progress_bar


def dataset(
    folder: Annotated[Path, typer.Argument()],
    games: Annotated[int, typer.Option(min=1, max=100_000_000)] = 10_000,
    seed: Seed = 1,
    levels: str = "",
    slow: Annotated[float, typer.Option(min=0, max=1)] = 0.01,
    threads: Threads = CORES,
    as_json: AsJson = False,
) -> None:
    """Make a data set, or complete one that was interrupted."""
    from damrak.bots.running.registry import LEVELS
    from damrak.data.making import Plan, make_data_set

    chosen = tuple(levels.split(",")) if levels else tuple(LEVELS)
    plan = Plan(games, seed, chosen, slow)
    started, at_work, played = time.perf_counter(), time.process_time(), 0
    with compiling(), progress_bar() as progress:
        task = progress.add_task(text("simulating"), total=games)

        def told(more: int) -> None:
            nonlocal played
            played += more
            progress.update(task, completed=played)

        make_data_set(folder, plan, threads=threads, told=told)
    seconds, at_work = time.perf_counter() - started, time.process_time() - at_work
    figures = {"games": games, "played": played, "seconds": round(seconds, 2)}
    pace = round(played / max(seconds, 1e-9), 1)
    if as_json:
        used = {"cpu_seconds": round(at_work, 2), "games_a_second": pace}
        print_json({"folder": str(folder), **figures, **used})
    else:
        print_text("dataset-done", folder=str(folder), pace=pace, **figures)
