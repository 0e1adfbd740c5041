"""`search`: looks ahead by information-set Monte Carlo tree search, entirely in kernels.

A simulation deals everything that the seat does not know at random (`resample`), walks down the
tree by actions that are possible in that deal, and lets planners play the game to its end. Then it
adds to every node on its path what the end was worth to the seat that chose there. One tree serves
all deals: its edges are actions, with face-up cards told apart by colour. The planner ranks the
actions of a node; the more visits, the more of them are tried. At the root all actions up for
choice are tried on the same deals, so that luck common to all does not count, and each round drops
the worse half (sequential halving).
"""

import math
from typing import TypeAlias

from damrak.board.tables import SEATS
from damrak.bots.kernels import record_types
from damrak.bots.kernels.beliefs import guess_contracts, weigh_contracts
from damrak.bots.kernels.halving import comparisons_of_round, halvings
from damrak.bots.kernels.last_turn import is_last_turn, last_claim, last_contracts
from damrak.bots.kernels.plan import make_plan, turns_to_come
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.kernels.planner import card_worths, choose_contracts, claim_worth, promise
from damrak.bots.kernels.rollout import play_out, rewards_at_end
from damrak.bots.kernels.style import DRAW_COST, set_style
from damrak.compile import kernel
from damrak.compile.arrays import Grid
from damrak.compile.bits import NONE, bit, has_bit, pop_lowest
from damrak.compile.numbers import float64, int64
from damrak.compile.records import Column, Field, columns, record_dtype
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST
from damrak.rules.apply import apply
from damrak.rules.layout import (
    EMPTY,
    OFFER,
    OVER,
    SETUP,
    TURN,
    WILD,
    Observation,
    Seen,
    State,
    Tables,
)
from damrak.rules.legal import is_legal, legal_actions, nth_legal
from damrak.rules.market import slots_of
from damrak.rules.resample import resample

MOVES = 48  # actions of a position that are listed, at most
CHOICES = 8  # actions of the present position that are compared
RIPE = 40  # visits before a node gets children
DEPTH = 16  # nodes of a path down the tree, at most
EXPLORE = 0.35  # how much a rarely tried action is preferred
POINT = 0.02  # the reward that a point is worth
DOUBT = 60.0  # simulations that weigh as much as the planner's estimate
WIDEN = 0.3  # after n more visits WIDEN * n ** 0.5 actions are tried
NODES = 1 << 14  # of a tree
CARD = 1 << 12  # a face-up card as an action of the tree: by colour, whatever its slot
Search: TypeAlias = record_types.Search  # a record of SEARCH

SEARCH_FIELDS = (
    # the tree: node 0 is the present position
    Field("node_worth", "f8", "node", "sum of rewards of the seat that chose this action"),
    Field("node_prior", "f8", "node", "what the planner thinks of it, less its favourite's"),
    Field("node_visits", "i4", "node", "how often it was visited"),
    Field("node_offered", "i4", "node", "how often it was possible when its parent was visited"),
    Field("node_child", "i4", "node", "the newest child, or -1"),
    Field("node_sibling", "i4", "node", "the next older child of the parent, or -1"),
    Field("node_action", "i4", "node", "the action of the tree that leads here"),
    Field("node_seat", "i4", "node", "who chose it"),
    # the position at hand
    Field("worth", "f8", "move", "what the planner thinks of each action"),
    Field("rewards", "f8", "seat", "what the end of a simulation was worth to each seat"),
    Field("likely", "f8", "seat 64", "how likely each seat keeps each contract"),
    Field("action", "i4", "move", "the actions of a position, the planner's favourite first"),
    Field("path", "i4", "depth", "the nodes from the root down"),
    Field("choice", "i4", "choice", "the nodes of the actions that are still up for choice"),
    Field("choices", "i4", "", "how many these are"),
    Field("count", "i4", "", "the actions in `action`"),
    Field("used", "i4", "", "nodes of the tree in use"),
)


