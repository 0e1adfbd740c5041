"""A state dealt anew from an observation: the viewer sees the same, all else is by chance."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from damrak.game.engine import Engine
from damrak.rules.check import LAWS, broken_law
from damrak.rules.contracts import keep_contracts, offer_contracts
from damrak.rules.layout import State
from damrak.rules.observe import observe
from damrak.rules.resample import resample
from tests.support import catalogue_named, do, new_engine, play_some, position


@cache
def middle(players: int) -> tuple[bytes, ...]:
    """Moments of a game with returned contracts, offers, known cards and a reshuffle."""
    engine = new_engine("lagoon", players, 7)
    found = []
    for steps in (0, 1, 1, 6, 9, 9):
        play_some(engine, "by_kind", steps, steps)
        found.append(engine.position())
    return tuple(found)


def dirty(dtype: np.dtype[np.void]) -> np.ndarray:
    """An array of one record full of other numbers, as room that was used before."""
    return np.full(dtype.itemsize, 0x03, np.uint8).view(dtype)


def anew(engine: Engine, viewer: int, seed: int = 1) -> State:
    """The state dealt anew for a viewer."""
    made = engine.catalogue
    states, works = dirty(made.state_dtype), dirty(made.work_dtype)
    states["spare"] = 0
    works["random"] = seed
    state: State = states[0]
    resample(made.tables, engine.observe(viewer), works[0], state)
    return state


@pytest.mark.parametrize("moment", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_the_viewer_sees_the_same_and_every_law_holds(players: int, moment: int) -> None:
    engine = Engine(catalogue_named("lagoon"))
    engine.load(middle(players)[moment])
    made = engine.catalogue
    for viewer in range(players):
        state, again = anew(engine, viewer), np.zeros(1, made.observation_dtype)[0]
        observe(made.tables, state, viewer, again)
        assert again.tobytes() == engine.observe(viewer).tobytes()
        law = broken_law(made.tables, state, engine._work[0])
        assert law == 0, LAWS[law]


def test_all_that_is_hidden_takes_every_value_that_it_may() -> None:
    """Two unseen cards, one in the deck, one in the other hand: both ways occur."""
    engine = position(2, hands=("", "p"), deck="b", market="gkror")
    engine.state.hand[0] = np.subtract(engine.catalogue.tables.cards, [1, 1, 1, 1, 2, 1, 0])
    engine.state.fresh[:2] = 1
    found = {
        (int(s.deck[0]), *map(int, s.hand[1][:2])) for s in (anew(engine, 0, n) for n in range(12))
    }
    assert found == {(1, 1, 0), (0, 0, 1)}


def test_the_deck_holds_no_card_that_was_not_shuffled_into_it() -> None:
    engine = position(2, hands=("", "p"), deck="b", market="gkror")
    engine.state.hand[0] = np.subtract(engine.catalogue.tables.cards, [1, 1, 1, 1, 2, 1, 0])
    assert {int(anew(engine, 0, n).deck[0]) for n in range(12)} == {1}


def test_the_seed_is_another_and_nothing_is_left_of_old_numbers() -> None:
    engine = position(2, hands=("p", "b"), deck="gk")
    state = anew(engine, 0)
    assert state.seed.tobytes() not in (engine.state.seed.tobytes(), bytes(32), b"\3" * 32)
    assert len(set(state.seed.tolist())) == 8
    assert state.seed.tobytes() != anew(engine, 0, 2).seed.tobytes()
    assert not state.keystream.any()
    assert not state.deck[2:].any()


def test_contracts_in_places_that_the_viewer_does_not_know_are_dealt_by_chance() -> None:
    engine = position(3)
    orders = {anew(engine, 1, number).contract_deck.tobytes() for number in range(8)}
    kept = {int(anew(engine, 1, number).contracts[0]) for number in range(8)}
    assert (len(orders), len(kept)) == (8, 8)
    assert {int(anew(engine, 1, number).contracts[1]) for number in range(8)} == {
        int(engine.state.contracts[1])
    }


def test_at_setup_the_seats_before_the_viewer_have_chosen_by_chance() -> None:
    engine = new_engine("amsterdam", 3, 6)
    states = [anew(engine, 2, number) for number in range(30)]
    for seat in (0, 1):
        assert {int(state.choice[seat]) for state in states} == {1, 2, 3}
    assert {int(state.choice[2]) for state in states} == {0}
    assert {int(state.to_move) for state in states} == {2}
    assert not anew(engine, 0).choice.any()
    assert anew(engine, 0).to_move == 0


def test_at_setup_one_seat_still_has_to_choose_when_the_viewer_has_chosen() -> None:
    engine = new_engine("amsterdam", 3, 6)
    for seat in (1, 2):
        engine.apply(engine.catalogue.slots + 4, seat)
    middle_seat, last_seat = anew(engine, 1), anew(engine, 2)
    assert (int(middle_seat.choice[1]), int(middle_seat.to_move)) == (3, 2)
    assert middle_seat.choice[0] > 0
    assert (int(last_seat.choice[2]), int(last_seat.to_move)) == (3, 0)
    assert last_seat.choice[0] == 0
    assert last_seat.choice[1] > 0


def test_a_contract_that_the_viewer_returned_is_in_the_offer_it_was_seen_to_be_in() -> None:
    engine = position(3, deck="pppp")
    engine.state.contract_count = 2
    do(engine, "contracts")
    back = int(engine.state.offer[0, 1])
    do(engine, "keep 1")
    engine.state.contract_count += 1
    do(engine, "contracts")
    for number in range(6):
        state = anew(engine, 0, number)
        assert back in state.offer[1]
        assert state.contract_known[back] == 0b011
        other = next(int(each) for each in state.offer[1] if each != back)
        assert state.contract_known[other] == 0b010


def test_ones_own_offer_keeps_its_order() -> None:
    engine = new_engine("amsterdam", 3, 6)
    for offer in ([9, 4], [4, 9]):
        engine.state.offer[1] = offer
        for contract in offer:
            engine.state.contract_known[contract] = 0b010
        assert list(anew(engine, 1).offer[1]) == offer


@pytest.mark.parametrize("viewer", [0, 1])
def test_what_the_viewer_knows_of_anothers_contracts_it_still_knows(viewer: int) -> None:
    engine = position(4, deck="p")
    engine.state.contract_count = 2
    offer_contracts(engine.state, viewer)
    back = int(engine.state.offer[viewer, 1])
    keep_contracts(engine.state, viewer, 1)
    engine.state.contract_count += 1
    offer_contracts(engine.state, 2)
    assert anew(engine, viewer).contract_known[back] == 1 << viewer | 1 << 2
    keep_contracts(engine.state, 2, 3)
    state = anew(engine, viewer)
    assert state.contract_known[back] == 1 << viewer | 1 << 2
    assert int(state.contracts[2]) >> back & 1


def test_every_contract_that_is_not_located_may_come_into_the_deck_and_the_other_hand() -> None:
    """The last one, too; and places that are not in the deck are empty."""
    engine = position(2)
    kept = int(engine.state.contracts[0])
    ring = {(int(engine.state.contract_top) + n) % 24 for n in range(20)}
    in_hand, in_deck = set[int](), set[int]()
    for number in range(80):
        state = anew(engine, 0, number)
        in_hand |= {contract for contract in range(24) if int(state.contracts[1]) >> contract & 1}
        in_deck |= {int(state.contract_deck[place]) for place in ring}
        assert not any(state.contract_deck[place] for place in set(range(24)) - ring)
    assert in_hand == in_deck == {each for each in range(24) if not kept >> each & 1}


def test_a_new_seed_uses_all_of_its_bits() -> None:
    engine = position(2)
    words = np.concatenate([anew(engine, 0, number).seed for number in range(8)])
    for bit in range(32):
        assert len(set((words >> np.uint32(bit) & np.uint32(1)).tolist())) == 2
