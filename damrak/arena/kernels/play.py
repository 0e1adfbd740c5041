"""Games between bots in compiled code: whole games, or up to the turn of a bot in Python.

Each bot sees only its observation and has a random generator of its own.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from damrak.arena.kernels import record_types
from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots.kernels.dispatch import choose
from damrak.bots.kernels.plan_buffers import Work
from damrak.compile import kernel
from damrak.compile.arrays import Grid, Row
from damrak.compile.records import Field, columns, record_dtype
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, Observation, State, Tables
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.observe import observe
from damrak.rules.record_types import Work as RulesWork
from damrak.rules.score import contract_points, final_scores, merchandise_points, winners
from damrak.rules.setup import new_game

Played: TypeAlias = record_types.Played  # a record of GAME
PYTHON_BOT = -1  # in place of a number in NAMES: a bot that chooses in Python
NOTHING = -(2**31)  # in place of an action: play on from here
# One game and its result; a row of each array belongs to a seat.
GAME_FIELDS = (
    Field("deal", "i8", "", "the number of its cards: games of one deal have the same"),
    Field("line_up", "i4", "", "which bots meet"),
    Field("rotation", "i4", "", "how far they have moved round the table"),
    Field("bots", "i4", "seat", "by number, -1 where nobody sits"),
    Field("seconds", "f8", "seat", "time that a bot in Python thought; 0 for a compiled bot"),
    Field("totals", "i4", "seat", "final points"),
    Field("routes", "i4", "seat", "of these, points for routes"),
    Field("contracts", "i4", "seat", "points for contracts"),
    Field("merchandise", "i4", "seat", "points for merchandise"),
    Field("completed", "i4", "seat", "completed contracts"),
    Field("moves", "i4", "seat", "actions chosen"),
    Field("faults", "i4", "seat", "of these, chosen by a referee because the bot gave none"),
    Field("turns", "i4", "", "turns played"),
    Field("first", "i4", "", "the seat that began"),
    Field("winners", "i4", "", "a set of seats"),
    Field("reason", "i4", "", "CARTS or PASSES"),
)
GAME = record_dtype(columns(GAME_FIELDS, {"seat": SEATS}))


def most_moves(board: Board) -> int:
    """More actions than a game on this board can have.

    Every action but a pass uses up something: cards of the deck, of which a claim returns no more
    than it places carts, carts, or contracts. Passes of all seats in a row end the game.
    """
    cards, carts = sum(board.facts.cards.counts()), SEATS * board.facts.pieces.carts
    return SEATS * (cards + 2 * carts + 2 * len(board.contracts) + SEATS + 1)


@kernel
def play_games(
    tables: Row[Tables],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    bots: Grid[int],
    cards: Grid[np.uint32],
    chances: Grid[np.uint64],
    games: Row[Played],
    log: Grid[int],
) -> None:
    """Play a whole game between compiled bots for each row of bots, cards and random seeds.

    A row of `log` receives the actions of a game; it has room for `most_moves` of them.
    """
    for game in range(len(games)):
        row = log[game]
        deal(tables[0], state[0], bots.shape[1], cards[game])
        play_noting(
            tables[0], state[0], seen[0], work[0], bots[game], chances[game], games[game], row
        )
        settle(tables[0], state[0], work[0], games[game])


@kernel
def deal_one(tables: Row[Tables], state: Row[State], players: int, cards: Row[np.uint32]) -> None:
    """Deal one game; `go_on` plays it."""
    deal(tables[0], state[0], players, cards)


@kernel
def go_on(
    tables: Row[Tables],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    bots: Row[int],
    chances: Row[np.uint64],
    game: Row[Played],
    log: Row[int],
    action: int,
) -> bool:
    """Play the action of a bot in Python (or NOTHING), then on to the next such bot, or the end.

    Writes what that bot may know into `seen`, and every action into `log`. False: the action is
    not legal.
    """
    if action != NOTHING:
        legal_actions(tables[0], state[0], work[0])
        if action < 0 or action >= 64 * len(work[0].legal) or not is_legal(work[0], action):
            return False
        log[moves_made(game[0])] = action
        game[0].moves[state[0].to_move] += 1
        apply(tables[0], state[0], action)
    play_noting(tables[0], state[0], seen[0], work[0], bots, chances, game[0], log)
    if state[0].phase == OVER:
        settle(tables[0], state[0], work[0], game[0])
    else:
        observe(tables[0], state[0], state[0].to_move, seen[0])
    return True


@kernel
def deal(tables: Tables, state: State, players: int, cards: Row[np.uint32]) -> None:
    """A new game with the cards of this seed; who begins is drawn from it, too."""
    for word in range(8):
        state.seed[word] = cards[word]
    new_game(tables, state, players, NOBODY)


@kernel
def play_on(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    bots: Row[int],
    chances: Row[np.uint64],
    game: Played,
) -> None:
    """Let compiled bots choose until the game is over or a bot in Python has to choose."""
    while state.phase != OVER and bots[state.to_move] != PYTHON_BOT:
        play_one(tables, state, seen, work, bots, chances, game)


@kernel
def play_noting(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    bots: Row[int],
    chances: Row[np.uint64],
    game: Played,
    log: Row[int],
) -> None:
    """`play_on`, which also writes every action into `log`."""
    while state.phase != OVER and bots[state.to_move] != PYTHON_BOT:
        place = moves_made(game)
        log[place] = play_one(tables, state, seen, work, bots, chances, game)


@kernel
def play_one(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    bots: Row[int],
    chances: Row[np.uint64],
    game: Played,
) -> int:
    """Let the compiled bot whose turn it is act; returns its action."""
    seat = state.to_move
    observe(tables, state, seat, seen)
    work.random = chances[seat]
    action = choose(bots[seat], tables, seen, work)
    apply(tables, state, action)
    chances[seat] = work.random
    game.moves[seat] += 1
    return action


@kernel
def moves_made(game: Played) -> int:
    """How many actions all seats have taken."""
    made = 0
    for seat in range(len(game.moves)):
        made += game.moves[seat]
    return made


@kernel
def settle(tables: Tables, state: State, work: RulesWork, game: Played) -> None:
    """Write the result of a game."""
    final_scores(tables, state, work)
    for seat in range(state.players):
        game.totals[seat] = work.totals[seat]
        game.routes[seat] = state.score[seat]
        game.contracts[seat] = contract_points(tables, state, seat)[0]
        game.merchandise[seat] = merchandise_points(tables, state, seat)
        game.completed[seat] = work.completed[seat]
    game.turns = state.turn
    game.first = state.first_seat
    game.winners = winners(work, state.players)
    game.reason = state.end_reason
