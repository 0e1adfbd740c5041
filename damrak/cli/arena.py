"""`damrak arena`: bots against bots with the same cards, and their ratings."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from damrak.cli.options import CORES, AsJson, BoardFile, HtmlFile, Players, RecordsFolder, Seed
from damrak.i18n import text
from damrak.i18n.extras import need
from damrak.terminal.console import (
    compiling,
    console,
    print_json,
    print_text,
    read_board,
    result_table,
    stderr_console,
    write_file,
)
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.arena.series import Games
    from damrak.arena.settings import Settings
    from damrak.arena.sprt import DealTest
    from damrak.arena.store import Store
    from damrak.arena.summary import Summary

    ShowMoves = Callable[[int], None]  # is told how many moves have been played
    Play = Callable[[Settings, Store, int, ShowMoves], Generator[Games]]

PARTS = ("routes", "contracts", "merchandise")  # where points come from
GAMES, MOST_GAMES = 1000, 200_000  # without --games: an arena, and at most for --sprt


def arena(
    bots: Annotated[list[str], typer.Argument()],
    players: Players = 2,
    games: Annotated[int | None, typer.Option(min=1, max=10_000_000)] = None,
    seed: Seed = 1,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    board: BoardFile = None,
    file: Annotated[Path | None, typer.Option()] = None,
    sprt: str = "",
    workers: Annotated[int, typer.Option(min=1, max=1024)] = CORES,
    ray: Annotated[bool, typer.Option("--ray")] = False,
    gpu: Annotated[bool, typer.Option("--gpu")] = False,
    records: RecordsFolder = None,
    as_json: AsJson = False,
    html: HtmlFile = None,
) -> None:
    """Let bots play each other, and print their ratings; interrupted: exit code 130.

    Exit code 1: a bot made no choice itself.
    """
    from damrak.arena.series import compile_bots
    from damrak.arena.settings import Settings
    from damrak.arena.store import Store

    settings = Settings(read_board(board), tuple(bots), players, seed, alone)
    test = _test(settings, sprt)
    if records:
        _prepare_records(records, file, elsewhere=ray or gpu)
    cores = partial(_on_cores, workers=workers, ray=ray, records=records)
    play = _on_gpu(settings) if gpu else cores
    with compiling():
        compile_bots(settings.board, settings.bots, settings.players)
    store = Store(file, settings)
    wanted = games or (MOST_GAMES if test else GAMES)
    whole = _play(settings, store, settings.schedule.deals_for(wanted), test, play)
    summary = _summary(settings, store, test)
    store.close()
    if not whole:
        stderr_console().print(text("arena-kept" if file else "arena-not-kept", file=str(file)))
    if summary is None:
        raise typer.Exit(130)
    _report(summary, as_json, html)
    if not whole:
        if gpu:
            stderr_console().print(text("arena-short"))
        raise typer.Exit(130)
    if any(row["choices"] == row["faults"] for row in summary["bots"]):
        raise typer.Exit(1)


def _test(settings: Settings, sprt: str) -> DealTest | None:
    from damrak.arena.sprt import DealTest, Sprt

    if not sprt:
        return None
    try:
        low, high = (float(share) for share in sprt.split(":"))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise typer.BadParameter(text("arena-sprt"))
    if len(settings.bots) != 2:
        raise typer.BadParameter(text("arena-sprt-bots"))
    return DealTest(Sprt(low, high), settings.players, settings.schedule.games_a_deal)


def _prepare_records(folder: Path, file: Path | None, *, elsewhere: bool) -> None:
    """Make the folder of records; an arena that continues from a file may add to a full one."""
    from damrak.arena.records import prepare_folder

    if elsewhere:
        raise typer.BadParameter(text("arena-records"))
    prepare_folder(folder, may_hold_records=file is not None and file.exists())


def _on_cores(
    settings: Settings,
    store: Store,
    deals: int,
    _: ShowMoves,
    *,
    workers: int,
    ray: bool,
    records: Path | None,
) -> Generator[Games]:
    """Play on this machine or a Ray cluster; games end often, so moves are not reported."""
    from damrak.arena.arena import play_arena

    return play_arena(settings, store, deals, workers=workers, ray=ray, records=records)


def _on_gpu(settings: Settings) -> Play:
    """The function that plays on a GPU; raises ArenaError if these bots cannot."""
    need("train", "cuda")
    from damrak.gpu.arena import check_gpu_arena, play_arena_on_gpu

    check_gpu_arena(settings)
    return play_arena_on_gpu


def _play(settings: Settings, store: Store, deals: int, test: DealTest | None, play: Play) -> bool:
    """Play the games that are missing; False if interrupted."""
    from damrak.arena.sprt import UNDECIDED

    kept = store.games()
    if test and len(kept) and test.add(kept) != UNDECIDED:
        return True
    total = deals * settings.schedule.games_a_deal
    with _terminated_as_by_ctrl_c(), progress_bar() as progress:
        task = progress.add_task(text("simulating"), total=total, completed=min(len(kept), total))

        def show_moves(moves: int) -> None:
            progress.update(task, description=text("arena-moves", moves=moves))

        playing = play(settings, store, deals, show_moves)
        try:
            for games in playing:
                progress.advance(task, len(games))
                if test and test.add(games) != UNDECIDED:
                    break
        except KeyboardInterrupt:
            return False
        finally:
            playing.close()
    return True


@contextmanager
def _terminated_as_by_ctrl_c() -> Iterator[None]:
    """While it plays, SIGTERM ends the workers and keeps the games, as Ctrl-C does."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _summary(settings: Settings, store: Store, test: DealTest | None) -> Summary | None:
    """Figures of all whole deals, of a test only up to its end; None if there are none."""
    from damrak.arena.arena import whole_deals
    from damrak.arena.summary import summarise

    games = whole_deals(settings, store.games())
    if test:
        games = games[games["deal"] < test.test.deals]
    if not len(games):
        return None
    return summarise(settings, games, test.test if test else None)


