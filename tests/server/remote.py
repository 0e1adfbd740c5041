"""A real server in the test's own event loop, with clients for its API and its sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from damrak.i18n.json_types import Json, JsonObject
from damrak.server.protocol import PROTOCOL_VERSION
from damrak.server.settings import Settings
from damrak.server.web.run import listen, server_of
from tests.server.scale import number

PATIENCE = number("patience", 240, 1800, 6 * 3600)  # seconds until a test that hangs fails


def run(work: Coroutine[object, None, None]) -> None:
    """Run work in an event loop, and fail if it hangs."""

    async def timed() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(timed())


def settings_in(folder: Path, **more: Json) -> Settings:
    given = {"port": 0, "database": str(folder / "games.db"), "bot_delay_ms": 0, **more}
    return Settings(**given)


@contextlib.asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Server]:
    """A server that listens, until the end of the block."""
    listener = listen(settings)
    server = server_of(settings)
    task = asyncio.create_task(server._serve([listener]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
        port = listener.getsockname()[1]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
            registry = server.config.app._app.state.registry  # type: ignore[union-attr]
            yield Server(client, port, registry, server.server_state.connections)
    finally:
        server.should_exit = True
        await task


class Server:
    """A running server and a client for its HTTP API."""

    def __init__(
        self,
        client: httpx.AsyncClient,
        port: int,
        registry: Any = None,
        connections: Collection[object] = (),
    ) -> None:
        self.client, self.port, self.registry = client, port, registry
        self._connections = connections

    def open_connections(self) -> int:
        """How many connections the server has now."""
        return len(self._connections)

    async def create(self, *kinds: str, **settings: Json) -> RemoteTable:
        table = RemoteTable(self, kinds)
        answer = await self.client.post("/api/tables", json=table.creation(settings))
        assert answer.status_code == 201, answer.text
        table.code = answer.json()["code"]
        return table


class RemoteTable:
    """A table on a server, and the tokens of its players."""

    def __init__(self, server: Server, kinds: tuple[str, ...]) -> None:
        self.server, self.kinds, self.code = server, kinds, ""
        self.owner, self.invite = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        self.tokens = [secrets.token_urlsafe(24) for _ in kinds]

    def creation(self, settings: JsonObject) -> JsonObject:
        plans = [self._plan(seat, kind) for seat, kind in enumerate(self.kinds)]
        return {"owner": self.owner, "invite": self.invite, "seats": plans, "settings": settings}

    def _plan(self, seat: int, kind: str) -> JsonObject:
        if kind == "person":
            return {"kind": "person", "name": f"Person {seat}", "token": self.tokens[seat]}
        return {"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind}

    async def send(self, command: JsonObject, *tokens: str) -> httpx.Response:
        """A command over HTTP, by the seat's own token if none is given."""
        held = tokens or (self.tokens[command["seat"]],)
        full = {"id": secrets.token_urlsafe(9), **command}
        path = f"/api/tables/{self.code}/commands"
        return await self.server.client.post(path, json=full, headers=bearer(*held))

    async def do(self, kind: str, seat: int | None = None, *tokens: str, **more: Json) -> None:
        named = {} if seat is None else {"seat": seat}
        answer = await self.send({"type": kind, **named, **more}, *tokens)
        assert answer.status_code == 200, answer.text

    async def look(self, *tokens: str, since: int = 0, wait: int = 0) -> JsonObject:
        path = f"/api/tables/{self.code}?since={since}&wait={wait}"
        answer = await self.server.client.get(path, headers=bearer(*tokens))
        assert answer.status_code == 200, answer.text
        found: JsonObject = answer.json()
        return found

    async def start(self) -> None:
        for seat, kind in enumerate(self.kinds):
            if kind == "person":
                await self.do("ready", seat, ready=True)
        await self.do("start", None, self.owner)

    @contextlib.asynccontextmanager
    async def socket(self, *tokens: str, since: int = 0) -> AsyncIterator[Socket]:
        """An open socket after `welcome`."""
        uri = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
        async with websockets.connect(uri, max_size=None, compression=None) as connection:
            socket = Socket(connection)
            await socket.send("hello", version=PROTOCOL_VERSION, tokens=tokens, since=since)
            socket.welcome = await socket.get("welcome")
            yield socket

    async def play_over_http(self, seat: int, choose: Callable[[list[int]], int]) -> None:
        """Play one seat to the end, as a bot over HTTP does."""
        since = 0
        while True:
            update = await self.look(self.tokens[seat], since=since, wait=10)
            since = update["sequence"]
            if update["phase"] == "over":
                return
            hand = update["hands"][0]
            if hand["legal"]:
                command = {"type": "play", "seat": seat, "turn": hand["turn"]}
                await self.send({**command, "action": choose(hand["legal"])})


def bearer(*tokens: str) -> dict[str, str]:
    return {"authorization": f"Bearer {','.join(tokens)}"} if tokens else {}


class Socket:
    """The client's end of a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: JsonObject = {}
        self.welcome: JsonObject = {}
        self.happened: list[JsonObject] = []

    async def send(self, kind: str, **fields: Json) -> None:
        await self.connection.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> JsonObject:
        message: JsonObject = json.loads(await self.connection.recv())
        if message["type"] == "update":
            self.update = message
            self.happened += message["happened"]
        return message

    async def get(self, *kinds: str) -> JsonObject:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def until(self, is_so: Callable[[JsonObject], bool]) -> JsonObject:
        """Wait until this is true of the newest update."""
        while not self.update or not is_so(self.update):
            await self.get("update")
        return self.update

    async def command(self, kind: str, **fields: Json) -> JsonObject:
        """Send a command and wait for its answer."""
        name = fields.pop("id", None) or secrets.token_urlsafe(9)
        await self.send(kind, id=name, **fields)
        while True:
            answer = await self.get("done", "refused")
            if answer["id"] == name:
                return answer

    async def play(self, choose: Callable[[list[int]], int]) -> None:
        """Play all seats held to the end."""
        while self.update.get("phase") != "over":
            hands = [hand for hand in self.update.get("hands", []) if hand["legal"]]
            if not hands:
                await self.get("update")
                continue
            hand, before = hands[0], self.update["sequence"]
            fields = {"seat": hand["seat"], "turn": hand["turn"], "action": choose(hand["legal"])}
            await self.command("play", **fields)
            await self.until(lambda update, before=before: update["sequence"] > before)  # type: ignore[misc]


Work = Callable[[], Awaitable[None]]


async def closing(connection: ClientConnection) -> int | None:
    """Read until the server closes the socket; returns the close code."""
    try:
        while True:
            await connection.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
