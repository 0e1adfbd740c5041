"""Runs uvicorn with our protocols, and opens the listening socket."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable, Coroutine

import uvicorn

from damrak.server.errors import RefusedError
from damrak.server.settings import Settings
from damrak.server.web.app import create_app, create_starting_app
from damrak.server.web.middleware import Guard
from damrak.server.web.protocols import protocols

PING_SECONDS, PONG_SECONDS = 9, 4  # others see within 15 s that a client is away
STOP_SECONDS = 8  # for open requests when the server stops (R5)
COLLECT = (20_000, 10, 10)  # thresholds of the garbage collector
SWITCH_SECONDS = 0.0005  # between threads
SEND_BYTES = 131_072  # of a socket's buffer in the system, which would be megabytes (R25)


def tune_interpreter() -> None:
    """Tune the garbage collector and thread switching for thousands of sockets.

    Little of the garbage here is cyclic, so the collector runs rarely and skips what exists now.
    Threads switch often, so that the thread that writes does not wait milliseconds for the GIL.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)


def listen(settings: Settings) -> socket.socket:
    """The listening socket; raises a RefusedError if the port is taken."""
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
        raise RefusedError("port", **where, reason=reason) from error
    listener.listen(2048)
    listener.setblocking(False)
    return listener


def serve_while_starting(
    settings: Settings, listener: socket.socket, work: Callable[[], Coroutine[object, None, None]]
) -> bool:
    """Serve the client's files until `work` is done; False if the server was stopped before."""
    is_told_to_stop = True

    async def work_and_leave() -> None:
        nonlocal is_told_to_stop
        try:
            await work()
        finally:
            is_told_to_stop = server.should_exit
            server.should_exit = True

    server = server_of(settings, create_starting_app(settings, work_and_leave))
    server.run(sockets=[listener.dup()])
    return not is_told_to_stop


def server_of(settings: Settings, app: Guard | None = None) -> uvicorn.Server:
    """A server, not running yet, of the whole application or of the given one."""
    guard = app or create_app(settings)
    http, sockets = protocols(settings, guard.refusals)
    config = uvicorn.Config(
        guard,
        http=http,
        ws=sockets,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
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
