"""What is told of a decision, and which decisions are told."""

from __future__ import annotations

from typing import Any

import pytest

from damrak.insight.kernels.facts import SEQUELS
from damrak.rules.network import is_completed
from tests.insight.courses import (
    ANNA,
    BEN,
    DAM_OUDE_WAAL,
    DECK,
    DRAWN,
    HARING_OUDE_WAAL,
    HUIS_OUDE_WAAL,
    HUIS_WAAG,
    KEEP_1,
    KEEP_2,
    KEEP_BOTH,
    NOORDER_JORDAAN,
    OUDE_WAAL_OUDE_KERK,
    PASS,
    TABLES,
    TWO,
    Act,
    Course,
    claim,
    left,
    market,
)


def slip(fault: str = "none", why: str = "points", action: int = DECK, **more: Any) -> Course:
    """A decision of which the record says nothing."""
    done: Act = (ANNA, DECK, "blue") if action == DECK else (ANNA, action)
    return Course([done], "red red").judge(market("red"), why=why, fault=fault, **more)


CLAIMED = claim(NOORDER_JORDAAN, "red", 2)


def test_a_mistake_is_told_whether_it_can_be_explained_or_not() -> None:
    """Even if it completed a contract."""
    assert slip().is_believed()
    assert slip().facts() == {}
    done = Course([*TWO, (BEN, PASS)], "red blue", [HUIS_OUDE_WAAL]).judge(DECK, number=3)
    assert is_completed(TABLES, done.record["routes"][3, ANNA], HUIS_OUDE_WAAL)
    assert done.is_believed(3)


def test_nothing_is_told_of_one_action_where_another_was_as_good() -> None:
    assert slip(why="card-way", aim=HARING_OUDE_WAAL).told() == ([], ["why"])
    equal = slip(why="card-way", aim=HARING_OUDE_WAAL, equal=2)
    assert equal.told() == ([], ["none"])
    for own in ("single", "spends"):  # of what was done
        assert slip(own, equal=2).told() == ([], ["fault"])


def test_a_mistake_that_nothing_explains_says_so() -> None:
    assert slip(why="card-way", missing=3).told() == ([], ["none"])
    assert left(16).told() == (["round", "open"], ["why"])


@pytest.mark.parametrize(
    ("route", "missing", "told"),
    [(HARING_OUDE_WAAL, 2, True), (HARING_OUDE_WAAL, 3, False), (OUDE_WAAL_OUDE_KERK, 1, False)],
)
def test_a_route_without_a_contract_is_told_only_if_it_brings_much_for_few_cards(
    route: int, missing: int, told: bool
) -> None:
    _, messages = slip(why="card", aim=route, missing=missing).told()
    assert ("why" in messages) is told


def test_whoever_kept_both_contracts_is_told_of_the_risk_and_not_which_one_is_better() -> None:
    kept = [
        Course([(ANNA, played)], offer=[HUIS_OUDE_WAAL, DAM_OUDE_WAAL])
        .judge(KEEP_1, why="richer", note="risk")
        .told()[1]
        for played in (KEEP_BOTH, KEEP_2)
    ]
    assert kept == [["note"], ["why"]]


def test_it_is_told_that_a_better_claim_brings_much_more() -> None:
    done, best = claim(HUIS_WAAG, "blue", 1), claim(HARING_OUDE_WAAL, "blue", 4)
    for points, told in ((7, ["fewer"]), (2, [])):
        game = Course([(ANNA, done)], "blue").judge(best, why="goods", points=points, was_points=1)
        assert [name for name in game.told()[1] if name == "fewer"] == told


def test_guesses_are_left_out_beside_facts_and_what_a_fact_says_again() -> None:
    alone = slip("spends", "card", aim=HARING_OUDE_WAAL, note="ending")
    assert alone.told() == ([], ["why", "note", "fault"])
    acts: list[Act] = [(ANNA, CLAIMED), (BEN, PASS)]
    paid = Course(acts, "red red red").judge(
        market("red"), HARING_OUDE_WAAL, fault="spends", note="ending"
    )
    assert paid.told() == (["setback"], [])  # it names the route that was missed
    towards = Course(acts, "red red red", [HUIS_OUDE_WAAL]).judge(
        market("red"), HARING_OUDE_WAAL, why="card-way", contract=HUIS_OUDE_WAAL
    )
    assert towards.told()[1] == []  # and the contract


def test_two_facts_at_most_are_told_about_different_things_of_kinds_not_told_before() -> None:
    game = left(16)
    assert list(game.facts()) == ["round", "open"]
    assert game.told()[0] == ["round", "open"]
    assert game.told()[0] == ["round"]  # all is told again, so no second one
    game.mattered()  # nothing has been told
    game.telling["kinds"] = 1 << SEQUELS.index("round")
    assert game.told()[0] == ["open"]
    lone = left(16, [*DRAWN, (BEN, PASS)])
    assert list(lone.facts()) == ["open", "spare"]
    assert lone.told()[0] == ["open", "spare"]


def decisions(*better: int) -> Course:
    """Mistakes of Anna."""
    acts: list[Act] = [(ANNA, DECK, "blue"), (ANNA, DECK, "blue"), (BEN, PASS)]
    game = Course(acts * 2)
    for number, best in zip((1, 2, 4, 5), better, strict=True):
        game.judge(best, fault="last", number=number)
    return game


def test_the_dearest_are_told_in_the_order_of_the_game() -> None:
    game = decisions(*[market("red")] * 4)
    assert game.mattered(5, 1, 4, 2) == [1, 4, 5]
    assert game.mattered(2) == [2]


def test_what_the_master_would_have_done_is_not_told_and_the_next_one_takes_its_place() -> None:
    game = decisions(*[market("red")] * 4)
    game.record["agreed"][1] = 1
    assert game.mattered(5, 1, 4, 2) == [2, 4, 5]


def test_a_claim_that_was_missed_several_times_is_told_once_however_it_is_paid() -> None:
    cheap, dear = claim(NOORDER_JORDAAN, "red", 2), claim(NOORDER_JORDAAN, "red", 1, 1)
    game = decisions(cheap, market("red"), dear, market("red"))
    assert game.mattered(1, 4, 2, 5) == [1, 2, 5]
    game.record["agreed"][1] = 1  # then the second time is told
    assert game.mattered(1, 4, 2, 5) == [2, 4, 5]
