"""Installs every tool, tries it, and keeps the results: `make test-peers`.

make test-peers                    # all tools, then the table of docs/environments.md
make test-peers ARGS="--only ray"  # one of them; the results of the others stay

Each tool is installed by itself, so one that does not install leaves the others alone. Its result
then says why. What is installed once in `.venv-tools` is kept; `--upgrade` asks for newer versions.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from tests.peers.tools import RESULTS, TOOLS, Result, Tool, results

ROOT = Path(__file__).parent.parent.parent
VENVS = ROOT / ".venv-tools"
NEEDED = ("pytest", "pytest-timeout", "hatchling", "editables")
SECONDS = 900  # for an install, and for the tests of a tool


def run(*command: object) -> subprocess.CompletedProcess[str]:
    """A command in the root of the repository; its output is kept."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(
            words, cwd=ROOT, check=False, capture_output=True, text=True, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(words, 1, "", f"took more than {SECONDS} s")


def install(python: Path, *packages: str) -> str:
    """Install packages; returns why it failed, or nothing."""
    quiet = ("--quiet", "--disable-pip-version-check")
    done = run(python, "-m", "pip", "install", *quiet, *packages)
    said = [line for line in done.stderr.splitlines() if not line.startswith("WARNING")]
    return "" if done.returncode == 0 else (said or ["pip failed"])[-1].strip()


def venv(name: str, torch: str) -> Path:
    """The Python of a venv with PyTorch, pytest and this package; made once."""
    python = VENVS / name / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(VENVS / name)], check=True)
    why = install(python, torch, *NEEDED)
    why = why or install(python, "--no-build-isolation", "--editable", ".[rl]")
    if why:
        sys.exit(f"{name}: {why}")
    return python


def version(python: Path, package: str) -> str:
    """The installed version of a package, or nothing."""
    code = f"from importlib.metadata import version; print(version({package!r}))"
    return run(python, "-c", code).stdout.strip()


def attempt(tool: Tool, python: Path, upgrade: bool) -> tuple[Result, str]:
    """Install and test a tool; the result, and what went wrong."""
    why = install(python, *(("--upgrade",) if upgrade else ()), *tool.installs)
    if why:
        return Result("", f"no: does not install ({why})"), f"{why}\n"
    plain = ("--confcutdir", tool.test.parent, "-o", "filterwarnings=", "-q", "--tb=short")
    done = run(python, "-m", "pytest", *plain, tool.test)
    failed = re.findall(r"^FAILED \S+::(\w+)", done.stdout, re.M)
    works = "yes" if done.returncode == 0 else f"no: {', '.join(failed) or 'the tests did not run'}"
    told = "" if done.returncode == 0 else done.stdout + done.stderr
    return Result(version(python, tool.package), works), told


def write(tool: Tool, result: Result) -> None:
    """Keep the result of a tool; those of tools that were not tried stay."""
    kept = {**results(), tool.name: result}
    told = {each.name: kept[each.name]._asdict() for each in TOOLS if each.name in kept}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", metavar="PACKAGE", help="the package of one tool")
    parser.add_argument("--upgrade", action="store_true", help="install the newest versions")
    parser.add_argument("--torch", default="torch", help="what pip installs as PyTorch")
    asked = parser.parse_args()
    chosen = [tool for tool in TOOLS if asked.only in (None, tool.package)]
    pythons = {name: venv(name, asked.torch) for name in sorted({tool.venv for tool in chosen})}
    failures = 0
    for tool in chosen:
        result, wrong = attempt(tool, pythons[tool.venv], asked.upgrade)
        print(f"{tool.name} {result.version}: {result.works}\n{wrong}", end="", flush=True)
        write(tool, result)
        failures += bool(wrong)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
