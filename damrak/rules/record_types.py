"""The records of `damrak/rules` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Grid, Record, Row


class State(Record, Protocol):
    """The state of a game."""

    routes: Row[np.uint64]  # routes claimed by each seat, a set
    barred: Row[np.uint64]  # free routes whose other half is the seat's (5.6), a set
    free_claims: Row[np.uint64]  # claims of free routes (5.7), a set of actions
    contracts: Row[np.uint64]  # contracts kept, a set
    seed: Row[np.uint32]  # the key of all chance
    keystream: Row[np.uint32]  # the block of ChaCha numbers last made
    reshuffles: int  # how often the discards became the deck
    score: Row[int]  # route points on the track
    turn: int  # turns finished
    hand: Grid[int]  # transport cards in hand
    known: Grid[int]  # cards that the others know to be in that hand
    blind: Grid[int]  # cards drawn unseen since the last shuffle
    fresh: Row[int]  # the deck after its last shuffle, less cards turned up
    market: Row[int]  # the face-up cards; 7 is an empty slot, 8 none
    deck: Row[int]  # the transport deck; the top is at `deck_size - 1`
    deck_size: int  # cards in the deck
    discards: Row[int]  # discarded transport cards
    contract_deck: Row[int]  # the contract deck, a ring from its top on
    contract_top: int  # where in the ring the top contract lies
    contract_count: int  # contracts in the deck
    contract_known: Row[int]  # the seats that know where each contract is
    offer: Grid[int]  # contracts offered and not yet decided
    offered: Row[int]  # contracts on offer; at set-up until all chose (8.7)
    choice: Row[int]  # at set-up until all chose: 0 none, 1, 2 or 3 both
    carts: Row[int]  # carts left
    merchandise: Row[int]  # merchandise cards taken
    merchandise_left: int  # merchandise cards in the stack
    players: int  # 2, 3 or 4
    first_seat: int  # who began
    to_move: int  # who decides; at set-up each seat sees only itself
    phase: int  # SETUP, TURN, SECOND (card), OFFER (of contracts) or OVER
    turns_left: int  # turns to come after 7.1 was triggered; -1 before
    passes: int  # turns passed in a row
    end_reason: int  # 0, CARTS (7.1) or PASSES (8.4)
    absent_slots: int  # slots of `market` that the board does not have
    absent_contracts: int  # places of the contract deck that it does not need


class RecordedState(State, Protocol):
    """A state that keeps shuffles."""

    shuffles: Row[int]  # how many shuffles the last action made
    orders: Grid[int]  # the outcome of each, the top last
    order_sizes: Row[int]  # the cards in each of these
    rules: Row[int]  # the version of the rules


class Observation(Record, Protocol):
    """What a seat may know of a state."""

    routes: Row[np.uint64]  # routes claimed by each seat, a set
    barred: Row[np.uint64]  # free routes whose other half is the seat's (5.6), a set
    free_claims: Row[np.uint64]  # claims of free routes (5.7), a set of actions
    contracts: Row[np.uint64]  # contracts kept, a set
    reshuffles: int  # how often the discards became the deck
    score: Row[int]  # route points on the track
    turn: int  # turns finished
    hand: Grid[int]  # transport cards in hand
    known: Grid[int]  # cards that the others know to be in that hand
    blind: Grid[int]  # cards drawn unseen since the last shuffle
    fresh: Row[int]  # the deck after its last shuffle, less cards turned up
    market: Row[int]  # the face-up cards; 7 is an empty slot, 8 none
    deck_size: int  # cards in the deck
    discards: Row[int]  # discarded transport cards
    contract_top: int  # where in the ring the top contract lies
    contract_count: int  # contracts in the deck
    offer: Grid[int]  # contracts offered and not yet decided
    offered: Row[int]  # contracts on offer; at set-up until all chose (8.7)
    choice: Row[int]  # at set-up until all chose: 0 none, 1, 2 or 3 both
    carts: Row[int]  # carts left
    merchandise: Row[int]  # merchandise cards taken
    merchandise_left: int  # merchandise cards in the stack
    players: int  # 2, 3 or 4
    first_seat: int  # who began
    to_move: int  # who decides; at set-up each seat sees only itself
    phase: int  # SETUP, TURN, SECOND (card), OFFER (of contracts) or OVER
    turns_left: int  # turns to come after 7.1 was triggered; -1 before
    passes: int  # turns passed in a row
    end_reason: int  # 0, CARTS (7.1) or PASSES (8.4)
    unseen: Row[int]  # cards in the deck or other hands that the viewer cannot place
    hand_size: Row[int]  # cards in each hand
    blind_size: Row[int]  # cards each seat drew unseen since the last shuffle
    contracts_kept: Row[int]  # how many contracts each seat keeps
    contracts_known: Row[np.uint64]  # contracts the viewer knows each seat to keep, a set
    offers_known: Row[np.uint64]  # contracts the viewer knows each seat is offered, a set
    deck_contracts: Row[int]  # `contract_deck` where the viewer knows it, else -1
    viewer: int  # the seat, or -1 for a spectator
    absent_slots: int  # slots of `market` that the board does not have
    absent_contracts: int  # places of the contract deck that it does not need


class Work(Record, Protocol):
    """Buffers of the rules."""

    legal: Row[np.uint64]  # a set of actions
    random: np.uint64  # the caller's generator (SplitMix64): for choices, not for deals
    totals: Row[int]  # final points
    completed: Row[int]  # completed contracts
    taken: np.uint64  # contracts already dealt, a set
    unseen: Row[int]  # cards still to be dealt anew
    available: Row[int]  # of these, cards that may lie in the deck
    drawn: Row[int]  # cards that left the deck unseen


class Tensor(Record, Protocol):
    """An observation as numbers for learners."""

    phase: Row[int]  # one of: set-up, turn, second card, offer of contracts, over
    players: Row[int]  # one of: 2, 3 or 4 players
    to_move: Row[int]  # 1 for the seat that decides now
    first_seat: Row[int]  # 1 for the seat that began
    market: Grid[int]  # 1 for the card in each slot; an empty slot has none
    hand: Row[int]  # transport cards in one's own hand
    blind: Row[int]  # of these, drawn unseen since the deck was last shuffled
    known: Grid[int]  # cards known to all to be in that hand
    unseen: Row[int]  # cards in the deck or other hands that the viewer cannot place
    fresh: Row[int]  # the deck after its last shuffle, less cards turned up since
    discards: Row[int]  # discarded transport cards
    hand_size: Row[int]  # cards in each hand
    blind_size: Row[int]  # cards each seat drew unseen since the last shuffle
    carts: Row[int]  # carts left
    score: Row[int]  # route points, at most 127
    merchandise: Row[int]  # merchandise cards taken
    contracts_kept: Row[int]  # how many contracts each seat keeps
    offered: Row[int]  # how many contracts are offered to each seat
    routes: Grid[int]  # 1 for each route of that seat
    open: Row[int]  # 1 for each route that nobody has taken or closed
    barred: Row[int]  # 1 for each open route whose other half is the viewer's (5.6)
    contracts: Row[int]  # 1 for each contract of one's own
    completed: Row[int]  # 1 for each of these that is completed
    offer: Grid[int]  # 1 for the first and for the second contract offered
    choice: Row[int]  # own choice at set-up until all have chosen: first, second, both
    contracts_known: Grid[int]  # contracts each other seat is known to keep
    offers_known: Grid[int]  # contracts each other seat is known to be offered
    contract_places: Row[int]  # its place in the deck, 1 is the top; 0: not known
    deck_size: Row[int]  # cards in the deck
    contract_count: Row[int]  # contracts in the deck
    merchandise_left: Row[int]  # merchandise cards in the stack
    turns_left: Row[int]  # turns to come after 7.1 was triggered; -1 before
    passes: Row[int]  # turns passed in a row
    reshuffles: Row[int]  # how often the discards became the deck, at most 127
    turn: Row[int]  # turns finished, at most 127


class Mask(Record, Protocol):
    """Legal actions, a byte for each action."""

    words: Row[np.uint64]  # a byte for each action: 1 where it is legal
