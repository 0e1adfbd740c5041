"""A table in memory with all who look at it. What they are told is always what is stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from damrak.bots.external.referee import Refereed
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.table import Table, Who
from damrak.server.tables.tokens import hash_token
from damrak.server.tables.updates import seen_count, shared, update_for

POLL_MS = 40_000  # one who asks over HTTP asks at least so often
encode = msgspec.json.Encoder().encode
# Entries after which everybody still holds what they held.
HARMLESS = (log.Played, log.Said, log.Undone, log.MadeReady, log.Started, log.Woken)


def _nothing() -> None:
    """Before anybody listens."""


def _always() -> bool:
    return True


class Viewer:
    """Somebody who is told of changes: an update waits here until it can be sent.

    A newer update takes the place of one that still waits, and none is made while the viewer does
    not read, so that a slow reader costs nothing and misses nothing: each update tells all that
    happened since the last one that was sent.
    """

    def __init__(self, tokens: Sequence[str], since: int) -> None:
        self.hashes = tuple(hash_token(token) for token in tokens)
        self.who = Who()
        self.sent = since  # how much the viewer has been sent
        self.told = -1  # how much it has been told, sent or waiting
        self.waiting: tuple[int, bytes] | None = None
        self.shut_out = False
        self.notify: Callable[[], None] = _nothing  # called when an update waits
        self.reads: Callable[[], bool] = _always  # whether it has read what was sent ...
        self.is_behind = False  # ... or has something to be told when it has

    def add_token(self, token: str) -> None:
        """The viewer has sat down, or taken a seat over."""
        self.hashes = (*self.hashes, hash_token(token))

    def take(self) -> bytes | None:
        """The update to be sent now, if one waits."""
        if self.waiting is None:
            return None
        (self.sent, data), self.waiting = self.waiting, None
        return data


class Hosted:
    """One table, its lock, its viewers, its bots. `table` is None when it must be loaded anew."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bots: dict[tuple[int, str], Refereed] = {}
        self.driver: asyncio.Task[None] | None = None
        self.changed = asyncio.Event()
        self.used = 0  # when somebody last looked
        self.polled: dict[int, int] = {}  # when it last asked over HTTP
        self.seen: dict[int, int] = {}  # when the holder of each seat was last heard of
        self.elsewhere: frozenset[int] = frozenset()  # seats held at other server processes
        self.announced = -1  # what those were told of the seats held here
        self.is_foreign = False  # whether the last change was made by another process

    def connected(self) -> frozenset[int]:
        """The seats whose holders have an open socket."""
        return frozenset(seat for viewer in self.viewers for seat in viewer.who.seats)

    def here(self, now: int) -> frozenset[int]:
        """The seats whose holders are at this process, by socket or by asking again and again."""
        polls = [seat for seat, at in self.polled.items() if now - at < POLL_MS]
        return self.connected() | frozenset(polls)

    def present(self, now: int) -> frozenset[int]:
        """The seats whose holders are there."""
        return self.here(now) | self.elsewhere

    def sockets_of_seats(self) -> Counter[int]:
        """How many sockets hold each seat."""
        return Counter(seat for viewer in self.viewers for seat in viewer.who.seats)

    def absent(self, now: int, grace_ms: int) -> frozenset[int]:
        """The seats whose holders have not been heard of for a while."""
        here = self.connected() | self.elsewhere
        seats = range(len(self.table.chairs)) if self.table else ()
        return frozenset(
            seat for seat in seats if seat not in here and now - self.seen.get(seat, 0) >= grace_ms
        )

    def publish(self, now: int, entries: Sequence[AnyEntry] | None = None) -> None:
        """Tell all viewers what is new to them; call it with the lock held, after the commit.

        Without entries everybody is told: who is there has changed, or the table was loaded anew.
        """
        table = self.table
        if table is None:
            return
        if entries is None or not all(isinstance(entry, HARMLESS) for entry in entries):
            self._refresh(table)
        if self.viewers:
            self._tell(table, now, is_entry=entries is not None)
        self.changed.set()
        self.changed = asyncio.Event()

    def _tell(self, table: Table, now: int, is_entry: bool) -> None:
        """Make an update for everybody who reads; once for those who may know the same."""
        made: dict[tuple[bool, frozenset[int], int], bytes] = {}
        common, in_setup = shared(table, self.present(now)), table.in_setup
        for viewer in self.viewers:
            if viewer.shut_out:
                continue
            who, sent = viewer.who, viewer.sent
            count = seen_count(table, who.seats) if in_setup else table.sequence
            if is_entry and count == viewer.told:
                continue  # 8.7: others' first choices are told to nobody, not even by a message
            if not viewer.reads():
                viewer.is_behind, viewer.waiting = True, None
                continue
            key = (who.owner, who.seats, sent)
            data = made.get(key)
            if data is None:
                data = made[key] = encode(update_for(table, who, sent, now, common))
            viewer.told, viewer.waiting = count, (count, data)
            viewer.notify()

    def tell_one(self, viewer: Viewer, now: int) -> None:
        """A viewer reads again: tell it what it has missed; call it with the lock held."""
        viewer.is_behind = False
        table = self.table  # if it must be loaded first, everybody will be told then
        if table is not None and viewer in self.viewers and not viewer.shut_out:
            common, count = shared(table, self.present(now)), seen_count(table, viewer.who.seats)
            data = encode(update_for(table, viewer.who, viewer.sent, now, common))
            viewer.told, viewer.waiting = count, (count, data)
            viewer.notify()

    def shut_out(self) -> None:
        """The table is no more: let everybody go."""
        for viewer in self.viewers:
            viewer.shut_out = True
            viewer.notify()
        self.changed.set()

    def _refresh(self, table: Table) -> None:
        for viewer in self.viewers:
            who = table.who_by_hash(viewer.hashes)
            if who.seats != viewer.who.seats:
                viewer.sent, viewer.told = 0, -1  # other seats have seen other things
            viewer.who = who
            if not viewer.who.guest:
                viewer.shut_out = True
                viewer.notify()
