"""Is it slower than before? `make bench-compare` measures this code and earlier code by turns.

Machines differ and are noisy, so figures of another day say little. Here `damrak bench` runs in
turn with the code of the last release (its newest tag `v...`, or `--base REF`) and with this code,
some rounds each. A figure has fallen if its ranges do not touch and it is at least 3 % worse; then
the command ends with 1. `--script FILE` measures with a script of this code that prints a JSON
object of figures, such as bench/environments.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
LEAST = 0.03  # a smaller fall is not told
Figures = Mapping[str, float]


@dataclass(frozen=True)
class Row:
    """A figure before and now."""

    name: str
    before: tuple[float, ...]
    now: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """How many times as good it is now."""
        ratio = median(self.now) / median(self.before)
        return 1 / ratio if is_time(self.name) else ratio

    @property
    def verdict(self) -> str:
        """`fell` or `rose` where the ranges do not touch."""
        apart = max(self.now) < min(self.before) or min(self.now) > max(self.before)
        if not apart or abs(self.ratio - 1) < LEAST:
            return ""
        return "fell" if self.ratio < 1 else "rose"


def is_time(name: str) -> bool:
    """Whether less is better."""
    return name.endswith("_seconds")


def compare(before: Sequence[Figures], now: Sequence[Figures]) -> list[Row]:
    """A row for each figure that both have."""
    return [
        Row(name, tuple(each[name] for each in before), tuple(each[name] for each in now))
        for name in now[0]
        if all(name in each for each in (*before, *now))
    ]


def measure(code: Path, seconds: float, script: Path | None = None) -> dict[str, float]:
    """The figures of `damrak bench`, or of a script, with this code; no text is among them."""
    told = ("--seconds", str(seconds))
    bench = ("-c", "from damrak.cli.main import run; run()", "bench", "--json", "--no-cold")
    words = bench if script is None else (str(script),)
    settings = {**os.environ, "PYTHONPATH": str(code)}
    done = subprocess.run(  # noqa: S603 - our own code
        [sys.executable, *words, *told],
        env=settings,
        cwd=code,
        check=True,
        capture_output=True,
        text=True,
    )
    found = json.loads(done.stdout)
    return {name: figure for name, figure in found.items() if isinstance(figure, int | float)}


def last_release() -> str | None:
    """The newest tag of a version, if there is one."""
    told = git("tag", "--list", "v*", "--sort=-version:refname").splitlines()
    return told[0] if told else None


def git(*words: str, check: bool = True) -> str:
    """What git prints; raises if it fails, unless that is an answer."""
    command = ("git", "-C", str(ROOT), *words)
    done = subprocess.run(command, check=check, capture_output=True, text=True)  # noqa: S603 - no shell
    return done.stdout.strip()


def show(rows: Sequence[Row], base: str, out: Console) -> None:
    """A table with the median and the range of each figure."""
    table = Table("figure", base, "now", "ratio", "")
    for row in rows:
        shown = [
            f"{median(each):,.4g} ({min(each):,.4g} to {max(each):,.4g})"
            for each in (row.before, row.now)
        ]
        table.add_row(row.name, *shown, f"{row.ratio:.2f}", row.verdict)
    out.print(table)


def run(base: str, rounds: int, seconds: float, script: Path | None = None) -> list[Row]:
    """Measure both by turns, after a first run of each that does not count."""
    with tempfile.TemporaryDirectory() as folder:
        earlier = Path(folder) / "earlier"
        git("worktree", "add", "--detach", str(earlier), base)
        try:
            found: dict[Path, list[dict[str, float]]] = {earlier: [], ROOT: []}
            for number in range(rounds + 1):
                print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
                for code, figures in found.items():
                    made = measure(code, seconds, script)
                    if number:
                        figures.append(made)
        finally:
            git("worktree", "remove", "--force", str(earlier))
    return compare(found[earlier], found[ROOT])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 1 if something fell."""
    parser = argparse.ArgumentParser(prog="python -m tools.compare", description=__doc__)
    parser.add_argument("--base", help="what to compare with: a tag, branch or commit")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="time for each figure")
    parser.add_argument("--script", type=Path, help="measure with it in place of damrak bench")
    given = parser.parse_args(arguments)
    base = given.base or last_release()
    if base is None:
        parser.error("there is no release yet; name a commit: --base HEAD~10")
    if not git("rev-parse", "--verify", "--quiet", f"{base}^{{commit}}", check=False):
        parser.error(f"git knows no tag, branch or commit {base}")
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("--rounds must be at least 1, --seconds more than 0")
    if given.script is not None and not given.script.is_file():
        parser.error(f"there is no script {given.script}")
    script = given.script and given.script.resolve()
    rows = run(base, given.rounds, given.seconds, script)
    show(rows, base, Console())
    return int(any(row.verdict == "fell" for row in rows))


if __name__ == "__main__":
    sys.exit(main())
