"""The connections of clients: uvicorn's protocols with limits that are checked before any work."""

from __future__ import annotations

import asyncio
import logging
import struct
from asyncio.transports import BaseTransport
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CTRL_OPCODES, Frame
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its compiled part
    from websockets.utils import apply_mask

from damrak.server.refusals import RefusalLog
from damrak.server.settings import Settings
from damrak.server.web.gate import Gate, most_connections
from damrak.server.web.middleware import Message, RateLimiter, client_of
from damrak.server.web.socket import LINE, TOO_MUCH

WAITING_BYTES = 16_384  # of a socket's output; no more updates are made for it then (R25)
FRAMES = 2  # frames that a socket may send for each message: pongs, and parts of messages
HEAD_BYTES, HEAD_LINES = 32_768, 128  # of the head of a request, with what follows a body
BODY_PIECES = 1_024  # of a body; each costs as much as its longest
WAITING_REQUESTS = 16  # of a connection, behind the one that is being answered
EXTRA_BYTES = 65_536  # of a body beyond its limit, while the refusal is on its way
CLOSE_SECONDS = 2  # for the client's answer to a close
WAITING_MESSAGES = 8  # of a socket, behind the one that is carried out; no more are read then
WHOLE_TEXT, MASKED, LONG = 0x81, 0x80, 126  # in the head of a frame (RFC 6455, 5.2)
SHORT_HEAD = 6  # bytes of the shortest head of a client's frame
FAILED = {TOO_MUCH: "frames", 1009: "message_bytes"}  # limits by close code
LOGGER = logging.getLogger("uvicorn.error")


def protocols(settings: Settings, refusals: RefusalLog) -> tuple[type, type]:
    """The protocols of HTTP and of sockets, with the limits of these settings (R24, R25, R31)."""
    most = most_connections(settings.connections)
    gate = Gate(most, settings.address_connections, settings.proxies)
    given = {"settings": settings, "gate": gate, "refusals": refusals}
    return type("Http", (LimitedHttp,), given), type("Socket", (LimitedSocket,), given)


class OverFull(Exception):
    """Raised within the parser: it stops in mid-data, and reads nothing more."""


class LimitedHttp(HttpToolsProtocol):
    """Ends a connection that exceeds a limit: of connections, of a head, of a body, of time.

    One piece of data may hold thousands of requests, headers or parts of a body, so all of them
    are counted while the piece is parsed.
    """

    settings: Settings
    gate: Gate
    refusals: RefusalLog
    _deadline: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    _is_head, _bytes, _parts = True, 0, 0  # of the part that is being received
    _head_bytes = _head_lines = _body_bytes = _body_pieces = 0  # of this request, as parsed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin(is_head=True)
        if (limit := self.gate.enter(peer_of(self))) is not None:
            self._abort(limit)

    def on_message_begin(self) -> None:
        self._begin(is_head=True)
        self._head_bytes = self._head_lines = self._body_bytes = self._body_pieces = 0
        super().on_message_begin()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:  # a request begins, or only empty lines
            self._begin(is_head=True)
        part = self._parts
        super().data_received(data)
        if part != self._parts or self.transport.is_closing():
            return
        self._bytes += len(data)
        if self._is_head and self._bytes > HEAD_BYTES:
            self._refuse_head()
        elif not self._is_head and self._bytes > self._most_of_body():
            self._end("body_bytes")

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():  # else it was told why
            super().send_400_response(msg)

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one that follows a body."""
        self._head_lines += 1
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= WAITING_REQUESTS:
            self._abort("waiting_requests")
            raise OverFull
        self._begin(is_head=False)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        self._body_pieces += 1
        if self._body_bytes > self._most_of_body() or self._body_pieces > BODY_PIECES:
            self._end("body_bytes")
            raise OverFull
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._begin(is_head=True)
        self._cancel("_deadline")
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel("_deadline")
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel("_deadline")
        self._cancel("_stalled")
        self.gate.leave(peer_of(self))
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reader(None)

    def resume_writing(self) -> None:
        self._cancel("_stalled")
        super().resume_writing()

    def _begin(self, is_head: bool) -> None:
        """A head or a body begins, and must come within `header_seconds`."""
        self._cancel("_deadline")
        self._is_head, self._bytes, self._parts = is_head, 0, self._parts + 1
        seconds = self.settings.header_seconds
        self._deadline = self.loop.call_later(seconds, self._abort, "header_seconds")

    def _most_of_body(self) -> int:
        return self.settings.body_bytes + EXTRA_BYTES

    def _count_head(self, length: int) -> None:
        self._head_bytes += length
        if self._head_bytes > HEAD_BYTES or self._head_lines > HEAD_LINES:
            self._refuse_head()
            raise OverFull

    def _refuse_head(self) -> None:
        self.refusals.note_limit("head_bytes", peer_of(self))
        self.send_400_response("The head of the request is too long.")

    def _end(self, limit: str) -> None:
        """End the connection when what was answered is sent."""
        self.refusals.note_limit(limit, peer_of(self))
        self.transport.close()

    def _watch_reader(self, before: int | None) -> None:
        """End the connection if the client reads nothing at all for `stall_seconds`."""
        left = self.transport.get_write_buffer_size()
        if before is not None and left >= before:
            self._abort("stall_seconds")
            return
        seconds = self.settings.stall_seconds
        self._stalled = self.loop.call_later(seconds, self._watch_reader, left)

    def _abort(self, limit: str) -> None:
        self.refusals.note_limit(limit, peer_of(self))
        self.transport.abort()

    def _cancel(self, name: str) -> None:
        timer = getattr(self, name)
        if timer is not None:
            timer.cancel()
            setattr(self, name, None)


def peer_of(connection: LimitedHttp | LimitedSocket) -> str:
    """The address at the other end of a connection: of a client, or of a proxy."""
    return connection.client[0] if connection.client else "local"


class Received:
    """What a socket has received and its one reader has not taken; lighter than asyncio.Queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self._messages = loop, deque[Message]()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Message) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        """Take the first message, or wait for one."""
        while not self._messages:
            self._reader = self._loop.create_future()
            await self._reader
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


