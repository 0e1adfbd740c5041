"""What the options of a decision are worth with open cards: figures on the scale of the curve.

Whether a choice was a mistake is decided by what its seat knew (evaluate.py). What it cost in this
game is told by these figures. A mistake that cost nothing here, because of cards or contracts that
the seat could not see, is not told.
"""

from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet
from damrak.insight.kernels.evaluate import CARDS_APART
from damrak.insight.kernels.going_on import go_on
from damrak.insight.kernels.judgement import DEALS, Judgement
from damrak.insight.kernels.last_turn import find_all
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.insight.kernels.states import copy_state, seed_of, shuffle_decks
from damrak.rules.actions import DECK
from damrak.rules.apply import apply
from damrak.rules.layout import OFFER, SECOND, Observation, State, Tables
from damrak.rules.market import slots_of
from damrak.rules.observe import observe


@kernel
def judge_openly(
    tables: Tables,
    state: State,
    seat: int,
    then: Observation,
    room: State,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
    played: int,
) -> None:
    """Write `openly` of each option, and `cost`; `clear` becomes 0 where the mistake cost nothing.

    Everything is known but the order of the decks. As in evaluate.py a turn is judged when it is
    over, and half of what the judge sees between two cards counts.
    """
    last_card = slots_of(state) + DECK
    most = 0.0
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        judgement.openly[place] = 0.0
        if option >= 0:
            for n in range(DEALS):
                work.random = seed_of(n)
                copy_state(state, room)
                shuffle_decks(room, work)
                room.to_move = seat  # 8.7: choices may come in any order
                apply(tables, room, option)
                if room.to_move == seat and SECOND <= room.phase <= OFFER:
                    observe(tables, room, seat, then)
                    apply(tables, room, go_on(tables, then, work, net, buffers, judgement))
                find_all(tables, room, work, judge, desk, position)
                judgement.openly[place] += desk.chances[seat] / DEALS
            if option <= last_card:
                most = max(most, judgement.openly[place])
    best, mine = 0.0, 0.0
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if 0 <= option <= last_card:
            judgement.openly[place] = most - CARDS_APART * (most - judgement.openly[place])
        if option == judgement.best:
            best = judgement.openly[place]
        if option == played:
            mine = judgement.openly[place]
    judgement.cost = best - mine
    judgement.clear = judgement.cost > SLIGHT
