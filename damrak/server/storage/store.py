"""Stores tables: an append-only log, committed in groups before anybody is told (R1).

Everything that waits is committed at once, so that many tables share one fsync; on SQLite in one
call in a thread of its own, since switching between threads is costly. The primary
key (table, sequence) lets only one of several writers add an entry. On PostgreSQL a commit also
notifies the other processes of the tables that have changed.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Executable, Row
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from damrak.i18n.json_types import Json, JsonObject
from damrak.server.bans import Ban
from damrak.server.errors import RefusedError
from damrak.server.storage.database import (
    AUDIT,
    BANS,
    BROKEN,
    LOG,
    PRESENCE,
    RECORDS,
    TABLES,
    failures,
    open_sqlite_writer,
)
from damrak.server.tables.log import AnyEntry, decode_entry, encode_entry
from damrak.server.tables.table import Snapshot

CHECK_SECONDS = 1.0
CONFLICTS = (IntegrityError, sqlite3.IntegrityError)  # the entry is there already
MARK, DIGEST = b"\xc1", 8  # before a snapshot: a byte that msgpack never uses, and a checksum
GROUP = 500  # jobs of one commit, at most
ROWS = 1_000  # entries of one statement, at most; SQLite takes 32,766 values
_INSERT = sa.insert(LOG)
_RECORD = sa.insert(RECORDS)
_HEADER = (
    sa.update(TABLES)
    .where(TABLES.c.code == sa.bindparam("key"))
    .values({name: sa.bindparam(name) for name in ("phase", "listed", "updated", "summary")})
)
CHANNEL = "damrak"  # of notices (table, sequence) between processes
NOTIFY = sa.text(
    f"SELECT pg_notify('{CHANNEL}', news) FROM unnest(CAST(:news AS text[])) AS news"  # noqa: S608 - a constant
)
_SNAPSHOT = (
    sa.update(TABLES)
    .where(TABLES.c.code == sa.bindparam("key"))
    .values(snapshot=sa.bindparam("snapshot"))
)


class Conflict(Exception):
    """Another process has stored an entry with this number first."""


class Header(NamedTuple):
    """What a list of tables shows."""

    phase: str
    listed: bool
    updated: int
    summary: bytes


@dataclass(slots=True, eq=False)
class Job:
    """Entries of one table's log from number `first` on, and what is stored with them."""

    code: str
    first: int
    entries: Sequence[AnyEntry]
    header: Header | None = None
    snapshot: bytes | None = None
    records: Sequence[tuple[int, bytes]] = ()
    owner: str | None = None  # of a new table
    done: asyncio.Future[None] = field(default_factory=asyncio.Future)

    @property
    def is_log_only(self) -> bool:
        """Whether nothing but entries is stored, as for most moves."""
        return not (self.header or self.snapshot or self.records)

    def rows(self) -> list[tuple[str, int, bytes]]:
        """The entries as rows of the log."""
        entries = enumerate(self.entries, start=self.first)
        return [(self.code, number, encode_entry(entry)) for number, entry in entries]


