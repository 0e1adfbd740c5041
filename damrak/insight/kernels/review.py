"""The review of a game, action by action: whose choice or what chance changed the chances.

The chance of a seat changes at an action in three parts. Its choice: what it gives away beside the
best action, by what its seat knew, or what a clear mistake cost with open cards; the others gain
it. Luck, where something is drawn: the chance after it, less the mean over what could have come.
What is left was hidden from the seat: how well its choice fitted cards and contracts that it could
not see. With the deal, all parts of a seat add up to its result.
"""

from damrak.bots.kernels.net import Net, NetBuffers
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.compile.numbers import float64
from damrak.insight.kernels.account import SLIGHT, SURE, note_dearest, note_finest
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet, exponential
from damrak.insight.kernels.evaluate import (
    EQUAL,
    NOTHING,
    best_action,
    error_of,
    is_known,
    weigh_all,
)
from damrak.insight.kernels.habits import note_habit
from damrak.insight.kernels.history import keep_histories, note_choice, restore_histories
from damrak.insight.kernels.judgement import (
    CARDS,
    CHOICES,
    CONTRACTS,
    DEAL,
    DEALS,
    HIDDEN,
    OPTIONS,
    Judgement,
)
from damrak.insight.kernels.last_turn import find_all
from damrak.insight.kernels.openly import judge_openly
from damrak.insight.kernels.position_numbers import PositionBuffers
from damrak.insight.kernels.states import copy_state, put_on_top, seed_of, shuffle_decks
from damrak.rules.actions import CONTRACTS as DRAW_CONTRACTS
from damrak.rules.actions import DECK, FIRST_CLAIM
from damrak.rules.apply import apply
from damrak.rules.layout import EMPTY, NOT_YET, Observation, State, Tables
from damrak.rules.market import slots_of
from damrak.rules.network import is_completed

CLAIMS, DRAWS, OFFERS, REST = range(4)  # what a turn is used for
ORDERS = 24  # orders of the decks that are tried where kinds of cards cannot be counted
STEEP = 12.0  # how fast accuracy falls with regret
PLAIN = 0.26  # a larger regret is told although the master's net likes better what was played


@kernel
def begin_review(
    tables: Tables,
    state: State,
    work: Work,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
) -> None:
    """Forget all games; look at a game that has been dealt. Who plays is not told to the judge."""
    for seat in range(len(desk.kinds)):
        desk.kinds[seat] = -1
        position.lapses[seat] = 0.0
        position.top[seat] = 0.0
        position.choices[seat] = 0.0
        forget_sums(judgement, seat)
    judgement.actions = 0
    look_at(tables, state, work, judge, desk, position, judgement)
    for seat in range(state.players):
        judgement.parts[seat, DEAL] = judgement.chances[seat] - 1.0 / float64(state.players)


@kernel
def forget_sums(judgement: Judgement, seat: int) -> None:
    """Begin the sums of a seat at 0."""
    judgement.regrets[seat] = 0.0
    judgement.accuracy[seat] = 0.0
    judgement.stakes[seat] = 0.0
    judgement.decisions[seat] = 0
    for part in range(len(judgement.parts[seat])):
        judgement.parts[seat, part] = 0.0
    for habit in range(len(judgement.habits[seat])):
        judgement.habits[seat, habit] = 0.0
    judgement.finest[seat] = 0
    judgement.finest_leads[seat] = 0.0
    for place in range(len(judgement.dearest[seat])):
        judgement.dearest[seat, place] = 0
        judgement.dearest_costs[seat, place] = 0.0


@kernel
def look_at(
    tables: Tables,
    state: State,
    work: Work,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
) -> None:
    """Write `judgement.chances` and `points`: all is known but the order of the decks."""
    find_all(tables, state, work, judge, desk, position)
    for seat in range(state.players):
        judgement.chances[seat] = desk.chances[seat]
        judgement.points[seat] = desk.points[seat]


