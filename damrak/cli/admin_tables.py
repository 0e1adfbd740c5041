"""`damrak admin`: single tables and clients of a server, and the audit log of what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from damrak.cli.admin import app, boards_to_play, progress, settings_of
from damrak.cli.options import AsJson, Config, Database
from damrak.i18n import text
from damrak.terminal.console import console, print_json, print_text

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damrak.server.storage.repair import Damage

__all__ = ["app"]
T = TypeVar("T")
Code = Annotated[str, typer.Argument(metavar="CODE")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", min=0, max=3)]
Hours = Annotated[int, typer.Option("--hours", min=1)]
Limit = Annotated[int, typer.Option("--limit", min=1)]


@app.command("tables")
def tables(
    phase: Annotated[str | None, typer.Option("--phase")] = None,
    limit: Limit = 50,
    database: Database = None,
    config: Config = None,
    as_json: AsJson = False,
) -> None:
    """List the tables that were changed last."""
    from damrak.server.storage import operator

    rows = _with(database, config, lambda engine: operator.list_tables(engine, phase, limit))
    if as_json:
        print_json(rows)
        return
    for row in rows:
        row |= {"updated": _time(row["updated"]), "names": ", ".join(row["names"])}
    columns = ("code", "phase", "updated", "names")
    _print_rows(columns, ([row[name] for name in columns] for row in rows))


@app.command("show")
def show(
    code: Code, database: Database = None, config: Config = None, as_json: AsJson = False
) -> None:
    """Print who sits at a table and what was said there."""
    from damrak.server.storage import operator

    boards = boards_to_play()
    found = _with(database, config, lambda engine: operator.show(engine, boards, code.upper()))
    if as_json:
        print_json(found)
        return
    seats, chat = found.pop("seats"), found.pop("chat")
    for name, value in found.items():
        is_time = name in ("created", "updated")
        console().print(f"{name}: {_time(value) if is_time else value}", markup=False)
    for seat in seats:
        console().print(f"{seat['seat']}: {seat['kind']} {seat['name']}", markup=False)
    for said in chat:
        console().print(f"{_time(said['at'])} {said['seat']}: {said['text']}", markup=False)


@app.command("close")
def close(code: Code, database: Database = None, config: Config = None) -> None:
    """Close a table: everybody may look at it, nobody may change it."""
    from damrak.server.storage import operator

    boards = boards_to_play()
    _with(database, config, lambda engine: operator.close(engine, boards, code.upper()))
    print_text("admin-closed", code=code.upper())


@app.command("delete")
def delete(code: Code, database: Database = None, config: Config = None) -> None:
    """Remove a table with its games."""
    from damrak.server.storage import operator

    _with(database, config, lambda engine: operator.delete(engine, code.upper()))
    print_text("admin-deleted", code=code.upper())


@app.command("forget")
def forget(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Remove a person's names and chat from all tables and records."""
    from damrak.server.storage.forget import forget as remove

    boards = boards_to_play()
    count = _with(database, config, lambda engine: remove(engine, boards, name))
    print_text("admin-forgotten", count=count)


@app.command("link")
def link(code: Code, seat: SeatNumber, database: Database = None, config: Config = None) -> None:
    """Print a new link for a seat whose player has lost theirs."""
    from damrak.server.storage import operator

    boards, settings = boards_to_play(), settings_of(database, config)
    token = _with(
        database, config, lambda engine: operator.link(engine, boards, code.upper(), seat)
    )
    home = f"https://{settings.hosts[0]}" if settings.hosts else f"http://localhost:{settings.port}"
    console().print(f"{home}/#/table/{code.upper()}?offer={token}", markup=False, soft_wrap=True)


