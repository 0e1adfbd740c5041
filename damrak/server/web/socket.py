"""One socket at a table: hello, then commands in and updates out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from damrak.game.errors import GameError, StaleAction
from damrak.rules import RULES_VERSION
from damrak.server.errors import Refusal, problem_of
from damrak.server.live.registry import House, words
from damrak.server.live.room import Hosted, Viewer, encode
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
    Welcome,
)
from damrak.server.web.middleware import Window

HELLO_SECONDS = 10
UNREADABLE, SHUT_OUT, SILENT, OUTDATED, TOO_MUCH = 4400, 4403, 4408, 4409, 4429
FULL = 32  # answers that may wait; then nothing more is read
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


WIRE = "damrak.wire"  # where a socket's scope has it


class Wire(Protocol):
    """The way out of a socket. Nobody waits for it: what is to be sent waits here until it can be.

    A task for each socket that only waits to send costs more than all that it sends.
    """

    ready: Callable[[], None] | None  # called when more can be sent, and when nothing ever will be

    def can_send(self) -> bool: ...

    def send_texts(self, texts: Sequence[bytes]) -> None: ...


class Session:
    """What goes on at one socket."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], code: str) -> None:
        self._house, self._socket, self._code = house, socket, code
        extensions: Any = socket.scope["extensions"]
        self._wire: Wire = extensions[WIRE]
        self._tokens: list[str] = []
        self._answers: deque[bytes] = deque()
        self._room: asyncio.Event | None = None
        self._window = Window(house.settings.messages, house.settings.message_seconds)
        self._hosted: Hosted | None = None
        self._viewer = Viewer((), 0)
        self._loop = asyncio.get_running_loop()
        self._is_flushing = self._is_closing = False

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        self._house.metrics.sockets.inc()
        await self._socket.accept()
        self._wire.ready = self._flush_soon
        try:
            await self._greet()
            await self._read()
        except Closed as closed:
            self._flush()
            await self._close(closed.code)
        except WebSocketDisconnect:
            pass
        finally:
            self._wire.ready = None
            self._house.metrics.sockets.dec()
            if self._hosted is not None:
                await self._house.leave(self._hosted, self._viewer)

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):  # it may be gone already
            await self._socket.close(code=code)

    async def _greet(self) -> None:
        try:
            message = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Closed(SILENT) from None
        if not isinstance(message, Hello):
            self._answer(Refused(id=None, error=problem_of(Refusal("hello-first"))))
            raise Closed(UNREADABLE)
        if message.version != PROTOCOL_VERSION:
            spoken = Refusal("version", spoken=message.version, known=PROTOCOL_VERSION)
            self._answer(Refused(id=None, error=problem_of(spoken)))
            raise Closed(OUTDATED)
        await self._enter(message)

    async def _enter(self, hello: Hello) -> None:
        self._tokens = list(hello.tokens)
        try:
            entered = await self._house.enter(self._code, self._tokens, hello.since)
        except Refusal as refusal:
            self._answer(Refused(id=None, error=problem_of(refusal)))
            raise Closed(TOO_MUCH if refusal.key == "too-many" else SHUT_OUT) from refusal
        self._hosted, self._viewer = entered
        self._viewer.notify = self._flush_soon
        self._viewer.reads = self._wire.can_send
        board = next(iter(self._house.boards.values())).hash
        self._answer(Welcome(version=PROTOCOL_VERSION, rules=RULES_VERSION, board=board))

    async def _read(self) -> None:
        while True:
            while len(self._answers) >= FULL:
                self._room = asyncio.Event()
                await self._room.wait()
            message = await self._receive()
            if isinstance(message, Ping):
                self._answer(Pong())
            elif isinstance(message, Hello):
                self._answer(Refused(id=None, error=problem_of(Refusal("hello-once"))))
            elif message is not None:
                await self._do(message)

    async def _receive(self) -> ClientMessage | None:
        """The next message; None for one that cannot be read, which is answered at once."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(code=1000, detail="")
        if not self._window.allows(""):
            self._answer(Refused(id=None, error=problem_of(Refusal("too-fast"))))
            raise Closed(TOO_MUCH)
        data: Any = event.get("text") or event.get("bytes") or ""
        try:
            message: ClientMessage = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            unreadable = Refusal("unreadable", reason=str(error))
            self._answer(Refused(id=None, error=problem_of(unreadable)))
            return None
        return message

    async def _do(self, command: AnyCommand) -> None:
        started = time.perf_counter()
        try:
            await self._house.do(self._code, command, self._tokens)
            if isinstance(command, Take | Accept) and command.token not in self._tokens:
                await self._hold(command.token)
            self._answer(Done(id=command.id))
        except GameError as error:
            self._answer(await self._refusal(command, error))
        except Exception as error:  # nothing that goes wrong inside may be seen outside
            words.exception("internal", kind=type(error).__name__)
            self._answer(Refused(id=command.id, error=problem_of(Refusal("internal"))))
        self._house.metrics.ack.observe(time.perf_counter() - started)

    async def _refusal(self, command: AnyCommand, error: GameError) -> Refused:
        """Why a command is refused; a stale one gets the table as it is now (R8)."""
        self._house.metrics.refused.labels(error.key).inc()
        update = None
        if isinstance(error, StaleAction):
            with contextlib.suppress(Refusal):
                update = await self._house.look(self._code, self._tokens, self._viewer.sent)
        return Refused(id=command.id, error=problem_of(error), update=update)

    async def _hold(self, token: str) -> None:
        self._tokens.append(token)
        self._viewer.add_token(token)
        if self._hosted is not None:
            await self._house.refresh(self._hosted)

    def _answer(self, message: ServerMessage) -> None:
        self._answers.append(encode(message))
        self._flush_soon()

    def _flush_soon(self) -> None:
        """Send when all that is about to happen has happened, so that it goes out together."""
        if not self._is_flushing:
            self._is_flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send the answers that wait, then the newest update, as far as the other side reads."""
        self._is_flushing = False
        if not self._wire.can_send():
            return
        texts = list(self._answers)
        self._answers.clear()
        if self._room is not None:
            self._room.set()
        if (update := self._viewer.take()) is not None:
            texts.append(update)
        if texts:
            self._wire.send_texts(texts)
        if self._viewer.is_behind and self._hosted is not None:
            self._viewer.is_behind = False
            self._house.spawn(self._house.tell_one(self._hosted, self._viewer))
        if self._viewer.shut_out and not self._is_closing:
            self._is_closing = True
            self._house.spawn(self._close(SHUT_OUT))
