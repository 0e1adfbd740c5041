"""The records of `damrak/bots/kernels` as types, written by `python -m tools.docs`.

They are for type checkers alone. Change the declared fields, not this file.
"""

from __future__ import annotations

from typing import Protocol

import numpy as np

from damrak.compile.arrays import Cube, Grid, Record, Row
from damrak.rules.record_types import Observation, State, Tensor, Work


class PlanWork(Work, Protocol):
    """Buffers of the rules and of plans."""

    style: Row[float]  # how the planner weighs things: see damrak/bots/kernels/style.py
    plan_routes: Row[np.uint64]  # the routes that each seat wants, a set
    plan_worth: Grid[float]  # what each route is worth to each seat, in points
    plan_contracts: Row[float]  # the expected points of drawing contracts
    plan_gain: float  # planned contracts against losing them all, less the work
    plan_order: Grid[int]  # the wanted routes in order of claiming, then -1
    unspent: Row[int]  # cards of a hand not yet set aside for a route
    card_worth: Row[float]  # what one more card of each kind is worth
    chosen: np.uint64  # the open contracts that are planned for, a set of places in `open`
    draw_worth: Row[float]  # what each contract that could be drawn would bring
    route_price: Row[int]  # what claiming each route costs
    path_cost: Grid[int]  # cost of the cheapest path between two places
    path_route: Grid[int]  # cheapest route between two neighbours, or -1
    tree_cost: Grid[int]  # cheapest tree from contract ends to a location
    joined: Row[int]  # the same where the location is a fork
    forest_cost: Row[int]  # the cheapest trees for a set of open contracts
    forest_part: Row[int]  # the contracts of one of these trees
    walk: Grid[int]  # trees still to be walked: contract ends, location
    stale: int  # seats that have to plan anew, a set
    open: Row[int]  # contracts not yet completed
    terminals: Row[int]  # their ends


class Search(Record, Protocol):
    """Memory of `search`."""

    node_worth: Row[float]  # sum of rewards of the seat that chose this action
    node_prior: Row[float]  # what the planner thinks of it, less its favourite's
    node_visits: Row[int]  # how often it was visited
    node_offered: Row[int]  # how often it was possible when its parent was visited
    node_child: Row[int]  # the newest child, or -1
    node_sibling: Row[int]  # the next older child of the parent, or -1
    node_action: Row[int]  # the action of the tree that leads here
    node_seat: Row[int]  # who chose it
    worth: Row[float]  # what the planner thinks of each action
    rewards: Row[float]  # what the end of a simulation was worth to each seat
    likely: Grid[float]  # how likely each seat keeps each contract
    action: Row[int]  # the actions of a position, the planner's favourite first
    path: Row[int]  # the nodes from the root down
    choice: Row[int]  # the nodes of the actions that are still up for choice
    choices: int  # how many these are
    count: int  # the actions in `action`
    used: int  # nodes of the tree in use


class Net(Record, Protocol):
    """A net."""

    input_scale: Row[float]  # what a sum of the first layer is multiplied by
    input_bias: Row[float]  # what is added to it then
    block_scale: Grid[float]  # the same for each block
    block_bias: Grid[float]
    policy_scale: Row[float]  # the same for the actions
    policy_bias: Row[float]
    value_scale: Row[float]  # the same for the values
    value_bias: Row[float]
    input: Grid[int]  # weights of the first layer, by input: many are 0
    value: Grid[int]  # weights that lead to the values
    block: Cube[int]  # weights of each block
    policy: Grid[int]  # weights that lead to logits of the actions


class Hints(Record, Protocol):
    """Hints for a net."""

    near: Grid[int]  # how near each contract is for each seat at the table
    kept_near: Row[int]  # the same for the viewer's own contracts, 0 for others
    offer_near: Row[int]  # the same for contracts offered to the viewer, else 0
    leads: Row[int]  # points of the viewer's contracts with it on a cheapest path
    lacks: Row[int]  # cards the viewer lacks for a route, 0 if it cannot claim it
    ready: Row[int]  # 1 for each route that the viewer could pay for
    balance: Row[int]  # points of own contracts: completed, open, lost; cost of the open


class Paths(Record, Protocol):
    """Buffers for hints."""

    steps: Grid[np.uint64]  # the locations so many cards away by one route, a set
    due: Row[np.uint64]  # locations to be reached with so many cards, a set
    distances: Grid[int]  # cards of the cheapest path, at most FAR


class NetBuffers(Tensor, Hints, Paths, Protocol):
    """Inputs of a net, and what it computes from them."""

    hidden: Row[float]  # the hidden layer
    logits: Row[float]  # what the net says of each action
    judged: Row[float]  # logits of winning by seat from the viewer on, then margins
    sums: Row[int]  # sums of whole numbers
    normed: Row[int]  # the hidden layer normed, in steps
    wide: Row[int]  # a row of weights, widened
    numbers: Row[int]


class Batch(Record, Protocol):
    """Games that are played side by side."""

    result: Row[float]  # what it is worth to the viewer where it ended
    stand: Row[int]  # GOES_ON, LEAF (to be judged) or ENDED
    turns: Row[int]  # the viewer's turns to be played before a position is judged
    going: Row[int]  # the games that go on
    asked: Row[int]  # those of them that wait for the net
    based: Row[int]  # 1 if the seat has a first position
    base_sums: Grid[int]  # the first layer of the first position of each seat
    base_numbers: Grid[int]  # its inputs
    state: Row[State]
    seen: Row[Observation]
    buffers: Row[NetBuffers]


class Choices(Record, Protocol):
    """The actions that `guided` compares."""

    likely: Grid[float]  # how likely each seat keeps each contract
    prior: Row[float]  # its logit minus that of the net's favourite: 0 or less
    worth: Row[float]  # the sum of its results
    choice: Row[int]  # the actions that are still up for choice, the best first
    tried: Row[int]  # how often each was tried
    choices: int  # how many actions are up for choice
    spare: int  # fills a word of 8 bytes
    based: Row[int]
    buffers: Row[NetBuffers]


class Guide(Choices, Batch, Protocol):
    """Memory of `guided`."""
