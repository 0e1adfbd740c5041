"""What a payment leaves for other routes."""

from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import set_aside
from damrak.compile import kernel
from damrak.insight.kernels.judgement import Judgement
from damrak.rules.layout import EMPTY, WILD, Observation, Tables


@kernel
def missing_for_others(tables: Tables, seen: Observation, work: Work, but: int, paid: int) -> int:
    """The cards that wanted routes but one lack, after the payment of a claim if one is given."""
    for card in range(EMPTY):
        work.unspent[card] = seen.hand[seen.viewer, card]
    if paid >= 0:
        if tables.claim_coloured[paid] > 0:
            work.unspent[tables.claim_colour[paid]] -= tables.claim_coloured[paid]
        work.unspent[WILD] -= tables.claim_wilds[paid]
    missing = 0
    for place in range(len(work.plan_order[0])):
        route = int(work.plan_order[seen.viewer, place])
        if route >= 0 and route != but:
            missing += set_aside(tables, route, work)
    return missing


@kernel
def spares_more(
    tables: Tables, seen: Observation, work: Work, judgement: Judgement, one: int, other: int
) -> bool:
    """Whether one payment for a route leaves more for what the viewer plans than another one.

    Of two that leave as much, the one with fewer wilds, then the one that the master's net likes.
    """
    route = int(tables.claim_route[one])
    left = missing_for_others(tables, seen, work, route, one)
    left_by_other = missing_for_others(tables, seen, work, route, other)
    if left != left_by_other:
        return left < left_by_other
    if tables.claim_wilds[one] != tables.claim_wilds[other]:
        return bool(tables.claim_wilds[one] < tables.claim_wilds[other])
    return bool(judgement.liked[one] > judgement.liked[other])
