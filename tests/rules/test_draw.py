"""Sections 3 and 4 and their rulings: drawing transport cards."""

from __future__ import annotations

import numpy as np

from damrak.game.engine import Engine
from damrak.rules.layout import NOBODY, SECOND, TURN, WILD
from damrak.rules.market import market_wilds
from tests.support import can, cards, do, hand_of, market_of, new_engine, number_of, position


def test_3_1_a_turn_is_exactly_one_of_the_three_kinds() -> None:
    engine = position(hands=("bb", ""), deck="ppppp")
    assert can(engine, "draw deck")
    assert can(engine, "contracts")
    assert can(engine, "claim haringpakkerstoren korenmetershuisje blue*1")
    do(engine, "claim haringpakkerstoren korenmetershuisje blue*1")
    assert engine.state.to_move == 1
    do(engine, "draw deck")
    assert not can(engine, "contracts")
    assert not can(engine, "claim haringpakkerstoren korenmetershuisje via red red*1")
    do(engine, "draw deck")
    assert engine.state.to_move == 0


def test_3_2_there_is_no_voluntary_pass() -> None:
    assert not can(position(deck="p"), "pass")
    assert not can(position(market="....."), "pass")  # contracts are left
    nothing = position(market=".....")
    nothing.state.contract_count = 0
    assert nothing.legal_numbers() == [number_of(nothing, "pass")]


def test_4_1_two_cards_one_after_the_other_from_market_or_deck() -> None:
    engine = position(deck="kro")
    do(engine, "market 2")
    assert engine.state.phase == SECOND
    assert engine.state.to_move == 0
    do(engine, "draw deck")
    assert hand_of(engine, 0) == "br"
    assert (engine.state.phase, engine.state.to_move) == (TURN, 1)


def test_4_2_a_taken_card_is_replaced_at_once_from_the_deck() -> None:
    engine = position(market="pbgkr", deck="kro")
    do(engine, "market 3")
    assert market_of(engine) == "pbokr"
    do(engine, "market 3")
    assert hand_of(engine, 0) == "go"
    assert market_of(engine) == "pbrkr"


def test_4_3_a_face_up_wild_as_first_card_is_the_only_one() -> None:
    engine = position(market="wbgkr", deck="kro")
    do(engine, "market 1")
    assert hand_of(engine, 0) == "w"
    assert (engine.state.phase, engine.state.to_move) == (TURN, 1)


def test_4_4_a_face_up_wild_may_not_be_the_second_card() -> None:
    engine = position(market="wbgkr", deck="kro")
    do(engine, "market 2")
    assert not can(engine, "market 1")
    assert can(engine, "market 3")
    replaced = position(market="pbgkr", deck="kw")
    do(replaced, "market 2")
    assert market_of(replaced) == "pwgkr"
    assert not can(replaced, "market 2")


def test_4_5_a_wild_drawn_blind_is_an_ordinary_card() -> None:
    engine = position(deck="kww")
    do(engine, "draw deck")
    assert engine.state.phase == SECOND
    do(engine, "draw deck")
    assert hand_of(engine, 0) == "ww"
    assert engine.state.to_move == 1


def test_4_6_three_wilds_sweep_the_market() -> None:
    engine = position(market="wwgkr", deck="oogbpw")
    do(engine, "market 3")
    assert market_of(engine) == "pbgoo"
    assert engine.state.discards.sum() == 5
    assert engine.state.phase == SECOND  # also between the two cards


def test_4_6_it_repeats_until_fewer_than_three_are_wild() -> None:
    engine = position(market="wwgkr", deck="obbkr" + "pwwwb" + "w")
    do(engine, "market 3")
    assert market_of(engine) == "rkbbo"
    assert engine.state.discards.sum() == 10


def test_4_6_two_wilds_stay() -> None:
    engine = position(market="wwgkr", deck="oogbpo")
    do(engine, "market 3")
    assert market_of(engine) == "wwokr"


def test_4_6_it_is_looked_at_after_every_action_even_where_the_market_stays() -> None:
    """Hand-made: three wilds that could be swept are swept by whatever is done next."""
    for action in ("draw deck", "contracts", "claim haringpakkerstoren korenmetershuisje blue*1"):
        engine = position(hands=("b",), market="wwwbg", deck="kkrroopp")
        do(engine, action)
        assert market_wilds(engine.state) == 0, action
        assert engine.state.discards[WILD] == 3, action
    chosen = position(market="pbgkr", deck="kkrroopp")
    do(chosen, "contracts")
    chosen.state.market[:] = cards("wwwbg")
    do(chosen, "keep both")
    assert market_wilds(chosen.state) == 0


def test_4_6_it_is_looked_at_between_two_cards_drawn_blind() -> None:
    engine = position(market="wwwbg", deck="kkrrooppg")
    do(engine, "draw deck")
    assert (hand_of(engine, 0), market_of(engine)) == ("g", "ppoor")
    assert (engine.state.phase, engine.state.to_move) == (SECOND, 0)


def test_4_7_the_discards_become_the_deck() -> None:
    engine = position(deck="", discards="ppp")
    do(engine, "draw deck")
    assert hand_of(engine, 0) == "p"
    assert engine.state.deck_size == 2
    assert engine.state.discards.sum() == 0
    assert engine.state.reshuffles == 1