def framed(text: bytes) -> tuple[bytes, bytes]:
    """The head of a frame that holds a whole text, and the text."""
    size = len(text)
    if size < LONG:
        return bytes((WHOLE_TEXT, size)), text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, LONG, size), text
    return struct.pack("!BBQ", WHOLE_TEXT, LONG + 1, size), text


class CountedFrames(ServerProtocol):
    """Fails with the code 4429 at one frame too many, whatever its kind, before it is used."""

    def __init__(self, settings: Settings, note: Callable[[str], None]) -> None:
        super().__init__(max_size=settings.message_bytes, logger=LOGGER)
        self._note = note  # called with the name of a limit
        self._limiter = RateLimiter(settings.messages * FRAMES, settings.message_seconds)
        self._most = settings.message_bytes
        self._is_flooded = False
        self._is_between = False  # whether all data so far was whole messages
        self._in_parts = False  # whether a message has begun whose last part has not come

    def whole_text(self, data: bytes) -> str | None:
        """The text of data that is one whole message, as nearly all are; it is counted.

        None leaves the data to `receive_data`, which takes ten times as long.
        """
        size = len(data) - SHORT_HEAD
        if not self._is_between or self.state is not OPEN or size < 0 or data[0] != WHOLE_TEXT:
            return None
        if data[1] == MASKED | LONG and int.from_bytes(data[2:4], "big") == size - 2:
            size -= 2
        elif data[1] != MASKED | size or size >= LONG:
            return None
        if size > self._most or not self._limiter.allows(""):
            return None  # it is refused there
        try:
            return apply_mask(data[-size:], data[-size - 4 : -size]).decode() if size else ""
        except UnicodeDecodeError:
            return None

    def receive_data(self, data: bytes | bytearray) -> None:
        """Parse data into frames."""
        self._is_between = False
        super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        """Count a frame and pass it on; a ProtocolError stops the parser in mid-data."""
        if not self._limiter.allows(""):
            self._is_flooded = True
            raise ProtocolError("too many frames")
        super().recv_frame(frame)
        if frame.opcode not in CTRL_OPCODES:
            self._in_parts = not frame.fin
        self._is_between = not (self.reader.buffer or self._in_parts)

    def fail(self, code: int, reason: str = "") -> None:
        """Close the connection with a code."""
        if self._is_flooded:
            code = TOO_MUCH
        if code in FAILED:
            self._note(FAILED[code])
        super().fail(code, reason)


class LimitedSocket(WebSocketsSansIOProtocol):
    """Counts frames, and closes a socket that does not read for `stall_seconds`.

    A `socket.SocketLine`.
    """

    settings: Settings
    gate: Gate
    refusals: RefusalLog
    ready: Callable[[], None] | None = None
    _stalled: asyncio.TimerHandle | None = None
    _heard = 0.0  # when data last came

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._counted = self.conn = CountedFrames(self.settings, self._note)
        self.queue = Received(self.loop)  # type: ignore[assignment] # as it is used
        self.close_timeout = CLOSE_SECONDS

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=WAITING_BYTES)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.transport.abort()  # no client may send frames before the answer to its handshake
            return
        self._heard = self.loop.time()
        text = self._counted.whole_text(data)
        if text is None:
            super().data_received(data)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() >= WAITING_MESSAGES and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()  # until `receive` has taken all

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._abort_soon()

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[LINE] = self
        await super().run_asgi()

    def can_send(self) -> bool:
        """Whether the client reads; also true when it has gone."""
        return self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send messages in one write; nothing if the client has gone."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if self.conn.state is OPEN:  # else it is closing
            self.transport.write(b"".join([part for text in texts for part in framed(text)]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.settings.stall_seconds, self._give_up)

    def resume_writing(self) -> None:
        self._cancel_deadline()
        super().resume_writing()
        self._call_ready()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self.gate.leave(peer_of(self))  # it came in as an HTTP connection
        super().connection_lost(exc)
        self._call_ready()

    def _call_ready(self) -> None:
        if self.ready is not None:
            self.ready()

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent; one that speaks is there."""
        silent = self.loop.time() - self._heard
        if self.ping_interval and silent < self.ping_interval:
            wait = self.ping_interval - silent
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._note("pong_seconds")
        self._abort_soon()

    def _give_up(self) -> None:
        self._note("stall_seconds")
        self.transport.abort()

    def _note(self, limit: str) -> None:
        """Count the end of this socket; its scope names the client behind a proxy."""
        scope: Any = getattr(self, "scope", None)
        self.refusals.note_limit(limit, client_of(scope) if scope else peer_of(self))

    def _abort_soon(self) -> None:
        """End a connection that is closing even if the client does not read what is left."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
