"""What a decision was for: an aim that nobody could know, or that is worth less, is no reason."""

from __future__ import annotations

from tests.insight.courses import (
    ANNA,
    BEN,
    CONTRACTS,
    DAM_OUDE_WAAL,
    DRIE_NIEUWE_WAAL,
    HARING_OUDE_WAAL,
    HUIS_OUDE_WAAL,
    KEEP_1,
    NOORDER_JORDAAN,
    OUDE_WAAL_OUDE_KERK,
    PASS,
    Act,
    Course,
    claim,
    market,
)

CLAIMED = claim(NOORDER_JORDAAN, "red", 2)


def test_points_are_no_answer_to_a_step_towards_a_contract() -> None:
    acts: list[Act] = [(ANNA, CLAIMED), (BEN, PASS)]
    told = [
        "setback" in Course(acts, "red red red", own).judge(market("red"), HARING_OUDE_WAAL).facts()
        for own in ([], [DRIE_NIEUWE_WAAL])
    ]
    assert told == [True, False]


def test_a_contract_that_came_later_is_no_reason() -> None:
    """Nobody could know what cards it would take."""
    best = claim(OUDE_WAAL_OUDE_KERK, "red", 2)
    later: list[Act] = [
        *((ANNA, CLAIMED), (BEN, PASS), (ANNA, CONTRACTS, [DAM_OUDE_WAAL, HUIS_OUDE_WAAL])),
        *((ANNA, KEEP_1), (BEN, PASS), (ANNA, PASS)),
    ]
    known: list[Act] = [(ANNA, CLAIMED), (BEN, PASS), (ANNA, PASS)]
    assert "short" not in Course(later, "red red").judge(best).facts()
    assert "short" in Course(known, "red red", [DAM_OUDE_WAAL]).judge(best).facts()
