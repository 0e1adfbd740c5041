"""6.5: what a seat's own routes join."""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.rules.layout import State, Tables


@kernel
def reach(tables: Tables, routes: np.uint64, location: int) -> np.uint64:
    """The locations that an unbroken chain of these routes joins to this one."""
    reached, before = bit(location), NONE
    while reached != before:
        before, left = reached, routes
        while left != NONE:
            route, left = pop_lowest(left)
            ends = tables.route_ends[route]
            near = ends & reached != NONE
            reached |= ends if near else NONE
            routes ^= bit(route) if near else NONE
    return reached


@kernel
def is_completed(tables: Tables, routes: np.uint64, contract: int) -> bool:
    """6.5: the contract's two locations are joined by these routes."""
    return has_bit(reach(tables, routes, tables.contract_a[contract]), tables.contract_b[contract])


@kernel
def has_completed(tables: Tables, state: State, seat: int, contract: int) -> bool:
    """6.5 for a seat's own routes; reads a state or an observation."""
    return is_completed(tables, state.routes[seat], contract)
