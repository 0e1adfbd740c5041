"""`guided`: looks ahead with a net, entirely in kernels.

The net names the actions that may be worth trying. All of them are tried on the same deals of what
the seat does not know (`resample`, with a guess at the others' contracts), so luck that is common
to all does not count. The net plays on for all seats and, some turns later, when it is the seat's
turn again, judges the position. After each round the worse half of the actions is dropped
(sequential halving). There is no tree below the present choice.

Its memory holds the fields below and a batch of games (batched_rollout.py).
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots.kernels import record_types
from damrak.bots.kernels.batched_rollout import BATCH_SIZE, batch_columns, like_best, play_batch
from damrak.bots.kernels.beliefs import guess_contracts, weigh_contracts
from damrak.bots.kernels.halving import comparisons_of_round, halvings
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, judge
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.bits import NONE, pop_lowest
from damrak.compile.numbers import float64
from damrak.compile.records import Column, Field, columns, record_dtype
from damrak.rules.apply import apply
from damrak.rules.layout import Observation, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.market import slots_of
from damrak.rules.playout import next_random
from damrak.rules.resample import resample

CHOICES = 8  # actions that are compared, at most
DOUBTFUL = 6.0  # an action whose logit is this much below the best is not tried
PRIOR = 0.003  # how much a logit adds to the worth of an action
TURNS, TURNS_OF_FOUR = 2, 4  # the seat's turns that the net plays before it judges
Guide: TypeAlias = record_types.Guide  # a record of guide_dtype
Choices: TypeAlias = record_types.Choices  # the part of it that says what is compared

GUIDE_FIELDS = (
    Field("likely", "f8", "seat 64", "how likely each seat keeps each contract"),
    Field("prior", "f8", "choice", "its logit minus that of the net's favourite: 0 or less"),
    Field("worth", "f8", "choice", "the sum of its results"),
    Field("choice", "i4", "choice", "the actions that are still up for choice, the best first"),
    Field("tried", "i4", "choice", "how often each was tried"),
    Field("choices", "i4", "", "how many actions are up for choice"),
    Field("spare", "i4", "", "fills a word of 8 bytes"),
)


def guide_columns() -> list[Column]:
    """The fields above as NumPy takes them."""
    return columns(GUIDE_FIELDS, {"choice": CHOICES, "seat": SEATS})


def guide_dtype(board: Board, hidden: int) -> np.dtype[np.void]:
    """The type of the memory of a search with a net of this width."""
    return record_dtype([*guide_columns(), *batch_columns(board, hidden)])


@kernel
def think(
    tables: Tables, seen: Observation, work: Work, net: Net, guide: Guide, simulations: int
) -> int:
    """The choice after so many simulations, in rounds of equal length."""
    begin(tables, seen, work, net, guide)
    rounds = rounds_of(guide)
    left = simulations
    for number in range(rounds):
        count = simulations_of(guide)
        for _ in range(comparisons_of_round(left, rounds - number, count)):
            left -= compare(tables, seen, work, net, guide)
        if number + 1 < rounds:
            halve(guide)
    return best_choice(guide)


@kernel
def rounds_of(guide: Choices) -> int:
    """How many rounds of comparing there will be; none without a choice."""
    return halvings(int(guide.choices))


@kernel
def deals_at_once(guide: Choices) -> int:
    """On how many deals one comparison tries all actions up for choice."""
    return max(1, BATCH_SIZE // int(guide.choices))


@kernel
def simulations_of(guide: Choices) -> int:
    """How many simulations one comparison is."""
    return int(guide.choices) * deals_at_once(guide)


@kernel
def begin(tables: Tables, seen: Observation, work: Work, net: Net, guide: Choices) -> None:
    """Put the net's favourites up for choice; on a last turn also what brings most points."""
    for seat in range(SEATS):
        guide.based[seat] = 0
    weigh_contracts(tables, seen, work, guide.likely)
    buffers = guide.buffers[0]
    judge(tables, seen, net, buffers)
    legal_actions(tables, seen, work)
    best = buffers.logits[like_best(net, buffers, work)]
    if is_last_turn(seen):
        buffers.logits[choose_last(tables, seen, seen.viewer, work)] = best
    guide.choices = 0
    for word in range(len(work.legal)):
        actions = work.legal[word]
        while actions != NONE:
            place, actions = pop_lowest(actions)
            action = 64 * word + place
            prior = float64(buffers.logits[action]) - float64(best)
            if prior > -DOUBTFUL and not has_better_slot(seen, buffers, action):
                add_choice(guide, action, prior)