@kernel
def review_action(
    tables: Tables,
    state: State,
    after: State,
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
    action: int,
) -> None:
    """Look at the next action: `state` before it, `after` it, `seen` by the seat that acts."""
    judgement.actions += 1
    keep_histories(position, judgement)
    weigh_all(
        tables, seen, then, room, work, net, buffers, judge, desk, position, judgement, action, 0
    )
    restore_histories(position, judgement)
    rate_choice(seen.viewer, judgement, action, slots_of(seen))
    if judgement.choices > 1:
        note_habit(tables, slots_of(seen), judgement, seen.viewer, action)
        note_choice(position, seen.viewer, lapse_of(judgement, action))
    for seat in range(state.players):
        judgement.before[seat] = judgement.chances[seat]
    given = float64(judgement.regret)
    if judgement.clear:
        judge_openly(
            tables, state, seen.viewer, then, room, work, net, buffers, judge, desk, position,
            judgement, action,
        )  # fmt: skip
        given = max(0.0, judgement.cost)
    if judgement.clear:
        note_dearest(judgement, seen.viewer)
    expect(tables, state, seen, room, work, judge, desk, position, judgement, action)
    look_at(tables, after, work, judge, desk, position, judgement)
    add_parts(state, seen.viewer, judgement, action, given)
    note_contracts(tables, state, after, seen.viewer, judgement)
    judgement.last_round = state.turns_left == NOT_YET and after.turns_left != NOT_YET


@kernel
def skim_action(
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
    action: int,
) -> None:
    """Look at the choice of the next action alone, without any chances: enough for many games."""
    judgement.actions += 1
    weigh_all(
        tables, seen, then, room, work, net, buffers, judge, desk, position, judgement, action, 1
    )
    rate_choice(seen.viewer, judgement, action, slots_of(seen))
    if judgement.choices > 1:
        note_habit(tables, slots_of(seen), judgement, seen.viewer, action)


@kernel
def rate_choice(seat: int, judgement: Judgement, played: int, slots: int) -> None:
    """Write the best action, the regret and the options; add to the sums of the seat.

    What the judge alone holds better than the action that the coach advises is as good, no better:
    else a review would praise what a hint has just advised against.
    """
    best = best_action(judgement)
    if judgement.worth[best] <= judgement.worth[played]:
        judgement.worth[played] = judgement.worth[best]
        best = played
    judgement.best = best
    judgement.regret = judgement.worth[best] - judgement.worth[played]
    note_clarity(judgement, played)
    list_options(judgement, played)
    list_equals(judgement, played)
    list_beside(judgement, slots)
    if judgement.choices > 1:
        stake = judgement.worth[best]  # nothing can be given away where all is lost
        judgement.regrets[seat] += judgement.regret
        judgement.stakes[seat] += stake
        judgement.accuracy[seat] += stake * exponential(-STEEP * judgement.regret)
        judgement.decisions[seat] += 1
        note_finest(judgement, seat, played, slots)


@kernel
def note_clarity(judgement: Judgement, played: int) -> None:
    """Write how sure it is that the best action was better, and what it would have brought.

    A choice is blamed only where the regret is far beyond its standard error. Where the master's
    net likes better what was played, the regret has to be large, too.
    """
    best, tried = judgement.same[judgement.best], judgement.same[played]
    judgement.error = error_of(judgement, best, tried)
    judgement.ahead = (judgement.lead[best] - judgement.lead[tried]) / DEALS
    sure = judgement.regret > max(SLIGHT, SURE * judgement.error)
    is_liked = judgement.liked[best] >= judgement.liked[played]
    judgement.clear = sure and (is_liked or judgement.regret > PLAIN)


