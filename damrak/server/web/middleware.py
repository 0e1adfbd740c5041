"""Checks host, origin and limits of every request, and adds headers to every answer.

It wraps the application, for sockets too: a refused handshake gets a normal HTTP answer.
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any

import msgspec
import structlog

from damrak.server.bans import Bans
from damrak.server.errors import OverLimit, RefusedError, problem_of, status_of
from damrak.server.protocol import MAX_TOKENS, Refused
from damrak.server.refusals import RefusalLog
from damrak.server.settings import Settings
from damrak.server.tables.tokens import hash_token
from damrak.server.web.cors import Headers, cors_headers, is_preflight, preflight_headers
from damrak.server.web.gate import network_of

Message = MutableMapping[str, Any]  # as ASGI has it
Scope = Message
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]  # the framework has types of its own for these

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
PORTS = {"http": ":80", "https": ":443"}
PAGES = 5  # requests for pages for each other request of an address
PLAYER_REQUESTS = 120  # of one player in a minute, when the address has used up its own
CROWD = 4  # sockets of an address for each that may be a spectator's; the others are players'
CROWDED = "damrak.crowded"  # in a socket's scope: whether it must be a player's
TOO_FAST = 429  # the connection is closed, too
NEEDS_TABLES = ("/api/", "/healthz", "/metrics", "/owner")


class RateLimiter:
    """Allows each key `most` events within any `seconds` seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: dict[str, deque[float]] = {}

    def allows(self, key: str) -> bool:
        """Whether one more event is allowed; if so, it is counted."""
        now = time.monotonic()
        times = self._times.get(key)
        if times is None:
            times = self._times[key] = deque()
        while times and times[0] <= now - self._seconds:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        return True

    def forgive(self, key: str) -> None:
        """Take back the last event of a key: it came to nothing."""
        if times := self._times.get(key):
            times.pop()

    def forget_old(self) -> None:
        """Drop keys without recent events."""
        limit = time.monotonic() - self._seconds
        for key in [key for key, times in self._times.items() if not times or times[-1] < limit]:
            del self._times[key]


class Guard:
    """The application behind the checks of host, origin and limits."""

    def __init__(self, app: App, settings: Settings, refusals: RefusalLog) -> None:
        self._app, self._settings, self.refusals = app, settings, refusals
        self._hosts = {_without_port(host) for host in settings.hosts}
        self.requests = RateLimiter(settings.address_requests, 60)
        self.pages = RateLimiter(settings.address_requests * PAGES, 60)
        self.players = RateLimiter(PLAYER_REQUESTS, 60)
        self.handshakes = RateLimiter(settings.address_requests, 60)
        self.is_player: Callable[[str], bool] = lambda _: False
        self.bans = Bans()
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request, or pass it to the application."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = client_of(scope)
        structlog.contextvars.bind_contextvars(client=self.refusals.shown(client))
        headers = _headers(scope)
        allowed = cors_headers(scope, self._settings, headers.get("origin"))
        try:
            self._check(scope, headers)
        except RefusedError as refusal:
            self.refusals.note(refusal, client)
            await refuse(scope, send, refusal, allowed)
            return
        if is_preflight(scope, headers):
            await answer_preflight(send, preflight_headers(allowed))
            return
        if scope["type"] == "http":
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            told = _with_headers(send, scope, allowed)
            await self._app(asked, receive, told)  # uvicorn drops the body of HEAD
            return
        address = address_of(scope)
        self.sockets[address] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            self.sockets += Counter()  # drops those at zero

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        self._check_bans(scope, headers)
        host = headers.get("host", "")
        if self._hosts and _without_port(host) not in self._hosts:
            raise RefusedError("wrong-host")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not self._is_own_page(scope, headers, host):
            raise RefusedError("foreign-origin")
        if scope["type"] == "websocket":
            self._count_socket(scope)
        else:
            self._count(scope, headers)

    def _check_bans(self, scope: Scope, headers: dict[str, str]) -> None:
        tokens = bearer_tokens(headers.get("authorization", "")) if self.bans.has_tokens else []
        if self.bans.hold(client_of(scope), [hash_token(token) for token in tokens]):
            raise RefusedError("banned")

    def _count(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse a request beyond the limits: pages and players are the last to be refused.

        Pages have a limit of their own, and a player's token has requests that no neighbour of
        the same address can use up.
        """
        address = address_of(scope)
        if not scope["path"].startswith(NEEDS_TABLES):
            if not self.pages.allows(address):
                raise OverLimit("too-fast", "address_pages")
            return
        if self.requests.allows(address):
            return
        held = [hash_token(token) for token in bearer_tokens(headers.get("authorization", ""))]
        player = next((token for token in held if self.is_player(token)), None)
        if player is None or not self.players.allows(player):
            raise OverLimit("too-fast", "address_requests")

    def _count_socket(self, scope: Scope) -> None:
        """Refuse a handshake beyond the limits. It is a request like others; an address that has
        used up its requests or its spectators' sockets has as many handshakes again, for players,
        who show their tokens later.
        """
        address, most = address_of(scope), self._settings.address_sockets
        if self.sockets[address] >= most * CROWD:
            raise OverLimit("too-many", "address_sockets")
        is_crowded = self.sockets[address] >= most or not self.requests.allows(address)
        if is_crowded and not self.handshakes.allows(address):
            raise OverLimit("too-fast", "address_requests")
        scope["extensions"][CROWDED] = is_crowded

    def _is_own_page(self, scope: Scope, headers: dict[str, str], host: str) -> bool:
        """Whether a request comes from our own page, an allowed origin, or no page at all."""
        if "\n" in headers.get("origin", ""):  # repeated
            return False
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        if origin in self._settings.origins:
            return True
        scheme, found, authority = origin.partition("://")
        if not found or scheme not in PORTS:
            return False
        if scope["scheme"] in ("https", "wss") and scheme != "https":
            return False
        return bool(host) and _with_port(authority, scheme) == _with_port(host, scheme)


class StartingGuard(Guard):
    """The same while the server starts: everything but the client's files is refused."""

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        super()._check(scope, headers)
        if scope["path"].startswith(NEEDS_TABLES):
            raise RefusedError("starting")


def bearer_tokens(header: str) -> list[str]:
    """The tokens of a request: `Authorization: Bearer TOKEN`, several with commas."""
    kind, _, given = header.partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token.strip() for token in given.split(",")][:MAX_TOKENS]


