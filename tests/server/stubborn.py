"""Clients that reconnect and continue, whatever happens to the server and the network."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable

import websockets

from damrak.i18n.json_types import JsonObject
from tests.server.remote import RemoteTable, Socket

PAUSE = 0.05  # seconds between two attempts to reconnect
GONE = (OSError, websockets.WebSocketException, TimeoutError)
Update = JsonObject


class Stubborn:
    """Plays the seats of its tokens to the end, or game after game (`again`) until it is stopped.

    A command without an answer is sent again after a reconnect. What the client is told continues
    without a gap, a change or a repeat, across lost connections and restarts.
    """

    def __init__(
        self,
        table: RemoteTable,
        tokens: list[str],
        seed: int,
        look: Callable[[Update], None] | None = None,
        again: bool = False,
    ) -> None:
        self.table, self.tokens, self.chance = table, tokens, random.Random(seed)
        self.look, self.again = look, again
        self.sent: list[str] = []
        self.acked: list[str] = []
        self.seen: list[JsonObject] = []
        self.update: Update = {}
        self.waiting: JsonObject | None = None
        self.stop = False
        self.line = asyncio.Event()
        self.line.set()
        self._socket: Socket | None = None
        self._before = 0  # how many things it had seen when it chose its last command

    async def play(self) -> None:
        while not self.stop:
            await self.line.wait()
            try:
                await self._connected()
            except GONE:
                await asyncio.sleep(PAUSE)

    def lose_line(self) -> None:
        """Cut the connection without closing it."""
        self.line.clear()
        if self._socket is not None:
            self._socket.connection.transport.abort()

    async def reload(self) -> None:
        """Restore the network and load the table again over HTTP."""
        update = await self.table.look(*self.tokens, since=len(self.seen))
        self._note(update)
        self.line.set()

    async def until(self, is_so: Callable[[Update], bool]) -> None:
        """Wait until this is true of the newest update."""
        while not self.update or not is_so(self.update):
            await asyncio.sleep(0.01)

    async def _connected(self) -> None:
        async with self.table.socket(*self.tokens, since=len(self.seen)) as self._socket:
            await self._hear(self._socket)
            while not self.stop and not self._is_at_end():
                self.waiting = self.waiting or self._choose()
                if self.waiting is None:
                    await self._hear(self._socket)
                else:
                    await self._insist(self._socket, self.waiting)
            self.stop = self.stop or self._is_at_end()

    def _is_at_end(self) -> bool:
        return self.update["phase"] == "over" and not self.again

    def _choose(self) -> JsonObject | None:
        """The next command, if there is anything to be done."""
        done = self._move() if self.update["phase"] == "playing" else self._begin()
        if done is None:
            return None
        self.sent.append(secrets.token_urlsafe(9))
        self._before = len(self.seen)
        return {"id": self.sent[-1], **done}

    def _move(self) -> JsonObject | None:
        hand = next((hand for hand in self.update["hands"] if hand["legal"]), None)
        if hand is None:
            return None
        action = self.chance.choice(hand["legal"])
        return {"type": "play", "seat": hand["seat"], "turn": hand["turn"], "action": action}

    def _begin(self) -> JsonObject | None:
        """A command that leads to the next game, if it plays `again`."""
        if not self.again:
            return None
        if self.update["phase"] == "over":
            return {"type": "rematch", "seat": self.update["seats_held"][0]}
        waiting = [seat["seat"] for seat in self.update["seats"] if not seat["ready"]]
        return (
            {"type": "ready", "seat": waiting[0], "ready": True} if waiting else {"type": "start"}
        )

    async def _insist(self, socket: Socket, command: JsonObject) -> None:
        for _ in range(self.chance.choice((1, 1, 1, 3))):
            await socket.send(command["type"], **command)
            answer = await self._answer(socket, command["id"])
            assert answer["type"] == "done", answer
            if command["id"] not in self.acked:
                self.acked.append(command["id"])
        while not self._has_happened(command):
            await self._hear(socket)
        self.waiting = None

    async def _answer(self, socket: Socket, name: str) -> JsonObject:
        while (message := await self._receive(socket))["type"] not in ("done", "refused"):
            pass
        assert message["id"] == name
        return message

    async def _hear(self, socket: Socket) -> None:
        while (await self._receive(socket))["type"] != "update":
            pass

    async def _receive(self, socket: Socket) -> JsonObject:
        message = await socket.receive()
        if message["type"] == "update":
            self._note(message)
        return message

    def _has_happened(self, command: JsonObject) -> bool:
        if command["type"] != "play":
            return len(self.seen) > self._before
        hands = (hand for hand in self.update["hands"] if hand["seat"] == command["seat"])
        return all(hand["turn"] > command["turn"] for hand in hands)

    def _note(self, update: Update) -> None:
        for entry in update["happened"]:
            assert entry["number"] == len(self.seen) + 1
            self.seen.append(entry)
        assert update["sequence"] == len(self.seen)
        self.update = update
        if self.look is not None:
            self.look(update)