@kernel
def list_options(judgement: Judgement, played: int) -> None:
    """Write `options`: what was played, the best, and the next best; the most worth first."""
    options = judgement.options
    for place in range(len(options)):
        options[place] = NOTHING
    options[0] = played
    if judgement.best != played:
        options[1] = judgement.best
    for place in range(OPTIONS):
        if options[place] == NOTHING:
            options[place] = next_option(judgement, played)
    for last in range(1, len(options)):
        sink(judgement, last)


@kernel
def list_equals(judgement: Judgement, played: int) -> None:
    """Write `equals`: nobody can tell them from the best. What was played is not among them."""
    equals, count = judgement.equals, 1
    for place in range(len(equals)):
        equals[place] = NOTHING
    equals[0] = judgement.best
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if option >= 0 and option not in (played, judgement.best):
            near = judgement.worth[option] > judgement.worth[judgement.best] - EQUAL
            equals[count] = option if near else NOTHING
            count += near


@kernel
def list_beside(judgement: Judgement, slots: int) -> None:
    """Add to `options` the best of each kind that is not among them: one may have thought of it.

    It was tried on fewer deals than the others, so its worth is reckoned from that of the best on
    the same deals; a list whose first is not the best would contradict itself.
    """
    place, best = 0, judgement.same[judgement.best]
    while place < len(judgement.options) and judgement.options[place] != NOTHING:
        place += 1
    for kind in (CLAIMS, DRAWS, OFFERS):
        action = best_of_kind(judgement, slots, kind)
        if action != NOTHING and place < len(judgement.options):
            behind = 0.0
            for n in range(judgement.tried[action]):
                behind += judgement.each[best, n] - judgement.each[action, n]
            behind = max(0.0, behind / float64(judgement.tried[action]))
            judgement.worth[action] = max(0.0, judgement.worth[judgement.best] - behind)
            judgement.options[place] = action
            sink(judgement, place)
            place += 1


@kernel
def best_of_kind(judgement: Judgement, slots: int, kind: int) -> int:
    """The legal action of this kind that is worth most; NOTHING where an option is of the kind."""
    best = NOTHING
    for place in range(len(judgement.options)):
        option = judgement.options[place]
        if option >= 0 and kind_in_turn(option, slots) == kind:
            return NOTHING
    for action in range(len(judgement.worth)):
        fits = kind_in_turn(action, slots) == kind and judgement.tried[action] > 0
        if fits and (best < 0 or judgement.worth[action] > judgement.worth[best]):
            best = action
    return best


@kernel
def kind_in_turn(action: int, slots: int) -> int:
    """What an action does with a turn."""
    if action <= slots + DECK:
        return DRAWS
    if action >= slots + FIRST_CLAIM:
        return CLAIMS
    return OFFERS if action == slots + DRAW_CONTRACTS else REST


@kernel
def next_option(judgement: Judgement, played: int) -> int:
    """The known action of most worth that is not told yet, nor the same as what was played.

    What seems worth more than the best is left out: it lacks the net's trust (`promise`), and a
    list whose first is not the best would contradict itself.
    """
    best, most = NOTHING, judgement.worth[judgement.best]
    for action in range(len(judgement.worth)):
        told = action == judgement.same[played]
        for place in range(len(judgement.options)):
            told = told or judgement.options[place] == action
        fits = not told and is_known(judgement, action) and judgement.worth[action] <= most
        if fits and (best < 0 or judgement.worth[action] > judgement.worth[best]):
            best = action
    return best


@kernel
def sink(judgement: Judgement, place: int) -> None:
    """Move an option forward until the one before it is worth as much."""
    options = judgement.options
    while place > 0 and options[place] >= 0:
        if judgement.worth[options[place - 1]] >= judgement.worth[options[place]]:
            return
        option = options[place]
        options[place] = options[place - 1]
        options[place - 1] = option
        place -= 1


@kernel
def lapse_of(judgement: Judgement, played: int) -> float:
    """How much better the master's net liked another legal action; 0 for its favourite."""
    most = float64(judgement.liked[played])
    for action in range(len(judgement.worth)):
        if judgement.worth[action] >= 0.0:
            most = max(most, float64(judgement.liked[action]))
    return most - judgement.liked[played]


