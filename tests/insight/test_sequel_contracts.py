"""What became of the contracts that were kept, given back or drawn."""

from __future__ import annotations

from collections.abc import Sequence

from tests.insight.courses import (
    ANNA,
    BEN,
    CONTRACTS,
    DAM_OUDE_WAAL,
    DECK,
    DRAWN,
    HUIS_OUDE_WAAL,
    HUIS_WAAG,
    KEEP_1,
    KEEP_2,
    KEEP_BOTH,
    MONTELBAAN_OUDE_KERK,
    OUDE_WAAL_WAAG,
    PASS,
    Act,
    Course,
    claim,
)

OFFERED = [MONTELBAAN_OUDE_KERK, HUIS_OUDE_WAAL]
JOINED: list[Act] = [
    *((BEN, PASS), (ANNA, claim(HUIS_WAAG, "blue", 1))),
    *((BEN, PASS), (ANNA, claim(OUDE_WAAL_WAAG, "blue", 1))),
]


def kept(action: int, after: Sequence[Act], best: int) -> dict[str, dict[str, int]]:
    return Course([(ANNA, action), *after], "blue blue", offer=OFFERED).judge(best).facts()


def test_contracts_were_kept_and_failed() -> None:
    assert kept(KEEP_BOTH, [], KEEP_1)["kept"] == {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert "kept" not in kept(KEEP_BOTH, JOINED, KEEP_1)
    easier = Course([(ANNA, KEEP_1)], offer=[HUIS_OUDE_WAAL, DAM_OUDE_WAAL]).judge(KEEP_2).facts()
    assert "kept" not in easier  # the harder one would have failed as well


def test_contracts_were_given_back_and_joined_without_knowing() -> None:
    told = {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert kept(KEEP_1, JOINED, KEEP_BOTH)["returned"] == told
    assert "returned" not in kept(KEEP_1, [], KEEP_BOTH)


def test_contracts_were_drawn_and_failed() -> None:
    acts: list[Act] = [(ANNA, CONTRACTS, OFFERED), (ANNA, KEEP_2)]
    failed, done = (Course([*acts, *after], "blue blue").judge(DECK) for after in ([], JOINED))
    assert failed.facts()["drawn"] == {"contract": HUIS_OUDE_WAAL, "points": 2}
    assert "drawn" not in done.facts()


def test_one_that_failed_is_not_told_where_the_other_of_the_same_draw_was_completed() -> None:
    drawn: Act = (ANNA, CONTRACTS, OFFERED)
    for after, told in (([], True), (JOINED, False)):
        both = Course([drawn, (ANNA, KEEP_BOTH), *after], "blue blue").judge(DECK).facts()
        assert ("drawn" in both) is told


LATER: list[Act] = [(ANNA, CONTRACTS, OFFERED), (ANNA, KEEP_2), (BEN, PASS), (ANNA, PASS)]


def test_contracts_were_not_drawn_any_more_though_carts_were_left() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    assert Course(acts).judge(CONTRACTS).facts()["none"] == {"carts": 16, "held": 2}
    assert "none" not in Course(acts, carts=2).judge(CONTRACTS).facts()
    assert "none" not in Course([*acts, *LATER]).judge(CONTRACTS).facts()


def test_contracts_were_drawn_late() -> None:
    acts: list[Act] = [*DRAWN, (BEN, PASS)]
    late = Course([*acts, (ANNA, PASS), (BEN, PASS), *LATER]).judge(CONTRACTS).facts()
    assert late["late"] == {"turns": 2, "left": 1}
    assert "late" not in Course([*acts, *LATER]).judge(CONTRACTS).facts()
