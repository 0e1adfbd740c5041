"""A connection that a test can stall: open at both ends, but nothing comes through."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Wire:
    """Stands before a server, at an address of its own.

    A browser that is told to be offline still answers pings.
    """

    def __init__(self, server: str) -> None:
        place = urlsplit(server)
        self._server = (place.hostname or "", place.port or 80)
        self._flows = threading.Event()
        self._flows.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}/"
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self) -> None:
        self._flows.clear()

    def mend(self) -> None:
        self._flows.set()

    def close(self) -> None:
        self.mend()
        self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(self._server)
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError), source:  # one end has gone
            while data := source.recv(65536):
                self._flows.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
