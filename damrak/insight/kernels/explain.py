"""Finds what speaks for an action, as an advice record (reasons.py)."""

from __future__ import annotations

from damrak.bots.kernels.plan import free_routes, make_plan, missing_cards
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import set_aside
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, count_bits, drop_lowest, has_bit, lowest_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.distances import (
    cards_after,
    cards_for,
    contract_served,
    measure,
    served_of,
)
from damrak.insight.kernels.offers import explain_contracts, explain_keeping
from damrak.insight.kernels.reasons import (
    ANY_COLOUR,
    BEGINS,
    BLIND,
    BLOCK,
    BRIDGE,
    CARD,
    CARD_WAY,
    CLAIM,
    COMPLETE,
    CROWDED,
    CUT_OFF,
    DETOUR,
    END_NEAR,
    END_NEXT,
    ENDING,
    FEW_CARTS,
    FEW_POINTS,
    GOODS,
    HIDDEN,
    LAST,
    LAST_TURN,
    LATE,
    LEAST,
    MARKET,
    NEVER,
    NO_CARD,
    NO_NOTE,
    NOTHING,
    ODDS,
    ONE,
    ONLY,
    OWN_END,
    PAIR,
    POINTS,
    RISK,
    SPREAD,
    WAY,
    WILD_ENDS,
    Advice,
)
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, PASS
from damrak.rules.layout import EMPTY, NOT_YET, SETUP, TURN, WILD, Observation, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.market import slots_of

CONTRACT_FIRST = 100.0  # added to the worth of a route for a contract


@kernel
def advise(tables: Tables, seen: Observation, work: Work, action: int, advice: Advice) -> None:
    """Write what speaks for a legal action of the viewer."""
    clear(advice, action)
    advice.carts = seen.carts[seen.viewer]
    set_style(work.style)
    make_plan(tables, seen, seen.viewer, work)
    measure(tables, seen, NONE, work)
    choices = legal_actions(tables, seen, work)
    first = slots_of(seen)
    if action >= first + FIRST_CLAIM:
        explain_claim(tables, seen, work, action, advice)
    elif action < first:
        explain_card(tables, seen, work, action, advice)
    elif action == first + DECK:
        explain_blind(tables, seen, work, advice)
    elif action == first + CONTRACTS:
        explain_contracts(tables, seen, work, advice)
    elif action != first + PASS:
        explain_keeping(tables, seen, work, action - first, advice)
    if choices == 1:
        advice.reason = ONLY
    add_note(tables, seen, work, advice)
    advice.thought = first_thought(advice)


@kernel
def clear(advice: Advice, action: int) -> None:
    """Reset an advice."""
    advice.action, advice.kind = action, NOTHING
    advice.reason, advice.note = ONLY, NO_NOTE
    advice.contract, advice.other, advice.route, advice.card = -1, -1, -1, -1
    advice.also, advice.also_left = -1, 0
    advice.missing, advice.left, advice.more = 0, 0, 0
    advice.cost, advice.other_cost = 0, 0
    advice.joint, advice.apart = 0, 0
    advice.points, advice.other_points = 0, 0
    advice.count, advice.most = 0, 0
    advice.helpful, advice.unseen, advice.useless = 0, 0, 0
    advice.rival, advice.ender = -1, -1
    advice.fewest, advice.carts = 0, 0


# Claims


@kernel
def explain_claim(
    tables: Tables, seen: Observation, work: Work, action: int, advice: Advice
) -> None:
    """Why to claim: a contract that it completes or helps, else merchandise, a rival, points."""
    route = int(tables.claim_route[action])
    advice.kind, advice.route = CLAIM, route
    advice.points = tables.route_points[route]
    advice.contract = contract_served(tables, seen, work, route)
    look_around(tables, seen, advice)
    if advice.contract >= 0:
        advice.left = cards_after(tables, seen, work, advice.contract, route)
        if advice.left > 0 and seen.turns_left != NOT_YET:
            advice.contract = -1  # nobody goes on towards it after a last turn
    if advice.contract >= 0:
        advice.reason = COMPLETE if advice.left == 0 else WAY
        advice.other_points = tables.contract_points[advice.contract]
        add_second(tables, seen, work, advice)
    elif tables.route_carts[route] and seen.merchandise_left > 0:
        advice.reason = GOODS
        advice.count = seen.merchandise[seen.viewer] + 1
        advice.most = most_merchandise(seen)
    else:
        advice.reason = BLOCK if is_contested(tables, seen, advice) else POINTS