def _report(summary: Summary, as_json: bool, html: Path | None) -> None:
    from damrak.reports.arena import arena_page, fault_lines, verdict
    from damrak.reports.figures import seat_lines

    if html:
        write_file(html, arena_page(summary))
    if as_json:
        print_json(summary)
        return
    console().print(_bots_table(summary))
    if len(summary["bots"]) > 2:
        console().print(_pairs_table(summary))
    for line in seat_lines(summary["seats"]):
        console().print(line)
    ends = {f"ended_{name}": count for name, count in summary["length"]["end_reasons"].items()}
    shown = {"turns": summary["length"]["turns"], "shared": summary["length"]["shared"]}
    print_text("arena-length", **shown, **ends)
    for line in fault_lines(summary):
        console().print(line)
    if "sprt" in summary:
        console().print(verdict(summary["sprt"]))
    if html:
        print_text("arena-page", file=str(html))


def _bots_table(summary: Summary) -> Table:
    from damrak.reports.figures import duration, plus_minus

    games, deals, players = summary["games"], summary["deals"], summary["players"]
    table = result_table(text("arena-title", games=games, deals=deals, players=players))
    table.add_column(text("arena-bot"))
    for heading in ("rating", "share", "points", *PARTS, "time"):
        table.add_column(text(f"arena-{heading}"), justify="right", no_wrap=True)
    for row in summary["bots"]:
        means = row["means"]
        table.add_row(
            row["name"],
            plus_minus(row["rating"], "+.0f"),
            plus_minus(row["win_share"], ".1f", 100),
            f"{row['points']['value']:.1f}",
            *(f"{means[part]:.1f}" for part in PARTS),
            duration(row["seconds_a_move"]),
        )
    return table


def _pairs_table(summary: Summary) -> Table:
    from damrak.reports.figures import percent

    names = [row["name"] for row in summary["bots"]]
    ahead = {(row["bot"], row["against"]): row["ahead"] for row in summary["pairs"]}
    table = result_table(text("arena-pairs"))
    table.add_column(text("arena-bot"))
    for name in names:
        table.add_column(name, justify="right")
    for name in names:
        table.add_row(
            name,
            *(
                percent(ahead[name, other]["value"]) if (name, other) in ahead else "-"
                for other in names
            ),
        )
    return table
