"""Load clients: they play games at a running server, as fast as it allows or at a given rate."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit

import msgspec
import uvicorn
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from damrak.i18n.json_types import Json, JsonObject
from damrak.server.protocol import PROTOCOL_VERSION

T = TypeVar("T")
LOOK_SECONDS = 0.25  # between two polls of a game of bots
OPEN_SECONDS = 120
OPENING = 40  # sockets that open at the same time
NO_TURN, PLAYING = b'"legal":[]', b'"phase":"playing"'  # in most updates: another seat's turn


class HandSeen(Struct):
    seat: int | None
    legal: list[int]
    turn: int


class SeatSeen(Struct):
    ready: bool


class Update(Struct, tag_field="type", tag="update"):
    """The part of an update that the clients use."""

    phase: str
    game: int
    seats_held: list[int]
    seats: list[SeatSeen]
    hands: list[HandSeen]


class Problem(Struct):
    key: str


class Done(Struct, tag_field="type", tag="done"):
    id: str


class Refused(Struct, tag_field="type", tag="refused"):
    id: str | None
    error: Problem


class Welcome(Struct, tag_field="type", tag="welcome"):
    pass


_decode = msgspec.json.Decoder(Update | Done | Refused | Welcome).decode
_encode = msgspec.json.encode


@dataclass
class Tally:
    """Results of a measurement."""

    acks: list[float] = field(default_factory=list)  # seconds from a move to its answer
    errors: Counter[str] = field(default_factory=Counter)
    games: int = 0
    counting: bool = False


class Pace:
    """The times of moves at one table, `seconds` apart; 0: no waiting.

    A delay does not shift the later times. Otherwise all tables that waited for the same thing
    would move at the same moment from then on.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds, self._due = seconds, 0.0

    def wait(self) -> float:
        """The seconds until the next move is due."""
        if not self._seconds:
            return 0
        now = time.perf_counter()
        first = now + secrets.randbelow(1000) / 1000 * self._seconds
        self._due = self._due + self._seconds if self._due else first
        return max(0.0, self._due - now)


class LightSocket(asyncio.Protocol):
    """A WebSocket client without tasks and queues: it calls `hear` for each message.

    Clients and server share the same processors, so clients have to be cheap.
    """

    def __init__(self, address: str, hear: Callable[[bytes], None]) -> None:
        self._conn, self._hear = ClientProtocol(parse_uri(address), max_size=None), hear
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._transport: Any = None

    @classmethod
    async def open(
        cls, address: str, hear: Callable[[bytes], None], source: str = ""
    ) -> LightSocket:
        """A connected socket; `source` is the address it comes from."""
        socket, parts = cls(address, hear), parse_uri(address)
        loop = asyncio.get_running_loop()
        own = (source, 0) if source else None
        await loop.create_connection(lambda: socket, parts.host, parts.port, local_addr=own)
        async with asyncio.timeout(OPEN_SECONDS):
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._conn.send_request(self._conn.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Response):
                self._greeted()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()  # answers to pings

    def _greeted(self) -> None:
        if self._conn.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._conn.handshake_exc)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError())

    def send(self, text: bytes) -> None:
        """Send a message; nothing if the socket is closed."""
        with contextlib.suppress(InvalidState):
            self._conn.send_text(text)
            self._flush()

    def close(self) -> None:
        """Close the socket."""
        with contextlib.suppress(InvalidState):
            self._conn.send_close(1000)
            self._flush()

    def _flush(self) -> None:
        data = b"".join(self._conn.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)


class Client:
    """One seat at one table with a socket of its own; the first client of a table starts games."""

    def __init__(
        self, table: str, token: str, is_first: bool, pace: Pace, tally: Tally, source: str = ""
    ) -> None:
        self._table, self._token, self._is_first = table, token, is_first
        self._pace, self._tally, self._source = pace, tally, source
        self._sent: dict[str, float] = {}
        self._turn = -1
        self._done: set[tuple[str, int]] = set()
        self._socket: LightSocket

    async def open(self) -> None:
        """Connect and send `hello`."""
        self._socket = await LightSocket.open(self._table, self._hear, self._source)
        hello = {"type": "hello", "version": PROTOCOL_VERSION, "tokens": [self._token]}
        self._socket.send(_encode(hello))

    async def play(self) -> None:
        """Play until the socket is closed."""
        await self._socket.closed

    async def close(self) -> None:
        self._socket.close()

    def _hear(self, data: bytes) -> None:
        if NO_TURN in data and PLAYING in data:
            return
        message = _decode(data)
        if isinstance(message, Update):
            self._answer(message)
        elif isinstance(message, Done):
            started = self._sent.pop(message.id, None)
            if started is not None and self._tally.counting:
                self._tally.acks.append(time.perf_counter() - started)
        elif isinstance(message, Refused):
            self._tally.errors[message.error.key] += 1

    def _answer(self, update: Update) -> None:
        seat = update.seats_held[0]
        if update.phase == "playing":
            self._move(update.hands[0])
        elif update.phase == "over" and self._is_first and self._once("rematch", update.game):
            self._tally.games += 1
            self._send("rematch", seat=seat)
        elif update.phase == "lobby":
            if self._once("ready", update.game):
                self._send("ready", seat=seat, ready=True)
            elif self._may_start(update) and self._once("start", update.game):
                self._send("start")

    def _may_start(self, update: Update) -> bool:
        return self._is_first and all(each.ready for each in update.seats)

    def _move(self, hand: HandSeen) -> None:
        if hand.turn <= self._turn or not hand.legal:
            return
        self._turn = hand.turn
        loop = asyncio.get_running_loop()
        loop.call_later(self._pace.wait(), self._think, hand)

    def _think(self, hand: HandSeen) -> None:
        action = secrets.choice(hand.legal)
        self._send("play", seat=hand.seat, turn=hand.turn, action=action)

    def _once(self, kind: str, game: int) -> bool:
        is_new = (kind, game) not in self._done
        self._done.add((kind, game))
        return is_new

    def _send(self, kind: str, **fields: Json) -> None:
        name = secrets.token_urlsafe(9)
        if kind == "play":
            self._sent[name] = time.perf_counter()
        self._socket.send(_encode({"type": kind, "id": name, **fields}))


