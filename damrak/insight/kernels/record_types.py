"""The records of `damrak/insight/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Cube, Grid, Record, Row


class Judgement(Record, Protocol):
    """What a review finds."""

    likely: Grid[float]  # how likely each seat keeps each contract
    each: Grid[float]  # the viewer's chance after it on each deal that was tried
    lead: Row[float]  # the viewer's lead in points at the end by all plans, summed
    worth: Row[float]  # the viewer's mean chance after it, -1 where it is not legal
    openly: Row[float]  # ... with open cards, of a clear mistake; -1 for no option
    reach: Row[float]  # ... the viewer's points at the end, forecast with open cards
    rival: Row[float]  # ... those of the best of the others
    liked: Row[float]  # what the master's net says of it, a logit
    tried: Row[int]  # deals that were tried
    same: Row[int]  # the action that is tried in its place, practically the same
    options: Row[int]  # the best actions and the one that was played; -1 for none
    equals: Row[int]  # those as good as the best, itself first; -1 for none
    chances: Row[float]  # the chances after the last action
    before: Row[float]  # ... before it
    points: Row[float]  # the forecast of points at the end, after the last action
    expected: Row[float]  # ... after it on average, over what chance could have brought
    choice: Row[float]  # what the choice of the last action changed
    luck: Row[float]  # what drawing something changed at the last action
    hidden: Row[float]  # the rest of the change: what the mover could not know
    parts: Grid[float]  # changes of a seat's chance by their makers, all together
    regrets: Row[float]  # what all choices of a seat gave away
    habits: Grid[float]  # of that, the part of each habit, places in HABITS
    accuracy: Row[float]  # how good its choices were, 0 to 1 times the stake, summed
    stakes: Row[float]  # the chance after the best action of each choice, summed
    decisions: Row[int]  # how often it had a choice
    dearest: Grid[int]  # its dearest mistakes, by number, the worst first; or 0
    dearest_costs: Grid[float]  # their costs
    finest: Row[int]  # its best choice furthest ahead of the next best, a number; or 0
    finest_leads: Row[float]  # how far ahead it was
    actions: int  # how many actions have been looked at
    cause: int  # what the last action drew, a place in CAUSES; CHOICES for nothing
    last_round: int  # 1 where the last action began the last round
    history: Grid[float]  # how it has played, put aside while a decision is judged
    completed: np.uint64  # contracts that the last action completed, a set
    regret: float  # how much better the best action was than the one that was played
    error: float  # the standard error of the regret
    cost: float  # the regret with open cards, of a clear mistake
    clear: int  # 1 where it was a mistake for sure that cost something, to be told
    ahead: float  # points that the best action brings more by the end, by all plans
    choices: int  # how many actions were legal
    best: int  # the best action; the one that was played if none was better
    asked: int  # what the master's net was asked within turns of this decision
    asked_choice: Row[int]  # ... its choices
    asked_legal: Grid[np.uint64]  # ... of these legal actions, a set
    asked_numbers: Grid[int]  # ... by these inputs (going_on.py)


class SeatAccount(Record, Protocol):
    """What a whole game comes to for one seat."""

    prior: float  # an equal share
    own: float  # what its own choices changed
    others: float  # what the others' choices changed
    luck: float  # what chance changed, and what nobody could know
    result: float  # its chance at the last moment: after the end its share of victory
    causes: Row[float]  # the luck, part by part
    by_seat: Row[float]  # what the choices of each seat changed
    accuracy: float  # how good its choices were on average, 0 to 1; -1 without any
    regret: float  # of all its choices together
    habits: Row[float]  # of the regret, the part of each habit, places in HABITS
    decisions: int  # how often it had a choice
    finest: int  # its best choice, if one was clearly ahead of all others; 0 for none
    mattered: Row[int]  # decisions that are told, by number; 0 for none
    dearest: Row[int]  # those of the highest cost, the worst first; 0 for none
    routes: int  # points of routes
    completed: int  # points of completed contracts
    failed: int  # points of contracts not completed, 0 or less
    merchandise: int  # points of merchandise
    total: int  # all points, as if the game ended now


class Advice(Record, Protocol):
    """Advice of the coach."""

    action: int  # the action that is advised
    kind: int  # its kind, a place in KINDS
    thought: int  # what to think about first, a place in REASONS
    reason: int  # what speaks for it, a place in REASONS
    note: int  # what presses, a place in NOTES
    contract: int  # the contract that it serves, or one to keep; -1 for none
    other: int  # the other contract on offer; -1 for none
    also: int  # another contract that the claim serves; -1 for none
    also_left: int  # cards that this one takes after the claim
    route: int  # the route that is claimed, or that the card is for; -1 for none
    card: int  # the card to be taken from the market; -1 for none
    missing: int  # cards that the hand lacks for the route
    left: int  # cards the contract takes after the claim; or all open ones together
    more: int  # cards the contract would take more without the route; -1: lost
    cost: int  # cards that the contract takes; -1: more than there are carts
    other_cost: int  # cards that the other contract takes; -1 likewise
    joint: int  # cards that both contracts take; -1: more than there are carts
    apart: int  # cards that both contracts would take without sharing routes
    points: int  # points of the route or of the contract
    other_points: int  # points of the other contract
    count: int  # merchandise after the claim; completed contracts; cards; wilds
    helpful: int  # unseen cards of a kind that a wanted route lacks
    unseen: int  # cards that the viewer has not seen
    useless: int  # those of them that are not helpful
    most: int  # the most merchandise cards that another seat has
    rival: int  # a seat that builds beside the route; -1 for none
    ender: int  # the seat with fewest carts
    fewest: int  # the carts that it has
    carts: int  # the viewer's carts; after a claim those that are left


class Against(Record, Protocol):
    """What speaks against an action beside a better one."""

    fault: int  # what speaks against it, a place in FAULTS
    was_kind: int  # its kind, a place in KINDS
    was_reason: int  # what speaks for it, a place in REASONS
    was_note: int  # what presses, a place in NOTES
    was_route: int  # the route that was claimed; -1 for none
    was_contract: int  # the contract that it serves; -1 for none
    was_rival: int  # a seat that could claim the route, too; -1 for none
    was_points: int  # points of the route
    was_length: int  # carts that it takes
    was_carts: int  # carts that are left after it
    was_now: int  # points that it brings in a last turn, contracts included
    was_short: int  # cards that other wanted routes lack more after the payment
    was_wilds: int  # wilds that were paid
    was_card: int  # the card that was taken from the market; -1 for none
    was_helpful: int  # unseen cards of a kind that a wanted route lacks
    was_unseen: int  # cards that the viewer has not seen
    was_left: int  # cards that open contracts take
    was_ender: int  # the seat with fewest carts
    was_fewest: int  # the carts that it has
    now: int  # points that the better action brings in a last turn
    wilds: int  # wilds that are paid for the better claim
    ahead: int  # points that the better action brings more by the end; 0 if few


class Course(Record, Protocol):
    """The course of a game, moment by moment."""

    actions: int  # how many actions have been noted
    players: int  # 2, 3 or 4
    winners: int  # who won, a set of seats; 0 while the game goes on
    routes: Grid[np.uint64]  # routes of each seat, a set
    open: Row[np.uint64]  # routes that can still be claimed, a set
    contracts: Grid[np.uint64]  # contracts kept, a set
    hand: Cube[int]  # transport cards in hand
    offer: Cube[int]  # contracts on offer; -1 for none
    market: Grid[int]  # the face-up cards
    carts: Grid[int]  # carts left
    merchandise: Grid[int]  # merchandise cards taken
    merchandise_left: Row[int]  # merchandise cards in the stack
    phase: Row[int]  # as in the state
    turns_left: Row[int]  # as in the state
    seat: Row[int]  # who acted
    action: Row[int]  # what was done
    best: Row[int]  # the best action; UNSURE where what was done is not blamed
    equal: Row[int]  # how many options were as good as the best, itself counted
    cards: Row[int]  # 1 where all of these draw a card
    why: Row[int]  # what speaks for the best, a place in REASONS
    note: Row[int]  # what presses, a place in NOTES
    fault: Row[int]  # what speaks against what was done, a place in FAULTS
    route: Row[int]  # the route that the best claims or is for; -1 for none
    contract: Row[int]  # the contract that it serves; -1 for none
    missing: Row[int]  # cards that the hand lacks for the route
    points: Row[int]  # points that a claim brings
    was_points: Row[int]  # points that what was done brings
    regret: Row[float]  # how much better the best was
    agreed: Row[int]  # 1 where the master would have done what was done


class Sequels(Record, Protocol):
    """What the rest of a game says of a decision."""

    count: int  # how many facts there are
    chosen: Row[int]  # the facts that are told, by place; -1 for none
    tells: Row[int]  # 1 for each message of the reason that is told
    facts: Grid[int]  # the facts, the most telling first, as in FACT
    missed: Row[int]  # what was missed: route, turns, cards, link
    changed: Row[int]  # cards more or less in another hand
    other: Row[int]  # that hand


class Telling(Record, Protocol):
    """What has been told of a seat's decisions."""

    kinds: int  # kinds of facts that have been told, a set
    count: int  # how many facts have been told
    facts: Grid[int]  # these facts


