"""What actions are worth to a seat, from what it may know: the judge's mean over possible deals.

Unseen cards are dealt anew and the others' contracts guessed from their routes. All actions are
tried on the same deals, so luck that is common to all does not count; first on a few deals, then
the promising ones and the one that was played on more.

The coach's hint is the best action by these figures (`advised_action`), and a review judges
decisions by the same ones. So a review never finds fault with an action that was advised.
"""

import math

from damrak.bots.kernels.beliefs import guess_contracts, weigh_contracts
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, choose_net
from damrak.bots.kernels.plan import make_plan
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.bits import NONE, bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet, find_chances
from damrak.insight.kernels.going_on import play_turn
from damrak.insight.kernels.history import suppose_sensible
from damrak.insight.kernels.judgement import DEALS, Judgement
from damrak.insight.kernels.payments import spares_more
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.insight.kernels.race import lead_at_end
from damrak.insight.kernels.states import seed_of
from damrak.rules.actions import DECK, FIRST_CLAIM
from damrak.rules.layout import Observation, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.market import slots_of
from damrak.rules.network import is_completed
from damrak.rules.resample import resample

NOTHING = -1  # in place of an action
FEW = 3  # deals on which every action is tried
BEST = 5  # actions that are tried on all deals
QUICK_FEW, QUICK_BEST = 1, 3  # the same where many games are skimmed
QUICK_NEAR = 0.1  # ... and what is behind the most promising by more is not tried further
CARDS_APART = 0.5  # see `bring_cards_together`
EQUAL = 0.01  # a game in a hundred: nobody can tell such options apart
TRUST = 0.02  # how much a logit of the master's net counts, as a chance


@kernel
def weigh_all(
    tables: Tables,
    seen: Observation,
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
    quick: int,
) -> None:
    """Write `worth` and `liked` for every legal action of the viewer, who decides now.

    `played`, an action or NOTHING, is tried on all deals. With `quick` 1 instead of 0 fewer
    actions are. The histories in `position` and `then` are overwritten.
    """
    suppose_sensible(position, seen)
    list_actions(tables, seen, work, net, buffers, judgement)
    if played >= slots_of(seen):
        judgement.same[played] = played
    every = len(judgement.worth)
    for turn in range(every + BEST + 1):
        action = to_try(judgement, turn, played, quick)
        if action != NOTHING:  # in one place only: it is much code
            few = QUICK_FEW if quick else FEW
            tries = few if turn < every else DEALS
            try_on(
                tables, seen, then, room, work, net, buffers, judge, desk, position, judgement,
                tries, action,
            )  # fmt: skip
    bring_cards_together(judgement.worth, slots_of(seen) + DECK)
    for action in range(len(judgement.worth)):
        if judgement.worth[action] >= 0.0:
            judgement.worth[action] = judgement.worth[judgement.same[action]]


@kernel
def bring_cards_together(worth: Row[float], last: int) -> None:
    """Bring the worth of every card that may be drawn nearer to that of the best one; -1 for none.

    Between two cards the judge sees about twice the difference that games show which are played on
    from both (bench/results.md); between other actions it sees what they show.
    """
    most = 0.0
    for action in range(last + 1):
        most = max(most, worth[action])
    for action in range(last + 1):
        if worth[action] >= 0.0:
            worth[action] = most - CARDS_APART * (most - worth[action])


@kernel
def advised_action(
    tables: Tables,
    seen: Observation,
    then: Observation,
    room: State,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
) -> int:
    """What the coach advises the viewer to do; the histories in `position` are overwritten.

    On a last turn it is what brings most points, elsewhere a claim that completes a contract,
    unless something else wins clearly more often.
    """
    last = NOTHING
    if is_last_turn(seen):
        legal_actions(tables, seen, work)
        last = choose_last(tables, seen, seen.viewer, work)
    weigh_all(
        tables, seen, then, room, work, net, buffers, judge, desk, position, judgement, last, 0
    )
    best = best_action(judgement)
    if last == NOTHING:
        last = completing(tables, seen, judgement)
    if last != NOTHING and judgement.worth[last] > judgement.worth[best] - EQUAL:
        return last
    return best


@kernel
def completing(tables: Tables, seen: Observation, judgement: Judgement) -> int:
    """The best claim that completes a contract; NOTHING if none was tried on all deals."""
    best, first = NOTHING, slots_of(seen) + FIRST_CLAIM
    for action in range(first, len(judgement.worth)):
        if (
            is_known(judgement, action)
            and is_completing(tables, seen, int64(tables.claim_route[action]))
            and (best < 0 or promise(judgement, action) > promise(judgement, best))
        ):
            best = action
    return best


@kernel
def is_completing(tables: Tables, seen: Observation, route: int) -> bool:
    """Whether a claim of this route completes a contract of the viewer."""
    own, left = seen.routes[seen.viewer], seen.contracts[seen.viewer]
    while left != NONE:
        contract, left = pop_lowest(left)
        before = is_completed(tables, own, contract)
        if not before and is_completed(tables, own | bit(route), contract):
            return True
    return False


