"""What an action does. `apply` takes a legal action and only routes; nothing is checked here."""

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, lowest_bit
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST, PASS
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
    Seen,
    State,
    Tables,
)
from damrak.rules.legal import legal_draws
from damrak.rules.market import draw_blind, refresh_market, slots_of, take_market
from damrak.rules.setup import choose_at_setup


@kernel
def apply(tables: Tables, state: State, action: int) -> None:
    """Carry out a legal action of the seat to move.

    What several actions end with stands here once: short code is quick code on a GPU.
    """
    kind = action - slots_of(state)
    last = True  # of this turn
    if kind < 0:
        last = apply_market(state, action)
    elif kind >= FIRST_CLAIM:
        apply_claim(tables, state, action)
    elif kind == DECK:
        last = apply_deck(state)
    elif kind == CONTRACTS:
        last = apply_contracts(state)
    elif kind < KEEP_FIRST + 3:
        last = apply_keep(state, kind - KEEP_FIRST + 1)
    refresh_market(tables, state)
    if last or (state.phase == SECOND and not can_take_second(state)):  # 8.2
        end_turn(tables, state, kind == PASS)


@kernel
def apply_market(state: State, slot: int) -> bool:
    """4.1-4.4: take a face-up card; whether it is the last, as a wild taken first is."""
    last = state.phase == SECOND or state.market[slot] == WILD
    take_market(state, state.to_move, slot)
    state.phase = SECOND
    return last


@kernel
def apply_deck(state: State) -> bool:
    """4.1, 4.5: draw the top card, a wild is like any other; whether it is the last."""
    last = state.phase == SECOND
    draw_blind(state, state.to_move)
    state.phase = SECOND
    return last


@kernel
def can_take_second(state: Seen) -> bool:
    """4.4, 8.2: a market card that is not wild, or a card to draw blind."""
    return bool(legal_draws(state, WILD) != NONE)


@kernel
def apply_contracts(state: State) -> bool:
    """6.1: look at the top contracts; the choice is the next action."""
    offer_contracts(state, state.to_move)
    state.phase = OFFER
    return False


@kernel
def apply_keep(state: State, choice: int) -> bool:
    """6.1 in a turn, which it ends; 2.5 at set-up."""
    if state.phase == SETUP:
        choose_at_setup(state, state.to_move, choice)
        return False
    keep_contracts(state, state.to_move, choice)
    return True


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


@kernel
def pay(state: State, seat: int, card: int, count: int) -> None:
    """5.1: cards from hand to the discards; cards known to be there are thought to go first."""
    state.hand[seat, card] -= count
    state.known[seat, card] -= min(count, state.known[seat, card])
    state.discards[card] += count


@kernel
def take_route(tables: Tables, state: Seen, seat: int, route: int) -> None:
    """5.4: the route is the seat's. 5.6, 5.7: its other half is barred to it, or to all."""
    state.routes[seat] |= bit(route)
    close_route(tables, state, route)
    twin = tables.route_twin[route]
    if twin == NONE:
        return
    other = lowest_bit(twin)
    if state.players == 2:
        close_route(tables, state, other)
        return
    if is_free(tables, state, other):
        state.barred[seat] |= twin
    for seat_ in range(len(state.barred)):
        state.barred[seat_] &= ~bit(route)


@kernel
def close_route(tables: Tables, state: Seen, route: int) -> None:
    """Nobody can claim this route any more."""
    for end in range(2):  # its claims stand in one word or two
        word = tables.route_words[route, end] - end
        state.free_claims[word] &= ~tables.route_claims[route, word]


@kernel
def is_free(tables: Tables, state: Seen, route: int) -> bool:
    """Whether no seat has claimed the route."""
    for seat in range(len(state.routes)):
        if has_bit(state.routes[seat], route):
            return False
    return True


@kernel
def end_turn(tables: Tables, state: Seen, passed: bool) -> None:
    """Count the final turns (7.1), passes too (8.5), and passes in a row (8.4); on to the next."""
    state.passes = state.passes + 1 if passed else 0  # 3.2
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
def start_turn(state: Seen) -> None:
    """2.8: play goes round by seats."""
    state.phase = TURN
    state.to_move = state.to_move + 1 if state.to_move + 1 < state.players else 0


@kernel
def finish(state: Seen, reason: int) -> None:
    """The game is over; `to_move` stays with the one who played last."""
    state.phase = OVER
    state.end_reason = reason
