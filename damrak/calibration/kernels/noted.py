"""Games of all kinds of players with their moments noted, and play-outs from such moments.

Kinds are the compiled bots, the net, and strange ones: hoarders, who hardly ever claim, and
collectors, who draw contracts whenever they may. Any of them may be careless: then some of its
actions are random. In some games all players stray for a moment: an action that nobody would choose
is played too, and what follows shows what it is worth. Each moment is kept as the whole state and
the history of each seat.
"""

from __future__ import annotations

import numpy as np

from damrak.board.tables import SEATS
from damrak.bots.kernels.apprentice import set_apprentice
from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.net import Net, NetBuffers, choose_net
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import choose_in_style
from damrak.bots.kernels.style import DELAY, DRAW_COST, set_style
from damrak.calibration.kernels.record_types import Note
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.numbers import float64
from damrak.compile.records import Field, columns, record_dtype
from damrak.insight.kernels.chances import JudgeBuffers, JudgeNet, find_chances
from damrak.insight.kernels.history import note_choice
from damrak.insight.kernels.position import describe
from damrak.insight.kernels.position_numbers import KINDS, PositionBuffers
from damrak.insight.kernels.states import shuffle_decks
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables
from damrak.rules.legal import count_legal
from damrak.rules.observe import observe
from damrak.rules.playout import next_random, random_action, random_below
from damrak.rules.score import final_scores, share_of_victory, winners
from damrak.rules.setup import new_game

NET, HOARDER, COLLECTOR = (KINDS.index(name) for name in ("net", "hoarder", "collector"))
LONGEST = 640  # moments of a game that are looked at

NOTED_FIELDS = (  # a moment beside its state
    Field("lapses", "f4", "seat", "the history of each seat: see insight/kernels/position.py"),
    Field("top", "f4", "seat", ""),
    Field("choices", "f4", "seat", ""),
    Field("share", "f4", "seat", "outcome: the share of victory"),
    Field("totals", "i2", "seat", "outcome: final points"),
    Field("game", "i4", "", "the number of the game in its series"),
    Field("step", "i2", "", "actions before this moment"),
    Field("steps", "i2", "", "actions of the whole game"),
    Field("kinds", "i1", "seat", "who plays: a number in KINDS, -1 for an empty seat"),
    Field("careless", "i1", "seat", "actions in a hundred that are random"),
    Field("players", "i1", "", ""),
)
NOTED = record_dtype(columns(NOTED_FIELDS, {"seat": SEATS}))


@kernel
def play_noted(
    tables: Row[Tables],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    game: Row[Note],
    cards: Row[np.uint32],
    chances: Row[np.uint64],
    stray: int,
    back: int,
    part: float,
    run: int,
    states: Row[State],
    notes: Row[Note],
) -> int:
    """Play a game and note some of its moments; how many.

    At a random part of the moments a run begins: so many moments in a row are noted. Actions from
    `stray` up to, not including, `back` are random; histories tell what was chosen instead, so
    that nothing but the game shows it. Moments are noted from `back` on, where a run begins. With
    both 0 nobody strays. `game` is a note of the players, `cards` and `chances` are seeds. Arrays
    of one record each.
    """
    one = game[0]
    for word in range(8):
        state[0].seed[word] = cards[word]
    new_game(tables[0], state[0], one.players, NOBODY)
    count, step, left = 0, 0, 0
    while state[0].phase != OVER and step < LONGEST:
        work[0].random = chances[SEATS]
        drawn = float64(next_random(work[0]) >> np.uint64(11)) / 9007199254740992.0
        chances[SEATS] = work[0].random
        if drawn < part or 0 < back == step:
            left = run
        if left > 0 and step >= back and count < len(notes):
            left -= 1
            one.step = step
            states[count] = state[0]
            notes[count] = one
            count += 1
        action = choose_noted(
            tables[0], state[0], seen[0], work[0], net[0], buffers[0], one, chances
        )
        if stray <= step < back:
            action = random_action(tables[0], state[0], work[0])
        apply(tables[0], state[0], action)
        step += 1
    settle(tables[0], state[0], work[0], notes, count, step)
    return count if state[0].phase == OVER else 0


