"""Tools of an operator: figures of a database, a check of every game, removal of old tables."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damrak.board import Board
from damrak.game.errors import GameError, RecordError
from damrak.game.game import verify
from damrak.game.record import Record
from damrak.i18n.json_types import JsonObject
from damrak.server.errors import RefusedError
from damrak.server.storage.backup import Tell, reading
from damrak.server.storage.database import BROKEN, LOG, RECORDS, TABLES
from damrak.server.storage.store import read_snapshot
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry, decode_entry
from damrak.server.tables.table import Snapshot, Table

DAY_MS = 86_400_000
KEPT_DAYS = 30  # how long a seat at an unfinished game is kept (R11)
CHUNK = 500  # tables removed at a time


# Figures


async def stats(engine: AsyncEngine) -> JsonObject:
    """Counts of tables, games and log entries, the size and the version of a database."""
    week = int(time.time() * 1000) - 7 * DAY_MS
    async with reading(engine) as connection:
        phases = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)
        found = {str(phase): int(n) for phase, n in await connection.execute(phases)}
        recent = sa.select(sa.func.count()).where(TABLES.c.updated > week)
        return {
            "lobby": found.get("lobby", 0),
            "playing": found.get("playing", 0),
            "over": found.get("over", 0),
            "broken": found.get(BROKEN, 0),
            "active_week": await _number(connection, recent),
            "games": await _number(connection, sa.select(sa.func.count(RECORDS.c.code))),
            "entries": await _number(connection, sa.select(sa.func.count(LOG.c.code))),
            "bytes": await _number(connection, _size(engine.dialect.name)),
            "version": await _version(connection),
        }


def _size(kind: str) -> sa.TextClause:
    if kind == "postgresql":
        return sa.text("SELECT pg_database_size(current_database())")
    pages = "pragma_page_count(), pragma_page_size()"
    return sa.text(f"SELECT page_count * page_size FROM {pages}")  # noqa: S608 - a constant


async def _number(connection: AsyncConnection, query: Executable) -> int:
    return int((await connection.execute(query)).scalar_one())


async def _version(connection: AsyncConnection) -> str:
    query = sa.text("SELECT version_num FROM alembic_version")
    return str((await connection.execute(query)).scalar_one())


# Old tables


async def prune(engine: AsyncEngine, days: int, unfinished: bool, dry: bool) -> int:
    """Remove tables where nothing has happened for so many days; returns how many."""
    if unfinished and days < KEPT_DAYS:
        raise RefusedError("prune-kept", days=KEPT_DAYS)
    limit = int(time.time() * 1000) - days * DAY_MS
    old = TABLES.c.updated < limit
    if not unfinished:
        old &= TABLES.c.phase != "playing"
    async with engine.connect() as connection:
        codes = list((await connection.execute(sa.select(TABLES.c.code).where(old))).scalars())
    count = 0
    for first in range(0, len(codes), CHUNK):
        chunk = old & TABLES.c.code.in_(codes[first : first + CHUNK])
        async with writing(engine) as connection:
            found = await _unused(connection, chunk, limit)
            if not dry:
                await connection.execute(sa.delete(TABLES).where(TABLES.c.code.in_(found)))
        count += len(found)
    return count


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which nobody else changes the rows it has selected for update."""
    async with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection


async def _unused(
    connection: AsyncConnection, old: sa.ColumnElement[bool], limit: int
) -> list[str]:
    """The old tables whose logs have nothing newer than `limit`.

    `updated` alone does not tell: it is not written with every move.
    """
    locked = sa.select(TABLES.c.code).where(old).with_for_update()
    codes = (await connection.execute(locked)).scalars().all()
    last = sa.select(LOG.c.code, sa.func.max(LOG.c.sequence).label("sequence"))
    newest = last.where(LOG.c.code.in_(codes)).group_by(LOG.c.code).subquery()
    same = (LOG.c.code == newest.c.code) & (LOG.c.sequence == newest.c.sequence)
    rows = await connection.execute(sa.select(LOG.c.code, LOG.c.entry).join(newest, same))
    busy = {code for code, entry in rows if decode_entry(entry).at >= limit}
    return [code for code in codes if code not in busy]


# A check of every game


async def check(engine: AsyncEngine, boards: Mapping[str, Board], tell: Tell) -> int:
    """Replay the log of every table and compare it with what is stored; returns how many tables.

    Raises a RefusedError that names the first table that differs.
    """
    count = 0
    async with reading(engine) as connection:
        usable = sa.select(TABLES.c.code, TABLES.c.snapshot).where(TABLES.c.phase != BROKEN)
        rows = (await connection.execute(usable)).all()
        for code, snapshot in rows:
            log_of = sa.select(LOG.c.sequence, LOG.c.entry).where(LOG.c.code == code)
            entries = (await connection.execute(log_of.order_by(LOG.c.sequence))).all()
            mine = sa.select(RECORDS.c.record).where(RECORDS.c.code == code)
            records = (await connection.execute(mine.order_by(RECORDS.c.game))).scalars().all()
            try:
                check_table(boards, code, entries, read_snapshot(snapshot), records)
            except (GameError, LookupError, RuntimeError, ValueError) as error:
                raise RefusedError("check-failed", code=code, reason=str(error)) from error
            count += 1
            tell("check", 1)
    return count


class Replayed(NamedTuple):
    """A table replayed from its log, its position after the entry `mark`, and its ended games."""

    table: Table
    position: bytes | None
    ended: list[tuple[int, int]]  # number and time of the end


def replay(boards: Mapping[str, Board], code: str, rows: Iterable[Any], mark: int) -> Replayed:
    """Replay a log and compare the outcome of every entry; raises an error if one differs."""
    table, position, ended = Table(boards), None, list[tuple[int, int]]()
    for number, (sequence, data) in enumerate(rows, start=1):
        if sequence != number:
            raise RefusedError("check-gap", sequence=number)
        _check_entry(table, decode_entry(data), code)
        if number == mark:
            position = table.game.position() if table.game else b""
        if len(table.records) > len(ended):
            ended.append((table.state.number, table.state.updated))
    if not table.log:
        raise RefusedError("check-gap", sequence=1)
    return Replayed(table, position, ended)


def check_snapshot(snapshot: Snapshot | None, replayed: Replayed) -> None:
    """Raise a RefusedError if a snapshot differs from the replay."""
    if snapshot is None or not snapshot.is_usable:
        return
    if replayed.position != snapshot.position:
        raise RefusedError("check-position", sequence=snapshot.sequence)


def check_records(replayed: Replayed, records: Iterable[bytes]) -> None:
    """Raise an error if the stored records differ from the replay, or do not hold."""
    ended = [record.encode() for record in replayed.table.records]
    if ended != list(records):
        raise RefusedError("check-records")
    for record in ended:
        verify(Record.decode(record))


def check_table(
    boards: Mapping[str, Board],
    code: str,
    rows: Iterable[Any],
    snapshot: Snapshot | None,
    records: Iterable[bytes],
) -> None:
    """Raise an error unless a replay gives what is stored: outcomes, snapshot, records."""
    replayed = replay(boards, code, rows, snapshot.sequence if snapshot else 0)
    check_snapshot(snapshot, replayed)
    check_records(replayed, records)


def _check_entry(table: Table, entry: AnyEntry, code: str) -> None:
    """Apply an entry without its stored outcome, and compare the outcome."""
    bare = replace(entry, event=None) if isinstance(entry, log.Played) else entry
    if table.add(bare, code) != entry:
        raise RecordError("record-outcome", number=table.sequence, action=entry.__class__.__name__)
