"""Compares the speed of random play in Damrak and other libraries: `make bench-peers`.

python bench/peers.py                  # a table
python bench/peers.py --json           # one JSON object
python bench/peers.py --only rlcard    # only rows whose name contains this
python bench/peers.py --seconds 10     # processor time for each row

The libraries play different games, so a ratio compares the overhead of a step, not the rules.
Each row runs in its own process, pinned to one core; loading, compiling and warming up are not
counted. Seconds are those of the processor, which other programs do not slow down as much as those
of the clock, and figures are medians of five rounds, with the slowest and the fastest beside them.
A step is one action of a player, chosen at random among the legal ones, with everything the library
needs to list these. OpenSpiel offers no C++ simulations to Python, so its games are stepped from
Python.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from damrak.i18n.json_types import JsonObject

GAMES = 1024  # games of Damrak in one call of compiled code
ROUNDS = 5  # for each row
LIMIT = 900  # seconds for a row, imports and compiling included
Play = Iterator[tuple[int, int]]  # steps and games since the last item
MASKED, OBSERVED = "legal", "legal, observed"


class Row(NamedTuple):
    """One row of the table: a name, how to play, and what every step provides."""

    name: str
    play: Callable[[], Play]
    provides: str


def damrak_native(players: int) -> Play:
    import numpy as np

    from damrak.benchmarks.kernels import repeat_games
    from damrak.game.catalogue import amsterdam, catalogue

    made = catalogue(amsterdam())
    state, work = np.zeros(1, made.state_dtype), np.zeros(1, made.work_dtype)
    while True:
        yield int(repeat_games(made.table_array, state, work, players, GAMES)), GAMES


def damrak_batch(players: int, batch: int) -> Play:
    from damrak.envs.games import Games

    games = Games(batch, players)
    while True:
        games.step_randomly()
        yield batch, int(games.done.sum())


def damrak_openspiel(players: int) -> Play:
    import damrak.envs.openspiel  # noqa: F401 - registers the game

    return openspiel(f"python_damrak(players={players})")


def damrak_pettingzoo(players: int) -> Play:
    from damrak.envs import damrak_v1

    return agents(damrak_v1.env(players=players))


def openspiel(name: str) -> Play:
    import pyspiel

    game = pyspiel.load_game(name)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        yield steps, 1


def pgx(name: str, batch: int) -> Play:
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    environment = pgx.make(name)
    step = jax.vmap(auto_reset(environment.step, environment.init))
    chain = 16  # steps in one call

    def advance(carry: Any, key: Any) -> Any:
        states, games = carry
        choice, chance = jax.random.split(key)
        actions = act_randomly(choice, states.legal_action_mask)
        states = step(states, actions, jax.random.split(chance, batch))
        return (states, games + states.terminated.sum()), None

    run = jax.jit(
        lambda states, key: jax.lax.scan(advance, (states, 0), jax.random.split(key, chain))
    )
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(environment.init))(jax.random.split(key, batch))
    while True:
        key, now = jax.random.split(key)
        (states, games), _ = run(states, now)
        yield chain * batch, int(games)


def pettingzoo(name: str) -> Play:
    from importlib import import_module

    return agents(import_module(f"pettingzoo.classic.{name}").env())


def agents(environment: Any) -> Play:
    """PettingZoo's own loop: each agent observes and acts in turn."""
    import numpy as np

    chance = np.random.default_rng(1)
    while True:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
            else:
                environment.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1
        yield steps, 1


def rlcard(name: str) -> Play:
    import rlcard

    environment = rlcard.make(name)
    while True:
        state, _ = environment.reset()
        steps = 0
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            steps += 1
        yield steps, 1


def catanatron(players: int) -> Play:
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(colour) for colour in list(Color)[:players]])
        game.play()
        yield len(game.state.actions), 1


# Batch sizes of Damrak and pgx: of 16, 64, 256, 1024 and 4096 the one with the best median of three
# runs on one core.
ROWS = (
    Row("damrak native, 2p", lambda: damrak_native(2), MASKED),
    Row("damrak native, 4p", lambda: damrak_native(4), MASKED),
    Row("damrak batch, 2p", lambda: damrak_batch(2, 256), OBSERVED),
    Row("damrak batch, 4p", lambda: damrak_batch(4, 1024), OBSERVED),
    Row("damrak pettingzoo, 2p", lambda: damrak_pettingzoo(2), OBSERVED),
    Row("damrak openspiel, 2p", lambda: damrak_openspiel(2), MASKED),
    Row("openspiel backgammon", lambda: openspiel("backgammon"), MASKED),
    Row("openspiel gin_rummy", lambda: openspiel("gin_rummy"), MASKED),
    Row("pgx backgammon", lambda: pgx("backgammon", 16), OBSERVED),
    Row("pgx animal_shogi", lambda: pgx("animal_shogi", 64), OBSERVED),
    Row("pgx leduc_holdem", lambda: pgx("leduc_holdem", 4096), OBSERVED),
    Row("pettingzoo connect_four_v3", lambda: pettingzoo("connect_four_v3"), OBSERVED),
    Row("pettingzoo leduc_holdem_v4", lambda: pettingzoo("leduc_holdem_v4"), OBSERVED),
    Row("rlcard leduc-holdem", lambda: rlcard("leduc-holdem"), OBSERVED),
    Row("rlcard uno", lambda: rlcard("uno"), OBSERVED),
    Row("rlcard gin-rummy", lambda: rlcard("gin-rummy"), OBSERVED),
    Row("catanatron, 4p", lambda: catanatron(4), MASKED),
)


