"""Other server processes on the same PostgreSQL database: what they stored, who is connected there.

A notice holds (table, sequence) only; sequence 0 means that somebody came or left. Receivers read
the rows. A process that has died is noticed because it no longer renews its rows of presence.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from damrak.server.live.registry import Registry
from damrak.server.live.room import Room
from damrak.server.storage.database import LOG, PRESENCE, SERVICE, failures
from damrak.server.storage.store import CHANNEL, NOTIFY

BEAT_SECONDS = 10
ALIVE_MS = 30_000  # after its last beat
RETRY_SECONDS = 0.5
ALIVE_LOCK = 0x64616D72616C  # every process holds it, shared, while its connection lives
NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)


class Peers:
    """The link of one process to the others. `start` hooks it into the registry."""

    def __init__(self, registry: Registry) -> None:
        self._registry, self._engine = registry, registry.store.engine
        self._process = secrets.token_hex(8)
        self._changed: set[str] = set()  # tables where somebody came or left at this process
        self._asked: set[str] = set()  # tables where somebody came or left at another one
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen to the other processes and share presence; returns when they know this one."""
        self._registry.on_presence.append(self.announce)
        self._registry.on_stop.append(self.stop)
        work = (self._keep_on(self._listen), self._keep_on(self._share_presence))
        self._tasks = [asyncio.create_task(each) for each in work]
        await self._registry.joined.wait()

    async def stop(self) -> None:
        """Stop listening, and remove this process from the rows of presence."""
        left = set(self._tasks)
        while left:  # `wait_for` of Python 3.11 may lose a cancellation
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=RETRY_SECONDS)
        mine = PRESENCE.c.process == self._process
        with contextlib.suppress(*failures()):
            async with self._engine.begin() as connection:
                gone = sa.delete(PRESENCE).where(mine).returning(PRESENCE.c.code)
                await _notify(connection, (await connection.execute(gone)).scalars())

    def announce(self, room: Room) -> None:
        """Tell the other processes which seats are connected here, if that has changed."""
        if self._seats(room) != room.announced:
            self._changed.add(room.code)
            self._news.set()

    def _seats(self, room: Room) -> int:
        return sum(1 << seat for seat in room.here(self._registry.clock.now()))

    async def _keep_on(self, work: Callable[[], Awaitable[None]]) -> None:
        """Repeat work for ever, also while the database is away."""
        while True:
            with contextlib.suppress(*failures()):  # the store reports them
                await work()
            await asyncio.sleep(RETRY_SECONDS)

    # What was stored

    async def _listen(self) -> None:
        """Receive notices until the connection is lost."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            gone = asyncio.Event()
            driver.add_termination_listener(lambda _: gone.set())
            await driver.add_listener(CHANNEL, self._hear)
            try:
                await self._join(connection)
                self._registry.joined.set()
                await self._catch_up()
                await gone.wait()
            finally:
                self._registry.joined.clear()
                await connection.invalidate()  # one that has listened cannot be reused

    async def _join(self, connection: AsyncConnection) -> None:
        """Find out since when servers have run without a break: since now, if there is no other."""
        free = sa.select(sa.func.pg_try_advisory_lock(ALIVE_LOCK))
        is_alone = (await connection.execute(free)).scalar_one()
        if is_alone:
            row = {"id": 1, "since": self._registry.clock.now()}
            insert = postgresql.insert(SERVICE).values(row)
            renew = insert.on_conflict_do_update(index_elements=["id"], set_=row)
            await connection.execute(renew)
            await connection.commit()
        await connection.execute(sa.select(sa.func.pg_advisory_lock_shared(ALIVE_LOCK)))
        if is_alone:
            await connection.execute(sa.select(sa.func.pg_advisory_unlock(ALIVE_LOCK)))
        since = (await connection.execute(sa.select(SERVICE.c.since))).scalar_one()
        await connection.commit()
        self._registry.since = max(self._registry.since, since)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        code, _, sequence = payload.partition(":")
        room = self._registry.rooms.get(code)
        if room is None or self._registry.stopping:
            return
        if sequence == "0":
            self._asked.add(code)
            self._news.set()
        elif room.table is None or room.table.sequence < int(sequence):
            self._registry.spawn(self._registry.catch_up(room, int(sequence)))

    async def _catch_up(self) -> None:
        """Read what was stored while this process did not listen."""
        rooms = dict(self._registry.rooms)
        last = sa.select(LOG.c.code, sa.func.max(LOG.c.sequence)).group_by(LOG.c.code)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(last.where(LOG.c.code.in_(rooms)))).all()
        for code, sequence in rows:
            await self._registry.catch_up(rooms[code], sequence)

    # Presence

    async def _share_presence(self) -> None:
        """Exchange changes of presence at once, and all of it every BEAT_SECONDS."""
        while True:
            rooms, changed = self._registry.rooms, set(self._changed)
            asked = changed | self._asked
            if not self._news.is_set():
                changed = asked = set(rooms)
            self._news.clear()
            try:
                await self._write({rooms[code] for code in changed if code in rooms})
                await self._read(asked & set(rooms))
            except failures():
                self._news.set()
                raise
            self._changed -= changed
            self._asked -= asked
            if not self._changed | self._asked:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), BEAT_SECONDS)

    async def _write(self, rooms: Iterable[Room]) -> None:
        told = {room: self._seats(room) for room in rooms}
        rows = [
            {"code": room.code, "process": self._process, "seats": seats, "seen": NOW}
            for room, seats in told.items()
            if seats or room.announced > 0
        ]
        if not rows:
            self._mark(told)
            return
        insert = postgresql.insert(PRESENCE).values(rows)
        renew = {"seats": insert.excluded.seats, "seen": insert.excluded.seen}
        news = [room.code for room, seats in told.items() if seats != room.announced]
        async with self._engine.begin() as connection:
            # Presence need not survive a crash.
            await connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["code", "process"], set_=renew)
            )
            await connection.execute(
                sa.delete(PRESENCE).where(PRESENCE.c.seen < NOW - 2 * ALIVE_MS)
            )
            await _notify(connection, news)
        self._mark(told)

    def _mark(self, told: dict[Room, int]) -> None:
        for room, seats in told.items():
            room.announced = seats

    async def _read(self, codes: set[str]) -> None:
        alive = (PRESENCE.c.process != self._process) & (PRESENCE.c.seen > NOW - ALIVE_MS)
        query = sa.select(PRESENCE.c.code, PRESENCE.c.seats).where(alive)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(PRESENCE.c.code.in_(codes)))).all()
        there = dict.fromkeys(codes, 0)
        for code, seats in rows:
            there[code] |= seats
        for code, seats in there.items():
            room = self._registry.rooms.get(code)
            if room is not None:
                await self._set_elsewhere(room, seats)

    async def _set_elsewhere(self, room: Room, bits: int) -> None:
        seats = frozenset(seat for seat in range(4) if bits >> seat & 1)
        if seats == room.elsewhere:
            return
        for seat in room.elsewhere - seats:
            room.seen[seat] = self._registry.clock.now()
        room.elsewhere = seats
        await self._registry.refresh(room)


async def _notify(connection: AsyncConnection, codes: Iterable[str]) -> None:
    await connection.execute(NOTIFY, {"news": [f"{code}:0" for code in codes]})
