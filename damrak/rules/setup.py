"""Section 2: a new game, up to and including the simultaneous first choice of contracts."""

from damrak.compile import kernel
from damrak.compile.bits import NONE
from damrak.compile.numbers import int64
from damrak.rules.chance import (
    CONTRACT_STREAM,
    FIRST_SEAT_STREAM,
    TRANSPORT_STREAM,
    draw_below,
    shuffle,
)
from damrak.rules.contracts import keep_contracts, offer_contracts
from damrak.rules.layout import ABSENT, EMPTY, NOBODY, NOT_YET, SETUP, TURN, State, Tables
from damrak.rules.market import draw_blind, lay_deck, refresh_market


@kernel
def new_game(tables: Tables, state: State, players: int, first_seat: int) -> None:
    """Section 2 with the seed that stands in the state; first_seat NOBODY draws it (2.8)."""
    clear_seats(tables, state)
    state.absent_slots = len(state.market) - tables.slots
    state.absent_contracts = len(state.contract_deck) - tables.contracts
    state.players = players
    state.first_seat = first_seat
    if first_seat == NOBODY:
        state.first_seat = draw_below(state, FIRST_SEAT_STREAM, 0, players)[0]
    state.to_move = 0
    state.phase = SETUP
    deal_transport(tables, state)
    deal_contracts(tables, state)


@kernel
def clear_seats(tables: Tables, state: State) -> None:
    """2.1, 2.7: every seat has its carts and nothing else; no route is taken."""
    for seat in range(len(state.routes)):
        state.routes[seat] = NONE
        state.barred[seat] = NONE
        state.contracts[seat] = NONE
        state.score[seat] = 0
        state.carts[seat] = 0
        state.merchandise[seat] = 0
        state.offered[seat] = 0
        state.offer[seat, 0] = 0
        state.offer[seat, 1] = 0
        state.choice[seat] = 0
        for card in range(EMPTY):
            state.hand[seat, card] = 0
            state.known[seat, card] = 0
            state.blind[seat, card] = 0
    for word in range(len(state.free_claims)):
        state.free_claims[word] = tables.all_claims[word]
    state.merchandise_left = tables.merchandise
    state.reshuffles = 0
    state.turn = 0
    state.turns_left = NOT_YET
    state.passes = 0
    state.end_reason = 0


@kernel
def deal_transport(tables: Tables, state: State) -> None:
    """2.1-2.4: shuffle, deal the hands, turn up the market."""
    for card in range(EMPTY):
        state.discards[card] = 0
    lay_deck(state, tables.cards, TRANSPORT_STREAM)
    for seat in range(state.players):
        state.carts[seat] = tables.carts
        for _ in range(tables.start_cards):
            draw_blind(state, seat)
    for slot in range(len(state.market)):
        state.market[slot] = EMPTY if slot < tables.slots else ABSENT
    refresh_market(tables, state)


@kernel
def deal_contracts(tables: Tables, state: State) -> None:
    """2.5: shuffle the contracts and offer two to each seat. The top of the ring is its start."""
    size = int64(tables.contracts)
    for contract in range(len(state.contract_deck)):
        state.contract_deck[contract] = contract if contract < size else 0
        state.contract_known[contract] = 0
    shuffle(state, CONTRACT_STREAM, state.contract_deck, size)
    for place in range(size // 2):  # the last card of a shuffle is the top
        mirror = size - 1 - place
        contract = state.contract_deck[place]
        state.contract_deck[place] = state.contract_deck[mirror]
        state.contract_deck[mirror] = contract
    state.contract_top = 0
    state.contract_count = size
    for seat in range(state.players):
        offer_contracts(state, seat)


@kernel
def choose_at_setup(state: State, seat: int, choice: int) -> None:
    """2.5, 8.7: note the choice; when all have chosen, carry them out in seat order."""
    state.choice[seat] = choice
    for other in range(len(state.choice)):
        if other < state.players and state.choice[other] == 0:
            state.to_move = other
            return
    for other in range(len(state.choice)):
        keep_contracts(state, other, state.choice[other])
        state.choice[other] = 0
    state.phase = TURN
    state.to_move = state.first_seat
