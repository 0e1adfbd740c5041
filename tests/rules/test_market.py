"""Deck, discards and market in the cases that games seldom reach."""

from __future__ import annotations

import numpy as np

from damrak.rules.chance import RESHUFFLE_STREAM
from damrak.rules.market import fill_market
from tests.reference.chance import shuffle
from tests.support import can, cards, do, hand_of, market_of, position, seed_of


def test_8_2_one_discarded_card_can_be_drawn_blind() -> None:
    engine = position(market="pbgkr", discards="o")
    assert can(engine, "draw deck")
    do(engine, "draw deck")
    assert hand_of(engine, 0) == "o"
    assert not can(engine, "draw deck")


def test_4_7_every_reshuffle_has_a_stream_of_its_own() -> None:
    for earlier in (0, 1, 5):
        engine = position(discards="ppbbggkkrrooww")
        engine.state.seed[:] = np.frombuffer(seed_of(3), "<u4")
        engine.state.reshuffles = earlier
        do(engine, "draw deck")
        order = shuffle(seed_of(3), RESHUFFLE_STREAM + earlier, cards("ppbbggkkrrooww"))
        assert list(engine.state.deck[:13]) == order[:-1]
        assert engine.state.reshuffles == earlier + 1


def test_4_6_a_large_deck_always_allows_the_sweep() -> None:
    engine = position(market="wwgkr", deck="ppppbbbbggggw")
    do(engine, "market 3")
    assert market_of(engine) == "ggggb"


def test_8_3_wilds_in_deck_and_discards_do_not_help() -> None:
    for deck, discards in (("www", ""), ("w", "ww"), ("ww", "w")):
        engine = position(market="wwgkr", deck=deck, discards=discards)
        do(engine, "market 3")
        assert market_of(engine) == "wwwkr"
        assert engine.state.deck_size + engine.state.discards.sum() == 2


def test_8_3_plain_cards_count_wherever_they_lie() -> None:
    """One more beside the black and the red of the market: in the deck, or in the discards."""
    for deck, discards in (("pw", ""), ("w", "p"), ("wpw", "")):
        engine = position(market="wwgkr", deck=deck, discards=discards)
        do(engine, "market 3")
        assert market_of(engine).count("w") == 2
        assert len(market_of(engine).replace(".", "")) == 5


def test_8_1_filling_says_whether_a_card_came() -> None:
    assert fill_market(position(market="p.gkr", deck="o").state)
    assert fill_market(position(market="p...r", deck="o").state)
    assert not fill_market(position(market="p.gkr").state)
    assert not fill_market(position(market="pbgkr", deck="o").state)


def test_version_1_sweeps_a_market_only_when_a_card_has_come_into_it() -> None:
    """Version 2 sweeps the first market, too: a claim brings two plain cards (8.3)."""
    for version in (1, 2):
        kept = position(hands=("pp",), market="wwwbg", deck="w")
        kept._rules = version
        do(kept, "claim oude-kerk dam pink*2")
        assert (market_of(kept) == "wwwbg") == (version == 1)
        filled = position(market="wwgkr", deck="oogbpw")
        filled._rules = version
        do(filled, "market 3")
        assert market_of(filled) == "pbgoo"
