"""What the options of a decision are worth with open cards: figures on the scale of the curve.

Whether a choice was a mistake is decided by what its seat knew (evaluate.py). What it cost in this
game is told by these figures. A mistake that cost nothing here, because of cards or contracts that
the seat could not see, is not told.
"""

from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.numbers import float64
from damrak.insight.kernels.account import SLIGHT
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet
from damrak.insight.kernels.evaluate import CARDS_APART, bring_cards_together
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
    """Write `openly`, `reach` and `rival` of each option, and `cost`.

    `clear` becomes 0 where the mistake cost nothing.

    Everything is known but the order of the decks. As in evaluate.py a turn is judged when it is
    over, and half of what the judge sees between two cards counts.
    """
    for action in range(len(judgement.openly)):
        judgement.openly[action] = -1.0
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if option >= 0:
            judgement.openly[option] = 0.0
            judgement.reach[option] = 0.0
            judgement.rival[option] = 0.0
            for n in range(DEALS):
                work.random = seed_of(n)
                copy_state(state, room)
                shuffle_decks(room, work)
                room.to_move = seat  # 8.7: choices may come in any order
                play_turn(tables, room, seat, option, then, work, net, buffers, judgement)
                find_all(tables, room, work, judge, desk, position)
                judgement.openly[option] += desk.chances[seat] / DEALS
                judgement.reach[option] += desk.points[seat] / DEALS
                judgement.rival[option] += best_rival(desk, state.players, seat) / DEALS
    bring_points_together(judgement, slots_of(state) + DECK)
    bring_cards_together(judgement.openly, slots_of(state) + DECK)
    judgement.cost = judgement.openly[judgement.best] - judgement.openly[played]
    judgement.clear = judgement.cost > SLIGHT


@kernel
def best_rival(desk: JudgeBuffers, players: int, seat: int) -> float:
    """The highest forecast of points among the others."""
    most = -1e9
    for other in range(players):
        if other != seat:
            most = max(most, float64(desk.points[other]))
    return most


@kernel
def bring_points_together(judgement: Judgement, last: int) -> None:
    """Bring the points after every card that may be drawn nearer to those after the best one."""
    best = 0
    for action in range(last + 1):
        if judgement.openly[action] > judgement.openly[best]:
            best = action
    reach, rival = float64(judgement.reach[best]), float64(judgement.rival[best])
    for action in range(last + 1):
        judgement.reach[action] = reach + CARDS_APART * (judgement.reach[action] - reach)
        judgement.rival[action] = rival + CARDS_APART * (judgement.rival[action] - rival)
