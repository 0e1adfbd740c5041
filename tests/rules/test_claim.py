"""Section 5 and its rulings: claiming a route."""

from __future__ import annotations

import pytest

from damrak.board import GRAY
from damrak.compile.bits import has_bit
from tests.support import board_named, can, do, give_route, hand_of, position


def test_5_1_cards_go_to_the_discards_and_carts_on_the_spaces() -> None:
    engine = position(hands=("gggw",))
    do(engine, "claim dam oost-indisch-huis green*3")
    assert hand_of(engine, 0) == "w"
    assert engine.state.discards[2] == 3
    assert engine.state.carts[0] == 13
    assert has_bit(engine.state.routes[0], 33)


def test_5_1_as_many_cards_as_spaces() -> None:
    engine = position(hands=("gg",))
    assert not can(engine, "claim dam oost-indisch-huis green*3")
    engine.state.hand[0, 2] = 3
    assert can(engine, "claim dam oost-indisch-huis green*3")


def test_5_2_a_coloured_route_takes_its_colour() -> None:
    engine = position(hands=("kkkbbb",))
    assert can(engine, "claim dam oost-indisch-huis black*3")
    routes = {int(engine.catalogue.tables.claim_route[n]) for n in engine.legal_numbers() if n > 10}
    board = board_named("amsterdam")
    assert {board.routes[route].colour for route in routes} == {"black", "blue", GRAY}


def test_5_2_a_gray_route_takes_any_one_colour() -> None:
    engine = position(hands=("ppkk",))
    assert can(engine, "claim munttoren oost-indisch-huis pink*2")
    assert can(engine, "claim munttoren oost-indisch-huis black*2")
    mixed = position(hands=("pk",))
    assert not can(mixed, "claim munttoren oost-indisch-huis pink*2")
    assert not can(mixed, "claim munttoren oost-indisch-huis black*2")


@pytest.mark.parametrize("payment", ["green*3", "green*2 wild*1", "green*1 wild*2", "wild*3"])
def test_5_3_a_wild_stands_for_any_colour(payment: str) -> None:
    board = position(hands=("gggwww",))
    via = " via green" if payment == "wild*3" else ""
    assert can(board, f"claim dam oost-indisch-huis{via} {payment}")
    do(board, f"claim dam oost-indisch-huis{via} {payment}")
    assert len(hand_of(board, 0)) == 3
    assert board.state.discards[6] == 3 - hand_of(board, 0).count("w")


def test_5_3_wilds_must_be_held() -> None:
    engine = position(hands=("ggw",))
    assert can(engine, "claim dam oost-indisch-huis green*2 wild*1")
    assert not can(engine, "claim dam oost-indisch-huis green*1 wild*2")


def test_5_4_any_unclaimed_route_connected_or_not() -> None:
    engine = position(hands=("bbbbbbo",), deck="pppp")
    do(engine, "claim munttoren blauwbrug blue*3")
    engine.state.to_move = 0
    assert can(engine, "claim haringpakkerstoren korenmetershuisje orange*1")
    assert not can(engine, "claim munttoren blauwbrug blue*3")


def test_5_4_at_most_one_route_a_turn() -> None:
    engine = position(hands=("bbbo",), deck="pppp")
    do(engine, "claim munttoren blauwbrug blue*3")
    assert engine.state.to_move == 1


def test_5_5_a_player_needs_a_cart_for_every_space() -> None:
    engine = position(hands=("ggg",))
    engine.state.carts[0] = 3
    assert can(engine, "claim dam oost-indisch-huis green*3")
    engine.state.carts[0] = 2
    assert not can(engine, "claim dam oost-indisch-huis green*3")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_6_nobody_holds_both_halves_of_a_double_route(players: int) -> None:
    engine = position(players, hands=("gggkkk",), deck="pppp")
    do(engine, "claim dam oost-indisch-huis green*3")
    engine.state.to_move = 0
    assert not can(engine, "claim dam oost-indisch-huis black*3")


def test_5_6_a_half_that_another_holds_bars_nothing_more() -> None:
    engine = position(3)
    give_route(engine, 0, 33)
    give_route(engine, 1, 34)
    assert not engine.state.barred.any()


def test_5_7_with_two_players_one_half_closes_the_other() -> None:
    engine = position(2, hands=("ggg", "kkk"))
    do(engine, "claim dam oost-indisch-huis green*3")
    assert not can(engine, "claim dam oost-indisch-huis black*3")


@pytest.mark.parametrize("players", [3, 4])
def test_8_10_with_more_players_another_may_take_the_other_half(players: int) -> None:
    engine = position(players, hands=("ggg", "kkk"))
    do(engine, "claim dam oost-indisch-huis green*3")
    assert can(engine, "claim dam oost-indisch-huis black*3")
    do(engine, "claim dam oost-indisch-huis black*3")
    assert has_bit(engine.state.routes[1], 34)


@pytest.mark.parametrize(("route", "points"), [(3, 1), (36, 2), (18, 4), (41, 7)])
def test_5_8_points_by_length_at_once(route: int, points: int) -> None:
    engine = position(hands=("pppp",))
    row = board_named("amsterdam").routes[route]
    do(engine, f"claim {row.a} {row.b} pink*{row.length}")
    assert engine.state.score[0] == points


def test_5_9_one_merchandise_card_for_a_route_with_carts() -> None:
    engine = position(hands=("bbb", "ggg"))
    do(engine, "claim munttoren blauwbrug blue*3")
    assert engine.state.merchandise[0] == 1
    assert engine.state.merchandise_left == 15
    do(engine, "claim dam oost-indisch-huis green*3")
    assert engine.state.merchandise[1] == 0
    assert list(engine.observe(1).merchandise[:2]) == [1, 0]  # face up