def search_columns(nodes: int) -> list[Column]:
    """The memory of a search whose tree has so many nodes."""
    sizes = {"node": nodes, "move": MOVES, "seat": SEATS, "depth": DEPTH, "choice": CHOICES}
    return columns(SEARCH_FIELDS, sizes)


SEARCH = record_dtype(search_columns(NODES))


@kernel
def think(
    tables: Tables, seen: Observation, work: Work, state: State, search: Search, simulations: int
) -> int:
    """The choice after so many simulations, in rounds of equal length."""
    begin(tables, seen, work, search)
    rounds = rounds_of(search)
    left = simulations
    for number in range(rounds):
        for _ in range(comparisons_of_round(left, rounds - number, int(search.choices))):
            done = compare(tables, seen, work, state, search)
            if done == 0:
                break
            left -= done
        if number + 1 < rounds:
            halve(search)
    return best_choice(seen, search)


@kernel
def rounds_of(search: Search) -> int:
    """How many rounds of comparing there will be: one at least."""
    return max(1, halvings(int(search.choices)))


@kernel
def begin(tables: Tables, seen: Observation, work: Work, search: Search) -> None:
    """A new tree: the planner's favourites among the actions of this position, up for choice.

    A tree is not kept from one choice to the next: see bench/results.md.
    """
    search.used = 0
    add_node(-1, -1, 0, search)
    set_style(work.style)
    weigh_contracts(tables, seen, work, search.likely)
    list_moves(tables, seen, work, search)
    search.choices = min(search.count, CHOICES)
    for place in range(search.choices):
        child = add_node(0, search.action[place], seen.viewer, search)
        search.node_prior[child] = POINT * (search.worth[place] - search.worth[0])
        search.choice[place] = child


@kernel
def compare(tables: Tables, seen: Observation, work: Work, state: State, search: Search) -> int:
    """Try every action up for choice on the same deal; how many simulations.

    0 when the nodes of the tree are used up.
    """
    if search.used + search.choices * DEPTH > NODES:
        return 0
    deal = work.random
    for place in range(search.choices):
        work.random = deal
        child = search.choice[place]
        depth = go_down(tables, seen, work, state, search.likely, search, child)
        play_out(tables, state, work)
        go_up(tables, state, work, search, depth)
    return search.choices


@kernel
def go_down(
    tables: Tables,
    seen: Observation,
    work: Work,
    state: State,
    likely: Grid[float],
    search: Search,
    child: int,
) -> int:
    """Deal by `work.random`, then play the actions of this node and below; how many nodes."""
    resample(tables, seen, work, state)
    guess_contracts(seen, work, state, likely)
    apply(tables, state, real_action(state, search.node_action[child]))
    return walk_down(tables, state, work, search, child)


@kernel
def go_up(tables: Tables, state: State, work: Work, search: Search, depth: int) -> None:
    """Add the worth of the game's end to the nodes of the path."""
    rewards_at_end(tables, state, work, search.rewards)
    walk_up(search, depth)


@kernel
def halve(search: Search) -> None:
    """Leave the better half of the actions up for choice, the best first."""
    choice = search.choice
    for place in range(1, search.choices):
        child, here = choice[place], place
        while here > 0 and mean_worth(choice[here - 1], search) < mean_worth(child, search):
            choice[here] = choice[here - 1]
            here -= 1
        choice[here] = child
    search.choices = (search.choices + 1) // 2


@kernel
def best_choice(seen: Observation, search: Search) -> int:
    """The number of the action that did best."""
    best = search.choice[0]
    for place in range(1, search.choices):
        if mean_worth(search.choice[place], search) > mean_worth(best, search):
            best = search.choice[place]
    return real_action(seen, search.node_action[best])


