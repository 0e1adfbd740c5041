"""Plays stored games again in compiled code and writes a row for each decision.

A game is a seed and its actions. Actions come as codes: the number of an action, or, as records
have it, a card of the market by name (`market_code`), whose slot depends on the game.
"""

from __future__ import annotations

from typing import TypeAlias

from damrak.arena.kernels.play import Played, settle
from damrak.board import CARDS
from damrak.board.tables import SEATS
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.compile.records import Field, columns, record_dtype
from damrak.data.kernels import record_types
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, SETUP, Observation, State, Tables, Work
from damrak.rules.legal import is_legal, legal_actions
from damrak.rules.observe import observe
from damrak.rules.record_types import Mask, Tensor
from damrak.rules.score import reward
from damrak.rules.setup import new_game
from damrak.rules.tensor import fill_mask, fill_tensor

Stored: TypeAlias = record_types.Stored  # a record of STORED
Move: TypeAlias = record_types.Move  # a record of MOVE
KINDS = len(CARDS)
STORED_FIELDS = (
    Field("seed", "u4", "8", "the key of all chance"),
    Field("players", "i4", "", "2, 3 or 4"),
    Field("first_seat", "i4", "", "who begins; -1: drawn from the seed"),
    Field("moves", "i4", "", "how many actions are stored"),
    Field("fault", "i4", "", "written: 0, or the number, from 1, of the first illegal action"),
    Field("finished", "i4", "", "written: 1 if the game is over after its last action"),
    Field("spare", "i4", "", "fills a word of 8 bytes"),
)
MOVE_FIELDS = (
    Field("game", "i8", "", "the row of its game in `games`"),
    Field("reward", "f4", "", "what the finished game was worth to the seat, -1 to 1"),
    Field("points", "i2", "", "the final points of the seat; 0 in an unfinished game"),
    Field("move", "i2", "", "its number in the game, from 0"),
    Field("turn", "i2", "", "turns finished before it"),
    Field("action", "i2", "", "the number of the action that was chosen"),
    Field("options", "i2", "", "how many actions were legal"),
    Field("seat", "i1", "", "who decided, from 0"),
    Field("phase", "i1", "", "0 set-up, 1 turn, 2 second card, 3 offer of contracts"),
)
STORED = record_dtype(columns(STORED_FIELDS, {}))
MOVE = record_dtype(columns(MOVE_FIELDS, {"seat": SEATS}))


def market_code(card: int, slot: int = 0) -> int:
    """The code of a market card: in this slot, from 1, or (0) in the first that shows it."""
    return -1 - card - KINDS * slot


@kernel
def replay_games(
    tables: Row[Tables],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    stored: Row[Stored],
    codes: Row[int],
    seats: Row[int],
    games: Row[Played],
    moves: Row[Move],
    tensors: Row[Tensor],
    masks: Row[Mask],
) -> None:
    """Play every stored game: their actions and seats stand one behind the other.

    `tensors` and `masks` have a row for each action, or none if they are not wanted. A game with
    an illegal action stops there (`fault`); the rest of its rows means nothing.
    """
    first = 0
    for game in range(len(stored)):
        begin(tables[0], state[0], stored[game])
        for number in range(stored[game].moves):
            row = first + number
            action = look(tables, state, seen, work, codes, seats, moves, tensors, masks, row)
            if action < 0:
                stored[game].fault = number + 1
                break
            moves[row].game, moves[row].move = game, number
            games[game].moves[moves[row].seat] += 1
            apply(tables[0], state[0], action)
        last = first + stored[game].moves
        finish(
            tables, state, work, stored[game : game + 1], games[game : game + 1], moves[first:last]
        )
        first = last


@kernel
def look(
    tables: Row[Tables],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    codes: Row[int],
    seats: Row[int],
    moves: Row[Move],
    tensors: Row[Tensor],
    masks: Row[Mask],
    row: int,
) -> int:
    """Write this row, for a game that stands before its action; the action, -1 if it is illegal.

    A seat of -1 is whoever is to move.
    """
    seat = seats[row] if seats[row] >= 0 else state[0].to_move
    action = find_action(tables[0], state[0], seen[0], work[0], codes[row], seat, moves[row])
    if row < len(tensors):
        fill_tensor(tables[0], seen[0], tensors[row])
        fill_mask(work[0], masks[row])
    return action


@kernel
def begin(tables: Tables, state: State, stored: Stored) -> None:
    """Deal a stored game."""
    for word in range(len(state.seed)):
        state.seed[word] = stored.seed[word]
    stored.fault = 0
    stored.finished = 0
    new_game(tables, state, stored.players, stored.first_seat)


@kernel
def find_action(
    tables: Tables,
    state: State,
    seen: Observation,
    work: Work,
    code: int,
    seat: int,
    move: Move,
) -> int:
    """The action that a code means now, or -1 if this seat may not do it.

    Writes what the seat may know, the legal actions, and the row of the decision.
    """
    if not is_waited_for(state, seat):
        return -1
    state.to_move = seat  # 8.7: at set-up choices may come in any order
    action = number_of(state, code)
    observe(tables, state, seat, seen)
    move.options = legal_actions(tables, seen, work)
    if action < 0 or action >= 64 * len(work.legal) or not is_legal(work, action):
        return -1
    move.seat = seat
    move.phase = state.phase
    move.turn = state.turn
    move.action = action
    return action


@kernel
def is_waited_for(state: State, seat: int) -> bool:
    """Whether this seat may act now."""
    if seat < 0 or seat >= state.players or state.phase == OVER:
        return False
    if state.phase == SETUP:
        return state.choice[seat] == 0
    return state.to_move == seat


@kernel
def number_of(state: State, code: int) -> int:
    """The number of the action that a code means now, or -1 where the market has no such card."""
    if code >= 0:
        return code
    card, slot = (-1 - code) % KINDS, (-1 - code) // KINDS
    for place in range(len(state.market)):
        if state.market[place] == card and (slot == 0 or slot == place + 1):
            return place
    return -1


@kernel
def finish(
    tables: Row[Tables],
    state: Row[State],
    work: Row[Work],
    stored: Row[Stored],
    game: Row[Played],
    moves: Row[Move],
) -> None:
    """Write the result of a game, and into its decisions what it was worth to their seats."""
    if state[0].phase != OVER or stored[0].fault != 0:
        return
    stored[0].finished = 1
    settle(tables[0], state[0], work[0], game[0])
    for row in range(len(moves)):
        seat = moves[row].seat
        moves[row].reward = reward(game[0].winners, state[0].players, seat)
        moves[row].points = game[0].totals[seat]
