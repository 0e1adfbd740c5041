"""`damrak analyse` of many games: finds records, analyses them on threads, prints the players."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import typer
from msgspec import Struct, to_builtins

from damrak.i18n import text
from damrak.terminal.console import (
    compiling,
    console,
    error_line,
    print_json,
    print_text,
    result_table,
    write_file,
)
from damrak.terminal.progress import progress_bar

if TYPE_CHECKING:
    from damrak.insight.players import Played, Player

SKIPPED, INTERRUPTED = 1, 130  # exit codes


class Looked(NamedTuple):
    """What came of one file: rows of its seats; none if it is broken or its game unfinished."""

    file: Path
    rows: list[Played]
    error: str = ""


class Summary(Struct, frozen=True):
    """What many games come to: the object that --json prints."""

    judge: str  # the checksum of the judge
    games: int
    looked: int  # games whose choices were looked at; accuracy and habits are theirs
    unfinished: int  # games left out because they are not over
    broken: dict[str, str]  # files left out, and why
    stopped: bool  # whether Ctrl-C came before the end
    players: list[Player]
    seats: list[Played]  # a row for each game and seat, in the order of the games


def analyse_many(
    paths: Sequence[Path],
    as_json: bool,
    html: Path | None,
    language: str,
    threads: int,
    share: float | None,
) -> int:
    """Print what all games come to, looking closely at a share of them; the exit code."""
    from damrak.data.reading import find_records
    from damrak.insight.players import CLOSE

    files = find_records(paths)
    if not files:
        raise typer.BadParameter(text("analyse-no-files", paths=", ".join(map(str, paths))))
    if share is None:
        share = min(1.0, CLOSE / len(files))
    summary = _summary(_look_at_all(files, threads, share), len(files))
    for error in summary.broken.values():
        error_line(error)
    if html:
        from damrak.reports.players import players_page

        write_file(html, players_page(summary.players, summary.seats, language))
    if as_json:
        print_json(to_builtins(summary))
    else:
        _print(summary, len(files), language)
        if html:
            print_text("analyse-page", file=str(html))
    if summary.stopped:
        return INTERRUPTED
    return SKIPPED if summary.broken else 0


def _look_at_all(files: Sequence[Path], threads: int, share: float) -> list[Looked]:
    """What came of the files, in their order; fewer than all if Ctrl-C came."""
    from damrak.arena.workers import map_threads
    from damrak.insight.analysis import Stopped

    done: dict[Path, Looked] = {}
    try:
        with _stopping() as stop:

            def look(file: Path) -> Looked:
                return _look_at(file, share, stop.is_set)

            with compiling():  # the first game alone, so that code is compiled once
                done[files[0]] = look(files[0])
            with progress_bar() as bar, closing(map_threads(look, files[1:], threads)) as found:
                task = bar.add_task(text("analysing"), total=len(files), completed=1)
                for looked in found:
                    done[looked.file] = looked
                    bar.advance(task)
    except (KeyboardInterrupt, Stopped):
        pass  # what is done is told
    return [done[file] for file in files if file in done]


@contextmanager
def _stopping() -> Iterator[Event]:
    """An event that Ctrl-C sets before it interrupts, so that threads stop as well."""
    stop = Event()

    def interrupt(*_: object) -> NoReturn:
        stop.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _look_at(file: Path, share: float, stopped: Callable[[], bool]) -> Looked:
    from damrak.board import BoardError
    from damrak.game import Record
    from damrak.game.errors import GameError
    from damrak.insight.players import is_drawn, skim

    try:
        record = Record.load(file)
        if record.result is None:
            return Looked(file, [])
        look = is_drawn(record, share)
        return Looked(file, skim(record, str(file), stopped, look=look))
    except (GameError, BoardError) as error:
        told = str(error)
        return Looked(file, [], told if str(file) in told else f"{file}: {told}")


def _summary(found: Sequence[Looked], files: int) -> Summary:
    from damrak.insight.judge_file import read_card
    from damrak.insight.players import players_of

    rows = [row for looked in found for row in looked.rows]
    return Summary(
        judge=read_card()["sha256"],
        games=sum(1 for looked in found if looked.rows),
        looked=len({row.file for row in rows if row.looked}),
        unfinished=sum(1 for looked in found if not looked.rows and not looked.error),
        broken={str(looked.file): looked.error for looked in found if looked.error},
        stopped=len(found) < files,
        players=players_of(rows),
        seats=rows,
    )


def _print(summary: Summary, files: int, language: str) -> None:
    from damrak.reports.players import player_cells, player_headings

    if summary.players:
        table = result_table(text("insight-players-title", language, games=summary.games))
        headings = player_headings(language)
        for place, heading in enumerate(headings):
            number = 0 < place < len(headings) - 1
            shown = heading.replace(" ", "\n") if number else heading
            table.add_column(shown, justify="right" if number else "left", no_wrap=number)
        for player in summary.players:
            *others, habits = player_cells(player, language)
            table.add_row(*others, habits.replace("; ", "\n"))
        console().print(table)
    if summary.looked < summary.games:
        console().print(text("insight-players-looked", language, looked=summary.looked))
    if summary.unfinished:
        print_text("analyse-unfinished", games=summary.unfinished)
    if summary.stopped:
        print_text("analyse-stopped", done=files_done(summary), files=files)


def files_done(summary: Summary) -> int:
    """How many files have been looked at."""
    return summary.games + summary.unfinished + len(summary.broken)