class Store:
    """The tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name == "postgresql"
        self._waiting: deque[Job] = deque()
        self._is_idle = asyncio.Event()  # nothing waits, and nothing is being committed
        self._is_idle.set()
        self._loop: asyncio.AbstractEventLoop
        self._sqlite = None if self.is_shared else SqliteWriter(engine.url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._committing: asyncio.Task[None] | None = None
        self._commits = 0
        self._checked: asyncio.Future[Exception | None] | None = None
        self._checked_at = 0.0

    def start(self) -> None:
        """Take jobs from now on, in this event loop."""
        self._loop = asyncio.get_running_loop()

    async def stop(self) -> None:
        """Write everything that waits, then close the database."""
        await self._is_idle.wait()
        self._thread.shutdown()
        if self._sqlite is not None:
            self._sqlite.close()
        await self.engine.dispose()

    def take_commits(self) -> int:
        """The number of commits since the last call."""
        taken, self._commits = self._commits, 0
        return taken

    async def append(self, job: Job) -> None:
        """Returns when the job is durable.

        Raises Conflict when another process was first, and a RefusedError when it may not be
        stored; the table must then be loaded again.
        """
        self._waiting.append(job)
        if self._is_idle.is_set():
            self._is_idle.clear()
            self._loop.call_soon(self._commit_next)  # with all that this turn of the loop adds
        await job.done

    def _commit_next(self) -> None:
        """Begin to commit what waits; `_settle` goes on from there."""
        jobs = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
        if not jobs:
            self._is_idle.set()
        elif self._sqlite is None:
            self._committing = self._loop.create_task(self._commit_shared(jobs))
        else:
            self._thread.submit(self._commit_file, self._sqlite, jobs)

    def _commit_file(self, file: SqliteWriter, jobs: list[Job]) -> None:
        """In the thread that writes: futures and tasks between the two would cost as much again."""
        settled = [(jobs, _failure(file, jobs))]
        if isinstance(settled[0][1], CONFLICTS) and len(jobs) > 1:
            settled = [([job], _failure(file, [job])) for job in jobs]  # to find the conflict
        self._loop.call_soon_threadsafe(self._settle, settled)

    async def _commit_shared(self, jobs: list[Job]) -> None:
        settled = [(jobs, await self._shared_failure(jobs))]
        if isinstance(settled[0][1], CONFLICTS) and len(jobs) > 1:
            settled = [([job], await self._shared_failure([job])) for job in jobs]
        self._settle(settled)

    async def _shared_failure(self, jobs: list[Job]) -> Exception | None:
        """Commit jobs together to PostgreSQL; returns the error, if there was one."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_insert, jobs)
                await connection.execute(NOTIFY, {"news": [_news(job) for job in jobs]})
        except Exception as error:  # any error must reach those who wait
            return error
        return None

    def _settle(self, settled: Iterable[tuple[list[Job], Exception | None]]) -> None:
        """Tell those who wait how their jobs ended, and commit what came meanwhile."""
        for jobs, failure in settled:
            self._commits += failure is None
            _settle(jobs, failure)
        self._commit_next()

    # Reading

    async def load(self, code: str) -> tuple[list[AnyEntry], Snapshot | None] | None:
        """The log of a table and its newest snapshot, or None if there is no such table.

        Refused as broken if an entry is missing or cannot be read, or if an operator has set the
        table apart.
        """
        log = sa.select(LOG.c.sequence, LOG.c.entry).where(LOG.c.code == code)
        snap = sa.select(TABLES.c.snapshot, TABLES.c.phase).where(TABLES.c.code == code)
        try:
            async with self.engine.connect() as connection:
                # The snapshot first: the log is then at least as long.
                found = (await connection.execute(snap)).one_or_none()
                rows = (await connection.execute(log.order_by(LOG.c.sequence))).all()
        except failures() as error:
            raise RefusedError("storage-unavailable") from error
        if found is None:
            return None
        if rows and rows[-1].sequence != len(rows):  # the snapshot stands for all before it
            raise RefusedError("table-broken", code=code)
        try:
            entries = [decode_entry(row.entry) for row in rows]
        except (msgspec.DecodeError, UnicodeError) as error:
            raise RefusedError("table-broken", code=code) from error
        if found[1] == BROKEN:
            raise RefusedError("table-broken", code=code)
        return entries, read_snapshot(found[0])

    async def entries_after(self, code: str, sequence: int) -> list[AnyEntry]:
        """The entries of a log after this sequence number."""
        newer = (LOG.c.code == code) & (LOG.c.sequence > sequence)
        rows = await self._rows(sa.select(LOG.c.entry).where(newer).order_by(LOG.c.sequence))
        return [decode_entry(row[0]) for row in rows]

    async def newest(self) -> int:
        """The time of the newest change of any table, as far as the list of tables knows it."""
        return int(await self._one(sa.select(sa.func.max(TABLES.c.updated))) or 0)

    async def code_of(self, owner: str) -> str | None:
        """The table whose owner's token has this hash."""
        found: str | None = await self._one(sa.select(TABLES.c.code).where(TABLES.c.owner == owner))
        return found

    async def record(self, code: str, game: int) -> bytes | None:
        """The record of a finished game."""
        mine = (RECORDS.c.code == code) & (RECORDS.c.game == game)
        found: bytes | None = await self._one(sa.select(RECORDS.c.record).where(mine))
        return found

    async def listed(
        self, phase: str | None, code: str | None, before: int | None, limit: int
    ) -> list[tuple[int, bytes]]:
        """Times of change and summaries of listed tables, the last changed first."""
        query = sa.select(TABLES.c.updated, TABLES.c.summary).where(TABLES.c.listed.is_(True))
        if phase:
            query = query.where(TABLES.c.phase == phase)
        if code:
            query = query.where(TABLES.c.code.startswith(code, autoescape=True))
        if before:
            query = query.where(TABLES.c.updated < before)
        query = query.order_by(TABLES.c.updated.desc()).limit(limit)
        return [tuple(row) for row in await self._rows(query)]

    async def last_order(self) -> int:
        """The number of the newest row of the audit log."""
        return int(await self._one(sa.select(sa.func.max(AUDIT.c.id))) or 0)

    async def orders_after(self, number: int) -> list[tuple[int, str, str]]:
        """What operators did after this row of the audit log: number, what, table."""
        query = sa.select(AUDIT.c.id, AUDIT.c.what, AUDIT.c.code).where(AUDIT.c.id > number)
        return [tuple(row) for row in await self._rows(query.order_by(AUDIT.c.id))]

    async def bans(self) -> list[Ban]:
        """Everything that is banned."""
        query = sa.select(BANS.c.banned, BANS.c.kind, BANS.c.until)
        return [Ban(row.banned, row.kind, row.until) for row in await self._rows(query)]

    async def check(self) -> None:
        """Commit a row as a move would be; raises a RefusedError if a move could not be stored now.

        Those who ask within CHECK_SECONDS share one answer.
        """
        is_due = self._checked is None or time.monotonic() - self._checked_at > CHECK_SECONDS
        if self._checked is None or (is_due and self._checked.done()):
            self._checked_at = time.monotonic()
            self._checked = asyncio.ensure_future(self._probe())
        failure = await asyncio.shield(self._checked)
        if failure is not None:
            raise RefusedError("storage-unavailable") from failure

    async def _probe(self) -> Exception | None:
        """Commit a row that nobody needs; returns the error, if there was one."""
        try:
            if self._sqlite is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(_write_probe)
            else:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._thread, self._sqlite.probe)
        except Exception as error:
            return error
        return None

    async def _one(self, query: Executable) -> Json:
        rows = await self._rows(query)
        return rows[0][0] if rows else None

    async def _rows(self, query: Executable) -> Sequence[Row[Json]]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except failures() as error:
            raise RefusedError("storage-unavailable") from error


