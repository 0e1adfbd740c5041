"""`greedy`: claims the route with most points that it can pay for, else draws cards it has most of.

It keeps the cheaper contract at the start, draws no others, and looks no further than this turn.
"""

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.numbers import int64
from damrak.rules.actions import DECK, FIRST_CLAIM, KEEP_FIRST, KEEP_SECOND
from damrak.rules.layout import EMPTY, OFFER, SECOND, SETUP, WILD, Observation, Tables
from damrak.rules.legal import count_legal, is_legal, legal_actions, nth_legal
from damrak.rules.market import slots_of
from damrak.rules.playout import random_below


@kernel
def choose_greedy(tables: Tables, seen: Observation, work: Work) -> int:
    """The action with most points now; if none has any, the most useful card."""
    legal_actions(tables, seen, work)
    if seen.phase in (SETUP, OFFER):
        return cheaper_contract(tables, seen)
    if seen.phase != SECOND:
        claim = best_claim(tables, seen, work)
        if claim >= 0:
            return claim
    return best_card(seen, work)


@kernel
def cheaper_contract(tables: Tables, seen: Observation) -> int:
    """Keep the contract with fewer points to lose."""
    keep, offer = KEEP_FIRST, seen.offer[seen.viewer]
    if seen.offered[seen.viewer] == 2:
        points = tables.contract_points
        keep = KEEP_SECOND if points[offer[1]] < points[offer[0]] else KEEP_FIRST
    return slots_of(seen) + keep


@kernel
def best_claim(tables: Tables, seen: Observation, work: Work) -> int:
    """The claim with most points, one more for merchandise, few wilds; ties at random; or -1."""
    best, most, ties = -1, -1, 0
    first = slots_of(seen) + FIRST_CLAIM
    for nth in range(count_legal(work)):
        action = nth_legal(work, nth)
        if action >= first:
            route = tables.claim_route[action]
            worth = 8 * int64(tables.route_points[route] + tables.route_carts[route])
            worth -= tables.claim_wilds[action]
            if worth >= most:
                ties = ties + 1 if worth == most else 1
                if random_below(work, ties) == 0:
                    best, most = action, worth
    return best


@kernel
def best_card(seen: Observation, work: Work) -> int:
    """The market card it holds most of, unless the deck is as good; else any legal action."""
    deck = slots_of(seen) + DECK
    best, most = (deck, 0) if is_legal(work, deck) else (-1, -1)
    for slot in range(len(seen.market)):
        card = seen.market[slot]
        if card < EMPTY and is_legal(work, slot):
            held = seen.hand[seen.viewer, card] + 3 * (card == WILD)
            if held > most:
                best, most = slot, held
    return best if best >= 0 else nth_legal(work, random_below(work, count_legal(work)))