@app.command("ban")
def ban(
    address: Annotated[str | None, typer.Argument(metavar="ADDRESS")] = None,
    table: Annotated[str | None, typer.Option("--table")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, max=3)] = None,
    hours: Hours = 24,
    database: Database = None,
    config: Config = None,
) -> None:
    """Refuse an address, or the holder of a seat, for a time."""
    from damrak.server.storage import operator

    if (address is None) == (table is None) or (table is None) != (seat is None):
        raise typer.BadParameter(text("admin-ban-whom"))
    if table is not None and seat is not None:
        boards, code, number = boards_to_play(), table.upper(), seat
        _with(
            database, config, lambda engine: operator.ban_seat(engine, boards, code, number, hours)
        )
        banned = f"{code}:{number}"
    else:
        whom = address or ""
        banned = _with(database, config, lambda e: operator.ban_address(e, whom, hours))
    print_text("admin-banned", banned=banned, hours=hours)


@app.command("unban")
def unban(
    banned: Annotated[str, typer.Argument(metavar="BANNED")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Lift a ban."""
    from damrak.server.storage import operator

    _with(database, config, lambda engine: operator.unban(engine, banned))
    print_text("admin-unbanned", banned=banned)


@app.command("bans")
def bans(database: Database = None, config: Config = None, as_json: AsJson = False) -> None:
    """List what is banned now."""
    from damrak.server.storage import operator

    found = _with(database, config, operator.list_bans)
    if as_json:
        print_json([each._asdict() for each in found])
        return
    _print_rows(
        ("whom", "kind", "until"), ([each.banned, each.kind, _time(each.until)] for each in found)
    )


@app.command("audit")
def audit(
    limit: Limit = 50, database: Database = None, config: Config = None, as_json: AsJson = False
) -> None:
    """List what operators did, the newest first."""
    from damrak.server.storage import operator

    acts = _with(database, config, lambda engine: operator.audit(engine, limit))
    if as_json:
        print_json([act._asdict() for act in acts])
        return
    _print_rows(
        ("at", "actor", "what", "code", "detail"),
        ([_time(act.at), *act[1:]] for act in acts),
    )


@app.command("check")
def check(database: Database = None, config: Config = None, as_json: AsJson = False) -> None:
    """Replay every game and list what is damaged; exit code 1 if something is."""
    from damrak.server.storage.repair import find_damage

    boards = boards_to_play()
    with progress("admin-checking") as tell:
        found = _with(database, config, lambda engine: find_damage(engine, boards, tell))
    _print_damage(found, as_json, "admin-sound", "admin-damaged")
    raise typer.Exit(1 if found else 0)


@app.command("repair")
def repair(database: Database = None, config: Config = None, as_json: AsJson = False) -> None:
    """Mend what is damaged, and set tables apart whose logs cannot be replayed."""
    from damrak.server.storage.repair import repair as mend

    boards = boards_to_play()
    with progress("admin-checking") as tell:
        found = _with(database, config, lambda engine: mend(engine, boards, tell))
    _print_damage(found, as_json, "admin-sound", "admin-mended")


def _print_damage(found: list[Damage], as_json: bool, none: str, some: str) -> None:
    if as_json:
        print_json([each._asdict() for each in found])
        return
    if found:
        _print_rows(("code", "part", "reason"), (list(each) for each in found))
    print_text(some if found else none, count=len({each.code for each in found}))


def _with(
    database: str | None, config: Path | None, work: Callable[[AsyncEngine], Awaitable[T]]
) -> T:
    """What work with the server's database gives."""
    from damrak.server.storage.backup import opened
    from damrak.server.storage.database import database_url, prepare

    async def run() -> T:
        async with opened(database_url(settings_of(database, config).database)) as engine:
            await prepare(engine)
            return await work(engine)

    return asyncio.run(run())


def _print_rows(columns: tuple[str, ...], rows: Iterable[list[str]]) -> None:
    table = Table(*(text(f"admin-{name}") for name in columns))
    for row in rows:
        table.add_row(*row)
    console().print(table, markup=False)


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).isoformat(" ", "seconds")
