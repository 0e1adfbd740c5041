"""`planner`: makes a plan, collects the cards for it, claims its routes, reacts to blocks.

Every choice is valued in points. A route of the plan is worth what `plan.py` says, and less the
more cards are missing. So a card is worth what it adds to the plan, and a claim is worth its points
minus what its cards were worth elsewhere.
"""

from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.plan import (
    make_plan,
    price_routes,
    turns_to_come,
    value_of_contracts,
)
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.style import BLIND, CARD_TIME, DELAY, DRAW_COST, ENDING, LOOK, set_style
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_BOTH, KEEP_FIRST, KEEP_SECOND
from damrak.rules.layout import EMPTY, OFFER, SECOND, SETUP, TURN, WILD, Observation, Seen, Tables
from damrak.rules.legal import is_legal, legal_actions, nth_legal
from damrak.rules.market import slots_of

IMPOSSIBLE = -1e9


@kernel
def choose_planner(tables: Tables, seen: Observation, work: Work) -> int:
    """The action worth most by the plan."""
    set_style(work.style)
    return choose_in_style(tables, seen, work)


@kernel
def choose_in_style(tables: Tables, seen: Observation, work: Work) -> int:
    """The action worth most by a plan in the style that is set."""
    make_plan(tables, seen, seen.viewer, work)
    return choose_by_plan(tables, seen, seen.viewer, work)


