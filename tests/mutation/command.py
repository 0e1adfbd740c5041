"""The command: chooses mutants, tries them in parallel, keeps the results and prints a table."""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import select
import sys
import time
import tomllib
from argparse import Namespace
from pathlib import Path

from damrak.i18n.json_types import JsonObject
from tests.mutation.cases import BY_NUMBER, ROOT, Case, all_cases
from tests.mutation.operators import Mutant, is_text, mutants_of
from tests.mutation.worker import finish, first_failure, measure, prepare, start

RULES = ROOT / "damrak" / "rules"
KEPT = ROOT / "build" / "mutants.json"
SURVIVING = ROOT / "tests" / "mutants_surviving.toml"
LEFT_OUT = {
    "__init__": "a version number",
    "actions": "numbers of actions, no code",
    "check": "a checker that only tests call; tests/rules/test_laws.py breaks every law once",
    "entry": "passes arrays on",
    "layout": "declares fields; their bytes are compared by tests of records and WebAssembly",
    "playout": "random choices for benchmarks: any legal one is right",
    "recorded": "writes shuffles down for the browser, compared by tests/web",
    "tensor": "numbers for learners, which read an observation; compared by tests/envs",
}
MODULES = sorted(path.stem for path in RULES.glob("*.py") if path.stem not in LEFT_OUT)


def main(arguments: list[str] | None = None) -> None:
    """Try the mutants; fails when one survives that has no written reason."""
    options = _options(arguments)
    mutants = [
        mutant
        for module in options.modules or MODULES
        for mutant in mutants_of(RULES / f"{module}.py")
        if options.only in mutant.name
    ][:: options.every]
    prepare()
    run = Run(options, all_cases(options.tests))
    results = run.all(mutants)
    reasons = known_survivors()
    if options.json:
        print(json.dumps(results, indent=1))
    else:
        print(table(mutants, results))
    unexplained = [
        name for name, row in results.items() if not row["caught"] if name not in reasons
    ]
    stale = [name for name, row in results.items() if row["caught"] if name in reasons]
    for title, names in (("SURVIVED", unexplained), ("listed, but caught", stale)):
        for name in names:
            print(f"{title}: {name}", file=sys.stderr)
    sys.exit(1 if unexplained or stale else 0)


def _options(arguments: list[str] | None) -> Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("modules", nargs="*", help="modules of damrak/rules; all by default")
    parser.add_argument("--only", default="", help="only mutants whose name holds this")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth mutant")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--tests", nargs="+", default=BY_NUMBER, help="which tests by number")
    parser.add_argument("--quick", action="store_true", help="tests by number alone")
    parser.add_argument("--json", action="store_true", help="print all results as JSON")
    parser.add_argument("--kept", type=Path, default=KEPT, help="file of results to go on with")
    return parser.parse_args(arguments)


def known_survivors() -> dict[str, str]:
    """The mutants that change nothing, each with the reason."""
    rows = tomllib.loads(SURVIVING.read_text(encoding="utf-8")).get("survivor", [])
    return {row["mutant"]: row["reason"] for row in rows}


