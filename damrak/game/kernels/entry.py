"""Entry points from Python to the kernels of this room: they take arrays of one record."""

import numpy as np

from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit
from damrak.game.kernels.events import (
    Happened,
    Made,
    begin_event,
    note_cards,
    note_event,
    note_offer,
    note_sweeps,
)
from damrak.game.kernels.facts import is_closed, seats_to_act
from damrak.game.kernels.refusal import Refused, explain, explain_route
from damrak.game.kernels.scoring import Lines, write_lines
from damrak.rules.apply import apply
from damrak.rules.layout import Observation, State, Tables, Work
from damrak.rules.market import slots_of


@kernel
def act_entry(
    tables: Row[Tables],
    state: Row[State],
    before: Row[State],
    seat: int,
    action: int,
    event: Row[Happened],
) -> bool:
    """Carry out a legal action and write its event. Returns False if it shuffled cards.

    `before` receives the state from before the action. After a shuffle no event is written.
    """
    before[0] = state[0]
    apply(tables[0], state[0], action)
    if state[0].reshuffles != before[0].reshuffles:
        return False
    begin_event(seat, action, event[0])
    note_cards(
        before[0].deck, before[0].deck_size, state[0].deck_size, slots_of(state[0]), event[0]
    )
    note_sweeps(before[0], state[0], event[0])
    note_offer(state[0], event[0])
    return True


@kernel
def note_event_entry(
    before: Row[State],
    after: Row[State],
    made: Row[Made],
    seat: int,
    action: int,
    event: Row[Happened],
) -> None:
    """`note_event`, called from Python."""
    note_event(before[0], after[0], made[0], seat, action, event[0])


@kernel
def explain_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    kind: int,
    place: int,
    card: int,
    coloured: int,
    wilds: int,
    refusal: Row[Refused],
) -> None:
    """`explain`, called from Python."""
    explain(tables[0], seen[0], kind, place, card, coloured, wilds, refusal[0])


@kernel
def explain_route_entry(
    tables: Row[Tables], seen: Row[Observation], route: int, refusal: Row[Refused]
) -> None:
    """`explain_route`, called from Python."""
    explain_route(tables[0], seen[0], route, refusal[0])


@kernel
def write_lines_entry(
    tables: Row[Tables], state: Row[State], work: Row[Work], lines: Row[Lines]
) -> None:
    """`write_lines`, called from Python."""
    write_lines(tables[0], state[0], work[0], lines[0])


@kernel
def seats_to_act_entry(state: Row[State]) -> int:
    """`seats_to_act`, called from Python."""
    return seats_to_act(state[0])


@kernel
def closed_entry(tables: Row[Tables], seen: Row[Observation]) -> np.uint64:
    """The set of routes that are closed (5.7)."""
    closed = NONE
    for route in range(len(tables[0].route_claims)):
        if is_closed(tables[0], seen[0], route):
            closed |= bit(route)
    return closed