@kernel
def choose_by_plan(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """The action worth most by the plan that was made."""
    count = legal_actions(tables, seen, work)
    if seen.phase in (SETUP, OFFER):
        return slots_of(seen) + choose_contracts(tables, seen, seat, work)
    best, most = nth_legal(work, 0), float64(IMPOSSIBLE)
    if count == 1:
        return best
    if work.style[ENDING] > 0.0 and is_last_turn(seen):
        return choose_last(tables, seen, seat, work)
    turns = turns_to_come(tables, seen, seat, work)
    stay = promise(tables, seen, seat, -1, turns, work)
    if seen.phase == TURN:
        claim, worth = best_claim(tables, seen, seat, turns, work)
        if claim >= 0:
            best, most = claim, worth
        contracts = slots_of(seen) + CONTRACTS
        if is_legal(work, contracts):
            worth = stay + work.plan_contracts[seat] - work.style[DRAW_COST]
            if worth > most and turns > 2:
                best, most = contracts, worth
    card, worth = best_draw(tables, seen, seat, turns, stay, work)
    if card >= 0 and worth > most:
        best = card
    return best


@kernel
def promise(tables: Tables, seen: Seen, seat: int, without: int, turns: int, work: Work) -> float:
    """What the plan will bring after this turn: the worth of its routes, less for later ones.

    Routes take their cards out of the hand one after the other, in the order of the plan.
    """
    for card in range(EMPTY):
        work.unspent[card] = seen.hand[seat, card]
    total, time = float64(0), float64(1)
    look = work.style[LOOK]
    for place in range(len(work.plan_order[seat])):
        route = work.plan_order[seat, place]
        if route < 0 or look <= 0.0:
            break
        if route != without:
            look -= 1.0
            time += 1.0 + work.style[CARD_TIME] * float64(set_aside(tables, route, work))
            if time <= float64(turns) + 0.5:
                total += work.plan_worth[seat, route] / (1.0 + work.style[DELAY] * time)
    return total


@kernel
def set_aside(tables: Tables, route: int, work: Work) -> int:
    """Take the cards for a route out of the spare ones; how many are missing."""
    colour = int64(tables.route_colour[route])
    if colour == WILD:
        colour = 0
        for other in range(1, WILD):
            if work.unspent[other] > work.unspent[colour]:
                colour = other
    needed = int64(tables.route_length[route])
    used = min(needed, int64(work.unspent[colour]))
    work.unspent[colour] -= used
    needed -= used
    used = min(needed, int64(work.unspent[WILD]))
    work.unspent[WILD] -= used
    return needed - used


@kernel
def claim_worth(
    tables: Tables, seen: Seen, seat: int, action: int, turns: int, work: Work
) -> float:
    """What a claim brings: the route's worth, and what the rest of the plan promises without it."""
    route, hand = tables.claim_route[action], seen.hand[seat]
    colour, coloured = tables.claim_colour[action], tables.claim_coloured[action]
    wilds = tables.claim_wilds[action]
    hand[colour] -= coloured
    hand[WILD] -= wilds
    rest = promise(tables, seen, seat, route, turns, work)
    hand[colour] += coloured
    hand[WILD] += wilds
    return rest + work.plan_worth[seat, route] / (1.0 + work.style[DELAY])


@kernel
def best_claim(tables: Tables, seen: Seen, seat: int, turns: int, work: Work) -> tuple[int, float]:
    """The legal claim of a planned route that brings most (of any route near the end); -1: none."""
    best, most = -1, float64(IMPOSSIBLE)
    first = slots_of(seen) + FIRST_CLAIM
    for word in range(len(work.legal)):
        left = work.legal[word]
        while left != NONE:
            place, left = pop_lowest(left)
            action = 64 * word + place
            wanted = has_bit(work.plan_routes[seat], tables.claim_route[action]) or turns <= 2
            if action >= first and wanted:
                worth = claim_worth(tables, seen, seat, action, turns, work)
                if worth > most:
                    best, most = action, worth
    return best, most


@kernel
def card_worths(
    tables: Tables, seen: Seen, seat: int, turns: int, stay: float, work: Work
) -> tuple[float, float]:
    """Write what each card adds to the promise (`card_worth`).

    Returns what an unseen card adds on average, and what a second card would add to the first.
    """
    hand, unseen = seen.hand[seat], int64(0)
    blind, second = float64(0), float64(0)
    for card in range(EMPTY):
        hand[card] += 1
        work.card_worth[card] = promise(tables, seen, seat, -1, turns, work) - stay
        hand[card] -= 1
        hidden = int64(tables.cards[card]) - hand[card] - seen.discards[card]
        for slot in range(len(seen.market)):
            if seen.market[slot] == card:
                hidden -= 1
                if card != WILD:
                    second = max(second, work.card_worth[card])
        hidden = max(0, hidden)
        unseen += hidden
        blind += work.card_worth[card] * float64(hidden)
    blind = blind / float64(max(1, unseen))
    return blind, max(second, blind) if seen.phase != SECOND else 0.0


@kernel
def best_draw(
    tables: Tables, seen: Seen, seat: int, turns: int, stay: float, work: Work
) -> tuple[int, float]:
    """The card worth most; after a face-up wild there is no second card (4.3)."""
    blind, second = card_worths(tables, seen, seat, turns, stay, work)
    best, most, deck = -1, float64(IMPOSSIBLE), slots_of(seen) + DECK
    if is_legal(work, deck):
        best, most = deck, stay + blind + second + work.style[BLIND]
    for slot in range(len(seen.market)):
        card = seen.market[slot]
        if card < EMPTY and is_legal(work, slot):
            worth = stay + work.card_worth[card] + (0.0 if card == WILD else second)
            if worth > most:
                best, most = slot, worth
    return best, most


@kernel
def choose_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """Keep the contracts that are worth most, by a plan for each choice."""
    if seen.offered[seat] < 2:
        return KEEP_FIRST
    kept = seen.contracts[seat]
    first, second = bit(seen.offer[seat, 0]), bit(seen.offer[seat, 1])
    price_routes(tables, seen, seat, work)
    seen.contracts[seat] = kept | first
    a = value_of_contracts(tables, seen, seat, work)
    seen.contracts[seat] = kept | second
    b = value_of_contracts(tables, seen, seat, work)
    seen.contracts[seat] = kept | first | second
    both = value_of_contracts(tables, seen, seat, work)
    seen.contracts[seat] = kept
    if both >= a and both >= b:
        return KEEP_BOTH
    return KEEP_FIRST if a >= b else KEEP_SECOND
