"""One way to call any compiled bot, for loops with no Python in them."""

from damrak.bots.kernels.apprentice import set_apprentice
from damrak.bots.kernels.carter import set_carter
from damrak.bots.kernels.greedy import choose_greedy
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.porter import set_porter
from damrak.bots.kernels.random import choose_random
from damrak.bots.kernels.style import set_style
from damrak.bots.running.registry import KERNEL_BOTS
from damrak.compile import kernel
from damrak.rules.layout import Observation, Tables

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
