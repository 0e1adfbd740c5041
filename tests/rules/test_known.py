"""What each viewer may know of cards and contracts, move by move (2.6, 4.9)."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from damrak.compile.arrays import Row
from damrak.game import Game
from damrak.game.engine import Engine
from damrak.rules.contracts import keep_contracts, known_places, offer_contracts
from damrak.rules.layout import NOBODY, SETUP, STATE_FIELDS, UNKNOWN, State
from damrak.rules.observe import observe
from tests.reference.following import compare, follow, style
from tests.support import board_named, do, new_engine, position, seed_of


def pile(counts: Row[int]) -> str:
    """Cards by their letters."""
    return "".join("pbgkrow"[card] * int(count) for card, count in enumerate(counts))


def known(engine: Engine, viewer: int, seat: int) -> str:
    """The cards that a viewer knows a seat to hold."""
    return pile(engine.observe(viewer).known[seat])


def test_a_card_taken_face_up_is_known_to_every_player_and_to_no_spectator() -> None:
    engine = position(3, hands=("pp", "", ""), market="pbgkr", deck="ooo")
    do(engine, "market 2")
    do(engine, "draw deck")
    for viewer in range(3):
        assert [known(engine, viewer, seat) for seat in range(3)] == ["b", "", ""]
    assert not engine.observe(NOBODY).known.any()


def test_a_card_is_known_until_one_of_its_colour_is_played() -> None:
    engine = position(3, hands=("bbbbgg",), market="pbbkr", deck="ooooo")
    do(engine, "market 2")
    do(engine, "market 3")
    assert known(engine, 1, 0) == "bb"
    engine.state.to_move = 0
    do(engine, "claim oost-indisch-huis waag blue*1")
    assert known(engine, 1, 0) == "b"
    engine.state.to_move = 0
    do(engine, "claim munttoren blauwbrug blue*3")
    assert known(engine, 1, 0) == ""
    assert pile(engine.state.hand[0]) == "bbgg"


def test_a_card_paid_leaves_other_known_cards_alone() -> None:
    engine = position(3, hands=("b", "g"), market="pggkr", deck="ooooo")
    do(engine, "market 2")
    do(engine, "market 3")
    do(engine, "market 1")
    do(engine, "market 4")
    engine.state.to_move = 0
    do(engine, "claim oost-indisch-huis waag blue*1")
    assert [known(engine, 2, seat) for seat in range(3)] == ["gg", "pk", ""]


@pytest.mark.parametrize(("players", "told"), [(2, ["p", "kkw"]), (3, ["", "k"]), (4, ["", "k"])])
def test_only_with_two_players_a_reshuffle_tells_the_hands(players: int, told: list[str]) -> None:
    """4.7: with three or more, the unseen cards may be in any of the other hands."""
    engine = position(players, hands=("", "kkw", "rr"), discards="pppp")
    engine.state.known[1, 3] = 1
    do(engine, "draw deck")
    if players == 2:
        told = [told[0].replace("p", ""), told[1]]  # drawn after the shuffle, unseen
    assert [known(engine, 0, seat) for seat in range(2)] == told
    assert [known(engine, 1, seat) for seat in range(2)] == told
    assert not engine.observe(NOBODY).known.any()


def test_a_reshuffle_for_the_market_tells_two_players_the_card_just_taken_too() -> None:
    engine = position(2, hands=("o", "kkw"), market="pbgkr", discards="rrr")
    do(engine, "market 1")
    assert [known(engine, 1, seat) for seat in range(2)] == ["po", "kkw"]


def test_cards_drawn_unseen_are_counted_for_all_and_shown_to_their_owner() -> None:
    engine = position(3, hands=("", "", ""), deck="oorgb")
    do(engine, "draw deck")
    do(engine, "draw deck")
    for viewer in (0, 1, 2, NOBODY):
        seen = engine.observe(viewer)
        assert list(seen.blind_size) == [2, 0, 0, 0]
        assert list(seen.hand_size) == [2, 0, 0, 0]
        assert [pile(row) for row in seen.blind] == ["bg" if viewer == 0 else "", "", "", ""]
        assert [pile(row) for row in seen.hand] == ["bg" if viewer == 0 else "", "", "", ""]
        assert pile(seen.fresh) == "bgroo"  # as shuffled: nothing was turned up


def test_what_is_turned_up_leaves_the_deck_as_it_was_shuffled() -> None:
    engine = position(3, market="pbgkr", deck="oorgb")
    do(engine, "market 1")
    assert pile(engine.observe(1).fresh) == "groo"
    assert engine.observe(1).deck_size == 4


def test_a_reshuffle_starts_the_count_of_the_deck_anew() -> None:
    engine = position(3, hands=("", "", ""), deck="b", discards="ppgg")
    do(engine, "draw deck")
    do(engine, "draw deck")
    seen = engine.observe(1)
    assert (list(seen.blind_size), pile(seen.fresh), seen.deck_size) == ([1, 0, 0, 0], "ppgg", 3)
    assert (seen.reshuffles, pile(seen.discards)) == (1, "")


def test_unseen_cards_are_those_that_a_viewer_has_not_located() -> None:
    engine = position(2, hands=("pp", "bb"), market="gk.wr", discards="ooo")
    engine.state.known[1, 1] = 1
    everything = np.array([6, 6, 6, 6, 6, 6, 8])
    located = {0: [2, 1, 1, 1, 1, 3, 1], 1: [0, 2, 1, 1, 1, 3, 1], NOBODY: [0, 0, 1, 1, 1, 3, 1]}
    for viewer, cards in located.items():
        assert list(engine.observe(viewer).unseen) == list(everything - cards)


# Contracts


def places_known(engine: Engine, viewer: int) -> list[int]:
    """The contracts in the deck that a viewer knows, from the top down."""
    seen, size = engine.observe(viewer), len(engine.state.contract_deck)
    ring = [(int(seen.contract_top) + n) % size for n in range(int(seen.contract_count))]
    assert all(seen.deck_contracts[place] == UNKNOWN for place in set(range(size)) - set(ring))
    return [int(seen.deck_contracts[p]) for p in ring if seen.deck_contracts[p] != UNKNOWN]


def returned_by(engine: Engine, seat: int) -> int:
    """Let a seat draw two contracts and return the second; they are all that is left."""
    state = engine.state
    state.contract_count = 2
    offer_contracts(state, seat)
    back = int(state.offer[seat, 1])
    keep_contracts(state, seat, 1)
    return back


def draw_next(engine: Engine, seat: int, more: int) -> None:
    """Let a seat be offered the returned contract and so many others."""
    engine.state.contract_count += more
    offer_contracts(engine.state, seat)


def test_an_offer_is_known_to_its_owner_alone() -> None:
    engine = new_engine("amsterdam", 3, 5, first_seat=0)
    for viewer in (0, 1, 2, NOBODY):
        seen = engine.observe(viewer)
        for seat in range(3):
            offer = [int(each) for each in engine.state.offer[seat]]
            mine = seat == viewer
            assert int(seen.offers_known[seat]) == (sum(1 << c for c in offer) if mine else 0)
            assert list(seen.offer[seat]) == (offer if mine else [0, 0])
            assert seen.offered[seat] == 2


def test_a_returned_contract_is_known_by_its_place_to_whoever_returned_it() -> None:
    engine = position(3)
    back = returned_by(engine, 1)
    assert [places_known(engine, viewer) for viewer in (0, 1, 2, NOBODY)] == [[], [back], [], []]
    engine.state.contract_top = len(engine.state.contract_deck) - 1  # the ring goes round
    engine.state.contract_deck[-1] = back
    engine.state.contract_count = 3
    assert places_known(engine, 1)[0] == back


@pytest.mark.parametrize("choice", [1, 2])
def test_whoever_keeps_one_of_two_hides_where_both_went(choice: int) -> None:
    """Even from a seat that had returned one of them and saw it offered."""
    engine = position(3)
    back = returned_by(engine, 1)
    draw_next(engine, 2, 1)
    offered = {int(each) for each in engine.state.offer[2]}
    assert int(engine.observe(1).offers_known[2]) == 1 << back
    assert int(engine.observe(0).offers_known[2]) == 0
    keep_contracts(engine.state, 2, choice)
    for viewer in (0, 1, NOBODY):
        seen = engine.observe(viewer)
        assert not int(seen.contracts_known[2]) & sum(1 << each for each in offered)
        assert not int(seen.offers_known[2])
        assert places_known(engine, viewer) == []
    assert len(places_known(engine, 2)) == 1


def test_a_known_contract_that_must_have_been_kept_stays_known() -> None:
    """Both were kept, or (6.2) there was only one."""
    for more, choice in ((1, 3), (0, 1)):
        engine = position(3)
        back = returned_by(engine, 1)
        draw_next(engine, 2, more)
        keep_contracts(engine.state, 2, choice)
        assert int(engine.observe(1).contracts_known[2]) == 1 << back
        assert int(engine.observe(0).contracts_known[2]) == 0
        assert int(engine.observe(NOBODY).contracts_known[2]) == 0
        assert engine.observe(1).contracts_kept[2] == 3 + more


def test_nothing_is_left_of_an_offer_once_it_is_decided() -> None:
    for choice in (1, 2, 3):
        engine = position(2)
        offer_contracts(engine.state, 0)
        keep_contracts(engine.state, 0, choice)
        assert not engine.state.offer.any()
        assert not engine.state.offered.any()


# All fields


def marked(engine: Engine) -> State:
    """A state whose visible numbers differ from each other wherever they can."""
    state, number = engine.state, 0
    for field in STATE_FIELDS:
        if field.who == "none" or field.name in ("market", "phase", "contract_deck", "to_move"):
            continue
        values = state[field.name].reshape(-1) if field.shape else None
        for place in range(0 if values is None else len(values)):
            number = number % 15 + 1
            values[place] = number  # type: ignore[index]
        if values is None:
            number = number % 15 + 1
            state[field.name] = number
    state.offered[:], state.contract_top, state.contract_count = (2, 1, 0, 2), 5, 3
    state["contract_known"] %= 16
    state.offer[:] = [[1, 2], [3, 4], [5, 6], [7, 8]]
    return state


@pytest.mark.parametrize("viewer", [NOBODY, 0, 1, 2, 3])
def test_every_field_is_shown_to_whom_the_table_of_fields_says(viewer: int) -> None:
    """The buffer is full of other numbers before: each byte is written."""
    engine = position(4, market="pb.gw")
    state = marked(engine)
    seen = np.full(engine.catalogue.observation_dtype.itemsize, 0x55, np.uint8)
    seen = seen.view(engine.catalogue.observation_dtype)
    observe(engine.catalogue.tables, state, viewer, seen[0])
    shown = {"all": True, "players": viewer != NOBODY}
    for field in STATE_FIELDS:
        if field.who in shown:
            expected = state[field.name] if shown[field.who] else np.zeros_like(state[field.name])
            assert np.array_equal(seen[0][field.name], expected), field.name
        if field.who == "own":
            for seat in range(4):
                mine = state[field.name][seat] if seat == viewer else 0 * state[field.name][seat]
                assert np.array_equal(seen[0][field.name][seat], mine), field.name
    assert seen[0].viewer == viewer
    assert list(seen[0].hand_size) == [int(row.sum()) for row in state.hand]
    assert list(seen[0].blind_size) == [int(row.sum()) for row in state.blind]


def test_at_setup_each_sees_only_whether_its_own_choice_is_awaited() -> None:
    engine = new_engine("amsterdam", 3, 6)
    engine.apply(engine.catalogue.slots + 4, 1)
    assert [int(engine.observe(viewer).to_move) for viewer in (0, 1, 2, NOBODY)] == [0, -1, 2, -1]
    assert [int(each) for each in engine.observe(1).choice] == [0, 3, 0, 0]
    assert not engine.observe(0).choice.any()
    assert engine.state.phase == SETUP


@pytest.mark.parametrize("players", [2, 3])
def test_a_bookkeeper_agrees_for_thirty_actions(players: int) -> None:
    """The whole observation, from the events told to each viewer (tests/reference)."""
    game = Game.new(players, seed_of(3), board=board_named("lagoon"))
    for books in islice(follow(game, style("by_kind", 3)), 30):
        for viewer, book in books.items():
            compare(game.observation(viewer), book.facts())
    assert game.turn == 29


@pytest.mark.parametrize("name", ["lagoon", "amsterdam"])
def test_a_viewer_knows_how_many_places_the_ring_of_contracts_has(name: str) -> None:
    """Boards of one shape have room for the same number; a smaller board uses fewer places."""
    seen = new_engine(name, 2, 1).observe(0)
    assert known_places(seen) == len(board_named(name).contracts)
