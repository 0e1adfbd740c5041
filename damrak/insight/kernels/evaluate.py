"""What actions are worth to a seat, from what it may know: tried on possible deals.

Planners play the other seats of each deal to the seat's next decision, which the net judges. In the
last round planners play all seats to the end of the game: little is left to decide there, and the
possible contracts say more than the net. All actions are tried on the same deals, so luck that is
common to all does not count; first on a few deals, then the promising ones on all.
"""

import numpy as np

from damrak.bots.kernels.beliefs import guess_contracts, weigh_contracts
from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.rollout import play_out, play_planned
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.bits import NONE, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.insight.kernels.judgement import (
    Judgement,
    away_chance,
    end_chance,
    exponential,
    net_chance,
)
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.apply import apply
from damrak.rules.layout import EMPTY, NOT_YET, OVER, SETUP, Observation, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.network import is_completed
from damrak.rules.observe import observe
from damrak.rules.playout import random_below
from damrak.rules.resample import resample
from damrak.rules.score import final_scores, share_of_victory, winners
from damrak.rules.setup import choose_at_setup

NOTHING = -1  # in place of an action; its numbers are kept under 0
FEW = 3  # deals on which every action is tried
BEST = 5  # actions that are tried on all deals
MANY = 48  # deals that are tried in the last round, which takes little time
TRUST = 0.02  # how much a logit of the net counts, as a chance
USUAL = 4.0  # temperature of a usual player's choices
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


@kernel
def weigh(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
    deals: int,
    action: int,
) -> float:
    """The viewer's mean chance after an action of the seat to move that all can see, or NOTHING.

    `seen` is what the viewer knows, `look` and `state` are buffers.
    """
    begin(tables, seen, work, judgement, max(action, 0))
    try_on(tables, seen, look, work, state, net, buffers, judgement, deals, action)
    return float64(judgement.worth[max(action, 0)])


@kernel
def chance(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
    deals: int,
) -> float:
    """The viewer's chance to win while the game goes on."""
    if seen.to_move == seen.viewer and seen.turns_left == NOT_YET:
        return net_chance(tables, seen, net, buffers, judgement)
    return weigh(tables, seen, look, work, state, net, buffers, judgement, deals, NOTHING)


@kernel
def weigh_all(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
    deals: int,
    played: int,
) -> None:
    """Write `worth` and `liked` for every legal action of the viewer; `played` is tried on all."""
    net_chance(tables, seen, net, buffers, judgement)
    list_actions(tables, seen, work, buffers, judgement)
    if played >= len(seen.market):
        judgement.same[played] = played
    every = len(judgement.worth)
    for turn in range(every + BEST + 1):
        action = to_try(judgement, turn, deals, played)
        if action != NOTHING:  # in one place only: it is much code
            tries = FEW if turn < every else deals
            try_on(tables, seen, look, work, state, net, buffers, judgement, tries, action)
    for action in range(len(judgement.worth)):
        if judgement.worth[action] >= 0.0:
            judgement.worth[action] = judgement.worth[judgement.same[action]]
    judgement.usual = usual_chance(judgement)


@kernel
def usual_chance(judgement: Judgement) -> float:
    """The mean chance of a player who often, but not always, plays the net's favourite."""
    most = -np.inf
    for action in range(len(judgement.worth)):
        if judgement.worth[action] >= 0.0:
            most = max(most, judgement.liked[action])
    total, weights = 0.0, 0.0
    for action in range(len(judgement.worth)):
        if judgement.worth[action] >= 0.0 and judgement.same[action] == action:
            weight = exponential((judgement.liked[action] - most) / USUAL)
            total += weight * judgement.worth[action]
            weights += weight
    return total / weights


@kernel
def to_try(judgement: Judgement, turn: int, deals: int, played: int) -> int:
    """Which action is tried next, if any: each once, then the most promising, then `played`."""
    every = len(judgement.worth)
    if turn < every:
        return turn if judgement.worth[turn] >= 0.0 and judgement.same[turn] == turn else NOTHING
    if turn < every + BEST:
        return most_promising(judgement, deals)
    return judgement.same[played] if played >= 0 else NOTHING