@kernel
def has_better_slot(seen: Observation, buffers: NetBuffers, action: int) -> bool:
    """Whether the same card lies in another slot of the market that the net likes more."""
    if action >= slots_of(seen):
        return False
    mine = buffers.logits[action]
    for slot in range(len(seen.market)):
        if seen.market[slot] == seen.market[action]:
            other = buffers.logits[slot]
            if other > mine or (other == mine and slot < action):
                return True
    return False


@kernel
def add_choice(guide: Choices, action: int, prior: float) -> None:
    """Put an action up for choice, the better before the worse; the worst falls off the end."""
    place = min(int(guide.choices), CHOICES - 1)
    if guide.choices == CHOICES and prior <= guide.prior[place]:
        return
    while place > 0 and guide.prior[place - 1] < prior:
        move_choice(guide, place - 1, place)
        place -= 1
    guide.choice[place], guide.prior[place] = action, prior
    guide.worth[place], guide.tried[place] = 0.0, 0
    guide.choices = min(guide.choices + 1, CHOICES)


@kernel
def move_choice(guide: Choices, start: int, end: int) -> None:
    """Copy a choice to another place."""
    guide.choice[end], guide.prior[end] = guide.choice[start], guide.prior[start]
    guide.worth[end], guide.tried[end] = guide.worth[start], guide.tried[start]


@kernel
def compare(tables: Tables, seen: Observation, work: Work, net: Net, guide: Guide) -> int:
    """Try all actions up for choice on as many deals as fit into a batch; how many simulations."""
    choices, count = int(guide.choices), simulations_of(guide)
    for game in range(count):
        if game % choices == 0:
            next_random(work)
            deal = work.random
        work.random = deal
        resample(tables, seen, work, guide.state[game])
        guess_contracts(seen, work, guide.state[game], guide.likely)
        apply(tables, guide.state[game], guide.choice[game % choices])
        guide.turns[game] = turns_ahead(seen.players)
    play_batch(tables, seen.viewer, work, net, guide, count)
    for game in range(count):
        guide.worth[game % choices] += guide.result[game]
        guide.tried[game % choices] += 1
    return count


@kernel
def turns_ahead(players: int) -> int:
    """How many of its turns are played before judging; more with four players, where it pays."""
    return TURNS_OF_FOUR if players == SEATS else TURNS


@kernel
def halve(guide: Choices) -> None:
    """Leave the better half of the actions up for choice, the best first."""
    for place in range(1, guide.choices):
        action, prior = guide.choice[place], guide.prior[place]
        worth, tried = guide.worth[place], guide.tried[place]
        mine, here = mean_worth(guide, place), place
        while here > 0 and mean_worth(guide, here - 1) < mine:
            move_choice(guide, here - 1, here)
            here -= 1
        guide.choice[here], guide.prior[here] = action, prior
        guide.worth[here], guide.tried[here] = worth, tried
    guide.choices = (guide.choices + 1) // 2


@kernel
def best_choice(guide: Choices) -> int:
    """The number of the action that did best."""
    best = 0
    for place in range(1, guide.choices):
        if mean_worth(guide, place) > mean_worth(guide, best):
            best = place
    return guide.choice[best]


@kernel
def mean_worth(guide: Choices, place: int) -> float:
    """The mean result of an action, plus a little for its logit."""
    tried = float64(max(1, guide.tried[place]))
    return guide.worth[place] / tried + PRIOR * guide.prior[place]
