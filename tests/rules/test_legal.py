"""The set of legal actions as code reads it: complete, without leftovers, counted right."""

from __future__ import annotations

import numpy as np
import pytest

from damrak.game.engine import Engine, numbers_in
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.layout import NOBODY, OFFER, OVER, SECOND, SETUP, TURN
from damrak.rules.legal import count_legal, is_legal, legal_actions, nth_legal
from tests.reference.rules import Reference
from tests.rules.test_against_reference import reference_actions, reference_board
from tests.support import board_named, do, give_route, new_engine, position


def phases() -> list[Engine]:
    """An engine in each phase, in the order of their numbers."""
    second, offer, over = position(deck="ppp"), position(deck="ppp"), position()
    do(second, "market 2")
    do(offer, "contracts")
    over.state.phase = OVER
    return [new_engine("amsterdam", 2, 1), position(deck="p", hands=("ggw",)), second, offer, over]


KEEPS = [7, 8, 9]


@pytest.mark.parametrize(
    ("phase", "fixed"),
    [(SETUP, KEEPS), (TURN, [*range(7)]), (SECOND, [*range(6)]), (OFFER, KEEPS), (OVER, [])],
)
def test_the_set_is_written_whole_and_counted(phase: int, fixed: list[int]) -> None:
    """Whatever the buffer held before."""
    engine = phases()[phase]
    assert [number for number in engine.legal_numbers() if number <= 10] == fixed
    work, legal = engine._work[0], engine.legal_numbers()
    work.legal[:] = ~np.uint64(0)
    count = legal_actions(engine.catalogue.tables, engine.state, work)
    assert numbers_in(work.legal) == legal
    assert count == count_legal(work) == len(legal)
    assert [nth_legal(work, n) for n in range(count + 1)] == [*legal, -1]
    every = range(64 * len(work.legal))
    assert [number for number in every if is_legal(work, number)] == legal


def test_an_action_in_every_word_of_the_set_is_found() -> None:
    engine = position()
    work = engine._work[0]
    numbers = [0, 5, 63, 64, 100, 127, 64 * (len(work.legal) - 1), 64 * len(work.legal) - 1]
    work.legal[:] = 0
    for number in numbers:
        work.legal[number // 64] |= np.uint64(1 << number % 64)
    assert count_legal(work) == len(numbers)
    assert [nth_legal(work, n) for n in range(len(numbers) + 1)] == [*numbers, -1]


@pytest.mark.parametrize("colour", range(6))
@pytest.mark.parametrize("wilds", [0, 1, 3])
def test_5_2_and_5_3_every_colour_pays_for_what_the_reference_says(colour: int, wilds: int) -> None:
    facts = board_named("amsterdam")
    spelled = reference_actions(facts)
    reference = Reference(reference_board(facts), 2, bytes(32), 0)
    reference.phase, reference.to_move = "turn", 0
    for held in (1, 2, 3, 4, 6):
        engine = position()
        engine.state.hand[0, colour], engine.state.hand[0, 6] = held, wilds
        reference.hands[0].clear()
        reference.hands[0][reference.board.colours[colour]] = held
        reference.hands[0]["wild"] = wilds
        claims = {action for action in reference.legal_actions() if action[0] == "claim"}
        assert {spelled[n] for n in engine.legal_numbers() if n > 10} == claims


def test_5_5_few_carts_allow_short_routes_only() -> None:
    routes = board_named("amsterdam").routes
    for carts in (0, 1, 2, 3, 4, 5):
        engine = position(hands=("pppppp",))
        engine.state.hand[0, :] = 6
        engine.state.carts[0] = carts
        taken = engine.catalogue.tables.claim_route
        lengths = {routes[taken[number]].length for number in engine.legal_numbers() if number > 10}
        assert lengths == set(range(1, min(carts, 4) + 1))


def test_5_6_several_barred_routes_are_all_left_out() -> None:
    engine = position(3)
    engine.state.hand[0, :] = 6
    before = set(engine.legal_numbers())
    give_route(engine, 0, 0, 33, 12)
    taken = engine.catalogue.tables.claim_route
    gone = {int(taken[number]) for number in before - set(engine.legal_numbers())}
    assert gone == {0, 1, 33, 34, 12, 13}
    work = engine._work[0]
    assert legal_actions(engine.catalogue.tables, engine.state, work) == count_legal(work)
    engine.state.to_move = 1
    engine.state.hand[1, :] = 6
    assert {int(taken[n]) for n in before - set(engine.legal_numbers())} == {0, 33, 12}


def test_8_4_a_pass_is_one_action() -> None:
    engine = position(market=".....")
    engine.state.contract_count = 0
    assert legal_actions(engine.catalogue.tables, engine.state, engine._work[0]) == 1


@pytest.mark.parametrize("last", [False, True])
def test_the_first_and_the_last_claim_of_the_board_are_carried_out(last: bool) -> None:
    engine = position()
    engine.state.hand[0, :] = 6
    number = engine.legal_numbers()[-1] if last else engine.catalogue.slots + FIRST_CLAIM
    engine.apply(number, 0)
    assert int(engine.state.routes[0]) == 1 << (43 if last else 0)
    assert engine.state.to_move == 1


def test_who_may_not_act_at_setup_has_no_action() -> None:
    engine = new_engine("amsterdam", 2, 4)
    engine.apply(engine.catalogue.slots + 2, 0)
    work = engine._work[0]
    for viewer, count in ((0, 0), (NOBODY, 0), (1, 3)):
        assert legal_actions(engine.catalogue.tables, engine.observe(viewer), work) == count
