"""What the rest of a finished game says of a decision: facts that anybody can check on the board.

The kernels look at action `number` of a course, beside which another was clearly better.
"""

from __future__ import annotations

from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.numbers import int64
from damrak.insight.kernels.course import Course
from damrak.insight.kernels.facts import Sequels, drop_routes, sink_fact
from damrak.insight.kernels.sequel_aims import is_step
from damrak.insight.kernels.sequel_cards import tell_cards
from damrak.insight.kernels.sequel_claims import tell_claim
from damrak.insight.kernels.sequel_contracts import tell_contracts
from damrak.insight.kernels.sequel_routes import tell_route
from damrak.rules.layout import Tables


@kernel
def find_sequels(tables: Tables, course: Course, number: int, work: Work, sequels: Sequels) -> None:
    """Write all that the record says about a decision; nothing while the game goes on."""
    sequels.count = 0
    if course.winners == 0:
        return
    tell_route(tables, course, number, work, sequels)
    tell_cards(tables, course, number, work, sequels)
    tell_contracts(tables, course, number, sequels)
    tell_claim(tables, course, number, work, sequels)
    if is_step(tables, course, number, work):
        drop_routes(sequels)
    for place in range(1, int64(sequels.count)):
        sink_fact(sequels, place)
