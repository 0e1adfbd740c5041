"""The quick checks of daily work, in under a minute: `make check`.

Style and types of everything, and the tests of what changed: since the last commit, or, if nothing
has, in it. `--since REF` asks for all that changed since a branch or commit. Tests marked `slow`
and those that do not fit into the time are left to `make test`; the table says so. Where a kernel
changed and nothing is compiled yet, tests run with kernels as plain Python.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from damrak.compile import cache_folder

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
CODE = ("damrak", "tests", "tools", "examples", "bench", "hatch_build.py")
SECONDS = 40  # for the tests; style and types run beside them
ELSEWHERE = ("tests/browser", "tests/engines", "tests/peers")  # need browsers or other packages
NO_TESTS = 5  # pytest's code when nothing was selected


@dataclass(frozen=True)
class Check:
    name: str
    command: tuple[str, ...]
    folder: Path = ROOT


@dataclass(frozen=True)
class Result:
    check: Check
    passed: bool
    seconds: float
    output: str


def git(*arguments: str) -> list[str]:
    done = subprocess.run(  # noqa: S603
        ("git", *arguments),  # noqa: S607
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"git: {done.stderr.strip()}")
    return done.stdout.splitlines()


def changed_files(since: str | None) -> list[str]:
    """The files that changed and still exist, as paths from the root."""
    new = git("ls-files", "--others", "--exclude-standard")
    names = git("diff", "--name-only", since or "HEAD", "--") + new
    if not names and since is None:
        names = git("diff", "--name-only", "HEAD~1", "HEAD", "--")
    return sorted({name for name in names if (ROOT / name).is_file()})


def related_to(name: str, root: Path) -> list[str]:
    """The tests of one changed file: itself, those of its name, those of its room."""
    path = Path(name)
    if path.suffix == ".md":
        return ["tests/test_docs.py"]
    if path.suffix == ".ftl":
        return ["tests/test_i18n.py"]
    if path.parts[0] == "tests":
        return [name] if path.match("test_*.py") else []
    if path.suffix != ".py" or path.parts[0] != "damrak":
        return []
    return named_tests(path, root) + room_tests(path.parent, root)


def named_tests(path: Path, root: Path) -> list[str]:
    return sorted(str(p.relative_to(root)) for p in root.glob(f"tests/**/test_{path.stem}.py"))


def room_tests(room: Path, root: Path) -> list[str]:
    """The folder of tests that mirrors a room, or the nearest above it."""
    while len(room.parts) > 1:
        folder = Path("tests", *room.parts[1:])
        if (root / folder).is_dir():
            return [str(folder)]
        room = room.parent
    return []


def selected_tests(changed: Iterable[str]) -> list[str]:
    """What to run, nearest to the change first; layers always, ELSEWHERE never."""
    wanted = [test for name in changed for test in related_to(name, ROOT)]
    files = sorted(wanted, key=lambda test: not test.endswith(".py"))
    kept = [test for test in files if not test.startswith(ELSEWHERE)]
    return list(dict.fromkeys([*kept, "tests/test_layers.py"]))


def checks(changed: list[str]) -> list[Check]:
    python = str(BIN / "python")
    quick = ("-q", "-p", "tools.budget", "--budget", str(SECONDS), "-m", "not slow")
    made = [
        Check("tests", (python, "-m", "pytest", *quick, *selected_tests(changed))),
        Check("style", (str(BIN / "ruff"), "check", *CODE)),
        Check("format", (str(BIN / "ruff"), "format", "--check", *CODE)),
        Check("types", (str(BIN / "mypy"),)),
    ]
    if any(name.startswith(("web/", "damrak/i18n/web", "damrak/i18n/pages")) for name in changed):
        web = ROOT / "web"
        made.insert(0, Check("client tests", ("npm", "run", "--silent", "test"), web))
        made.append(Check("client types", ("npm", "run", "--silent", "check"), web))
    return made


def environment() -> dict[str, str]:
    compiled = any(cache_folder().glob("**/*.nbi"))
    return {**os.environ, **({} if compiled else {"DAMRAK_PLAIN": "1"})}


def run(check: Check) -> Result:
    began = time.monotonic()
    done = subprocess.run(  # noqa: S603
        check.command,
        cwd=check.folder,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    passed = done.returncode in {0, NO_TESTS if check.name == "tests" else 0}
    return Result(check, passed, time.monotonic() - began, done.stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--since", metavar="REF", help="a branch or commit to compare with")
    changed = changed_files(parser.parse_args().since)
    failed: list[Result] = []
    with ThreadPoolExecutor(2) as pool:
        for result in pool.map(run, checks(changed)):
            word = "ok" if result.passed else "FAILED"
            last = result.output.strip().splitlines()[-1:] or [""]
            print(f"{result.check.name:13}{word:7}{result.seconds:5.0f} s  {last[0]}", flush=True)
            failed += [] if result.passed else [result]
    for result in failed:
        print(f"\n=== {result.check.name}: {' '.join(result.check.command)}\n{result.output}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
