"""`carter`: a planner that sees no further than its next route.

It plans for its contracts and claims the routes they need one at a time, without looking at what
comes after. It takes merchandise when that comes with a route, and never draws contracts.
"""

from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.style import DRAW_COST, ENDING, GOODS, LOOK, NEVER, set_style
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.rules.layout import Observation, Tables


@kernel
def choose_carter(tables: Tables, seen: Observation, work: Work) -> int:
    """The planner's choice with the foresight of one route."""
    set_carter(work.style)
    return choose_in_style(tables, seen, work)


@kernel
def set_carter(style: Row[float]) -> None:
    """The planner's style, short-sighted."""
    set_style(style)
    style[LOOK] = 1.0
    style[GOODS] = 0.0
    style[DRAW_COST] = NEVER
    style[ENDING] = 0.0
