"""`random`: any legal action, all equally likely."""

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.rules.layout import Observation, Tables
from damrak.rules.playout import random_action


@kernel
def choose_random(tables: Tables, seen: Observation, work: Work) -> int:
    """A legal action of the viewer, whose turn it is."""
    return random_action(tables, seen, work)
