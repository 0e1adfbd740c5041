"""A crowd of clients for measuring: they play real games at a real server, as fast as it allows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from damrak.server.protocol import PROTOCOL_VERSION

LOOK_SECONDS = 0.25  # between two looks at a game of bots
OPENING = 40  # sockets that are opened at the same time
NOT_MINE, PLAYING = b'"legal":[]', b'"phase":"playing"'  # somebody else's turn, as most are


class SeenHand(Struct):
    seat: int | None
    legal: list[int]
    turn: int


class SeenSeat(Struct):
    ready: bool


class Seen(Struct, tag_field="type", tag="update"):
    """What the clients look at of an update."""

    phase: str
    game: int
    seats_held: list[int]
    seats: list[SeenSeat]
    hands: list[SeenHand]


class Why(Struct):
    key: str


class Ack(Struct, tag_field="type", tag="done"):
    id: str


class No(Struct, tag_field="type", tag="refused"):
    id: str | None
    error: Why


class Greeting(Struct, tag_field="type", tag="welcome"):
    pass


_decode = msgspec.json.Decoder(Seen | Ack | No | Greeting).decode
_encode = msgspec.json.encode


@dataclass
class Tally:
    """What was measured."""

    acks: list[float] = field(default_factory=list)  # seconds from a move to its answer
    errors: Counter[str] = field(default_factory=Counter)
    games: int = 0
    counting: bool = False


class Pace:
    """Lets so many moves a second pass at one table; 0: as many as there are."""

    def __init__(self, seconds: float) -> None:
        self._seconds, self._due = seconds, 0.0

    async def wait(self) -> None:
        """Wait for the time of the next move."""
        if not self._seconds:
            return
        now = time.perf_counter()
        first = now + secrets.randbelow(1000) / 1000 * self._seconds
        self._due = max(self._due + self._seconds, now) if self._due else first
        await asyncio.sleep(self._due - now)


class Client:
    """One seat at one table, at a socket of its own; the first one begins new games."""

    def __init__(self, table: str, token: str, is_first: bool, pace: Pace, tally: Tally) -> None:
        self._table, self._token, self._is_first = table, token, is_first
        self._pace, self._tally = pace, tally
        self._sent: dict[str, float] = {}
        self._turn = -1
        self._done: set[tuple[str, int]] = set()
        self._socket: ClientConnection

    async def open(self) -> None:
        """Connect and say hello."""
        self._socket = await connect(
            self._table, max_size=None, compression=None, open_timeout=120, ping_interval=None
        )
        hello = {"type": "hello", "version": PROTOCOL_VERSION, "tokens": [self._token]}
        await self._socket.send(_encode(hello).decode())

    async def play(self) -> None:
        """Play until the socket is closed."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self._hear(await self._socket.recv(decode=False))

    async def close(self) -> None:
        await self._socket.close()

    async def _hear(self, data: bytes) -> None:
        if NOT_MINE in data and PLAYING in data:
            return
        message = _decode(data)
        if isinstance(message, Seen):
            await self._answer(message)
        elif isinstance(message, Ack):
            started = self._sent.pop(message.id, None)
            if started is not None and self._tally.counting:
                self._tally.acks.append(time.perf_counter() - started)
        elif isinstance(message, No):
            self._tally.errors[message.error.key] += 1

    async def _answer(self, update: Seen) -> None:
        seat = update.seats_held[0]
        if update.phase == "playing":
            self._move(update.hands[0])
        elif update.phase == "over" and self._is_first and self._once("rematch", update.game):
            self._tally.games += 1
            await self._send("rematch", seat=seat)
        elif update.phase == "lobby":
            if self._once("ready", update.game):
                await self._send("ready", seat=seat, ready=True)
            elif self._may_start(update) and self._once("start", update.game):
                await self._send("start")

    def _may_start(self, update: Seen) -> bool:
        return self._is_first and all(each.ready for each in update.seats)

    def _move(self, hand: SeenHand) -> None:
        if hand.turn <= self._turn or not hand.legal:
            return
        self._turn = hand.turn
        # Not here: the answer to the last move may come after the update, and is waited for.
        self._thinking = asyncio.create_task(self._think(hand))

    async def _think(self, hand: SeenHand) -> None:
        await self._pace.wait()
        action = secrets.choice(hand.legal)
        with contextlib.suppress(ConnectionClosed):
            await self._send("play", seat=hand.seat, turn=hand.turn, action=action)

    def _once(self, kind: str, game: int) -> bool:
        is_new = (kind, game) not in self._done
        self._done.add((kind, game))
        return is_new

    async def _send(self, kind: str, **fields: Any) -> None:
        name = secrets.token_urlsafe(9)
        if kind == "play":
            self._sent[name] = time.perf_counter()
        await self._socket.send(_encode({"type": kind, "id": name, **fields}).decode())


