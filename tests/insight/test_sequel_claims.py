"""What became of a claim that was made."""

from __future__ import annotations

from tests.insight.courses import (
    ANNA,
    BEN,
    DAM_OUDE_WAAL,
    DECK,
    HARING_OUDE_WAAL,
    HUIS_OUDE_WAAL,
    NIEUWE_WAAL_NOORDER,
    NOORDER_JORDAAN,
    OUDE_WAAL_WAAG,
    PASS,
    TWO,
    Course,
    claim,
    two,
)


def test_a_claim_began_a_last_round_that_served_another_more() -> None:
    first = (ANNA, claim(NOORDER_JORDAAN, "red", 2))
    long = (BEN, claim(HARING_OUDE_WAAL, "green", 4))

    def ended(theirs: tuple[int, int], best: int) -> dict[str, int] | None:
        game = Course([first, theirs, (ANNA, PASS)], "red red", carts=4)
        return game.judge(best).facts().get("ended")

    assert ended(long, DECK) == {"rival": BEN, "points": 7, "own": 0}
    assert ended((BEN, PASS), DECK) is None
    assert ended(long, claim(NIEUWE_WAAL_NOORDER, "green", 2)) is None  # it begins with that, too


def test_a_claim_served_no_contract_in_the_end() -> None:
    assert two([]).facts()["unused"] == {"route": OUDE_WAAL_WAAG, "length": 1, "points": 1}
    assert "unused" not in two([HUIS_OUDE_WAAL]).facts()
    assert "unused" not in two([HUIS_OUDE_WAAL], acts=TWO[:2]).facts()  # a step, though it failed


def test_a_claim_served_one_but_nobody_else_ever_needed_the_route() -> None:
    assert two([HUIS_OUDE_WAAL]).facts()["free"] == {"route": OUDE_WAAL_WAAG}
    assert "free" not in two([HUIS_OUDE_WAAL], [DAM_OUDE_WAAL]).facts()
    assert "free" not in two([]).facts()
