"""The state of a game as one NumPy record, and the observation: what one seat may know of it.

The records are declared below, field by field; docs/records.md shows them as tables.

Who may see a field of the state: `all` - everybody, spectators too; `players` - everybody with a
seat; `own` - a seat sees its own row; `bit` - a seat learns only what its own bit says; `none` -
nobody. Fields of `bit` and `none` have no place in an observation. Rows of other seats and facts
that a seat may not know read 0 in an observation. Numbers are signed, because in compiled code a
sum of signed and unsigned numbers is a float; only sets and the generator's words are unsigned.

How far cards are counted. `known` holds what a perfectly attentive player has seen: a card taken
from the market is known until a card of its colour is played from that hand. When the discards are
reshuffled the deck is empty, so with two players each can work out the other's whole hand, and
`known` becomes that hand. With three or four players each can work out only the sum of the others'
unseen cards, and `unseen` holds it. Which of these cards were in a hand before the reshuffle is
remembered by `fresh` and `blind` alone (the deck holds no card that was not shuffled into it).
A returned contract is known, with its place, to the seat that returned it, until another seat is
offered it and keeps only one.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import CARDS, COLOURS, Board
from damrak.board.record_types import Tables as BoardTables
from damrak.board.tables import SEATS, Shape, shape_of
from damrak.compile.arrays import Row
from damrak.compile.records import Field, packed_dtype
from damrak.rules import record_types

State: TypeAlias = record_types.State  # a record of state_dtype
Observation: TypeAlias = record_types.Observation  # a record of observation_dtype
Seen: TypeAlias = State | Observation  # for kernels that use only fields which both have
Tables: TypeAlias = BoardTables  # a record of damrak.board.tables
Work: TypeAlias = record_types.Work  # a record of work_dtype, or one with more fields
Pile: TypeAlias = Row[int]  # how many cards of each kind: a row of a record

WILD = len(COLOURS)  # index of the wild among the cards
EMPTY = len(CARDS)  # an empty market slot
ABSENT = EMPTY + 1  # a market slot that the board does not have
NOBODY = -1  # no seat: a spectator, or nobody to move
UNKNOWN = -1  # a contract the viewer does not know
NOT_YET = -1  # turns_left before 7.1 is triggered

SETUP, TURN, SECOND, OFFER, OVER = range(5)
NONE, CARTS, PASSES = range(3)

SHAPE_FIELDS = (  # what the board has less of than its records have room for; Amsterdam: 0
    Field("absent_slots", "i1", "", "slots of `market` that the board does not have", "all"),
    Field("absent_contracts", "i1", "", "places of the contract deck that it does not need", "all"),
)
STATE_FIELDS = (
    Field("routes", "u8", "seat", "routes claimed by each seat, a set", "all"),
    Field("barred", "u8", "seat", "free routes whose other half is the seat's (5.6), a set", "all"),
    Field("free_claims", "u8", "word", "claims of free routes (5.7), a set of actions", "all"),
    Field("contracts", "u8", "seat", "contracts kept, a set", "own"),
    Field("seed", "u4", "8", "the key of all chance", "none"),
    Field("keystream", "u4", "16", "the block of ChaCha numbers last made", "none"),
    Field("reshuffles", "i4", "", "how often the discards became the deck", "all"),
    Field("score", "i2", "seat", "route points on the track", "all"),
    Field("turn", "i2", "", "turns finished", "all"),
    Field("hand", "i1", "seat card", "transport cards in hand", "own"),
    Field("known", "i1", "seat card", "cards that the others know to be in that hand", "players"),
    Field("blind", "i1", "seat card", "cards drawn unseen since the last shuffle", "own"),
    Field("fresh", "i1", "card", "the deck after its last shuffle, less cards turned up", "all"),
    Field("market", "i1", "slot", "the face-up cards; 7 is an empty slot, 8 none", "all"),
    Field("deck", "i1", "deck", "the transport deck; the top is at `deck_size - 1`", "none"),
    Field("deck_size", "i1", "", "cards in the deck", "all"),
    Field("discards", "i1", "card", "discarded transport cards", "all"),
    Field("contract_deck", "i1", "contract", "the contract deck, a ring from its top on", "bit"),
    Field("contract_top", "i1", "", "where in the ring the top contract lies", "all"),
    Field("contract_count", "i1", "", "contracts in the deck", "all"),
    Field("contract_known", "i1", "contract", "the seats that know where each contract is", "bit"),
    Field("offer", "i1", "seat 2", "contracts offered and not yet decided", "own"),
    Field("offered", "i1", "seat", "contracts on offer; at set-up until all chose (8.7)", "all"),
    Field("choice", "i1", "seat", "at set-up until all chose: 0 none, 1, 2 or 3 both", "own"),
    Field("carts", "i1", "seat", "carts left", "all"),
    Field("merchandise", "i1", "seat", "merchandise cards taken", "all"),
    Field("merchandise_left", "i1", "", "merchandise cards in the stack", "all"),
    Field("players", "i1", "", "2, 3 or 4", "all"),
    Field("first_seat", "i1", "", "who began", "all"),
    Field("to_move", "i1", "", "who decides; at set-up each seat sees only itself", "all"),
    Field("phase", "i1", "", "SETUP, TURN, SECOND (card), OFFER (of contracts) or OVER", "all"),
    Field("turns_left", "i1", "", "turns to come after 7.1 was triggered; -1 before", "all"),
    Field("passes", "i1", "", "turns passed in a row", "all"),
    Field("end_reason", "i1", "", "0, CARTS (7.1) or PASSES (8.4)", "all"),
    *SHAPE_FIELDS,  # at the end, where stored states of Amsterdam have zeros
)
ADDED_FIELDS = (  # of an observation
    Field("unseen", "i1", "card", "cards in the deck or other hands that the viewer cannot place"),
    Field("hand_size", "i1", "seat", "cards in each hand"),
    Field("blind_size", "i1", "seat", "cards each seat drew unseen since the last shuffle"),
    Field("contracts_kept", "i1", "seat", "how many contracts each seat keeps"),
    Field("contracts_known", "u8", "seat", "contracts the viewer knows each seat to keep, a set"),
    Field("offers_known", "u8", "seat", "contracts the viewer knows each seat is offered, a set"),
    Field("deck_contracts", "i1", "contract", "`contract_deck` where the viewer knows it, else -1"),
    Field("viewer", "i1", "", "the seat, or -1 for a spectator"),
)
OBSERVATION_FIELDS = (
    *(
        each
        for each in STATE_FIELDS
        if each.who not in ("none", "bit") and each not in SHAPE_FIELDS
    ),
    *ADDED_FIELDS,
    *SHAPE_FIELDS,
)
WORK_FIELDS = (  # a caller's buffers, one record a thread: kernels allocate nothing
    Field("legal", "u8", "word", "a set of actions"),
    Field("random", "u8", "", "the caller's generator (SplitMix64): for choices, not for deals"),
    Field("totals", "i4", "seat", "final points"),
    Field("completed", "i4", "seat", "completed contracts"),
    Field("taken", "u8", "", "contracts already dealt, a set"),
    Field("unseen", "i1", "card", "cards still to be dealt anew"),
    Field("available", "i1", "card", "of these, cards that may lie in the deck"),
    Field("drawn", "i1", "card", "cards that left the deck unseen"),
)


def state_dtype(board: Board) -> np.dtype[np.void]:
    """The type of a state on this board."""
    return packed_dtype(STATE_FIELDS, board_sizes(board))


def observation_dtype(board: Board) -> np.dtype[np.void]:
    """The type of an observation on this board."""
    return packed_dtype(OBSERVATION_FIELDS, board_sizes(board))


def work_dtype(board: Board, more: tuple[Field, ...] = ()) -> np.dtype[np.void]:
    """The type of a caller's buffers on this board: those of the rules and, if given, more."""
    return packed_dtype(WORK_FIELDS + more, board_sizes(board))


def board_sizes(board: Board) -> dict[str, int]:
    """The sizes that shapes of fields name, for records that boards of one shape share."""
    return named_sizes(shape_of(board))


def named_sizes(shape: Shape) -> dict[str, int]:
    """The sizes that shapes of fields name."""
    return {
        "seat": SEATS,
        "other": SEATS - 1,
        "phase": OVER + 1,
        "card": len(CARDS),
        "slot": shape.slots,
        "deck": shape.cards,
        "contract": shape.contracts,
        "action": shape.actions,
        "word": shape.words,
        "route": shape.routes,
        "location": shape.locations,
    }
