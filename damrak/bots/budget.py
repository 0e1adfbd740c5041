"""How long a bot that thinks may think."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """For one action: simulations, milliseconds, or both; whichever ends first. 0 is no limit."""

    simulations: int = 0
    milliseconds: int = 0
