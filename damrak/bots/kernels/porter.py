"""`porter`: claims the routes that bring most for their cards and leaves contracts to luck.

Like the carter it looks only at its next route, and it has no plan for its contracts. It counts its
last turn exactly, which puts it midway between the apprentice and the carter (bench/results.md).
"""

from damrak.bots.kernels.carter import set_carter
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.style import ENDING, OPEN
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.rules.layout import Observation, Tables


@kernel
def choose_porter(tables: Tables, seen: Observation, work: Work) -> int:
    """The planner's choice without a plan for contracts."""
    set_porter(work.style)
    return choose_in_style(tables, seen, work)


@kernel
def set_porter(style: Row[float]) -> None:
    """The carter's style without contracts, but for the last turn."""
    set_carter(style)
    style[OPEN] = 0.0
    style[ENDING] = 1.0
