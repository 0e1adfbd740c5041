"""Other server processes on the same PostgreSQL database: what they stored, and who is at them.

A notice says (table, sequence) and no more; sequence 0 says that somebody came or went. Readers
fetch the rows. A process that has died is noticed because it no longer says that it is there.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.server.storage.database import FAILURES, LOG, PRESENCE, SERVICE
from damrak.server.storage.store import CHANNEL, NOTIFY

if TYPE_CHECKING:
    from damrak.server.live.registry import House
    from damrak.server.live.room import Hosted

BEAT_SECONDS = 10
ALIVE_MS = 30_000  # after its last beat
RETRY_SECONDS = 0.5
ALIVE_LOCK = 0x64616D72616C  # every process holds a share of it; it ends with its connection
NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


class Peers:
    """The link of one process to the others."""

    def __init__(self, house: House) -> None:
        self._house, self._engine = house, house.store.engine
        self._process = secrets.token_hex(8)
        self._changed: set[str] = set()  # tables where somebody came or went here ...
        self._asked: set[str] = set()  # ... or at another process
        self._news = asyncio.Event()
        self.joined = asyncio.Event()  # this process is known to the others
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen, and tell who is here."""
        work = (self._keep_on(self._listen), self._keep_on(self._share_presence))
        self._tasks = [asyncio.create_task(each) for each in work]
        await self.joined.wait()

    async def stop(self) -> None:
        """Say good-bye."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        mine = PRESENCE.c.process == self._process
        with contextlib.suppress(*FAILURES):
            async with self._engine.begin() as connection:
                gone = sa.delete(PRESENCE).where(mine).returning(PRESENCE.c.code)
                await _notify(connection, (await connection.execute(gone)).scalars())

    def announce(self, hosted: Hosted) -> None:
        """Tell the others who is here, if that has changed; hear from them who is there."""
        if self._seats(hosted) != hosted.announced:
            self._changed.add(hosted.code)
            self._news.set()

    def _seats(self, hosted: Hosted) -> int:
        return sum(1 << seat for seat in hosted.here(self._house.clock.now()))

    async def _keep_on(self, work: Any) -> None:
        """Do something for ever, whatever happens to the database."""
        while True:
            with contextlib.suppress(*FAILURES):  # the store tells of them
                await work()
            await asyncio.sleep(RETRY_SECONDS)

    # What was stored

    async def _listen(self) -> None:
        """Hear notices until the connection is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            gone = asyncio.Event()
            driver.add_termination_listener(lambda _: gone.set())
            await driver.add_listener(CHANNEL, self._hear)
            try:
                await self._join(connection)
                self.joined.set()
                await self._catch_up()
                await gone.wait()
            finally:
                self.joined.clear()
                await connection.invalidate()  # it is no longer like the others of the pool

    async def _join(self, connection: AsyncConnection) -> None:
        """Find out since when there has been a server: since now, if there is no other."""
        free = sa.select(sa.func.pg_try_advisory_lock(ALIVE_LOCK))
        is_alone = (await connection.execute(free)).scalar_one()
        if is_alone:
            row = {"id": 1, "since": self._house.clock.now()}
            insert = postgresql.insert(SERVICE).values(row)
            renew = insert.on_conflict_do_update(index_elements=["id"], set_=row)
            await connection.execute(renew)
            await connection.commit()
        await connection.execute(sa.select(sa.func.pg_advisory_lock_shared(ALIVE_LOCK)))
        if is_alone:
            await connection.execute(sa.select(sa.func.pg_advisory_unlock(ALIVE_LOCK)))
        since = (await connection.execute(sa.select(SERVICE.c.since))).scalar_one()
        await connection.commit()
        self._house.since = max(self._house.since, since)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        code, _, sequence = payload.partition(":")
        hosted = self._house.tables.get(code)
        if hosted is None or self._house.stopping:
            return
        if sequence == "0":
            self._asked.add(code)
            self._news.set()
        elif hosted.table is None or hosted.table.sequence < int(sequence):
            self._house.spawn(self._house.catch_up(hosted, int(sequence)))

    async def _catch_up(self) -> None:
        """Take in what happened while nobody listened."""
        tables = dict(self._house.tables)
        last = sa.select(LOG.c.code, sa.func.max(LOG.c.sequence)).group_by(LOG.c.code)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last.where(LOG.c.code.in_(tables)))).all()
        for code, sequence in rows:
            await self._house.catch_up(tables[code], sequence)

    # Who is there

    async def _share_presence(self) -> None:
        """Tell and hear of changes at once, and of everybody with every beat."""
        while True:
            tables, changed = self._house.tables, set(self._changed)
            asked = changed | self._asked
            if not self._news.is_set():
                changed = asked = set(tables)
            self._news.clear()
            try:
                await self._write({tables[code] for code in changed if code in tables})
                await self._read(asked & set(tables))
            except FAILURES:
                self._news.set()
                raise
            self._changed -= changed
            self._asked -= asked
            if not self._changed | self._asked:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), BEAT_SECONDS)

    async def _write(self, tables: Iterable[Hosted]) -> None:
        told = {hosted: self._seats(hosted) for hosted in tables}
        rows = [
            {"code": hosted.code, "process": self._process, "seats": seats, "seen": NOW}
            for hosted, seats in told.items()
            if seats or hosted.announced > 0
        ]
        if not rows:
            self._mark(told)
            return
        insert = postgresql.insert(PRESENCE).values(rows)
        renew = {"seats": insert.excluded.seats, "seen": insert.excluded.seen}
        news = [hosted.code for hosted, seats in told.items() if seats != hosted.announced]
        async with self._engine.begin() as connection:
            # Nobody is promised that this outlives a crash.
            await connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["code", "process"], set_=renew)
            )
            await connection.execute(
                sa.delete(PRESENCE).where(PRESENCE.c.seen < NOW - 2 * ALIVE_MS)
            )
            await _notify(connection, news)
        self._mark(told)

    def _mark(self, told: dict[Hosted, int]) -> None:
        for hosted, seats in told.items():
            hosted.announced = seats

    async def _read(self, codes: set[str]) -> None:
        alive = (PRESENCE.c.process != self._process) & (PRESENCE.c.seen > NOW - ALIVE_MS)
        query = sa.select(PRESENCE.c.code, PRESENCE.c.seats).where(alive)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(PRESENCE.c.code.in_(codes)))).all()
        there = dict.fromkeys(codes, 0)
        for code, seats in rows:
            there[code] |= seats
        for code, seats in there.items():
            hosted = self._house.tables.get(code)
            if hosted is not None:
                await self._set_elsewhere(hosted, seats)

    async def _set_elsewhere(self, hosted: Hosted, bits: int) -> None:
        seats = frozenset(seat for seat in range(4) if bits >> seat & 1)
        if seats == hosted.elsewhere:
            return
        for seat in hosted.elsewhere - seats:
            hosted.seen[seat] = self._house.clock.now()
        hosted.elsewhere = seats
        await self._house.refresh(hosted)


async def _notify(connection: AsyncConnection, codes: Iterable[str]) -> None:
    await connection.execute(NOTIFY, {"news": [f"{code}:0" for code in codes]})