@kernel
def add_second(tables: Tables, seen: Observation, work: Work, advice: Advice) -> None:
    """Another contract that the claim serves; in a last turn only one that it completes."""
    others = seen.contracts[seen.viewer] & ~bit(advice.contract)
    second = served_of(tables, seen, work, int(advice.route), others)
    if second >= 0:
        left = cards_after(tables, seen, work, second, int(advice.route))
        if left == 0 or seen.turns_left == NOT_YET:
            advice.also, advice.also_left = second, left


@kernel
def most_merchandise(seen: Observation) -> int:
    """The most merchandise cards that another seat has."""
    most = 0
    for other in range(seen.players):
        if other != seen.viewer:
            most = max(most, int(seen.merchandise[other]))
    return most


@kernel
def look_around(tables: Tables, seen: Observation, advice: Advice) -> None:
    """Who else builds beside the route and could claim it: at both ends, or with the cards."""
    most = 0
    for other in range(seen.players):
        if other != seen.viewer and has_bit(free_routes(tables, seen, other), advice.route):
            ends = touches(tables, seen, other, advice.route)
            enough = seen.hand_size[other] >= tables.route_length[advice.route]
            closeness = 2 * ends + (1 if enough else 0)
            if closeness > most and closeness > 2:
                most = closeness
                advice.rival = other


@kernel
def is_contested(tables: Tables, seen: Observation, advice: Advice) -> bool:
    """Whether a route of few points would join what a rival has at both of its ends."""
    if advice.rival < 0 or advice.points > FEW_POINTS or seen.turns_left != NOT_YET:
        return False
    return touches(tables, seen, advice.rival, advice.route) == 2


@kernel
def touches(tables: Tables, seen: Observation, seat: int, route: int) -> int:
    """At how many ends of a route this seat has routes."""
    located = NONE
    left = seen.routes[seat]
    while left != NONE:
        located |= tables.route_ends[lowest_bit(left)]
        left = drop_lowest(left)
    return count_bits(located & tables.route_ends[route])


# Cards


@kernel
def explain_card(tables: Tables, seen: Observation, work: Work, slot: int, advice: Advice) -> None:
    """The wanted route that a card of the market is for, and its contract."""
    card = int(seen.market[slot])
    advice.kind, advice.card = MARKET, card
    if is_late(seen, work):
        advice.reason = LATE
        return
    advice.route = useful_route(tables, seen, work, card)
    if advice.route >= 0:
        advice.missing = missing_cards(tables, advice.route, seen.hand[seen.viewer])
        advice.contract = contract_served(tables, seen, work, advice.route)
        advice.reason = CARD_WAY if advice.contract >= 0 else CARD
        look_around(tables, seen, advice)
    elif card == WILD:
        advice.reason = ANY_COLOUR
    else:
        before = cards_short(tables, seen, work)
        seen.hand[seen.viewer, card] += 1
        advice.reason = SPREAD if cards_short(tables, seen, work) < before else PAIR
        advice.count = seen.hand[seen.viewer, card]
        seen.hand[seen.viewer, card] -= 1


@kernel
def explain_blind(tables: Tables, seen: Observation, work: Work, advice: Advice) -> None:
    """Why to draw unseen: the market has nothing, the deck has much, or nobody sees the card."""
    advice.kind, advice.count = BLIND, seen.unseen[WILD]
    wanted = False
    for slot in range(len(seen.market)):
        card = int(seen.market[slot])
        if card < EMPTY and is_legal(work, slot):
            wanted = wanted or wanted_route(tables, seen, work, card) >= 0
    for card in range(EMPTY):
        advice.unseen += seen.unseen[card]
        if wanted_route(tables, seen, work, card) >= 0:
            advice.helpful += seen.unseen[card]
    advice.useless = advice.unseen - advice.helpful
    if is_late(seen, work):
        advice.reason = LATE
    elif 2 * advice.helpful >= advice.unseen and advice.helpful > 0:
        advice.reason = ODDS
    else:
        advice.reason = NO_CARD if advice.helpful > 0 and not wanted else HIDDEN


