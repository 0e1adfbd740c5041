"""An observation with names, for people: what one seat, or a spectator, may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from msgspec import Struct

from damrak.board import CARDS
from damrak.game.catalogue import Catalogue
from damrak.game.engine import members
from damrak.rules.layout import EMPTY, NOBODY, NOT_YET, UNKNOWN, Observation
from damrak.rules.single import completed_single

PHASES = ("setup", "turn", "second", "offer", "over")


class ContractView(Struct, frozen=True):
    """A contract one may know, and whether its holder's routes complete it."""

    id: int
    a: str
    b: str
    points: int
    completed: bool


class SeatView(Struct, frozen=True):
    """What is known of one seat; `known` are cards that all have seen it take."""

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


class View(Struct, frozen=True):
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
    returned: tuple[int, ...]  # contracts the viewer knows to lie in the deck
    closed: tuple[int, ...]  # routes that nobody holds and nobody can claim any more (5.7)
    seats: tuple[SeatView, ...]


def view_of(catalogue: Catalogue, seen: Observation) -> View:
    """The names for an observation; reads nothing but the observation."""
    facts = _facts(seen)
    me = facts["viewer"]
    spectator = me == NOBODY
    nobody = facts["to_move"] == NOBODY or PHASES[facts["phase"]] == "over"
    offer = facts["offer"][me][: facts["offered"][me]]
    return View(
        viewer=None if spectator else me,
        players=facts["players"],
        first_seat=facts["first_seat"],
        phase=PHASES[facts["phase"]],
        to_move=None if nobody else facts["to_move"],
        turn=facts["turn"],
        turns_left=None if facts["turns_left"] == NOT_YET else facts["turns_left"],
        market=tuple(None if card == EMPTY else CARDS[card] for card in facts["market"]),
        deck=facts["deck_size"],
        discards=cards_by_name(facts["discards"]),
        reshuffles=facts["reshuffles"],
        contracts_left=facts["contract_count"],
        merchandise_left=facts["merchandise_left"],
        hand={} if spectator else cards_by_name(facts["hand"][me]),
        unseen=cards_by_name(facts["unseen"]),
        contracts=()
        if spectator
        else _contracts(catalogue, facts, members(facts["contracts"][me])),
        offer=() if spectator else _contracts(catalogue, facts, offer),
        returned=tuple(each for each in facts["deck_contracts"] if each != UNKNOWN),
        closed=_closed(catalogue, facts),
        seats=tuple(_seat(facts, seat) for seat in range(facts["players"])),
    )


def _facts(seen: Observation) -> dict[str, Any]:
    """Every field as plain numbers and lists: far quicker to read than the record."""
    values = [value if type(value) is int else value.tolist() for value in seen.item()]
    return dict(zip(seen.dtype.names, values, strict=True))


def cards_by_name(counts: Any) -> dict[str, int]:
    """Cards by colour, those there are."""
    return {CARDS[card]: int(count) for card, count in enumerate(counts) if count}


def _closed(catalogue: Catalogue, facts: dict[str, Any]) -> tuple[int, ...]:
    taken = {route for mask in facts["routes"] for route in members(mask)}
    gone = catalogue.routes_without(tuple(facts["free_claims"]))
    return tuple(route for route in gone if route not in taken)


def _contracts(
    catalogue: Catalogue, facts: dict[str, Any], ids: Sequence[int]
) -> tuple[ContractView, ...]:
    if not ids:
        return ()
    mask = np.array([sum(1 << each for each in ids)], np.uint64)
    routes = np.array([facts["routes"][facts["viewer"]]], np.uint64)
    done = int(completed_single(catalogue.table_array, routes, mask))
    rows = [catalogue.board.contracts[each] for each in ids]
    return tuple(
        ContractView(row.id, row.a, row.b, row.points, bool(done >> row.id & 1)) for row in rows
    )


def _seat(facts: dict[str, Any], seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        score=facts["score"][seat],
        carts=facts["carts"][seat],
        merchandise=facts["merchandise"][seat],
        cards=facts["hand_size"][seat],
        known=cards_by_name(facts["known"][seat]),
        contracts=facts["contracts_kept"][seat],
        known_contracts=members(facts["contracts_known"][seat]),
        offered=facts["offered"][seat],
        routes=members(facts["routes"][seat]),
    )
