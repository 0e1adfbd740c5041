"""What actions are worth to a seat, from what it may know: deals that fit, tried out.

Each deal is played on, by planners for the others, to the seat's next decision, which the net
judges. In the last round planners play all seats to the end of the game: little is left to decide
there, and who may keep which contract tells more than the net. All actions are tried on the same
deals, so that luck common to them does not count; at first on a few, then the promising ones on
all.
"""

import numpy as np

from damrak.bots.kernels.beliefs import guess_contracts, weigh_contracts
from damrak.bots.kernels.net import Desk, Net
from damrak.bots.kernels.rollout import play_out, play_planned
from damrak.bots.kernels.style import set_style
from damrak.compile import kernel
from damrak.compile.bits import NONE, drop_lowest, lowest_bit
from damrak.insight.kernels.judgement import (
    Glass,
    away_chance,
    end_chance,
    exponential,
    net_chance,
)
from damrak.rules.actions import FIRST_CLAIM
from damrak.rules.apply import apply
from damrak.rules.layout import EMPTY, NOT_YET, OVER, SETUP, Observation, State, Tables, Work
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.network import is_completed
from damrak.rules.observe import observe
from damrak.rules.playout import random_below
from damrak.rules.resample import resample
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import choose_at_setup

NOTHING = -1  # in place of an action; its figures are kept under number 0
FEW = 3  # deals on which every action is tried
BEST = 5  # actions that are tried on all deals
MANY = 48  # deals that are tried in the last round, which is quick
TRUST = 0.02  # how much a power of e in the net's liking counts, as a chance
USUAL = 4.0  # so many powers of e in the net's liking are one to a usual player
GOLDEN = np.uint64(0x9E3779B97F4A7C15)


@kernel
def weigh(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    desk: Desk,
    glass: Glass,
    deals: int,
    action: int,
) -> float:
    """The viewer's mean chance after an action of the seat to move that all can see, or NOTHING.

    `seen` is what the viewer knows, `look` and `state` are buffers.
    """
    begin(tables, seen, work, glass, max(action, 0))
    try_on(tables, seen, look, work, state, net, desk, glass, deals, action)
    return np.float64(glass.worth[max(action, 0)])


@kernel
def chance(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    desk: Desk,
    glass: Glass,
    deals: int,
) -> float:
    """The viewer's chance to win while the game goes on."""
    if seen.to_move == seen.viewer and seen.turns_left == NOT_YET:
        return net_chance(tables, seen, net, desk, glass)
    return weigh(tables, seen, look, work, state, net, desk, glass, deals, NOTHING)


@kernel
def weigh_all(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    desk: Desk,
    glass: Glass,
    deals: int,
    played: int,
) -> None:
    """Write `worth` and `liked` for every legal action of the viewer; `played` is tried on all."""
    net_chance(tables, seen, net, desk, glass)
    list_actions(tables, seen, work, desk, glass)
    if played >= len(seen.market):
        glass.same[played] = played
    every = len(glass.worth)
    for turn in range(every + BEST + 1):
        action = to_try(glass, turn, deals, played)
        if action != NOTHING:  # in one place only: it is much code
            tries = FEW if turn < every else deals
            try_on(tables, seen, look, work, state, net, desk, glass, tries, action)
    for action in range(len(glass.worth)):
        if glass.worth[action] >= 0.0:
            glass.worth[action] = glass.worth[glass.same[action]]
    glass.usual = usual_chance(glass)


@kernel
def usual_chance(glass: Glass) -> float:
    """The mean chance of a player who often, not always, does what the net likes best."""
    most = -np.inf
    for action in range(len(glass.worth)):
        if glass.worth[action] >= 0.0:
            most = max(most, glass.liked[action])
    total, weights = 0.0, 0.0
    for action in range(len(glass.worth)):
        if glass.worth[action] >= 0.0 and glass.same[action] == action:
            weight = exponential((glass.liked[action] - most) / USUAL)
            total += weight * glass.worth[action]
            weights += weight
    return total / weights


