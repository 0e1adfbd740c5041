"""Counts what happens in many games, in compiled code: one record of sums for all of them.

Sums of wins are in twelfths of a victory, so that shared ones stay whole numbers.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.arena.kernels import record_types
from damrak.arena.kernels.play import deal
from damrak.board import Board
from damrak.board.tables import shape_of
from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.bits import NONE, count_bits, drop_lowest, has_bit, lowest_bit
from damrak.compile.records import Field, columns, record_dtype
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, PASS
from damrak.rules.apply import apply, apply_claim, apply_market
from damrak.rules.layout import (
    NOT_YET,
    OVER,
    PASSES,
    SECOND,
    TURN,
    WILD,
    Observation,
    State,
    Tables,
    board_sizes,
)
from damrak.rules.legal import legal_claims
from damrak.rules.market import (
    count_cards,
    fill_market,
    first_empty,
    has_too_many_wilds,
    market_wilds,
    slots_of,
    sweep_market,
)
from damrak.rules.observe import observe
from damrak.rules.score import contract_value, final_scores, merchandise_points, winners

Tally: TypeAlias = record_types.Tally  # a record of tally_dtype
VICTORY = 12  # parts of a victory
TURNS = 256  # a longer game counts as one of 255 turns
RARE = (
    "sweep-at-setup",
    "sweep",
    "no-sweep",
    "reshuffle",
    "empty-slot",
    "one-card",
    "last-contract",
    "no-contracts",
    "pass",
    "final-pass",
    "end-passes",
    "below-zero",
    "no-merchandise",
    "merchandise-tie",
    "tie-contracts",
    "shared",
)
(
    SWEEP_AT_SETUP,
    SWEEP,
    NO_SWEEP,
    RESHUFFLE,
    EMPTY_SLOT,
    ONE_CARD,
    LAST_CONTRACT,
    NO_CONTRACTS,
    PASSED,
    FINAL_PASS,
    END_PASSES,
    BELOW_ZERO,
    NO_MERCHANDISE,
    MERCHANDISE_TIE,
    TIE_CONTRACTS,
    SHARED,
) = range(len(RARE))


TALLY_FIELDS = (  # all are whole numbers of 8 bytes, so that records can be added
    Field("games", "i8", "", "games counted"),
    Field("wins_seat", "i8", "seat", "wins by seat"),
    Field("wins_order", "i8", "seat", "wins by turns after the seat that began"),
    Field("points", "i8", "", "points of all seats"),
    Field("route_points", "i8", "", "of these, for routes"),
    Field("contract_points", "i8", "", "for contracts"),
    Field("merchandise_points", "i8", "", "for merchandise"),
    Field("turns", "i8", "turns", "games by their number of turns"),
    Field("contract_offered", "i8", "contract", "how often it was offered"),
    Field("contract_kept", "i8", "contract", "how often it was kept"),
    Field("contract_completed", "i8", "contract", "how often it was completed"),
    Field("contract_gain", "i8", "contract", "points that it brought or cost"),
    Field("contract_wins", "i8", "contract", "wins of those who kept it"),
    Field("route_claimed", "i8", "route", "how often it was claimed"),
    Field("route_turn", "i8", "route", "sum of turns before the claim"),
    Field("route_contested", "i8", "route", "claims that another seat could have made just then"),
    Field("route_wins", "i8", "route", "wins of those who claimed it"),
    Field("held_seats", "i8", "held", "seats by merchandise cards at the end"),
    Field("held_points", "i8", "held", "their merchandise points"),
    Field("held_wins", "i8", "held", "their wins"),
    Field("rare", "i8", "rare", "how often each rare rule was used"),
    Field("rare_games", "i8", "rare", "in how many games"),
    Field("now", "i8", "rare", "how often in this game"),
)


def tally_dtype(board: Board) -> np.dtype[np.void]:
    """The type of the sums."""
    sizes = board_sizes(board) | {"turns": TURNS, "rare": len(RARE)}
    sizes["held"] = shape_of(board).merchandise + 1
    return record_dtype(columns(TALLY_FIELDS, sizes))


@kernel
def tally_games(
    tables: Row[Tables],
    state: Row[State],
    spare: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    bots: Row[int],
    cards: Grid[np.uint32],
    chances: Grid[np.uint64],
    tally: Row[Tally],
) -> None:
    """Play and count a whole game between these bots, by seat, for each row of cards and seeds."""
    for game in range(len(cards)):
        deal(tables[0], state[0], len(bots), cards[game])
        note_setup(state[0], tally[0])
        while state[0].phase != OVER:
            seat = state[0].to_move
            observe(tables[0], state[0], seat, seen[0])
            work[0].random = chances[game, seat]
            action = choose(bots[seat], tables[0], seen[0], work[0])
            chances[game, seat] = work[0].random
            spare[0] = state[0]
            apply(tables[0], state[0], action)
            note_action(tables[0], spare[0], state[0], work[0], action, tally[0])
        note_end(tables[0], state[0], work[0], tally[0])


@kernel
def note_setup(state: State, tally: Tally) -> None:
    """Contracts on offer; 2.4."""
    for rule in range(len(tally.now)):
        tally.now[rule] = 0
    for seat in range(state.players):
        note_offer(state, seat, tally)
    swept = count_cards(state.discards) > 0 or state.reshuffles > 0
    tally.now[SWEEP_AT_SETUP] += swept


@kernel
def note_offer(state: State, seat: int, tally: Tally) -> None:
    """Which contracts a seat may choose from."""
    for place in range(state.offered[seat]):
        tally.contract_offered[state.offer[seat, place]] += 1


@kernel
def note_action(
    tables: Tables, before: State, after: State, work: Work, action: int, tally: Tally
) -> None:
    """Count what an action did; changes `before`."""
    kind, seat, now = action - slots_of(before), before.to_move, tally.now
    now[RESHUFFLE] += after.reshuffles - before.reshuffles
    now[EMPTY_SLOT] += first_empty(after) < len(after.market) and first_empty(before) == len(
        before.market
    )
    if kind == PASS:
        now[PASSED if before.turns_left == NOT_YET else FINAL_PASS] += 1
    elif kind == CONTRACTS:
        note_offer(after, seat, tally)
        now[LAST_CONTRACT] += after.offered[seat] == 1
    elif before.phase == TURN and (kind == DECK or kind < 0):
        wild = kind < 0 and before.market[action] == WILD
        now[ONE_CARD] += after.phase != SECOND and not wild
    if after.phase == TURN and after.contract_count == 0:
        now[NO_CONTRACTS] += 1
    if kind >= FIRST_CLAIM:
        note_claim(tables, before, work, action, tally)
        apply_claim(tables, before, action)
        note_sweeps(tables, before, now)
    elif kind < 0:
        apply_market(before, action)
        note_sweeps(tables, before, now)


@kernel
def note_sweeps(tables: Tables, before: State, now: Row[int]) -> None:
    """4.6, 8.3: refresh the market as the rules do, and count; `before` becomes the state."""
    changed = fill_market(before)
    while has_too_many_wilds(tables, before):
        sweep_market(before)
        fill_market(before)
        now[SWEEP] += 1
    now[NO_SWEEP] += changed and market_wilds(before) >= tables.flush_wilds


@kernel
def note_claim(tables: Tables, state: State, work: Work, action: int, tally: Tally) -> None:
    """Count a claim before it is made, and whether another seat could have made it."""
    route, seat = tables.claim_route[action], state.to_move
    tally.route_claimed[route] += 1
    tally.route_turn[route] += state.turn
    contested = False
    for other in range(state.players):
        if other != seat:
            state.to_move = other
            legal_claims(tables, state, work)
            for word in range(len(work.legal)):
                if work.legal[word] & tables.route_claims[route, word] != NONE:
                    contested = True
    state.to_move = seat
    tally.route_contested[route] += contested


@kernel
def note_end(tables: Tables, state: State, work: Work, tally: Tally) -> None:
    """Count the result of a game."""
    final_scores(tables, state, work)
    best = winners(work, state.players)
    shared_by = count_bits(np.uint64(best))
    tally.games += 1
    tally.turns[min(state.turn, TURNS - 1)] += 1
    for seat in range(state.players):
        part = VICTORY // shared_by if (best >> seat) & 1 else 0
        note_seat(tables, state, work, seat, part, tally)
    note_ties(state, work, best, shared_by, tally.now)
    for rule in range(len(tally.now)):
        tally.rare[rule] += tally.now[rule]
        tally.rare_games[rule] += tally.now[rule] > 0


@kernel
def note_seat(tables: Tables, state: State, work: Work, seat: int, part: int, tally: Tally) -> None:
    """Count what one seat had at the end, and its part of the victory."""
    tally.wins_seat[seat] += part
    tally.wins_order[(seat - state.first_seat + state.players) % state.players] += part
    merchandise = merchandise_points(tables, state, seat)
    tally.points += work.totals[seat]
    tally.route_points += state.score[seat]
    tally.merchandise_points += merchandise
    tally.contract_points += work.totals[seat] - state.score[seat] - merchandise
    held = state.merchandise[seat]
    tally.held_seats[held] += 1
    tally.held_points[held] += merchandise
    tally.held_wins[held] += part
    for contract in range(len(tally.contract_kept)):
        if has_bit(state.contracts[seat], contract):
            value = contract_value(tables, state.routes[seat], contract)
            tally.contract_kept[contract] += 1
            tally.contract_completed[contract] += value > 0
            tally.contract_gain[contract] += value
            tally.contract_wins[contract] += part
    routes = state.routes[seat]
    while routes != NONE:
        tally.route_wins[lowest_bit(routes)] += part
        routes = drop_lowest(routes)


@kernel
def note_ties(state: State, work: Work, best: int, shared_by: int, now: Row[int]) -> None:
    """7.3-7.7, 8.4: count the rare rules at the end."""
    most, level = 0, 0
    for seat in range(state.players):
        now[BELOW_ZERO] += work.totals[seat] < 0
        now[NO_MERCHANDISE] += state.merchandise[seat] == 0
        most = seat if work.totals[seat] > work.totals[most] else most
        for other in range(seat):
            same = state.merchandise[seat] == state.merchandise[other]
            now[MERCHANDISE_TIE] += same and state.merchandise[seat] > 0
    for seat in range(state.players):
        level += work.totals[seat] == work.totals[most]
    now[SHARED] += shared_by > 1
    now[TIE_CONTRACTS] += level > shared_by
    now[END_PASSES] += state.end_reason == PASSES
