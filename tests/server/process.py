"""A server in a process of its own, to be killed, starved and started again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from tests.server.live import Server

PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """`damrak serve` on one database, always at the same port."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.database, self.port = folder / "games.db", free_port()
        self.log = folder / "server.log"
        given = {"bot_delay_ms": 0, "warm_up": "false", "messages": 100_000, **settings}
        self._flags = [f"--set={name}={value}" for name, value in given.items()]
        self._process: subprocess.Popen[bytes] | None = None
        self.server = Server(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30), self.port
        )

    async def start(self) -> None:
        """Start it and wait until it serves."""
        with self.log.open("ab") as log:
            where = (f"--port={self.port}", f"--database={self.database}")
            self._process = subprocess.Popen(
                [sys.executable, "-m", "damrak", "serve", *where, *self._flags], stderr=log
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = await self.server.client.get("/healthz")
                assert answer.status_code == 200
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, self.log.read_text()
                assert self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    async def terminate(self) -> int:
        """As an operator would; the exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        while self._process.poll() is None:
            await asyncio.sleep(0.05)
        return self._process.returncode

    def limit_files(self, size: int | None) -> None:
        """Let no file grow beyond this size: the disk is full. None lifts the limit."""
        assert self._process is not None
        most = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def wal_size(self) -> int:
        return os.path.getsize(f"{self.database}-wal")

    def stored(self, code: str) -> list[dict[str, Any]]:
        """The log of a table as it lies in the database."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        rows = connection.execute(
            "SELECT sequence, entry FROM log WHERE code = ? ORDER BY sequence", (code,)
        ).fetchall()
        connection.close()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [msgspec.json.decode(row[1]) for row in rows]

    async def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.kill()
        await self.server.client.aclose()
