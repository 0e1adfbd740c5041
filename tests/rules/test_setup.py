"""Section 2 and its rulings: a new game up to the first turn."""

from __future__ import annotations

from damrak.board.tables import build_tables
from damrak.rules.layout import NOBODY, SETUP, STATE_FIELDS, TURN, WILD
from damrak.rules.market import market_wilds
from tests.reference import chance as reference
from tests.support import board_named, can, do, hand_of, new_engine, seed_of


def test_2_1_each_player_has_all_carts_of_one_colour() -> None:
    for players in (2, 3, 4):
        state = new_engine("amsterdam", players, 1).state
        assert list(state.carts) == [16] * players + [0] * (4 - players)
        assert state.players == players


def test_2_2_two_hidden_cards_are_dealt_to_each_player() -> None:
    engine = new_engine("amsterdam", 4, 2)
    assert [int(hand.sum()) for hand in engine.state.hand] == [2, 2, 2, 2]
    for seat in range(4):
        seen = engine.observe(seat)
        assert [int(hand.sum()) for hand in seen.hand] == [
            2 * (other == seat) for other in range(4)
        ]


def test_2_2_the_deal_follows_from_the_seed_and_differs_with_it() -> None:
    hands = {new_engine("amsterdam", 4, seed).state.hand.tobytes() for seed in range(50)}
    assert len(hands) > 45
    again = new_engine("amsterdam", 4, 7).hash()
    assert again == new_engine("amsterdam", 4, 7).hash()


def test_2_3_five_cards_lie_face_up_and_the_rest_is_the_deck() -> None:
    state = new_engine("amsterdam", 3, 3).state
    assert len(state.market) == 5
    assert all(0 <= card <= WILD for card in state.market)
    assert state.deck_size == 44 - 3 * 2 - 5 - int(state.discards.sum())


def test_2_4_no_game_starts_with_three_wilds_face_up() -> None:
    flushed = 0
    for seed in range(400):
        state = new_engine("amsterdam", 2, seed).state
        assert market_wilds(state) < 3
        flushed += int(state.discards.sum()) > 0
        assert int(state.discards.sum()) % 5 == 0
    assert flushed > 0


def test_2_5_two_contracts_are_offered_and_one_or_both_are_kept() -> None:
    engine = new_engine("amsterdam", 2, 4)
    assert list(engine.state.offered[:2]) == [2, 2]
    assert len(engine.legal_numbers()) == 3
    assert all(can(engine, text) for text in ("keep 1", "keep 2", "keep both"))


def test_2_5_places_for_contracts_that_a_board_does_not_have_stay_empty() -> None:
    """So that equal games are equal bytes on every board of one shape."""
    board = board_named("lagoon")
    ring = new_engine("lagoon", 2, 4).state.contract_deck
    count = len(board.contracts)
    assert sorted(ring[:count]) == list(range(count))
    assert len(ring) > count
    assert not ring[count:].any()


def test_2_5_a_contract_not_kept_goes_to_the_bottom_of_the_deck() -> None:
    engine = new_engine("amsterdam", 2, 4)
    offers = engine.state.offer.copy()
    do(engine, "keep 2")
    do(engine, "keep both")
    state = engine.state
    bottom = (state.contract_top + state.contract_count - 1) % len(state.contract_deck)
    assert state.contract_deck[bottom] == offers[0][0]
    assert state.contracts[0] == 1 << int(offers[0][1])
    assert state.contracts[1] == (1 << int(offers[1][0])) | (1 << int(offers[1][1]))
    assert state.contract_count == 24 - 4 + 1


def test_2_6_contracts_and_whether_they_are_completed_stay_secret() -> None:
    engine = new_engine("amsterdam", 3, 5)
    for _ in range(3):
        do(engine, "keep both")
    for viewer in (0, 1, 2, NOBODY):
        seen = engine.observe(viewer)
        assert [int(held) > 0 for held in seen.contracts[:3]] == [s == viewer for s in range(3)]
        assert list(seen.contracts_kept[:3]) == [2, 2, 2]


def test_2_7_the_merchandise_cards_form_a_stack() -> None:
    state = new_engine("amsterdam", 2, 1).state
    assert state.merchandise_left == 16
    assert not state.merchandise.any()


