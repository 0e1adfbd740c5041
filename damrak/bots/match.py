"""Whole games between compiled bots, with no Python in the loop.

Each bot sees only its observation, here as everywhere.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board.tables import SEATS
from damrak.bots.bot import BOTS
from damrak.bots.greedy import choose_greedy
from damrak.bots.random import choose_random
from damrak.compile import kernel
from damrak.game.catalogue import Catalogue
from damrak.game.seeds import derive_seed, seed_words
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables, Work
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import new_game

NAMES = tuple(BOTS)
GREEDY = NAMES.index("greedy")
RESULT = np.dtype(
    [
        ("totals", "i4", SEATS),
        ("completed", "i4", SEATS),
        ("steps", "i4"),
        ("winners", "i4"),
        ("reason", "i4"),
    ]
)


@kernel
def choose(bot: int, tables: Tables, seen: Observation, work: Work) -> int:
    """The choice of the bot of this number in NAMES."""
    if bot == GREEDY:
        return choose_greedy(tables, seen, work)
    return choose_random(tables, seen, work)


@kernel
def play_game(tables: Tables, state: State, seen: Observation, work: Work, bots: Any) -> int:
    """From a state that is set up to the end; how many actions it took."""
    steps = 0
    while state.phase != OVER:
        seat = state.to_move
        observe(tables, state, seat, seen)
        apply(tables, state, choose(bots[seat], tables, seen, work))
        steps += 1
    return steps


@kernel
def play_games(
    tables: Any, state: Any, seen: Any, work: Any, bots: Any, seeds: Any, results: Any
) -> None:
    """A game for each row of seeds, one result each."""
    for game in range(len(results)):
        for word in range(8):
            state[0].seed[word] = seeds[game, word]
        work[0].random = np.uint64(seeds[game, 8]) << np.uint64(32) | np.uint64(seeds[game, 9])
        new_game(tables[0], state[0], len(bots), NOBODY)
        result = results[game]
        result.steps = play_game(tables[0], state[0], seen[0], work[0], bots)
        final_scores(tables[0], state[0], work[0])
        for seat in range(len(bots)):
            result.totals[seat] = work[0].totals[seat]
            result.completed[seat] = work[0].completed[seat]
        result.winners = winners(work[0], len(bots))
        result.reason = state[0].end_reason


def run_games(
    board: Catalogue, bots: list[str], seed: int, first: int, games: int
) -> NDArray[np.void]:
    """The results of games number `first` and on of the series that the seed names."""
    seeds = np.zeros((games, 10), np.uint32)
    for game in range(games):
        seeds[game, :8] = seed_words(derive_seed(seed, first + game))
        seeds[game, 8:] = seed_words(derive_seed(-1 - seed, first + game))[:2]
    results = np.zeros(games, RESULT)
    state = np.zeros(1, board.state_dtype)
    seen, work = np.zeros(1, board.observation_dtype), np.zeros(1, board.work_dtype)
    numbers = np.array([NAMES.index(bot) for bot in bots], np.int64)
    play_games(board.table_array, state, seen, work, numbers, seeds, results)
    return results
