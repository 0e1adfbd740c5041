"""Where the command writes: tables and colours for people, plain JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from damrak.board import Board
from damrak.i18n import text


def console() -> Console:
    """Standard output as it is now (tests replace it)."""
    return Console(highlight=False, markup=False)


def notes() -> Console:
    """Standard error: progress and notes that must not mix with output."""
    return Console(stderr=True, highlight=False, markup=False)


def say(key: str, **arguments: object) -> None:
    """Print a message of the catalogue."""
    console().print(text(key, **arguments))


def error_line(message: str) -> int:
    """Print what went wrong; the exit code for it."""
    for line in message.splitlines():
        print(f"damrak: {line}", file=sys.stderr)
    return 2


def print_json(content: Any) -> None:
    """One JSON object on standard output."""
    print(json.dumps(content))


def read_board(path: Path | None) -> Board:
    """The board of a file, or the published one."""
    return Board.amsterdam() if path is None else Board.load(path)


def write_file(path: Path, content: str) -> None:
    """Write a text file; a mistake is the user's to mend."""
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}") from error


def print_figures(figures: dict[str, Any]) -> None:
    """What was measured, as a table."""
    table = Table()
    table.add_column(text("bench-what"))
    table.add_column(text("bench-figure"), justify="right")
    for name, figure in figures.items():
        shown = f"{figure:,}" if isinstance(figure, int | float) else str(figure)
        table.add_row(text(f"bench-{name.replace('_', '-')}"), shown)
    console().print(table)


@contextmanager
def compiling() -> Iterator[None]:
    """Tell why a first start takes a while: the rules are being compiled for this machine."""
    with notes().status(text("compiling")):
        yield
