"""Servers as processes of their own, which can be killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import httpx

from tests.server.live import Server

RUN = "from damrak.cli.main import run; run()"
# Limits that tests with many clients at one address would meet.
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


class RealServer(Server):
    """A server process, and a client for it."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database, self.settings = database, {**FREE, **settings}
        self.process: Process | None = None
        self.log: list[str] = []
        self._reader: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start it; at the same port as before if it was started before."""
        options = [f"--set={name}={value}" for name, value in self.settings.items()]
        command = ("-c", RUN, "serve", "--database", self.database, *options)
        env = {**os.environ, "COLUMNS": "400"}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stderr=PIPE, env=env
        )
        port = await self._port()
        self.settings["port"] = port
        client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        super().__init__(client, port)
        await self._until_healthy()

    async def _port(self) -> int:
        assert self.process is not None
        assert self.process.stderr is not None
        while line := (await self.process.stderr.readline()).decode():
            self.log.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self._reader = asyncio.create_task(self._read(self.process.stderr))
                return int(found[1])
        raise AssertionError("".join(self.log))

    async def _until_healthy(self) -> None:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await self.client.get("/healthz")).status_code == 200:
                    return
            await asyncio.sleep(0.05)

    async def _read(self, stream: asyncio.StreamReader) -> None:
        while line := await stream.readline():
            self.log.append(line.decode())

    async def stop(self, how: int = signal.SIGTERM) -> int:
        """End the process; its exit code."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        code = await self.process.wait()
        if self._reader is not None:
            await self._reader
        await self.client.aclose()
        return code
