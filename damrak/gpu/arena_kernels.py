"""The CPU's part of an arena on a GPU: plays many games on between the decisions made elsewhere.

A decision of `guided` goes round by round: its actions are compared on some deals (by a GPU, for
many games together), the better half is kept, and so on, as in damrak/bots/kernels/guided.py; so
the games come out the same. A decision of `search` is made as a whole (SEARCHED). Other bots are
asked in Python (ASKED).
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.arena.kernels.play import Played, deal, play_on, settle
from damrak.board import Board
from damrak.bots.kernels.guided import (
    begin,
    best_choice,
    deals_at_once,
    guide_columns,
    halve,
    rounds_of,
    simulations_of,
)
from damrak.bots.kernels.halving import comparisons_of_round
from damrak.bots.kernels.net import Net, net_buffers_dtype
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.records import Field, columns, record_dtype
from damrak.gpu import record_types
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Observation, State, Tables
from damrak.rules.legal import legal_actions, nth_legal
from damrak.rules.observe import observe

OVER_NOW, ASKED, SEARCHED = 0, -1, -2  # in place of a number of deals
OUTSIDE = 0  # in place of a budget: the bot is asked in Python; a budget below 0 is a search's
Decision: TypeAlias = record_types.Decision  # a record of decision_dtype

DECISION_FIELDS = (  # besides those of a guide, and a net's buffers
    Field("left", "i8", "", "simulations that are left for this decision"),
    Field("reached", "i4", "", "the round that is compared now, from 0; -1 before the first"),
    Field("rounds", "i4", "", "how many rounds there are; 0: no decision is under way"),
    Field("deals", "i4", "", "deals to compare the actions on; or OVER_NOW, ASKED, SEARCHED"),
    Field("action", "i4", "", "the choice, where deals is ASKED or SEARCHED"),
    Field("based", "i4", "4", "as in a batch; not used here"),
)


def decision_dtype(board: Board, hidden: int) -> np.dtype[np.void]:
    """The type of a decision under way, with a net of this width."""
    buffers = ("buffers", net_buffers_dtype(board, hidden), (1,))
    return record_dtype([*guide_columns(), buffers, *columns(DECISION_FIELDS, {})])


@kernel
def deal_places(
    tables: Row[Tables],
    states: Row[State],
    decisions: Row[Decision],
    places: Row[int],
    players: int,
    cards: Grid[np.uint32],
) -> None:
    """Begin a game in each of these places."""
    for number in range(len(places)):
        place = places[number]
        deal(tables[0], states[place], players, cards[place])
        decisions[place].rounds, decisions[place].deals = 0, OVER_NOW


@kernel
def go_on_places(
    tables: Row[Tables],
    states: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    decisions: Row[Decision],
    bots: Grid[int],
    chances: Grid[np.uint64],
    budgets: Grid[int],
    games: Row[Played],
    places: Row[int],
    results: Row[float],
    ends: Row[int],
) -> None:
    """`go_on_round` in each of these places; the results of a place end where `ends` says."""
    for number in range(len(places)):
        place = places[number]
        decision = decisions[place]
        if decision.rounds > 0:
            take_in(decision, results, ends[place])
        go_on_round(
            tables[0],
            states[place],
            seen[place],
            work[0],
            net[0],
            decision,
            bots[place],
            chances[place],
            budgets[place],
            games[place],
        )


@kernel
def take_in(decision: Decision, results: Row[float], end: int) -> None:
    """Add up the results of a round."""
    games = decision.deals * decision.choices
    for game in range(games):
        decision.worth[game % decision.choices] += results[end - games + game]
        decision.tried[game % decision.choices] += 1


@kernel
def go_on_round(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    net: Net,
    decision: Decision,
    bots: Row[int],
    chances: Row[np.uint64],
    budgets: Row[int],
    game: Played,
) -> None:
    """Play up to the next decision that is made elsewhere, or to the end."""
    if decision.deals < 0:
        act(tables, state, decision.action, game)
    while True:
        if decision.rounds > 0:
            if next_round(decision):
                return
            act(tables, state, best_choice(decision), game)
        play_on(tables, state, seen, work, bots, chances, game)
        if state.phase == OVER:
            settle(tables, state, work, game)
            decision.deals = OVER_NOW
            return
        observe(tables, state, state.to_move, seen)
        budget = budgets[state.to_move]
        if budget == OUTSIDE:
            decision.deals = ASKED
            return
        if legal_actions(tables, seen, work) == 1:
            act(tables, state, nth_legal(work, 0), game)
            continue
        if budget < 0:
            decision.deals = SEARCHED
            return
        begin(tables, seen, work, net, decision)
        decision.left, decision.reached, decision.rounds = budget, -1, rounds_of(decision)
        if decision.rounds == 0:
            act(tables, state, best_choice(decision), game)


@kernel
def next_round(decision: Decision) -> bool:
    """Whether there is something left to compare; if not, the decision is made."""
    while decision.reached + 1 < decision.rounds:
        decision.reached += 1
        if decision.reached > 0:
            halve(decision)
        share_out(decision)
        if decision.deals > 0:
            return True
    decision.rounds = 0
    return False


@kernel
def act(tables: Tables, state: State, action: int, game: Played) -> None:
    """Carry out a decision."""
    game.moves[state.to_move] += 1
    apply(tables, state, action)


@kernel
def share_out(decision: Decision) -> None:
    """On how many deals this round compares: as many as `think` has in it."""
    count = simulations_of(decision)
    times = comparisons_of_round(decision.left, decision.rounds - decision.reached, count)
    decision.left -= times * count
    decision.deals = times * deals_at_once(decision)
