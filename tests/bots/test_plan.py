"""Plans against an independent reckoning: shortest paths, and trees with at most two forks."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import pytest

from damrak.bots.kernels.forest import FAR, OWN, join_locations
from damrak.bots.kernels.plan import (
    free_routes,
    make_plan,
    plan_contracts,
    price_routes,
    value_of_contracts,
)
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.bots.kernels.style import set_style
from damrak.game.catalogue import Catalogue
from damrak.game.engine import Engine, members
from damrak.rules.layout import TURN, Observation
from damrak.rules.network import is_completed
from damrak.rules.playout import random_action
from tests.support import catalogue_named

Costs = dict[tuple[int, int], int]


def positions(board: str, count: int) -> Iterator[tuple[Catalogue, Observation]]:
    """Moments of random games at which a seat has to choose its turn."""
    made = catalogue_named(board)
    work = np.zeros(1, bot_work_dtype(made.board))[0]
    for number in range(count):
        engine = Engine(made)
        engine.set_up(2 + number % 3, -1, bytes([number]) * 32)
        work.random = number
        for _ in range(8 + 2 * number % 40):
            if len(engine.legal_numbers()) == 0:
                break
            seat = int(engine.state.to_move)
            engine.apply(random_action(made.tables, engine.state, work), seat)
        if engine.state.phase == TURN:
            yield made, engine.observe(int(engine.state.to_move))


def planned(made: Catalogue, seen: Observation) -> Work:
    work: Work = np.zeros(1, bot_work_dtype(made.board))[0]
    set_style(work.style)
    make_plan(made.tables, seen, int(seen.viewer), work)
    return work


def shortest_paths(made: Catalogue, seen: Observation, work: Work) -> Costs:
    """Every pair of locations by repeated relaxing of single routes."""
    seat, size = int(seen.viewer), len(made.board.locations)
    own = set(members(seen.routes[seat]))
    usable = own | set(members(free_routes(made.tables, seen, seat)))
    costs = {(a, b): 0 if a == b else FAR for a in range(size) for b in range(size)}
    for _ in range(size):
        for route in usable:
            a, b = members(made.tables["route_ends"][route])
            price = OWN if route in own else int(work.route_price[route])
            for start in range(size):
                costs[start, b] = min(costs[start, b], costs[start, a] + price)
                costs[start, a] = min(costs[start, a], costs[start, b] + price)
    return costs


def cheapest_for_two(
    costs: Costs, size: int, first: tuple[int, int], second: tuple[int, int]
) -> int:
    """Two contracts: each by its own path, or all four ends by a tree with two forks."""
    (a, b), (c, d) = first, second
    best = costs[a, b] + costs[c, d]
    for one, two in itertools.product(range(size), repeat=2):
        between = costs[one, two]
        for (p, q), (r, s) in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))):
            tree = costs[p, one] + costs[q, one] + between + costs[r, two] + costs[s, two]
            best = min(best, tree)
    return best


@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_ways_and_forests_are_the_cheapest(board: str) -> None:
    compared = 0
    for made, seen in positions(board, 40):
        seat, size = int(seen.viewer), len(made.board.locations)
        work = np.zeros(1, bot_work_dtype(made.board))[0]
        set_style(work.style)
        count = len(made.board.contracts)
        mine = [compared % count, (compared + 1) % count]
        seen.contracts[seat] = np.uint64(sum(1 << contract for contract in mine))
        price_routes(made.tables, seen, seat, work)
        free = free_routes(made.tables, seen, seat)
        join_locations(made.tables, seen.routes[seat], free, work)
        costs = shortest_paths(made, seen, work)
        for (a, b), cost in costs.items():
            assert min(int(work.path_cost[a, b]), FAR) == min(cost, FAR)
        plan_contracts(made.tables, seen, seat, work)
        compared += 1
        done = [is_completed(made.tables, seen.routes[seat], contract) for contract in mine]
        if any(done):
            continue
        ends = [
            (int(made.tables["contract_a"][c]), int(made.tables["contract_b"][c])) for c in mine
        ]
        cheapest = cheapest_for_two(costs, size, *ends)
        assert min(int(work.forest_cost[3]), FAR) == min(cheapest, FAR)
    assert compared > 20


def test_the_routes_of_a_plan_complete_what_it_was_made_for() -> None:
    chosen = 0
    for made, seen in positions("amsterdam", 60):
        seat = int(seen.viewer)
        seen.contracts[seat] = np.uint64(0b100_0010_0100)
        work = planned(made, seen)
        routes = seen.routes[seat] | work.plan_routes[seat]
        free = int(free_routes(made.tables, seen, seat))
        assert int(work.plan_routes[seat]) & ~free == 0
        length = sum(int(made.tables["route_length"][r]) for r in members(work.plan_routes[seat]))
        assert length <= seen.carts[seat]
        for place in members(work.chosen):
            assert is_completed(made.tables, routes, int(work.open[place]))
            chosen += 1
    assert chosen > 20


def test_a_contract_that_is_completed_is_worth_its_points() -> None:
    made, seen = next(positions("amsterdam", 4))
    seat = int(seen.viewer)
    work = planned(made, seen)
    seen.routes[seat] = np.uint64(2**44 - 1)
    seen.contracts[seat] = np.uint64(0b11)
    points = sum(int(made.tables["contract_points"][contract]) for contract in (0, 1))
    assert value_of_contracts(made.tables, seen, seat, work) == points
