"""Backups: all games of a database at one moment, in one SQLite file that a server can use.

They are taken while people play, from SQLite or PostgreSQL, and restored into either.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damrak.server.errors import RefusedError
from damrak.server.storage.database import (
    LOG,
    RECORDS,
    TABLES,
    database_url,
    failures,
    open_engine,
    prepare,
)

COPIED = (TABLES, LOG, RECORDS)
BATCH = 1000  # rows
Counts = dict[str, int]
Tell = Callable[[str, int], None]  # told how many more rows of which table are copied


async def back_up(source: URL, file: Path, replace: bool, tell: Tell) -> Counts:
    """Write a backup, whole or not at all; returns the number of rows of each table."""
    if file.exists() and not replace:
        raise RefusedError("backup-exists", file=str(file))
    if not file.parent.is_dir():
        raise RefusedError("backup-unwritable", file=str(file), reason=str(file.parent))
    partial = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        async with opened(source) as engine, reading(engine) as connection:
            counts = await _fill(database_url(str(partial)), connection, tell)
        _sync(partial)
        partial.replace(file)
        _sync(file.parent)
    finally:
        for ending in ("", "-wal", "-shm"):
            partial.with_name(partial.name + ending).unlink(missing_ok=True)
    return counts


async def restore(file: Path, target: URL, tell: Tell) -> Counts:
    """Copy a backup into a database that holds no games yet."""
    with tempfile.TemporaryDirectory() as folder:
        copy = readable_copy(file, Path(folder))
        async with opened(copy) as engine:
            await _check_kind(engine, file)
            await prepare(engine)  # brings a backup of an older version up to date
            async with reading(engine) as connection:
                return await _fill(target, connection, tell)


def readable_copy(file: Path, folder: Path) -> URL:
    """A copy of a backup that may be changed."""
    copy = folder / "copy.db"
    try:
        shutil.copyfile(file, copy)
    except OSError as error:
        reason = error.strerror or str(error)
        raise RefusedError("backup-unreadable", file=str(file), reason=reason) from error
    return database_url(str(copy))


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    """An existing database; failures become refusals."""
    name = url.render_as_string()
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise RefusedError("database-missing", url=url.database or "")
    engine = open_engine(url)
    try:
        yield engine
    except failures() as error:
        reason = str(getattr(error, "orig", None) or error)
        raise RefusedError("database-unusable", url=name, reason=reason) from error
    finally:
        await engine.dispose()


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database at one moment, whatever is stored meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        else:
            await connection.exec_driver_sql("BEGIN")  # the driver begins only before it writes
        yield connection
        await connection.rollback()


async def _fill(target: URL, source: AsyncConnection, tell: Tell) -> Counts:
    """Copy all games into an empty database, in one transaction."""
    engine = open_engine(target)
    try:
        await prepare(engine)
        async with engine.begin() as connection:
            if (await connection.execute(sa.select(TABLES.c.code).limit(1))).first() is not None:
                raise RefusedError("restore-not-empty", url=target.render_as_string())
            return {table.name: await _copy(table, source, connection, tell) for table in COPIED}
    finally:
        await engine.dispose()


async def _copy(
    table: sa.Table, source: AsyncConnection, target: AsyncConnection, tell: Tell
) -> int:
    copied = 0
    rows = await source.stream(sa.select(table).order_by(*table.primary_key.columns))
    async for batch in rows.mappings().partitions(BATCH):
        await target.execute(sa.insert(table), [dict(row) for row in batch])
        copied += len(batch)
        tell(table.name, len(batch))
    return copied


async def _check_kind(engine: AsyncEngine, file: Path) -> None:
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
    if not {table.name for table in COPIED} <= set(names):
        raise RefusedError("backup-other", file=str(file))


def _sync(path: Path) -> None:
    """Wait until the file is on the disk."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
