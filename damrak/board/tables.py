"""A board as one read-only NumPy record, which is how kernels read it.

Records have one of two shapes, and boards of one shape share all compiled code: TOWN is as large as
Amsterdam, CITY as large as a board can be. Rows of routes, contracts and actions that a board does
not have read 0.

Sets of routes, locations and contracts are 64-bit masks; sets of actions are rows of 64-bit words.
The number of an action is fixed here: market slots, then `FIXED`, then every way to pay for every
route (see `claims_of`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from damrak.board.board import Board
from damrak.board.check import MAX_CARDS
from damrak.board.facts import (
    CARDS,
    COLOURS,
    GRAY,
    MAX_CONTRACTS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_MARKET,
    MAX_MERCHANDISE,
    MAX_ROUTES,
    Route,
)
from damrak.compile.records import Field, columns, record_dtype

FIXED = ("deck", "contracts", "keep first", "keep second", "keep both", "pass")
SEATS = 4
WORD = 64


class Shape(NamedTuple):
    """How much of everything records have room for."""

    locations: int
    routes: int
    contracts: int
    actions: int
    slots: int  # of the market
    cards: int
    merchandise: int

    @property
    def words(self) -> int:
        """How many 64-bit words a set of actions takes."""
        return -(-self.actions // WORD)


# Every way to pay for a gray route of the greatest length, for each route.
MOST_CLAIMS = MAX_ROUTES * (MAX_LENGTH * len(COLOURS) + 1)
TOWN = Shape(17, 44, 24, 296, 5, 44, 16)
CITY = Shape(
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_CONTRACTS,
    MAX_MARKET + len(FIXED) + MOST_CLAIMS,
    MAX_MARKET,
    MAX_CARDS,
    MAX_MERCHANDISE,
)


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


@lru_cache(maxsize=64)
def own_shape(board: Board) -> Shape:
    """How much of everything a board has."""
    pieces = board.facts.pieces
    return Shape(
        len(board.locations),
        len(board.routes),
        len(board.contracts),
        action_count(board),
        pieces.market,
        sum(board.facts.cards.counts()),
        pieces.merchandise,
    )


def shape_of(board: Board) -> Shape:
    """The shape of this board's records: the smaller one that it fits into."""
    own = own_shape(board)
    fits = all(has <= room for has, room in zip(own, TOWN, strict=True))
    return TOWN if fits else CITY


def layout_name(board: Board) -> str:
    """What a stored state of this board is laid out for, in a word.

    It is empty for Amsterdam and boards of just its size: their states are as they always were.
    """
    if own_shape(board) == TOWN:
        return ""
    return "town" if shape_of(board) == TOWN else "city"


FACT_FIELDS = (
    # actions
    Field("route_claims", "u8", "route word", "the claims of each route, a set of actions"),
    Field("route_words", "i1", "route 2", "the first word with such claims, and the one after"),
    Field("all_claims", "u8", "word", "all claims, a set of actions"),
    Field("affordable", "u8", "colour level word", "claims with so many cards of a colour"),
    Field("wild_enough", "u8", "level word", "claims with so many wilds"),
    Field("cart_enough", "u8", "level word", "claims with so many carts"),
    Field("claim_route", "i1", "action", "the route of a claim"),
    Field("claim_colour", "i1", "action", "the colour it is paid with, an index into CARDS"),
    Field("claim_coloured", "i1", "action", "how many cards of that colour"),
    Field("claim_wilds", "i1", "action", "how many wilds"),
    # routes
    Field("route_twin", "u8", "route", "the other half of a double route, a set of one or none"),
    Field("route_ends", "u8", "route", "its two locations, a set"),
    Field("route_colour", "i1", "route", "index into COLOURS; one more for gray"),
    Field("route_length", "i1", "route", "spaces"),
    Field("route_points", "i1", "route", "points for claiming it"),
    Field("route_carts", "i1", "route", "printed carts: merchandise for the one who claims it"),
    # contracts
    Field("contract_a", "i1", "contract", "one end"),
    Field("contract_b", "i1", "contract", "the other end"),
    Field("contract_points", "i1", "contract", "points"),
    # pieces
    Field("merchandise_points", "i1", "table seat", "by number of players, by place"),
    Field("cards", "i1", "card", "how many there are of each kind"),
    Field("carts", "i1", "", "carts of each player"),
    Field("start_cards", "i1", "", "transport cards dealt to each player"),
    Field("flush_wilds", "i1", "", "face-up wilds that sweep the market"),
    Field("end_carts", "i1", "", "carts left that start the last round"),
    Field("merchandise", "i1", "", "merchandise cards"),
)
COUNT_FIELDS = (  # how much of its shape the board uses, where zeros do not say it
    Field("slots", "i1", "", "slots of the market"),
    Field("contracts", "i1", "", "contracts"),
)
TABLE_FIELDS = FACT_FIELDS + COUNT_FIELDS


def tables_dtype(shape: Shape, fields: tuple[Field, ...] = TABLE_FIELDS) -> np.dtype[np.void]:
    """The record's type; kernels compile for it."""
    sizes = {
        "action": shape.actions,
        "word": shape.words,
        "route": shape.routes,
        "contract": shape.contracts,
        "colour": len(COLOURS),
        "card": len(CARDS),
        "level": MAX_LENGTH + 1,
        "table": SEATS + 1,
        "seat": SEATS,
    }
    return record_dtype(columns(fields, sizes), align=True)


def build_tables(board: Board) -> NDArray[np.void]:
    """The board as a read-only array of one record."""
    tables = np.zeros(1, tables_dtype(shape_of(board)))
    _fill(board, tables[0])
    tables["slots"] = board.facts.pieces.market
    tables["contracts"] = len(board.contracts)
    tables.flags.writeable = False
    return tables


def table_bytes(board: Board) -> bytes:
    """The facts alone, in the board's own size: the same whatever shape its records have."""
    tables = np.zeros(1, tables_dtype(own_shape(board), FACT_FIELDS))
    _fill(board, tables[0])
    return tables.tobytes()


def _fill(board: Board, row: np.record) -> None:
    _fill_actions(board, row)
    _fill_routes(board, row)
    _fill_pieces(board, row)


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
