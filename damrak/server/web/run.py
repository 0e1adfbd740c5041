"""`uvicorn` as this server runs it: strict about what it reads, patient with nobody for ever."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import socket
import sys
from asyncio.transports import BaseTransport
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from damrak.server.errors import Refusal
from damrak.server.settings import Settings
from damrak.server.web.app import create_app, create_porch
from damrak.server.web.middleware import Gate
from damrak.server.web.socket import WIRE

PING_SECONDS = 20  # and as long for the answer: a dead peer is noticed in 40 (R11)
STOP_SECONDS = 8  # R5
COLLECT = (20_000, 10, 10)  # new objects until the collector looks at them, and so on
SWITCH_SECONDS = 0.0005
WAITING_BYTES = 16_384  # that wait here for a socket before nothing more is made for it (R25)
SEND_BYTES = 131_072  # that the system holds for one who does not read; else it is megabytes (R25)


def protocols(settings: Settings) -> tuple[type[Any], type[Any]]:
    """The protocols of uvicorn with the time limits that it does not have (R24, R25)."""

    class PatientHttp(HttpToolsProtocol):
        """A request's head must come in time."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._late = self.loop.call_later(settings.header_seconds, self._give_up)

        def _give_up(self) -> None:
            if not self.transport.is_closing():
                self.transport.abort()

        def on_headers_complete(self) -> None:
            self._late.cancel()
            super().on_headers_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._late.cancel()
            super().connection_lost(exc)

    class PatientSocket(WebSocketsSansIOProtocol):
        """A client that does not read is let go, with all that waits for it. See `socket.Wire`."""

        _stalled: asyncio.TimerHandle | None = None
        ready: Callable[[], None] | None = None

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            self.transport.set_write_buffer_limits(high=WAITING_BYTES)

        async def run_asgi(self) -> None:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self
            await super().run_asgi()

        def can_send(self) -> bool:
            """Whether the client reads, or is gone and nothing waits for it any more."""
            return self.writable.is_set()

        def send_texts(self, texts: Sequence[bytes]) -> None:
            """Send messages in one go; to one who is gone nothing is sent."""
            if not (self.disconnected or self.close_sent or self.transport.is_closing()):
                with contextlib.suppress(InvalidState):  # it is closing
                    for text in texts:
                        self.conn.send_text(text)
                    self.transport.write(b"".join(self.conn.data_to_send()))

        def pause_writing(self) -> None:
            super().pause_writing()
            self._stalled = self.loop.call_later(settings.stall_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            self._calm()
            super().resume_writing()
            self._go_on()

        def connection_lost(self, exc: Exception | None) -> None:
            self._calm()
            super().connection_lost(exc)
            self._go_on()

        def _go_on(self) -> None:
            if self.ready is not None:
                self.ready()

        def keepalive_timeout(self) -> None:
            super().keepalive_timeout()
            self.loop.call_later(1, self.transport.abort)

        def _calm(self) -> None:
            if self._stalled is not None:
                self._stalled.cancel()
                self._stalled = None

    return PatientHttp, PatientSocket


def calm_down() -> None:
    """Let the interpreter do what a server with thousands of sockets needs, once it has started.

    Hardly anything here is garbage in a circle: the collector need not look at all that there is
    whenever a little is new. And the thread that writes must not wait for milliseconds for the GIL
    at each row while the event loop is busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


def set_up_logs(level: str) -> None:
    """One JSON object a line on standard error; nothing of a request is in them."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise Refusal("settings", reason=f"log_level: {level}")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logger = logging.getLogger("uvicorn.error")
    logger.handlers, logger.propagate = [FromUvicorn()], False
    logger.setLevel(logging.ERROR)


class FromUvicorn(logging.Handler):
    """What uvicorn has to say, as one of our lines."""

    def emit(self, record: logging.LogRecord) -> None:
        """Pass a line on; but not that a refused handshake was no handshake."""
        if "without completing handshake" not in record.msg:
            fault = record.exc_info[0] if record.exc_info else None
            kind = fault.__name__ if fault else ""
            structlog.get_logger("uvicorn").error("uvicorn", text=record.msg, kind=kind)


def listen(settings: Settings) -> socket.socket:
    """The socket to listen at; a taken port is said to be taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BYTES)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        where = {"host": settings.host, "port": str(settings.port)}
        raise Refusal("port", **where, reason=reason) from error
    listener.listen(2048)
    listener.setblocking(False)
    return listener


def receive(
    settings: Settings, listener: socket.socket, work: Callable[[], Coroutine[Any, Any, None]]
) -> bool:
    """Serve the pages until this work is done. False: they were told to stop before."""
    is_told_to_stop = True

    async def work_and_leave() -> None:
        nonlocal is_told_to_stop
        try:
            await work()
        finally:
            is_told_to_stop = server.should_exit
            server.should_exit = True

    server = server_of(settings, create_porch(settings, work_and_leave))
    server.run(sockets=[listener.dup()])
    return not is_told_to_stop


def server_of(settings: Settings, app: Gate | None = None) -> uvicorn.Server:
    """A server that is not running yet: of all there is, or of this application."""
    http, sockets = protocols(settings)
    config = uvicorn.Config(
        app or create_app(settings),
        http=http,
        ws=sockets,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    return uvicorn.Server(config)
