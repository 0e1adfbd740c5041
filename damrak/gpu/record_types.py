"""The records of `damrak/gpu` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

from damrak.bots.kernels.record_types import Choices
from damrak.compile.arrays import Row


class Decision(Choices, Protocol):
    """A decision under way."""

    left: int  # simulations that are left for this decision
    reached: int  # the round that is compared now, from 0; -1 before the first
    rounds: int  # how many rounds there are; 0: no decision is under way
    deals: int  # deals to compare the actions on; or OVER_NOW, ASKED, SEARCHED
    action: int  # the choice, where deals is ASKED or SEARCHED
    based: Row[int]  # as in a batch; not used here
