"""Why an action is refused: the rule that forbids it and the numbers that say why.

Asked only of actions that are not legal; reads what the seat that acts may know.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from damrak.compile import kernel
from damrak.compile.bits import NONE, has_bit, lowest_bit
from damrak.compile.numbers import int64
from damrak.compile.records import Field, columns, record_dtype
from damrak.game.kernels import record_types
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST, PASS
from damrak.rules.layout import (
    EMPTY,
    NOBODY,
    OFFER,
    OVER,
    SECOND,
    SETUP,
    WILD,
    Observation,
    Tables,
)
from damrak.rules.market import slots_of

MARKET = -1  # the kind of a market card; other kinds are the numbers of rules/actions.py
NOT_SAID, UNKNOWN_WORD = -1, -2  # a card that was not named, or by a word that names none
GRAY = WILD  # the colour of a route that takes any: in its place after the colours
Refused: TypeAlias = record_types.Refusal  # a record of REFUSAL


class Reason(NamedTuple):
    """A reason: the number of the rule, a message key, and what its arguments are.

    An argument is a `number`, a `card`, or the `colour` of a route.
    """

    rule: str
    key: str
    arguments: tuple[tuple[str, str], ...] = ()


REASONS = (
    Reason("", "none"),
    Reason("7.1", "game-over"),
    Reason("2.5", "chosen"),
    Reason("3.1", "not-your-turn"),
    Reason("2.5", "choose-first"),
    Reason("6.1", "keep-first"),
    Reason("6.1", "nothing-offered"),
    Reason("4.1", "second-card-first"),
    Reason("8.1", "slot-empty", (("slot", "number"),)),
    Reason("4.1", "slot-other", (("slot", "number"), ("shown", "card"), ("card", "card"))),
    Reason("4.4", "second-wild"),
    Reason("4.1", "not-in-market", (("card", "card"),)),
    Reason("8.2", "no-cards"),
    Reason("6.3", "no-contracts"),
    Reason("6.2", "must-keep"),
    Reason("3.2", "no-pass"),
    Reason("5.4", "route-yours"),
    Reason("5.4", "route-taken", (("seat", "number"),)),
    Reason("5.6", "other-half-yours"),
    Reason("5.7", "other-half-closed"),
    Reason("5.5", "carts", (("needed", "number"), ("carts", "number"))),
    Reason("5.1", "payment-size", (("needed", "number"), ("paid", "number"))),
    Reason("5.2", "payment-colour", (("needed", "colour"), ("paid", "card"))),
    Reason("5.1", "cards", (("card", "card"), ("needed", "number"), ("held", "number"))),
    Reason("5.1", "cannot-pay", (("needed", "number"), ("colour", "colour"))),
)
ALLOWED, GAME_OVER, CHOSEN, OTHERS_TURN, CHOOSE_FIRST, KEEP_OFFER, NO_OFFER, SECOND_FIRST = range(8)
SLOT_EMPTY, SLOT_OTHER, SECOND_WILD, NOT_SHOWN, NO_CARDS, NO_CONTRACTS, MUST_KEEP = range(8, 15)
NO_PASS, ROUTE_YOURS, ROUTE_TAKEN, HALF_YOURS, HALF_CLOSED, FEW_CARTS = range(15, 21)
PAID_COUNT, PAID_COLOUR, FEW_CARDS, CANNOT_PAY = range(21, 25)

REFUSAL_FIELDS = (
    Field("reason", "i4", "", "a place in REASONS"),
    Field("arguments", "i4", "3", "its arguments, in their order"),
)
REFUSAL = record_dtype(columns(REFUSAL_FIELDS, {}))


@kernel
def refuse(refusal: Refused, reason: int, first: int, second: int, third: int) -> None:
    """Write a reason (a place in REASONS) and its arguments, as many as it has."""
    refusal.reason = reason
    refusal.arguments[0] = first
    refusal.arguments[1] = second
    refusal.arguments[2] = third


@kernel
def explain_action(tables: Tables, seen: Observation, action: int, refusal: Refused) -> None:
    """Why the viewer may not do the action of this number now."""
    kind = action - slots_of(seen)
    if kind < 0:
        explain(tables, seen, MARKET, action + 1, NOT_SAID, 0, 0, refusal)
    elif kind < FIRST_CLAIM:
        explain(tables, seen, kind, 0, NOT_SAID, 0, 0, refusal)
    else:
        route, colour = tables.claim_route[action], tables.claim_colour[action]
        coloured, wilds = tables.claim_coloured[action], tables.claim_wilds[action]
        explain(tables, seen, FIRST_CLAIM, route, colour, coloured, wilds, refusal)


@kernel
def explain_route(tables: Tables, seen: Observation, route: int, refusal: Refused) -> None:
    """Why the viewer may not claim a route now, however it would pay."""
    length, colour = tables.route_length[route], tables.route_colour[route]
    paid = 0 if colour == GRAY else colour
    explain(tables, seen, FIRST_CLAIM, route, paid, length, 0, refusal)
    if refusal.reason == FEW_CARDS:
        refuse(refusal, CANNOT_PAY, length, colour, 0)


@kernel
def explain(
    tables: Tables,
    seen: Observation,
    kind: int,
    place: int,
    card: int,
    coloured: int,
    wilds: int,
    refusal: Refused,
) -> None:
    """Why the viewer may not do this now.

    `place` is a market slot from 1 (0: not said) or a route; `card` the one that was named, or the
    colour of a payment.
    """
    refuse(refusal, explain_moment(seen, kind), 0, 0, 0)
    if refusal.reason != ALLOWED:
        return
    if kind == FIRST_CLAIM:
        explain_claim(tables, seen, place, refusal)
        if refusal.reason == ALLOWED:
            explain_payment(tables, seen, place, card, coloured, wilds, refusal)
    elif kind == MARKET:
        explain_market(seen, place, card, refusal)
    else:
        refuse(refusal, explain_plain(kind), 0, 0, 0)


@kernel
def explain_moment(seen: Observation, kind: int) -> int:
    """Not the viewer's turn, or an action of another moment; ALLOWED if neither."""
    keeping = kind >= KEEP_FIRST and kind <= KEEP_BOTH
    if seen.phase == OVER:
        return GAME_OVER
    if seen.viewer == NOBODY or seen.to_move != seen.viewer:
        return CHOSEN if seen.phase == SETUP else OTHERS_TURN
    if seen.phase == SETUP and not keeping:
        return CHOOSE_FIRST
    if seen.phase == OFFER and not keeping:
        return KEEP_OFFER
    if keeping and seen.phase != SETUP and seen.phase != OFFER:
        return NO_OFFER
    if seen.phase == SECOND and kind != MARKET and kind != DECK:
        return SECOND_FIRST
    return ALLOWED


