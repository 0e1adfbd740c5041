"""Views: what one seat or a spectator may know, with names instead of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from damrak.board import CARDS
from damrak.board.facts import PLAYERS
from damrak.game.catalogue import Catalogue
from damrak.game.engine import members
from damrak.game.kernels.entry import closed_entry
from damrak.game.reader import Facts, Reader
from damrak.rules.entry import completed_entry
from damrak.rules.layout import NOBODY, NOT_YET, UNKNOWN, Observation

PHASES = ("setup", "turn", "second", "offer", "over")
SHOWN = (*CARDS, None)  # cards of a market slot, by number; the last is EMPTY
KEPT = 1 << 13  # how many parts of views are cached
SEATS = max(PLAYERS)
encode = msgspec.json.Encoder().encode
OPEN_VIEWS = 64  # kept for the other viewers of the same moment
SEAT_FACTS = (  # fields of each seat, in the order of the arguments of `_seat`
    *("score", "carts", "merchandise", "hand_size", "contracts_kept", "offered", "routes"),
)
OPEN_FACTS = (  # fields of an observation that are the same for all viewers, nearly always
    *("players", "first_seat", "phase", "to_move", "turn", "turns_left", "market", "deck_size"),
    *("discards", "reshuffles", "contract_count", "merchandise_left", "known", "free_claims"),
    *SEAT_FACTS,
)
OWN_FACTS = ("contracts_known", "deck_contracts")  # those that are the viewer's own ...
OWN_ROWS = ("contracts", "offer", "offered", "routes")  # ... and of its row alone


class ContractView(Struct, frozen=True, gc=False):
    """A contract the viewer may know, and whether its holder's routes complete it."""

    id: int
    a: str
    b: str
    points: int
    completed: bool


class SeatView(Struct, frozen=True, gc=False):
    """What is known of one seat; `known` are cards that everybody saw it take."""

    seat: int
    score: int
    carts: int
    merchandise: int
    cards: int
    known: dict[str, int]
    contracts: int
    known_contracts: tuple[int, ...]
    offered: int
    routes: tuple[int, ...]


class View(Struct, frozen=True, gc=False):
    """Everything the viewer may know, and nothing else. `viewer` is None for a spectator."""

    viewer: int | None
    players: int
    first_seat: int
    phase: str
    to_move: int | None
    turn: int
    turns_left: int | None
    market: tuple[str | None, ...]
    deck: int
    discards: dict[str, int]
    reshuffles: int
    contracts_left: int
    merchandise_left: int
    hand: dict[str, int]
    unseen: dict[str, int]
    contracts: tuple[ContractView, ...]
    offer: tuple[ContractView, ...]
    returned: tuple[int, ...]  # contracts the viewer knows to be in the deck
    closed: tuple[int, ...]  # unowned routes that nobody can claim any more (5.7)
    seats: tuple[SeatView, ...]


def view_of(catalogue: Catalogue, seen: Observation | np.ndarray) -> View:
    """The view of an observation, or of an array of one; reads nothing else."""
    array = np.asarray(seen).reshape(1)
    data, kept = array.tobytes(), _kept(catalogue)
    common = _open_view(catalogue, kept.open.facts_in(data), array)
    (me,) = kept.viewer.values(data)
    hand, unseen = kept.cards[me].values(data)
    told, known = _own_part(catalogue, me, data)
    seats = zip(common.seats, known, strict=False)
    return replace(
        common,
        viewer=None if me == NOBODY else me,
        discards=common.discards.copy(),
        hand={} if me == NOBODY else cards_by_name(hand),
        unseen=cards_by_name(unseen),
        seats=tuple(
            [replace(seat, known=seat.known.copy(), known_contracts=ids) for seat, ids in seats]
        ),
        **told,
    )