@kernel
def expect(
    tables: Tables,
    state: State,
    seen: Observation,
    room: State,
    work: Work,
    judge: JudgeNet,
    desk: JudgeBuffers,
    position: PositionBuffers,
    judgement: Judgement,
    action: int,
) -> None:
    """Write `expected` for an action that draws something: the mean over other orders of the decks.

    Where one card of the deck decides, each kind of card counts as often as it is in the deck.
    """
    kinds = has_kinds(state, action)
    total = 0.0
    for seat in range(state.players):
        judgement.expected[seat] = 0.0
    for n in range(trials(state, action)):
        work.random = seed_of(n)
        copy_state(state, room)
        shuffle_decks(room, work)
        room.to_move = seen.viewer  # 8.7: choices may come in any order
        weight = put_on_top(room, n) if kinds else 1
        if weight > 0:
            apply(tables, room, action)
            find_all(tables, room, work, judge, desk, position)
            total += float64(weight)
            for seat in range(state.players):
                judgement.expected[seat] += float64(weight) * desk.chances[seat]
    for seat in range(state.players):
        judgement.expected[seat] /= max(total, 1.0)


@kernel
def has_kinds(state: State, action: int) -> bool:
    """Whether one card of the transport deck is all that chance brings."""
    first = slots_of(state)
    return action <= first + DECK and state.deck_size > 0


@kernel
def trials(state: State, action: int) -> int:
    """How many games chance could have brought are looked at; none if an action draws nothing."""
    if has_kinds(state, action):
        return EMPTY
    return ORDERS if draws(state, action) else 0


@kernel
def draws(state: State, action: int) -> bool:
    """Whether chance has a part in what an action brings."""
    return cause_of(state, action) != CHOICES


@kernel
def cause_of(state: State, action: int) -> int:
    """What an action draws: CARDS, CONTRACTS, or CHOICES for nothing."""
    first = slots_of(state)
    if action <= first + DECK:
        return CARDS
    return CONTRACTS if action == first + DRAW_CONTRACTS else CHOICES


@kernel
def add_parts(state: State, mover: int, judgement: Judgement, action: int, given: float) -> None:
    """Write `choice`, `luck`, `hidden` and `cause`: what changed the chances. Add it to `parts`.

    `given` is what the mover gave away by its choice.
    """
    cause = cause_of(state, action)
    judgement.cause = cause
    others = 1.0 - judgement.before[mover]
    lost = given if others > 0.0 else 0.0  # nobody is there to gain it
    for seat in range(state.players):
        if cause == CHOICES:
            judgement.expected[seat] = judgement.chances[seat]
        mean = judgement.expected[seat]
        gained = lost * judgement.before[seat] / max(others, 1e-9)
        judgement.choice[seat] = -lost if seat == mover else gained
        judgement.luck[seat] = judgement.chances[seat] - mean
        judgement.hidden[seat] = mean - judgement.before[seat] - judgement.choice[seat]
        judgement.parts[seat, CHOICES + mover] += judgement.choice[seat]
        judgement.parts[seat, HIDDEN] += judgement.hidden[seat]
        if cause != CHOICES:
            judgement.parts[seat, cause] += judgement.luck[seat]


@kernel
def note_contracts(
    tables: Tables, state: State, after: State, seat: int, judgement: Judgement
) -> None:
    """Write `completed`: contracts of a seat that the action completed."""
    judgement.completed = NONE
    left = after.contracts[seat]
    while left != NONE:
        contract, left = pop_lowest(left)
        kept = has_bit(state.contracts[seat], contract)
        before = kept and is_completed(tables, state.routes[seat], contract)
        if not before and is_completed(tables, after.routes[seat], contract):
            judgement.completed |= bit(contract)
