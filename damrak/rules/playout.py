"""Uniformly random play, for benchmarks, statistics and playouts.

Choices come from SplitMix64, which is fast and good enough for choices; deals never use it.
"""

import numpy as np

from damrak.compile import kernel
from damrak.compile.numbers import int64
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Seen, State, Tables, Work
from damrak.rules.legal import legal_actions, nth_legal


@kernel
def next_random(work: Work) -> np.uint64:
    """The next number of the caller's generator."""
    work.random += np.uint64(0x9E3779B97F4A7C15)
    mixed = work.random
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return mixed ^ (mixed >> np.uint64(31))


@kernel
def random_below(work: Work, bound: int) -> int:
    """A number below `bound`, by the high bits (a bias of at most bound / 2**32)."""
    high = next_random(work) >> np.uint64(32)
    return int(int64((high * np.uint64(bound)) >> np.uint64(32)))


@kernel
def random_action(tables: Tables, state: Seen, work: Work) -> int:
    """A random legal action, all equally likely."""
    return nth_legal(work, random_below(work, legal_actions(tables, state, work)))


@kernel
def playout(tables: Tables, state: State, work: Work) -> int:
    """Play randomly to the end; how many actions it took."""
    steps = 0
    while state.phase != OVER:
        apply(tables, state, random_action(tables, state, work))
        steps += 1
    return steps
