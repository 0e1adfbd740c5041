"""`make soak`: the promises of the server at full or given numbers, and a report of what was seen.

    python -m tests.soak --size full                  # the promised numbers; hours
    python -m tests.soak --size evening               # numbers in between; half an hour
    python -m tests.soak --size small                 # as in make test
    python -m tests.soak --set "R2 kills=20" --only R2
    python -m tests.soak --size evening --skip R28    # and later: --size full --only R28

The report is written after each step and keeps what earlier runs saw of the others. Ctrl-C ends it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from damrak.i18n.json_types import Json, JsonObject
from tests.soak_report import REPORT, Seen, read_report, write_report

ROOT = Path(__file__).parent.parent
SERVER = "tests/server"
SIZES = ("small", "evening", "full")
SHOW_SECONDS = 5
Numbers = dict[str, float]


@dataclass(frozen=True)
class Tests:
    """Promises that are kept if these tests pass."""

    promises: str
    what: str
    paths: tuple[str, ...]


@dataclass(frozen=True)
class Load:
    """A promise about speed: options of `damrak bench server` by size, and most of its figures."""

    promises: str
    what: str
    sizes: tuple[Numbers, Numbers, Numbers]
    most: Numbers


@dataclass(frozen=True)
class Attacks:
    """A promise that strangers do not slow others down: options of `bench/attacks.py` by size."""

    promises: str
    what: str
    sizes: tuple[Numbers, Numbers, Numbers]


STEPS: tuple[Tests | Load | Attacks, ...] = (
    Tests(
        "R1-R3, R5, R7, R36", "killed, stopped, failing disks", (f"{SERVER}/storage/test_crash.py",)
    ),
    Tests("R2, R10, R11", "a whole evening with mishaps", (f"{SERVER}/web/test_story.py",)),
    Tests("R4, R6-R8", "two processes, PostgreSQL falls over", (f"{SERVER}/live/test_peers.py",)),
    Tests("R6", "backups under load, migrations", (f"{SERVER}/storage/test_backup.py",)),
    Tests(
        "R7, R8, R10, R11, R35",
        "repeats, races, lost connections",
        (f"{SERVER}/live/test_race.py",),
    ),
    Tests("R9", "random histories", (f"{SERVER}/live/test_histories.py",)),
    Tests("R9, R20", "what observers see, seeds", (f"{SERVER}/tables/test_table.py",)),
    Tests("R16", "what is hidden stays hidden", (f"{SERVER}/tables/test_hidden.py",)),
    Tests("R17", "outgoing types", (f"{SERVER}/test_protocol.py", "tests/rules/test_hidden.py")),
    Tests("R18", "bots know no more than their seat", ("tests/bots/test_contract.py",)),
    Tests("R19", "chance", ("tests/rules/test_chance.py",)),
    Tests("R20", "records and seeds", ("tests/game/test_record.py",)),
    Tests(
        "R21, R22, R24-R27", "tokens, origins, limits, junk", (f"{SERVER}/web/test_security.py",)
    ),
    Tests("R23", "who may do what", (f"{SERVER}/tables/test_rights.py",)),
    Tests("R26", "the API against its own description", (f"{SERVER}/web/test_api.py",)),
    Tests("R31", "frames, heads, bodies, connections", (f"{SERVER}/web/test_doors.py",)),
    Tests("R32", "bots take turns to think", (f"{SERVER}/live/test_bot_pool.py",)),
    Tests("R33", "no secret in a log", (f"{SERVER}/web/test_logs.py",)),
    Tests("R34", "games with the same cards", (f"{SERVER}/web/test_play.py",)),
    Tests("R37", "neighbours behind one address", (f"{SERVER}/web/test_neighbours.py",)),
    Tests("R38", "refusals are logged and counted", (f"{SERVER}/web/test_refusals.py",)),
    Tests(
        "R39",
        "tools of an operator",
        (f"{SERVER}/storage/test_operator.py", f"{SERVER}/web/test_owner.py"),
    ),
    Tests("R40", "damage to one table", (f"{SERVER}/storage/test_repair.py",)),
    Tests("R41", "shares of the seed", (f"{SERVER}/tables/test_fair.py",)),
    Tests("R42", "the files of deploy/", (f"{SERVER}/web/test_deploy.py",)),
    Tests("R30", "a long run: nothing grows, clocks jump", (f"{SERVER}/live/test_long.py",)),
    Load(
        "R28",
        "people playing, 4 sockets a table",
        (
            {"tables": 50, "rate": 50, "seconds": 30},
            {"tables": 500, "rate": 500, "seconds": 60},
            {"tables": 500, "rate": 500, "seconds": 600},
        ),
        {"ack_p50_ms": 10, "ack_p95_ms": 50, "ack_p99_ms": 150, "errors": 0, "memory_mb": 500},
    ),
    Load(
        "R29",
        "two searching bots beside people",
        (
            {"tables": 20, "seats": 2, "rate": 10, "seconds": 20, "bots": 2},
            {"tables": 100, "seats": 2, "rate": 50, "seconds": 60, "bots": 2},
            {"tables": 100, "seats": 2, "rate": 50, "seconds": 300, "bots": 2},
        ),
        {"loop_lag_p99_ms": 50, "errors": 0},
    ),
    Attacks(
        "R43",
        "honest tables beside each attack",
        (
            {"tables": 10, "seconds": 2},
            {"tables": 50, "seconds": 5},
            {"tables": 100, "seconds": 10},
        ),
    ),
    Load(
        "budget",
        "as fast as it can, beside a bare endpoint (ratio 0.5 or more)",
        (
            {"tables": 50, "seconds": 15},
            {"tables": 50, "seconds": 20},
            {"tables": 50, "seconds": 60},
        ),
        {},
    ),
)


def soak(
    size: Annotated[str, typer.Option(help=", ".join(SIZES))] = "small",
    only: Annotated[list[str] | None, typer.Option(help="Promises, as R2; else all.")] = None,
    skip: Annotated[list[str] | None, typer.Option(help="All but these.")] = None,
    numbers: Annotated[list[str] | None, typer.Option("--set", help="R2 kills=20")] = None,
    report: Annotated[Path, typer.Option(help="Where the report goes.")] = REPORT,
) -> None:
    """Run the promises and write the report; exit code 1 if one was not kept, or it was stopped."""
    if size not in SIZES:
        raise typer.BadParameter(", ".join(SIZES))
    chosen = dict(each.rsplit("=", 1) for each in numbers or [])
    wanted = [step for step in STEPS if not only or promised(step.promises) & set(only)]
    steps = [step for step in wanted if not promised(step.promises) & set(skip or [])]
    seen, known, stopped = [], read_report(report), False
    try:
        for place, step in enumerate(steps, start=1):
            typer.echo(f"[{place}/{len(steps)}] {step.promises}: {step.what} ...")
            seen.append(_run(step, size, chosen))
            typer.echo(f"    {seen[-1].result} ({seen[-1].seconds} s; {seen[-1].numbers})")
            write_report(report, [*known, *seen], [(step.promises, step.what) for step in STEPS])
    except KeyboardInterrupt:
        stopped = True
        typer.echo("stopped; the report has what was seen until now")
    typer.echo(str(report))
    raise typer.Exit(stopped or any(not each.result.startswith("kept") for each in seen))


def promised(text: str) -> set[str]:
    """R1-R3, R5 -> R1, R2, R3, R5."""
    found: set[str] = {text} if not text.startswith("R") else set()
    for first, last in re.findall(r"R(\d+)(?:-R(\d+))?", text):
        found |= {f"R{each}" for each in range(int(first), int(last or first) + 1)}
    return found


def _run(step: Tests | Load | Attacks, size: str, chosen: dict[str, str]) -> Seen:
    started = time.monotonic()
    match step:
        case Tests():
            numbers, result = _test(step, size, chosen)
        case Load():
            numbers, result = _load(step, size, chosen)
        case Attacks():
            numbers, result = _attacks(step, size, chosen)
    return Seen.now(step.promises, step.what, size, numbers, result, time.monotonic() - started)


def _test(step: Tests, size: str, chosen: dict[str, str]) -> tuple[str, str]:
    used = Path(tempfile.gettempdir()) / f"damrak-soak-{os.getpid()}.json"
    given = {"SOAK": size, "SOAK_NUMBERS": json.dumps(chosen), "SOAK_USED": str(used)}
    options = ("-v", "--tb=short", "--timeout=0", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", *options, *step.paths]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **given}, stdout=subprocess.PIPE, text=True
    ) as process:
        lines = list(_echoed(process.stdout or ()))
    told = json.loads(used.read_text(encoding="utf-8")) if used.exists() else {}
    used.unlink(missing_ok=True)
    if process.returncode:
        typer.echo("".join(lines)[-4000:])
    last = lines[-1] if lines else "nothing was run"
    summary = re.sub(r" in [\d.]+s.*", "", last).strip("= \n")
    numbers = ", ".join(f"{name}: {count:,}" for name, count in told.items() if name[0] == "R")
    return numbers, f"{'BROKEN' if process.returncode else 'kept'}: {summary}"


def _echoed(lines: Iterable[str]) -> Iterable[str]:
    """Show now and then which test has ended."""
    shown = 0.0
    for line in lines:
        if "%]" in line and time.monotonic() > shown + SHOW_SECONDS:
            typer.echo(f"    {line.strip()}")
            shown = time.monotonic()
        yield line


def _load(step: Load, size: str, chosen: dict[str, str]) -> tuple[str, str]:
    given, options, numbers = _options(step, size, chosen)
    floor = "--floor" if step.promises == "budget" else "--no-floor"
    command = [sys.executable, "-m", "damrak", "bench", "server", "--json", floor, *options]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        return numbers, f"BROKEN: exit code {done.returncode}"
    figures: JsonObject = json.loads(done.stdout)
    over = [name for name, most in step.most.items() if _figure(figures[name]) > most]
    if step.promises == "budget" and figures["ratio"] < 0.5:
        over.append("ratio")
    told = ", ".join(f"{name} {value}" for name, value in figures.items() if name not in given)
    return numbers, f"{'MISSED ' + ', '.join(over) if over else 'kept'}: {told}"


def _attacks(step: Attacks, size: str, chosen: dict[str, str]) -> tuple[str, str]:
    _, options, numbers = _options(step, size, chosen)
    command = [sys.executable, "bench/attacks.py", "--json", *options]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    if not rows:
        return numbers, f"BROKEN: exit code {done.returncode}"
    told = ", ".join(f"{row['attack']} {row['p99_ms']}" for row in rows)
    alone = max(row["alone_p99_ms"] for row in rows)
    kept = "MISSED" if done.returncode else "kept"
    return numbers, f"{kept}: 99 % within so many ms (alone at most {alone}): {told}"


def _options(
    step: Load | Attacks, size: str, chosen: dict[str, str]
) -> tuple[Numbers, list[str], str]:
    """The numbers of a step, as options of a command and in words."""
    given = dict(step.sizes[SIZES.index(size)])
    for name, value in chosen.items():
        promise, _, option = name.partition(" ")
        if promise == step.promises:
            given[option] = float(value)
    words = ", ".join(f"{name} {value:g}" for name, value in given.items())
    return given, [f"--{name}={value:g}" for name, value in given.items()], words


def _figure(value: Json) -> float:
    return sum(value.values()) if isinstance(value, dict) else float(value)


if __name__ == "__main__":
    typer.run(soak)