def client_of(scope: Mapping[str, Any]) -> str:
    """The address that a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else "local"


def address_of(scope: Any) -> str:
    """What limits count for a request: its IPv4 address, or the /64 of its IPv6 address."""
    return network_of(client_of(scope))


def _headers(scope: Scope) -> dict[str, str]:
    """Headers by name; the values of a repeated one are joined by a line break."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}\n{text}" if key in found else text
    return found


def _without_port(host: str) -> str:
    """A host without its port."""
    name, colon, port = host.lower().rpartition(":")
    return name if colon and port.isdigit() and not name.endswith(":") else host.lower()


def _with_port(authority: str, scheme: str) -> str:
    """A host with its port, also where that is the scheme's default."""
    lower = authority.lower()
    return lower if _without_port(lower) != lower else lower + PORTS[scheme]


def _with_headers(send: Send, scope: Scope, allowed: Headers) -> Send:
    more = [*HEADERS, *allowed, *([TRANSPORT] if scope["scheme"] == "https" else [])]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", []))
            names = {name.lower() for name, _ in headers}
            headers += [header for header in more if header[0] not in names]
            if b"cache-control" not in names:
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": headers}
        await send(message)

    return sending


async def answer_preflight(send: Send, allowed: Headers) -> None:
    """Tell a browser what pages of another site may send."""
    await send({"type": "http.response.start", "status": 204, "headers": [*HEADERS, *allowed]})
    await send({"type": "http.response.body", "body": b""})


async def refuse(scope: Scope, send: Send, refusal: RefusedError, allowed: Headers) -> None:
    """Answer a request or a socket's handshake with a refusal."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    body = msgspec.json.encode(Refused(id=None, error=problem_of(refusal)))
    headers: Iterable[tuple[bytes, bytes]] = [
        *HEADERS,
        *allowed,
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *([(b"connection", b"close")] if status_of(refusal) == TOO_FAST else []),
    ]
    start = {"type": f"{kind}.response.start", "status": status_of(refusal), "headers": headers}
    await send(start)
    await send({"type": f"{kind}.response.body", "body": body})