@kernel
def to_try(glass: Glass, turn: int, deals: int, played: int) -> int:
    """Which action is tried next, if any: each once, then the most promising, then `played`."""
    every = len(glass.worth)
    if turn < every:
        return turn if glass.worth[turn] >= 0.0 and glass.same[turn] == turn else NOTHING
    if turn < every + BEST:
        return most_promising(glass, deals)
    return glass.same[played] if played >= 0 else NOTHING


@kernel
def try_on(
    tables: Tables,
    seen: Observation,
    look: Observation,
    work: Work,
    state: State,
    net: Net,
    desk: Desk,
    glass: Glass,
    deals: int,
    action: int,
) -> None:
    """Try an action, or NOTHING, until it was tried on so many deals."""
    place = max(action, 0)
    glass.count = 0
    n = glass.tried[place]
    while n < deals or (n < MANY and glass.ends[place] == n):
        deal(tables, seen, work, state, glass, n)
        n += 1
        if action != NOTHING:
            apply(tables, state, action)
        go_on(tables, seen.viewer, look, work, state, net, desk, glass, place)
    glass.worth[place] = mean_chance(glass, place, seen.players)


@kernel
def list_actions(tables: Tables, seen: Observation, work: Work, desk: Desk, glass: Glass) -> None:
    """The legal actions, none tried yet, as the net likes them."""
    legal_actions(tables, seen, work)
    for action in range(len(glass.worth)):
        glass.worth[action] = 0.0 if is_legal(work, action) else -1.0
        glass.liked[action] = np.float64(desk.logits[action])
    begin(tables, seen, work, glass, 0)
    for action in range(len(glass.worth)):
        clear(glass, action)
        glass.same[action] = action
        if glass.worth[action] >= 0.0:
            glass.same[action] = like(tables, seen, glass, action)


@kernel
def begin(tables: Tables, seen: Observation, work: Work, glass: Glass, action: int) -> None:
    """What all deals from this observation have in common."""
    set_style(work.style)
    weigh_contracts(tables, seen, work, glass.likely)
    glass.count = 0
    clear(glass, action)


@kernel
def clear(glass: Glass, action: int) -> None:
    """Nothing is known of an action yet."""
    glass.tried[action] = 0
    glass.ends[action] = 0
    glass.total[action] = 0.0
    glass.ended[action] = 0.0


@kernel
def most_promising(glass: Glass, deals: int) -> int:
    """The best action that is not yet tried on all deals, or NOTHING."""
    best, most = NOTHING, 0.0
    for action in range(len(glass.worth)):
        tried = glass.tried[action]
        if tried > 0 and tried < deals:
            promise = glass.worth[action] + TRUST * glass.liked[action]
            if best < 0 or promise > most:
                best, most = action, promise
    return best


@kernel
def deal(tables: Tables, seen: Observation, work: Work, state: State, glass: Glass, n: int) -> None:
    """The n-th deal that fits an observation; the same for every action."""
    work.random = glass.seed + GOLDEN * np.uint64(1000 * (n + 1))
    resample(tables, seen, work, state)
    guess_contracts(seen, work, state, glass.likely)


