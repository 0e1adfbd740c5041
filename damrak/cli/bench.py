"""`damrak bench`: how fast this machine plays on one core."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from damrak.cli.bench_server import server
from damrak.cli.options import AsJson
from damrak.compile import code_in_use
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject
from damrak.terminal.console import compiling, print_figures, print_json, stderr_console

if TYPE_CHECKING:
    import numpy as np

START = "from damrak import Game; g = Game.new(seed=1); g.play('keep 1'); g.view(0)"

app = typer.Typer(invoke_without_command=True)


@app.callback()
def bench(
    context: typer.Context,
    seconds: Annotated[float, typer.Option(min=0.05, max=60)] = 1.0,
    cold: bool = True,
    as_json: AsJson = False,
) -> None:
    """Measure random games, their parts and the start of the program, on one core."""
    if context.invoked_subcommand is not None:
        return
    with compiling():
        parts = _parts()
        for run in parts.values():
            run(1)
    here = {"python": platform.python_version(), "machine": platform.machine()}
    figures: JsonObject = {**here, "code": code_in_use()}
    with stderr_console().status(text("measuring")):
        for name, run in parts.items():
            figures |= _measure(name, run, seconds)
        figures |= _starts(cold)
    if as_json:
        print_json(figures)
    else:
        print_figures(figures)


app.command("server")(server)


def _parts() -> dict[str, Callable[[int], int]]:
    """What is measured, by name: a loop that takes a number of rounds."""
    import numpy as np

    from damrak.benchmarks import kernels as measure
    from damrak.game.catalogue import amsterdam, catalogue

    board = catalogue(amsterdam())
    tables, states = board.table_array, _midgame_states()
    state, work = np.zeros(1, board.state_dtype), np.zeros(1, board.work_dtype)
    seen, copies = np.zeros(1, board.observation_dtype), np.zeros_like(states)

    def games(players: int) -> Callable[[int], int]:
        return lambda rounds: int(measure.repeat_games(tables, state, work, players, rounds))

    return {
        **{f"steps_{players}": games(players) for players in (2, 3, 4)},
        "setup": lambda rounds: int(measure.repeat_setup(tables, state, 4, rounds)),
        "legal": lambda rounds: int(measure.repeat_legal(tables, states, work, rounds)),
        "observe": lambda rounds: int(measure.repeat_observe(tables, states, seen, rounds)),
        "copy": lambda rounds: int(measure.repeat_copy(states, copies, rounds)),
    }


def _midgame_states() -> np.ndarray:
    """Every state of one random game of three."""
    import numpy as np

    from damrak.game import Game

    game = Game.new(3, seed=5)
    states = []
    while not game.is_over:
        states.append(game._engine._state.copy())
        actions = game.legal_actions()
        game.play(actions[len(states) * 7 % len(actions)])
    return np.concatenate(states)


def _measure(name: str, run: Callable[[int], int], seconds: float) -> dict[str, int]:
    """Double the rounds until they take long enough; then the best of three runs."""
    rounds, spent = 1, 0.0
    while spent < seconds / 4:
        rounds *= 2
        spent, _ = _timed(run, rounds)
    timings = [_timed(run, rounds) for _ in range(3)]
    spent, done = min(timings, key=lambda timing: timing[0] / timing[1])
    figures = {f"{name}_per_second": round(done / spent)}
    if name.startswith("steps"):
        figures[f"games_{name[-1]}_per_second"] = round(rounds / spent)
    return figures


def _timed(run: Callable[[int], int], rounds: int) -> tuple[float, int]:
    started = time.perf_counter()
    done = run(rounds)
    return time.perf_counter() - started, done


def _starts(cold: bool) -> dict[str, float]:
    """Seconds from the start of Python to a first action, with and without compiled code."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DAMRAK_CACHE": folder}
        figures = {}
        if cold:
            figures["cold_start_seconds"] = _start(environment)
            figures["warm_start_seconds"] = _start(environment)
        else:
            figures["warm_start_seconds"] = _start(dict(os.environ))
    return figures


def _start(environment: dict[str, str]) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], env=environment, check=True)  # noqa: S603 - our own code
    return round(time.perf_counter() - started, 2)
