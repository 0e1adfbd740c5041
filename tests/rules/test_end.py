"""Section 7 and its rulings: the end of the game and the scores."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.game.engine import Engine
from damrak.game.scoring import Outcome, outcome_of
from damrak.rules.layout import CARTS, NOT_YET, OVER, PASSES
from damrak.rules.score import (
    final_scores,
    merchandise_points,
    reward,
    route_points,
    share_of_victory,
    winners,
)
from tests.support import can, do, give_route, number_of, position


def stuck(players: int = 2) -> Engine:
    """A position in which nobody can do anything."""
    engine = position(players, market=".....")
    engine.state.contract_count = 0
    return engine


def ended(engine: Engine) -> Outcome:
    outcome = outcome_of(engine)
    assert outcome is not None
    return outcome


def claim_one(engine: Engine) -> None:
    """A claim of one space by the seat to move."""
    engine.state.hand[engine.state.to_move, 1] += 1
    route = (
        "oost-indisch-huis waag"
        if can(engine, "claim oost-indisch-huis waag blue*1")
        else "jan-roodenpoortstoren dam"
    )
    do(engine, f"claim {route} blue*1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_1_two_carts_left_start_one_more_turn_for_everybody(players: int) -> None:
    engine = position(players, deck="p" * 30)
    engine.state.carts[0] = 3
    claim_one(engine)
    assert engine.state.carts[0] == 2
    seats = []
    while engine.state.phase != OVER:
        seats.append(int(engine.state.to_move))
        do(engine, "draw deck")
        do(engine, "draw deck")
    assert seats == [*range(1, players), 0]
    assert engine.state.end_reason == CARTS


def test_7_1_three_carts_left_end_nothing() -> None:
    engine = position(2, deck="p" * 30)
    engine.state.carts[0] = 4
    claim_one(engine)
    assert engine.state.turns_left == NOT_YET


def test_7_1_only_the_first_such_moment_counts() -> None:
    engine = position(3, deck="p" * 30)
    engine.state.carts[:2] = 3
    claim_one(engine)
    assert engine.state.turns_left == 3
    claim_one(engine)
    assert engine.state.turns_left == 2


def test_7_2_route_points_can_be_recounted() -> None:
    engine = position(2)
    give_route(engine, 0, 2, 5, 7, 3)
    assert engine.state.score[0] == 7 + 4 + 2 + 1
    assert route_points(engine.catalogue.tables, engine.state.routes[0]) == 14


def test_7_3_completed_contracts_add_and_the_others_subtract() -> None:
    engine = stuck(2)
    engine.state.contracts[0] = np.uint64(1 << 19 | 1 << 0)  # dam - korenmetershuisje 3, the 9
    give_route(engine, 0, 14, 13)
    engine.state.contracts[1] = np.uint64(1 << 0)
    do(engine, "pass")
    do(engine, "pass")
    scores = ended(engine).scores
    assert [(line.contract, line.points) for line in scores[0].contracts] == [(0, -9), (19, 3)]
    assert scores[0].total == 3 + 3 - 9
    assert scores[1].total == -9  # below zero


def merchandise(players: int, cards: list[int]) -> list[int]:
    engine = position(players)
    engine.state.merchandise[:players] = cards
    return [
        int(merchandise_points(engine.catalogue.tables, engine.state, s)) for s in range(players)
    ]


def test_7_4_merchandise_points_by_place() -> None:
    assert merchandise(4, [1, 4, 3, 2]) == [2, 8, 6, 4]
    assert merchandise(3, [1, 3, 2]) == [2, 8, 5]
    assert merchandise(2, [1, 3]) == [4, 8]


def test_7_5_no_bonus_without_merchandise() -> None:
    assert merchandise(2, [0, 3]) == [0, 8]
    assert merchandise(4, [0, 0, 0, 0]) == [0, 0, 0, 0]
    assert merchandise(3, [0, 1, 0]) == [0, 8, 0]


def test_7_6_tied_players_get_the_place_and_the_next_is_skipped() -> None:
    assert merchandise(4, [3, 3, 2, 1]) == [8, 8, 4, 2]
    assert merchandise(4, [3, 2, 2, 2]) == [8, 6, 6, 6]
    assert merchandise(4, [3, 2, 2, 1]) == [8, 6, 6, 2]
    assert merchandise(3, [2, 2, 2]) == [8, 8, 8]
    assert merchandise(2, [2, 2]) == [8, 8]


def who_wins(totals: list[int], completed: list[int]) -> list[int]:
    engine = position(len(totals))
    work = engine._work[0]
    final_scores(engine.catalogue.tables, engine.state, work)
    work.totals[: len(totals)] = totals
    work.completed[: len(totals)] = completed
    won = int(winners(work, len(totals)))
    return [seat for seat in range(len(totals)) if won >> seat & 1]


def test_7_7_most_points_then_most_completed_contracts_else_shared() -> None:
    assert who_wins([3, 9, 8], [5, 0, 5]) == [1]
    assert who_wins([9, 9, 8], [1, 2, 5]) == [1]
    assert who_wins([9, 9, 8], [2, 2, 5]) == [0, 1]
    assert who_wins([-3, -3], [0, 0]) == [0, 1]


def test_those_who_share_a_victory_have_equal_shares() -> None:
    assert [share_of_victory(0b010, seat) for seat in range(3)] == [0, 1, 0]
    assert [share_of_victory(0b101, seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert sum(share_of_victory(0b1110, seat) for seat in range(4)) == 1


def test_7_7_the_outcome_says_what_decided() -> None:
    for contracts, decided, won in (
        ((1 << 19, 1 << 0), "points", (0,)),
        ((0, 0), "shared", (0, 1)),
        ((1 << 19 | 1 << 23, 1 << 22), "points", (1,)),
    ):
        engine = stuck(2)
        engine.state.contracts[:2] = contracts
        do(engine, "pass")
        do(engine, "pass")
        outcome = ended(engine)
        assert (outcome.decided_by, outcome.winners) == (decided, won)


def test_7_7_a_tie_is_broken_by_completed_contracts() -> None:
    engine = stuck(2)
    give_route(engine, 0, 14, 13)  # 3 points, and 3 for the contract 19
    give_route(engine, 1, 33, 10, 3)  # 4 + 1 + 1 points and no contract
    engine.state.contracts[:2] = (1 << 19, 0)
    do(engine, "pass")
    do(engine, "pass")
    outcome = ended(engine)
    assert [score.total for score in outcome.scores] == [6, 6]
    assert (outcome.decided_by, outcome.winners) == ("contracts", (0,))


def test_8_4_a_player_who_can_do_nothing_passes() -> None:
    engine = stuck(3)
    assert engine.legal_numbers() == [number_of(engine, "pass")]
    do(engine, "pass")
    assert engine.state.to_move == 1
    assert engine.state.phase != OVER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_4_when_all_pass_in_a_row_the_game_ends(players: int) -> None:
    engine = stuck(players)
    for _ in range(players):
        assert engine.state.phase != OVER
        do(engine, "pass")
    assert engine.state.phase == OVER
    assert engine.state.end_reason == PASSES


def test_8_4_passes_count_only_in_a_row() -> None:
    engine = stuck(2)
    do(engine, "pass")
    claim_one(engine)  # seat 1 gets a card by grace of the test
    engine.state.discards[:] = 0
    engine.state.market[:] = 7
    engine.state.deck_size = 0
    do(engine, "pass")
    assert engine.state.phase != OVER


def test_8_5_final_turns_are_counted_also_when_they_are_passes() -> None:
    engine = stuck(3)
    engine.state.carts[0] = 3
    claim_one(engine)
    engine.state.discards[:] = 0
    engine.state.market[:] = 7
    engine.state.deck_size = 0
    for left in (3, 2, 1):
        assert engine.state.turns_left == left
        do(engine, "pass")
    assert engine.state.phase == OVER
    assert engine.state.end_reason == CARTS


def test_7_7_among_four_the_best_is_found_at_every_seat() -> None:
    for best in range(4):
        totals = [5 + (seat == best) for seat in range(4)]
        assert who_wins(totals, [0, 0, 0, 0]) == [best]
        assert who_wins([5] * 4, [int(seat == best) for seat in range(4)]) == [best]
    assert who_wins([7, 7, 7, 2], [1, 1, 0, 9]) == [0, 1]
    assert who_wins([2, 7, 7, 7], [9, 0, 1, 1]) == [2, 3]
    assert who_wins([7, 7], [2, 1]) == [0]


@pytest.mark.parametrize(
    ("won", "players", "worth"),
    [
        (0b01, 2, [1, -1]),
        (0b10, 2, [-1, 1]),
        (0b11, 2, [0, 0]),
        (0b100, 3, [-1 / 2, -1 / 2, 1]),
        (0b011, 3, [1 / 4, 1 / 4, -1 / 2]),
        (0b0110, 4, [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        (0b1110, 4, [-1 / 3, 1 / 9, 1 / 9, 1 / 9]),
    ],
)
def test_the_rewards_of_a_game_sum_to_nothing(won: int, players: int, worth: list[float]) -> None:
    rewards = [float(reward(won, players, seat)) for seat in range(players)]
    assert rewards == pytest.approx(worth)


def test_7_3_a_contract_counts_once_completed() -> None:
    engine = position(2)
    engine.state.contracts[0] = np.uint64(1 << 19 | 1 << 0)
    work = engine._work[0]
    for routes, done in (((), 0), ((14, 13), 1)):
        give_route(engine, 0, *routes)
        final_scores(engine.catalogue.tables, engine.state, work)
        assert work.completed[0] == done


def test_7_3_a_contract_of_one_point_counts_as_completed_too() -> None:
    engine = position(2)
    tables = engine.catalogue.table_array.copy()[0]
    tables.contract_points[19] = 1
    engine.state.contracts[0] = np.uint64(1 << 19)
    give_route(engine, 0, 14, 13)
    final_scores(tables, engine.state, engine._work[0])
    assert engine._work[0].completed[0] == 1


def test_7_3_the_total_adds_routes_contracts_and_merchandise() -> None:
    engine = position(3)
    engine.state.contracts[:3] = (1 << 19, 1 << 0, 0)
    engine.state.merchandise[:3] = (1, 2, 0)
    give_route(engine, 0, 14, 13)
    work = engine._work[0]
    final_scores(engine.catalogue.tables, engine.state, work)
    assert [int(each) for each in work.totals[:3]] == [3 + 3 + 5, 0 - 9 + 8, 0]
    assert [int(each) for each in work.completed[:3]] == [1, 0, 0]
