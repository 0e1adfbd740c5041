"""What a review tells on trial: games are played on many times from where it would be true or not.

Bots play as they are, the master's net plays for people. Everything is as it was but the order of
the decks, so what comes of an action is counted, not judged.
"""

from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, choose_net
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.numbers import float32, int64
from damrak.insight.kernels.states import copy_state, stack_decks
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Observation, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.observe import observe
from damrak.rules.playout import random_below
from damrak.rules.score import final_scores, share_of_victory, winners

TRIALS = 100  # games after each of two actions
BACKED = 8  # so many more victories of these confirm what is told
NO_ACTION = -1  # the games go on from the state as it is
REACH = (
    12  # an action whose logit is so far behind the best is never chosen; the net hardly wins less
)
POWER, LIKED = 8, 2**20
BOT_BITS = 4  # of the number that says who plays, for each seat


@kernel
def play_on(
    tables: Tables,
    state: State,
    room: State,
    seen: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    mover: int,
    action: int,
    number: int,
    bots: int,
) -> None:
    """Play a game that goes on from `state`, after an action of `mover`, to its end in `room`.

    Games of the same number begin with the same decks. `bots` has BOT_BITS bits for each seat, the
    first lowest: 0 for the net, else 1 more than the place of a bot in NAMES of dispatch.py.
    """
    copy_state(state, room)
    stack_decks(tables, room, work, number)
    if action != NO_ACTION:
        room.to_move = mover  # 8.7: choices may come in any order
        apply(tables, room, action)
    while room.phase != OVER:
        bot = (int64(bots) >> (BOT_BITS * int64(room.to_move))) & (2**BOT_BITS - 1)
        observe(tables, room, room.to_move, seen)
        apply(tables, room, choose_as(bot, tables, seen, work, net, buffers))


@kernel
def choose_as(
    bot: int, tables: Tables, seen: Observation, work: Work, net: Net, buffers: NetBuffers
) -> int:
    """The choice of a bot, or of the net, which on a last turn does what brings most points."""
    if bot > 0:
        return choose(bot - 1, tables, seen, work)
    if is_last_turn(seen):
        legal_actions(tables, seen, work)
        return choose_last(tables, seen, seen.viewer, work)
    return choose_likely(tables, seen, work, net, buffers)


@kernel
def choose_likely(
    tables: Tables, seen: Observation, work: Work, net: Net, buffers: NetBuffers
) -> int:
    """An action that the net likes, by chance: always the best would be one line in all games."""
    best = choose_net(tables, seen, work, net, buffers)
    total = int64(0)
    for action in range(len(buffers.logits)):
        if is_legal(work, action):
            total += liking(buffers.logits[best] - buffers.logits[action])
    drawn = int64(random_below(work, total))
    for action in range(len(buffers.logits)):
        if is_legal(work, action):
            drawn -= liking(buffers.logits[best] - buffers.logits[action])
            if drawn < 0:
                return action
    return best


@kernel
def liking(behind: float) -> int:
    """How likely an action is whose logit is so far behind the best, in parts of LIKED.

    About e to the power of POWER / REACH of it; whole numbers, the same on every target.
    """
    part = float32(1) - float32(behind) / float32(REACH)
    if part <= float32(0):
        return 0
    fourth = part * part * part * part
    return int64(float32(LIKED) * fourth * fourth)


@kernel
def count_victories(
    tables: Row[Tables],
    state: Row[State],
    room: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    mover: int,
    action: int,
    low: int,
    high: int,
    bots: int,
) -> float:
    """How many of these games `mover` wins, shares included; called from Python."""
    won = 0.0
    for number in range(low, high):
        play_on(
            tables[0], state[0], room[0], seen[0], work[0], net[0], buffers[0],
            mover, action, number, bots,
        )  # fmt: skip
        final_scores(tables[0], room[0], work[0])
        won += share_of_victory(winners(work[0], room[0].players), mover)
    return won
