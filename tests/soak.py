"""`make soak`: the promises of the server at full or given numbers, and a report of what was seen.

    python -m tests.soak --size full                  # the promised numbers; hours
    python -m tests.soak --size small                 # as in make test
    python -m tests.soak --set "R2 kills=20" --only R2 --only R28

Ctrl-C ends it; what was seen until then is in the report.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

ROOT = Path(__file__).parent.parent
REPORT = ROOT / "bench" / "soak.md"
SERVER = "tests/server"


@dataclass(frozen=True)
class Tests:
    """Promises that are kept if these tests pass."""

    promises: str
    what: str
    paths: tuple[str, ...]


@dataclass(frozen=True)
class Load:
    """A promise about speed: options of `damrak bench server`, and most or least of its figures."""

    promises: str
    what: str
    small: dict[str, float]
    full: dict[str, float]
    most: dict[str, float]


STEPS: tuple[Tests | Load, ...] = (
    Tests("R1-R3, R5, R7", "killed, stopped, out of space", (f"{SERVER}/test_crash.py",)),
    Tests("R4, R6-R8", "two processes, PostgreSQL falls over", (f"{SERVER}/test_peers.py",)),
    Tests("R6", "backups under load, migrations", (f"{SERVER}/test_backup.py",)),
    Tests("R7, R8, R10, R11", "repeats, races, lost connections", (f"{SERVER}/test_race.py",)),
    Tests("R9, R20", "what observers see, seeds", (f"{SERVER}/test_table.py",)),
    Tests("R16", "what is hidden stays hidden", (f"{SERVER}/test_hidden.py",)),
    Tests("R17", "outgoing types", (f"{SERVER}/test_protocol.py", "tests/rules/test_hidden.py")),
    Tests("R18", "bots know no more than their seat", ("tests/bots/test_contract.py",)),
    Tests("R19", "chance", ("tests/rules/test_chance.py",)),
    Tests("R20", "records and seeds", ("tests/game/test_record.py",)),
    Tests("R21, R22, R24-R27", "tokens, origins, limits, junk", (f"{SERVER}/test_doors.py",)),
    Tests("R23", "who may do what", (f"{SERVER}/test_rights.py",)),
    Tests("R26", "the API against its own description", (f"{SERVER}/test_api.py",)),
    Load(
        "R28",
        "people playing, 4 sockets a table",
        {"tables": 50, "rate": 50, "seconds": 30},
        {"tables": 500, "rate": 500, "seconds": 600},
        {"ack_p50_ms": 10, "ack_p95_ms": 50, "ack_p99_ms": 150, "errors": 0, "memory_mb": 500},
    ),
    Load(
        "R29",
        "two searching bots beside people",
        {"tables": 20, "seats": 2, "rate": 10, "seconds": 20, "bots": 2},
        {"tables": 100, "seats": 2, "rate": 50, "seconds": 300, "bots": 2},
        {"loop_lag_p99_ms": 50, "errors": 0},
    ),
    Load(
        "budget",
        "as fast as it can, beside a bare endpoint (ratio 0.5 or more)",
        {"tables": 50, "seconds": 15},
        {"tables": 50, "seconds": 60},
        {},
    ),
)


@dataclass
class Seen:
    """What came out of a step."""

    promises: str
    what: str
    numbers: str
    result: str
    seconds: float


def soak(
    size: Annotated[str, typer.Option(help="small or full")] = "small",
    only: Annotated[list[str] | None, typer.Option(help="Promises, as R2; else all.")] = None,
    numbers: Annotated[list[str] | None, typer.Option("--set", help="R2 kills=20")] = None,
    report: Annotated[Path, typer.Option(help="Where the report goes.")] = REPORT,
) -> None:
    """Run the promises and write the report; exit code 1 if one was not kept."""
    if size not in ("small", "full"):
        raise typer.BadParameter("small or full")
    chosen = dict(each.rsplit("=", 1) for each in numbers or [])
    steps = [step for step in STEPS if not only or _promised(step.promises) & set(only)]
    seen: list[Seen] = []
    try:
        for place, step in enumerate(steps, start=1):
            typer.echo(f"[{place}/{len(steps)}] {step.promises}: {step.what} ...")
            seen.append(_run(step, size, chosen))
            typer.echo(f"    {seen[-1].result} ({seen[-1].seconds:.0f} s; {seen[-1].numbers})")
    except KeyboardInterrupt:
        typer.echo("stopped; the report has what was seen until now")
    report.write_text(_page(seen, size), encoding="utf-8")
    typer.echo(str(report))
    raise typer.Exit(any(not each.result.startswith("kept") for each in seen))


def _promised(text: str) -> set[str]:
    """R1-R3, R5 -> R1, R2, R3, R5."""
    found: set[str] = {text} if not text.startswith("R") else set()
    for first, last in re.findall(r"R(\d+)(?:-R(\d+))?", text):
        found |= {f"R{each}" for each in range(int(first), int(last or first) + 1)}
    return found


def _run(step: Tests | Load, size: str, chosen: dict[str, str]) -> Seen:
    started = time.monotonic()
    numbers, result = _test(step, size, chosen) if isinstance(step, Tests) else _load(step, size)
    return Seen(step.promises, step.what, numbers, result, time.monotonic() - started)


def _test(step: Tests, size: str, chosen: dict[str, str]) -> tuple[str, str]:
    paths = [path for path in step.paths if (ROOT / path).exists()]
    if not paths:
        return "", "no test yet"
    used = Path(tempfile.gettempdir()) / f"damrak-soak-{os.getpid()}.json"
    environment = {
        **os.environ,
        "SOAK": size,
        "SOAK_NUMBERS": json.dumps(chosen),
        "SOAK_USED": str(used),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *paths]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    told = json.loads(used.read_text(encoding="utf-8")) if used.exists() else {}
    used.unlink(missing_ok=True)
    last = (done.stdout.strip().splitlines() or [done.stderr.strip()])[-1]
    if done.returncode:
        typer.echo(done.stdout[-4000:])
    summary = last.split(" in ")[0].strip("= ")
    numbers = ", ".join(f"{name}: {count:,}" for name, count in told.items() if name[0] == "R")
    return numbers, f"{'BROKEN' if done.returncode else 'kept'}: {summary}"


def _load(step: Load, size: str) -> tuple[str, str]:
    given = step.full if size == "full" else step.small
    options = [f"--{name}={value:g}" for name, value in given.items()]
    floor = "--floor" if step.promises == "budget" else "--no-floor"
    command = [sys.executable, "-m", "damrak", "bench", "server", "--json", floor, *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        return str(given), f"BROKEN: {done.stderr.strip()[-200:]}"
    figures: dict[str, Any] = json.loads(done.stdout)
    over = [name for name, most in step.most.items() if _figure(figures[name]) > most]
    if step.promises == "budget" and figures["ratio"] < 0.5:
        over.append("ratio")
    told = ", ".join(f"{name} {value}" for name, value in figures.items() if name not in given)
    numbers = ", ".join(f"{name} {value:g}" for name, value in given.items())
    return numbers, f"{'MISSED ' + ', '.join(over) if over else 'kept'}: {told}"


def _figure(value: Any) -> float:
    return sum(value.values()) if isinstance(value, dict) else float(value)


def _page(seen: list[Seen], size: str) -> str:
    cores, load = os.cpu_count(), os.getloadavg()
    lines = [
        "# Soak",
        "",
        "What the server promises, run by `make soak` and written by it. `SOAK=full` takes the",
        "promised numbers (hours), `SOAK=small` those of `make test`; `ARGS='--set \"R2 kills=20\"'`",
        "any other. The numbers column says what this run took.",
        "",
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, size {size}, Python {platform.python_version()}, "
        f"{cores} cores; load average at the end {load[0]:.1f} ({load[2]:.1f} over 15 minutes).",
        "",
        "| promise | what | numbers | result | seconds |",
        "|---|---|---|---|---|",
    ]
    lines += [
        f"| {each.promises} | {each.what} | {each.numbers} | {each.result} | {each.seconds:.0f} |"
        for each in seen
    ]
    was_run = {each.what for each in seen}
    missing = [f"{step.promises} ({step.what})" for step in STEPS if step.what not in was_run]
    if missing:
        lines += ["", f"Not run this time: {'; '.join(missing)}."]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    typer.run(soak)
