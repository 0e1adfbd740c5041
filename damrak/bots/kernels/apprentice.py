"""`apprentice`: a first opponent that collects cards and is slow to use them.

It plays like the porter, one route at a time and without a plan for its contracts, but prefers to
draw two more cards to claiming a route, as beginners do.
"""

from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.porter import set_porter
from damrak.bots.kernels.style import DELAY, ENDING
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.rules.layout import Observation, Tables


@kernel
def choose_apprentice(tables: Tables, seen: Observation, work: Work) -> int:
    """The porter's choice as if waiting cost nothing."""
    set_apprentice(work.style)
    return choose_in_style(tables, seen, work)


@kernel
def set_apprentice(style: Row[float]) -> None:
    """The porter's style, but waiting has a bonus, and the end is not foreseen."""
    set_porter(style)
    style[DELAY] = -0.02
    style[ENDING] = 0.0
