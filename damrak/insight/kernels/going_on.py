"""A turn to its end: after its first action the master's net chooses.

Deals differ in what the viewer cannot see. After the same action it mostly sees the same, too, such
as the same new card in the market; so what the net was asked is remembered for each decision.
"""

from damrak.bots.kernels.batched_rollout import like_best
from damrak.bots.kernels.net import Net, NetBuffers, look, think
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.insight.kernels.judgement import Judgement
from damrak.rules.apply import apply
from damrak.rules.layout import OFFER, SECOND, Observation, State, Tables
from damrak.rules.legal import legal_actions, nth_legal
from damrak.rules.observe import observe


@kernel
def play_turn(
    tables: Tables,
    room: State,
    seat: int,
    action: int,
    then: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
) -> None:
    """Apply an action of a seat and, where it goes on to a second card or an offer, the next one.

    `then` is what the seat sees between the two.
    """
    apply(tables, room, action)
    if room.to_move == seat and SECOND <= room.phase <= OFFER:
        observe(tables, room, seat, then)
        apply(tables, room, go_on(tables, then, work, net, buffers, judgement))


@kernel
def go_on(
    tables: Tables,
    then: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
) -> int:
    """What `choose_net` chooses for the viewer of `then`."""
    if legal_actions(tables, then, work) == 1:
        return nth_legal(work, 0)
    look(tables, then, buffers)
    for place in range(judgement.asked):
        if was_asked(work, buffers, judgement, place):
            return judgement.asked_choice[place]
    think(net, buffers)
    choice = like_best(net, buffers, work)
    if judgement.asked < len(judgement.asked_choice):
        remember(work, buffers, judgement, choice)
    return choice


@kernel
def was_asked(work: Work, buffers: NetBuffers, judgement: Judgement, place: int) -> bool:
    """Whether the net was asked just this: the same inputs and legal actions."""
    for word in range(len(work.legal)):
        if judgement.asked_legal[place, word] != work.legal[word]:
            return False
    for number in range(len(buffers.numbers)):
        if judgement.asked_numbers[place, number] != buffers.numbers[number]:
            return False
    return True


@kernel
def remember(work: Work, buffers: NetBuffers, judgement: Judgement, choice: int) -> None:
    """Keep what the net was asked, and what it chose."""
    place = judgement.asked
    for word in range(len(work.legal)):
        judgement.asked_legal[place, word] = work.legal[word]
    for number in range(len(buffers.numbers)):
        judgement.asked_numbers[place, number] = buffers.numbers[number]
    judgement.asked_choice[place] = choice
    judgement.asked = place + 1
