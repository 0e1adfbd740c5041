"""Views: what one seat or a spectator may know, with names instead of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

import numpy as np
from msgspec import Struct

from damrak.board import CARDS
from damrak.game.catalogue import Catalogue
from damrak.game.engine import members
from damrak.game.kernels.entry import closed_entry
from damrak.game.reader import Facts, Reader
from damrak.rules.entry import completed_entry
from damrak.rules.layout import NOBODY, NOT_YET, UNKNOWN, Observation

PHASES = ("setup", "turn", "second", "offer", "over")
SHOWN = (*CARDS, None)  # cards of a market slot, by number; the last is EMPTY
KEPT = 1 << 13  # how many parts of views are cached
FACTS = (  # fields read from an observation
    *("viewer", "players", "first_seat", "phase", "to_move", "turn", "turns_left", "market"),
    *("deck_size", "discards", "reshuffles", "contract_count", "merchandise_left", "hand"),
    *("unseen", "contracts", "offer", "deck_contracts", "known"),
)
SEAT_FACTS = (  # fields of each seat, in the order of the arguments of `_seat`
    *("score", "carts", "merchandise", "hand_size", "contracts_kept", "contracts_known"),
    *("offered", "routes"),
)


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
    facts = _reader(catalogue).facts(seen)
    me, players = facts["viewer"], facts["players"]
    spectator = me == NOBODY
    nobody = facts["to_move"] == NOBODY or PHASES[facts["phase"]] == "over"
    routes = facts["routes"][:players]
    return View(
        viewer=None if spectator else me,
        players=players,
        first_seat=facts["first_seat"],
        phase=PHASES[facts["phase"]],
        to_move=None if nobody else facts["to_move"],
        turn=facts["turn"],
        turns_left=None if facts["turns_left"] == NOT_YET else facts["turns_left"],
        market=tuple([SHOWN[card] for card in facts["market"][: catalogue.slots]]),
        deck=facts["deck_size"],
        discards=cards_by_name(facts["discards"]),
        reshuffles=facts["reshuffles"],
        contracts_left=facts["contract_count"],
        merchandise_left=facts["merchandise_left"],
        hand={} if spectator else cards_by_name(_row(facts["hand"], me, len(CARDS))),
        unseen=cards_by_name(facts["unseen"]),
        contracts=()
        if spectator
        else _contracts(catalogue, routes[me], members(facts["contracts"][me])),
        offer=()
        if spectator
        else _contracts(catalogue, routes[me], _row(facts["offer"], me, 2)[: facts["offered"][me]]),
        returned=tuple([each for each in facts["deck_contracts"] if each != UNKNOWN & 0xFF]),
        closed=members(closed_entry(catalogue.table_array, np.asarray(seen).reshape(1))),
        seats=tuple([_seat(*row) for row in _seats(facts, players)]),
    )


@cache
def _reader(catalogue: Catalogue) -> Reader:
    return Reader(catalogue.observation_dtype, {*FACTS, *SEAT_FACTS})


def cards_by_name(counts: bytes) -> dict[str, int]:
    """Counts of cards by colour, without zeros."""
    return _cards(counts).copy()


def _row(flat: bytes, seat: int, width: int) -> bytes:
    """A seat's part of a field that has a row for each seat."""
    return flat[seat * width : (seat + 1) * width]


# Cached parts are shared by many views: most stay the same from move to move and between viewers.
# They depend on their arguments alone and cannot be changed.


@lru_cache(maxsize=KEPT)
def _cards(counts: bytes) -> dict[str, int]:
    return {card: count for card, count in zip(CARDS, counts, strict=True) if count}


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


def _seat(
    seat: int,
    known: bytes,
    score: int,
    carts: int,
    merchandise: int,
    cards: int,
    contracts: int,
    known_contracts: int,
    offered: int,
    routes: int,
) -> SeatView:
    """Not cached: a caller may change the dictionaries of its view."""
    return SeatView(
        seat=seat,
        score=score,
        carts=carts,
        merchandise=merchandise,
        cards=cards,
        known=cards_by_name(known),
        contracts=contracts,
        known_contracts=members(known_contracts),
        offered=offered,
        routes=members(routes),
    )


def seat_names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """Unique names: equal ones get the number of their seat."""
    return tuple(
        f"{name} {seat + 1}" if seats.count(name) > 1 else name for seat, name in enumerate(seats)
    )
