"""Counting the ways to go on, by kernels and by the reference."""

from __future__ import annotations

import copy
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numba
import numpy as np

from damrak.compile.arrays import Row
from damrak.game.engine import Engine
from damrak.i18n.json_types import JsonObject
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, State, Tables, Work
from damrak.rules.legal import legal_actions, nth_legal
from tests.reference.rules import Reference
from tests.rules.test_against_reference import reference_actions, reference_board
from tests.support import POLICIES, board_named, new_engine, seed_of

Position = tuple[str, int, str, int, int]  # board, players, policy, seed, actions taken
PATH = Path(__file__).parent / "perft.json"


def moves_to(position: Position) -> list[int]:
    """The actions that lead to a position."""
    board, players, policy, seed, steps = position
    engine, chance, taken = new_engine(board, players, seed), random.Random(seed), list[int]()
    while len(taken) < steps and engine.state.phase != OVER:
        taken.append(POLICIES[policy](engine, engine.legal_numbers(), chance))
        engine.apply(taken[-1], int(engine.state.to_move))
    return taken


def engine_at(position: Position) -> Engine:
    engine = new_engine(position[0], position[1], position[3])
    for number in moves_to(position):
        engine.apply(number, int(engine.state.to_move))
    return engine


@numba.njit(error_model="numpy")
def count_ways(tables: Row[Tables], states: Row[State], works: Row[Work], depth: int) -> int:
    """How many sequences of `depth` actions there are from states[depth]; shorter at the end."""
    if depth == 0 or states[depth].phase == OVER:
        return 1
    total = 0
    for nth in range(legal_actions(tables[0], states[depth], works[depth])):
        states[depth - 1] = states[depth]
        apply(tables[0], states[depth - 1], nth_legal(works[depth], nth))
        total += count_ways(tables, states, works, depth - 1)
    return total


def kernel_count(engine: Engine, depth: int) -> int:
    made = engine.catalogue
    states = np.zeros(depth + 1, made.state_dtype)
    states[depth] = engine._state[0]
    return int(count_ways(made.table_array, states, np.zeros(depth + 1, made.work_dtype), depth))


def reference_count(position: Position, depth: int) -> int:
    board, players, _, seed, _ = position
    facts = board_named(board)
    first = int(new_engine(board, players, seed).state.first_seat)
    reference = Reference(reference_board(facts), players, seed_of(seed), first)
    spelled = reference_actions(facts)
    for number in moves_to(position):
        reference.play(spelled[number])
    return _ways(reference, depth)


def _ways(reference: Reference, depth: int) -> int:
    if depth == 0 or reference.phase == "over":
        return 1
    if depth == 1:
        return len(reference.legal_actions())
    total = 0
    for action in sorted(reference.legal_actions(), key=str):
        board, reference.board = reference.board, None  # type: ignore[assignment]
        again = copy.deepcopy(reference)
        again.board = reference.board = board
        again.play(action)
        total += _ways(again, depth - 1)
    return total


def positions() -> list[Position]:
    chance = random.Random(14)
    kinds = [(b, n, p) for b in ("amsterdam", "lagoon") for n in (2, 3, 4) for p in POLICIES]
    return [(*kinds[i % len(kinds)], 1000 + i, chance.randrange(0, 70)) for i in range(200)]


def row_of(position: Position) -> JsonObject:
    counts = [reference_count(position, depth) for depth in (1, 2, 3)]
    return {"position": position, "counts": counts}


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        rows = list(pool.map(row_of, positions(), chunksize=5))
    text = ",\n".join(f" {json.dumps(row)}" for row in rows)
    PATH.write_text(f"[\n{text}\n]\n", encoding="utf-8")