@kernel
def wanted_route(tables: Tables, seen: Observation, work: Work, card: int) -> int:
    """A route of the plan, or for a contract, that is nearer with this card; -1 for none."""
    for place in range(len(work.plan_order[0])):
        route = int(work.plan_order[seen.viewer, place])
        if route >= 0 and is_nearer(tables, seen, route, card):
            return route
    left = free_routes(tables, seen, seen.viewer)
    while left != NONE:
        route, left = pop_lowest(left)
        serves = contract_served(tables, seen, work, route) >= 0
        if serves and is_nearer(tables, seen, route, card):
            return route
    return -1


@kernel
def useful_route(tables: Tables, seen: Observation, work: Work, card: int) -> int:
    """The route of the plan that is nearest with this card, one for a contract before others.

    Where none of them is nearer for a contract, any route that is, by its worth for the cards that
    it lacks; for want of one that is for a contract, that of the plan.
    """
    best, most = int64(-1), 0.0
    for place in range(len(work.plan_order[0])):
        route = nearer_half(tables, seen, int64(work.plan_order[seen.viewer, place]), card)
        if route >= 0:
            missing = missing_cards(tables, route, seen.hand[seen.viewer])
            serves = contract_served(tables, seen, work, route) >= 0
            near = 1.0 / float64(1 + missing) + (1.0 if serves else 0.0)
            if near > most:
                best, most = route, near
    if best >= 0 and (most > 1.0 or seen.contracts[seen.viewer] == NONE):
        return best
    planned, most = best, 0.0
    left = free_routes(tables, seen, seen.viewer)
    while left != NONE:
        route, left = pop_lowest(left)
        if is_nearer(tables, seen, route, card):
            missing = missing_cards(tables, route, seen.hand[seen.viewer])
            serves = contract_served(tables, seen, work, route) >= 0
            if planned >= 0 and not serves:
                continue
            worth = work.plan_worth[seen.viewer, route] / float64(1 + missing)
            worth += CONTRACT_FIRST if serves else 0.0
            if worth > most:
                best, most = route, worth
    return best


@kernel
def nearer_half(tables: Tables, seen: Observation, route: int, card: int) -> int:
    """The route or the other half of its double, whichever such a card brings nearer; -1 for none.

    None is where the cards for one half are there already.
    """
    if route < 0:
        return -1
    nearer, least = int64(-1), 127
    left = (bit(route) | tables.route_twin[route]) & free_routes(tables, seen, seen.viewer)
    while left != NONE:
        half, left = pop_lowest(left)
        missing = missing_cards(tables, half, seen.hand[seen.viewer])
        if missing == 0:
            return -1
        if missing < least and is_nearer(tables, seen, half, card):
            nearer, least = int64(half), missing
    return nearer


@kernel
def is_nearer(tables: Tables, seen: Observation, route: int, card: int) -> bool:
    """Whether one more such card leaves fewer missing for a route."""
    hand = seen.hand[seen.viewer]
    missing = missing_cards(tables, route, hand)
    hand[card] += 1
    then = missing_cards(tables, route, hand)
    hand[card] -= 1
    return then < missing


@kernel
def cards_short(tables: Tables, seen: Observation, work: Work) -> int:
    """How many cards the hand lacks for all wanted routes together."""
    for card in range(EMPTY):
        work.unspent[card] = seen.hand[seen.viewer, card]
    short = 0
    for place in range(len(work.plan_order[0])):
        route = int(work.plan_order[seen.viewer, place])
        if route >= 0:
            short += set_aside(tables, route, work)
    return short


