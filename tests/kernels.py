"""Loops in compiled code for tests that repeat things millions of times."""

from __future__ import annotations

import numba
import numpy as np

from damrak.compile.arrays import Grid, Row
from damrak.rules.apply import apply
from damrak.rules.chance import shuffle
from damrak.rules.check import broken_law
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables, Work
from damrak.rules.observe import observe
from damrak.rules.playout import random_action
from damrak.rules.resample import resample
from damrak.rules.setup import new_game

compiled = numba.njit(nogil=True, error_model="numpy")


@compiled
def count_places(state: Row[State], counts: Grid[int], times: int) -> None:
    """How often each card came to each place."""
    cards = np.zeros(len(counts), np.int8)
    for number in range(times):
        for card in range(len(cards)):
            cards[card] = card
        shuffle(state[0], number, cards, len(cards))
        for place in range(len(cards)):
            counts[cards[place], place] += 1


@compiled
def walk(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    players: int,
    games: int,
    every: int,
    seen: Row[Observation],
    anew: Row[State],
) -> tuple[int, int]:
    """Random games with every law checked at each step, and at every few of them on a resampled
    state for each viewer; the number of the broken law (100 more if resampled) and of steps."""
    steps = 0
    for game in range(games):
        state[0].seed[1] = np.uint32(game)
        new_game(tables[0], state[0], players, NOBODY)
        while state[0].phase != OVER:
            law = broken_law(tables[0], state[0], work[0])
            if law:
                return law, steps
            for viewer in range(players if steps % every == 0 else 0):
                observe(tables[0], state[0], viewer, seen[0])
                resample(tables[0], seen[0], work[0], anew[0])
                law = broken_law(tables[0], anew[0], work[0])
                if law:
                    return 100 + law, steps
            apply(tables[0], state[0], random_action(tables[0], state[0], work[0]))
            steps += 1
    return broken_law(tables[0], state[0], work[0]), steps
