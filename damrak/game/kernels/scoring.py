"""The final scoring, line by line (section 7)."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

import numpy as np

from damrak.board import Board
from damrak.compile import kernel
from damrak.compile.bits import NONE, drop_lowest, lowest_bit
from damrak.compile.records import Field, columns, record_dtype
from damrak.game.kernels import record_types
from damrak.rules.layout import State, Tables, Work, board_sizes
from damrak.rules.score import (
    contract_value,
    final_scores,
    merchandise_place,
    merchandise_points,
    winners,
)

DecidedBy = Literal["points", "contracts", "shared"]  # 7.7
DECIDERS: tuple[DecidedBy, ...] = get_args(DecidedBy)
POINTS, CONTRACTS, SHARED = range(len(DECIDERS))
Lines: TypeAlias = record_types.Lines  # a record of lines_dtype


LINES_FIELDS = (  # seats that do not play, and things not held, read 0
    Field("reason", "i4", "", "why the game ended, as in the state"),
    Field("decided_by", "i4", "", "a place in DECIDERS"),
    Field("winners", "i4", "", "a set of seats"),
    Field("totals", "i4", "seat", "all points"),
    Field("routes", "i4", "seat route", "7.2: the points of each route"),
    Field("contracts", "i4", "seat contract", "7.3: below 0 where not completed"),
    Field("merchandise", "i4", "seat", "merchandise cards"),
    Field("places", "i4", "seat", "7.4: the place by merchandise, from 1; 0 without a card (7.5)"),
    Field("merchandise_points", "i4", "seat", "7.4: the points of that place"),
)


def lines_dtype(board: Board) -> np.dtype[np.void]:
    """The type of all lines of the final scoring."""
    return record_dtype(columns(LINES_FIELDS, board_sizes(board)))


@kernel
def write_lines(tables: Tables, state: State, work: Work, lines: Lines) -> None:
    """Write the scoring of a finished game."""
    final_scores(tables, state, work)
    lines.reason = state.end_reason
    lines.winners = winners(work, state.players)
    lines.decided_by = decider(work, state.players, lines.winners)
    for seat in range(len(lines.totals)):
        for route in range(len(lines.routes[seat])):
            lines.routes[seat, route] = 0
        for contract in range(len(lines.contracts[seat])):
            lines.contracts[seat, contract] = 0
        write_seat(tables, state, work, seat, lines)


@kernel
def write_seat(tables: Tables, state: State, work: Work, seat: int, lines: Lines) -> None:
    """Write the lines of a seat."""
    plays = seat < state.players
    lines.totals[seat] = work.totals[seat] if plays else 0
    lines.merchandise[seat] = state.merchandise[seat]
    lines.places[seat] = merchandise_place(state, seat) + 1 if state.merchandise[seat] else 0
    lines.merchandise_points[seat] = merchandise_points(tables, state, seat)
    left = state.routes[seat]
    while left != NONE:
        lines.routes[seat, lowest_bit(left)] = tables.route_points[lowest_bit(left)]
        left = drop_lowest(left)
    left = state.contracts[seat]
    while left != NONE:
        contract = lowest_bit(left)
        lines.contracts[seat, contract] = contract_value(tables, state.routes[seat], contract)
        left = drop_lowest(left)


@kernel
def decider(work: Work, players: int, won: int) -> int:
    """7.7: what made the winners win."""
    if won & (won - 1):
        return SHARED
    best, reached = work.totals[0], 0
    for seat in range(players):
        best = max(best, work.totals[seat])
    for seat in range(players):
        reached += work.totals[seat] == best
    return CONTRACTS if reached > 1 else POINTS
