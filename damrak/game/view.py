"""An observation with names, for people: what one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from damrak.board import CARDS
from damrak.game.catalogue import Catalogue
from damrak.game.engine import members
from damrak.rules.layout import EMPTY, NOBODY, NOT_YET, UNKNOWN, Observation
from damrak.rules.network import is_completed

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
    me = int(seen.viewer)
    spectator = me == NOBODY
    return View(
        viewer=None if spectator else me,
        players=int(seen.players),
        first_seat=int(seen.first_seat),
        phase=PHASES[seen.phase],
        to_move=None
        if seen.to_move == NOBODY or PHASES[seen.phase] == "over"
        else int(seen.to_move),
        turn=int(seen.turn),
        turns_left=None if seen.turns_left == NOT_YET else int(seen.turns_left),
        market=tuple(None if card == EMPTY else CARDS[card] for card in seen.market),
        deck=int(seen.deck_size),
        discards=cards_by_name(seen.discards),
        reshuffles=int(seen.reshuffles),
        contracts_left=int(seen.contract_count),
        merchandise_left=int(seen.merchandise_left),
        hand={} if spectator else cards_by_name(seen.hand[me]),
        unseen=cards_by_name(seen.unseen),
        contracts=() if spectator else _contracts(catalogue, seen, members(seen.contracts[me])),
        offer=() if spectator else _contracts(catalogue, seen, seen.offer[me][: seen.offered[me]]),
        returned=tuple(int(each) for each in seen.deck_contracts if each != UNKNOWN),
        closed=_closed(catalogue, seen),
        seats=tuple(_seat(seen, seat) for seat in range(int(seen.players))),
    )


def cards_by_name(counts: Any) -> dict[str, int]:
    """Cards by colour, those there are."""
    return {CARDS[card]: int(count) for card, count in enumerate(counts) if count}


def _closed(catalogue: Catalogue, seen: Observation) -> tuple[int, ...]:
    claims, taken = (
        catalogue.tables.route_claims,
        {r for mask in seen.routes for r in members(mask)},
    )
    gone = [route for route in range(len(claims)) if not (claims[route] & seen.free_claims).any()]
    return tuple(route for route in gone if route not in taken)


def _contracts(catalogue: Catalogue, seen: Observation, ids: Any) -> tuple[ContractView, ...]:
    routes = seen.routes[seen.viewer]
    rows = [catalogue.board.contracts[each] for each in ids]
    return tuple(
        ContractView(
            row.id, row.a, row.b, row.points, bool(is_completed(catalogue.tables, routes, row.id))
        )
        for row in rows
    )


def _seat(seen: Observation, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        score=int(seen.score[seat]),
        carts=int(seen.carts[seat]),
        merchandise=int(seen.merchandise[seat]),
        cards=int(seen.hand_size[seat]),
        known=cards_by_name(seen.known[seat]),
        contracts=int(seen.contracts_kept[seat]),
        known_contracts=members(seen.contracts_known[seat]),
        offered=int(seen.offered[seat]),
        routes=members(seen.routes[seat]),
    )
