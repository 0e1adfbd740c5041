"""The state of a game as one NumPy record, and the observation: what one seat may know of it.

Who may see a field: `all` - everybody, spectators too; `players` - everybody with a seat;
`own` - a seat its own row; `bit` - a seat learns only what its own bit says; `none` - nobody
(such a field has no place in an observation). Rows of other seats and facts a seat may not know
read 0 in an observation. Numbers are signed, for in compiled code a sum of signed and unsigned ones
is a float; only sets and the words of the generator are unsigned.

| field | type | shape | who | meaning |
|---|---|---|---|---|
| routes | u8 | seat | all | routes claimed by each seat, a set |
| barred | u8 | seat | all | free routes whose other half the seat holds (5.6), a set |
| free_claims | u8 | word | all | claims of routes neither taken nor closed (5.7), as actions |
| contracts | u8 | seat | own | contracts kept, a set |
| seed | u4 | 8 | none | the key of all chance |
| keystream | u4 | 16 | none | the block of ChaCha numbers last made |
| reshuffles | i4 | | all | how often the discards became the deck |
| score | i2 | seat | all | route points on the track |
| turn | i2 | | all | turns finished |
| hand | i1 | seat card | own | transport cards in hand |
| known | i1 | seat card | players | cards the others know to be in that hand: see below |
| blind | i1 | seat card | own | cards drawn unseen from the deck since it was last shuffled |
| fresh | i1 | card | all | the deck as last shuffled, less what was turned up from it since |
| market | i1 | slot | all | the face-up cards; 7 is an empty slot |
| deck | i1 | deck | none | the transport deck; the top is at `deck_size - 1` |
| deck_size | i1 | | all | cards in the deck |
| discards | i1 | card | all | discarded transport cards |
| contract_deck | i1 | contract | bit | the contract deck, a ring from `contract_top` on |
| contract_top | i1 | | all | where in the ring the top contract lies |
| contract_count | i1 | | all | contracts in the deck |
| contract_known | i1 | contract | bit | for each contract the seats that know where it is |
| offer | i1 | seat 2 | own | contracts offered and not yet decided |
| offered | i1 | seat | all | how many are offered; stays until all have chosen at set-up (8.7) |
| choice | i1 | seat | own | the choice at set-up, until all have chosen: 0 none, 1, 2 or 3 both |
| carts | i1 | seat | all | carts left |
| merchandise | i1 | seat | all | merchandise cards taken |
| merchandise_left | i1 | | all | merchandise cards in the stack |
| players | i1 | | all | 2, 3 or 4 |
| first_seat | i1 | | all | who began |
| to_move | i1 | | all | whose decision it is; at set-up each seat sees only its own |
| phase | i1 | | all | SETUP, TURN, SECOND (card), OFFER (of contracts) or OVER |
| turns_left | i1 | | all | turns to come after 7.1 was triggered; -1 before |
| passes | i1 | | all | turns passed in a row |
| end_reason | i1 | | all | 0, CARTS (7.1) or PASSES (8.4) |

How far cards are counted. `known` holds what a perfectly attentive player has seen: a card taken
from the market is known until a card of its colour is played from that hand. When the discards are
reshuffled the deck is empty, so with two players each can work out the other's whole hand, and
`known` becomes that hand. With three or four players only the sum of the others' unseen cards
follows; that sum is `unseen`, but which of those cards were in a hand before the reshuffle is
remembered only through `fresh` and `blind` (the deck holds no card that was not shuffled into it).
A returned contract is known, place and all, to the seat that returned it, until another seat is
offered it and keeps only one.

An observation adds these:

| added | type | shape | meaning |
|---|---|---|---|
| unseen | i1 | card | cards in the deck or in other hands that the viewer has not located |
| hand_size | i1 | seat | cards in each hand |
| blind_size | i1 | seat | how many cards each seat drew unseen since the last shuffle |
| contracts_kept | i1 | seat | how many contracts each seat keeps |
| contracts_known | u8 | seat | contracts that the viewer knows each seat to keep, a set |
| offers_known | u8 | seat | contracts that the viewer knows to be offered to each seat, a set |
| deck_contracts | i1 | contract | `contract_deck` where the viewer knows it, -1 elsewhere |
| viewer | i1 | | the seat, or -1 for a spectator |

A caller's buffers, one record a thread (kernels allocate nothing):

| buffer | type | shape | meaning |
|---|---|---|---|
| legal | u8 | word | a set of actions |
| random | u8 | | the caller's own generator (SplitMix64), for choices, never for a deal |
| totals | i4 | seat | final points |
| completed | i4 | seat | completed contracts |
| taken | u8 | | contracts already dealt, a set |
| unseen | i1 | card | cards still to be dealt anew |
| available | i1 | card | of these, cards that may lie in the deck |
| drawn | i1 | card | cards that left the deck unseen |

And those of bots that plan (`damrak/bots/kernels/plan.py`), which a GPU does without:

| planned | type | shape | meaning |
|---|---|---|---|
| style | f8 | 16 | how the planner weighs things: see `damrak/bots/kernels/style.py` |
| plan_routes | u8 | seat | the routes that each seat wants, a set |
| plan_worth | f8 | seat route | what each route is worth to each seat, in points |
| plan_contracts | f8 | seat | the expected points of drawing contracts |
| plan_gain | f8 | | what the planned contracts bring over losing them all, the work taken off |
| plan_order | i1 | seat route | the wanted routes in the order of claiming, -1 after the last |
| unspent | i1 | card | cards of a hand not yet set aside for a route |
| card_worth | f8 | card | what one more card of each kind is worth |
| chosen | u8 | | those of the open contracts that are planned for, a set of places in `open` |
| draw_worth | f8 | contract | what each contract that could be drawn would bring |
| route_price | i4 | route | what claiming each route costs |
| path_cost | i4 | location location | the cost of the cheapest way between two locations |
| path_route | i1 | location location | the cheapest route between two neighbours, or -1 |
| tree_cost | i4 | 256 location | the cheapest tree from these contract ends to a location |
| joined | i4 | location | the same where the location is a fork |
| forest_cost | i4 | 16 | the cheapest trees for a set of open contracts |
| forest_part | i4 | 16 | the contracts of one of these trees |
| walk | i4 | 16 2 | trees still to be walked: contract ends, location |
| stale | i4 | | seats that have to plan anew, a set |
| open | i1 | 4 | contracts not yet completed |
| terminals | i1 | 8 | their ends |
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from damrak.board import CARDS, COLOURS, Board
from damrak.board.tables import SEATS, word_count

State: TypeAlias = Any  # a record of state_dtype
Observation: TypeAlias = Any  # a record of observation_dtype
Tables: TypeAlias = Any  # a record of damrak.board.tables
Work: TypeAlias = Any  # a record of work_dtype
Pile: TypeAlias = Any  # how many cards of each kind: a row of a record

WILD = len(COLOURS)  # index of the wild among the cards
EMPTY = len(CARDS)  # an empty market slot
NOBODY = -1  # no seat: a spectator, or nobody to move
UNKNOWN = -1  # a contract the viewer does not know
NOT_YET = -1  # turns_left before 7.1 is triggered

SETUP, TURN, SECOND, OFFER, OVER = range(5)
NONE, CARTS, PASSES = range(3)


class Field(NamedTuple):
    """A row of the tables above."""

    name: str
    type: str
    shape: tuple[str, ...]
    who: str


_ROW = re.compile(r"^\| (\w+) \| ([uif]\d) \| ([\w ]*)\| (all|players|own|bit|none)?", re.M)


def _rows(table: str) -> tuple[Field, ...]:
    """The rows of the table above that starts with this heading."""
    _, _, rest = (__doc__ or "").partition(f"| {table} |")
    return tuple(
        Field(name, kind, tuple(shape.split()), who)
        for name, kind, shape, who in _ROW.findall(rest.partition("\n\n")[0])
    )


STATE_FIELDS = _rows("field")
ADDED_FIELDS = _rows("added")
WORK_FIELDS = _rows("buffer")
PLAN_FIELDS = _rows("planned")
OBSERVATION_FIELDS = (
    *(field for field in STATE_FIELDS if field.who not in ("none", "bit")),
    *ADDED_FIELDS,
)


def state_dtype(board: Board) -> np.dtype[np.void]:
    """The type of a state on this board."""
    return _dtype(board, STATE_FIELDS)


def observation_dtype(board: Board) -> np.dtype[np.void]:
    """The type of an observation on this board."""
    return _dtype(board, OBSERVATION_FIELDS)


def work_dtype(board: Board, *, plans: bool = True) -> np.dtype[np.void]:
    """The type of a caller's buffers on this board; those of planners can be left out."""
    return _dtype(board, WORK_FIELDS + PLAN_FIELDS if plans else WORK_FIELDS)


def _dtype(board: Board, fields: tuple[Field, ...]) -> np.dtype[np.void]:
    sizes = {
        "seat": SEATS,
        "card": len(CARDS),
        "slot": board.facts.pieces.market,
        "deck": sum(board.facts.cards.counts()),
        "contract": len(board.contracts),
        "word": word_count(board),
        "route": len(board.routes),
        "location": len(board.locations),
    }
    columns = [
        (field.name, field.type, tuple(sizes.get(size) or int(size) for size in field.shape))
        for field in sorted(fields, key=lambda field: -int(field.type[1]))
    ]
    spare = -np.dtype(columns).itemsize % 8
    if spare:  # no byte without a name: equal records have equal bytes
        columns.append(("spare", "i1", (spare,)))
    return np.dtype((np.record, np.dtype(columns, align=True)))
