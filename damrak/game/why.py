"""Why an action is refused: the rule that forbids it and what it is about.

Asked only of actions that the kernel does not list as legal; reads the seat's own knowledge.
"""

from __future__ import annotations

from damrak.board import CARDS, GRAY, Board, Route
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep
from damrak.game.errors import IllegalAction, InvalidAction
from damrak.game.view import View


def refusal(board: Board, view: View, action: Action) -> IllegalAction | InvalidAction:
    """The reason why the viewer may not do this now."""
    if view.phase == "over":
        return IllegalAction("7.1", "game-over")
    if isinstance(action, Claim):
        route = find_route(board, action)
        if not isinstance(route, Route):
            return route
        return _phase_refusal(view, action) or _claim_refusal(board, view, action, route)
    return _phase_refusal(view, action) or _plain_refusal(view, action)


def _phase_refusal(view: View, action: Action) -> IllegalAction | None:
    """An action of another moment: a choice or a second card is due first, or is not."""
    keeping = isinstance(action, Keep)
    if view.phase == "setup" and not keeping:
        return IllegalAction("2.5", "choose-first")
    if view.phase == "offer" and not keeping:
        return IllegalAction("6.1", "keep-first")
    if keeping and view.phase not in ("setup", "offer"):
        return IllegalAction("6.1", "nothing-offered")
    if view.phase == "second" and not isinstance(action, DrawMarket | DrawDeck):
        return IllegalAction("4.1", "second-card-first")
    return None


def _plain_refusal(view: View, action: Action) -> IllegalAction:
    match action:
        case DrawMarket():
            return _market_refusal(view, action)
        case DrawDeck():
            return IllegalAction("8.2", "no-cards")
        case DrawContracts():
            return IllegalAction("6.3", "no-contracts")
        case Keep():
            return IllegalAction("6.2", "must-keep")
        case _:
            return IllegalAction("3.2", "no-pass")


def _market_refusal(view: View, action: DrawMarket) -> IllegalAction:
    slot = action.slot if action.slot and 1 <= action.slot <= len(view.market) else None
    shown = view.market[slot - 1] if slot else action.card
    if shown is None:
        return IllegalAction("8.1", "slot-empty", slot=slot or 0)
    if slot and action.card and action.card != shown:
        return IllegalAction("4.1", "slot-other", slot=slot, shown=shown, card=action.card)
    if view.phase == "second" and shown == CARDS[-1] and shown in view.market:
        return IllegalAction("4.4", "second-wild")
    return IllegalAction("4.1", "not-in-market", card=action.card or shown)


def find_route(board: Board, action: Claim) -> Route | IllegalAction | InvalidAction:
    """The route a claim means, or what is wrong with its ends or its `via`."""
    ends = {action.a, action.b}
    between = [route for route in board.routes if {route.a, route.b} == ends]
    if not between:
        return IllegalAction("1.1", "no-route", a=action.a, b=action.b)
    chosen = [route for route in between if action.via in (None, route.colour, f"#{route.id}")]
    if not chosen:
        known = ", ".join(route.colour for route in between)
        return InvalidAction("no-such-half", via=action.via, known=known)
    fitting = [route for route in chosen if route.colour in (action.colour, GRAY)]
    return (fitting or chosen)[0]


def _claim_refusal(board: Board, view: View, action: Claim, route: Route) -> IllegalAction:
    me, twin = view.viewer, board.twins.get(route.id)
    owners = {owned: seat.seat for seat in view.seats for owned in seat.routes}
    if route.id in owners and owners[route.id] == me:
        return IllegalAction("5.4", "route-yours")
    if route.id in owners:
        return IllegalAction("5.4", "route-taken", seat=owners[route.id] + 1)
    if twin in owners and owners[twin] == me:
        return IllegalAction("5.6", "other-half-yours")
    if twin in owners and view.players == 2:
        return IllegalAction("5.7", "other-half-closed")
    carts = view.seats[me or 0].carts
    if carts < route.length:
        return IllegalAction("5.5", "carts", needed=route.length, carts=carts)
    return _payment_refusal(view, action, route)


def _payment_refusal(view: View, action: Claim, route: Route) -> IllegalAction:
    paid = action.coloured + action.wilds
    if paid != route.length:
        return IllegalAction("5.1", "payment-size", needed=route.length, paid=paid)
    if action.coloured and route.colour not in (action.colour, GRAY):
        return IllegalAction("5.2", "payment-colour", needed=route.colour, paid=action.colour)
    wilds, coloured = view.hand.get(CARDS[-1], 0), view.hand.get(action.colour, 0)
    if wilds < action.wilds:
        return IllegalAction("5.1", "cards", card=CARDS[-1], needed=action.wilds, held=wilds)
    held = {"card": action.colour, "needed": action.coloured, "held": coloured}
    return IllegalAction("5.1", "cards", **held)
