"""Hints against a plain reckoning from the board's own facts; and what they must not know."""

from __future__ import annotations

import heapq
import random
from functools import partial

import numpy as np
import pytest

from damrak.board.facts import Route
from damrak.bots.kernels.net_features import (
    FAR,
    Hints,
    fill_hints,
    hints_dtype,
    input_slices,
    paths_dtype,
)
from damrak.game.catalogue import Catalogue
from damrak.game.engine import Engine
from damrak.rules.layout import OVER, Observation
from tests.bots.hidden import asked_twice, moments
from tests.envs.steps import moments as steps_of
from tests.support import board_named

WILD = 6


def hints_of(catalogue: Catalogue, seen: Observation) -> Hints:
    """The hints, in buffers that start dirty."""
    row, paths = (
        np.zeros(1, hints_dtype(catalogue.board)),
        np.zeros(1, paths_dtype(catalogue.board)),
    )
    row.view(np.int8)[:] = 99
    paths.view(np.int8)[:] = 99
    hints: Hints = row[0]
    fill_hints(catalogue.tables, seen, hints, paths[0])
    return hints


def things(mask: np.uint64) -> set[int]:
    return {number for number in range(64) if int(mask) >> number & 1}


class Reckoning:
    """The map as one seat has it, by the facts of the board."""

    def __init__(self, engine: Engine, seat: int) -> None:
        self.board, self.state = engine.catalogue.board, engine.state
        self.tables = engine.catalogue.tables
        self.carts = int(self.state.carts[seat])
        taken = [things(self.state.routes[other]) for other in range(self.state.players)]
        self.own = taken[seat]
        self.free = {
            route.id
            for route in self.board.routes
            if self._is_open(route, taken) and route.length <= self.carts
        }
        self.ends = [sorted(things(mask)) for mask in self.tables.route_ends]

    def _is_open(self, route: Route, taken: list[set[int]]) -> bool:
        """Nobody's; of two side by side nobody takes both, and with two players one closes."""
        if any(route.id in routes for routes in taken):
            return False
        twins = things(self.tables.route_twin[route.id])
        if self.state.players == 2 and any(twins & routes for routes in taken):
            return False
        return not twins & self.own

    def contract_cost(self, number: int, claimed: int = -1) -> int:
        """Dijkstra; as if a route were claimed already."""
        near: dict[int, list[tuple[int, int]]] = {}
        for route in self.own | self.free:
            price = 0 if route in self.own | {claimed} else self.board.routes[route].length
            a, b = self.ends[route]
            near.setdefault(a, []).append((b, price))
            near.setdefault(b, []).append((a, price))
        start, end = int(self.tables.contract_a[number]), int(self.tables.contract_b[number])
        found, queue = {start: 0}, [(0, start)]
        while queue:
            cost, here = heapq.heappop(queue)
            for there, price in near.get(here, ()):
                if cost + price < found.get(there, 99):
                    found[there] = cost + price
                    heapq.heappush(queue, (cost + price, there))
        return found[end] if found.get(end, 99) <= min(self.carts, FAR - 1) else FAR


def check(engine: Engine) -> None:
    state, board = engine.state, engine.catalogue.board
    me = int(state.to_move)
    row = hints_of(engine.catalogue, engine.observe(me))
    numbers = range(len(board.contracts))
    reckonings = [Reckoning(engine, (me + place) % state.players) for place in range(state.players)]
    for place, reckoning in enumerate(reckonings):
        costs = [FAR - reckoning.contract_cost(number) for number in numbers]
        assert row.near[place].tolist() == costs
    assert not row.near[state.players :].any()
    check_contracts(engine, me, row, reckonings[0])
    check_routes(engine, me, row, reckonings[0])


def check_contracts(engine: Engine, me: int, row: Hints, reckoning: Reckoning) -> None:
    state, board = engine.state, engine.catalogue.board
    mine = things(state.contracts[me])
    offered = {int(state.offer[me, place]) for place in range(state.offered[me])}
    completed = opened = lost = cost = 0
    for number, contract in enumerate(board.contracts):
        near = FAR - reckoning.contract_cost(number)
        assert row.kept_near[number] == (near if number in mine else 0)
        assert row.offer_near[number] == (near if number in offered else 0)
        if number in mine:
            completed += contract.points * (near == FAR)
            lost += contract.points * (near == 0)
            opened += contract.points * (0 < near < FAR)
            cost += (FAR - near) * (0 < near < FAR)
    assert row.balance.tolist() == [completed, opened, lost, cost]


def check_routes(engine: Engine, me: int, row: Hints, reckoning: Reckoning) -> None:
    state, board = engine.state, engine.catalogue.board
    hand = state.hand[me]
    open_costs = {
        number: cost
        for number in things(state.contracts[me])
        if 0 < (cost := reckoning.contract_cost(number)) < FAR
    }
    colours = reckoning.tables.route_colour
    for route in board.routes:
        if route.id not in reckoning.free:
            assert (row.leads[route.id], row.lacks[route.id], row.ready[route.id]) == (0, 0, 0)
            continue
        colour = int(colours[route.id])
        most = hand[colour] if colour < WILD else max(hand[:WILD])
        lacks = max(0, route.length - int(most) - int(hand[WILD]))
        assert (row.lacks[route.id], row.ready[route.id]) == (lacks, lacks == 0)
        points = 0
        for number, cost in open_costs.items():
            then = reckoning.contract_cost(number, claimed=route.id)
            points += board.contracts[number].points * (then == cost - route.length)
        assert row.leads[route.id] == points


@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_those_of_a_plain_reckoning(board: str, players: int) -> None:
    chance, seen = random.Random(players), 0
    for seed, policy in ((1, "build"), (2, "by_kind")):
        for engine in steps_of(board, players, policy, seed):
            if engine.state.phase != OVER and chance.random() < 0.2:
                check(engine)
                seen += 1
    assert seen > 8


def test_they_know_nothing_hidden() -> None:
    count = 0
    for game, seat in moments(range(6), every=5):
        first, second = asked_twice(game, seat, partial(hints_of, game.catalogue))
        assert first.tobytes() == second.tobytes()
        count += 1
    assert count > 50


def test_they_come_after_the_observation_and_fill_whole_words() -> None:
    slices = input_slices(board_named("amsterdam"))
    assert [each.start for each in slices[1:]] == [each.stop for each in slices[:-1]]
    assert slices[-1].stop % 8 == 0  # matrices of other widths are slow on a GPU
