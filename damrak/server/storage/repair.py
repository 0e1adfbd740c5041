"""Finds tables that are damaged in the database, and mends or sets them apart.

The log of a table is the truth. What was made from it (snapshot, row in the list, records) is made
again. A table whose log cannot be replayed is set apart: it is kept, but nobody can open it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damrak.game.errors import GameError
from damrak.server.errors import RefusedError
from damrak.server.listing import TableSummary
from damrak.server.storage.admin import Replayed, check_records, check_snapshot, replay, writing
from damrak.server.storage.backup import Tell, reading
from damrak.server.storage.database import BROKEN, LOG, RECORDS, TABLES
from damrak.server.storage.headers import header_of
from damrak.server.storage.operator import Boards, note
from damrak.server.storage.store import decode_snapshot
from damrak.server.tables.table import Table

ERRORS = (GameError, LookupError, RuntimeError, ValueError, TypeError, AttributeError)
LOG_PART, SNAPSHOT, ROW, GAMES = "log", "snapshot", "list", "records"


class Damage(NamedTuple):
    """What is damaged of a table, and why."""

    code: str
    part: str
    reason: str


async def find_damage(engine: AsyncEngine, boards: Boards, tell: Tell) -> list[Damage]:
    """Everything that is damaged in a database; a table that was set apart is not told again."""
    found: list[Damage] = []
    async with reading(engine) as connection:
        usable = sa.select(TABLES.c.code).where(TABLES.c.phase != BROKEN)
        for code in (await connection.execute(usable)).scalars().all():
            _, damage = await _look_at(connection, boards, code)
            found += damage
            tell("check", 1)
    return found


async def repair(engine: AsyncEngine, boards: Boards, tell: Tell) -> list[Damage]:
    """Mend or set apart what is damaged; returns what was found."""
    found = await find_damage(engine, boards, tell)
    for code in sorted({damage.code for damage in found}):
        async with writing(engine) as connection:
            replayed, damage = await _look_at(connection, boards, code)
            if replayed is None:
                values = {"phase": BROKEN, "listed": False, "snapshot": None}
                await connection.execute(_row(code).values(values))
                await note(connection, "set-apart", code)
            elif damage:
                await _mend(connection, replayed)
                await note(connection, "mend", code, ", ".join(each.part for each in damage))
    return found


def _row(code: str) -> sa.Update:
    return sa.update(TABLES).where(TABLES.c.code == code)


async def _look_at(
    connection: AsyncConnection, boards: Boards, code: str
) -> tuple[Replayed | None, list[Damage]]:
    """A table replayed from its log, or None if it cannot be, and what is damaged."""
    log_of = sa.select(LOG.c.sequence, LOG.c.entry).where(LOG.c.code == code)
    entries = (await connection.execute(log_of.order_by(LOG.c.sequence))).all()
    row = (await connection.execute(sa.select(TABLES).where(TABLES.c.code == code))).one()
    mine = sa.select(RECORDS.c.record).where(RECORDS.c.code == code).order_by(RECORDS.c.game)
    records = (await connection.execute(mine)).scalars().all()
    try:
        snapshot = decode_snapshot(row.snapshot)
        broken = None
    except ERRORS as error:
        snapshot, broken = None, Damage(code, SNAPSHOT, str(error))
    try:
        replayed = replay(boards, code, entries, snapshot.sequence if snapshot else 0)
    except ERRORS as error:
        return None, [Damage(code, LOG_PART, str(error))]
    checks: dict[str, Callable[[], None]] = {
        SNAPSHOT: lambda: check_snapshot(snapshot, replayed),
        ROW: lambda: _check_row(row.phase, row.summary, replayed.table),
        GAMES: lambda: check_records(replayed, records),
    }
    found = [_damage(code, part, check) for part, check in checks.items()]
    return replayed, [each for each in (broken, *found) if each is not None]


def _damage(code: str, part: str, check: Callable[[], None]) -> Damage | None:
    try:
        check()
    except ERRORS as error:
        return Damage(code, part, str(error))
    return None


def _check_row(phase: str, summary: bytes, table: Table) -> None:
    """Refuse a row of the list that cannot be read or is of another phase."""
    msgspec.json.decode(summary, type=TableSummary)
    if phase != table.state.phase:
        raise RefusedError("check-row")


async def _mend(connection: AsyncConnection, replayed: Replayed) -> None:
    """Write what is made from a log again."""
    table = replayed.table
    values = header_of(table)._asdict() | {"snapshot": None}
    await connection.execute(_row(table.code).values(values))
    await connection.execute(sa.delete(RECORDS).where(RECORDS.c.code == table.code))
    rows = [
        {"code": table.code, "game": game, "finished": at, "record": record.encode()}
        for (game, at), record in zip(replayed.ended, table.records, strict=True)
    ]
    if rows:
        await connection.execute(sa.insert(RECORDS), rows)
