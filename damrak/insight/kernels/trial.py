"""What a review tells on trial: games are played on many times from where it would be true or not.

The master's net plays all seats. Everything is as it was but the order of the decks, so what comes
of an action is counted, not judged.
"""

from damrak.bots.kernels.batched_rollout import play_batch
from damrak.bots.kernels.guided import Guide
from damrak.bots.kernels.net import Net
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.insight.kernels.states import copy_state, seed_of, shuffle_decks
from damrak.rules.apply import apply
from damrak.rules.layout import State, Tables
from damrak.rules.score import final_scores, share_of_victory, winners

TRIALS = 100  # games after each of two actions
BACKED = 5  # so many more victories of these confirm what is told
NO_ACTION = -1  # the games go on from the state as it is
UNJUDGED = 1_000_000  # turns: each game is played to its end


@kernel
def play_on(
    tables: Tables,
    state: State,
    work: Work,
    net: Net,
    guide: Guide,
    seat: int,
    action: int,
    first: int,
    count: int,
) -> float:
    """The victories of a seat, shares included, in games that go on from `state` after its action.

    Games of the same number, from `first` on, begin with the same decks; at most a batch of them.
    """
    for each in range(len(guide.based)):
        guide.based[each] = 0
    for game in range(count):
        room = guide.state[game]
        copy_state(state, room)
        work.random = seed_of(first + game)
        shuffle_decks(room, work)
        if action != NO_ACTION:
            room.to_move = seat  # 8.7: choices may come in any order
            apply(tables, room, action)
        guide.turns[game] = UNJUDGED
    play_batch(tables, seat, work, net, guide, count)
    won = 0.0
    for game in range(count):
        final_scores(tables, guide.state[game], work)
        won += share_of_victory(winners(work, state.players), seat)
    return won


@kernel
def play_on_entry(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    net: Row[Net],
    guide: Row[Guide],
    seat: int,
    action: int,
    first: int,
    count: int,
) -> float:
    """`play_on`, called from Python."""
    return play_on(
        tables[0], state[0], work[0], net[0], guide[0], seat, action, first, count
    )  # fmt: skip
