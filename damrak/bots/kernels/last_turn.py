"""A seat's last turn, counted exactly: there is nothing left to plan for.

Once 7.1 is triggered every seat has one turn. What a claim brings is then known exactly; what
drawing contracts brings is known on average, because some may be completed already.
"""

from damrak.bots.kernels.plan import average_better
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM
from damrak.rules.layout import NOT_YET, TURN, Seen, Tables
from damrak.rules.legal import is_legal, nth_legal
from damrak.rules.market import slots_of
from damrak.rules.network import is_completed
from damrak.rules.score import contract_value, merchandise_points


@kernel
def is_last_turn(seen: Seen) -> bool:
    """Whether the seat to move begins its last turn."""
    return seen.turns_left != NOT_YET and seen.phase == TURN


@kernel
def choose_last(tables: Tables, seen: Seen, seat: int, work: Work) -> int:
    """The action that brings most points now; reads the set of legal actions in `work`."""
    best, most = nth_legal(work, 0), float64(0)
    if is_legal(work, slots_of(seen) + DECK):
        best = slots_of(seen) + DECK
    for word in range(len(work.legal)):
        left = work.legal[word]
        while left != NONE:
            place, left = pop_lowest(left)
            action = 64 * word + place
            if action >= slots_of(seen) + FIRST_CLAIM:
                gain = last_claim(tables, seen, seat, tables.claim_route[action])
                if gain > most:
                    best, most = action, gain
    contracts = slots_of(seen) + CONTRACTS
    if is_legal(work, contracts) and last_contracts(tables, seen, seat, work) > most:
        best = contracts
    return best


@kernel
def last_claim(tables: Tables, seen: Seen, seat: int, route: int) -> float:
    """What claiming a route brings at the end: its points, contracts, and places (7.2-7.6)."""
    points = int64(tables.route_points[route])
    routes = seen.routes[seat]
    left = seen.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if not is_completed(tables, routes, contract):
            points += contract_value(tables, routes | bit(route), contract)
            points += tables.contract_points[contract]
    gain = float64(points)
    if tables.route_carts[route] and seen.merchandise_left > 0:
        gain -= lead_in_merchandise(tables, seen, seat)
        seen.merchandise[seat] += 1
        gain += lead_in_merchandise(tables, seen, seat)
        seen.merchandise[seat] -= 1
    return gain


@kernel
def lead_in_merchandise(tables: Tables, seen: Seen, seat: int) -> float:
    """A seat's points for merchandise, minus the mean of the others."""
    others = int64(0)
    for other in range(seen.players):
        if other != seat:
            others += merchandise_points(tables, seen, other)
    mine = float64(merchandise_points(tables, seen, seat))
    return mine - float64(others) / float64(seen.players - 1)


@kernel
def last_contracts(tables: Tables, seen: Seen, seat: int, work: Work) -> float:
    """What drawing contracts brings on average when no route can follow."""
    count = int64(0)
    for contract in range(tables.contracts):
        if not has_bit(seen.contracts[seat], contract):
            work.draw_worth[count] = contract_value(tables, seen.routes[seat], contract)
            count += 1
    return average_better(count, work)
