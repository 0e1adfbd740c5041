"""Which actions are legal: a set of actions in 64-bit words, in the order of actions.py.

These kernels read only what the seat to move may know, so they take its observation as well.
"""

import numpy as np

from damrak.board.facts import MAX_LENGTH
from damrak.compile import kernel
from damrak.compile.bits import (
    NONE,
    ONE,
    bit,
    count_bits,
    drop_lowest,
    has_bit,
    lowest_bit,
    nth_bit,
    pop_lowest,
)
from damrak.compile.numbers import uint8
from damrak.rules.actions import CONTRACTS, DECK, KEEP_FIRST, PASS
from damrak.rules.layout import EMPTY, OFFER, SECOND, SETUP, TURN, WILD, Seen, Tables, Work
from damrak.rules.market import can_draw, slots_of

FEW = np.uint64(0x7FF)  # the first actions: on most boards what is no claim


@kernel
def legal_actions(tables: Tables, state: Seen, work: Work) -> int:
    """Write the set of legal actions of the seat to move; how many they are (0 at the end)."""
    legal = work.legal
    if state.phase == TURN:
        return legal_turn(tables, state, work)
    for word in range(1, len(legal)):
        legal[word] = NONE
    if state.phase == SECOND:
        legal[0] = legal_draws(state, WILD)  # 4.4
    elif state.phase == OFFER or state.phase == SETUP:
        legal[0] = legal_keeps(state)
    else:
        legal[0] = NONE
    return count_bits(legal[0])


@kernel
def legal_turn(tables: Tables, state: Seen, work: Work) -> int:
    """3.1: draw transport cards, claim a route, draw contracts; 3.2, 8.4: else pass."""
    others = legal_draws(state, EMPTY) | legal_contracts(state)
    count = legal_claims(tables, state, work) + count_bits(others)
    if count == 0:
        others = bit(slots_of(state) + PASS)
        count = 1
    work.legal[0] |= others
    return count


@kernel
def legal_draws(state: Seen, limit: int) -> np.uint64:
    """4.1, 8.2: market cards below `limit` (all, or all but wilds), and the deck."""
    draws = NONE
    for slot in range(len(state.market)):
        if state.market[slot] < limit:
            draws |= bit(slot)
    if can_draw(state):
        draws |= bit(slots_of(state) + DECK)
    return draws


@kernel
def legal_contracts(state: Seen) -> np.uint64:
    """6.1-6.3: while a contract is left."""
    return bit(slots_of(state) + CONTRACTS) if state.contract_count > 0 else NONE


@kernel
def legal_keeps(state: Seen) -> np.uint64:
    """2.5, 6.1: the first, the second or both; 6.2: the only one must be kept."""
    if state.to_move < 0:  # a viewer at set-up who has chosen, or has no seat
        return NONE
    choices = np.uint64(7) if state.offered[state.to_move] == 2 else ONE
    return choices << np.uint64(slots_of(state) + KEEP_FIRST)


@kernel
def level(count: int) -> int:
    """A number of cards or carts, up to the most that any route can ask for."""
    return uint8(min(count, MAX_LENGTH))


@kernel
def legal_claims(tables: Tables, state: Seen, work: Work) -> int:
    """5.1-5.7: claims of free routes that cards, wilds and carts can pay for; how many."""
    seat = uint8(state.to_move)
    hand, pay = state.hand[seat], tables.affordable
    pink, blue, green = level(hand[0]), level(hand[1]), level(hand[2])
    black, red, orange = level(hand[3]), level(hand[4]), level(hand[5])
    wilds, carts = level(hand[WILD]), level(state.carts[seat])
    count = 0
    for word in range(len(state.free_claims)):
        claims = pay[0, pink, word] | pay[1, blue, word] | pay[2, green, word]
        claims |= pay[3, black, word] | pay[4, red, word] | pay[5, orange, word]
        claims &= tables.wild_enough[wilds, word] & tables.cart_enough[carts, word]
        claims &= state.free_claims[word]
        work.legal[word] = claims
        count += count_bits(claims)
    if state.barred[seat] != NONE:
        count -= drop_barred(tables, state.barred[seat], work)
    return count


@kernel
def drop_barred(tables: Tables, barred: np.uint64, work: Work) -> int:
    """5.6: nobody claims both halves of a double route; how many claims that takes away."""
    dropped = 0
    while barred != NONE:
        route, barred = pop_lowest(barred)
        for end in range(2):  # a route's claims stand in one word or two
            word = tables.route_words[route, end] - end
            claims = work.legal[word] & tables.route_claims[route, word]
            work.legal[word] ^= claims
            dropped += count_bits(claims)
    return dropped


@kernel
def is_legal(work: Work, action: int) -> bool:
    """Whether the action is in the set."""
    return has_bit(work.legal[action >> 6], action & 63)


@kernel
def count_legal(work: Work) -> int:
    """How many actions are in the set."""
    total = 0
    for word in range(len(work.legal)):
        total += count_bits(work.legal[word])
    return total


@kernel
def nth_legal(work: Work, n: int) -> int:
    """The n-th action (from 0) of the set; -1 if it has no more than n."""
    first = work.legal[0] & FEW
    if n < count_bits(first):  # known early, so that a processor need not guess what follows
        for _ in range(n):
            first = drop_lowest(first)
        return lowest_bit(first)
    word, before, total = 0, 0, 0
    for each in range(len(work.legal)):
        total += count_bits(work.legal[each])
        if n >= total:
            word, before = each + 1, total
    return 64 * word + nth_bit(work.legal[word], n - before) if n < total else -1
