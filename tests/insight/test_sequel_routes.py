"""What became of the route that was left."""

from __future__ import annotations

from tests.insight.courses import (
    ANNA,
    BEN,
    BEST,
    DRAWN,
    HARING_OUDE_WAAL,
    HUIS_OUDE_WAAL,
    HUIS_WAAG,
    NIEUWE_WAAL_NOORDER,
    OUDE_WAAL_WAAG,
    PASS,
    Act,
    Course,
    claim,
    left,
)


def test_the_route_was_claimed_by_another_and_a_contract_could_no_longer_be_completed() -> None:
    told = {"rival": BEN, "route": OUDE_WAAL_WAAG, "turns": 0, "contract": HUIS_OUDE_WAAL}
    assert left(3).facts()["cut"] == told
    assert "cut" not in left(16).facts()
    assert left(16).facts()["round"] == told | {"more": 2}
    assert "round" not in left(16, [*DRAWN, (BEN, PASS), (ANNA, PASS)]).facts()


def test_the_route_was_claimed_by_another_for_its_points() -> None:
    long, green = claim(HARING_OUDE_WAAL, "red", 4), claim(HARING_OUDE_WAAL, "green", 4)
    acts: list[Act] = [*DRAWN, (BEN, PASS), (ANNA, PASS), (BEN, green)]
    hand = "red red red red"
    told = {"rival": BEN, "route": HARING_OUDE_WAAL, "turns": 1, "points": 7}
    assert Course(acts, hand).judge(long).facts()["taken"] == told
    assert "taken" not in Course(acts[:4], hand).judge(long).facts()
    assert "taken" not in Course([*acts[:3], (ANNA, long)], hand).judge(long).facts()


def test_the_route_was_missing_for_a_contract_to_the_end() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    told = {"contract": HUIS_OUDE_WAAL, "left": 2, "points": 2}
    assert left(16, acts).facts()["open"] == told
    done: list[Act] = [*acts, (ANNA, BEST), (BEN, PASS), (ANNA, claim(HUIS_WAAG, "blue", 1))]
    assert "open" not in left(16, done).facts()


def test_the_route_stayed_free_while_cards_were_left_over() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS), (ANNA, PASS)]
    told = {"way": HUIS_OUDE_WAAL, "route": OUDE_WAAL_WAAG, "held": 3}
    assert left(16, acts).facts()["spare"] == told
    assert "spare" not in left(16).facts()


def test_the_route_would_have_brought_a_merchandise_card_that_counts() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    best = claim(NIEUWE_WAAL_NOORDER, "green", 2)
    told = [Course(acts, "green green", goods=(1, theirs)).judge(best) for theirs in (2, 5)]
    assert told[0].facts()["goods"] == {"points": 4}
    assert "goods" not in told[1].facts()