@kernel
def settle(
    tables: Tables, state: State, work: Work, notes: Row[Note], count: int, steps: int
) -> None:
    """Write the outcome into the notes of a game."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    for place in range(count):
        notes[place].steps = steps
        for seat in range(state.players):
            notes[place].share[seat] = share_of_victory(best, seat)
            notes[place].totals[seat] = work.totals[seat]


@kernel
def choose_noted(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    game: Note,
    chances: Row[np.uint64],
) -> int:
    """The choice of the seat to move; adds to its history how much the net liked it."""
    seat = state.to_move
    observe(tables, state, seat, seen)
    best = choose_net(tables, seen, work, net, buffers)
    several = count_legal(work) > 1
    work.random = chances[seat]
    action = best
    if game.kinds[seat] != NET:
        action = choose_kind(game.kinds[seat], tables, seen, work)
    if random_below(work, 100) < game.careless[seat]:
        action = random_action(tables, state, work)
    chances[seat] = work.random
    if several:
        lapse = float64(buffers.logits[best]) - float64(buffers.logits[action])
        note_choice(game, seat, lapse)
    return action


@kernel
def choose_kind(kind: int, tables: Tables, seen: Observation, work: Work) -> int:
    """The choice of a kind of player other than the net."""
    if kind == HOARDER:
        set_apprentice(work.style)
        work.style[DELAY] = -0.06
        return choose_in_style(tables, seen, work)
    if kind == COLLECTOR:
        set_style(work.style)
        work.style[DRAW_COST] = -3.0
        return choose_in_style(tables, seen, work)
    return choose(kind, tables, seen, work)


@kernel
def play_outs(
    tables: Row[Tables],
    start: Row[State],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    game: Row[Note],
    seed: np.uint64,
    games: int,
    shares: Row[float],
) -> None:
    """Add up each seat's share of victory when the same players play on from `start` some times.

    Everything is as it is but the order of the decks, and later chance.
    """
    random = seed
    for _ in range(games):
        state[0] = start[0]
        work[0].random = random
        shuffle_decks(state[0], work[0])
        random = work[0].random
        while state[0].phase != OVER:
            action = choose_again(
                tables[0], state[0], seen[0], work[0], net[0], buffers[0], game[0]
            )
            apply(tables[0], state[0], action)
        final_scores(tables[0], state[0], work[0])
        best = winners(work[0], state[0].players)
        for seat in range(state[0].players):
            shares[seat] += share_of_victory(best, seat)


@kernel
def choose_again(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    net: Net,
    buffers: NetBuffers,
    game: Note,
) -> int:
    """The choice of the seat to move, without a history."""
    seat = state.to_move
    if random_below(work, 100) < game.careless[seat]:
        return random_action(tables, state, work)
    observe(tables, state, seat, seen)
    if game.kinds[seat] == NET:
        return choose_net(tables, seen, work, net, buffers)
    return choose_kind(game.kinds[seat], tables, seen, work)


@kernel
def describe_noted(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    states: Row[State],
    notes: Row[Note],
    out: Row[PositionBuffers],
) -> None:
    """Write the rows of noted positions: `out` has a record for each."""
    for place in range(len(notes)):
        state[0] = states[place]
        take_history(notes[place], out[place])
        describe(tables[0], state[0], work[0], out[place])


@kernel
def judge_noted(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    position: Row[PositionBuffers],
    net: Row[JudgeNet],
    buffers: Row[JudgeBuffers],
    states: Row[State],
    notes: Row[Note],
    told: int,
    chances: Grid[float],
    points: Grid[float],
) -> None:
    """Write the judge's chances and forecasts of all seats at noted moments.

    `told` is 1 if it knows who plays; the kind of a careless player is never told.
    """
    for place in range(len(notes)):
        state[0] = states[place]
        take_history(notes[place], position[0])
        for seat in range(SEATS):
            known = told == 1 and notes[place].careless[seat] == 0
            buffers[0].kinds[seat] = notes[place].kinds[seat] if known else -1
        find_chances(tables[0], state[0], work[0], position[0], net[0], buffers[0])
        for seat in range(state[0].players):
            chances[place, seat] = buffers[0].chances[seat]
            points[place, seat] = buffers[0].points[seat]


@kernel
def take_history(note: Note, position: PositionBuffers) -> None:
    """Tell how each seat has played so far."""
    for seat in range(SEATS):
        position.lapses[seat] = note.lapses[seat]
        position.top[seat] = note.top[seat]
        position.choices[seat] = note.choices[seat]
