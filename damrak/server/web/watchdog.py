"""Tells systemd that the server is ready, and every second that its event loop runs."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket

BEAT_SECONDS = 1.0
READY, ALIVE, STOPPING = b"READY=1", b"WATCHDOG=1", b"STOPPING=1"


def tell_systemd(what: bytes) -> None:
    """Send a line to systemd, as sd_notify(3) does; nothing without the unit's `Type=notify`."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    name = f"\0{address[1:]}" if address.startswith("@") else address
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(what, name)


async def keep_telling() -> None:
    """Say that the server is ready, and from then on that it is alive."""
    tell_systemd(READY)
    while True:
        tell_systemd(ALIVE)
        await asyncio.sleep(BEAT_SECONDS)
