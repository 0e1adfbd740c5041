"""A random state that fits an observation: everything the viewer does not know is dealt again.

The viewer observes the same in the new state as in the old one. Unseen cards are dealt to the deck
and to the other hands so that each fits what the observation says of it; contracts likewise. What
an observation does not remember (with three or four players, which unseen cards were in a hand
before the last reshuffle, see layout.py) is ignored. The new state gets its own seed, so later
shuffles tell nothing about the real one. Random numbers come from the caller's generator.
"""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, count_bits, has_bit, lowest_bit, nth_bit, pop_lowest
from damrak.rules.contracts import deck_places, next_place
from damrak.rules.layout import EMPTY, SETUP, UNKNOWN, Observation, Pile, State, Tables, Work
from damrak.rules.playout import next_random, random_below


@kernel
def resample(tables: Tables, seen: Observation, work: Work, state: State) -> None:
    """Write a state that the viewer of this observation (a seat) cannot tell from the real one."""
    copy_public(seen, state)
    for word in range(len(state.seed)):
        state.seed[word] = np.uint32(next_random(work) >> np.uint64(32))
    for word in range(len(state.keystream)):
        state.keystream[word] = np.uint32(0)
    deal_cards(seen, work, state)
    deal_contracts_anew(seen, work, state)
    choose_for_others(seen, work, state)


@kernel
def copy_public(seen: Observation | State, state: State) -> None:
    """Copy what the observation says directly; it may also be a state."""
    for seat in range(len(state.routes)):
        state.routes[seat] = seen.routes[seat]
        state.barred[seat] = seen.barred[seat]
        state.score[seat] = seen.score[seat]
        state.carts[seat] = seen.carts[seat]
        state.merchandise[seat] = seen.merchandise[seat]
        state.offered[seat] = seen.offered[seat]
    for word in range(len(state.free_claims)):
        state.free_claims[word] = seen.free_claims[word]
    for slot in range(len(state.market)):
        state.market[slot] = seen.market[slot]
    state.absent_slots = seen.absent_slots
    state.absent_contracts = seen.absent_contracts
    state.reshuffles = seen.reshuffles
    state.turn = seen.turn
    state.deck_size = seen.deck_size
    state.contract_top = seen.contract_top
    state.contract_count = seen.contract_count
    state.merchandise_left = seen.merchandise_left
    state.players = seen.players
    state.first_seat = seen.first_seat
    state.to_move = seen.to_move
    state.phase = seen.phase
    state.turns_left = seen.turns_left
    state.passes = seen.passes
    state.end_reason = seen.end_reason


@kernel
def draw_card(work: Work, cards: Pile, total: int) -> int:
    """Take a card at random out of a pile kept by colour."""
    place = random_below(work, total)
    card = 0
    while place >= cards[card]:
        place -= cards[card]
        card += 1
    cards[card] -= 1
    return card


@kernel
def deal_cards(seen: Observation, work: Work, state: State) -> None:
    """Unseen cards to the deck, which holds only what was shuffled into it, and to the hands."""
    me = seen.viewer
    unseen, available, drawn = work.unseen, work.available, work.drawn
    total = 0
    for card in range(EMPTY):
        state.discards[card] = seen.discards[card]
        state.fresh[card] = seen.fresh[card]
        unseen[card] = seen.unseen[card]
        drawn[card] = seen.fresh[card] - seen.blind[me, card]
        available[card] = min(unseen[card], drawn[card])
        total += available[card]
    for place in range(seen.deck_size):
        card = draw_card(work, available, total - place)
        state.deck[place] = card
        unseen[card] -= 1
        drawn[card] -= 1
    for place in range(seen.deck_size, len(state.deck)):
        state.deck[place] = 0
    for seat in range(len(state.hand)):
        deal_hand(seen, work, state, seat)


