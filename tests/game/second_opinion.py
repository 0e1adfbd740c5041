"""Events, refusals and final scores worked out in plain Python, without the kernels of a game.

The tests compare both; neither calls the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from damrak.board import CARDS, GRAY, Board, Route
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep
from damrak.game.engine import Engine, Order, members
from damrak.game.errors import IllegalAction, InvalidAction
from damrak.game.events import Event, spell_deck
from damrak.game.kernels.scoring import DecidedBy
from damrak.game.scoring import (
    END_REASONS,
    ContractLine,
    MerchandiseLine,
    Outcome,
    RouteLine,
    SeatScore,
)
from damrak.game.view import View
from damrak.game.why import find_route
from damrak.rules.layout import OVER
from damrak.rules.score import contract_value, merchandise_place, merchandise_points


def deck_of(engine: Engine) -> Order:
    """The transport cards of the deck, the top first."""
    state = engine.state
    cards: Order = state.deck[: state.deck_size].tolist()
    return cards[::-1]


def offer_of(engine: Engine, seat: int) -> tuple[int, ...]:
    """The contracts that a seat is offered."""
    state = engine.state
    return tuple(state.offer[seat, : state.offered[seat]].tolist())


def event_of(
    seat: int, action: str, deck: Order, after: Engine, shuffled: Sequence[Order]
) -> Event:
    """The outcome of an action, read off the deck before it (the top first) and the state after."""
    for order in shuffled:
        deck = deck + order[::-1]
    used = [CARDS[card] for card in deck[: len(deck) - after.fact("deck_size")]]
    blind = action == "draw deck"
    return Event(
        seat=seat,
        action=action,
        drew=used[0] if blind else None,
        turned=tuple(used[1:] if blind else used),
        shuffled=tuple(spell_deck(order) for order in shuffled),
        offered=offer_of(after, seat) if action == "contracts" else (),
    )


def sweeps_of(market: Sequence[str | None], action: str, turned: Sequence[str]) -> int:
    """How often a market was swept: cards were turned up though it had no gap."""
    lying, sweeps = [card for card in market if card is not None], 0
    if action.startswith("draw market"):
        lying.pop()
    for card in turned:
        if len(lying) == len(market):
            lying, sweeps = [], sweeps + 1
        lying.append(card)
    return sweeps


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


def outcome_of(engine: Engine) -> Outcome | None:
    """The outcome, or None while the game goes on."""
    state = engine.state
    if state.phase != OVER:
        return None
    players = int(state.players)
    totals, won = engine.score()
    scores = tuple(_seat_score(engine, seat, totals[seat]) for seat in range(players))
    tied = totals.count(max(totals)) > 1
    decided: DecidedBy = "shared" if len(won) > 1 else "contracts" if tied else "points"
    return Outcome(END_REASONS[int(state.end_reason)], scores, won, decided)


def _seat_score(engine: Engine, seat: int, total: int) -> SeatScore:
    state, tables = engine.state, engine.catalogue.tables
    routes = tuple(
        RouteLine(route, int(tables.route_points[route])) for route in members(state.routes[seat])
    )
    contracts = tuple(_contract_lines(engine, seat))
    cards = int(state.merchandise[seat])
    points = int(merchandise_points(tables, state, seat))
    place = int(merchandise_place(state, seat)) + 1 if cards else None
    return SeatScore(seat, routes, contracts, MerchandiseLine(cards, place, points), total)


def _contract_lines(engine: Engine, seat: int) -> Iterator[ContractLine]:
    routes = engine.state.routes[seat]
    for contract in members(engine.state.contracts[seat]):
        points = int(contract_value(engine.catalogue.tables, routes, contract))
        yield ContractLine(contract, points > 0, points)