def test_4_7_a_reshuffle_mixes_the_cards() -> None:
    orders = set()
    for seed in range(20):
        engine = position(discards="pppppbbbbbggggg")
        engine.state.seed[0] = np.uint32(seed)
        do(engine, "draw deck")
        orders.add(bytes(engine.state.deck[:14]))
    assert len(orders) == 20


def test_4_8_hands_have_no_limit() -> None:
    engine = position(hands=("pppppbbbbbgggggkkkkkrrrrr",), market="wwooo", deck="oopb")
    do(engine, "draw deck")
    do(engine, "draw deck")
    assert len(hand_of(engine, 0)) == 27


def test_4_9_others_see_only_the_number_of_cards_in_a_hand() -> None:
    engine = new_engine("amsterdam", 2, 8)
    other = engine.observe(1)
    assert other.hand_size[0] == 2
    assert not other.hand[0].any()
    spectator = engine.observe(NOBODY)
    assert not spectator.hand.any()
    assert list(spectator.hand_size[:2]) == [2, 2]


def test_8_1_the_slot_stays_empty_while_there_is_no_card() -> None:
    engine = position(market="pbgkr")
    do(engine, "market 2")
    assert market_of(engine) == "p.gkr"
    do(engine, "market 4")
    assert market_of(engine) == "p.g.r"
    assert not can(engine, "market 2")


def test_8_1_empty_slots_are_filled_left_to_right_after_a_claim() -> None:
    engine = position(hands=("bbb",), market="p.g.r")
    do(engine, "claim haringpakkerstoren noordermarkt blue*3")
    assert market_of(engine) == "pbgbr"
    assert engine.state.deck_size == 1


def test_8_1_the_discards_are_shuffled_to_fill_a_slot() -> None:
    engine = position(market="pbgkr", discards="oo")
    do(engine, "market 1")
    assert market_of(engine) == "obgkr"
    assert engine.state.reshuffles == 1


def test_8_2_without_deck_and_discards_only_market_cards_can_be_drawn() -> None:
    engine = position(market="pbgkr")
    assert not can(engine, "draw deck")
    assert can(engine, "market 1")


def test_8_2_the_turn_ends_after_one_card_if_there_is_no_second() -> None:
    engine = position(market="pw...")
    do(engine, "market 1")
    assert (engine.state.phase, engine.state.to_move) == (TURN, 1)
    last = position(market="ww...", deck="p")
    do(last, "draw deck")
    assert (last.state.phase, last.state.to_move) == (TURN, 1)


def test_8_3_the_sweep_is_skipped_when_it_could_not_help() -> None:
    engine = position(market="wwgkr", deck="w")
    do(engine, "market 3")  # now three wilds, and only black and red are left beside them
    assert market_of(engine) == "wwwkr"
    assert engine.state.discards.sum() == 0


def test_8_3_with_three_other_cards_left_it_is_not_skipped() -> None:
    engine = position(market="wwgkr", deck="pw")
    do(engine, "market 3")
    assert market_wilds(engine.state) == 2
    assert engine.state.reshuffles > 0


def test_8_3_it_always_ends() -> None:
    for seed in range(200):
        engine = position(market="wwgkr", deck="pw", discards="wwwww")
        engine.state.seed[0] = np.uint32(seed)
        do(engine, "market 3")
        assert market_wilds(engine.state) == 2


def kept(hand: str = "", deck: str = "w") -> Engine:
    """Three wilds that stay: with blue and green alone a sweep could not help."""
    return position(hands=(hand,), market="wwwbg", deck=deck)


def test_8_3_a_kept_market_is_swept_when_a_claim_brings_plain_cards() -> None:
    engine = kept("pp")
    do(engine, "claim oude-kerk dam pink*2")
    assert market_wilds(engine.state) < 3
    assert engine.state.reshuffles > 0
    assert (engine.state.phase, engine.state.to_move) == (TURN, 1)


def test_8_3_a_kept_market_is_swept_at_the_third_plain_card_not_before() -> None:
    one = position(hands=("b",), market="wwwb.", deck="")
    do(one, "claim haringpakkerstoren korenmetershuisje blue*1")
    assert market_of(one) == "wwwbb"  # the claim's card fills the slot; there are two in all
    third = kept("b")
    do(third, "claim haringpakkerstoren korenmetershuisje blue*1")
    assert market_wilds(third.state) == 2


def test_8_3_a_kept_market_stays_while_a_claim_brings_only_wilds() -> None:
    engine = kept("ww")
    do(engine, "claim oude-kerk dam via pink wild*2")
    assert market_of(engine) == "wwwbg"
    assert engine.state.discards.sum() == 2


def test_8_3_a_kept_market_stays_while_cards_and_contracts_are_drawn() -> None:
    engine = kept(deck="ww")
    for action in ("contracts", "keep both", "draw deck", "draw deck"):
        do(engine, action)
        assert market_of(engine) == "wwwbg", action


def test_8_9_a_reshuffle_waits_until_a_card_is_needed() -> None:
    engine = position(hands=("", "bbb"), market="pbgkr", deck="kr", discards="oo")
    do(engine, "draw deck")
    do(engine, "draw deck")
    assert engine.state.deck_size == 0
    assert engine.state.reshuffles == 0
    do(engine, "claim haringpakkerstoren noordermarkt blue*3")
    assert engine.state.reshuffles == 0
    do(engine, "draw deck")
    assert engine.state.reshuffles == 1
    assert engine.state.deck_size == 4  # the three blue cards are among them