def measure(play: Play, seconds: float) -> dict[str, float]:
    """Steps and games for each second of the processor after a warm-up; medians of the rounds."""
    next(play)
    play_for(play, seconds / 10)
    rounds = [play_for(play, seconds / ROUNDS) for _ in range(ROUNDS)]
    steps = sorted(each[0] for each in rounds)
    return {
        "steps_per_second": round(median(steps), 1),
        "least": round(steps[0], 1),
        "most": round(steps[-1], 1),
        "games_per_second": round(median(each[1] for each in rounds), 2),
    }


def play_for(play: Play, seconds: float) -> tuple[float, float]:
    """Steps and games for each second, after at least so many seconds of the processor."""
    steps = games = 0
    started, spent = time.process_time(), 0.0
    while spent < seconds:
        more_steps, more_games = next(play)
        steps, games = steps + more_steps, games + more_games
        spent = time.process_time() - started
    return steps / spent, games / spent


def measure_alone(row: Row, seconds: float) -> JsonObject:
    """Measure a row in its own process; if that fails, the reason."""
    command = [sys.executable, __file__, "--row", row.name, "--seconds", str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)  # noqa: S603 - ourselves
    except subprocess.TimeoutExpired:
        return {"failed": f"took more than {LIMIT} seconds"}
    lines = done.stdout.splitlines()
    if done.returncode or not lines:
        why = [line for line in done.stderr.splitlines() if line.strip()] or ["no output"]
        return {"failed": why[-1].strip()}
    figures: JsonObject = json.loads(lines[-1])
    return figures


def compare(rows: list[Row], seconds: float) -> list[JsonObject]:
    """The figures of all rows, each compared with the first that did not fail."""
    shown = track(rows, "Measuring", console=Console(stderr=True), transient=True)
    figures: list[JsonObject] = [
        {"name": row.name, "provides": row.provides, **measure_alone(row, seconds)} for row in shown
    ]
    measured = [row for row in figures if "failed" not in row]
    for row in measured:
        row["slower_than"] = measured[0]["name"]
        row["slower"] = round(measured[0]["steps_per_second"] / row["steps_per_second"], 2)
    return figures


def print_table(figures: list[JsonObject]) -> None:
    heads = "game", "steps/s", "of five", "games/s", "slower", "a step provides"
    table = Table(*heads, box=SIMPLE_HEAD)
    for column in table.columns[1:5]:
        column.justify = "right"
    for row in figures:
        if "failed" in row:
            table.add_row(row["name"], *"----", escape(f"failed: {row['failed']}"))
        else:
            steps, games = f"{row['steps_per_second']:,.0f}", f"{row['games_per_second']:,.1f}"
            span = f"{row['least']:,.0f} - {row['most']:,.0f}"
            slower = f"{row['slower']:,.2f}"
            table.add_row(row["name"], steps, span, games, slower, row["provides"])
    first = next((row["slower_than"] for row in figures if "slower" in row), "-")
    console = Console()
    console.print(table)
    console.print(
        f"Random play on one core, medians of {ROUNDS} rounds by seconds of the processor; 2p: two"
        f" players. Slower: how many times slower than {first}. The games differ, so this compares"
        " the overhead of a step, not the rules. Every step lists the legal actions; observed: with"
        " the observation of a learner. The batches of Damrak and pgx play many games at once;"
        " OpenSpiel's games are C++ stepped from Python."
    )


def pin() -> None:
    """Pin this process and its children to one core and one thread."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ |= {
        "JAX_PLATFORMS": "cpu",
        "OMP_NUM_THREADS": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="processor time for each row")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--row", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.row:
        warnings.simplefilter("ignore")
        row = next(row for row in ROWS if row.name == given.row)
        print(json.dumps(measure(row.play(), given.seconds)))
        return
    pin()
    figures = compare([row for row in ROWS if given.only in row.name], given.seconds)
    if given.json:
        print(json.dumps({"seconds": given.seconds, "rows": figures}))
    elif figures:
        print_table(figures)


if __name__ == "__main__":
    main()
