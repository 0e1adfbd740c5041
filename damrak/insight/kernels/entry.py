"""Entry points from Python to the kernels of the analysis: they take arrays of one record each.

A record whose fields overlap, such as a net's buffers, cannot be passed by itself.
"""

from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE
from damrak.insight.kernels.distances import cards_for, measure
from damrak.insight.kernels.evaluate import chance, roll, weigh, weigh_all
from damrak.insight.kernels.judgement import Judgement
from damrak.rules.layout import Observation, State, Tables


@kernel
def chance_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    look: Row[Observation],
    work: Row[Work],
    state: Row[State],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judgement: Row[Judgement],
    deals: int,
) -> float:
    """`chance`, called from Python."""
    return chance(
        tables[0], seen[0], look[0], work[0], state[0], net[0], buffers[0], judgement[0], deals
    )


@kernel
def weigh_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    look: Row[Observation],
    work: Row[Work],
    state: Row[State],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judgement: Row[Judgement],
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
    tables: Row[Tables],
    seen: Row[Observation],
    look: Row[Observation],
    work: Row[Work],
    state: Row[State],
    net: Row[Net],
    buffers: Row[NetBuffers],
    judgement: Row[Judgement],
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
def roll_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    state: Row[State],
    judgement: Row[Judgement],
    games: int,
) -> None:
    """`roll`, called from Python."""
    roll(tables[0], seen[0], work[0], state[0], judgement[0], games)


@kernel
def cards_entry(
    tables: Row[Tables], seen: Row[Observation], work: Row[Work], cards: Row[int]
) -> None:
    """For each contract the cards that the viewer still needs; NEVER if it cannot be done."""
    measure(tables[0], seen[0], NONE, work[0])
    for contract in range(len(cards)):
        cards[contract] = cards_for(tables[0], seen[0], work[0], contract)
