"""The kernels of the analysis for callers in Python: arrays of one record each.

(A record whose fields overlap, such as a desk, cannot be handed over by itself.)
"""

from typing import Any

from damrak.compile import kernel
from damrak.compile.bits import NONE
from damrak.insight.kernels.distances import cards_for, measure
from damrak.insight.kernels.evaluate import chance, roll, weigh, weigh_all


@kernel
def chance_first(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    desk: Any,
    glass: Any,
    deals: int,
) -> float:
    """`chance` of the first of each."""
    return chance(tables[0], seen[0], look[0], work[0], state[0], net[0], desk[0], glass[0], deals)


@kernel
def weigh_first(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    desk: Any,
    glass: Any,
    deals: int,
    action: int,
) -> float:
    """`weigh` of the first of each."""
    return weigh(
        tables[0], seen[0], look[0], work[0], state[0], net[0], desk[0], glass[0], deals, action
    )


@kernel
def weigh_all_first(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    desk: Any,
    glass: Any,
    deals: int,
    played: int,
) -> None:
    """`weigh_all` of the first of each."""
    weigh_all(
        tables[0], seen[0], look[0], work[0], state[0], net[0], desk[0], glass[0], deals, played
    )


@kernel
def roll_first(tables: Any, seen: Any, work: Any, state: Any, glass: Any, games: int) -> None:
    """`roll` of the first of each."""
    roll(tables[0], seen[0], work[0], state[0], glass[0], games)


@kernel
def cards_first(tables: Any, seen: Any, work: Any, cards: Any) -> None:
    """For each contract the cards that it takes the viewer; NEVER for what cannot be done."""
    measure(tables[0], seen[0], NONE, work[0])
    for contract in range(len(cards)):
        cards[contract] = cards_for(tables[0], seen[0], work[0], contract)
