"""One socket at a table: reads hello and commands, writes answers and updates."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from damrak.game.errors import GameError, StaleAction
from damrak.rules import RULES_VERSION
from damrak.server.errors import TOO_DEEP, OverLimit, RefusedError, problem_of
from damrak.server.live.registry import Registry
from damrak.server.live.room import Room, Viewer
from damrak.server.protocol import (
    PROTOCOL_VERSION,
    Accept,
    AnyCommand,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Take,
    Update,
    Welcome,
)
from damrak.server.tables.updates import encode
from damrak.server.web.middleware import CROWDED, Message, RateLimiter, address_of, client_of

UNREADABLE, SHUT_OUT, SILENT, OUTDATED, TOO_MUCH = 4400, 4403, 4408, 4409, 4429
FAULT = 1011
CLOSE_CODES = {
    1009: "the message was too long",
    FAULT: "a fault of the server, or no answer to its pings",
    1012: "the server restarts: reconnect soon",
    UNREADABLE: "the first message was not a `hello`",
    SHUT_OUT: "no such table, or its invitation is needed, or the seat has moved to another device",
    SILENT: "no `hello` came within `hello_seconds`",
    OUTDATED: "the client speaks another version of the protocol",
    TOO_MUCH: "too many messages or frames, or too many sockets of one seat or address",
}
FULL = 32  # answers that may wait to be sent; no more messages are read then
LINE = "damrak.line"  # the key of the SocketLine in a socket's scope
AnyWebSocket = WebSocket[object, object, State]  # whoever is connected
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Closed(Exception):
    """Ends the session: the socket is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class SocketLine(Protocol):
    """The socket itself, past the framework, which would cost more than the messages.

    It sends without waiting; `ready` is called when more can be sent, and when the client has gone.
    """

    ready: Callable[[], None] | None

    def can_send(self) -> bool: ...

    def send_texts(self, texts: Sequence[bytes]) -> None: ...

    async def receive(self) -> Message: ...


