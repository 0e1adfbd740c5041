"""`damrak lab`: statistics of a board from very many games."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.options import CORES, AsJson, BoardFile, HtmlFile, Seed, Threads
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import (
    compiling,
    console,
    print_json,
    print_text,
    read_board,
    result_table,
    write_file,
)
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.arena.lab import Sample


def lab(
    bot: list[str] | None = None,
    players: Annotated[list[int] | None, typer.Option(min=2, max=4)] = None,
    games: Annotated[int, typer.Option(min=1, max=1_000_000_000)] = 100_000,
    seed: Seed = 1,
    board: BoardFile = None,
    threads: Threads = CORES,
    as_json: AsJson = False,
    html: HtmlFile = None,
) -> None:
    """Play very many games with one bot at all seats, and print what they say about the board."""
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
    print_text("lab-seconds", games=games * len(samples), seconds=seconds)
    if html:
        print_text("arena-page", file=str(html))


def _summary(sample: Sample, threads: int) -> JsonObject:
    from dataclasses import replace

    from damrak.arena.lab import add_up, tally_parts, tally_sample
    from damrak.arena.lab_summary import lab_summary

    with compiling():
        tally_sample(replace(sample, games=1))
    tallies = []
    with progress_bar() as progress:
        task = progress.add_task(text("simulating"), total=sample.games)
        for tally in tally_parts(sample, threads):
            tallies.append(tally)
            progress.advance(task, int(tally["games"][0]))
    return lab_summary(sample, add_up(tallies))


def _print(sample: JsonObject) -> None:
    from damrak.reports.figures import seat_lines
    from damrak.reports.lab_rows import contract_row, held_row, rare_row, route_row

    shown = {key: sample[key] for key in ("bot", "players", "games")}
    print_text("lab-page-chapter", **shown)
    for line in seat_lines(sample["seats"]):
        console().print(line)
    print_text("lab-page-points", **{name: str(value) for name, value in sample["points"].items()})
    length = {key: sample["length"][key] for key in ("turns", "rounds", "p1", "p99")}
    print_text("lab-page-length", **length)
    held = [row for row in sample["merchandise"] if row["seats"]]
    _print_table("contracts", sample["contracts"], contract_row)
    _print_table("routes", sample["routes"], route_row)
    _print_table("merchandise", held, held_row)
    _print_table("rare", sample["rare"], rare_row)


def _print_table(
    key: str, rows: Sequence[JsonObject], cells: Callable[[JsonObject], list[str]]
) -> None:
    table = result_table(text(f"lab-page-{key}"))
    for place, heading in enumerate(text(f"lab-columns-{key}").split(" | ")):
        table.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for row in rows:
        table.add_row(*cells(row))
    console().print(table)
