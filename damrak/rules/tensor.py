"""An observation as one row of 8-bit numbers, for learners: the same on every target.

Seats are counted from the viewer: row 0 is the viewer's, row 1 that of the next seat to play, and
so on; rows of empty seats are 0. The row is a record with a field for each slice, which kernels
fill by name; as plain bytes it is the tensor. It holds what is in the observation and what follows
from it, nothing else.

The slices are declared in TENSOR_FIELDS; docs/environments.md shows them with their places. Boards
of one shape share the record that kernels fill; the tensor of a board is the columns of it that the
board has (`tensor_columns`): on Amsterdam all of them.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.board.tables import own_shape
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import (
    BIT_OF_EACH,
    BYTE,
    EACH_BYTE,
    NONE,
    ROUND_UP,
    bit,
    drop_lowest,
    lowest_bit,
    pop_lowest,
)
from damrak.compile.records import Field, Slice, bytes_dtype, columns, record_dtype, slices
from damrak.rules import record_types
from damrak.rules.contracts import known_places, next_place
from damrak.rules.layout import EMPTY, UNKNOWN, Observation, Tables, Work, board_sizes, named_sizes
from damrak.rules.network import is_completed

MOST = 127  # the largest number in a tensor
Tensor: TypeAlias = record_types.Tensor  # a record of tensor_dtype

TENSOR_FIELDS = (
    Field("phase", "i1", "phase", "one of: set-up, turn, second card, offer of contracts, over"),
    Field("players", "i1", "3", "one of: 2, 3 or 4 players"),
    Field("to_move", "i1", "seat", "1 for the seat that decides now"),
    Field("first_seat", "i1", "seat", "1 for the seat that began"),
    Field("market", "i1", "slot card", "1 for the card in each slot; an empty slot has none"),
    Field("hand", "i1", "card", "transport cards in one's own hand"),
    Field("blind", "i1", "card", "of these, drawn unseen since the deck was last shuffled"),
    Field("known", "i1", "seat card", "cards known to all to be in that hand"),
    Field("unseen", "i1", "card", "cards in the deck or other hands that the viewer cannot place"),
    Field("fresh", "i1", "card", "the deck after its last shuffle, less cards turned up since"),
    Field("discards", "i1", "card", "discarded transport cards"),
    Field("hand_size", "i1", "seat", "cards in each hand"),
    Field("blind_size", "i1", "seat", "cards each seat drew unseen since the last shuffle"),
    Field("carts", "i1", "seat", "carts left"),
    Field("score", "i1", "seat", "route points, at most 127"),
    Field("merchandise", "i1", "seat", "merchandise cards taken"),
    Field("contracts_kept", "i1", "seat", "how many contracts each seat keeps"),
    Field("offered", "i1", "seat", "how many contracts are offered to each seat"),
    Field("routes", "i1", "seat route", "1 for each route of that seat"),
    Field("open", "i1", "route", "1 for each route that nobody has taken or closed"),
    Field("barred", "i1", "route", "1 for each open route whose other half is the viewer's (5.6)"),
    Field("contracts", "i1", "contract", "1 for each contract of one's own"),
    Field("completed", "i1", "contract", "1 for each of these that is completed"),
    Field("offer", "i1", "2 contract", "1 for the first and for the second contract offered"),
    Field("choice", "i1", "3", "own choice at set-up until all have chosen: first, second, both"),
    Field("contracts_known", "i1", "other contract", "contracts each other seat is known to keep"),
    Field(
        "offers_known", "i1", "other contract", "contracts each other seat is known to be offered"
    ),
    Field("contract_places", "i1", "contract", "its place in the deck, 1 is the top; 0: not known"),
    Field("deck_size", "i1", "1", "cards in the deck"),
    Field("contract_count", "i1", "1", "contracts in the deck"),
    Field("merchandise_left", "i1", "1", "merchandise cards in the stack"),
    Field("turns_left", "i1", "1", "turns to come after 7.1 was triggered; -1 before"),
    Field("passes", "i1", "1", "turns passed in a row"),
    Field("reshuffles", "i1", "1", "how often the discards became the deck, at most 127"),
    Field("turn", "i1", "1", "turns finished, at most 127"),
)
MASK_FIELDS = (Field("words", "u8", "eight", "a byte for each action: 1 where it is legal"),)


def tensor_slices(board: Board) -> tuple[Slice, ...]:
    """The named parts of the tensor on this board, in order."""
    return slices(TENSOR_FIELDS, named_sizes(own_shape(board)))


def tensor_size(board: Board) -> int:
    """How many numbers the tensor of this board has."""
    return tensor_slices(board)[-1].stop


def own_tensor_dtype(board: Board) -> np.dtype[np.void]:
    """The tensor of this board alone as a record of 8-bit numbers."""
    return bytes_dtype(tensor_slices(board))


def tensor_dtype(board: Board) -> np.dtype[np.void]:
    """The record of 8-bit numbers that boards of one shape share; see `tensor_columns`."""
    return bytes_dtype(slices(TENSOR_FIELDS, board_sizes(board)))


def tensor_columns(board: Board) -> NDArray[np.intp] | None:
    """Which numbers of that record are the tensor of this board; None: all."""
    shared = slices(TENSOR_FIELDS, board_sizes(board))
    parts = zip(tensor_slices(board), shared, strict=True)
    columns = np.concatenate([_within(own.shape, room) for own, room in parts])
    return None if len(columns) == shared[-1].stop else columns


def _within(shape: tuple[int, ...], room: Slice) -> NDArray[np.intp]:
    """The places of a part that has this shape and starts where the greater one does."""
    places = np.arange(room.start, room.stop).reshape(room.shape)
    return places[tuple(slice(size) for size in shape)].ravel()


def own_numbers(records: NDArray[np.void], columns: NDArray[np.intp] | None) -> NDArray[np.int8]:
    """Records as [row, number] with these columns: the same memory if they are all, else a copy."""
    numbers: NDArray[np.int8] = records.view(np.int8).reshape(len(records), records.itemsize)
    return numbers if columns is None else numbers[:, columns]


def mask_dtype(board: Board) -> np.dtype[np.void]:
    """The type of a mask: a byte for each action, in words of eight; a record, as kernels need."""
    return record_dtype(columns(MASK_FIELDS, {"eight": -(-board_sizes(board)["action"] // 8)}))


@kernel
def fill_tensor(tables: Tables, seen: Observation, row: Tensor) -> None:
    """Write the observation of a seat into a row."""
    fill_turn(seen, row)
    fill_cards(seen, row)
    fill_seats(seen, row)
    fill_routes(tables, seen, row)
    fill_contracts(tables, seen, row)
    row.deck_size[0] = seen.deck_size
    row.contract_count[0] = seen.contract_count
    row.merchandise_left[0] = seen.merchandise_left
    row.turns_left[0] = seen.turns_left
    row.passes[0] = seen.passes
    row.reshuffles[0] = min(seen.reshuffles, MOST)
    row.turn[0] = min(seen.turn, MOST)


@kernel
def seat_after(seen: Observation, place: int) -> int:
    """The seat so many places after the viewer; empty seats come last."""
    if place >= seen.players:
        return place
    seat = seen.viewer + place
    return seat if seat < seen.players else seat - seen.players


@kernel
def fill_turn(seen: Observation, row: Tensor) -> None:
    """How far the game is and who decides."""
    for phase in range(len(row.phase)):
        row.phase[phase] = phase == seen.phase
    for more in range(len(row.players)):
        row.players[more] = more + 2 == seen.players
    for place in range(len(row.to_move)):
        seat = seat_after(seen, place)
        row.to_move[place] = seat == seen.to_move
        row.first_seat[place] = seat == seen.first_seat


@kernel
def fill_cards(seen: Observation, row: Tensor) -> None:
    """Transport cards, those of the viewer and those that everybody sees."""
    me = seen.viewer
    for slot in range(len(row.market)):
        for card in range(EMPTY):
            row.market[slot, card] = seen.market[slot] == card
    for place in range(len(row.known)):
        seat = seat_after(seen, place)
        for card in range(EMPTY):
            row.known[place, card] = seen.known[seat, card]
    for card in range(EMPTY):
        row.hand[card] = seen.hand[me, card]
        row.blind[card] = seen.blind[me, card]
        row.unseen[card] = seen.unseen[card]
        row.fresh[card] = seen.fresh[card]
        row.discards[card] = seen.discards[card]


@kernel
def fill_seats(seen: Observation, row: Tensor) -> None:
    """What each seat has, in numbers."""
    for place in range(len(row.carts)):
        seat = seat_after(seen, place)
        row.hand_size[place] = seen.hand_size[seat]
        row.blind_size[place] = seen.blind_size[seat]
        row.carts[place] = seen.carts[seat]
        row.score[place] = min(seen.score[seat], MOST)
        row.merchandise[place] = seen.merchandise[seat]
        row.contracts_kept[place] = seen.contracts_kept[seat]
        row.offered[place] = seen.offered[seat]


@kernel
def fill_set(bytes_: Row[int], mask: np.uint64) -> None:
    """A 1 for each thing in the set, else 0."""
    for place in range(len(bytes_)):
        bytes_[place] = 0
    while mask != NONE:
        bytes_[lowest_bit(mask)] = 1
        mask = drop_lowest(mask)


@kernel
def fill_routes(tables: Tables, seen: Observation, row: Tensor) -> None:
    """Who has which route, and which routes can still be claimed."""
    for place in range(len(row.routes)):
        fill_set(row.routes[place], seen.routes[seat_after(seen, place)])
    fill_set(row.barred, seen.barred[seen.viewer])
    for route in range(len(row.open)):
        word = tables.route_words[route, 0]
        row.open[route] = seen.free_claims[word] & tables.route_claims[route, word] != NONE


@kernel
def fill_contracts(tables: Tables, seen: Observation, row: Tensor) -> None:
    """The viewer's contracts, and what it knows of the others."""
    me = seen.viewer
    mine = seen.contracts[me]
    fill_set(row.contracts, mine)
    fill_set(row.completed, NONE)
    fill_set(row.contract_places, NONE)
    while mine != NONE:
        contract, mine = pop_lowest(mine)
        row.completed[contract] = is_completed(tables, seen.routes[me], contract)
    for place in range(2):
        offered = seen.offer[me, place] if place < seen.offered[me] else UNKNOWN
        fill_set(row.offer[place], NONE if offered == UNKNOWN else bit(offered))
    for choice in range(len(row.choice)):
        row.choice[choice] = choice + 1 == seen.choice[me]
    for other in range(len(row.contracts_known)):
        seat = seat_after(seen, other + 1)
        fill_set(row.contracts_known[other], seen.contracts_known[seat])
        fill_set(row.offers_known[other], seen.offers_known[seat])
    slot = seen.contract_top
    for place in range(seen.contract_count):
        if seen.deck_contracts[slot] != UNKNOWN:
            row.contract_places[seen.deck_contracts[slot]] = place + 1
        slot = next_place(slot, known_places(seen))


@kernel
def fill_mask(work: Work, mask: record_types.Mask) -> None:
    """The set of legal actions as ones and zeros, a byte each, eight in a word of the mask."""
    for word in range(len(mask.words)):
        bits = (work.legal[word >> 3] >> np.uint64(8 * (word & 7))) & BYTE
        spread = (bits * EACH_BYTE) & BIT_OF_EACH
        mask.words[word] = ((spread + ROUND_UP) >> np.uint64(7)) & EACH_BYTE