def view_text(catalogue: Catalogue, seen: np.ndarray) -> bytes:
    """`view_of` as JSON, much faster: most of it is kept from other viewers and earlier moments.

    What is kept depends on nothing but the facts that it is kept by.
    """
    data, kept = seen.tobytes(), _kept(catalogue)
    facts = kept.open.cut(data)
    common = kept.opens.get(facts)
    if common is None:
        if len(kept.opens) >= OPEN_VIEWS:
            kept.opens.clear()
        view = _open_view(catalogue, kept.open.facts_in(data), seen)
        common = kept.opens[facts] = _open_text(view)
    (me,) = kept.viewer.values(data)
    hand, unseen = kept.cards[me].values(data)
    facts = (me, *kept.own[me].cut(data))
    own = kept.owns.get(facts)
    if own is None:
        if len(kept.owns) >= KEPT:
            kept.owns.clear()
        own = kept.owns[facts] = _own_text(catalogue, me, data)
    mine = NO_CARDS if me == NOBODY else _cards_text(hand)
    parts = [own.viewer, common.head, HAND, mine, UNSEEN, _cards_text(unseen), own.rest]
    for seat in zip(common.seats, own.known, strict=False):
        parts += seat
    parts.append(common.end)
    return b"".join(parts)


class _OpenText(NamedTuple):
    """The JSON of an open view, cut where a viewer's own facts belong."""

    head: bytes
    seats: list[bytes]  # each goes on with the contracts that a viewer knows
    end: bytes


class _OwnText(NamedTuple):
    """The JSON of a viewer's own facts; cards that it has or has not seen come before `rest`."""

    viewer: bytes
    rest: bytes
    known: list[bytes]  # by seat


class _Kept(NamedTuple):
    """What reads an observation in parts, and what was made of them, by their bytes."""

    open: Reader
    viewer: Reader
    cards: list[Reader]  # by viewer: its hand, and the cards it has not seen
    own: list[Reader]  # by viewer
    opens: dict[tuple[object, ...], _OpenText]
    owns: dict[tuple[object, ...], _OwnText]


@cache
def _kept(catalogue: Catalogue) -> _Kept:
    dtype, names = catalogue.observation_dtype, {*OWN_FACTS, *OWN_ROWS}
    cards = [Reader(dtype, {"hand", "unseen"}, ("hand",), seat) for seat in range(SEATS)]
    own = [Reader(dtype, names, OWN_ROWS, seat) for seat in range(SEATS)]
    return _Kept(Reader(dtype, OPEN_FACTS), Reader(dtype, {"viewer"}), cards, own, {}, {})


def _open_view(catalogue: Catalogue, facts: Facts, seen: np.ndarray) -> View:
    """A view of what every viewer may know; of `seen` it uses nothing but these facts."""
    players, phase = facts["players"], PHASES[facts["phase"]]
    nobody = facts["to_move"] == NOBODY or phase == "over"
    return View(
        viewer=None,
        players=players,
        first_seat=facts["first_seat"],
        phase=phase,
        to_move=None if nobody else facts["to_move"],
        turn=facts["turn"],
        turns_left=None if facts["turns_left"] == NOT_YET else facts["turns_left"],
        market=tuple([SHOWN[card] for card in facts["market"][: catalogue.slots]]),
        deck=facts["deck_size"],
        discards=_cards(facts["discards"]),
        reshuffles=facts["reshuffles"],
        contracts_left=facts["contract_count"],
        merchandise_left=facts["merchandise_left"],
        hand={},
        unseen={},
        contracts=(),
        offer=(),
        returned=(),
        closed=members(closed_entry(catalogue.table_array, seen)),
        seats=tuple([_seat(*row) for row in _seats(facts, players)]),
    )


