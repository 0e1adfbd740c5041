"""Games side by side whose thinkers are asked all at once: what is done in between.

A `guided` bot compares some actions on so many deals, leaves the better half, and compares again.
Who does the comparing (a GPU, for many games in one go) is not known here. All else is as in
damrak/bots/kernels/guided.py, and so are the games. A `search` is SEARCHED as a whole. Other
thinkers are asked in Python.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.arena.kernels.play import deal, play_on, settle
from damrak.board import Board
from damrak.bots.kernels.batched_rollout import LANES
from damrak.bots.kernels.guided import begin, best_choice, guide_columns, halve, rounds_of
from damrak.bots.kernels.net import Net, desk_dtype
from damrak.compile import kernel
from damrak.compile.records import Field, columns, record_dtype
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Observation, State, Tables, Work
from damrak.rules.legal import legal_actions, nth_legal
from damrak.rules.observe import observe

OVER_NOW, ASKED, SEARCHED = 0, -1, -2  # in place of a number of deals
OUTSIDE = 0  # in place of a budget: a thinker that is asked in Python; below 0: a search's
Mind = Any  # a record of mind_dtype

MIND_FIELDS = (  # besides those of a guide, and a desk
    Field("left", "i8", "", "simulations that the choice under way has left"),
    Field("reached", "i4", "", "the round that is compared now, from 0; -1 before the first"),
    Field("rounds", "i4", "", "how many there are; 0: no choice is under way"),
    Field("deals", "i4", "", "deals to compare the actions on; or OVER_NOW, ASKED, SEARCHED"),
    Field("action", "i4", "", "the choice, where deals is ASKED or SEARCHED"),
    Field("based", "i4", "4", "as in lanes; not used here"),
)


def mind_dtype(board: Board, hidden: int) -> np.dtype[np.void]:
    """The type of what a choice under way needs to be known of, with a net of this width."""
    desk = ("desk", desk_dtype(board, hidden), (1,))
    return record_dtype([*guide_columns(), desk, *columns(MIND_FIELDS, {})])


@kernel
def deal_places(
    tables: Any, states: Any, minds: Any, places: Any, players: int, cards: Any
) -> None:
    """Begin a game in each of these places."""
    for number in range(len(places)):
        place = places[number]
        deal(tables[0], states[place], players, cards[place])
        minds[place].rounds, minds[place].deals = 0, OVER_NOW


@kernel
def go_on_places(
    tables: Any,
    states: Any,
    seen: Any,
    work: Any,
    net: Any,
    minds: Any,
    bots: Any,
    chances: Any,
    budgets: Any,
    games: Any,
    places: Any,
    results: Any,
    ends: Any,
) -> None:
    """`go_on_round` in each of these places; the results of a place end where `ends` says."""
    for number in range(len(places)):
        place = places[number]
        mind = minds[place]
        if mind.rounds > 0:
            take_in(mind, results, ends[place])
        go_on_round(
            tables[0],
            states[place],
            seen[place],
            work[0],
            net[0],
            mind,
            bots[place],
            chances[place],
            budgets[place],
            games[place],
        )


@kernel
def take_in(mind: Mind, results: Any, end: int) -> None:
    """Add up what a round has brought."""
    lanes = mind.deals * mind.choices
    for lane in range(lanes):
        mind.worth[lane % mind.choices] += results[end - lanes + lane]
        mind.tried[lane % mind.choices] += 1


@kernel
def go_on_round(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    net: Net,
    mind: Mind,
    bots: Any,
    chances: Any,
    budgets: Any,
    game: Any,
) -> None:
    """Play up to where something has to be compared or somebody asked, or to the end."""
    if mind.deals < 0:
        act(tables, state, mind.action, game)
    while True:
        if mind.rounds > 0:
            if next_round(mind):
                return
            act(tables, state, best_choice(mind), game)
        play_on(tables, state, seen, work, bots, chances, game)
        if state.phase == OVER:
            settle(tables, state, work, game)
            mind.deals = OVER_NOW
            return
        observe(tables, state, state.to_move, seen)
        budget = budgets[state.to_move]
        if budget == OUTSIDE:
            mind.deals = ASKED
            return
        if legal_actions(tables, seen, work) == 1:
            act(tables, state, nth_legal(work, 0), game)
            continue
        if budget < 0:
            mind.deals = SEARCHED
            return
        begin(tables, seen, work, net, mind)
        mind.left, mind.reached, mind.rounds = budget, -1, rounds_of(mind)
        if mind.rounds == 0:
            act(tables, state, best_choice(mind), game)


@kernel
def next_round(mind: Mind) -> bool:
    """Whether there is something left to compare; if not, the choice is made."""
    while mind.reached + 1 < mind.rounds:
        mind.reached += 1
        if mind.reached > 0:
            halve(mind)
        share_out(mind)
        if mind.deals > 0:
            return True
    mind.rounds = 0
    return False


@kernel
def act(tables: Tables, state: State, action: int, game: Any) -> None:
    """The choice of a thinker."""
    game.moves[state.to_move] += 1
    apply(tables, state, action)


@kernel
def share_out(mind: Mind) -> None:
    """On how many deals this round compares: as many as `think` has in it."""
    part = mind.left // (mind.rounds - mind.reached)
    deals = max(1, LANES // int(mind.choices))
    count = mind.choices * deals
    times = (part + count - 1) // count
    mind.left -= times * count
    mind.deals = times * deals
