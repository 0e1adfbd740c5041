"""The report of `make soak`: a table that each run writes its own rows of."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path

REPORT = Path(__file__).parent.parent / "bench" / "soak.md"
INTRODUCTION = """# Soak

What the server promises, run by `make soak` and written by it, a row for each step and size:
`SOAK=full` takes the promised numbers (hours), `SOAK=evening` numbers in between (half an hour),
`SOAK=small` those of `make test`; `ARGS='--set "R2 kills=20"'` any other, and `--only R28` or
`--skip R28` a part. A row stays until the same step is run at the same size again. The numbers
column says what that run took; the load is the machine's average over the last minute at its end.
"""


@dataclass(frozen=True)
class Seen:
    """What came out of a step, in words."""

    promise: str
    what: str
    size: str
    numbers: str
    result: str
    seconds: str
    when: str
    load: str

    @classmethod
    def now(
        cls, promise: str, what: str, size: str, numbers: str, result: str, seconds: float
    ) -> Seen:
        """One that ends at this moment."""
        when, load = f"{datetime.now(UTC):%Y-%m-%d %H:%M}", f"{os.getloadavg()[0]:.1f}"
        clean = result.replace("|", "/")
        return cls(promise, what, size, numbers, clean, f"{seconds:.0f}", when, load)


COLUMNS = [field.name for field in fields(Seen)]


def read_report(file: Path) -> list[Seen]:
    """The rows of a report; none of one that has other columns."""
    if not file.exists():
        return []
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line[:1] == "|"]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if not rows or rows[0] != COLUMNS:
        return []
    return [Seen(*row) for row in rows[2:]]


def write_report(file: Path, seen: Iterable[Seen], steps: list[tuple[str, str]]) -> None:
    """The newest row of each step and size, in the order of the steps; and what was never run."""
    newest = {(each.promise, each.what, each.size): each for each in seen}
    order = {step: place for place, step in enumerate(steps)}
    rows = [each for each in newest.values() if (each.promise, each.what) in order]
    rows.sort(key=lambda each: (order[(each.promise, each.what)], each.size))
    lines = [INTRODUCTION, f"Python {platform.python_version()}, {os.cpu_count()} cores.", ""]
    lines += [_row(COLUMNS), _row(["---"] * len(COLUMNS))]
    lines += [_row(astuple(each)) for each in rows]
    run = {(each.promise, each.what) for each in rows}
    missing = [f"{promise} ({what})" for promise, what in steps if (promise, what) not in run]
    if missing:
        lines += ["", f"Never run: {'; '.join(missing)}."]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
