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
from damrak.insight.kernels.evaluate import bring_cards_together
from damrak.insight.kernels.going_on import play_turn
from damrak.insight.kernels.judgement import DEALS, Judgement
from damrak.insight.kernels.last_turn import find_all
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.insight.kernels.states import copy_state, seed_of, shuffle_decks
from damrak.rules.actions import DECK
from damrak.rules.layout import Observation, State, Tables
from damrak.rules.market import slots_of


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
    for action in range(len(judgement.openly)):
        judgement.openly[action] = -1.0
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if option >= 0:
            judgement.openly[option] = 0.0
            for n in range(DEALS):
                work.random = seed_of(n)
                copy_state(state, room)
                shuffle_decks(room, work)
                room.to_move = seat  # 8.7: choices may come in any order
                play_turn(tables, room, seat, option, then, work, net, buffers, judgement)
                find_all(tables, room, work, judge, desk, position)
                judgement.openly[option] += desk.chances[seat] / DEALS
    bring_cards_together(judgement.openly, slots_of(state) + DECK)
    judgement.cost = judgement.openly[judgement.best] - judgement.openly[played]
    judgement.clear = judgement.cost > SLIGHT
