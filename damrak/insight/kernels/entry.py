"""Entry points from Python to the kernels of the analysis: they take arrays of one record each.

A record whose fields overlap, such as a net's buffers, cannot be passed by itself.
"""

from typing import Any

from damrak.compile import kernel
from damrak.compile.bits import NONE
from damrak.insight.kernels.distances import cards_for, measure
from damrak.insight.kernels.evaluate import chance, roll, weigh, weigh_all


@kernel
def chance_entry(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    buffers: Any,
    judgement: Any,
    deals: int,
) -> float:
    """`chance`, called from Python."""
    return chance(
        tables[0], seen[0], look[0], work[0], state[0], net[0], buffers[0], judgement[0], deals
    )


@kernel
def weigh_entry(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    buffers: Any,
    judgement: Any,
    deals: int,
    action: int,
) -> float:
    """`weigh`, called from Python."""
    return weigh(
        tables[0],
        seen[0],
        look[0],
        work[0],
        state[0],
        net[0],
        buffers[0],
        judgement[0],
        deals,
        action,
    )


@kernel
def weigh_all_entry(
    tables: Any,
    seen: Any,
    look: Any,
    work: Any,
    state: Any,
    net: Any,
    buffers: Any,
    judgement: Any,
    deals: int,
    played: int,
) -> None:
    """`weigh_all`, called from Python."""
    weigh_all(
        tables[0],
        seen[0],
        look[0],
        work[0],
        state[0],
        net[0],
        buffers[0],
        judgement[0],
        deals,
        played,
    )


@kernel
def roll_entry(tables: Any, seen: Any, work: Any, state: Any, judgement: Any, games: int) -> None:
    """`roll`, called from Python."""
    roll(tables[0], seen[0], work[0], state[0], judgement[0], games)


@kernel
def cards_entry(tables: Any, seen: Any, work: Any, cards: Any) -> None:
    """For each contract the cards that the viewer still needs; NEVER if it cannot be done."""
    measure(tables[0], seen[0], NONE, work[0])
    for contract in range(len(cards)):
        cards[contract] = cards_for(tables[0], seen[0], work[0], contract)
