"""Servers in processes of their own, which tests kill, disturb and restart."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import resource
import signal
import socket
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec

from damrak.i18n.json_types import Json, JsonObject
from tests.server.remote import Server

# The `damrak` command, traceable by strace, which makes its system calls fail.
RUN = """import ctypes
ctypes.CDLL(None).prctl(0x59616d61, ctypes.c_ulong(-1), 0, 0, 0)
from damrak.cli.main import run
run()
"""
# Limits high enough for many clients at one address.
FREE = {
    "messages": 1_000_000,
    "address_sockets": 100_000,
    "address_tables": 1_000_000,
    "address_requests": 10_000_000,
    "seat_sockets": 1000,
    "bot_delay_ms": 0,
    "port": 0,
    "warm_up": "false",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.asynccontextmanager
async def running(database: str | Path, **settings: Json) -> AsyncIterator[RealServer]:
    """`damrak serve` on a database, until the end of the block."""
    server = RealServer(str(database), **settings)
    try:
        await server.start()
        yield server
    finally:
        await server.close()


class RealServer(Server):
    """A server process and a client for it. A restart keeps its port."""

    def __init__(self, database: str, **settings: Json) -> None:
        self.database, self.settings = database, {**FREE, **settings}
        self.process: Process | None = None
        self.log: list[str] = []
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it and wait until it serves."""
        options = [f"--set={name}={value}" for name, value in self.settings.items()]
        command = ("-c", RUN, "serve", "--database", self.database, *options)
        env = {**os.environ, "COLUMNS": "400"}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stderr=PIPE, env=env
        )
        port = await self._port(self.process)
        if self.settings["port"] == 0:
            self.settings["port"] = port
            client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
            super().__init__(client, port)
        await self._until_healthy(self.process)

    async def _port(self, process: Process) -> int:
        assert process.stderr is not None
        while line := (await process.stderr.readline()).decode():
            self.log.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self._reader = asyncio.create_task(self._read(process.stderr))
                return int(found[1])
        raise AssertionError("".join(self.log))

    async def _until_healthy(self, process: Process) -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await self.client.get("/healthz")).status_code == 200:
                    return
            assert process.returncode is None, "".join(self.log)
            await asyncio.sleep(0.05)

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.log.append(line.decode())

    async def stop(self, how: int = signal.SIGTERM) -> int:
        """End the process by a signal; returns its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        code = await self.process.wait()
        if self._reader is not None:
            await self._reader
        return code

    async def kill(self) -> None:
        """End the process at once."""
        await self.stop(signal.SIGKILL)

    async def close(self) -> None:
        """End the process and close the client."""
        if self.process is not None:
            await self.kill()
        if self.settings["port"] != 0:
            await self.client.aclose()

    # For servers with an SQLite file

    def limit_files(self, size: int | None) -> None:
        """Let no file grow beyond this size, like a full disk; None lifts the limit."""
        assert self.process is not None
        most = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    @contextlib.asynccontextmanager
    async def failing(self, call: str, when: int) -> AsyncIterator[None]:
        """Let one system call of each thread fail, like a broken disk; `when` counts the calls."""
        assert self.process is not None
        fault = f"inject={call}:error=EIO:when={when}"
        options = ("-f", "-o", "/dev/null", "-e", f"trace={call}", "-e", fault)
        tracer = await asyncio.create_subprocess_exec(
            "strace", *options, "-p", str(self.process.pid), stderr=PIPE
        )
        assert tracer.stderr is not None
        line = (await tracer.stderr.readline()).decode()
        assert "attached" in line, line
        try:
            yield
        finally:
            tracer.terminate()
            await tracer.communicate()

    def wal_size(self) -> int:
        return os.path.getsize(f"{self.database}-wal")

    def stored(self, code: str) -> list[JsonObject]:
        """The log of a table as it is stored."""
        connection = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        rows = connection.execute(
            "SELECT sequence, entry FROM log WHERE code = ? ORDER BY sequence", (code,)
        ).fetchall()
        connection.close()
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [msgspec.json.decode(row[1]) for row in rows]
