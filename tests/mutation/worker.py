"""Runs tests on one mutant in a process of its own, forked from one that has loaded everything.

A mutant takes the place of the code of a function, so all that hold the function run it. Nothing is
written to disk, and the next mutant starts from the unbroken rules again.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import sys
import time
import warnings
from collections.abc import Callable
from itertools import product
from types import FrameType

import numpy as np

from damrak.compile.plain import fast_record
from damrak.game import engine
from damrak.i18n.json_types import Json, JsonObject
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from tests.mutation.cases import Case
from tests.mutation.operators import Mutant
from tests.support import opening

MOST_SECONDS = {True: 2.0, False: 20.0}  # of processor time, for a test by number or another


def play_quickly() -> None:
    """Let engines hand kernels quick records: in plain Python NumPy's take ten times as long."""

    def legal_quick(tables: np.ndarray, states: np.ndarray, works: np.ndarray) -> int:
        return legal_actions(fast_record(tables), fast_record(states), fast_record(works))

    def observe_quick(
        tables: np.ndarray, states: np.ndarray, viewer: int, seen: np.ndarray
    ) -> None:
        observe(fast_record(tables), fast_record(states), viewer, fast_record(seen))

    for name, stand_in in {"legal_entry": legal_quick, "observe_entry": observe_quick}.items():
        if not hasattr(engine, name):
            raise SystemExit(f"damrak.game.engine has no {name} any more: see play_quickly")
        setattr(engine, name, stand_in)


def prepare() -> None:
    """Do once what all tests need, by the unbroken rules."""
    play_quickly()
    for board, players in product(("amsterdam", "lagoon"), (2, 3, 4)):
        opening(board, players)
    engine._in_python.cache_clear()  # copies of kernels, which would stay unbroken


def break_rules(mutant: Mutant) -> None:
    """Put the broken code in place, for this process."""
    module = importlib.import_module(f"damrak.rules.{mutant.module}")
    getattr(module, mutant.function).__code__ = mutant.code


def start(work: Callable[[], object]) -> tuple[int, int]:
    """Fork a process that does this and writes its answer as JSON; its id and what to read."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    try:
        _be_silent()
        answer = work()
    except BaseException as error:
        answer = {"error": repr(error)}
    os.write(writer, json.dumps(answer).encode())
    os._exit(0)


def _be_silent() -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    np.seterr(over="ignore")
    warnings.simplefilter("error")  # as pytest does here


def finish(child: int, reader: int) -> Json:
    """The answer of such a process."""
    text = b""
    while part := os.read(reader, 1 << 16):
        text += part
    os.close(reader)
    os.waitpid(child, 0)
    return json.loads(text) if text else {"error": "the process ended"}


class TimeUp(BaseException):
    """A test on a mutant ran far too long: it hangs."""


def _time_up(*_: object) -> None:
    raise TimeUp


def first_failure(mutant: Mutant, cases: list[Case]) -> JsonObject:
    """The first test that fails on a mutant, if any."""
    break_rules(mutant)
    signal.signal(signal.SIGPROF, _time_up)
    for case in cases:
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS[case.by_number], 1.0)
        try:
            case.run()
        except BaseException as error:
            signal.setitimer(signal.ITIMER_PROF, 0)
            how = type(error).__name__
            return {"caught": case.name, "by_number": case.by_number, "how": how}
    return {"caught": None}


def measure(cases: list[Case], folder: str) -> list[JsonObject]:
    """Each test once on the unbroken rules: how long it takes and which lines it runs."""
    rows = []
    for case in cases:
        lines: dict[str, set[int]] = {}
        began = time.process_time()
        failed = _traced(case, folder, lines) if case.by_number else None
        row = {"name": case.name, "seconds": time.process_time() - began, "failed": failed}
        rows.append({**row, "lines": {name: sorted(each) for name, each in lines.items()}})
    return rows


def _traced(case: Case, folder: str, lines: dict[str, set[int]]) -> str | None:
    def trace(frame: FrameType, event: str, _: object) -> Json:
        path = frame.f_code.co_filename
        if event == "call":
            return trace if path.startswith(folder) else None
        lines.setdefault(os.path.basename(path)[:-3], set()).add(frame.f_lineno)
        return trace

    sys.settrace(trace)
    try:
        case.run()
    except BaseException as error:
        return repr(error)
    finally:
        sys.settrace(None)
    return None
