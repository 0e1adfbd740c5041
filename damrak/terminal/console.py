"""How the command prints: text and tables for people, JSON for programs, one line for an error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from damrak.board import Board
from damrak.compile.kernel import before_compiling
from damrak.i18n import text
from damrak.i18n.file_errors import reason_of
from damrak.i18n.json_types import JsonObject


def console() -> Console:
    """A console on standard output; made anew each time because tests replace the stream."""
    return Console(highlight=False, markup=False)


def stderr_console() -> Console:
    """A console on standard error, for progress and remarks that must not mix with output."""
    return Console(stderr=True, highlight=False, markup=False)


def print_text(key: str, **arguments: object) -> None:
    """Print a message of the catalogue."""
    console().print(text(key, **arguments))


def error_line(message: str) -> int:
    """Print what went wrong to standard error; returns the exit code for it."""
    for line in message.splitlines():
        print(f"damrak: {line}", file=sys.stderr)
    return 2


def print_json(content: object) -> None:
    """Print one JSON object."""
    print(json.dumps(content))


def read_board(path: Path | None) -> Board:
    """The board of a file, or Amsterdam without one."""
    return Board.amsterdam() if path is None else Board.load(path)


def write_file(path: Path, content: str) -> None:
    """Write a text file; raises BadParameter if it cannot be written."""
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path}: {reason_of(error, path)}") from error


def result_table(title: str) -> Table:
    """An empty table in the plain style of all results."""
    return Table(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))


def print_figures(figures: JsonObject) -> None:
    """Print measurements as a table with a row for each."""
    table = Table()
    table.add_column(text("bench-what"))
    table.add_column(text("bench-figure"), justify="right")
    for name, figure in figures.items():
        shown = f"{figure:,}" if isinstance(figure, int | float) else str(figure)
        table.add_row(text(f"bench-{name.replace('_', '-')}"), shown)
    console().print(table)


@contextmanager
def compiling() -> Iterator[None]:
    """Show on standard error if code has to be compiled while the block runs."""
    status = stderr_console().status(text("compiling"))
    try:
        with before_compiling(status.start):
            yield
    finally:
        status.stop()
