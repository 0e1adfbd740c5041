"""`damrak bench server`: durable moves a second, compared with a minimal server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from damrak.cli.options import AsJson, Database
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import compiling, error_line, print_figures, print_json, stderr_console

# All clients come from one address here and play as fast as they can.
LIMITS = {
    "messages": 1_000_000,
    "message_seconds": 1,
    "address_sockets": 100_000,
    "address_tables": 1_000_000,
    "address_requests": 10_000_000,
    "log_level": "error",
    "bot_delay_ms": 0,  # bots think all the time
}
START_SECONDS = 180
LAG = re.compile(r'^damrak_loop_lag_seconds_bucket\{le="(\S+)"\} (\S+)', re.M)


def server(
    tables: Annotated[int, typer.Option(min=1, max=2000)] = 50,
    seats: Annotated[int, typer.Option(min=2, max=4)] = 4,
    rate: Annotated[float, typer.Option(min=0)] = 0,
    seconds: Annotated[float, typer.Option(min=0.5)] = 10,
    bots: Annotated[int, typer.Option(min=0, max=8)] = 0,
    floor: bool = True,
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Measure a server under load, and a minimal server beside it as the yardstick."""
    with tempfile.TemporaryDirectory() as folder:
        where = database or str(Path(folder) / "games.db")
        figures = _server_figures(where, tables, seats, rate, seconds, bots)
        if floor:
            for kind in ("one", "group"):
                other = database or str(Path(folder) / f"{kind}.db")
                figures |= _floor_figures(other, kind, tables, seconds)
            figures["ratio"] = round(
                figures["moves_per_second"] / figures["floor_one_per_second"], 2
            )
    if as_json:
        print_json(figures)
    else:
        print_figures(figures)


def _server_figures(
    database: str, tables: int, seats: int, rate: float, seconds: float, bots: int
) -> JsonObject:
    from damrak.benchmarks.clients import Tally, keep_searching, measure, new_clients, run_fast

    tally, lag, memory, cpu_time = Tally(), _LoopLag(), [0], _CpuTime()
    given = {**LIMITS, "warm_up": str(bots > 0).lower()}
    options = [f"--set={name}={value}" for name, value in given.items()]
    with running(("-m", "damrak", "serve", "--database", database, *options)) as process:
        address = process.address

        async def look() -> None:
            page = await asyncio.to_thread(_get, f"{address}/metrics")
            lag.read(page)
            memory.append(process.memory())
            cpu_time.read(process.busy(), len(tally.acks))

        async def work() -> float:
            pairs = range((bots + 1) // 2)
            searching = [asyncio.create_task(keep_searching(address)) for _ in pairs]
            with stderr_console().status(text("bench-opening")):
                clients = await new_clients(address, tables, seats, rate, tally)
            with stderr_console().status(text("bench-playing", what=address, seconds=seconds)):
                spent = await measure(clients, tally, min(3.0, seconds), seconds, look)
            for each in searching:
                each.cancel()
            await asyncio.gather(*searching, return_exceptions=True)
            return spent

        spent = run_fast(work())
    return {
        "tables": tables,
        "sockets": tables * seats,
        "seconds": round(spent, 1),
        "wanted_rate": rate,
        "moves_per_second": round(len(tally.acks) / spent, 1),
        **{f"ack_p{part}_ms": percentile(tally.acks, part) for part in (50, 95, 99)},
        "errors": dict(tally.errors) or 0,
        "games_ended": tally.games,
        "cpu_ms_a_move": cpu_time.milliseconds(),
        "memory_mb": round(max(memory) / 1024),
        "loop_lag_p99_ms": lag.milliseconds(99),
    }


def _floor_figures(database: str, kind: str, sockets: int, seconds: float) -> JsonObject:
    from damrak.benchmarks.clients import Echo, Tally, measure, run_fast

    tally, cpu_time = Tally(), _CpuTime()
    with running(("-m", "damrak.benchmarks.baseline_server", "{port}", database, kind)) as process:

        async def look() -> None:
            cpu_time.read(process.busy(), len(tally.acks))

        async def work() -> float:
            clients = [Echo(process.address.replace("http", "ws"), tally) for _ in range(sockets)]
            with stderr_console().status(text("bench-playing", what=kind, seconds=seconds)):
                return await measure(clients, tally, min(1.0, seconds), seconds, look)

        spent = run_fast(work())
    return {
        f"floor_{kind}_per_second": round(len(tally.acks) / spent, 1),
        f"floor_{kind}_p99_ms": percentile(tally.acks, 99),
        f"floor_{kind}_cpu_ms": cpu_time.milliseconds(),
    }


def percentile(seconds: Sequence[float], part: int) -> float:
    """A percentile in milliseconds; 0 without data."""
    ordered = sorted(seconds)
    return round(ordered[int(part / 100 * (len(ordered) - 1))] * 1000, 1) if ordered else 0.0


class _LoopLag:
    """How late the server's event loop was, from two or more readings of its metrics."""

    def __init__(self) -> None:
        self._readings: list[dict[float, float]] = []

    def read(self, page: str) -> None:
        self._readings.append({float(most): float(count) for most, count in LAG.findall(page)})

    def milliseconds(self, part: int) -> float:
        """A percentile between the first reading and the last; 0 without data."""
        if not self._readings:
            return 0.0
        first, last = self._readings[0], self._readings[-1]
        counts = {most: count - first.get(most, 0) for most, count in last.items()}
        whole = max(counts.values(), default=0)
        enough = [most for most, count in counts.items() if count >= whole * part / 100]
        return round(min(enough, default=0.0) * 1000, 1)


class _CpuTime:
    """Processor time an answer; steadier than wall time on a busy machine."""

    def __init__(self) -> None:
        self._readings: list[tuple[float, int]] = []

    def read(self, busy: float, answers: int) -> None:
        self._readings.append((busy, answers))

    def milliseconds(self) -> float:
        """Milliseconds an answer between the first reading and the last; 0 without data."""
        if len(self._readings) < 2 or self._readings[-1][1] == self._readings[0][1]:
            return 0.0
        (busy, answers), (later, more) = self._readings[0], self._readings[-1]
        return round((later - busy) / (more - answers) * 1000, 2)


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
        """Wait until it answers; exits with its last line if it ends."""
        deadline = time.monotonic() + START_SECONDS
        while True:
            with contextlib.suppress(OSError):
                _get(f"{self.address}/healthz")
                return
            if self._process.poll() is not None or time.monotonic() > deadline:
                self._process.kill()
                _, reason = self._process.communicate()
                lines = reason.strip().splitlines() or [""]
                raise typer.Exit(error_line(text("bench-server-failed", reason=lines[-1])))
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
def running(command: Sequence[str]) -> Iterator[ServerProcess]:
    process = ServerProcess(command)
    try:
        with compiling():
            process.wait()
        yield process
    finally:
        process.stop()


def _get(address: str) -> str:
    import urllib.request

    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310 - our own server
        return str(answer.read().decode())