class Run:
    """Tries mutants; what is known from an earlier run is not tried again.

    A mutant that was caught stays so while the rules are the same: tests may be added. One that
    survived is tried again when the tests have changed.
    """

    def __init__(self, options: Namespace, cases: list[Case]) -> None:
        self.options, self.cases = options, cases
        self.rules = _digest_of_code()
        files = [*(ROOT / "tests" / "rules").glob("*.py"), *(ROOT / "tests/reference").glob("*.py")]
        self.tests = f"{_digest(sorted(files))} {options.quick} {options.tests}"
        self.kept: JsonObject = {}
        if options.kept.exists():
            self.kept = json.loads(options.kept.read_text(encoding="utf-8"))
        if self.kept.get("rules") != self.rules:
            self.kept = {"rules": self.rules, "results": {}}
        if self.kept.get("tests") != self.tests:
            results = self.kept["results"]
            self.kept["results"] = {name: row for name, row in results.items() if row["caught"]}
            self.kept |= {"tests": self.tests, "measured": None}

    def all(self, mutants: list[Mutant]) -> JsonObject:
        """The result of each mutant, by name."""
        if not self.kept["measured"]:
            self.kept["measured"] = self._measured()
        results = self.kept["results"]
        waiting = [mutant for mutant in mutants if mutant.name not in results]
        running: dict[int, tuple[int, Mutant, float]] = {}
        done = len(mutants) - len(waiting)
        while waiting or running:
            while waiting and len(running) < self.options.jobs:
                mutant = waiting.pop(0)
                child, reader = start(lambda one=mutant: first_failure(one, self._cases(one)))  # type: ignore[misc]
                running[reader] = child, mutant, time.monotonic()
            for reader in select.select(list(running), [], [])[0]:
                child, mutant, began = running.pop(reader)
                seconds = round(time.monotonic() - began, 2)
                results[mutant.name] = {**finish(child, reader), "seconds": seconds}
                results[mutant.name].setdefault("caught", "crash")
                done += 1
                self._progress(mutant, results[mutant.name], done, len(mutants))
        self._save()
        return {mutant.name: results[mutant.name] for mutant in mutants}

    def _measured(self) -> JsonObject:
        print("measuring the tests ...", file=sys.stderr)
        rows = finish(*start(lambda: measure(self.cases, str(RULES))))
        if "error" in rows:
            raise SystemExit(f"cannot measure the tests: {rows['error']}")
        failed = [f"{row['name']}: {row['failed']}" for row in rows if row["failed"]]
        if failed:
            raise SystemExit("tests fail on the unbroken rules: " + "; ".join(failed))
        return {row["name"]: row for row in rows}

    def _cases(self, mutant: Mutant) -> list[Case]:
        """The tests by number that run the changed lines, quickest first; then the games."""
        measured = self.kept["measured"]

        def runs(case: Case) -> bool:
            seen = measured[case.name]["lines"].get(mutant.module, [])
            return any(line in seen for line in mutant.lines)

        numbered = [case for case in self.cases if case.by_number and runs(case)]
        numbered.sort(key=lambda case: float(measured[case.name]["seconds"]))
        others = [] if self.options.quick else [case for case in self.cases if not case.by_number]
        return numbered + others

    def _progress(self, mutant: Mutant, row: JsonObject, done: int, count: int) -> None:
        outcome = row["caught"] or "SURVIVED"
        print(f"{done}/{count} {mutant.name}: {outcome} {row['seconds']}", file=sys.stderr)
        if done % 20 == 0:
            self._save()

    def _save(self) -> None:
        self.options.kept.parent.mkdir(exist_ok=True)
        part = self.options.kept.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(self.kept), encoding="utf-8")
        part.replace(self.options.kept)


def _digest(paths: list[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]


def _digest_of_code() -> str:
    """What the rules do, whatever their comments and docstrings say."""
    whole = hashlib.sha256()
    for module in MODULES:
        tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [each for each in body if not is_text(each)]  # type: ignore[attr-defined]
        whole.update(ast.dump(tree).encode())
    return whole.hexdigest()[:16]


def table(mutants: list[Mutant], results: JsonObject) -> str:
    """How many mutants of each module were caught, and by what."""
    lines = ["| module | mutants | caught by number | caught | survived |", "|---|---|---|---|---|"]
    for module in [*dict.fromkeys(mutant.module for mutant in mutants), ""]:
        rows = [results[each.name] for each in mutants if module in ("", each.module)]
        numbered = sum(bool(row["caught"]) and bool(row.get("by_number")) for row in rows)
        caught = sum(bool(row["caught"]) for row in rows)
        name = module or "all"
        lines.append(f"| {name} | {len(rows)} | {numbered} | {caught} | {len(rows) - caught} |")
    return "\n".join(lines)
