"""What speaks for drawing contracts, and for keeping those on offer."""

from __future__ import annotations

from damrak.bots.kernels.plan import list_open
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit
from damrak.insight.kernels.distances import cards_for, joint_cards
from damrak.insight.kernels.reasons import (
    BOTH,
    CARTS,
    DONE,
    DRAW,
    EASIER,
    EVEN,
    KEEP,
    LEAST,
    LOST,
    NEAR,
    NEVER,
    NEW,
    ONE,
    OVERLAP,
    READY,
    RICHER,
    SHARE,
    SPARE,
    TOGETHER,
    Advice,
)
from damrak.rules.actions import KEEP_BOTH, KEEP_SECOND
from damrak.rules.layout import NOT_YET, Observation, Tables
from damrak.rules.network import is_completed


@kernel
def explain_contracts(tables: Tables, seen: Observation, work: Work, advice: Advice) -> None:
    """Why to draw contracts: all are completed, some in the deck would be, or carts are left."""
    me = seen.viewer
    advice.kind, advice.reason = DRAW, NEW
    advice.count = completed_unseen(tables, seen)
    count = list_open(tables, seen, me, work)
    if count == 0 and seen.contracts[me] != NONE:
        advice.reason = DONE
    elif advice.count > 0:
        advice.reason = NEAR
    elif count > 0:
        advice.left = joint_cards(seen, work, count)
        if advice.left != NEVER and advice.left < advice.carts:
            advice.reason = SPARE


@kernel
def completed_unseen(tables: Tables, seen: Observation) -> int:
    """How many contracts that the viewer cannot place are completed by its routes already."""
    known = NONE
    for seat in range(seen.players):
        known |= seen.contracts[seat] | seen.contracts_known[seat]
    for place in range(len(seen.deck_contracts)):
        if seen.deck_contracts[place] >= 0:
            known |= bit(seen.deck_contracts[place])
    count = 0
    for contract in range(tables.contracts):
        own = seen.routes[seen.viewer]
        if not has_bit(known, contract) and is_completed(tables, own, contract):
            count += 1
    return count


@kernel
def explain_keeping(
    tables: Tables, seen: Observation, work: Work, choice: int, advice: Advice
) -> None:
    """What the contracts on offer need, each and together."""
    me = seen.viewer
    advice.kind = BOTH if choice == KEEP_BOTH else ONE
    place = 1 if choice == KEEP_SECOND else 0
    advice.contract = seen.offer[me, place]
    advice.points = tables.contract_points[advice.contract]
    advice.cost = in_time(seen, cards_for(tables, seen, work, advice.contract))
    if seen.offered[me] < 2:
        return
    advice.other = seen.offer[me, 1 - place]
    advice.other_points = tables.contract_points[advice.other]
    advice.other_cost = in_time(seen, cards_for(tables, seen, work, advice.other))
    for number in range(2):
        contract = seen.offer[me, number]
        work.open[number] = contract
        work.terminals[2 * number] = tables.contract_a[contract]
        work.terminals[2 * number + 1] = tables.contract_b[contract]
    advice.joint = in_time(seen, joint_cards(seen, work, 2))
    advice.apart = advice.cost + advice.other_cost
    advice.reason = why_both(advice) if choice == KEEP_BOTH else why_one(advice)


@kernel
def in_time(seen: Observation, cards: int) -> int:
    """These cards, or NEVER if there is no turn left to play them."""
    return NEVER if cards > 0 and seen.turns_left != NOT_YET else cards


@kernel
def why_both(advice: Advice) -> int:
    """Why to keep both: one is completed already, they share routes, or both can be done."""
    if advice.other_cost == 0:
        advice.contract, advice.other = advice.other, advice.contract
        advice.points, advice.other_points = advice.other_points, advice.points
        advice.cost, advice.other_cost = advice.other_cost, advice.cost
    if advice.cost == 0:
        return READY
    if advice.joint == NEVER:
        return KEEP
    return SHARE if advice.joint < advice.apart else TOGETHER


@kernel
def why_one(advice: Advice) -> int:
    """Why to keep one: it is completed, the other is lost, both are too much, or it is better.

    The cards of each say little where their paths overlap.
    """
    if advice.cost == 0 and advice.other_cost != 0:
        return READY
    if advice.cost == NEVER:
        least = advice.other_cost == NEVER and advice.points < advice.other_points
        return LEAST if least else KEEP
    if advice.other_cost == NEVER:
        return LOST
    if advice.joint == NEVER:
        return CARTS
    if advice.joint < advice.apart:
        return OVERLAP
    if advice.points > advice.other_points:
        return RICHER
    return EASIER if advice.cost < advice.other_cost else EVEN