@kernel
def deal_hand(seen: Observation, work: Work, state: State, seat: int) -> None:
    """Deal a hand: the viewer's own; of another seat the known cards, then unseen ones."""
    mine = seat == seen.viewer
    unknown, unseen, drawn = seen.hand_size[seat], 0, 0
    for card in range(EMPTY):
        state.known[seat, card] = seen.known[seat, card]
        state.hand[seat, card] = seen.hand[seat, card] if mine else seen.known[seat, card]
        state.blind[seat, card] = seen.blind[seat, card]
        unknown -= state.hand[seat, card]
        unseen += work.unseen[card]
        drawn += work.drawn[card]
    for place in range(unknown):
        state.hand[seat, draw_card(work, work.unseen, unseen - place)] += 1
    for place in range(0 if mine else seen.blind_size[seat]):
        state.blind[seat, draw_card(work, work.drawn, drawn - place)] += 1


@kernel
def deal_contracts_anew(seen: Observation, work: Work, state: State) -> None:
    """Contracts the viewer cannot place, shuffled into the places it does not know."""
    work.taken = located_contracts(seen)
    for contract in range(len(state.contract_known)):
        state.contract_known[contract] = 0
        state.contract_deck[contract] = 0
    place = seen.contract_top
    for _ in range(seen.contract_count):
        state.contract_deck[place] = seen.deck_contracts[place]
        if seen.deck_contracts[place] == UNKNOWN:
            state.contract_deck[place] = draw_contract(work, state)
        else:
            state.contract_known[seen.deck_contracts[place]] |= 1 << seen.viewer
        place = next_place(place, deck_places(state))
    for seat in range(len(state.contracts)):
        deal_offer(seen, work, state, seat)
        deal_kept_contracts(seen, work, state, seat)


@kernel
def located_contracts(seen: Observation) -> np.uint64:
    """All contracts that the viewer can place."""
    located = NONE
    for seat in range(len(seen.contracts_known)):
        located |= seen.contracts_known[seat] | seen.offers_known[seat]
    for place in range(len(seen.deck_contracts)):
        if seen.deck_contracts[place] != UNKNOWN:
            located |= bit(seen.deck_contracts[place])
    return located


@kernel
def draw_contract(work: Work, state: State) -> int:
    """One of the contracts that are not yet taken, at random."""
    nth = random_below(work, deck_places(state) - count_bits(work.taken))
    contract = nth_bit(~work.taken, nth)
    work.taken |= bit(contract)
    return contract


@kernel
def deal_offer(seen: Observation, work: Work, state: State, seat: int) -> None:
    """The contracts offered to a seat: those the viewer knows of, and others for the rest."""
    known = seen.offers_known[seat]
    for place in range(2):
        state.offer[seat, place] = seen.offer[seat, place]
        if place < seen.offered[seat]:
            if known != NONE:
                contract = seen.offer[seat, place] if seat == seen.viewer else lowest_bit(known)
                known &= ~bit(contract)
                state.contract_known[contract] |= 1 << seen.viewer
            else:
                contract = draw_contract(work, state)
            state.offer[seat, place] = contract
            state.contract_known[contract] |= 1 << seat


@kernel
def deal_kept_contracts(seen: Observation, work: Work, state: State, seat: int) -> None:
    """The contracts a seat keeps: those the viewer knows, and others for the rest."""
    kept = seen.contracts_known[seat]
    unknown = seen.contracts_kept[seat] - count_bits(kept)
    for _ in range(unknown):
        kept |= bit(draw_contract(work, state))
    state.contracts[seat] = kept
    while kept != NONE:
        contract, kept = pop_lowest(kept)
        state.contract_known[contract] |= 1 << seat
        if has_bit(seen.contracts_known[seat], contract):
            state.contract_known[contract] |= 1 << seen.viewer


@kernel
def choose_for_others(seen: Observation, work: Work, state: State) -> None:
    """Make up choices at set-up (8.7), where the viewer cannot tell who has chosen.

    Seats before the viewer have chosen, at random; the viewer or the seat after it is to move.
    """
    for seat in range(len(state.choice)):
        state.choice[seat] = seen.choice[seat]
    if state.phase == SETUP:
        for seat in range(seen.viewer):
            state.choice[seat] = 1 + random_below(work, 3)
        state.to_move = seen.viewer
        if state.choice[seen.viewer] != 0:
            state.to_move = seen.viewer + 1
            if state.to_move == state.players:
                state.to_move = 0
                state.choice[0] = 0
