"""Entry points from Python to the kernels of one game: they take arrays of one record.

Passing an array to compiled code takes a fiftieth of the time that a record takes.
"""

import numpy as np

from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, pop_lowest
from damrak.rules.layout import Observation, State, Tables, Work
from damrak.rules.legal import legal_actions
from damrak.rules.network import is_completed
from damrak.rules.observe import observe


@kernel
def legal_entry(tables: Row[Tables], states: Row[State], works: Row[Work]) -> int:
    """`legal_actions`, called from Python."""
    return legal_actions(tables[0], states[0], works[0])


@kernel
def observe_entry(
    tables: Row[Tables], states: Row[State], viewer: int, observations: Row[Observation]
) -> None:
    """`observe`, called from Python."""
    observe(tables[0], states[0], viewer, observations[0])


@kernel
def completed_entry(
    tables: Row[Tables], routes: Row[np.uint64], contracts: Row[np.uint64]
) -> np.uint64:
    """Those contracts of a set that a set of routes completes (6.5); sets are arrays of one."""
    done, left = NONE, contracts[0]
    while left != NONE:
        contract, left = pop_lowest(left)
        if is_completed(tables[0], routes[0], contract):
            done |= bit(contract)
    return done
