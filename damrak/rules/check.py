"""Laws that hold in every state. A broken one is a fault of the rules or of the compiler."""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, count_bits, drop_lowest, has_bit, lowest_bit
from damrak.rules.contracts import deck_places
from damrak.rules.layout import EMPTY, OVER, State, Tables, Work
from damrak.rules.legal import legal_actions
from damrak.rules.market import can_draw, slots_of
from damrak.rules.score import route_points

LAWS = (
    "holds",
    "transport cards are conserved",
    "the deck and what was drawn from it unseen are what was shuffled into it",
    "what is known of a hand is in the hand",
    "market slots are empty only while there is no card to fill them",
    "each contract is in one place, and who has it knows it",
    "carts are conserved",
    "a route has one owner, and points and merchandise follow from the routes",
    "double routes have two owners, or one where two play",
    "claims are open exactly for routes that are free",
    "somebody can act unless the game is over",
)


@kernel
def broken_law(tables: Tables, state: State, work: Work) -> int:
    """The number of the first law that this state breaks, 0 if none."""
    if not cards_hold(tables, state):
        return 1
    if not deck_holds(state):
        return 2
    if not hands_hold(state):
        return 3
    if not market_holds(state):
        return 4
    if not contracts_hold(state):
        return 5
    if not carts_hold(tables, state):
        return 6
    if not routes_hold(tables, state):
        return 7
    if not doubles_hold(tables, state):
        return 8
    if not claims_hold(tables, state):
        return 9
    return 0 if (legal_actions(tables, state, work) > 0) == (state.phase != OVER) else 10


@kernel
def in_deck(state: State, card: int) -> int:
    count = 0
    for place in range(state.deck_size):
        count += state.deck[place] == card
    return count


@kernel
def cards_hold(tables: Tables, state: State) -> bool:
    for card in range(EMPTY):
        count = in_deck(state, card) + state.discards[card]
        for slot in range(len(state.market)):
            count += state.market[slot] == card
        for seat in range(len(state.hand)):
            count += state.hand[seat, card]
        if count != tables.cards[card] or state.discards[card] < 0:
            return False
    return True


@kernel
def deck_holds(state: State) -> bool:
    for card in range(EMPTY):
        count = in_deck(state, card)
        for seat in range(len(state.blind)):
            count += state.blind[seat, card]
        if count != state.fresh[card]:
            return False
    return True


@kernel
def hands_hold(state: State) -> bool:
    for seat in range(len(state.hand)):
        for card in range(EMPTY):
            if not 0 <= state.known[seat, card] <= state.hand[seat, card]:
                return False
    return True


@kernel
def market_holds(state: State) -> bool:
    for slot in range(slots_of(state)):
        if not 0 <= state.market[slot] <= EMPTY:
            return False
        if state.market[slot] == EMPTY and can_draw(state):
            return False
    return True


@kernel
def contracts_hold(state: State) -> bool:
    found = NONE
    total = state.contract_count
    for number in range(state.contract_count):
        place = (state.contract_top + number) % deck_places(state)
        found |= bit(state.contract_deck[place])
    for seat in range(len(state.contracts)):
        theirs = state.contracts[seat]
        for place in range(state.offered[seat]):
            theirs |= bit(state.offer[seat, place])
        total += count_bits(state.contracts[seat]) + state.offered[seat]
        found |= theirs
        while theirs != NONE:
            if not (state.contract_known[lowest_bit(theirs)] >> seat) & 1:
                return False
            theirs = drop_lowest(theirs)
    return total == deck_places(state) and count_bits(found) == total


@kernel
def carts_hold(tables: Tables, state: State) -> bool:
    for seat in range(state.players):
        carts = state.carts[seat]
        left = state.routes[seat]
        while left != NONE:
            carts += tables.route_length[lowest_bit(left)]
            left = drop_lowest(left)
        if carts != tables.carts or state.carts[seat] < 0:
            return False
    return True


@kernel
def routes_hold(tables: Tables, state: State) -> bool:
    owned = NONE
    merchandise = state.merchandise_left
    for seat in range(len(state.routes)):
        if owned & state.routes[seat] != NONE:
            return False
        owned |= state.routes[seat]
        merchandise += state.merchandise[seat]
        if state.score[seat] != route_points(tables, state.routes[seat]):
            return False
        if state.merchandise[seat] != cart_routes(tables, state.routes[seat]):
            return False
    return merchandise == tables.merchandise


@kernel
def cart_routes(tables: Tables, routes: np.uint64) -> int:
    count = 0
    while routes != NONE:
        count += tables.route_carts[lowest_bit(routes)]
        routes = drop_lowest(routes)
    return count


@kernel
def doubles_hold(tables: Tables, state: State) -> bool:
    owned = NONE
    for seat in range(state.players):
        owned |= state.routes[seat]
    for seat in range(state.players):
        left = state.routes[seat]
        while left != NONE:
            twin = tables.route_twin[lowest_bit(left)]
            left = drop_lowest(left)
            if twin & (owned if state.players == 2 else state.routes[seat]) != NONE:
                return False
            if state.players > 2 and (twin & state.barred[seat] == NONE) != (twin & ~owned == NONE):
                return False
    return True


@kernel
def claims_hold(tables: Tables, state: State) -> bool:
    closed = NONE
    for seat in range(state.players):
        left = state.routes[seat]
        closed |= left
        while left != NONE and state.players == 2:
            closed |= tables.route_twin[lowest_bit(left)]
            left = drop_lowest(left)
    for route in range(len(tables.route_length)):
        for word in range(len(state.free_claims)):
            claims = tables.route_claims[route, word]
            expected = NONE if has_bit(closed, route) else claims
            if state.free_claims[word] & claims != expected:
                return False
    return True