@kernel
def explain_plain(kind: int) -> int:
    """An action that is neither a market card nor a claim."""
    if kind == DECK:
        return NO_CARDS
    if kind == CONTRACTS:
        return NO_CONTRACTS
    return NO_PASS if kind == PASS else MUST_KEEP


@kernel
def explain_market(seen: Observation, place: int, card: int, refusal: Refused) -> None:
    """A market card by its slot, by name, or by both."""
    slot = place if place >= 1 and place <= slots_of(seen) else 0
    shown = int64(seen.market[slot - 1]) if slot else int64(card)
    if shown == EMPTY:
        refuse(refusal, SLOT_EMPTY, slot, 0, 0)
    elif slot and card != NOT_SAID and card != shown:
        refuse(refusal, SLOT_OTHER, slot, shown, card)
    elif seen.phase == SECOND and shown == WILD and shows(seen, WILD):
        refuse(refusal, SECOND_WILD, 0, 0, 0)
    else:
        refuse(refusal, NOT_SHOWN, shown if card == NOT_SAID else card, 0, 0)


@kernel
def shows(seen: Observation, card: int) -> bool:
    """Whether a card lies in the market."""
    for slot in range(len(seen.market)):
        if seen.market[slot] == card:
            return True
    return False


@kernel
def owner_of(seen: Observation, route: int) -> int:
    """The seat that holds a route, or NOBODY."""
    for seat in range(len(seen.routes)):
        if has_bit(seen.routes[seat], route):
            return seat
    return NOBODY


@kernel
def explain_claim(tables: Tables, seen: Observation, route: int, refusal: Refused) -> None:
    """A route that is taken or closed, or longer than the carts that are left."""
    owner, twin = owner_of(seen, route), tables.route_twin[route]
    other = NOBODY if twin == NONE else owner_of(seen, lowest_bit(twin))
    carts, length = seen.carts[seen.viewer], tables.route_length[route]
    if owner == seen.viewer:
        refuse(refusal, ROUTE_YOURS, 0, 0, 0)
    elif owner != NOBODY:
        refuse(refusal, ROUTE_TAKEN, owner + 1, 0, 0)
    elif other == seen.viewer:
        refuse(refusal, HALF_YOURS, 0, 0, 0)
    elif other != NOBODY and seen.players == 2:
        refuse(refusal, HALF_CLOSED, 0, 0, 0)
    elif carts < length:
        refuse(refusal, FEW_CARTS, length, carts, 0)


@kernel
def explain_payment(
    tables: Tables,
    seen: Observation,
    route: int,
    card: int,
    coloured: int,
    wilds: int,
    refusal: Refused,
) -> None:
    """A payment that does not fit the route or that the viewer does not hold."""
    length, colour = tables.route_length[route], tables.route_colour[route]
    hand = seen.hand[seen.viewer]
    held = int64(hand[card]) if card >= 0 else int64(0)
    if coloured + wilds != length:
        refuse(refusal, PAID_COUNT, length, coloured + wilds, 0)
    elif coloured and colour != GRAY and colour != card:
        refuse(refusal, PAID_COLOUR, colour, card, 0)
    elif hand[WILD] < wilds:
        refuse(refusal, FEW_CARDS, WILD, wilds, hand[WILD])
    else:
        refuse(refusal, FEW_CARDS, card, coloured, held)
