"""Section 7: the final score of each seat, and who wins."""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, count_bits, drop_lowest, lowest_bit
from damrak.compile.numbers import float32, float64, int64
from damrak.rules.layout import Seen, State, Tables, Work
from damrak.rules.network import is_completed


@kernel
def route_points(tables: Tables, routes: np.uint64) -> int:
    """7.2: the points of these routes, recounted."""
    points = int64(0)
    while routes != NONE:
        points += tables.route_points[lowest_bit(routes)]
        routes = drop_lowest(routes)
    return points


@kernel
def contract_value(tables: Tables, routes: np.uint64, contract: int) -> int:
    """7.3: a completed contract adds its points, an uncompleted one subtracts them."""
    points = int64(tables.contract_points[contract])
    return points if is_completed(tables, routes, contract) else -points


@kernel
def contract_points(tables: Tables, state: State, seat: int) -> tuple[int, int]:
    """7.3: the points of all contracts of a seat; and how many are completed."""
    points = int64(0)
    completed = 0
    left = state.contracts[seat]
    while left != NONE:
        value = contract_value(tables, state.routes[seat], lowest_bit(left))
        left = drop_lowest(left)
        points += value
        completed += value > 0
    return points, completed


@kernel
def merchandise_place(state: Seen, seat: int) -> int:
    """7.4, 7.6: the place (from 0), which is how many seats have more merchandise."""
    place = 0
    for other in range(state.players):
        place += state.merchandise[other] > state.merchandise[seat]
    return place


@kernel
def merchandise_points(tables: Tables, state: Seen, seat: int) -> int:
    """7.4-7.6: the points of the place; none without merchandise."""
    if state.merchandise[seat] == 0:
        return 0
    return tables.merchandise_points[state.players, merchandise_place(state, seat)]


@kernel
def final_scores(tables: Tables, state: State, work: Work) -> None:
    """Write each seat's points and number of completed contracts as if the game ended now."""
    for seat in range(state.players):
        points, done = contract_points(tables, state, seat)
        work.totals[seat] = state.score[seat] + points + merchandise_points(tables, state, seat)
        work.completed[seat] = done


@kernel
def winners(work: Work, players: int) -> int:
    """7.7: a set of seats: most points, then most completed contracts, else shared."""
    totals, completed = work.totals, work.completed
    best = 0
    for seat in range(1, players):
        more = totals[seat] > totals[best]
        if more or (totals[seat] == totals[best] and completed[seat] > completed[best]):
            best = seat
    shared = 0
    for seat in range(players):
        if totals[seat] == totals[best] and completed[seat] == completed[best]:
            shared |= 1 << seat
    return shared


@kernel
def share_of_victory(shared: int, seat: int) -> float:
    """A seat's share of the victory, given the winners as a set: 1, a part of it, or 0."""
    return float64((shared >> seat) & 1) / float64(count_bits(np.uint64(shared)))


@kernel
def reward(shared: int, players: int, seat: int) -> float:
    """What a game was worth to a seat, given its winners as a set: the sum over all seats is 0.

    A win is 1, and the others share -1; seats that share a win get equal parts of the rest.
    """
    if not (shared >> seat) & 1:
        return float32(-1) / float32(players - 1)
    count = count_bits(np.uint64(shared))
    return float32(players - count) / float32(count * (players - 1))
