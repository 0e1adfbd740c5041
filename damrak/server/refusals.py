"""Counts and logs what is refused: who met which limit, so that abuse can be traced.

Somebody who is refused a thousand times a second must not fill the disk: a client's first refusal
for a reason is logged at once, the others are counted and logged together once a minute.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, deque

import structlog

from damrak.server.errors import OverLimit, described
from damrak.server.metrics import Metrics
from damrak.server.settings import Settings

SUMMARY_SECONDS = 60
MOST_KEYS = 1_000  # clients and reasons that are told apart within a minute
FAULTS = 20  # that are kept
MANY = "many"  # stands for all other clients
NETWORKS = {4: 24, 6: 48}  # bits of an address that a log keeps
LIMITS = {
    "connections": "open connections",
    "address_connections": "open connections of one address",
    "head_bytes": "the head of a request, 32 KiB in 128 lines",
    "header_seconds": "seconds for the head of a request, and for its body",
    "body_bytes": "the body of a request; it may come in 1,024 pieces",
    "waiting_requests": "requests of a connection that wait for an answer, 16",
    "stall_seconds": "seconds without reading",
    "address_requests": "requests of one address, with those that a player has beyond it",
    "address_pages": "pages of one address, five times its requests",
    "address_tables": "new tables of one address",
    "address_drawings": "QR codes of one address, 60 a minute",
    "address_sockets": "open sockets of one address",
    "seat_sockets": "open sockets of one seat",
    "hello_seconds": "seconds until `hello`",
    "message_bytes": "one message of a socket",
    "messages": "messages of a socket",
    "frames": "frames of a socket",
    "pong_seconds": "seconds without an answer to a ping",
    "chat": "lines of chat of a seat, 5 in 10 seconds",
    "table_entries": "log entries of a game or a table",
    "address_bots": "bots of one address that wait to think",
    "waiting_bots": "bots that wait to think, 1,000 in all",
}
logger = structlog.get_logger("damrak.server")
Key = tuple[str, str, str | None]


class RefusalLog:
    """What a server refuses, with its metrics."""

    def __init__(self, settings: Settings) -> None:
        self.metrics = Metrics()
        self.faults: deque[tuple[int, str, str]] = deque(maxlen=FAULTS)  # time, type, line
        self._kept = settings.log_addresses
        self._counts: Counter[Key] = Counter()
        self._told_at = time.monotonic()
        for limit in LIMITS:
            self.metrics.limits.labels(limit)  # shown as 0 from the start

    def note(self, error: Exception, client: str) -> None:
        """Count a refusal of a request, a command or a socket, and log it."""
        limit = error.limit if isinstance(error, OverLimit) else None
        self._note(getattr(error, "key", "internal"), client, limit)

    def note_limit(self, limit: str, client: str) -> None:
        """The same where a connection is ended without a word."""
        self._note("closed", client, limit)

    def fault(self, error: BaseException) -> None:
        """Log a fault of ours, and keep the newest for the owner's page."""
        found = described(error)
        logger.error("internal", **found)
        place = found["where"][-1] if found["where"] else ""
        self.faults.appendleft((int(time.time() * 1000), found["kind"], place))

    def shown(self, client: str) -> str:
        """What logs keep of a client's address."""
        return shown_address(client, self._kept)

    def tell(self) -> None:
        """Once a minute, log how often the known clients were refused again."""
        now = time.monotonic()
        if now - self._told_at < SUMMARY_SECONDS:
            return
        self._told_at = now
        counts, self._counts = self._counts, Counter()
        for key, count in counts.items():
            if count > 1:
                _log(key, count - 1)

    def _note(self, reason: str, client: str, limit: str | None) -> None:
        self.metrics.refused.labels(reason).inc()
        if limit is not None:
            self.metrics.limits.labels(limit).inc()
        key = (self.shown(client), reason, limit)
        if key not in self._counts and len(self._counts) >= MOST_KEYS:
            key = (MANY, reason, limit)
        self._counts[key] += 1
        if self._counts[key] == 1:
            _log(key, 1)


def _log(key: Key, count: int) -> None:
    client, reason, limit = key
    logger.info("refused", client=client, reason=reason, limit=limit, count=count)


def shown_address(address: str, kept: str) -> str:
    """An address as logs keep it: in full, as its network, or not at all."""
    if kept != "network":
        return address if kept == "full" else ""
    try:
        found = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return address
    found = getattr(found, "ipv4_mapped", None) or found
    return str(ipaddress.ip_network((found, NETWORKS[found.version]), strict=False))