@kernel
def like(tables: Tables, seen: Observation, glass: Glass, action: int) -> int:
    """The legal action that is tried for this one: a slot with the same card, another payment."""
    same = action
    if action < len(seen.market):
        for slot in range(action):
            if seen.market[slot] == seen.market[action]:
                return slot
    elif action >= len(seen.market) + FIRST_CLAIM:
        for other in range(len(seen.market) + FIRST_CLAIM, len(glass.worth)):
            alike = tables.claim_route[other] == tables.claim_route[action]
            if alike and glass.worth[other] >= 0.0 and glass.liked[other] > glass.liked[same]:
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
    desk: Desk,
    glass: Glass,
    action: int,
) -> None:
    """From a deal to the viewer's next decision or the end; add what that is worth."""
    at_once = state.phase != SETUP and state.to_move == viewer
    finish_setup(work, state)
    away = np.int64(viewer) - np.int64(state.to_move)
    glass.away[action] = away if away >= 0 else away + np.int64(state.players)
    play_until(tables, state, work, viewer)
    glass.tried[action] += 1
    if state.phase == OVER:
        glass.ended[action] += share_of(tables, state, work, viewer)
        glass.ends[action] += 1
        return
    observe(tables, state, viewer, look)
    if at_once:
        glass.total[action] += judged_once(tables, look, net, desk, glass)
    else:
        glass.total[action] += net_chance(tables, look, net, desk, glass)


@kernel
def play_until(tables: Tables, state: State, work: Work, viewer: int) -> None:
    """Let planners play the others up to the viewer's next decision, and all in the last round."""
    work.stale = 15
    while state.phase != OVER and (state.to_move != viewer or state.turns_left != NOT_YET):
        play_planned(tables, state, work)


@kernel
def mean_chance(glass: Glass, action: int, players: int) -> float:
    """The viewer's mean chance over the deals on which an action was tried."""
    total, ends = 0.0, glass.ends[action]
    rest = np.float64(glass.tried[action] - ends)
    if rest > 0.0:
        total = glass.total[action]
        if glass.away[action] > 0:
            total = rest * away_chance(total / rest, glass.away[action], players, glass)
    if ends > 0:
        total += np.float64(ends) * end_chance(glass.ended[action], ends, players, glass)
    return total / np.float64(glass.tried[action])


@kernel
def finish_setup(work: Work, state: State) -> None:
    """Let those who have not chosen yet do so at random, once the viewer has (8.7)."""
    while state.phase == SETUP:
        choose_at_setup(state, state.to_move, 1 + random_below(work, 3))


@kernel
def judged_once(tables: Tables, look: Observation, net: Net, desk: Desk, glass: Glass) -> float:
    """The chance at a moment of the same turn, which may have come up before."""
    key = key_of(look)
    for place in range(glass.count):
        if glass.keys[place] == key:
            return np.float64(glass.known[place])
    found = net_chance(tables, look, net, desk, glass)
    if glass.count < len(glass.keys):
        glass.keys[glass.count] = key
        glass.known[glass.count] = found
        glass.count += 1
    return found


@kernel
def key_of(look: Observation) -> np.uint64:
    """A number for what drawing can change of what the viewer knows."""
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
    """One more number in a key."""
    key = (key ^ np.uint64(number + 1)) * np.uint64(0xBF58476D1CE4E5B9)
    return key ^ (key >> np.uint64(29))


@kernel
def share_of(tables: Tables, state: State, work: Work, seat: int) -> float:
    """A seat's share of victory in an ended game."""
    final_scores(tables, state, work)
    best, heads = winners(work, state.players), 0
    for other in range(state.players):
        heads += (best >> other) & 1
    return np.float64((best >> seat) & 1) / np.float64(heads)


@kernel
def roll(
    tables: Tables, seen: Observation, work: Work, state: State, glass: Glass, games: int
) -> None:
    """Write `done`: how often planners, playing from here, complete the viewer's contracts."""
    begin(tables, seen, work, glass, 0)
    for contract in range(len(glass.done)):
        glass.done[contract] = 0.0
    for n in range(games):
        deal(tables, seen, work, state, glass, n)
        play_out(tables, state, work)
        note_contracts(tables, state, seen.viewer, glass)


@kernel
def note_contracts(tables: Tables, state: State, seat: int, glass: Glass) -> None:
    """Count the completed contracts of a seat."""
    left = state.contracts[seat]
    while left != NONE:
        contract = lowest_bit(left)
        left = drop_lowest(left)
        if is_completed(tables, state.routes[seat], contract):
            glass.done[contract] += 1.0
