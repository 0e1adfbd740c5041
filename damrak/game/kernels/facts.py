"""Facts of a moment that people are told and that no field of a record holds."""

from __future__ import annotations

from damrak.compile import kernel
from damrak.compile.bits import NONE, has_bit
from damrak.rules.layout import OVER, SETUP, Observation, State, Tables


@kernel
def seats_to_act(state: State) -> int:
    """A set of seats: those that have not chosen at set-up (8.7), later the one to move."""
    if state.phase == OVER:
        return 0
    if state.phase != SETUP:
        return 1 << state.to_move
    waiting = 0
    for seat in range(state.players):
        if state.choice[seat] == 0:
            waiting |= 1 << seat
    return waiting


@kernel
def is_closed(tables: Tables, seen: Observation, route: int) -> bool:
    """5.7: whether nobody owns this route and nobody can claim it any more."""
    for seat in range(seen.players):
        if has_bit(seen.routes[seat], route):
            return False
    for word in range(len(seen.free_claims)):
        if seen.free_claims[word] & tables.route_claims[route, word] != NONE:
            return False
    return True
