"""Copies of a state and other orders of its decks: the games that chance could have brought."""

import numpy as np

from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit
from damrak.compile.numbers import int64
from damrak.rules.contracts import deck_places
from damrak.rules.layout import EMPTY, State, Tables, Work
from damrak.rules.playout import next_random, random_below
from damrak.rules.resample import copy_public

SEED = 1650
FEW_COPIES = 16  # of a card; a board with more of them has twice as many, or four times
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


@kernel
def seed_of(n: int) -> np.uint64:
    """Where the generator starts for the n-th game that chance could have brought."""
    return np.uint64(SEED) + GOLDEN * np.uint64(1000 * (n + 1))


@kernel
def copy_state(source: State, target: State) -> None:
    """Copy a state, hidden facts included."""
    copy_public(source, target)
    for word in range(len(source.seed)):
        target.seed[word] = source.seed[word]
    for word in range(len(source.keystream)):
        target.keystream[word] = source.keystream[word]
    copy_cards(source, target)
    copy_contracts(source, target)


@kernel
def copy_cards(source: State, target: State) -> None:
    """Copy hands, deck and discards."""
    for card in range(EMPTY):
        target.fresh[card] = source.fresh[card]
        target.discards[card] = source.discards[card]
        for seat in range(len(source.hand)):
            target.hand[seat, card] = source.hand[seat, card]
            target.known[seat, card] = source.known[seat, card]
            target.blind[seat, card] = source.blind[seat, card]
    for place in range(len(source.deck)):
        target.deck[place] = source.deck[place]


@kernel
def copy_contracts(source: State, target: State) -> None:
    """Copy the contracts: kept, offered, in the deck."""
    for seat in range(len(source.contracts)):
        target.contracts[seat] = source.contracts[seat]
        target.choice[seat] = source.choice[seat]
        for place in range(2):
            target.offer[seat, place] = source.offer[seat, place]
    for contract in range(len(source.contract_deck)):
        target.contract_deck[contract] = source.contract_deck[contract]
        target.contract_known[contract] = source.contract_known[contract]


@kernel
def shuffle_decks(state: State, work: Work) -> None:
    """Put both decks into another order, and change all later chance."""
    for word in range(len(state.seed)):
        state.seed[word] = np.uint32(next_random(work) >> np.uint64(32))
    for last in range(int64(state.deck_size) - 1, 0, -1):
        swap_cards(state, last, random_below(work, last + 1))
    size, top = deck_places(state), int64(state.contract_top)
    for last in range(int64(state.contract_count) - 1, 0, -1):
        a, b = (top + last) % size, (top + random_below(work, last + 1)) % size
        contract = state.contract_deck[a]
        state.contract_deck[a] = state.contract_deck[b]
        state.contract_deck[b] = contract


@kernel
def stack_decks(tables: Tables, state: State, work: Work, number: int) -> None:
    """Put both decks into the order that has this number, and change all later chance.

    All orders are equally likely. Decks that differ by a few cards have the others in nearly the
    same order: what comes of two moments of a game differs by the moments, hardly by chance.
    """
    work.random = seed_of(number)
    for word in range(len(state.seed)):
        state.seed[word] = np.uint32(next_random(work) >> np.uint64(32))
    stack_cards(state, work)
    work.random = ~seed_of(number)
    stack_contracts(tables, state, work)
    work.random = seed_of(-number - 2)  # for those who play; however many numbers the decks took


@kernel
def stack_cards(state: State, work: Work) -> None:
    """Draw copies of cards, and put those that the deck has on it, the top first."""
    copies = FEW_COPIES
    for card in range(EMPTY):
        work.available[card] = 0
    for place in range(int64(state.deck_size)):
        work.available[state.deck[place]] += 1
    for card in range(EMPTY):
        while copies < work.available[card]:
            copies *= 2
    place = int64(state.deck_size)
    while place > 0:
        copy = random_below(work, EMPTY * copies)
        card = copy // copies
        if copy % copies < work.available[card]:
            work.available[card] -= 1
            place -= 1
            state.deck[place] = card


@kernel
def stack_contracts(tables: Tables, state: State, work: Work) -> None:
    """Draw contracts, and put those that the deck has into it, the top first."""
    size, top = deck_places(state), int64(state.contract_top)
    left = NONE
    for place in range(int64(state.contract_count)):
        left |= bit(state.contract_deck[(top + place) % size])
    place = 0
    while left != NONE:
        contract = random_below(work, int64(tables.contracts))
        if has_bit(left, contract):
            left &= ~bit(contract)
            state.contract_deck[(top + place) % size] = contract
            place += 1


@kernel
def swap_cards(state: State, a: int, b: int) -> None:
    """Exchange two cards of the transport deck."""
    card = state.deck[a]
    state.deck[a] = state.deck[b]
    state.deck[b] = card


@kernel
def put_on_top(state: State, card: int) -> int:
    """Put a card of this kind on top of the transport deck; how many of them the deck holds."""
    count, found = 0, -1
    for place in range(int64(state.deck_size)):
        if state.deck[place] == card:
            count, found = count + 1, place
    if count > 0:
        swap_cards(state, found, int64(state.deck_size) - 1)
    return count
