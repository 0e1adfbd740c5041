"""Hints for a net: facts that follow from an observation by walking over the map.

A small net is bad at finding paths, so they are found for it, from what the viewer may know (the
routes of all seats, the contracts of its own). Seats are counted from the viewer. A path costs as
many cards as its routes that the seat has not yet claimed; the distance of two locations is the
cost of the cheapest path. How `near` a contract is: FAR minus the distance of its ends, so FAR when
it is completed, and 0 when it is impossible or too far.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import own_shape
from damrak.bots.kernels import record_types
from damrak.bots.kernels.plan import free_routes, missing_cards
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, drop_lowest, has_bit, lowest_bit, pop_lowest
from damrak.compile.records import Field, Slice, bytes_dtype, columns, record_dtype, slices
from damrak.rules.layout import UNKNOWN, Observation, State, Tables, named_sizes
from damrak.rules.observe import observe
from damrak.rules.tensor import MOST, seat_after, tensor_size, tensor_slices

FAR = 12  # a distance that is too large to count
COMPLETED, OPEN, LOST, COST = range(4)  # places of the balance
Hints: TypeAlias = record_types.Hints  # a record of hints_dtype
Paths: TypeAlias = record_types.Paths  # a record of paths_dtype

HINT_FIELDS = (
    Field("near", "i1", "seat contract", "how near each contract is for each seat at the table"),
    Field("kept_near", "i1", "contract", "the same for the viewer's own contracts, 0 for others"),
    Field("offer_near", "i1", "contract", "the same for contracts offered to the viewer, else 0"),
    Field("leads", "i1", "route", "points of the viewer's contracts with it on a cheapest path"),
    Field("lacks", "i1", "route", "cards the viewer lacks for a route, 0 if it cannot claim it"),
    Field("ready", "i1", "route", "1 for each route that the viewer could pay for"),
    Field("balance", "i1", "4", "points of own contracts: completed, open, lost; cost of the open"),
)
PATH_FIELDS = (  # a caller's buffers
    Field("steps", "u8", "location length", "the locations so many cards away by one route, a set"),
    Field("due", "u8", "distance", "locations to be reached with so many cards, a set"),
    Field("distances", "i1", "location location", "cards of the cheapest path, at most FAR"),
)


def input_slices(board: Board) -> tuple[Slice, ...]:
    """What a net takes in on this board: the observation, then the hints."""
    return tensor_slices(board) + hint_slices(board)


def hint_slices(board: Board) -> tuple[Slice, ...]:
    """The hints, by their places in what a net takes in."""
    return slices(HINT_FIELDS, named_sizes(own_shape(board)), tensor_size(board))


def input_count(board: Board) -> int:
    """How many numbers a net takes in."""
    return hint_slices(board)[-1].stop


def hints_dtype(board: Board) -> np.dtype[np.void]:
    """The hints of this board as a record of 8-bit numbers."""
    return bytes_dtype(hint_slices(board))


def paths_dtype(board: Board) -> np.dtype[np.void]:
    """The buffers of this board."""
    longest = max(route.length for route in board.routes)
    sizes = named_sizes(own_shape(board)) | {"length": longest + 1, "distance": FAR + longest}
    spare = ("spare", "i1", (-(sizes["location"] ** 2) % 8,))
    return record_dtype([*columns(PATH_FIELDS, sizes), spare])


@kernel
def fill_hints(tables: Tables, seen: Observation, row: Hints, paths: Paths) -> None:
    """Write the hints for the viewer of an observation."""
    for back in range(len(row.near)):
        place = len(row.near) - 1 - back  # the viewer last: its distances are used below
        if place < seen.players:
            find_distances(tables, seen, seat_after(seen, place), paths)
        for contract in range(len(row.kept_near)):
            far = paths.distances[tables.contract_a[contract], tables.contract_b[contract]]
            row.near[place, contract] = FAR - far if place < seen.players else 0
    fill_near(tables, seen, row)
    fill_routes_of_use(tables, seen, row, paths)


@kernel
def find_distances(tables: Tables, seen: Observation, seat: int, paths: Paths) -> None:
    """The distances of all locations for a seat."""
    own = seen.routes[seat]
    for location in range(len(paths.steps)):
        for length in range(len(paths.steps[0])):
            paths.steps[location, length] = NONE
    left = own | free_routes(tables, seen, seat)
    while left != NONE:
        route, left = pop_lowest(left)
        ends = tables.route_ends[route]
        length = 0 if has_bit(own, route) else int(tables.route_length[route])
        paths.steps[lowest_bit(ends), length] |= drop_lowest(ends)
        paths.steps[lowest_bit(drop_lowest(ends)), length] |= ends & ~drop_lowest(ends)
    most = min(FAR - 1, int(seen.carts[seat]))
    for start in range(len(paths.distances)):
        walk_from(start, most, paths)


@kernel
def walk_from(start: int, most: int, paths: Paths) -> None:
    """The distances of all locations from one, found card by card."""
    for location in range(len(paths.distances)):
        paths.distances[start, location] = FAR
    for distance in range(len(paths.due)):
        paths.due[distance] = NONE
    paths.due[0] = bit(start)
    reached = NONE
    for distance in range(most + 1):
        left = paths.due[distance] & ~reached
        while left != NONE:
            here = lowest_bit(left)
            reached |= bit(here)
            paths.distances[start, here] = distance
            for length in range(1, len(paths.steps[0])):
                paths.due[distance + length] |= paths.steps[here, length]
            left = (left | paths.steps[here, 0]) & ~reached


@kernel
def fill_near(tables: Tables, seen: Observation, row: Hints) -> None:
    """How near the viewer's own contracts are, and the sums of their points."""
    me = seen.viewer
    for place in range(len(row.balance)):
        row.balance[place] = 0
    for contract in range(len(row.kept_near)):
        row.kept_near[contract] = 0
        row.offer_near[contract] = 0
        if has_bit(seen.contracts[me], contract):
            near = int(row.near[0, contract])
            row.kept_near[contract] = near
            place = COMPLETED if near == FAR else LOST if near == 0 else OPEN
            add(row.balance, place, int(tables.contract_points[contract]))
            if place == OPEN:
                add(row.balance, COST, FAR - near)
    for place in range(seen.offered[me]):
        offered = seen.offer[me, place]
        if offered != UNKNOWN:
            row.offer_near[offered] = row.near[0, offered]


