"""`damrak lab`: what very many games say about a board."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

from damrak.i18n import text
from damrak.terminal.console import (
    compiling,
    console,
    notes,
    print_json,
    read_board,
    say,
    write_file,
)

if TYPE_CHECKING:
    from damrak.arena.lab import Sample


def lab(
    bot: Annotated[list[str] | None, typer.Option(help="A bot; again for another.")] = None,
    players: Annotated[
        list[int] | None, typer.Option(min=2, max=4, help="Seats at the table; again for others.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=1_000_000_000, help="Games of each bot and number of players.")
    ] = 100_000,
    seed: Annotated[int, typer.Option(min=0, help="The same number gives the same games.")] = 1,
    board: Annotated[Path | None, typer.Option(help="A board file; without it Amsterdam.")] = None,
    threads: Annotated[int, typer.Option(min=1, max=256, help="Threads to use.")] = os.cpu_count()
    or 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")] = None,
) -> None:
    """Say what very many games of a bot among its like tell about the board.

    Seats, contracts, routes, merchandise, the length of games, and how often rare rules are met.
    """
    from damrak.arena.lab import Sample, check_bot

    bots = bot or ["greedy"]
    for name in bots:
        check_bot(name)
    chosen = read_board(board)
    started = time.perf_counter()
    samples = [
        _summary(Sample(chosen, name, size, seed, games), threads)
        for name in bots
        for size in players or (2, 3, 4)
    ]
    seconds = round(time.perf_counter() - started, 2)
    if html:
        from damrak.reports.lab import lab_page

        write_file(html, lab_page(chosen, samples))
    if as_json:
        print_json({"board": chosen.name, "seconds": seconds, "samples": samples})
        return
    for sample in samples:
        _print(sample)
    say("lab-seconds", games=games * len(samples), seconds=seconds)
    if html:
        say("arena-page", file=str(html))


def _summary(sample: Sample, threads: int) -> dict[str, Any]:
    from dataclasses import replace

    from damrak.arena.lab import add_up, tally_parts, tally_sample
    from damrak.arena.lab_summary import lab_summary

    with compiling():
        tally_sample(replace(sample, games=1))
    tallies = []
    with Progress(console=notes(), transient=True) as progress:
        task = progress.add_task(text("simulating"), total=sample.games)
        for tally in tally_parts(sample, threads):
            tallies.append(tally)
            progress.advance(task, int(tally["games"][0]))
    return lab_summary(sample, add_up(tallies))


def _print(sample: dict[str, Any]) -> None:
    from damrak.reports.figures import plus_minus
    from damrak.reports.lab_rows import contract_row, held_row, rare_row, route_row

    shown = {key: sample[key] for key in ("bot", "players", "games")}
    say("lab-page-chapter", **shown)
    for key in ("by_seat", "by_turn_order"):
        shares = ", ".join(plus_minus(figure, ".1f", 100) for figure in sample["seats"][key])
        console().print(text(f"arena-{key.replace('_', '-')}", shares=shares))
    say("lab-page-points", **{name: str(value) for name, value in sample["points"].items()})
    length = {key: sample["length"][key] for key in ("turns", "rounds", "p1", "p99")}
    say("lab-page-length", **length)
    held = [row for row in sample["merchandise"] if row["seats"]]
    _print_table("contracts", sample["contracts"], contract_row)
    _print_table("routes", sample["routes"], route_row)
    _print_table("merchandise", held, held_row)
    _print_table("rare", sample["rare"], rare_row)


def _print_table(
    key: str, rows: Sequence[dict[str, Any]], cells: Callable[[dict[str, Any]], list[str]]
) -> None:
    table = Table(
        title=text(f"lab-page-{key}"), title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0)
    )
    for place, heading in enumerate(text(f"lab-columns-{key}").split(" | ")):
        table.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        table.add_row(*cells(row))
    console().print(table)
