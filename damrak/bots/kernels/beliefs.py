"""A guess at the contracts of the others, from the routes they have claimed.

How much the routes of a seat tell was measured on games of planners (bench/results.md): a contract
is more likely if a greater part of its path is claimed, still more if it is completed, and a little
more with its points. The guess uses only what everybody sees.
"""

import numpy as np

from damrak.bots.kernels.forest import POINT, join_locations
from damrak.bots.kernels.plan import free_routes
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.bits import NONE, bit, drop_lowest, lowest_bit
from damrak.compile.numbers import float64, int64
from damrak.rules.contracts import deck_places, next_place
from damrak.rules.layout import UNKNOWN, Observation, State, Tables
from damrak.rules.playout import next_random

DONE = 3.6  # added to the log-likelihood of a contract if its whole path is claimed
COMPLETED = 1.5  # added if it is completed
POINTS = 0.17  # added for each point
SWEEPS = 2  # exchanges for each contract; with one other seat, one would be enough


@kernel
def weigh_contracts(tables: Tables, seen: Observation, work: Work, likely: Grid[float]) -> None:
    """How likely each seat keeps each contract, by its routes: `likely[seat, contract]`."""
    for route in range(len(tables.route_length)):
        work.route_price[route] = POINT * int64(tables.route_length[route])
    for seat in range(seen.players):
        join_locations(tables, seen.routes[seat], free_routes(tables, seen, seat), work)
        for contract in range(tables.contracts):
            points = float64(tables.contract_points[contract])
            cost = work.path_cost[tables.contract_a[contract], tables.contract_b[contract]]
            left = float64(min(cost, 12 * POINT)) / POINT
            power = DONE * (points - left) / points + POINTS * points
            likely[seat, contract] = power_of_e(power + (COMPLETED if cost < POINT else 0.0))


@kernel
def power_of_e(power: float) -> float:
    """An approximation of e to this power in plain arithmetic: the same on every target."""
    result = 1.0 + power / 1024.0
    for _ in range(10):
        result *= result
    return result


@kernel
def guess_contracts(seen: Observation, work: Work, state: State, likely: Grid[float]) -> None:
    """Exchange the unknown contracts of the others with those of the deck until they are likely."""
    for _ in range(SWEEPS if state.players > 2 else 1):
        for seat in range(state.players):
            left = state.contracts[seat] & ~seen.contracts_known[seat]
            while left != NONE:
                exchange(seen, work, state, seat, lowest_bit(left), likely[seat])
                left = drop_lowest(left)


@kernel
def exchange(
    seen: Observation, work: Work, state: State, seat: int, contract: int, likely: Row[float]
) -> None:
    """Replace a contract by one that the viewer cannot place, drawn by likelihood."""
    total = likely[contract]
    place = state.contract_top
    for _ in range(state.contract_count):
        if seen.deck_contracts[place] == UNKNOWN:
            total += likely[state.contract_deck[place]]
        place = next_place(place, deck_places(state))
    mark = total * (float64(next_random(work) >> np.uint64(11)) / 9007199254740992.0)
    mark -= likely[contract]
    place = state.contract_top
    for _ in range(state.contract_count):
        if mark < 0.0:
            return
        if seen.deck_contracts[place] == UNKNOWN:
            other = int64(state.contract_deck[place])
            mark -= likely[other]
            if mark < 0.0:
                state.contract_deck[place] = contract
                state.contracts[seat] = (state.contracts[seat] & ~bit(contract)) | bit(other)
                state.contract_known[contract] = 0
                state.contract_known[other] = 1 << seat
        place = next_place(place, deck_places(state))
