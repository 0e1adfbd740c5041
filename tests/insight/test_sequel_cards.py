"""What became of the cards that were paid, taken or left lying."""

from __future__ import annotations

from collections.abc import Sequence

from damrak.board import CARDS
from tests.insight.courses import (
    ANNA,
    BEGIJN_MUNT,
    BEN,
    DAM_HUIS_BLACK,
    DAM_OUDE_WAAL,
    DECK,
    HARING_OUDE_WAAL,
    HUIS_WAAG,
    NIEUWE_WAAL_NOORDER,
    NOORDER_JORDAAN,
    OUDE_WAAL_OUDE_KERK,
    PASS,
    Act,
    Course,
    claim,
    market,
)


def test_cards_were_paid_that_a_route_lacked_little_of() -> None:
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS)]
    red = market("red")
    told = Course(acts, "red red red").judge(red, HARING_OUDE_WAAL).facts()
    assert told["setback"] == {"route": HARING_OUDE_WAAL, "points": 7, "lack": 1, "after": 3}
    cheap = Course(acts, "red red").judge(red, OUDE_WAAL_OUDE_KERK).facts()
    assert "setback" not in cheap  # two points, and for no contract
    other: list[Act] = [(ANNA, claim(NIEUWE_WAAL_NOORDER, "green", 2)), (BEN, PASS)]
    kept = Course(other, "red red red green green").judge(red, HARING_OUDE_WAAL).facts()
    assert "setback" not in kept


def test_a_double_whose_other_half_can_be_paid_is_not_set_back() -> None:
    acts: list[Act] = [(ANNA, claim(BEGIJN_MUNT, "black", 2)), (BEN, PASS)]

    def setback(cards: str) -> dict[str, int] | None:
        game = Course(acts, f"black black {cards}")
        return game.judge(market("black"), DAM_HUIS_BLACK).facts().get("setback")

    assert setback("green green green") is None
    told = {"route": DAM_HUIS_BLACK, "points": 4, "lack": 1, "after": 2}
    assert setback("green") == told


def test_where_any_card_was_better_a_route_on_the_way_of_a_contract_may_be_set_back() -> None:
    """Of a route for points alone nothing is said: which card was for it is not known."""
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS)]

    def setback(contracts: Sequence[int], cards: int = 0) -> dict[str, int] | None:
        game = Course(acts, "red red red", contracts)
        return game.judge(market("red"), equal=2, cards=cards).facts().get("setback")

    told = {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "points": 2, "lack": 0, "after": 1}
    assert setback([DAM_OUDE_WAAL], cards=1) == told
    assert setback([DAM_OUDE_WAAL]) is None  # a claim was as good
    assert setback([], cards=1) is None


def test_after_a_payment_the_next_claim_came_late() -> None:
    first, second = claim(NOORDER_JORDAAN, "red", 2), claim(HUIS_WAAG, "blue", 1)
    draws: list[Act] = [(BEN, PASS), (ANNA, DECK, "blue"), (ANNA, DECK, "blue")]

    def pause(turns: int, cards: int = 1) -> dict[str, int] | None:
        acts: list[Act] = [(ANNA, first), *(draws * turns), (BEN, PASS), (ANNA, second)]
        game = Course(acts, "red red red").judge(market("red"), equal=2, cards=cards)
        return game.facts().get("pause")

    assert pause(2) == {"turns": 3, "held": 1}
    assert pause(1) is None
    assert pause(2, cards=0) is None


def test_cards_were_paid_and_missed_for_another_route_soon() -> None:
    acts: list[Act] = [(ANNA, claim(NOORDER_JORDAAN, "red", 2)), (BEN, PASS), (ANNA, PASS)]
    best = claim(OUDE_WAAL_OUDE_KERK, "red", 2)

    def short(red: int, contracts: Sequence[int]) -> dict[str, int] | None:
        return Course(acts, "red " * red, contracts).judge(best).facts().get("short")

    told = {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "turns": 1, "lack": 2}
    assert short(2, [DAM_OUDE_WAAL]) == told
    assert short(4, [DAM_OUDE_WAAL]) is None
    assert short(2, []) is None  # two points, and for no contract: nobody would miss it
    long = Course(acts, "red red red red").judge(claim(HARING_OUDE_WAAL, "red", 4)).facts()
    assert long["short"] == {"route": HARING_OUDE_WAAL, "turns": 1, "lack": 2}


def test_a_card_was_left_lying_and_missed_soon() -> None:
    def lacked(second: str, equal: int = 1) -> dict[str, int] | None:
        drawn: list[Act] = [(ANNA, market("blue")), (ANNA, market(second))]
        game = Course([*drawn, (BEN, PASS), (ANNA, PASS)], "red", [DAM_OUDE_WAAL])
        return game.judge(market("red"), OUDE_WAAL_OUDE_KERK, equal=equal).facts().get("lacked")

    assert lacked("green") == {"way": DAM_OUDE_WAAL, "route": OUDE_WAAL_OUDE_KERK, "turns": 1}
    assert lacked("red") is None
    assert lacked("blue") is None  # two blue cards pay for it as well
    assert lacked("green", 2) is None  # another card was as good


def test_a_card_was_taken_and_never_used() -> None:
    acts: list[Act] = [(ANNA, market("blue")), (ANNA, market("red")), (BEN, PASS)]
    green = market("green")
    assert Course(acts).judge(green).facts()["idle"] == {"card": CARDS.index("blue"), "held": 1}
    used = Course([*acts, (ANNA, claim(HUIS_WAAG, "blue", 1))]).judge(green).facts()
    assert "idle" not in used