class Echo:
    """A client of the bare endpoint: one message, one answer, and again."""

    def __init__(self, address: str, tally: Tally) -> None:
        self._address, self._tally = address, tally
        self._socket: ClientConnection

    async def open(self) -> None:
        """Connect."""
        self._socket = await connect(self._address, compression=None, open_timeout=120)

    async def play(self) -> None:
        """Send and wait until the socket is closed."""
        move = '{"type":"play","id":"123456789012","seat":0,"turn":100,"action":100}'
        with contextlib.suppress(ConnectionClosed):
            while True:
                started = time.perf_counter()
                await self._socket.send(move)
                await self._socket.recv(decode=False)
                if self._tally.counting:
                    self._tally.acks.append(time.perf_counter() - started)

    async def close(self) -> None:
        await self._socket.close()


async def crowd(address: str, tables: int, seats: int, rate: float, tally: Tally) -> list[Client]:
    """Clients for so many tables, not connected yet; `rate` is for all of them together."""
    made: list[Client] = []
    for _ in range(tables):
        tokens = [secrets.token_urlsafe(18) for _ in range(seats)]
        people = [{"kind": "person", "name": f"P{n}", "token": t} for n, t in enumerate(tokens)]
        code = await asyncio.to_thread(new_table, address, people)
        pace = Pace(tables / rate if rate else 0)
        socket = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        made += [Client(socket, t, n == 0, pace, tally) for n, t in enumerate(tokens)]
    return made


def new_table(address: str, seats: list[dict[str, Any]], owner: str = "") -> str:
    """The code of a new table; of one whose owner's token this is."""
    tokens = {"owner": owner or secrets.token_urlsafe(18), "invite": secrets.token_urlsafe(18)}
    made = _ask(f"{address}/api/tables", tokens["owner"], {**tokens, "seats": seats})
    return str(made["code"])


async def keep_searching(address: str) -> None:
    """Two searching bots at a table, and at another one whenever they have ended their game."""
    seats: list[dict[str, Any]] = [{"kind": "bot", "level": "regent"}] * 2
    while True:
        owner = secrets.token_urlsafe(18)
        code = await asyncio.to_thread(new_table, address, seats, owner)
        start = {"type": "start", "id": secrets.token_urlsafe(9)}
        await asyncio.to_thread(_ask, f"{address}/api/tables/{code}/commands", owner, start)
        page, phase = f"{address}/api/tables/{code}?since={10**9}", ""
        while phase != "over":
            await asyncio.sleep(LOOK_SECONDS)
            phase = (await asyncio.to_thread(_ask, page, owner))["phase"]


def _ask(address: str, token: str, body: Any = None) -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else _encode(body)
    request = urllib.request.Request(address, data, headers)  # noqa: S310 - of ours
    with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - the same
        return json.loads(answer.read())


async def measure(
    clients: list[Any],
    tally: Tally,
    warm: float,
    seconds: float,
    each: Callable[[], Awaitable[None]],
) -> float:
    """Let clients play; count after a while, for so long. The seconds that were counted."""
    gate = asyncio.Semaphore(OPENING)

    async def opened(client: Any) -> None:
        async with gate:
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
