"""`damrak admin`: back up, restore, prune and count the games of a server.

What concerns single tables and clients is in admin_tables.py.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from damrak.cli.options import AsJson, Config, Database
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import compiling, console, print_json, print_text, stderr_console

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

    from damrak.board import Board
    from damrak.server.settings import Settings
    from damrak.server.storage.backup import Counts, Tell

app = typer.Typer(no_args_is_help=True)
Check = Annotated[bool, typer.Option("--check/--no-check")]


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    config: Config = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    check: Check = True,
    as_json: AsJson = False,
) -> None:
    """Write all games to a file while the server may be running, and check the copy."""
    from damrak.server.storage.backup import back_up
    from damrak.server.storage.database import database_url

    with progress("admin-copying") as tell:
        counts = asyncio.run(back_up(_url(database, config), file, replace, tell))
    checked = _check(database_url(str(file))) if check else None
    _report("admin-backed-up", counts, checked, as_json, file=str(file))


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    config: Config = None,
    check: Check = True,
    as_json: AsJson = False,
) -> None:
    """Copy a backup into an empty database and check the copy."""
    from damrak.server.storage.backup import restore as copy_back

    url = _url(database, config)
    with progress("admin-copying") as tell:
        counts = asyncio.run(copy_back(file, url, tell))
    checked = _check(url) if check else None
    _report("admin-restored", counts, checked, as_json, url=url.render_as_string())


@app.command("prune")
def prune(
    days: Annotated[int, typer.Option(min=1)] = 90,
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    dry: Annotated[bool, typer.Option("--dry-run")] = False,
    database: Database = None,
    config: Config = None,
    as_json: AsJson = False,
) -> None:
    """Remove tables that have been idle for long, or count them."""
    from damrak.server.storage import admin
    from damrak.server.storage.backup import opened

    async def work() -> int:
        async with opened(_url(database, config)) as engine:
            return await admin.prune(engine, days, unfinished, dry)

    count = asyncio.run(work())
    if as_json:
        print_json({"tables": count, "removed": not dry})
    else:
        print_text("admin-would-prune" if dry else "admin-pruned", count=count)


@app.command("stats")
def stats(database: Database = None, config: Config = None, as_json: AsJson = False) -> None:
    """Print how many tables, games and log entries there are."""
    from damrak.server.storage import admin
    from damrak.server.storage.backup import opened

    async def work() -> JsonObject:
        async with opened(_url(database, config)) as engine:
            return await admin.stats(engine)

    figures = asyncio.run(work())
    if as_json:
        print_json(figures)
        return
    table = Table(show_header=False)
    for name, figure in figures.items():
        shown = f"{figure:,}" if isinstance(figure, int) else figure
        table.add_row(text(f"admin-{name.replace('_', '-')}"), shown)
    console().print(table)


def settings_of(database: str | None, config: Path | None) -> Settings:
    """The settings of a server that is started with the same options."""
    from damrak.server.settings import read_settings

    flags = {"database": database} if database is not None else {}
    return read_settings(flags, os.environ, config)


def _url(database: str | None, config: Path | None) -> URL:
    """The database that such a server would use."""
    from damrak.server.storage.database import database_url

    return database_url(settings_of(database, config).database)


def boards_to_play() -> dict[str, Board]:
    """The boards of a server, to replay its games; compiles the rules if that is needed."""
    with compiling():
        from damrak.server.live.start import boards
    return boards()


def _check(url: URL) -> int:
    boards = boards_to_play()
    from damrak.server.storage import admin
    from damrak.server.storage.backup import opened

    async def work() -> int:
        with progress("admin-checking") as tell:
            async with opened(url) as engine:
                return await admin.check(engine, boards, tell)

    return asyncio.run(work())


def _report(key: str, counts: Counts, checked: int | None, as_json: bool, **names: str) -> None:
    if as_json:
        print_json({**names, **counts, "checked": checked})
        return
    print_text(key, **names, **counts)
    if checked is not None:
        print_text("admin-checked", count=checked)


@contextmanager
def progress(key: str) -> Iterator[Tell]:
    """Show a counter of rows or tables on standard error."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TextColumn("{task.completed}"))
    with Progress(
        *columns, TimeElapsedColumn(), console=stderr_console(), transient=True
    ) as progress:
        task = progress.add_task(text(key), total=None)
        yield lambda _, count: progress.advance(task, count)
