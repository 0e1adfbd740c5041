"""`search` (bots/kernels/search.py) on a GPU: entry kernels, one thread an action up for choice.

The actions of a position are tried on the same deals, and each has its own tree below it, so they
are tried side by side. The last of them leaves the random state for the next deal; so the threads
of a position, which are in one warp, wait for each other after each deal. Planning takes most of
the time; threads that have to plan wait until many of their warp do. Call the kernels `unfused`.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from damrak.bots.kernels.halving import comparisons_of_round
from damrak.bots.kernels.rollout import has_no_plan, plan_anew, play_by_plan
from damrak.bots.kernels.search import (
    CHOICES,
    add_node,
    begin,
    best_choice,
    go_down,
    go_up,
    halve,
    rounds_of,
    search_columns,
)
from damrak.bots.kernels.style import set_style
from damrak.compile.cuda import DeviceKernel, exact, lanes_where, on_device
from damrak.compile.records import Column, record_dtype
from damrak.envs.cuda_base import cuda, local_type
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import OVER

WARP = 32
TOGETHER = 20  # threads of a warp that wait to plan together


class Types(NamedTuple):
    """The records that the entry kernels share with their caller."""

    search: np.dtype[np.void]  # a search, of which the tree has only the actions up for choice
    tree: np.dtype[np.void]  # what is below one of them


def search_types(simulations: int) -> Types:
    """The records of searches with so many simulations: each adds a node to a tree at most."""
    own: list[Column] = [("chance", "u8", ()), ("left", "i8", ())]  # of the choice under way
    own += search_columns(1 + CHOICES)
    own += [(name, "i4", ()) for name in ("deals", "reached", "rounds")]  # deals: yet to come
    tree = [*search_columns(1 + simulations), ("spare", "i4")]  # whole words of 8 bytes
    return Types(record_dtype(own, align=True), record_dtype(tree, align=True))


@cache
def search_kernels(made: Catalogue) -> dict[str, DeviceKernel]:
    """The entry kernels for one board, by name."""
    state_type = local_type(made.state_dtype)
    start, rounds, leave_half = on_device(begin), on_device(rounds_of), on_device(halve)
    shared = on_device(comparisons_of_round)
    best, plant, styled = on_device(best_choice), on_device(add_node), on_device(set_style)
    down, up, in_warp = on_device(go_down), on_device(go_up), lanes_where()
    planless, plan, play = on_device(has_no_plan), on_device(plan_anew), on_device(play_by_plan)

    @exact
    def begin_all(tables, count, places, seen, searches, trees, works, simulations):
        number = cuda.grid(1)
        if number < count:
            place = places[number]
            search = searches[place]
            start(tables[0], seen[place], works[number], search)
            for choice in range(search.choices):
                child = search.choice[choice]
                tree = trees[CHOICES * place + child - 1]
                tree.used = 0
                plant(-1, search.node_action[child], seen[place].viewer, tree)
            search.rounds, search.reached, search.left = rounds(search), 0, simulations[number]
            share_out(search)

    @cuda.jit(device=True)
    def share_out(search):
        """On how many deals this round compares: as many as `think` has in it."""
        search.deals = shared(search.left, search.rounds - search.reached, search.choices)
        search.left -= search.deals * search.choices

    @exact
    def compare(tables, count, slots, seen, searches, trees, works, deals):
        number = cuda.grid(1)
        slot = slots[number] if number < count else -1
        work = works[number]
        state = cuda.local.array(1, state_type)
        styled(work.style)
        place, tree, last, times = 0, 0, False, 0
        if slot >= 0:
            place, choice = slot // CHOICES, slot % CHOICES
            tree = CHOICES * place + searches[place].choice[choice] - 1
            last = choice == searches[place].choices - 1
            times = min(deals, searches[place].deals)
        for deal in range(deals):
            plays, depth = deal < times, 0
            if plays:
                work.random = searches[place].chance
            cuda.syncthreads()
            if plays:
                likely = searches[place].likely
                depth = down(tables[0], seen[place], work, state[0], likely, trees[tree], 0)
                work.stale = 15
            while True:
                plays = plays and state[0].phase != OVER
                plans = plays and planless(state[0], work)
                waiting, going = in_warp(plans), in_warp(plays and not plans)
                if waiting + going == 0:
                    break
                if plans:
                    if going == 0 or waiting >= TOGETHER:
                        plan(tables[0], state[0], work)
                elif plays:
                    play(tables[0], state[0], work)
            if deal < times:
                up(tables[0], state[0], work, trees[tree], depth)
                if last:
                    searches[place].chance = work.random
            cuda.syncthreads()

    @exact
    def advance(tables, count, places, seen, searches, trees, works, deals, actions):
        """Take in what was compared; the choice, where it is made, or -1."""
        number = cuda.grid(1)
        if number < count:
            place = places[number]
            search = searches[place]
            for choice in range(search.choices):
                child = search.choice[choice]
                tree = trees[CHOICES * place + child - 1]
                search.node_worth[child] = tree.node_worth[0]
                search.node_visits[child] = tree.node_visits[0]
            search.deals -= min(deals, search.deals)
            while search.deals == 0 and search.reached < search.rounds:
                search.reached += 1
                if search.reached < search.rounds:
                    leave_half(search)
                    share_out(search)
            actions[number] = -1
            if search.reached == search.rounds:
                actions[number] = best(seen[place], search)

    return {"begin": begin_all, "compare": compare, "advance": advance}