@kernel
def add(numbers: Row[int], place: int, more: int) -> None:
    """Add to a number of 8 bits, up to the largest it can hold."""
    numbers[place] = min(MOST, int(numbers[place]) + more)


@kernel
def fill_routes_of_use(tables: Tables, seen: Observation, row: Hints, paths: Paths) -> None:
    """Which routes serve the viewer's contracts, and what it lacks to pay for each."""
    me = seen.viewer
    for route in range(len(row.leads)):
        row.leads[route] = 0
        row.lacks[route] = 0
        row.ready[route] = 0
    left = free_routes(tables, seen, me)
    while left != NONE:
        route, left = pop_lowest(left)
        missing = missing_cards(tables, route, seen.hand[me])
        row.lacks[route] = missing
        row.ready[route] = missing == 0
        contracts = seen.contracts[me]
        while contracts != NONE:
            contract, contracts = pop_lowest(contracts)
            if is_on_cheapest_path(tables, route, contract, paths):
                add(row.leads, route, int(tables.contract_points[contract]))


@kernel
def is_on_cheapest_path(tables: Tables, route: int, contract: int, paths: Paths) -> bool:
    """Whether an unclaimed route is on a cheapest path between the ends of an open contract."""
    distances, ends = paths.distances, tables.route_ends[route]
    a, b = lowest_bit(ends), lowest_bit(drop_lowest(ends))
    start, end = tables.contract_a[contract], tables.contract_b[contract]
    there = min(distances[start, a] + distances[b, end], distances[start, b] + distances[a, end])
    cost = distances[start, end]
    return cost < FAR and there + tables.route_length[route] == cost


@kernel
def hint_games(
    tables: Row[Tables],
    seen: Row[Observation],
    paths: Row[Paths],
    states: Row[State],
    rows: Row[Hints],
) -> None:
    """The hints for the seat to move in every game."""
    for game in range(len(states)):
        observe(tables[0], states[game], states[game].to_move, seen[0])
        fill_hints(tables[0], seen[0], rows[game], paths[0])
