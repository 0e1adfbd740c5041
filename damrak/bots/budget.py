"""How much a bot may search for one action."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """For one action: simulations, milliseconds, or both; whichever ends first. 0 is no limit."""

    simulations: int = 0
    milliseconds: int = 0
    by_table: tuple[int, ...] = ()  # simulations with two, three and four, where they differ

    def at(self, players: int) -> Budget:
        """The budget at a table of this size."""
        return Budget(self.by_table[players - 2], self.milliseconds) if self.by_table else self
