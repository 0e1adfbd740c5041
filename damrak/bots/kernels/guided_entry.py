"""The kernels of guided.py as Python calls them.

A record whose fields overlap cannot be passed to compiled code by itself, so these take arrays of
one record each.
"""

from __future__ import annotations

from damrak.bots.kernels.guided import (
    Guide,
    begin,
    best_choice,
    compare,
    halve,
    rounds_of,
    think,
)
from damrak.bots.kernels.net import Net
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.rules.layout import Observation, Tables


@kernel
def think_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    guide: Row[Guide],
    simulations: int,
) -> int:
    """`think`, called from Python."""
    return think(tables[0], seen[0], work[0], net[0], guide[0], simulations)


@kernel
def begin_entry(
    tables: Row[Tables], seen: Row[Observation], work: Row[Work], net: Row[Net], guide: Row[Guide]
) -> int:
    """`begin`, and how many rounds there will be."""
    begin(tables[0], seen[0], work[0], net[0], guide[0])
    return rounds_of(guide[0])


@kernel
def compare_entry(
    tables: Row[Tables], seen: Row[Observation], work: Row[Work], net: Row[Net], guide: Row[Guide]
) -> int:
    """`compare`, called from Python."""
    return compare(tables[0], seen[0], work[0], net[0], guide[0])


@kernel
def halve_entry(guide: Row[Guide]) -> None:
    """`halve`, called from Python."""
    halve(guide[0])


@kernel
def best_entry(guide: Row[Guide]) -> int:
    """`best_choice`, called from Python."""
    return best_choice(guide[0])
