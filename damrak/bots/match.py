"""One way to call any compiled bot, for loops with no Python in them."""

from damrak.bots.bot import KERNEL_BOTS
from damrak.bots.greedy import choose_greedy
from damrak.bots.planner import choose_planner
from damrak.bots.random import choose_random
from damrak.compile import kernel
from damrak.rules.layout import Observation, Tables, Work

NAMES = tuple(KERNEL_BOTS)
GREEDY = NAMES.index("greedy")
PLANNER = NAMES.index("planner")


@kernel
def choose(bot: int, tables: Tables, seen: Observation, work: Work) -> int:
    """The choice of the bot of this number in NAMES."""
    if bot == PLANNER:
        return choose_planner(tables, seen, work)
    if bot == GREEDY:
        return choose_greedy(tables, seen, work)
    return choose_random(tables, seen, work)
