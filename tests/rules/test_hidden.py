"""Hidden facts stay hidden (R16, R17): by field table, by change, by resampling."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from damrak.board import Board
from damrak.game.engine import Engine
from damrak.rules.contracts import deck_places
from damrak.rules.layout import (
    ADDED_FIELDS,
    NOBODY,
    OBSERVATION_FIELDS,
    OVER,
    STATE_FIELDS,
    State,
    observation_dtype,
    state_dtype,
)
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.resample import resample
from tests.support import POLICIES, board_named, new_engine


def states(board: str, players: int, policy: str, seed: int) -> Iterator[Engine]:
    """The engine at every step of a game."""
    engine, chance = new_engine(board, players, seed), random.Random(seed)
    while engine.state.phase != OVER:
        yield engine
        number = POLICIES[policy](engine, engine.legal_numbers(), chance)
        engine.apply(number, int(engine.state.to_move))
    yield engine


def test_the_field_table_is_the_record() -> None:
    board = board_named("amsterdam")
    assert {f.name for f in STATE_FIELDS} | {"spare"} >= set(state_dtype(board).names or ())
    assert {f.name for f in OBSERVATION_FIELDS} | {"spare"} >= set(
        observation_dtype(board).names or ()
    )
    hidden = {field.name for field in STATE_FIELDS if field.who in ("none", "bit")}
    assert hidden == {"seed", "keystream", "deck", "contract_deck", "contract_known"}
    assert not hidden & set(observation_dtype(board).names or ())
    assert "viewer" in {field.name for field in ADDED_FIELDS}


@pytest.mark.parametrize("make", [state_dtype, observation_dtype])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_no_byte_of_a_record_is_without_a_name(
    make: Callable[[Board], np.dtype[np.void]], board: str
) -> None:
    kind = make(board_named(board))
    assert sum(kind[name].itemsize for name in kind.names or ()) == kind.itemsize


@pytest.mark.parametrize("policy", ["by_kind", "hoard", "collect"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_a_viewer_cannot_tell_a_resampled_state_from_the_real_one(
    board: str, players: int, policy: str
) -> None:
    changed = 0
    for engine in states(board, players, policy, 5):
        tables, work = engine.catalogue.tables, engine._work[0]
        for viewer in range(players):
            seen = engine.observe(viewer)
            anew = np.zeros(1, engine.catalogue.state_dtype)
            resample(tables, seen, work, anew[0])
            again = np.zeros(1, engine.catalogue.observation_dtype)
            observe(tables, anew[0], viewer, again[0])
            assert again[0].tobytes() == seen.tobytes()
            changed += anew[0].hand.tobytes() != engine.state.hand.tobytes()
    assert changed > 0


def test_no_change_of_what_is_hidden_is_seen() -> None:
    """Change each hidden field or row; no other seat and no spectator sees a difference."""
    for engine in states("amsterdam", 3, "uniform", 8):
        before = {viewer: engine.observe(viewer).tobytes() for viewer in (0, 1, 2, NOBODY)}
        kept = engine._state.copy()
        state = engine.state
        state["seed"] ^= np.uint32(0xFFFF)
        state.keystream[:] = 7
        state.deck[: state.deck_size] = np.roll(state.deck[: state.deck_size], 1)
        swap_secrets(state, 1)
        for viewer in (0, 2, NOBODY):
            assert engine.observe(viewer).tobytes() == before[viewer]
        engine._state[:] = kept


def swap_contract(state: State, seat: int) -> None:
    """Exchange a contract that only the seat knows for one in the deck that nobody knows."""
    size = deck_places(state)
    ring = [(state.contract_top + n) % size for n in range(state.contract_count)]
    hidden = [place for place in ring if state.contract_known[state.contract_deck[place]] == 0]
    kept = [c for c in range(size) if int(state.contracts[seat]) >> c & 1]
    mine = [contract for contract in kept if state.contract_known[contract] == 1 << seat]
    if hidden and mine:
        other = int(state.contract_deck[hidden[0]])
        state.contracts[seat] ^= np.uint64(1 << mine[0] | 1 << other)
        state.contract_deck[hidden[0]] = mine[0]
        known = state.contract_known
        known[other], known[mine[0]] = known[mine[0]], known[other]


def swap_secrets(state: State, seat: int) -> None:
    """Change the hand, blind cards, offer and contracts of a seat, keeping what all may count."""
    swap_contract(state, seat)
    known = np.asarray(state.known[seat])
    state.hand[seat] = known + np.roll(np.asarray(state.hand[seat]) - known, 1)
    state.blind[seat] = np.roll(state.blind[seat], 1)
    state.offer[seat] = state.offer[seat][::-1].copy()
    if state.choice[seat]:
        state.choice[seat] = state.choice[seat] % 3 + 1


def test_a_spectator_sees_no_card_that_is_not_face_up() -> None:
    for engine in states("amsterdam", 2, "by_kind", 4):
        seen = engine.observe(NOBODY)
        for field in ("hand", "known", "blind", "contracts", "offer", "choice", "contracts_known"):
            assert not seen[field].any()


def test_cards_seen_taken_are_known_until_played() -> None:
    for players in (2, 3):
        for engine in states("amsterdam", players, "by_kind", 6):
            assert np.all(np.asarray(engine.state.known) <= np.asarray(engine.state.hand))
            seen = engine.observe(0)
            total = seen.unseen.sum() + seen.discards.sum() + seen.hand[0].sum()
            total += seen.known[1:].sum() + int((np.asarray(seen.market) < 7).sum())
            assert total == 44


def test_with_two_players_a_reshuffle_tells_the_other_hand() -> None:
    for engine in states("amsterdam", 2, "by_kind", 9):
        if engine.state.reshuffles and engine.state.deck_size == engine.state.fresh.sum():
            assert engine.state.known.tobytes() == engine.state.hand.tobytes()
            return
    raise AssertionError("this game has no reshuffle")


def test_a_returned_contract_is_known_in_another_seats_offer() -> None:
    engine = new_engine("amsterdam", 2, 4, first_seat=0)
    for _ in range(2):
        engine.apply(engine.catalogue.slots + 2, int(engine.state.to_move))  # each returns one
    state = engine.state
    returned = int(state.contract_deck[(state.contract_top + state.contract_count - 2) % 24])
    state.contract_top = (state.contract_top + state.contract_count - 2) % 24
    state.contract_count = 2
    engine.state.to_move = 1
    engine.apply(engine.catalogue.slots + 1, 1)  # the other draws both
    seen = engine.observe(0)
    assert int(seen.offers_known[1]) == 1 << returned
    assert int(engine.observe(NOBODY).offers_known[1]) == 0
    anew = np.zeros(1, engine.catalogue.state_dtype)
    resample(engine.catalogue.tables, seen, engine._work[0], anew[0])
    assert returned in anew[0].offer[1]


def test_a_viewer_who_may_not_act_has_no_legal_action() -> None:
    engine = new_engine("amsterdam", 2, 4)
    engine.apply(engine.catalogue.slots + 2, 0)
    work = engine._work[0]
    for viewer in (0, NOBODY):
        assert legal_actions(engine.catalogue.tables, engine.observe(viewer), work) == 0
    assert legal_actions(engine.catalogue.tables, engine.observe(1), work) == 3
