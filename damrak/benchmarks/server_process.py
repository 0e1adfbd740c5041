"""A server in a process of its own that is measured: its memory, its processor time."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

START_SECONDS = 180


class ServerFailed(Exception):
    """The server ended before it answered; the text is its last line."""


class ServerProcess:
    """A server process that is measured."""

    def __init__(self, command: Sequence[str]) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        given = [part.replace("{port}", port) for part in command]
        if "serve" in given:
            given += ["--port", port]
        self._process = subprocess.Popen(  # noqa: S603 - our own code
            [sys.executable, *given], stderr=subprocess.PIPE, text=True
        )

    def wait(self) -> None:
        """Wait until it answers; raises ServerFailed if it ends."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError):
                get(f"{self.address}/healthz")
                return
            if self._process.poll() is not None or time.monotonic() > deadline:
                self._process.kill()
                _, reason = self._process.communicate()
                lines = reason.strip().splitlines() or [""]
                raise ServerFailed(lines[-1])
            time.sleep(0.05)

    def memory(self) -> int:
        """Memory in kilobytes; 0 if the system does not say."""
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
            return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])
        return 0

    def busy(self) -> float:
        """Seconds of processor time so far; 0 if the system does not say."""
        with contextlib.suppress(OSError):
            parts = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").split()
            return (int(parts[13]) + int(parts[14])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def stop(self) -> None:
        """Ask it to end, and wait."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.communicate()


@contextlib.contextmanager
def running(
    command: Sequence[str], waiting: AbstractContextManager[object] | None = None
) -> Iterator[ServerProcess]:
    """A server that answers; `waiting` is shown until it does."""
    process = ServerProcess(command)
    try:
        with waiting or nullcontext():
            process.wait()
        yield process
    finally:
        process.stop()


def percentile(seconds: Sequence[float], part: int) -> float:
    """A percentile in milliseconds; 0 without data."""
    ordered = sorted(seconds)
    return round(ordered[int(part / 100 * (len(ordered) - 1))] * 1000, 1) if ordered else 0.0


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())