@kernel
def try_on(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
    deals: int,
    action: int,
) -> None:
    """Try an action, or NOTHING, until it has been tried on so many deals."""
    place = max(action, 0)
    judgement.count = 0
    n = judgement.tried[place]
    while n < deals or (n < MANY and judgement.ends[place] == n):
        deal(tables, seen, work, state, judgement, n)
        n += 1
        if action != NOTHING:
            apply(tables, state, action)
        go_on(tables, seen.viewer, look, work, state, net, buffers, judgement, place)
    judgement.worth[place] = mean_chance(judgement, place, seen.players)


@kernel
def list_actions(
    tables: Tables, seen: Observation, work: Work, buffers: NetBuffers, judgement: Judgement
) -> None:
    """Write which actions are legal and their logits; none has been tried yet."""
    legal_actions(tables, seen, work)
    for action in range(len(judgement.worth)):
        judgement.worth[action] = 0.0 if is_legal(work, action) else -1.0
        judgement.liked[action] = float64(buffers.logits[action])
    begin(tables, seen, work, judgement, 0)
    for action in range(len(judgement.worth)):
        clear(judgement, action)
        judgement.same[action] = action
        if judgement.worth[action] >= 0.0:
            judgement.same[action] = like(tables, seen, judgement, action)


@kernel
def begin(tables: Tables, seen: Observation, work: Work, judgement: Judgement, action: int) -> None:
    """Prepare what all deals from this observation share."""
    set_style(work.style)
    weigh_contracts(tables, seen, work, judgement.likely)
    judgement.count = 0
    clear(judgement, action)


@kernel
def clear(judgement: Judgement, action: int) -> None:
    """Forget what is known of an action."""
    judgement.tried[action] = 0
    judgement.ends[action] = 0
    judgement.total[action] = 0.0
    judgement.ended[action] = 0.0


@kernel
def most_promising(judgement: Judgement, deals: int) -> int:
    """The best action that is not yet tried on all deals, or NOTHING."""
    best, most = NOTHING, 0.0
    for action in range(len(judgement.worth)):
        tried = judgement.tried[action]
        if tried > 0 and tried < deals:
            promise = judgement.worth[action] + TRUST * judgement.liked[action]
            if best < 0 or promise > most:
                best, most = action, promise
    return best


@kernel
def deal(
    tables: Tables, seen: Observation, work: Work, state: State, judgement: Judgement, n: int
) -> None:
    """The n-th deal that fits an observation; the same for every action."""
    work.random = judgement.seed + GOLDEN * np.uint64(1000 * (n + 1))
    resample(tables, seen, work, state)
    guess_contracts(seen, work, state, judgement.likely)


@kernel
def like(tables: Tables, seen: Observation, judgement: Judgement, action: int) -> int:
    """The legal action that is tried in its place: a slot with the same card, another payment."""
    same = action
    if action < len(seen.market):
        for slot in range(action):
            if seen.market[slot] == seen.market[action]:
                return slot
    elif action >= len(seen.market) + FIRST_CLAIM:
        for other in range(len(seen.market) + FIRST_CLAIM, len(judgement.worth)):
            alike = tables.claim_route[other] == tables.claim_route[action]
            if (
                alike
                and judgement.worth[other] >= 0.0
                and judgement.liked[other] > judgement.liked[same]
            ):
                same = other
    return same


@kernel
def go_on(
    tables: Tables,
    viewer: int,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    buffers: NetBuffers,
    judgement: Judgement,
    action: int,
) -> None:
    """From a deal to the viewer's next decision or the end; add what that is worth."""
    at_once = state.phase != SETUP and state.to_move == viewer
    finish_setup(work, state)
    away = int64(viewer) - int64(state.to_move)
    judgement.away[action] = away if away >= 0 else away + int64(state.players)
    play_until(tables, state, work, viewer)
    judgement.tried[action] += 1
    if state.phase == OVER:
        judgement.ended[action] += share_of(tables, state, work, viewer)
        judgement.ends[action] += 1
        return
    observe(tables, state, viewer, look)
    if at_once:
        judgement.total[action] += judged_once(tables, look, net, buffers, judgement)
    else:
        judgement.total[action] += net_chance(tables, look, net, buffers, judgement)