def _failure(file: SqliteWriter, jobs: list[Job]) -> Exception | None:
    """Commit jobs together to an SQLite file; returns the error, if there was one."""
    try:
        file.commit(jobs)
    except Exception as error:  # any error must reach those who wait
        return error
    return None


class SqliteWriter:
    """The connection of the thread that writes to an SQLite file; replaced after a failure."""

    def __init__(self, url: URL) -> None:
        self._engine = open_sqlite_writer(url)
        self._connection: sa.Connection | None = None

    def commit(self, jobs: list[Job]) -> None:
        """Store jobs together."""
        if all(job.is_log_only for job in jobs):
            self._commit_log([row for job in jobs for row in job.rows()])
        else:
            self._run(lambda connection: _insert(connection, jobs))

    def _commit_log(self, rows: list[tuple[str, int, bytes]]) -> None:
        """Add entries to the log by the driver itself: SQLAlchemy takes as long again."""
        connection, self._connection = self._connection or self._engine.connect(), None
        driver: Any = connection.connection.driver_connection
        try:
            for statement, values in _log_statements(rows):
                driver.execute(statement, values)
            driver.commit()
        except BaseException:
            connection.close()  # rolls back
            raise
        self._connection = connection

    def probe(self) -> None:
        """Store a row that nobody needs."""
        self._run(_write_probe)

    def _run(self, work: Callable[[sa.Connection], None]) -> None:
        connection, self._connection = self._connection or self._engine.connect(), None
        try:
            with connection.begin():
                work(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _write_probe(connection: sa.Connection) -> None:
    """Write the time into a row of the table of presence that belongs to no table."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = {"code": "", "process": "health", "seats": 0, "seen": int(time.time() * 1000)}
    renew = {"seen": row["seen"]}
    insert = kind.insert(PRESENCE).values(row)
    connection.execute(insert.on_conflict_do_update(index_elements=["code", "process"], set_=renew))


def _insert(connection: sa.Connection, jobs: list[Job]) -> None:
    # All processes use the same order, so that two of them cannot deadlock.
    jobs = sorted(jobs, key=lambda job: (job.code, job.first))
    new = [job for job in jobs if job.owner is not None and job.header is not None]
    if new:
        connection.execute(sa.insert(TABLES), [_row(job) for job in new])
    _insert_entries(connection, [row for job in jobs for row in job.rows()])
    headers = [
        {"key": job.code, **job.header._asdict()}
        for job in jobs
        if job.header is not None and job.owner is None
    ]
    if headers:
        connection.execute(_HEADER, headers)
    snapshots = [{"key": job.code, "snapshot": job.snapshot} for job in jobs if job.snapshot]
    if snapshots:
        connection.execute(_SNAPSHOT, snapshots)
    records = [_record(job, game, data) for job in jobs for game, data in job.records]
    if records:
        connection.execute(_RECORD, records)


def _insert_entries(connection: sa.Connection, entries: list[tuple[str, int, bytes]]) -> None:
    """Add entries to the log; on SQLite many rows in one statement.

    Its driver would release the GIL for every row, and wait for it while the event loop is busy.
    """
    if connection.dialect.name != "sqlite":
        names = LOG.columns.keys()
        connection.execute(_INSERT, [dict(zip(names, each, strict=True)) for each in entries])
        return
    for statement, values in _log_statements(entries):
        connection.exec_driver_sql(statement, values)


def _log_statements(rows: list[tuple[str, int, bytes]]) -> Iterator[tuple[str, tuple[Json, ...]]]:
    """Statements for SQLite that add these rows to the log, and their values."""
    for start in range(0, len(rows), ROWS):
        part = rows[start : start + ROWS]
        yield _insert_statement(len(part)), tuple(chain.from_iterable(part))


@cache
def _insert_statement(rows: int) -> str:
    """The statement that inserts this number of entries."""
    names = ", ".join(LOG.columns.keys())
    row = f"({', '.join('?' * len(LOG.columns))})"
    return f"INSERT INTO {LOG.name} ({names}) VALUES {', '.join([row] * rows)}"  # noqa: S608 - names of ours


def _news(job: Job) -> str:
    return f"{job.code}:{job.first + len(job.entries) - 1}"


def _row(job: Job) -> JsonObject:
    header = job.header._asdict() if job.header else {}
    return {"code": job.code, "owner": job.owner, "created": job.entries[0].at, **header}


def _record(job: Job, game: int, data: bytes) -> JsonObject:
    return {"code": job.code, "game": game, "finished": job.entries[-1].at, "record": data}


def _settle(jobs: list[Job], failure: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if failure is None:
            job.done.set_result(None)
        elif isinstance(failure, CONFLICTS):
            job.done.set_exception(Conflict(job.code))
        else:
            refusal = RefusedError("storage-unavailable")
            refusal.__cause__ = failure
            job.done.set_exception(refusal)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """A snapshot as stored bytes, with a checksum: a wrong one would change a game unseen."""
    data = msgspec.msgpack.encode(snapshot)
    return MARK + hashlib.sha256(data).digest()[:DIGEST] + data


def decode_snapshot(data: bytes | None) -> Snapshot | None:
    """A snapshot from its stored bytes; raises a ValueError if it is damaged."""
    if data is None:
        return None
    if data.startswith(MARK):  # those of earlier versions have no checksum
        digest, data = data[len(MARK) : len(MARK) + DIGEST], data[len(MARK) + DIGEST :]
        if hashlib.sha256(data).digest()[:DIGEST] != digest:
            raise RefusedError("check-snapshot")
    try:
        return msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.ValidationError:  # of an older version: the log is replayed instead
        return None


def read_snapshot(data: bytes | None) -> Snapshot | None:
    """A snapshot from its stored bytes; None if it cannot be used, or is damaged."""
    try:
        return decode_snapshot(data)
    except ValueError:
        return None
