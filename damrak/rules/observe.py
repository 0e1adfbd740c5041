"""Makes observations: what a seat may know of a state, copied field by field, and nothing else.

The fields in layout.py say who may see what. No other code lets hidden facts out.
"""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, count_bits, pop_lowest
from damrak.rules.contracts import deck_places, next_place
from damrak.rules.layout import EMPTY, NOBODY, SETUP, UNKNOWN, Observation, State, Tables
from damrak.rules.market import count_cards


@kernel
def observe(tables: Tables, state: State, viewer: int, seen: Observation) -> None:
    """Write what the viewer (a seat, or NOBODY for a spectator) may know of the state."""
    observe_game(state, viewer, seen)
    observe_cards(tables, state, viewer, seen)
    observe_contracts(state, viewer, seen)
    for seat in range(len(state.routes)):
        seen.routes[seat] = state.routes[seat]
        seen.barred[seat] = state.barred[seat]
        seen.score[seat] = state.score[seat]
        seen.carts[seat] = state.carts[seat]
        seen.merchandise[seat] = state.merchandise[seat]
    for word in range(len(state.free_claims)):
        seen.free_claims[word] = state.free_claims[word]


@kernel
def observe_game(state: State, viewer: int, seen: Observation) -> None:
    """Whose turn it is and how far the game has come."""
    seen.viewer = viewer
    seen.absent_slots = state.absent_slots
    seen.absent_contracts = state.absent_contracts
    seen.reshuffles = state.reshuffles
    seen.turn = state.turn
    seen.merchandise_left = state.merchandise_left
    seen.players = state.players
    seen.first_seat = state.first_seat
    seen.phase = state.phase
    seen.turns_left = state.turns_left
    seen.passes = state.passes
    seen.end_reason = state.end_reason
    seen.to_move = state.to_move
    if state.phase == SETUP:  # 8.7: nobody is told who else has chosen
        chooses = viewer != NOBODY and state.choice[viewer] == 0
        seen.to_move = viewer if chooses else NOBODY


@kernel
def observe_cards(tables: Tables, state: State, viewer: int, seen: Observation) -> None:
    """4.9: the market, the piles, one's own hand, and how many cards the others hold."""
    seen.deck_size = state.deck_size
    for slot in range(len(state.market)):
        seen.market[slot] = state.market[slot]
    for card in range(EMPTY):
        seen.discards[card] = state.discards[card]
        seen.fresh[card] = state.fresh[card]
        seen.unseen[card] = tables.cards[card] - state.discards[card]
    for seat in range(len(state.hand)):
        seen.hand_size[seat] = count_cards(state.hand[seat])
        seen.blind_size[seat] = count_cards(state.blind[seat])
        for card in range(EMPTY):
            mine = seat == viewer
            seen.hand[seat, card] = state.hand[seat, card] if mine else 0
            seen.blind[seat, card] = state.blind[seat, card] if mine else 0
            seen.known[seat, card] = state.known[seat, card] if viewer != NOBODY else 0
            located = seen.hand[seat, card] if mine else seen.known[seat, card]
            seen.unseen[card] -= located
    for slot in range(len(state.market)):
        if state.market[slot] < EMPTY:
            seen.unseen[state.market[slot]] -= 1


@kernel
def observe_contracts(state: State, viewer: int, seen: Observation) -> None:
    """2.6: own contracts, how many the others have, and those whose place the viewer has seen."""
    seen.contract_top = state.contract_top
    seen.contract_count = state.contract_count
    for seat in range(len(state.contracts)):
        mine = seat == viewer
        seen.offered[seat] = state.offered[seat]
        seen.offer[seat, 0] = state.offer[seat, 0] if mine else 0
        seen.offer[seat, 1] = state.offer[seat, 1] if mine else 0
        seen.choice[seat] = state.choice[seat] if mine else 0
        seen.contracts[seat] = state.contracts[seat] if mine else NONE
        seen.contracts_kept[seat] = count_bits(state.contracts[seat])
        seen.contracts_known[seat] = known_contracts(state, state.contracts[seat], viewer)
        seen.offers_known[seat] = known_contracts(state, offered_contracts(state, seat), viewer)
    place = state.contract_top
    for slot in range(len(state.contract_deck)):
        seen.deck_contracts[slot] = UNKNOWN
    for _ in range(state.contract_count):
        contract = state.contract_deck[place]
        if knows_contract(state, viewer, contract):
            seen.deck_contracts[place] = contract
        place = next_place(place, deck_places(state))


@kernel
def knows_contract(state: State, viewer: int, contract: int) -> bool:
    """Whether the viewer can tell where the contract is."""
    return viewer != NOBODY and (state.contract_known[contract] >> viewer) & 1 == 1


@kernel
def offered_contracts(state: State, seat: int) -> np.uint64:
    """The contracts offered to a seat, as a set."""
    offered = NONE
    for place in range(state.offered[seat]):
        offered |= bit(state.offer[seat, place])
    return offered


@kernel
def known_contracts(state: State, contracts: np.uint64, viewer: int) -> np.uint64:
    """Those of these contracts that the viewer can place."""
    known = NONE
    left = contracts
    while left != NONE:
        contract, left = pop_lowest(left)
        if knows_contract(state, viewer, contract):
            known |= bit(contract)
    return known
