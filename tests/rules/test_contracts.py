"""Section 6 and its rulings: drawing contracts."""

from __future__ import annotations

from damrak.compile.bits import count_bits
from damrak.game.engine import Engine
from damrak.rules.layout import OFFER
from tests.support import can, do, give_route, new_engine, position


def top(engine: Engine, count: int) -> list[int]:
    state = engine.state
    return [int(state.contract_deck[(state.contract_top + n) % 24]) for n in range(count)]


def bottom(engine: Engine) -> int:
    state = engine.state
    return int(state.contract_deck[(state.contract_top + state.contract_count - 1) % 24])


def test_6_1_the_top_two_are_offered_and_one_or_both_kept() -> None:
    engine = position(deck="pppp")
    offered = top(engine, 2)
    do(engine, "contracts")
    assert engine.state.phase == OFFER
    assert [int(each) for each in engine.state.offer[0]] == offered
    assert engine.state.to_move == 0
    assert all(can(engine, text) for text in ("keep 1", "keep 2", "keep both"))
    assert len(engine.legal_numbers()) == 3


def test_6_1_the_one_not_kept_goes_to_the_bottom() -> None:
    for keep, returned in (("keep 1", 1), ("keep 2", 0)):
        engine = position(deck="pppp")
        offered = top(engine, 2)
        held = int(count_bits(engine.state.contracts[0]))
        do(engine, "contracts")
        do(engine, keep)
        assert bottom(engine) == offered[returned]
        assert count_bits(engine.state.contracts[0]) == held + 1
        assert engine.state.to_move == 1


def test_6_1_both_may_be_kept() -> None:
    engine = position(deck="pppp")
    count = int(engine.state.contract_count)
    do(engine, "contracts")
    do(engine, "keep both")
    assert engine.state.contract_count == count - 2
    assert count_bits(engine.state.contracts[0]) == 4


def test_6_2_the_last_contract_must_be_kept() -> None:
    engine = position(deck="pppp")
    engine.state.contract_count = 1
    do(engine, "contracts")
    assert engine.state.offered[0] == 1
    assert [can(engine, text) for text in ("keep 1", "keep 2", "keep both")] == [True, False, False]
    do(engine, "keep 1")
    assert engine.state.contract_count == 0


def test_6_3_with_no_contract_left_there_is_none_to_draw() -> None:
    engine = position(deck="pppp")
    assert can(engine, "contracts")
    engine.state.contract_count = 0
    assert not can(engine, "contracts")


def test_6_4_contracts_are_kept_to_the_end_and_without_limit() -> None:
    engine = position(deck="p" * 44)
    held = 2
    for _ in range(6):
        engine.state.to_move = 0
        before = int(engine.state.contracts[0])
        do(engine, "contracts")
        do(engine, "keep both")
        held += 2
        assert int(engine.state.contracts[0]) & before == before
    assert count_bits(engine.state.contracts[0]) == held


def test_6_5_a_contract_is_completed_by_an_unbroken_chain_of_own_routes() -> None:
    engine = position(3)
    dam_korenmetershuisje = 19
    give_route(engine, 0, 14)  # oude-kerk - dam
    assert not engine.is_completed(0, dam_korenmetershuisje)
    give_route(engine, 1, 12)  # another player's oude-kerk - korenmetershuisje
    assert not engine.is_completed(0, dam_korenmetershuisje)
    give_route(engine, 0, 13)
    assert engine.is_completed(0, dam_korenmetershuisje)
    assert not engine.is_completed(1, dam_korenmetershuisje)


def test_6_5_a_long_chain_in_any_order() -> None:
    engine = position(2)
    jordaan_montelbaanstoren = 0
    chain = [41, 37, 33, 31, 26, 21]  # blauwbrug first, jordaan last, each joined to the next
    for route in chain[:-1]:
        give_route(engine, 0, route)
        assert not engine.is_completed(0, jordaan_montelbaanstoren)
    give_route(engine, 0, chain[-1])
    assert engine.is_completed(0, jordaan_montelbaanstoren)


def test_8_8_two_are_offered_whenever_two_are_left() -> None:
    engine = position(deck="pppp")
    engine.state.contract_count = 2
    do(engine, "contracts")
    assert engine.state.offered[0] == 2
    assert engine.state.contract_count == 0
    do(engine, "keep 1")
    assert engine.state.contract_count == 1  # back before the next turn
    assert can(engine, "contracts")


def test_a_returned_contract_is_known_to_the_seat_that_returned_it() -> None:
    engine = new_engine("amsterdam", 3, 4, first_seat=0)
    returned = int(engine.state.offer[1][0])
    do(engine, "keep 1")
    do(engine, "keep 2")
    do(engine, "keep 1")
    assert returned in engine.observe(1).deck_contracts
    assert returned not in engine.observe(0).deck_contracts
    assert returned not in engine.observe(-1).deck_contracts
