"""The bots that are one kernel, and one kernel that calls any of them.

So loops over whole games need no Python.
"""

from __future__ import annotations

from damrak.bots.kernels.apprentice import choose_apprentice, set_apprentice
from damrak.bots.kernels.carter import choose_carter, set_carter
from damrak.bots.kernels.greedy import choose_greedy
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style, choose_planner
from damrak.bots.kernels.porter import choose_porter, set_porter
from damrak.bots.kernels.random import choose_random
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.kernel import Function
from damrak.rules.layout import Observation, Tables

# Each bot is a kernel (tables, observation, work) -> action; by rising strength.
KERNEL_BOTS: dict[str, Function] = {
    "random": choose_random,
    "greedy": choose_greedy,
    "apprentice": choose_apprentice,
    "porter": choose_porter,
    "carter": choose_carter,
    "planner": choose_planner,
}
NAMES = tuple(KERNEL_BOTS)
RANDOM, GREEDY = NAMES.index("random"), NAMES.index("greedy")
APPRENTICE, PORTER = NAMES.index("apprentice"), NAMES.index("porter")
CARTER = NAMES.index("carter")


@kernel
def choose(bot: int, tables: Tables, seen: Observation, work: Work) -> int:
    """The choice of the bot of this number in NAMES; planners differ only in their style."""
    if bot == RANDOM:
        return choose_random(tables, seen, work)
    if bot == GREEDY:
        return choose_greedy(tables, seen, work)
    if bot == APPRENTICE:
        set_apprentice(work.style)
    elif bot == PORTER:
        set_porter(work.style)
    elif bot == CARTER:
        set_carter(work.style)
    else:
        set_style(work.style)
    return choose_in_style(tables, seen, work)
