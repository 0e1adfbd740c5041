"""All tables of a server: finds, loads, changes and stores them, and tells their viewers.

It knows neither bots nor other processes: those hook in; see `autoplay.py`, `peers.py` and
`start.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence

import structlog

from damrak.board import Board
from damrak.game.errors import GameError
from damrak.server.bans import Bans
from damrak.server.errors import OverLimit, RefusedError, described
from damrak.server.live.room import Room, Viewer
from damrak.server.protocol import AnyCommand, CreateTable, Start, Substitute, Update
from damrak.server.refusals import RefusalLog
from damrak.server.settings import Settings
from damrak.server.storage.database import cause_of
from damrak.server.storage.headers import header_of
from damrak.server.storage.store import Conflict, Job, Store, encode_snapshot
from damrak.server.tables import log
from damrak.server.tables.commands import carry_out
from damrak.server.tables.creation import new_table
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.state import Moment
from damrak.server.tables.table import Snapshot, Table, Who
from damrak.server.tables.tokens import hash_token
from damrak.server.tables.turns import is_timed
from damrak.server.tables.updates import seen_count, shared, update_for

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: codes are read aloud
CODE_LENGTH = 8
SNAPSHOT_EVERY = 32  # entries
PLAYERS = 20_000  # that are remembered
SHARE_SECONDS = 3  # that a start waits for shares of the seed
TRIES = 20  # when other processes store first
RoomHook = Callable[[Room], None]
logger = structlog.get_logger("damrak.server")


class Clock:
    """Milliseconds since 1970 that never jump: the start time plus monotonic time.

    It starts at `not_before` or later: the time of day may have been set back before a restart.
    """

    def __init__(self, not_before: int = 0) -> None:
        self._offset = max(time.time(), not_before / 1000) - time.monotonic()
        self.started = self.now()

    def now(self) -> int:
        """The time."""
        return int((self._offset + time.monotonic()) * 1000)


class Registry:
    """The tables. Everything that changes one goes through `change`."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        boards: Mapping[str, Board],
        not_before: int = 0,
        refusals: RefusalLog | None = None,
    ) -> None:
        self.store, self.settings, self.boards = store, settings, boards
        self.refusals = refusals or RefusalLog(settings)
        self.metrics = self.refusals.metrics
        self.bans = Bans()
        self.clock = Clock(not_before)
        self.rooms: dict[str, Room] = {}
        # Servers have run without a break since then; several processes agree on it (peers.py).
        self.since = 0 if store.is_shared else self.clock.started
        self.joined = asyncio.Event()  # set while `since` is known
        if not store.is_shared:
            self.joined.set()
        self.is_down = False  # whether the last entries could not be stored
        self.stopping = False
        self.on_change: list[RoomHook] = []  # called when a table was loaded or has changed
        self.on_presence: list[RoomHook] = []  # called when somebody came or left
        self.on_stop: list[Callable[[], Awaitable[None]]] = []
        self._tasks: set[asyncio.Task[object]] = set()
        self._players: dict[str, None] = {}  # hashes of tokens that held a seat, the newest last

    def is_player(self, token: str) -> bool:
        """Whether the token with this hash has held a seat lately."""
        return token in self._players

    def _note(self, room: Room, table: Table, who: Who, address: str) -> None:
        """Remember who uses a table, and from where."""
        room.note_address(who, address)
        for seat in who.seats:
            token = table.chairs[seat].token or ""
            self._players.pop(token, None)
            self._players[token] = None
        while len(self._players) > PLAYERS:
            del self._players[next(iter(self._players))]

    # Finding

    async def find(self, code: str) -> Room:
        """A loaded table; refused if there is none. Its lock must not be held."""
        room = self.rooms.get(code)
        if room is None:
            if len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
                raise RefusedError("no-table", code=code)  # PostgreSQL cannot look for a zero byte
            room = self.rooms[code] = Room(code)
        room.used = self.clock.now()
        if room.table is None:
            async with room.lock:
                await self.load(room)
            self._call(self.on_change, room)
        elif not room.viewers:  # nobody was there, and bots did not think
            self._call(self.on_change, room)
        return room

    async def load(self, room: Room) -> Table:
        """The table of a room whose lock is held; its clock leaves out times without a server."""
        table = room.table or await self._read(room)
        while table.state.clock_at < self.since and is_timed(table):
            with contextlib.suppress(Conflict):  # another process stored it first
                await self._wake(room, table, self.since)
            table = room.table or await self._read(room)
        return table

    async def revive(self, room: Room) -> None:
        """Try whether entries can be stored again; no clock runs until they can."""
        async with room.lock:
            table = await self.load(room)
            if self.is_down and is_timed(table):
                await self._wake(room, table, self.clock.now())

    async def _wake(self, room: Room, table: Table, since: int) -> None:
        """Restart the running clock in the log, so that all processes leave out the break."""
        before, at = table.sequence, max(since, table.state.updated)
        entries = [table.add(log.Woken(at=at))]
        await self._store(room, table, before, entries)
        room.publish(self.clock.now(), entries)

    async def _read(self, room: Room) -> Table:
        found = await self.store.load(room.code)
        if found is None or not found[0]:
            self.rooms.pop(room.code, None)
            room.shut_out()
            raise RefusedError("no-table", code=room.code)
        table = self._load(room.code, *found)
        room.table, room.is_foreign = table, self.store.is_shared
        self.metrics.tables.set(len(self.rooms))
        room.publish(self.clock.now())
        self._call(self.on_presence, room)
        return table

    def _load(self, code: str, entries: list[AnyEntry], snapshot: Snapshot | None) -> Table:
        """A table from its log; without its snapshot if that is damaged."""
        try:
            return Table.load(self.boards, code, entries, snapshot)
        except Exception as error:  # anything may happen to a damaged one
            logger.error("snapshot-broken", code=code, **described(error))
        try:
            return Table.load(self.boards, code, entries)
        except Exception as error:
            logger.error("table-broken", code=code, **described(error))
            raise RefusedError("table-broken", code=code) from error

    async def catch_up(self, room: Room, sequence: int) -> None:
        """Read what another process has added to a log, up to this entry, and tell the viewers."""
        with contextlib.suppress(RefusedError):  # the next use reads it again
            async with room.lock:
                table = await self.load(room)
                if table.sequence >= sequence:
                    return
                entries = await self.store.entries_after(room.code, table.sequence)
                for entry in entries:
                    table.add(entry)
                table.records.clear()
                room.is_foreign = True
                room.publish(self.clock.now(), entries)
            self._call(self.on_change, room)

    async def reload(self, code: str) -> None:
        """Read a table again that an operator has changed, and tell its viewers all of it."""
        room = self.rooms.get(code)
        if room is None:
            return
        with contextlib.suppress(RefusedError):  # it is gone: its viewers were told
            async with room.lock:
                room.table = None
                room.tell_all_again()
                await self.load(room)
            self._call(self.on_change, room)

    def _call(self, hooks: list[RoomHook], room: Room) -> None:
        for hook in hooks:
            hook(room)

    def forget_idle(self) -> int:
        """Drop tables that nobody has used for `idle_seconds` from memory; returns how many."""
        limit = self.clock.now() - self.settings.idle_seconds * 1000
        idle = [
            room
            for room in self.rooms.values()
            if not room.viewers
            and room.used < limit
            and not room.lock.locked()
            and not room.is_autoplaying()
        ]
        for room in idle:
            del self.rooms[room.code]
        self.metrics.tables.set(len(self.rooms))
        return len(idle)

    # Changing

    async def create(self, command: CreateTable) -> str:
        """Make a table and return its code; an owner's token makes one table only."""
        moment = self._moment(None)
        entry = new_table(command, moment, self.boards)
        owner = hash_token(command.owner)
        known = await self.store.code_of(owner)
        if known is not None:
            return known
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        table = Table.load(self.boards, code, [entry])
        job = Job(code, 1, [entry], header_of(table), owner=owner)
        try:
            await self._shielded(self.store.append(job))
        except Conflict:
            known = await self.store.code_of(owner)
            if known is None:  # the code was taken: one chance in 10**12
                raise RefusedError("storage-unavailable") from None
            return known
        logger.info("table-created", code=code, seats=len(command.seats))
        return code

    async def do(
        self,
        code: str,
        command: AnyCommand,
        tokens: Sequence[str],
        address: str = "",
        viewer: Viewer | None = None,
    ) -> None:
        """Carry out a command; returns when it is stored, raises a GameError if it is refused.

        A viewer of the table with these tokens saves looking at them: its rights are known.
        """
        room = await self.find(code)
        if isinstance(command, Start):
            await self._wait_for_shares(room)

        def made(table: Table) -> list[AnyEntry]:
            who = viewer.who if viewer else table.who(tokens)
            now = self.clock.now()
            self._note(room, table, who, address)
            for seat in who.seats:
                room.seen[seat] = now
            asks = room if isinstance(command, Substitute) else None  # who is absent
            return carry_out(table, command, who, self._moment(asks))

        # Only the end of the server cancels this; the table is then read from the log again.
        await self.change(room, made)
        self.metrics.count(self.metrics.commands, str(command.__struct_config__.tag))

    async def _wait_for_shares(self, room: Room) -> None:
        """Give browsers a moment to reveal what they promised to mix into the seed."""
        deadline = time.monotonic() + SHARE_SECONDS
        while (left := deadline - time.monotonic()) > 0:
            async with room.lock:
                if not (await self.load(room)).awaits_shares():
                    return
                changed = room.changed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)

    async def change(self, room: Room, make: Callable[[Table], list[AnyEntry]]) -> list[AnyEntry]:
        """Change a table: its new entries are stored first, then told to its viewers."""
        async with room.lock:
            for _ in range(TRIES):
                try:
                    entries = await self._attempt(room, make)
                    break
                except Conflict:
                    continue
            else:
                raise RefusedError("storage-unavailable")
        self._call(self.on_change, room)
        return entries

    async def _attempt(self, room: Room, make: Callable[[Table], list[AnyEntry]]) -> list[AnyEntry]:
        """One try; raises Conflict when another process has stored an entry first."""
        table = await self.load(room)
        if self.is_down and is_timed(table):
            await self._wake(room, table, self.clock.now())
            table = await self.load(room)
        before = table.sequence
        try:
            entries = make(table)
        except GameError:
            raise  # nothing has changed
        except Exception:
            room.table = None  # it may be half changed
            raise
        if entries:
            await self._store(room, table, before, entries)
            room.publish(self.clock.now(), entries)
        return entries

    async def _store(self, room: Room, table: Table, before: int, entries: list[AnyEntry]) -> None:
        """Make entries durable; if that fails, the next use loads the table from the log again."""
        job = self._job(table, before, entries)
        room.table = None  # until its entries are known to be stored
        try:
            await self.store.append(job)
        except RefusedError as refusal:
            self.is_down = True
            self.metrics.failures.inc(len(entries))
            cause = cause_of(refusal.__cause__)
            logger.error("storage-unavailable", code=room.code, cause=cause)
            raise
        if self.is_down:
            self.is_down, self.since = False, max(self.since, entries[-1].at)
        room.table, room.is_foreign = table, False
        self._count(room, table, entries)

    def _count(self, room: Room, table: Table, entries: list[AnyEntry]) -> None:
        """Count what was stored, and finish a game that has ended."""
        self.metrics.entries.inc(len(entries))
        for entry in entries:
            if isinstance(entry, log.Played):
                self.metrics.count(self.metrics.actions, entry.chosen)
        if table.records:
            logger.info("game-ended", code=room.code, game=table.state.number)
            self.metrics.games.inc()
            table.records.clear()
            room.bots.clear()  # the next game has other seats

    def _job(self, table: Table, before: int, entries: list[AnyEntry]) -> Job:
        listed = any(not isinstance(entry, log.Played | log.Said) for entry in entries)
        snapshot = before // SNAPSHOT_EVERY != table.sequence // SNAPSHOT_EVERY
        # 8.7: a new time in the list would show that a seat has chosen.
        listed = listed or (snapshot and not table.in_setup)
        return Job(
            code=table.code,
            first=before + 1,
            entries=entries,
            header=header_of(table) if listed or table.records else None,
            snapshot=encode_snapshot(table.snapshot()) if snapshot else None,
            records=[(table.state.number, record.encode()) for record in table.records],
        )

    def _moment(self, room: Room | None) -> Moment:
        now = self.clock.now()
        least, since = self.settings.absent_seconds * 1000, max(self.since, self.clock.started)
        absent = room.absent(now, least, since) if room else frozenset[int]()
        return Moment(now, secrets.token_bytes(32).hex(), absent)

    # Looking

    async def look(
        self,
        code: str,
        tokens: Sequence[str],
        since: int = 0,
        wait_seconds: float = 0,
        address: str = "",
    ) -> Update:
        """The table as the holder of these tokens may know it; may wait for something new."""
        room = await self.find(code)
        deadline = time.monotonic() + wait_seconds
        while True:
            async with room.lock:
                table, now = await self.load(room), self.clock.now()
                who = table.who(tokens)
                if not who.guest:
                    raise RefusedError("no-table", code=code)
                self._note(room, table, who, address)
                for seat in who.seats:
                    room.seen[seat] = room.polled[seat] = now
                self._call(self.on_presence, room)
                left, count = deadline - time.monotonic(), seen_count(table, who.seats)
                if left <= 0 or self.stopping or count > since:
                    common = shared(table, room.present(now), now)
                    return update_for(table, who, since, common)
                changed = room.changed
            since = min(since, count)  # else every change would wake it for nothing
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                continue

    async def enter(
        self, code: str, tokens: Sequence[str], since: int, address: str = ""
    ) -> tuple[Room, Viewer]:
        """Add a viewer, who is told of every change from now on."""
        room = await self.find(code)
        viewer = Viewer(tokens, since, address)
        if self.bans.hold(address, viewer.hashes):
            raise RefusedError("banned")
        async with room.lock:
            table = await self.load(room)
            viewer.who = table.who_by_hash(viewer.hashes)
            if not viewer.who.guest:
                raise RefusedError("no-table", code=code)
            most = self.settings.seat_sockets
            held = room.sockets_of_seats()
            if any(held[seat] >= most for seat in viewer.who.seats):
                raise OverLimit("too-many", "seat_sockets")
            room.viewers.add(viewer)
            logger.info("entered", code=code, held=sorted(viewer.who.seats))
            self._note(room, table, viewer.who, address)
            viewer.sent = min(since, seen_count(table, viewer.who.seats))
            room.publish(self.clock.now())
            self._call(self.on_presence, room)
        return room, viewer

    async def refresh(self, room: Room) -> None:
        """Tell all viewers which seats are connected now."""
        async with room.lock:
            room.publish(self.clock.now())

    async def tell_one(self, room: Room, viewer: Viewer) -> None:
        """Tell a viewer who reads again what it has missed."""
        async with room.lock:
            room.tell_one(viewer, self.clock.now())

    async def leave(self, room: Room, viewer: Viewer) -> None:
        """Remove a viewer."""
        room.viewers.discard(viewer)
        room.used = now = self.clock.now()
        for seat in viewer.who.seats:
            room.seen[seat] = now
        self._call(self.on_presence, room)
        await self._shielded(self.refresh(room))

    # Running

    def spawn(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Start a task that `stop` waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _shielded(self, work: Coroutine[object, None, None]) -> None:
        """Finish work even if the caller is cancelled."""
        await asyncio.shield(self.spawn(work))

    async def stop(self) -> None:
        """End all work in order; what was confirmed is stored already."""
        self.stopping = True
        for room in self.rooms.values():
            room.changed.set()
        for stop in self.on_stop:
            await stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.stop()
