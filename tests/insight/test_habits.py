"""Habits: each choice that gave something away shows one of them, and they add up to the regret."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.board.tables import FIXED
from damrak.game.catalogue import amsterdam, catalogue
from damrak.insight.kernels.habits import habit_of, note_habit
from damrak.insight.kernels.judgement import HABITS, judgement_dtype
from tests.insight.games import analysis_of

MARKET = amsterdam().facts.pieces.market
DECK, CONTRACTS, FIRST, SECOND, BOTH, PASS = (MARKET + place for place in range(len(FIXED)))
TABLES = catalogue(amsterdam()).tables


def claims(carts: int) -> list[list[int]]:
    """The ways to pay for each route with so many printed carts."""
    routes = [route for route, found in enumerate(TABLES.route_carts) if found == carts]
    every = range(MARKET + len(FIXED), len(TABLES.claim_route))
    return [[each for each in every if TABLES.claim_route[each] == route] for route in routes]


(PLAIN, PLAIN_WITH_WILDS, *_), (OTHER, *_) = claims(0)[:2]
(GOODS, *_), (OTHER_GOODS, *_) = claims(1)[:2]
SHOWN = {  # played, better
    "hoards": [(0, PLAIN), (DECK, GOODS)],
    "hurries": [(PLAIN, DECK), (GOODS, 3)],
    "route": [(PLAIN, OTHER), (GOODS, PLAIN), (GOODS, OTHER_GOODS)],
    "merchandise": [(PLAIN, GOODS)],
    "payment": [(PLAIN_WITH_WILDS, PLAIN)],
    "card": [(0, 1), (DECK, 4), (4, DECK)],
    "late": [(0, CONTRACTS), (DECK, CONTRACTS), (PLAIN, CONTRACTS)],
    "more": [(CONTRACTS, 0), (CONTRACTS, DECK), (CONTRACTS, GOODS)],
    "kept": [(FIRST, SECOND), (BOTH, FIRST), (SECOND, BOTH)],
}


@pytest.mark.parametrize("name", HABITS)
def test_what_was_played_and_what_was_better_show_the_habit(name: str) -> None:
    for played, best in SHOWN[name]:
        assert HABITS[habit_of(TABLES, MARKET, played, best)] == name


def test_regrets_are_added_up_by_seat_and_habit() -> None:
    judgement = np.zeros(1, judgement_dtype(amsterdam()))[0]
    for seat, played, best, regret in (
        (1, 0, PLAIN, 0.25),
        (1, DECK, GOODS, 0.5),
        (1, 0, 1, 0.125),
        (2, PLAIN, GOODS, 0.0625),
        (2, 0, 0, 0.0),
    ):
        judgement["best"], judgement["regret"] = best, regret
        note_habit(TABLES, MARKET, judgement, seat, played)
    found = {name: judgement["habits"][:, place].tolist() for place, name in enumerate(HABITS)}
    shown = {name: sums for name, sums in found.items() if any(sums)}
    assert shown == {
        "hoards": [0, 0.75, 0, 0],
        "card": [0, 0.125, 0, 0],
        "merchandise": [0, 0, 0.0625, 0],
    }


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 1)])
def test_the_habits_of_a_seat_add_up_to_its_regret(players: int, seed: int) -> None:
    for account in analysis_of(players, seed).accounts:
        assert tuple(account.habits) == HABITS
        assert sum(account.habits.values()) == pytest.approx(account.regret)
        assert min(account.habits.values()) >= 0
