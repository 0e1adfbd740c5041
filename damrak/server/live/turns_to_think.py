"""Who may think next: addresses take turns, so that one of them cannot keep others waiting."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator

from damrak.server.errors import OverLimit

MOST_WAITING = 1_000  # pieces of work that may wait, of all addresses
Waiting = asyncio.Future[None]


class TurnsToThink:
    """Lets at most `most` pieces of work run at once.

    One address has at most `most - 1` of them (at least 1), so that a place stays free for others.
    Addresses take turns. A table asks for one piece at a time, so the tables of an address take
    turns, too.
    """

    def __init__(self, most: int, most_waiting: int = MOST_WAITING) -> None:
        self._free, self._most_of_address = most, max(1, most - 1)
        self._most_waiting = most_waiting  # of one address
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[Waiting]] = {}  # the address whose turn is next comes first

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn of this address; it ends with the block. Refused if the line is full."""
        self._check(address)
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(waiting)
        self._begin()
        try:
            await waiting
            yield
        finally:
            if waiting.done() and not waiting.cancelled():
                self._end(address)

    def _check(self, address: str) -> None:
        if len(self._waiting.get(address, ())) >= self._most_waiting:
            raise OverLimit("too-many", "address_bots")
        if sum(len(queue) for queue in self._waiting.values()) >= MOST_WAITING:
            raise OverLimit("too-many", "waiting_bots")

    def _begin(self) -> None:
        """Begin as much work as is allowed now."""
        while self._free and (address := self._next()) is not None:
            queue = self._waiting.pop(address)
            waiting = queue.popleft()
            if queue:
                self._waiting[address] = queue  # the last in turn from now on
            if not waiting.cancelled():
                self._free -= 1
                self._running[address] += 1
                waiting.set_result(None)

    def _next(self) -> str | None:
        most = self._most_of_address
        return next((each for each in self._waiting if self._running[each] < most), None)

    def _end(self, address: str) -> None:
        self._free += 1
        self._running[address] -= 1
        self._running += Counter()  # drops those at zero
        self._begin()
