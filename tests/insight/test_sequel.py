"""What the rest of a game says of a decision, whatever its kind.

Each kind of fact is tested with its kernel, in `test_sequel_*.py`: one small game in which it is
true, and one in which it is not.
"""

from __future__ import annotations

from damrak.insight.kernels.facts import FACT, FACTS, SEQUELS
from tests.insight.courses import BOARD, two


def test_the_constants_of_facts_are_in_the_order_of_their_names() -> None:
    from damrak.insight.kernels import facts

    kinds = [facts.CUT, facts.OPEN, facts.ENDED, facts.GOODS, facts.IDLE, facts.FREE]
    assert [SEQUELS[n] for n in kinds] == ["cut", "open", "ended", "goods", "idle", "free"]
    numbers = [facts.KIND, facts.ON_WAY, facts.FACT_POINTS, facts.LEFT, facts.CARD_HELD]
    assert [FACT[n] for n in numbers] == ["kind", "way", "points", "left", "card"]
    assert len(BOARD.contracts) < FACTS


def test_a_game_that_goes_on_shows_nothing() -> None:
    game = two([])
    assert game.facts()
    game.record["winners"] = 0
    assert game.facts() == {}
