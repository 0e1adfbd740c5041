"""All tables of a server: found, loaded, changed one command at a time, stored, told of."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec
import structlog

from damrak.board import Board
from damrak.game.errors import GameError
from damrak.server.errors import Refusal
from damrak.server.listing import TableSummary
from damrak.server.live.autoplay import drive, is_timed, needs_driving
from damrak.server.live.bot_pool import Players
from damrak.server.live.peers import Peers
from damrak.server.live.room import Hosted, Viewer
from damrak.server.metrics import Metrics
from damrak.server.protocol import AnyCommand, CreateTable, Update
from damrak.server.settings import Settings
from damrak.server.storage.store import Conflict, Header, Job, Store
from damrak.server.tables import log
from damrak.server.tables.commands import Moment, carry_out, new_table
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.table import Table
from damrak.server.tables.tokens import hash_token
from damrak.server.tables.updates import seat_infos, seen_count, shared, update_for

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: codes are read aloud
SNAPSHOT_EVERY = 32  # entries
TRIES = 20  # against other processes that are always a little quicker
T = TypeVar("T")
words = structlog.get_logger("damrak.server")


class Clock:
    """Milliseconds since 1970 that never jump: the time at the start and what has passed since."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self.started = self.now()

    def now(self) -> int:
        """The time."""
        return int((self._offset + time.monotonic()) * 1000)