def test_2_8_the_first_seat_is_chosen_or_drawn_and_play_goes_round() -> None:
    for first in range(3):
        engine = new_engine("amsterdam", 3, 1, first)
        for _ in range(3):
            do(engine, "keep 1")
        order: list[int] = []
        while len(order) < 6:
            if engine.state.phase == TURN:
                order.append(int(engine.state.to_move))
            do(engine, "draw deck")
        assert order == [(first + turn) % 3 for turn in range(6)]
    drawn = {int(new_engine("amsterdam", 4, seed).state.first_seat) for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


def test_8_6_who_is_youngest_does_not_matter_to_the_rules() -> None:
    chosen = new_engine("amsterdam", 4, 9, first_seat=2)
    assert chosen.state.first_seat == 2
    same_cards = new_engine("amsterdam", 4, 9, first_seat=0)
    assert chosen.state.deck.tobytes() == same_cards.state.deck.tobytes()


def test_8_7_no_view_changes_before_all_have_chosen() -> None:
    engine = new_engine("amsterdam", 3, 6)
    before = [engine.observe(seat).tobytes() for seat in range(3)]
    watched = engine.observe(NOBODY).tobytes()
    engine.apply(engine.catalogue.slots + 4, 1)  # keep both
    assert engine.observe(0).tobytes() == before[0]
    assert engine.observe(2).tobytes() == before[2]
    assert engine.observe(1).tobytes() != before[1]
    assert engine.observe(NOBODY).tobytes() == watched
    assert engine.state.phase == SETUP


def test_8_7_returned_contracts_go_under_the_deck_in_seat_order() -> None:
    hashes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        engine = new_engine("amsterdam", 3, 6)
        returned = [int(engine.state.offer[seat][1]) for seat in range(3)]
        for seat in order:
            engine.apply(engine.catalogue.slots + 2, seat)  # keep the first
        state = engine.state
        size = len(state.contract_deck)
        ends = [(state.contract_top + state.contract_count - n) % size for n in (3, 2, 1)]
        assert [int(state.contract_deck[place]) for place in ends] == returned
        hashes.add(engine.hash())
    assert len(hashes) == 1


def test_1_the_pieces_of_the_published_board() -> None:
    facts = board_named("amsterdam").facts
    assert (len(facts.map.locations), len(facts.map.routes), len(facts.map.contracts)) == (
        17,
        44,
        24,
    )
    assert (facts.pieces.carts, facts.pieces.merchandise, sum(facts.cards.counts())) == (16, 16, 44)
    assert facts.points.routes == (1, 2, 4, 7)
    assert build_tables(board_named("amsterdam"))[0].route_carts.sum() == 16


def test_a_new_game_does_not_depend_on_what_its_room_held_before() -> None:
    for players in (2, 4):
        fresh, used = new_engine("amsterdam", players, 5), new_engine("amsterdam", players, 6)
        used._bytes[:] = 0x03
        used.state["spare"][:] = 0
        used.set_up(players, NOBODY, seed_of(5))
        assert used.position() == fresh.position()
        for field in STATE_FIELDS:
            if field.shape.startswith("seat"):  # nobody sits at the other seats
                assert not fresh.state[field.name][players:].any(), field.name


def test_2_5_the_offers_are_the_top_of_the_shuffled_contracts() -> None:
    engine = new_engine("amsterdam", 3, 5)
    order = reference.shuffle(seed_of(5), reference.CONTRACT_STREAM, list(range(24)))[::-1]
    assert [int(each) for seat in range(3) for each in engine.state.offer[seat]] == order[:6]
    assert [int(each) for each in engine.state.contract_deck] == order
    assert (engine.state.contract_top, engine.state.contract_count) == (6, 18)


def test_2_2_cards_are_dealt_from_the_top_seat_by_seat_then_the_market() -> None:
    engine = new_engine("amsterdam", 3, 5)
    whole = [card for card in range(7) for _ in range(8 if card == WILD else 6)]
    order = reference.shuffle(seed_of(5), reference.TRANSPORT_STREAM, whole)[::-1]
    hands = [sorted(order[2 * seat : 2 * seat + 2]) for seat in range(3)]
    assert [hand_of(engine, seat) for seat in range(3)] == [
        "".join("pbgkrow"[card] for card in hand) for hand in hands
    ]
    assert list(engine.state.market) == order[6:11]
    assert list(engine.state.deck[:33]) == order[11:][::-1]
    assert not engine.state.known.any()
    assert engine.state.blind.tobytes() == engine.state.hand.tobytes()
    turned = [order[6:11].count(card) for card in range(7)]
    assert [int(n) for n in engine.state.fresh] == [6 - n for n in turned[:6]] + [8 - turned[6]]


def test_8_7_the_last_to_choose_begins_the_game_whoever_it_is() -> None:
    for last in range(4):
        engine = new_engine("amsterdam", 4, 6, first_seat=1)
        for seat in (*(seat for seat in range(4) if seat != last), last):
            assert engine.state.phase == SETUP
            engine.apply(engine.catalogue.slots + 4, seat)
        assert (engine.state.phase, engine.state.to_move) == (TURN, 1)
        assert not engine.state.choice.any()
        assert not engine.state.offered.any()
