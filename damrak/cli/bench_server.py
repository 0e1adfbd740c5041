"""`damrak bench server`: durable moves a second, compared with a minimal server."""

from __future__ import annotations

import asyncio
import re
import tempfile
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
    from damrak.benchmarks.server_process import ServerFailed

    try:
        figures = _figures(database, tables, seats, rate, seconds, bots, floor)
    except ServerFailed as error:
        raise typer.Exit(error_line(text("bench-server-failed", reason=str(error)))) from error
    if as_json:
        print_json(figures)
    else:
        print_figures(figures)


def _figures(
    database: str | None,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    bots: int,
    floor: bool,
) -> JsonObject:
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
    return figures


def _server_figures(
    database: str, tables: int, seats: int, rate: float, seconds: float, bots: int
) -> JsonObject:
    from damrak.benchmarks.clients import Tally, keep_searching, measure, new_clients, run_fast
    from damrak.benchmarks.server_process import get, percentile, running

    tally, lag, memory, cpu_time = Tally(), _LoopLag(), [0], _CpuTime()
    given = {**LIMITS, "warm_up": str(bots > 0).lower()}
    options = [f"--set={name}={value}" for name, value in given.items()]
    with running(
        ("-m", "damrak", "serve", "--database", database, *options), compiling()
    ) as process:
        address = process.address

        async def look() -> None:
            page = await asyncio.to_thread(get, f"{address}/metrics")
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
    from damrak.benchmarks.server_process import percentile, running

    tally, cpu_time = Tally(), _CpuTime()
    with running(
        ("-m", "damrak.benchmarks.baseline_server", "{port}", database, kind), compiling()
    ) as process:

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
