"""Where each number of a described position stands, and the record that holds them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.bots.kernels.dispatch import NAMES
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels import record_types
from damrak.rules.layout import board_sizes

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
(HORIZON, OPEN, RACE, NEXT, SEAT_NUMBERS) = (56, 61, 97, 105, 145)
HORIZONS = (1.0, 2.5, 4.5, 7.0, 10.0)  # turns
CONTRACTS = 4  # open contracts that are told one by one: those with most points
(POINTS, CARDS, MISSING, ROUND, PLANNED, OTHERS, CLAIMS, SPARE, PACE_SPARE, EACH) = range(10)
RATES = (1.2, 1.7)  # useful cards that a turn of drawing brings, in the races of race.py
RACE_EACH = 4  # numbers of a race: points, lead, rounds, completed contracts
NEXT_ROUTES, NEXT_EACH = 4, 10  # the next routes of a plan that are told, and numbers of each
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

# Who may play, as far as the judge can be told: the compiled bots and those of calibration.
KINDS = (*NAMES, "net", "hoarder", "collector")

FAR_CARDS = 12.0  # cards of a contract that cannot be completed
LATE = 16.0  # turns; more are not told apart
PositionBuffers: TypeAlias = record_types.Position  # a record of position_dtype

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
    Field("deck", "i4", "card", "cards that can be drawn blind"),
    Field("lacks", "i4", "seat route", "cards that each route of a plan lacks, in its order"),
    Field("stock", "f8", "seat", "in a race: useful cards drawn and not yet spent"),
    Field("place", "i4", "seat", "... how much of each plan is done"),
    Field("closed", "u8", "", "... routes that nobody can claim any more, a set"),
    Field("kept_routes", "u8", "seat", "the state before a race"),
    Field("kept_score", "i2", "seat", ""),
    Field("kept_goods", "i1", "seat", ""),
    Field("kept_carts", "i1", "seat", ""),
    Field("kept_stack", "i1", "", ""),
    Field("lapses", "f8", "seat", "history: how much better the net liked another action, summed"),
    Field("top", "f8", "seat", "... how often the seat did what the net liked best"),
    Field("choices", "f8", "seat", "... how often it had a choice"),
)


def position_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the buffers on this board."""
    sizes = board_sizes(board) | {"seat_number": SEAT_NUMBERS, "table_number": TABLE_NUMBERS}
    return record_dtype(columns(POSITION_FIELDS, sizes), align=True)