@kernel
def is_late(seen: Observation, work: Work) -> bool:
    """Whether the viewer draws cards in its last turn because it can claim no route."""
    if seen.turns_left == NOT_YET:
        return False
    first = slots_of(seen) + FIRST_CLAIM
    for word in range(len(work.legal)):
        left = work.legal[word]
        while left != NONE:
            if 64 * word + lowest_bit(left) >= first:
                return False
            left = drop_lowest(left)
    return True


# What presses


@kernel
def add_note(tables: Tables, seen: Observation, work: Work, advice: Advice) -> None:
    """The most urgent note."""
    if advice.kind == ONE and advice.other >= 0 and advice.reason != LEAST:
        advice.note = RISK  # of two that are lost, neither is a risk
    if seen.phase == SETUP:
        return
    if seen.turns_left != NOT_YET:
        advice.note = LAST_TURN
        return
    if advice.kind == CLAIM and is_the_beginning_of_the_end(tables, seen, advice):
        advice.note = BEGINS
        return
    if advice.contract >= 0 and advice.route >= 0:
        note_the_way_round(tables, seen, work, advice)
    if advice.note not in (CUT_OFF, RISK):
        note_the_end(tables, seen, advice)
    if advice.note == NO_NOTE and advice.card == WILD and seen.phase == TURN:
        advice.note = WILD_ENDS


@kernel
def is_the_beginning_of_the_end(tables: Tables, seen: Observation, advice: Advice) -> bool:
    """Whether the claim leaves so few carts that the last round begins (7.1)."""
    advice.carts = seen.carts[seen.viewer] - tables.route_length[advice.route]
    return bool(advice.carts <= tables.end_carts)


@kernel
def note_the_way_round(tables: Tables, seen: Observation, work: Work, advice: Advice) -> None:
    """What the contract would need if another seat had the route."""
    before = cards_for(tables, seen, work, advice.contract)
    gone = bit(advice.route)
    if seen.players == 2:  # 5.7: both halves would be gone
        gone |= tables.route_twin[advice.route]
    measure(tables, seen, gone, work)
    without = cards_for(tables, seen, work, advice.contract)
    advice.more = NEVER if without == NEVER else without - before
    if advice.more == NEVER:
        advice.note = CUT_OFF if advice.rival >= 0 else BRIDGE
    elif advice.more > 0 and advice.rival >= 0:
        advice.note = DETOUR


@kernel
def note_the_end(tables: Tables, seen: Observation, advice: Advice) -> None:
    """Who can begin the last round with the next claim, or has few carts left."""
    fewest = 127
    for seat in range(seen.players):
        if seen.carts[seat] < fewest and seat != seen.viewer and can_end(tables, seen, seat):
            fewest, advice.ender = int(seen.carts[seat]), seat
    if advice.ender >= 0:
        advice.fewest, advice.note = fewest, END_NEXT
        return
    for seat in range(seen.players):
        if seen.carts[seat] < fewest:
            fewest, advice.ender = int(seen.carts[seat]), seat
    advice.fewest = fewest
    if fewest <= tables.end_carts + FEW_CARTS:
        advice.note = OWN_END if advice.ender == seen.viewer else END_NEAR


@kernel
def can_end(tables: Tables, seen: Observation, seat: int) -> bool:
    """Whether a seat has the cards for a route after which the last round begins (7.1)."""
    left = free_routes(tables, seen, seat)
    while left != NONE:
        route, left = pop_lowest(left)
        length = int64(tables.route_length[route])
        if seen.hand_size[seat] >= length >= seen.carts[seat] - tables.end_carts:
            return True
    return False


@kernel
def first_thought(advice: Advice) -> int:
    """What to think about first: the urgent note, if it leads to the action, or the reason."""
    if advice.reason in (ONLY, LATE):
        return int(advice.reason)
    if advice.note == LAST_TURN:
        return LAST
    if advice.note in (CUT_OFF, DETOUR):
        return CROWDED
    near = advice.note in (END_NEAR, OWN_END, END_NEXT)
    if near and (advice.reason in (POINTS, GOODS, CARD)):
        return ENDING
    return int(advice.reason)
