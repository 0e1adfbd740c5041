"""Where each number of a described position stands, and the record that holds them."""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.compile.records import Field, columns, record_dtype

# A seat's row. Names of several numbers are those of the first.
(WAIT, HAS_TURN, WILDS, HELD, PILES, CARTS, SCORE, TOTAL, LEAD) = (0, 4, 5, 6, 7, 13, 14, 15, 16)
(GOODS, GOODS_POINTS, GOODS_LEAD, DONE_POINTS, DONE, OPEN_POINTS) = range(17, 23)
(LOST_POINTS, KEPT, NEEDED_CARTS, NEEDED_MISSING, NEEDED, NEEDED_READY) = range(23, 29)
(PLANNED_POINTS, GAIN, CONTESTED, CONTESTED_READY, DRAWING) = range(29, 34)
(NOW, READY, READY_POINTS, FINISH, TURNS, PROJECTED) = range(34, 40)
(PROJECTED_TOTAL, PROJECTED_LEAD, LAST_LEAD, DONE_LEAD) = range(40, 44)
(LAPSES, TOP, CHOICES) = range(44, 47)
(STAY, MARKET, BLIND, GOODS_TO_COME, GOODS_AHEAD) = range(47, 52)
(CART_PACE, POINT_PACE, PACE_TOTAL, PACE_LEAD) = range(52, 56)
(HORIZON, OPEN, SEAT_NUMBERS) = (56, 61, 97)
HORIZONS = (1.0, 2.5, 4.5, 7.0, 10.0)  # turns
CONTRACTS = 4  # open contracts that are told one by one: those with most points
(POINTS, CARDS, MISSING, ROUND, PLANNED, OTHERS, CLAIMS, SPARE, PACE_SPARE, EACH) = range(10)
# The table's row.
(PLAYERS, PHASE, LAST_ROUND, LEFT, TURN, DECK, DISCARDED, MARKET_WILDS) = (
    0,
    3,
    7,
    8,
    9,
    10,
    11,
    12,
)
(CONTRACTS_LEFT, GOODS_LEFT, FEWEST, END, PACE_END, TABLE_NUMBERS) = (13, 14, 15, 16, 17, 18)

FAR_CARDS = 12.0  # cards of a contract that cannot be completed
LATE = 16.0  # turns; more are not told apart
PositionBuffers = Any  # a record of position_dtype

POSITION_FIELDS = (
    Field("seats", "f4", "seat seat_number", "a row for each seat"),
    Field("table", "f4", "table_number", "a row for what all share"),
    Field("kept", "u8", "seat", "contracts that each seat keeps, as it stands in the state"),
    Field("needed", "u8", "seat", "routes that each seat needs for its contracts, a set"),
    Field("ready", "u8", "seat", "routes that each seat could pay for now, a set"),
    Field("rate", "f8", "seat", "contract points for each cart of the needed routes"),
    Field("total", "f8", "seat", "points as if the game ended now"),
    Field("finish", "f8", "seat", "turns until the seat would start the last round"),
    Field("now", "f8", "seat", "most points that a claim brings at once"),
    Field("lapses", "f8", "seat", "history: how much better the net liked another action, summed"),
    Field("top", "f8", "seat", "... how often the seat did what the net liked best"),
    Field("choices", "f8", "seat", "... how often it had a choice"),
)


def position_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the buffers; the board does not matter so far."""
    del board
    sizes = {"seat": SEATS, "seat_number": SEAT_NUMBERS, "table_number": TABLE_NUMBERS}
    return record_dtype(columns(POSITION_FIELDS, sizes), align=True)