class JudgeNet(Record, Protocol):
    """The judge's weights."""

    seat: Grid[float]  # weights of the first layer: numbers of a seat
    table: Grid[float]  # ... numbers of the table
    kind: Grid[float]  # ... who plays there
    bias: Row[float]  # what is added
    own: Cube[float]  # weights of a block: the seat's own hidden numbers
    others: Cube[float]  # ... the mean of the others'
    block_bias: Grid[float]  # what is added
    output: Row[float]  # weights that lead to a logit
    points: Row[float]  # weights that lead to final points
    points_bias: float  # what is added


class JudgeBuffers(Record, Protocol):
    """What the judge computes."""

    hidden: Grid[float]  # the hidden layer of each seat
    around: Row[float]  # the mean of the other seats' hidden layers
    sums: Grid[float]  # sums of a layer
    chances: Row[float]  # the chances, adding up to 1
    points: Row[float]  # the forecast: points at the end of the game
    kinds: Row[int]  # who plays: a number in KINDS, -1 if that is not known
    used: Row[int]  # places of the numbers that are not 0


class Position(Record, Protocol):
    """A position in numbers for the judge."""

    seats: Grid[float]  # a row for each seat
    table: Row[float]  # a row for what all share
    kept: Row[np.uint64]  # contracts that each seat keeps, as it stands in the state
    needed: Row[np.uint64]  # routes that each seat needs for its contracts, a set
    ready: Row[np.uint64]  # routes that each seat could pay for now, a set
    rate: Row[float]  # contract points for each cart of the needed routes
    total: Row[float]  # points as if the game ended now
    finish: Row[float]  # turns until the seat would start the last round
    now: Row[float]  # most points that a claim brings at once
    deck: Row[int]  # cards that can be drawn blind
    lacks: Grid[int]  # cards that each route of a plan lacks, in its order
    stock: Row[float]  # in a race: useful cards drawn and not yet spent
    place: Row[int]  # ... how much of each plan is done
    closed: np.uint64  # ... routes that nobody can claim any more, a set
    kept_routes: Row[np.uint64]  # the state before a race
    kept_score: Row[int]
    kept_goods: Row[int]
    kept_carts: Row[int]
    kept_stack: int
    lapses: Row[float]  # history: how much better the net liked another action, summed
    top: Row[float]  # ... how often the seat did what the net liked best
    choices: Row[float]  # ... how often it had a choice