class House:
    """The tables. Everything that changes one goes through `change`."""

    def __init__(self, store: Store, settings: Settings, boards: Mapping[str, Board]) -> None:
        self.store, self.settings, self.boards = store, settings, boards
        self.metrics = Metrics()
        self.players = Players(settings.bot_threads, self.metrics)
        self.peers: Peers | None = Peers(self) if store.is_shared else None
        self.clock = Clock()
        # Before this no server was there; several find out together since when there has been one.
        self.since = self.clock.started if self.peers is None else 0
        self.is_down = False  # whether the last entries could not be stored
        self.tables: dict[str, Hosted] = {}
        self.stopping = False
        self._tasks: set[asyncio.Task[object]] = set()

    # Finding

    async def find(self, code: str) -> Hosted:
        """A table, loaded if need be; refused if there is none. Its lock must not be held."""
        hosted = self.tables.get(code)
        if hosted is None:
            hosted = self.tables.setdefault(code, Hosted(code))
        hosted.used = self.clock.now()
        if hosted.table is None:
            async with hosted.lock:
                await self.load(hosted)
        self._wake_driver(hosted)
        return hosted

    async def load(self, hosted: Hosted) -> Table:
        """The table of a room whose lock is held: loaded if need be, its clock going on."""
        table = hosted.table or await self._read(hosted)
        while table.facts.clock_at < self.since and is_timed(table):
            with contextlib.suppress(Conflict):  # another process was first
                await self._wake(hosted, table, self.since)
            table = hosted.table or await self._read(hosted)
        return table

    async def revive(self, hosted: Hosted) -> None:
        """See whether entries can be stored again; until they can it is nobody's time."""
        async with hosted.lock:
            table = await self.load(hosted)
            if self.is_down and is_timed(table):
                await self._wake(hosted, table, self.clock.now())

    async def _wake(self, hosted: Hosted, table: Table, since: int) -> None:
        """Time when no server was there is nobody's time; the log says so to all processes."""
        before, at = table.sequence, max(since, table.facts.updated)
        entries = [table.add(log.Woken(at=at))]
        await self._store(hosted, table, before, entries)
        hosted.publish(self.clock.now(), entries)

    async def _read(self, hosted: Hosted) -> Table:
        found = await self.store.load(hosted.code)
        if found is None or not found[0]:
            self.tables.pop(hosted.code, None)
            hosted.shut_out()
            raise Refusal("no-table", code=hosted.code)
        table = Table.load(self.boards, hosted.code, *found)
        hosted.table, hosted.is_foreign = table, self.peers is not None
        self.metrics.tables.set(len(self.tables))
        hosted.publish(self.clock.now())
        self._announce(hosted)
        return table

    async def catch_up(self, hosted: Hosted, sequence: int) -> None:
        """Another process has brought a table's log up to this entry: take it in, and tell."""
        with contextlib.suppress(Refusal):  # it is read again when it is next needed
            async with hosted.lock:
                table = await self.load(hosted)
                if table.sequence >= sequence:
                    return
                entries = await self.store.entries_after(hosted.code, table.sequence)
                for entry in entries:
                    table.add(entry)
                table.records.clear()
                hosted.is_foreign = True
                hosted.publish(self.clock.now(), entries)
            self._wake_driver(hosted)

    def _announce(self, hosted: Hosted) -> None:
        """Let other processes know who is here."""
        if self.peers is not None:
            self.peers.announce(hosted)

    def forget_idle(self) -> int:
        """Drop tables that nobody has looked at for a while; they are stored. How many."""
        limit = self.clock.now() - self.settings.idle_seconds * 1000
        idle = [
            hosted
            for hosted in self.tables.values()
            if not hosted.viewers
            and hosted.used < limit
            and not hosted.lock.locked()
            and (hosted.driver is None or hosted.driver.done())
        ]
        for hosted in idle:
            del self.tables[hosted.code]
        self.metrics.tables.set(len(self.tables))
        return len(idle)

    # Changing

    async def create(self, command: CreateTable) -> str:
        """A new table; the same one when the same owner asks again."""
        moment = self._moment(None)
        entry = new_table(command, moment, self.boards)
        owner = hash_token(command.owner)
        known = await self.store.code_of(owner)
        if known is not None:
            return known
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        table = Table.load(self.boards, code, [entry])
        job = Job(code, 1, [entry], self._header(table), owner=owner)
        try:
            await self._shielded(self.store.append(job))
        except Conflict:
            known = await self.store.code_of(owner)
            if known is None:  # the code is taken: one chance in a million million
                raise Refusal("storage-unavailable") from None
            return known
        words.info("table-created", code=code, seats=len(command.seats))
        return code

    async def do(self, code: str, command: AnyCommand, tokens: Sequence[str]) -> None:
        """Carry a command out; returns when it is stored, raises a GameError if it is refused."""
        hosted = await self.find(code)

        def made(table: Table) -> list[AnyEntry]:
            who = table.who(tokens)
            now = self.clock.now()
            for seat in who.seats:
                hosted.seen[seat] = now
            return carry_out(table, command, who, self._moment(hosted))

        # Nobody cancels it but the end of the server, and then the table is loaded anew.
        await self.change(hosted, made)
        self.metrics.commands.labels(command.__struct_config__.tag).inc()

    async def change(
        self, hosted: Hosted, make: Callable[[Table], list[AnyEntry]]
    ) -> list[AnyEntry]:
        """Let something happen at a table: stored first, then told to all who look at it."""
        async with hosted.lock:
            for _ in range(TRIES):
                with contextlib.suppress(Conflict):
                    entries = await self._attempt(hosted, make)
                    break
            else:
                raise Refusal("storage-unavailable")
        self._wake_driver(hosted)
        return entries

    async def _attempt(
        self, hosted: Hosted, make: Callable[[Table], list[AnyEntry]]
    ) -> list[AnyEntry]:
        """One try; raises Conflict when another process was first, and what it did counts then."""
        table = await self.load(hosted)
        if self.is_down and is_timed(table):
            await self._wake(hosted, table, self.clock.now())
            table = await self.load(hosted)
        before = table.sequence
        try:
            entries = make(table)
        except GameError:
            raise  # nothing has changed
        except Exception:
            hosted.table = None  # who knows how far it came
            raise
        if entries:
            await self._store(hosted, table, before, entries)
            hosted.publish(self.clock.now(), entries)
        return entries

    async def _store(
        self, hosted: Hosted, table: Table, before: int, entries: list[AnyEntry]
    ) -> None:
        """Make entries durable; where that fails the table is loaded anew before its next use."""
        job = self._job(table, before, entries)
        hosted.table = None  # until it is known to be stored
        try:
            await self.store.append(job)
        except Refusal:
            self.is_down = True
            self.metrics.failures.inc(len(entries))
            words.error("storage-unavailable", code=hosted.code)
            raise
        if self.is_down:
            self.is_down, self.since = False, max(self.since, entries[-1].at)
        hosted.table, hosted.is_foreign = table, False
        self.metrics.entries.inc(len(entries))
        for entry in entries:
            if isinstance(entry, log.Played):
                self.metrics.actions.labels(entry.chosen).inc()
        if table.records:
            words.info("game-ended", code=hosted.code, game=table.facts.number)
            self.metrics.games.inc()
            table.records.clear()
            hosted.bots.clear()  # the next game has other seats

    def _job(self, table: Table, before: int, entries: list[AnyEntry]) -> Job:
        listed = any(not isinstance(entry, log.Played | log.Said) for entry in entries)
        snapshot = before // SNAPSHOT_EVERY != table.sequence // SNAPSHOT_EVERY
        return Job(
            code=table.code,
            first=before + 1,
            entries=entries,
            header=self._header(table) if listed or snapshot or table.records else None,
            snapshot=msgspec.msgpack.encode(table.snapshot()) if snapshot else None,
            records=[(table.facts.number, record.encode()) for record in table.records],
        )

    def _header(self, table: Table) -> Header:
        facts = table.facts
        outcome = table.game.outcome() if table.game else None
        summary = TableSummary(
            code=facts.code,
            phase=facts.phase,
            settings=facts.settings,
            seats=seat_infos(table, frozenset()),
            created=facts.created,
            updated=facts.updated,
            totals=tuple(score.total for score in outcome.scores) if outcome else None,
            winners=outcome.winners if outcome else None,
        )
        data = msgspec.json.encode(summary)
        return Header(facts.phase, facts.settings.listed, facts.updated, data)

    def _moment(self, hosted: Hosted | None) -> Moment:
        now = self.clock.now()
        grace = self.settings.absent_seconds * 1000
        absent = hosted.absent(now, grace) if hosted else frozenset[int]()
        return Moment(now, secrets.token_bytes(32).hex(), absent)

    # Looking

    async def look(
        self, code: str, tokens: Sequence[str], since: int = 0, wait_seconds: float = 0
    ) -> Update:
        """The table as the holder of these tokens may know it; waits for news if asked to."""
        hosted = await self.find(code)
        deadline = time.monotonic() + wait_seconds
        while True:
            async with hosted.lock:
                table, now = await self.load(hosted), self.clock.now()
                who = table.who(tokens)
                if not who.guest:
                    raise Refusal("no-table", code=code)
                for seat in who.seats:
                    hosted.seen[seat] = hosted.polled[seat] = now
                self._announce(hosted)
                left = deadline - time.monotonic()
                if left <= 0 or self.stopping or seen_count(table, who.seats) > since:
                    common = shared(table, hosted.present(now))
                    return update_for(table, who, since, now, common)
                changed = hosted.changed
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                continue

    async def enter(self, code: str, tokens: Sequence[str], since: int) -> tuple[Hosted, Viewer]:
        """Let somebody be told of changes from now on."""
        hosted = await self.find(code)
        viewer = Viewer(tokens, since)
        async with hosted.lock:
            table = await self.load(hosted)
            viewer.who = table.who_by_hash(viewer.hashes)
            if not viewer.who.guest:
                raise Refusal("no-table", code=code)
            most = self.settings.seat_sockets
            held = hosted.sockets_of_seats()
            if any(held[seat] >= most for seat in viewer.who.seats):
                raise Refusal("too-many")
            hosted.viewers.add(viewer)
            viewer.sent = min(since, seen_count(table, viewer.who.seats))
            hosted.publish(self.clock.now())
            self._announce(hosted)
        return hosted, viewer

    async def refresh(self, hosted: Hosted) -> None:
        """Tell everybody who is there now."""
        async with hosted.lock:
            hosted.publish(self.clock.now())

    async def tell_one(self, hosted: Hosted, viewer: Viewer) -> None:
        """Tell somebody who reads again what it has missed."""
        async with hosted.lock:
            hosted.tell_one(viewer, self.clock.now())

    async def leave(self, hosted: Hosted, viewer: Viewer) -> None:
        """Somebody is no longer told of changes."""
        hosted.viewers.discard(viewer)
        hosted.used = now = self.clock.now()
        for seat in viewer.who.seats:
            hosted.seen[seat] = now
        self._announce(hosted)
        await self._shielded(self.refresh(hosted))

    # Running

    def _wake_driver(self, hosted: Hosted) -> None:
        """See to it that bots and clocks act where they have to."""
        running = hosted.driver is not None and not hosted.driver.done()
        if not running and not self.stopping and needs_driving(hosted):
            hosted.driver = self.spawn(drive(self, hosted))

    def spawn(self, work: object) -> asyncio.Task[None]:
        """A task that is waited for at the end."""
        task: asyncio.Task[None] = asyncio.create_task(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _shielded(self, work: object) -> None:
        """Finish work even if the one who asked for it has gone."""
        await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """End all games' work in good order; what is acknowledged is stored already."""
        self.stopping = True
        self.players.stop()
        for hosted in self.tables.values():
            hosted.changed.set()
            if hosted.driver is not None:
                hosted.driver.cancel()
        if self.peers is not None:
            await self.peers.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.stop()
