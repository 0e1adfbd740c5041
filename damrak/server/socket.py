"""One socket at a table: hello, then commands in and updates out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from damrak.game.errors import GameError, StaleAction
from damrak.rules import RULES_VERSION
from damrak.server.errors import Refusal, problem_of
from damrak.server.gate import Window
from damrak.server.hosted import Hosted, Viewer, encode
from damrak.server.house import House, words
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

HELLO_SECONDS = 10
UNREADABLE, SHUT_OUT, SILENT, OUTDATED, TOO_MUCH = 4400, 4403, 4408, 4409, 4429
FULL = 32  # answers that may wait; then nothing more is read
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Session:
    """What goes on at one socket."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any], code: str) -> None:
        self._house, self._socket, self._code = house, socket, code
        self._tokens: list[str] = []
        self._answers: deque[bytes] = deque()
        self._room = asyncio.Event()
        self._window = Window(house.settings.messages, house.settings.message_seconds)
        self._hosted: Hosted | None = None
        self._viewer = Viewer((), 0)

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        self._house.metrics.sockets.inc()
        await self._socket.accept()
        try:
            await self._greet()
            await self._serve()
        except Closed as closed:
            with contextlib.suppress(Exception):  # it may be gone already
                await self._flush()
                await self._socket.close(code=closed.code)
        except WebSocketDisconnect:
            pass
        finally:
            self._house.metrics.sockets.dec()
            if self._hosted is not None:
                await self._house.leave(self._hosted, self._viewer)

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
        board = next(iter(self._house.boards.values())).hash
        self._answer(Welcome(version=PROTOCOL_VERSION, rules=RULES_VERSION, board=board))

    async def _serve(self) -> None:
        """Read and write side by side; the end of one is the end of both."""
        tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._write())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self) -> None:
        while True:
            while len(self._answers) >= FULL:
                self._room.clear()
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
        self._viewer.wake.set()

    async def _write(self) -> None:
        while True:
            await self._viewer.wake.wait()
            self._viewer.wake.clear()
            await self._flush()
            if self._viewer.shut_out:
                raise Closed(SHUT_OUT)

    async def _flush(self) -> None:
        """Send the answers that wait, then the newest update."""
        while self._answers:
            await self._send(self._answers.popleft())
            self._room.set()
        if (update := self._viewer.take()) is not None:
            await self._send(update)

    async def _send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
