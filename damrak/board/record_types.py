"""The records of `damrak/board` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Cube, Grid, Record, Row


class Tables(Record, Protocol):
    """A board as tables."""

    route_claims: Grid[np.uint64]  # the claims of each route, a set of actions
    route_words: Grid[int]  # the first word with such claims, and the one after
    all_claims: Row[np.uint64]  # all claims, a set of actions
    affordable: Cube[np.uint64]  # claims with so many cards of a colour
    wild_enough: Grid[np.uint64]  # claims with so many wilds
    cart_enough: Grid[np.uint64]  # claims with so many carts
    claim_route: Row[int]  # the route of a claim
    claim_colour: Row[int]  # the colour it is paid with, an index into CARDS
    claim_coloured: Row[int]  # how many cards of that colour
    claim_wilds: Row[int]  # how many wilds
    route_twin: Row[np.uint64]  # the other half of a double route, a set of one or none
    route_ends: Row[np.uint64]  # its two locations, a set
    route_colour: Row[int]  # index into COLOURS; one more for gray
    route_length: Row[int]  # spaces
    route_points: Row[int]  # points for claiming it
    route_carts: Row[int]  # printed carts: merchandise for the one who claims it
    contract_a: Row[int]  # one end
    contract_b: Row[int]  # the other end
    contract_points: Row[int]  # points
    merchandise_points: Grid[int]  # by number of players, by place
    cards: Row[int]  # how many there are of each kind
    carts: int  # carts of each player
    start_cards: int  # transport cards dealt to each player
    flush_wilds: int  # face-up wilds that sweep the market
    end_carts: int  # carts left that start the last round
    merchandise: int  # merchandise cards
    slots: int  # slots of the market
    contracts: int  # contracts
