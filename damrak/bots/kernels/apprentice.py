"""`apprentice`: a first opponent. It loves to collect cards and is in no hurry to use them.

It plays like the porter, one route at a time and no plan for its contracts, and rather draws two
more cards than claim a route today, as beginners do.
"""

from typing import Any

from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.porter import set_porter
from damrak.bots.kernels.style import DELAY, ENDING
from damrak.compile import kernel
from damrak.rules.layout import Observation, Tables, Work


@kernel
def choose_apprentice(tables: Tables, seen: Observation, work: Work) -> int:
    """The porter's choice by one to whom waiting seems to cost nothing."""
    set_apprentice(work.style)
    return choose_in_style(tables, seen, work)


@kernel
def set_apprentice(style: Any) -> None:
    """The porter's style; waiting even pleases, and the end comes as a surprise."""
    set_porter(style)
    style[DELAY] = -0.02
    style[ENDING] = 0.0
