"""Measures the time of one simulation of `guided`, natively and in Node: `python bench/guided.py`.

Processor time, best of three rounds, over every third decision of four games of the net. Node needs
the loader as JavaScript: `npm run loader` in web/.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tempfile
import time
from pathlib import Path

import numpy as np

from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.guided_entry import begin_entry, compare_entry
from damrak.bots.kernels.net import choose_net_entry
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, master_dtypes, read_net
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.engine import Engine
from damrak.rules.layout import OVER

GAMES, EVERY, ROUNDS, COMPARISONS = 4, 3, 3, 6


def decisions(players: int) -> list[np.ndarray]:
    """The observation at every third decision of some games of the net."""
    made = catalogue(amsterdam())
    net, buffers = read_net(MASTER, made.board), np.zeros(1, master_dtypes(made.board)[1])
    work, found = np.zeros(1, bot_work_dtype(made.board)), []
    for game in range(GAMES):
        engine = Engine(made)
        engine.set_up(players, -1, hashlib.sha256(f"bench {players} {game}".encode()).digest())
        while engine.state.phase != OVER:
            found.append(np.zeros(1, made.observation_dtype))
            found[-1][0] = engine.observe(int(engine.state.to_move))
            action = choose_net_entry(made.table_array, found[-1], work, net, buffers)
            engine.apply(int(action), int(engine.state.to_move))
    return found[::EVERY]


def native_cost(seen: list[np.ndarray]) -> float:
    """Milliseconds a simulation, compiled for this machine."""
    made = catalogue(amsterdam())
    net, work = read_net(MASTER, made.board), np.zeros(1, bot_work_dtype(made.board))
    guide = np.zeros(1, guide_dtype(made.board, net["block"].shape[3]))
    best = float("inf")
    for _ in range(ROUNDS):
        work[0].random, count, started = 1, 0, time.process_time()
        for each in seen:
            if begin_entry(made.table_array, each, work, net, guide):
                for _ in range(COMPARISONS):
                    count += compare_entry(made.table_array, each, work, net, guide)
        best = min(best, (time.process_time() - started) / count * 1000)
    return best


def node_cost(seen: list[np.ndarray]) -> float:
    """Milliseconds a simulation in WebAssembly."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "seen.json"
        plan = {"rounds": ROUNDS, "comparisons": COMPARISONS}
        file.write_text(json.dumps({**plan, "seen": [each.tobytes().hex() for each in seen]}))
        script = Path(__file__).with_suffix(".mjs")
        done = subprocess.run(["node", str(script), str(file)], check=True, capture_output=True)  # noqa: S603, S607 - node as installed, our own file
        return float(done.stdout)


def main() -> None:
    for players in (2, 3, 4):
        seen = decisions(players)
        print(
            f"{players} players, {len(seen)} decisions: native {native_cost(seen):.2f} ms,", end=" "
        )
        print(f"Node {node_cost(seen):.2f} ms a simulation", flush=True)


if __name__ == "__main__":
    main()