class Echo:
    """A client of the baseline server: sends a message, waits for the answer, and repeats."""

    def __init__(self, address: str, tally: Tally) -> None:
        self._address, self._tally = address, tally
        self._started = 0.0
        self._socket: LightSocket

    async def open(self) -> None:
        """Connect."""
        self._socket = await LightSocket.open(self._address, self._hear)

    async def play(self) -> None:
        """Send messages until the socket is closed."""
        self._send()
        await self._socket.closed

    async def close(self) -> None:
        self._socket.close()

    def _send(self) -> None:
        self._started = time.perf_counter()
        self._socket.send(b'{"type":"play","id":"123456789012","seat":0,"turn":100,"action":100}')

    def _hear(self, data: bytes) -> None:
        if self._tally.counting:
            self._tally.acks.append(time.perf_counter() - self._started)
        self._send()


async def new_clients(
    address: str, tables: int, seats: int, rate: float, tally: Tally
) -> list[Client]:
    """Clients for new tables, not connected yet; `rate` is the moves a second of all tables."""
    made: list[Client] = []
    for _ in range(tables):
        tokens = [secrets.token_urlsafe(18) for _ in range(seats)]
        people = [{"kind": "person", "name": f"P{n}", "token": t} for n, t in enumerate(tokens)]
        code = await asyncio.to_thread(new_table, address, people)
        pace = Pace(tables / rate if rate else 0)
        socket = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        made += [Client(socket, t, n == 0, pace, tally) for n, t in enumerate(tokens)]
    return made


def new_table(
    address: str, seats: list[JsonObject], owner: str = "", source: str | None = None
) -> str:
    """Make a table and return its code; without `owner` its token is random.

    `source` is the address that the request comes from.
    """
    tokens = {"owner": owner or secrets.token_urlsafe(18), "invite": secrets.token_urlsafe(18)}
    made = _ask(f"{address}/api/tables", tokens["owner"], {**tokens, "seats": seats}, source)
    return str(made["code"])


async def keep_searching(address: str) -> None:
    """Let two searching bots play one game after the other."""
    seats: list[JsonObject] = [{"kind": "bot", "level": "regent"}] * 2
    while True:
        owner = secrets.token_urlsafe(18)
        code = await asyncio.to_thread(new_table, address, seats, owner)
        start = {"type": "start", "id": secrets.token_urlsafe(9)}
        await asyncio.to_thread(_ask, f"{address}/api/tables/{code}/commands", owner, start)
        page, phase = f"{address}/api/tables/{code}?since={10**9}", ""
        while phase != "over":
            await asyncio.sleep(LOOK_SECONDS)
            phase = (await asyncio.to_thread(_ask, page, owner))["phase"]


def _ask(address: str, token: str, body: Json = None, source: str | None = None) -> Json:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    method, data = ("GET", None) if body is None else ("POST", _encode(body))
    parts = urlsplit(address)
    own = (source, 0) if source else None
    line = HTTPConnection(parts.netloc, timeout=60, source_address=own)
    with contextlib.closing(line):
        line.request(method, f"{parts.path}?{parts.query}", data, headers)
        answer = line.getresponse()
        if answer.status >= 300:
            raise ConnectionError(f"{address}: {answer.status} {answer.reason}")
        return json.loads(answer.read())


def run_fast(work: Coroutine[object, None, T]) -> T:
    """Run clients in the fastest event loop, so that they are not what is measured."""
    thresholds = gc.get_threshold()
    gc.freeze()  # without a collection, which could be slow in the process of a test
    gc.set_threshold(100_000)
    try:
        with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
            return runner.run(work)
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


class Measured(Protocol):
    """What is measured: it connects, plays and leaves."""

    async def open(self) -> object: ...
    async def play(self) -> object: ...
    async def close(self) -> object: ...


async def measure(
    clients: Sequence[Measured],
    tally: Tally,
    warm: float,
    seconds: float,
    each: Callable[[], Awaitable[None]],
) -> float:
    """Let clients play, and count after `warm` seconds; returns the seconds that were counted."""
    slots = asyncio.Semaphore(OPENING)

    async def opened(client: Measured) -> None:
        async with slots:
            await client.open()

    await asyncio.gather(*(opened(client) for client in clients))
    playing = [asyncio.create_task(client.play()) for client in clients]
    await asyncio.sleep(warm)
    tally.counting, started = True, time.perf_counter()
    while (left := seconds - (time.perf_counter() - started)) > 0:
        await asyncio.sleep(min(1.0, left))
        await each()
    tally.counting, spent = False, time.perf_counter() - started
    await asyncio.gather(*(client.close() for client in clients), return_exceptions=True)
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            tally.errors[type(result).__name__] += 1
    return spent