@kernel
def mean_worth(node: int, search: Search) -> float:
    """The mean worth of the simulations through a node, blended with the planner's estimate."""
    visits = float64(max(1, search.node_visits[node]))
    return search.node_worth[node] / visits + search.node_prior[node] * DOUBT / (DOUBT + visits)


@kernel
def walk_down(tables: Tables, state: State, work: Work, search: Search, start: int) -> int:
    """Walk from a node to a new one, playing the actions; how many nodes the path has."""
    here, depth = start, 1
    search.path[0] = here
    while state.phase != OVER and depth < DEPTH and search.node_visits[here] >= RIPE:
        list_moves(tables, state, work, search)
        place = select(here, search)
        child = find_child(here, search.action[place], search)
        if child < 0:
            child = add_node(here, search.action[place], state.to_move, search)
        apply(tables, state, real_action(state, search.action[place]))
        search.path[depth] = child
        depth += 1
        here = child
    return depth


@kernel
def walk_up(search: Search, depth: int) -> None:
    """Add a visit and the rewards to all nodes of the path."""
    for place in range(depth):
        node = search.path[place]
        search.node_visits[node] += 1
        search.node_worth[node] += search.rewards[search.node_seat[node]]


@kernel
def find_child(parent: int, action: int, search: Search) -> int:
    """The node that this action leads to, or -1."""
    child = search.node_child[parent]
    while child >= 0 and search.node_action[child] != action:
        child = search.node_sibling[child]
    return child


@kernel
def add_node(parent: int, action: int, seat: int, search: Search) -> int:
    """A new node under the parent (-1: none); `compare` makes sure that there is room."""
    node = search.used
    search.used += 1
    search.node_worth[node], search.node_prior[node] = 0.0, 0.0
    search.node_visits[node], search.node_offered[node] = 0, 1
    search.node_child[node], search.node_sibling[node] = -1, -1
    search.node_action[node], search.node_seat[node] = action, seat
    if parent >= 0:
        search.node_sibling[node] = search.node_child[parent]
        search.node_child[parent] = node
    return node


@kernel
def select(parent: int, search: Search) -> int:
    """The place of the action to try: an untried one while there is room, else the most promising.

    The upper confidence bound counts how often an action was possible, not how often its parent was
    visited (Cowling, Powley and Whitehouse: ISMCTS).
    """
    visits = search.node_visits[parent] - RIPE
    wide = 1
    while WIDEN * WIDEN * float64(visits) > wide * wide:
        wide += 1
    best, most = 0, float64(-1e9)
    for place in range(min(search.count, wide)):
        child = find_child(parent, search.action[place], search)
        if child < 0:
            return place
        search.node_offered[child] += 1
        tried = float64(max(1, search.node_visits[child]))
        bound = search.node_worth[child] / tried
        bound += EXPLORE * math.sqrt(log_of(search.node_offered[child]) / tried)
        bound += POINT * (search.worth[place] - search.worth[0]) * DOUBT / (DOUBT + tried)
        if bound > most:
            best, most = place, bound
    return best


@kernel
def log_of(count: int) -> float:
    """An approximation of the natural logarithm in plain arithmetic: the same on every target."""
    total, power = float64(0), int64(1)
    while 2 * power <= count:
        power *= 2
        total += 0.6931471805599453
    rest = float64(count) / float64(power) - 1.0
    return total + rest - 0.30685281944 * rest * rest


@kernel
def list_moves(tables: Tables, state: Seen, work: Work, search: Search) -> None:
    """List the actions of the seat to move with the planner's estimates, the best first."""
    seat = state.to_move
    legal_actions(tables, state, work)
    search.count = 0
    if state.phase in (SETUP, OFFER):
        favourite = choose_contracts(tables, state, seat, work)
        for keep in range(3):
            action = slots_of(state) + KEEP_FIRST + keep
            if is_legal(work, action):
                add_move(search, action, 1.0 if KEEP_FIRST + keep == favourite else 0.0)
        return
    if is_last_turn(state):
        list_last_turn(tables, state, seat, work, search)
        return
    make_plan(tables, state, seat, work)
    turns = turns_to_come(tables, state, seat, work)
    stay = promise(tables, state, seat, -1, turns, work)
    if state.phase == TURN:
        list_claims(tables, state, seat, turns, work, search)
        contracts = slots_of(state) + CONTRACTS
        if is_legal(work, contracts):
            add_move(search, contracts, stay + work.plan_contracts[seat] - work.style[DRAW_COST])
    list_draws(tables, state, seat, turns, stay, work, search)
    if search.count == 0:
        add_move(search, slots_of(state) + FIRST_CLAIM - 1, 0.0)  # only a pass is left


