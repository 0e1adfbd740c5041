"""A board as one read-only NumPy record, the form in which kernels read it.

Sets of routes, locations and contracts are 64-bit masks; sets of actions are rows of 64-bit words.
The number of an action is fixed here: market slots, then `FIXED`, then every way to pay for every
route (see `claims_of`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from damrak.board.board import Board
from damrak.board.facts import CARDS, COLOURS, GRAY, MAX_LENGTH, Route

FIXED = ("deck", "contracts", "keep first", "keep second", "keep both", "pass")
SEATS = 4
WORD = 64


class Claim(NamedTuple):
    """One way to pay for a route: `coloured` cards of `colour` and `wilds` wild ones."""

    route: int
    colour: int  # index into CARDS; that of wild when all are wild
    coloured: int
    wilds: int


def claims_of(board: Board) -> list[Claim]:
    """Every (route, payment) pair: by route, fewest wilds first, then colours, all wild."""
    return [claim for route in board.routes for claim in _payments(route)]


def _payments(route: Route) -> Iterator[Claim]:
    colours = COLOURS if route.colour == GRAY else (route.colour,)
    for wilds in range(route.length):
        for colour in colours:
            yield Claim(route.id, COLOURS.index(colour), route.length - wilds, wilds)
    yield Claim(route.id, len(COLOURS), 0, route.length)


def action_count(board: Board) -> int:
    """How many actions a board has: the number after the last action's."""
    return board.facts.pieces.market + len(FIXED) + len(claims_of(board))


def word_count(board: Board) -> int:
    """How many 64-bit words a set of actions takes."""
    return -(-action_count(board) // WORD)


def tables_dtype(board: Board) -> np.dtype[np.void]:
    """The record's type; sizes derive from the board, and kernels compile for them."""
    actions, words = action_count(board), word_count(board)
    routes, contracts = len(board.routes), len(board.contracts)
    small, masks = np.int8, np.uint64
    levels = MAX_LENGTH + 1
    fields = [
        # actions
        ("route_claims", masks, (routes, words)),  # the claims of each route, as a set of actions
        ("route_words", small, (routes, 2)),  # the first word with such claims, and the one after
        ("all_claims", masks, (words,)),
        ("affordable", masks, (len(COLOURS), levels, words)),  # with so many cards of a colour
        ("wild_enough", masks, (levels, words)),  # ... with so many wilds
        ("cart_enough", masks, (levels, words)),  # ... with so many carts
        ("claim_route", small, (actions,)),
        ("claim_colour", small, (actions,)),
        ("claim_coloured", small, (actions,)),
        ("claim_wilds", small, (actions,)),
        # routes
        ("route_twin", masks, (routes,)),  # the other half of a double route, or nothing
        ("route_ends", masks, (routes,)),  # its two locations
        ("route_colour", small, (routes,)),  # index into COLOURS; one more for gray
        ("route_length", small, (routes,)),
        ("route_points", small, (routes,)),
        ("route_carts", small, (routes,)),
        # contracts
        ("contract_a", small, (contracts,)),
        ("contract_b", small, (contracts,)),
        ("contract_points", small, (contracts,)),
        # pieces
        ("merchandise_points", small, (SEATS + 1, SEATS)),  # by players, by place
        ("cards", small, (len(CARDS),)),
        ("carts", small, ()),
        ("start_cards", small, ()),
        ("flush_wilds", small, ()),
        ("end_carts", small, ()),
        ("merchandise", small, ()),
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


def build_tables(board: Board) -> NDArray[np.void]:
    """The board as a read-only array of one record."""
    tables = np.zeros(1, tables_dtype(board))
    _fill_actions(board, tables[0])
    _fill_routes(board, tables[0])
    _fill_pieces(board, tables[0])
    tables.flags.writeable = False
    return tables


def _add(words: NDArray[np.uint64], action: int) -> None:
    words[action // WORD] |= np.uint64(1) << np.uint64(action % WORD)


def _fill_actions(board: Board, row: np.record) -> None:
    first = board.facts.pieces.market + len(FIXED)
    for action, claim in enumerate(claims_of(board), start=first):
        row["claim_route"][action] = claim.route
        row["claim_colour"][action] = claim.colour
        row["claim_coloured"][action] = claim.coloured
        row["claim_wilds"][action] = claim.wilds
        if not row["route_claims"][claim.route].any():
            row["route_words"][claim.route, 0] = action // WORD
        row["route_words"][claim.route, 1] = action // WORD + 1
        _add(row["route_claims"][claim.route], action)
        _add(row["all_claims"], action)
        for level in range(MAX_LENGTH + 1):
            for colour in range(len(COLOURS)):
                if claim.coloured == 0 or (claim.colour == colour and claim.coloured <= level):
                    _add(row["affordable"][colour, level], action)
            if claim.wilds <= level:
                _add(row["wild_enough"][level], action)
            if claim.coloured + claim.wilds <= level:
                _add(row["cart_enough"][level], action)


def _fill_routes(board: Board, row: np.record) -> None:
    place = {location.id: number for number, location in enumerate(board.locations)}
    for route in board.routes:
        row["route_ends"][route.id] = (1 << place[route.a]) | (1 << place[route.b])
        row["route_colour"][route.id] = (*COLOURS, GRAY).index(route.colour)
        row["route_length"][route.id] = route.length
        row["route_points"][route.id] = board.facts.points.routes[route.length - 1]
        row["route_carts"][route.id] = route.carts
        twin = board.twins.get(route.id)
        row["route_twin"][route.id] = 0 if twin is None else 1 << twin
    for contract in board.contracts:
        row["contract_a"][contract.id] = place[contract.a]
        row["contract_b"][contract.id] = place[contract.b]
        row["contract_points"][contract.id] = contract.points


def _fill_pieces(board: Board, row: np.record) -> None:
    pieces = board.facts.pieces
    for players, points in board.facts.points.merchandise.items():
        row["merchandise_points"][int(players), : len(points)] = points
    row["cards"] = board.facts.cards.counts()
    for name in ("carts", "start_cards", "flush_wilds", "end_carts", "merchandise"):
        row[name] = getattr(pieces, name)