def _own_part(
    catalogue: Catalogue, me: int, data: bytes
) -> tuple[dict[str, Any], list[tuple[int, ...]]]:
    """What a viewer knows beyond the open view: fields of a view, and contracts by seat."""
    told: dict[str, Any] = {"contracts": (), "offer": (), "returned": ()}
    if me == NOBODY:
        return told, [()] * SEATS
    facts = _kept(catalogue).own[me].facts_in(data)
    routes, deck = facts["routes"], facts["deck_contracts"]
    told["contracts"] = _contracts(catalogue, routes, members(facts["contracts"]))
    told["offer"] = _contracts(catalogue, routes, facts["offer"][: facts["offered"]])
    told["returned"] = tuple([each for each in deck if each != UNKNOWN & 0xFF])
    return told, [members(each) for each in facts["contracts_known"]]


def _open_text(view: View) -> _OpenText:
    head, rest = encode(view).removeprefix(NO_VIEWER).split(NOTHING_OWN)
    *seats, end = rest.split(NONE_KNOWN)
    return _OpenText(head, seats, end)


def _own_text(catalogue: Catalogue, me: int, data: bytes) -> _OwnText:
    told, known = _own_part(catalogue, me, data)
    viewer = _member("viewer", None if me == NOBODY else me)
    rest = b"".join([b"," + _member(name, value) for name, value in told.items()])
    return _OwnText(b"{" + viewer, rest, [_member("known_contracts", each) for each in known])


def _member(name: str, value: object) -> bytes:
    """A member of a JSON object."""
    return encode(name) + b":" + encode(value)


# What an open view has in the place of a viewer's own facts.
NO_VIEWER = b"{" + _member("viewer", None)
NOTHING_OWN = b",".join(
    [_member(name, {}) for name in ("hand", "unseen")]
    + [_member(name, ()) for name in ("contracts", "offer", "returned")]
)
NONE_KNOWN = _member("known_contracts", ())
HAND, UNSEEN, NO_CARDS = b'"hand":', b',"unseen":', b"{}"


def cards_by_name(counts: bytes) -> dict[str, int]:
    """Counts of cards by colour, without zeros."""
    return _cards(counts).copy()


# Cached parts are shared by many views: most stay the same from move to move and between viewers.
# They depend on their arguments alone and cannot be changed.


@lru_cache(maxsize=KEPT)
def _cards(counts: bytes) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}


@lru_cache(maxsize=KEPT)
def _cards_text(counts: bytes) -> bytes:
    return encode(_cards(counts))


@lru_cache(maxsize=KEPT)
def _contracts(
    catalogue: Catalogue, routes: int, ids: tuple[int, ...] | bytes
) -> tuple[ContractView, ...]:
    if not ids:
        return ()
    mask = np.array([sum(1 << each for each in ids)], np.uint64)
    done = int(completed_entry(catalogue.table_array, np.array([routes], np.uint64), mask))
    rows = [catalogue.board.contracts[each] for each in ids]
    return tuple(
        ContractView(row.id, row.a, row.b, row.points, bool(done >> row.id & 1)) for row in rows
    )


def _seats(facts: Facts, players: int) -> Iterator[tuple[Any, ...]]:
    """The arguments of `_seat` for each seat."""
    known, width = facts["known"], len(CARDS)
    cards = [known[first : first + width] for first in range(0, players * width, width)]
    columns = [facts[name] for name in SEAT_FACTS]
    return zip(range(players), cards, *columns, strict=False)


@lru_cache(maxsize=KEPT)
def _seat(
    seat: int,
    known: bytes,
    score: int,
    carts: int,
    merchandise: int,
    cards: int,
    contracts: int,
    offered: int,
    routes: int,
) -> SeatView:
    """A seat, as somebody sees it who knows none of its contracts."""
    return SeatView(
        seat=seat,
        score=score,
        carts=carts,
        merchandise=merchandise,
        cards=cards,
        known=_cards(known),
        contracts=contracts,
        known_contracts=(),
        offered=offered,
        routes=members(routes),
    )


def seat_names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Unique names: equal ones get the number of their seat."""
    return tuple(
        f"{name} {seat + 1}" if seats.count(name) > 1 else name for seat, name in enumerate(seats)
    )