@kernel
def play_until(tables: Tables, state: State, work: Work, viewer: int) -> None:
    """Let planners play the others up to the viewer's next decision, and all in the last round."""
    work.stale = 15
    while state.phase != OVER and (state.to_move != viewer or state.turns_left != NOT_YET):
        play_planned(tables, state, work)


@kernel
def mean_chance(judgement: Judgement, action: int, players: int) -> float:
    """The viewer's mean chance over the deals on which an action was tried."""
    total, ends = 0.0, judgement.ends[action]
    rest = float64(judgement.tried[action] - ends)
    if rest > 0.0:
        total = judgement.total[action]
        if judgement.away[action] > 0:
            total = rest * away_chance(total / rest, judgement.away[action], players, judgement)
    if ends > 0:
        total += float64(ends) * end_chance(judgement.ended[action], ends, players, judgement)
    return total / float64(judgement.tried[action])


@kernel
def finish_setup(work: Work, state: State) -> None:
    """Let those who have not chosen yet do so at random, once the viewer has (8.7)."""
    while state.phase == SETUP:
        choose_at_setup(state, state.to_move, 1 + random_below(work, 3))


@kernel
def judged_once(
    tables: Tables, look: Observation, net: Net, buffers: NetBuffers, judgement: Judgement
) -> float:
    """The chance at a moment of the same turn; each moment is judged once."""
    key = key_of(look)
    for place in range(judgement.count):
        if judgement.keys[place] == key:
            return float64(judgement.known[place])
    found = net_chance(tables, look, net, buffers, judgement)
    if judgement.count < len(judgement.keys):
        judgement.keys[judgement.count] = key
        judgement.known[judgement.count] = found
        judgement.count += 1
    return found


@kernel
def key_of(look: Observation) -> np.uint64:
    """A hash of everything a draw can change in the viewer's knowledge."""
    key = np.uint64(look.reshuffles + 7)
    for slot in range(len(look.market)):
        key = mixed(key, look.market[slot])
    for card in range(EMPTY):
        key = mixed(key, look.hand[look.viewer, card])
        key = mixed(key, look.discards[card])
        for seat in range(look.players):
            key = mixed(key, look.known[seat, card])
    for place in range(look.offered[look.viewer]):
        key = mixed(key, look.offer[look.viewer, place])
    return key


@kernel
def mixed(key: np.uint64, number: int) -> np.uint64:
    """A key with one more number mixed in."""
    key = (key ^ np.uint64(number + 1)) * np.uint64(0xBF58476D1CE4E5B9)
    return key ^ (key >> np.uint64(29))


@kernel
def share_of(tables: Tables, state: State, work: Work, seat: int) -> float:
    """A seat's share of victory in an ended game."""
    final_scores(tables, state, work)
    return share_of_victory(winners(work, state.players), seat)


@kernel
def roll(
    tables: Tables, seen: Observation, work: Work, state: State, judgement: Judgement, games: int
) -> None:
    """Write `done`: how often planners, playing from here, complete the viewer's contracts."""
    begin(tables, seen, work, judgement, 0)
    for contract in range(len(judgement.done)):
        judgement.done[contract] = 0.0
    for n in range(games):
        deal(tables, seen, work, state, judgement, n)
        play_out(tables, state, work)
        note_contracts(tables, state, seen.viewer, judgement)


@kernel
def note_contracts(tables: Tables, state: State, seat: int, judgement: Judgement) -> None:
    """Count the completed contracts of a seat."""
    left = state.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        if is_completed(tables, state.routes[seat], contract):
            judgement.done[contract] += 1.0