class Session:
    """The conversation at one socket."""

    def __init__(self, registry: Registry, socket: AnyWebSocket, code: str) -> None:
        self._registry, self._socket, self._code = registry, socket, code
        extensions: Any = socket.scope["extensions"]
        self._line: SocketLine = extensions[LINE]
        self._is_crowded: bool = extensions[CROWDED]
        self._address, self._client = address_of(socket.scope), client_of(socket.scope)
        self._tokens: list[str] = []
        self._answers: deque[bytes] = deque()
        self._answers_sent: asyncio.Event | None = None
        self._limiter = RateLimiter(registry.settings.messages, registry.settings.message_seconds)
        self._room: Room | None = None
        self._viewer = Viewer((), 0)
        self._loop = asyncio.get_running_loop()
        self._is_flushing = self._is_closing = False

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        self._registry.metrics.sockets.inc()
        await self._socket.accept()
        self._line.ready = self._flush_soon
        try:
            await self._greet()
            await self._read()
        except Closed as closed:
            self._flush()
            await self._close(closed.code)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            self._registry.refusals.fault(error)
            await self._close(FAULT)
        finally:
            self._line.ready = None
            self._registry.metrics.sockets.dec()
            if self._room is not None:
                await self._registry.leave(self._room, self._viewer)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be closed already
            await self._socket.close(code=code)

    async def _greet(self) -> None:
        try:
            message = await asyncio.wait_for(self._receive(), self._registry.settings.hello_seconds)
        except TimeoutError:
            self._registry.refusals.note_limit("hello_seconds", self._client)
            raise Closed(SILENT) from None
        if not isinstance(message, Hello):
            self._refuse(RefusedError("hello-first"))
            raise Closed(UNREADABLE)
        if message.version != PROTOCOL_VERSION:
            self._refuse(RefusedError("version", spoken=message.version, known=PROTOCOL_VERSION))
            raise Closed(OUTDATED)
        await self._enter(message)

    async def _enter(self, hello: Hello) -> None:
        self._tokens = list(hello.tokens)
        try:
            entered = await self._registry.enter(
                self._code, self._tokens, hello.since, self._address
            )
        except RefusedError as refusal:
            self._refuse(refusal)
            raise Closed(TOO_MUCH if refusal.key == "too-many" else SHUT_OUT) from refusal
        self._room, self._viewer = entered
        if self._is_crowded and not self._viewer.who.seats:
            self._refuse(OverLimit("too-many", "address_sockets"))
            raise Closed(TOO_MUCH)
        self._viewer.notify = self._flush_soon
        self._viewer.reads = self._line.can_send
        board = next(iter(self._registry.boards.values())).hash
        self._answer(Welcome(version=PROTOCOL_VERSION, rules=RULES_VERSION, board=board))

    async def _read(self) -> None:
        while True:
            while len(self._answers) >= FULL:
                self._answers_sent = asyncio.Event()
                await self._answers_sent.wait()
            message = await self._receive()
            if isinstance(message, Ping):
                self._answer(Pong())
            elif isinstance(message, Hello):
                self._refuse(RefusedError("hello-once"))
            elif message is not None:
                await self._do(message)

    async def _receive(self) -> ClientMessage | None:
        """The next message; None for an unreadable one, which is refused here."""
        event = await self._line.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(code=1000, detail="")
        if not self._limiter.allows(""):
            self._refuse(OverLimit("too-fast", "messages"))
            raise Closed(TOO_MUCH)
        data: str | bytes = event.get("text") or event.get("bytes") or ""
        try:
            message: ClientMessage = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._refuse(RefusedError("unreadable", reason=str(error)))
            return None
        except RecursionError:
            self._refuse(TOO_DEEP)
            return None
        return message

    async def _do(self, command: AnyCommand) -> None:
        started = time.perf_counter()
        try:
            await self._registry.do(self._code, command, self._tokens, self._address, self._viewer)
            if isinstance(command, Take | Accept) and command.token not in self._tokens:
                await self._hold(command.token)
            self._answer(Done(id=command.id))
        except GameError as error:
            self._refuse(error, command.id, await self._current(error))
        except Exception as error:  # no details of a fault may reach the client
            self._registry.refusals.fault(error)
            self._refuse(RefusedError("internal"), command.id)
        self._registry.metrics.ack.observe(time.perf_counter() - started)

    async def _current(self, error: GameError) -> Update | None:
        """The current table, for the answer to a stale command (R8)."""
        if isinstance(error, StaleAction):
            with contextlib.suppress(RefusedError):
                return await self._registry.look(self._code, self._tokens, self._viewer.sent)
        return None

    async def _hold(self, token: str) -> None:
        self._tokens.append(token)
        self._viewer.add_token(token)
        if self._room is not None:
            await self._registry.refresh(self._room)

    def _refuse(
        self, error: GameError, command: str | None = None, update: Update | None = None
    ) -> None:
        self._registry.refusals.note(error, self._client)
        self._answer(Refused(id=command, error=problem_of(error), update=update))

    def _answer(self, message: ServerMessage) -> None:
        self._answers.append(encode(message))
        self._flush_soon()

    def _flush_soon(self) -> None:
        """Flush at the end of this turn of the event loop, to send everything in one write."""
        if not self._is_flushing:
            self._is_flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send the waiting answers and then the newest update, unless the client does not read."""
        self._is_flushing = False
        if not self._line.can_send():
            return
        texts = list(self._answers)
        self._answers.clear()
        if self._answers_sent is not None:
            self._answers_sent.set()
        if (update := self._viewer.take()) is not None:
            texts.append(update)
        if texts:
            self._line.send_texts(texts)
        if self._viewer.is_behind and self._room is not None:
            self._viewer.is_behind = False
            self._registry.spawn(self._registry.tell_one(self._room, self._viewer))
        if self._viewer.shut_out and not self._is_closing:
            self._is_closing = True
            self._registry.spawn(self._close(SHUT_OUT))