@kernel
def best_action(judgement: Judgement) -> int:
    """The most promising of the actions that were tried on all deals."""
    best = NOTHING
    for action in range(len(judgement.worth)):
        if is_known(judgement, action) and (
            best < 0 or promise(judgement, action) > promise(judgement, best)
        ):
            best = action
    return best


@kernel
def is_known(judgement: Judgement, action: int) -> bool:
    """Whether an action was tried on all deals itself."""
    return judgement.same[action] == action and judgement.tried[action] >= DEALS


@kernel
def list_actions(
    tables: Tables,
    seen: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
) -> None:
    """Write which actions are legal and their logits; none has been tried yet."""
    choose_net(tables, seen, work, net, buffers)
    judgement.choices = 0
    judgement.asked = 0
    for action in range(len(judgement.worth)):
        legal = is_legal(work, action)
        judgement.choices += legal
        judgement.worth[action] = 0.0 if legal else -1.0
        judgement.liked[action] = float64(buffers.logits[action])
        judgement.tried[action] = 0
        judgement.lead[action] = 0.0
    set_style(work.style)
    make_plan(tables, seen, seen.viewer, work)
    for action in range(len(judgement.worth)):
        judgement.same[action] = action
        if judgement.worth[action] >= 0.0:
            judgement.same[action] = like(tables, seen, work, judgement, action)
    weigh_contracts(tables, seen, work, judgement.likely)


@kernel
def to_try(judgement: Judgement, turn: int, played: int, quick: int) -> int:
    """Which action is tried next, if any: each once, then the most promising, then `played`."""
    every = len(judgement.worth)
    if turn < every:
        return turn if judgement.worth[turn] >= 0.0 and judgement.same[turn] == turn else NOTHING
    if turn < every + BEST:
        return NOTHING if quick and turn >= every + QUICK_BEST else most_promising(judgement, quick)
    return judgement.same[played] if played >= 0 else NOTHING


@kernel
def try_on(
    tables: Tables,
    seen: Observation,
    then: Observation,
    room: State,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
    deals: int,
    action: int,
) -> None:
    """Try an action until it has been tried on so many deals; a turn is judged when it is over."""
    for n in range(judgement.tried[action], deals):
        work.random = seed_of(n)
        resample(tables, seen, work, room)
        guess_contracts(seen, work, room, judgement.likely)
        play_turn(tables, room, seen.viewer, action, then, work, net, buffers, judgement)
        find_chances(tables, room, work, position, judge, desk)
        judgement.each[action, n] = desk.chances[seen.viewer]
        judgement.lead[action] += lead_at_end(room, seen.viewer, work, position)
    judgement.tried[action] = max(judgement.tried[action], deals)
    judgement.worth[action] = mean_of(judgement, action)


@kernel
def mean_of(judgement: Judgement, action: int) -> float:
    """The mean chance after an action over the deals that were tried."""
    total = 0.0
    for n in range(judgement.tried[action]):
        total += judgement.each[action, n]
    return total / float64(judgement.tried[action])


@kernel
def error_of(judgement: Judgement, action: int, other: int) -> float:
    """The standard error of the difference of two actions that were tried on all deals."""
    mean, squares = 0.0, 0.0
    for n in range(DEALS):
        mean += (judgement.each[action, n] - judgement.each[other, n]) / DEALS
    for n in range(DEALS):
        apart = judgement.each[action, n] - judgement.each[other, n] - mean
        squares += apart * apart
    return math.sqrt(squares / (DEALS - 1) / DEALS)


@kernel
def most_promising(judgement: Judgement, quick: int) -> int:
    """The best action that is not yet tried on all deals, or NOTHING."""
    best, most = NOTHING, -1000.0
    for action in range(len(judgement.worth)):
        if 0 < judgement.tried[action] < DEALS and (
            best < 0 or promise(judgement, action) > promise(judgement, best)
        ):
            best = action
        if judgement.tried[action] > 0:
            most = max(most, promise(judgement, action))
    if quick and best != NOTHING and promise(judgement, best) < most - QUICK_NEAR:
        return NOTHING
    return best


@kernel
def promise(judgement: Judgement, action: int) -> float:
    """What an action is worth, with a small bonus for what the master's net likes."""
    return float64(judgement.worth[action]) + TRUST * judgement.liked[action]


@kernel
def like(tables: Tables, seen: Observation, work: Work, judgement: Judgement, action: int) -> int:
    """The legal action that is tried in its place: a slot with the same card, a better payment."""
    same = action
    if action < slots_of(seen):
        for slot in range(action):
            if seen.market[slot] == seen.market[action]:
                return slot
    elif action >= slots_of(seen) + FIRST_CLAIM:
        for other in range(slots_of(seen) + FIRST_CLAIM, len(judgement.worth)):
            alike = tables.claim_route[other] == tables.claim_route[action]
            if (
                alike
                and judgement.worth[other] >= 0.0
                and spares_more(tables, seen, work, judgement, other, same)
            ):
                same = other
    return same