@kernel
def list_last_turn(tables: Tables, state: Seen, seat: int, work: Work, search: Search) -> None:
    """Each route that can be claimed, contracts, and doing nothing, by what they bring."""
    first, seen = slots_of(state) + FIRST_CLAIM, NONE
    for word in range(len(work.legal)):
        left = work.legal[word]
        while left != NONE:
            place, left = pop_lowest(left)
            action = 64 * word + place
            if action >= first and not has_bit(seen, tables.claim_route[action]):
                seen |= bit(tables.claim_route[action])
                add_move(
                    search, action, last_claim(tables, state, seat, tables.claim_route[action])
                )
    contracts, deck = slots_of(state) + CONTRACTS, slots_of(state) + DECK
    if is_legal(work, contracts):
        add_move(search, contracts, last_contracts(tables, state, seat, work))
    if is_legal(work, deck):
        add_move(search, deck, 0.0)
    if search.count == 0:
        add_move(search, nth_legal(work, 0), 0.0)


@kernel
def list_claims(
    tables: Tables, state: Seen, seat: int, turns: int, work: Work, search: Search
) -> None:
    """Each route that can be claimed, with the planner's favourite payment."""
    first = slots_of(state) + FIRST_CLAIM
    route, best, most = -1, -1, float64(0)
    for word in range(len(work.legal)):
        left = work.legal[word]
        while left != NONE:
            place, left = pop_lowest(left)
            action = 64 * word + place
            if action >= first:
                worth = claim_worth(tables, state, seat, action, turns, work)
                if tables.claim_route[action] != route:
                    if route >= 0:
                        add_move(search, best, most)
                    route, best, most = int64(tables.claim_route[action]), action, worth
                elif worth > most:
                    best, most = action, worth
    if route >= 0:
        add_move(search, best, most)


@kernel
def list_draws(
    tables: Tables, state: Seen, seat: int, turns: int, stay: float, work: Work, search: Search
) -> None:
    """Each colour that lies face up, and the deck."""
    blind, second = card_worths(tables, state, seat, turns, stay, work)
    deck = slots_of(state) + DECK
    if is_legal(work, deck):
        add_move(search, deck, stay + blind + second)
    for card in range(EMPTY):
        for slot in range(len(state.market)):
            if state.market[slot] == card and is_legal(work, slot):
                more = 0.0 if card == WILD else second
                add_move(search, CARD + card, stay + work.card_worth[card] + more)
                break


@kernel
def add_move(search: Search, action: int, worth: float) -> None:
    """Insert an action into the list, sorted by worth; the worst is dropped if it is full."""
    place = min(search.count, MOVES - 1)
    if search.count == MOVES and worth <= search.worth[place]:
        return
    while place > 0 and search.worth[place - 1] < worth:
        search.worth[place] = search.worth[place - 1]
        search.action[place] = search.action[place - 1]
        place -= 1
    search.worth[place] = worth
    search.action[place] = action
    search.count = min(search.count + 1, MOVES)


@kernel
def real_action(state: Seen, action: int) -> int:
    """The number of the action in this position: a colour's first slot."""
    if action < CARD:
        return action
    for slot in range(len(state.market)):
        if state.market[slot] == action - CARD:
            return slot
    return slots_of(state) + DECK
