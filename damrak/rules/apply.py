"""What an action does. `apply` takes a legal action and only routes; nothing is checked here."""

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, lowest_bit
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST
from damrak.rules.contracts import keep_contracts, offer_contracts
from damrak.rules.layout import (
    CARTS,
    NOT_YET,
    OFFER,
    OVER,
    PASSES,
    SECOND,
    SETUP,
    TURN,
    WILD,
    State,
    Tables,
)
from damrak.rules.legal import legal_draws
from damrak.rules.market import draw_blind, fill_market, settle_market, take_market
from damrak.rules.setup import choose_at_setup


@kernel
def apply(tables: Tables, state: State, action: int) -> None:
    """Carry out a legal action of the seat to move."""
    kind = action - len(state.market)
    if kind < 0:
        apply_market(tables, state, action)
    elif kind >= FIRST_CLAIM:
        apply_claim(tables, state, action)
    elif kind == DECK:
        apply_deck(tables, state)
    elif kind == CONTRACTS:
        apply_contracts(state)
    elif kind < KEEP_FIRST + 3:
        apply_keep(tables, state, kind - KEEP_FIRST + 1)
    else:
        apply_pass(tables, state)


@kernel
def apply_market(tables: Tables, state: State, slot: int) -> None:
    """4.1-4.4: take a face-up card; a wild as first card is the only one."""
    only = state.market[slot] == WILD
    take_market(tables, state, state.to_move, slot)
    end_draw(tables, state, only)


@kernel
def apply_deck(tables: Tables, state: State) -> None:
    """4.1, 4.5: draw the top card; a wild is like any other."""
    draw_blind(state, state.to_move)
    end_draw(tables, state, False)


@kernel
def end_draw(tables: Tables, state: State, only: bool) -> None:
    """After a card: on to the second, unless this was it or none can be taken (8.2)."""
    if state.phase == TURN and not only and can_take_second(state):
        state.phase = SECOND
    else:
        end_turn(tables, state)


@kernel
def can_take_second(state: State) -> bool:
    """4.4, 8.2: a market card that is not wild, or a card to draw blind."""
    return bool(legal_draws(state, WILD) != NONE)


@kernel
def apply_contracts(state: State) -> None:
    """6.1: look at the top contracts; the choice is the next action."""
    offer_contracts(state, state.to_move)
    state.phase = OFFER


@kernel
def apply_keep(tables: Tables, state: State, choice: int) -> None:
    """6.1 in a turn, 2.5 at set-up."""
    if state.phase == SETUP:
        choose_at_setup(state, state.to_move, choice)
    else:
        keep_contracts(state, state.to_move, choice)
        end_turn(tables, state)


@kernel
def apply_claim(tables: Tables, state: State, action: int) -> None:
    """Section 5: pay, place the carts, score, take merchandise."""
    seat, route = state.to_move, tables.claim_route[action]
    pay(state, seat, tables.claim_colour[action], tables.claim_coloured[action])
    pay(state, seat, WILD, tables.claim_wilds[action])
    take_route(tables, state, seat, route)
    state.carts[seat] -= tables.route_length[route]  # 5.1
    state.score[seat] += tables.route_points[route]  # 5.8
    if tables.route_carts[route] and state.merchandise_left:  # 5.9
        state.merchandise[seat] += 1
        state.merchandise_left -= 1
    if fill_market(state):  # 8.1
        settle_market(tables, state)
    end_turn(tables, state)


@kernel
def pay(state: State, seat: int, card: int, count: int) -> None:
    """5.1: cards from hand to the discards; cards known to be there are thought to go first."""
    state.hand[seat, card] -= count
    state.known[seat, card] -= min(count, state.known[seat, card])
    state.discards[card] += count


@kernel
def take_route(tables: Tables, state: State, seat: int, route: int) -> None:
    """5.4: the route is the seat's. 5.6, 5.7: its other half is barred to it, or to all."""
    state.routes[seat] |= bit(route)
    close_route(tables, state, route)
    twin = tables.route_twin[route]
    if twin == NONE:
        return
    other = lowest_bit(twin)
    if state.players == 2:
        close_route(tables, state, other)
    elif is_free(tables, state, other):
        state.barred[seat] |= twin
    for seat_ in range(state.players):
        state.barred[seat_] &= ~bit(route)


@kernel
def close_route(tables: Tables, state: State, route: int) -> None:
    """Nobody can claim this route any more."""
    for word in range(tables.route_words[route, 0], tables.route_words[route, 1]):
        state.free_claims[word] &= ~tables.route_claims[route, word]


@kernel
def is_free(tables: Tables, state: State, route: int) -> bool:
    """Whether no seat has claimed the route."""
    for seat in range(state.players):
        if has_bit(state.routes[seat], route):
            return False
    return True


@kernel
def apply_pass(tables: Tables, state: State) -> None:
    """3.2, 8.4: nothing could be done."""
    state.passes += 1
    next_turn(tables, state)


@kernel
def end_turn(tables: Tables, state: State) -> None:
    """A turn in which something was done is over."""
    state.passes = 0
    next_turn(tables, state)


@kernel
def next_turn(tables: Tables, state: State) -> None:
    """Count the final turns (7.1), passes too (8.5), and passes in a row (8.4); on to the next."""
    state.turn += 1
    if state.turns_left != NOT_YET:
        state.turns_left -= 1
    elif state.carts[state.to_move] <= tables.end_carts:
        state.turns_left = state.players
    if state.turns_left == 0:
        finish(state, CARTS)
    elif state.passes == state.players:
        finish(state, PASSES)
    else:
        start_turn(state)


@kernel
def start_turn(state: State) -> None:
    """2.8: play goes round by seats."""
    state.phase = TURN
    state.to_move = state.to_move + 1 if state.to_move + 1 < state.players else 0


@kernel
def finish(state: State, reason: int) -> None:
    """The game is over; `to_move` stays with the one who played last."""
    state.phase = OVER
    state.end_reason = reason
