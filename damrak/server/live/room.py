"""A table in memory with its viewers, who are told only what is stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence

from damrak.bots.external.referee import Refereed
from damrak.server.bans import Bans
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry
from damrak.server.tables.table import Table, Who
from damrak.server.tables.tokens import hash_token
from damrak.server.tables.turns import takeover_ms
from damrak.server.tables.updates import encode, seen_count, shared, update_for

POLL_MS = 40_000  # a client that polls over HTTP counts as present for so long
# Entries that change nobody's rights.
KEEPS_RIGHTS = (log.Played, log.Said, log.Undone, log.MadeReady, log.Started, log.Woken)


def _nothing() -> None:
    """The callback of a viewer without a socket."""


def _always() -> bool:
    return True


class Viewer:
    """Somebody who is told of changes, with the update that waits to be sent.

    A newer update replaces a waiting one, and none is made while the viewer does not read. A slow
    reader misses nothing: each update tells everything since the last one that was sent.
    """

    def __init__(self, tokens: Sequence[str], since: int, address: str = "") -> None:
        self.address = address
        self.hashes = tuple(hash_token(token) for token in tokens)
        self.who = Who()
        self.sent = since  # how many log entries the viewer has been sent
        self.told = -1  # how many have been sent or wait to be sent
        self.waiting: tuple[int, bytes] | None = None
        self.shut_out = False
        self.notify: Callable[[], None] = _nothing  # called when an update waits
        self.reads: Callable[[], bool] = _always  # whether it reads what was sent
        self.is_behind = False  # whether an update is due when it reads again

    def add_token(self, token: str) -> None:
        """Add the token of a seat that the viewer has taken."""
        self.hashes = (*self.hashes, hash_token(token))

    def take(self) -> bytes | None:
        """Take the waiting update, if there is one."""
        if self.waiting is None:
            return None
        (self.sent, data), self.waiting = self.waiting, None
        return data


class Room:
    """One table, its lock, viewers and bots. `table` is None when it must be loaded again."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.table: Table | None = None
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.bots: dict[tuple[int, str], Refereed] = {}
        self.autoplay: asyncio.Task[None] | None = None  # plays for bots and clocks
        self.changed = asyncio.Event()
        self.used = 0  # when somebody last used the table
        self.address = ""  # of somebody who plays or watches; its turns to think are used
        self.polled: dict[int, int] = {}  # when the holder of a seat last polled over HTTP
        self.seen: dict[int, int] = {}  # when the holder of a seat was last active
        self.elsewhere: frozenset[int] = frozenset()  # seats held at other server processes
        self.announced = -1  # the seats held here as other processes know them, as bits
        self.is_foreign = False  # whether the last change was made by another process

    def is_autoplaying(self) -> bool:
        """Whether a task plays for bots and clocks."""
        return self.autoplay is not None and not self.autoplay.done()

    def is_watched(self, now: int) -> bool:
        """Whether somebody has an open socket, or used the table over HTTP a moment ago."""
        return bool(self.viewers) or now - self.used < POLL_MS

    def note_address(self, who: Who, address: str) -> None:
        """Remember where the players are; a spectator does not take their turns to think away."""
        if who.seats or who.owner or not self.address:
            self.address = address or self.address

    def connected(self) -> frozenset[int]:
        """The seats whose holders have an open socket."""
        return frozenset().union(*[viewer.who.seats for viewer in self.viewers])

    def here(self, now: int) -> frozenset[int]:
        """The seats whose holders are at this process, by socket or by polling."""
        if not self.polled:
            return self.connected()
        polls = [seat for seat, at in self.polled.items() if now - at < POLL_MS]
        return self.connected().union(polls)

    def present(self, now: int) -> frozenset[int]:
        """The seats whose holders are at any process."""
        return self.here(now) | self.elsewhere

    def sockets_of_seats(self) -> Counter[int]:
        """How many sockets hold each seat."""
        return Counter(seat for viewer in self.viewers for seat in viewer.who.seats)

    def absent(self, now: int, least_ms: int, since: int) -> frozenset[int]:
        """The seats that a bot may take over: their players have been away for long enough.

        Nobody counts as away before `since`, when the server started: it did not see them.
        """
        table = self.table
        grace = takeover_ms(table.state.settings, least_ms) if table else None
        if table is None or grace is None:
            return frozenset()
        here = self.connected() | self.elsewhere
        return frozenset(
            seat
            for seat in range(len(table.chairs))
            if seat not in here and now - max(since, self.seen.get(seat, 0)) >= grace
        )

    def publish(self, now: int, entries: Sequence[AnyEntry] | None = None) -> None:
        """Tell all viewers what is new to them; call it with the lock held, after the commit.

        Without entries everybody is told: presence has changed, or the table was loaded again.
        """
        table = self.table
        if table is None:
            return
        if entries is None or not all(isinstance(entry, KEEPS_RIGHTS) for entry in entries):
            self._update_rights(table)
        if self.viewers:
            self._tell(table, now, is_entry=entries is not None)
        self.changed.set()
        self.changed = asyncio.Event()

    def _tell(self, table: Table, now: int, is_entry: bool) -> None:
        """Make an update for every viewer that reads; equal ones are made once."""
        made: dict[tuple[bool, frozenset[int], int], bytes] = {}
        common = shared(table, self.present(now), now, is_text=True)
        for viewer in self.viewers:
            if viewer.shut_out:
                continue
            who, sent = viewer.who, viewer.sent
            count = seen_count(table, who.seats) if common.in_setup else table.sequence
            if is_entry and count == viewer.told:
                continue  # 8.7: not even an empty message may show that another seat has chosen
            if not viewer.reads():
                viewer.is_behind, viewer.waiting = True, None
                continue
            key = (who.owner, who.seats, sent)
            data = made.get(key)
            if data is None:
                data = made[key] = encode(update_for(table, who, sent, common))
            viewer.told, viewer.waiting = count, (count, data)
            viewer.notify()

    def tell_one(self, viewer: Viewer, now: int) -> None:
        """Tell a viewer that reads again what it has missed; call it with the lock held."""
        viewer.is_behind = False
        table = self.table  # if it is None, loading it tells everybody
        if table is not None and viewer in self.viewers and not viewer.shut_out:
            common = shared(table, self.present(now), now, is_text=True)
            count = seen_count(table, viewer.who.seats)
            data = encode(update_for(table, viewer.who, viewer.sent, common))
            viewer.told, viewer.waiting = count, (count, data)
            viewer.notify()

    def tell_all_again(self) -> None:
        """Let the next update tell every viewer this game from its beginning."""
        for viewer in self.viewers:
            viewer.sent, viewer.told = 0, -1

    def shut_out_banned(self, bans: Bans) -> None:
        """Shut out viewers whose address or token is banned."""
        for viewer in self.viewers:
            if bans.hold(viewer.address, viewer.hashes):
                viewer.shut_out = True
                viewer.notify()

    def shut_out(self) -> None:
        """Shut out all viewers: the table no longer exists."""
        for viewer in self.viewers:
            viewer.shut_out = True
            viewer.notify()
        self.changed.set()

    def _update_rights(self, table: Table) -> None:
        for viewer in self.viewers:
            who = table.who_by_hash(viewer.hashes)
            if who.seats != viewer.who.seats:
                viewer.sent, viewer.told = 0, -1  # other seats have seen other events
            viewer.who = who
            if not viewer.who.guest:
                viewer.shut_out = True
                viewer.notify()
