"""Stored games played again, many at once: a row for each game and each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from damrak.arena.kernels.play import GAME
from damrak.board.tables import action_count
from damrak.data.kernels.replay import MOVE, STORED, finish, look, replay_games
from damrak.data.reading import Read
from damrak.game.catalogue import Catalogue
from damrak.game.errors import RecordError
from damrak.game.game import Game
from damrak.game.record import CHANCE, Record
from damrak.game.scoring import Outcome
from damrak.rules import RULES_VERSION
from damrak.rules.layout import NOBODY
from damrak.rules.tensor import mask_dtype, own_numbers, tensor_columns, tensor_dtype

Rows = NDArray[np.void]


@dataclass(frozen=True)
class Batch:
    """Games that were played again. Rows of decisions stand game by game.

    `stored` has their deals, `games` their results (a GAME each), `moves` a MOVE for each
    decision, and `tensors` and `masks` a record for each decision or nothing. `actions` is how
    many actions the board has.
    """

    stored: Rows
    games: Rows
    moves: Rows
    tensors: Rows
    masks: Rows
    columns: NDArray[np.intp] | None  # of the tensors, see `tensor_columns`
    actions: int

    @property
    def observations(self) -> NDArray[np.int8]:
        """The observations as [decision, number]."""
        return own_numbers(self.tensors, self.columns)

    def action_masks(self, actions: int | None = None) -> NDArray[np.uint8]:
        """The masks as [decision, action], for so many actions; else for all of the board."""
        wanted = self.actions if actions is None else actions
        return own_numbers(self.masks, None).view(np.uint8)[:, :wanted]


def empty_batch(board: Catalogue, games: int, moves: int, *, observations: bool) -> Batch:
    """Room for so many games and decisions."""
    seen = moves if observations else 0
    return Batch(
        np.zeros(games, STORED),
        np.zeros(games, GAME),
        np.zeros(moves, MOVE),
        np.zeros(seen, tensor_dtype(board.board)),
        np.zeros(seen, mask_dtype(board.board)),
        tensor_columns(board.board),
        action_count(board.board),
    )


def play_again(
    board: Catalogue,
    stored: Rows,
    codes: NDArray[np.int16],
    seats: NDArray[np.int8],
    *,
    observations: bool = True,
) -> Batch:
    """Play stored games; a game with an illegal action has its number in `fault`."""
    batch = empty_batch(board, len(stored), len(codes), observations=observations)
    batch.stored[:] = stored
    state, seen, work = _buffers(board)
    rows = batch.stored, codes, seats, batch.games, batch.moves, batch.tensors, batch.masks
    replay_games(board.table_array, state, seen, work, *rows)
    return batch


def _buffers(board: Catalogue) -> tuple[Rows, Rows, Rows]:
    state, seen = np.zeros(1, board.state_dtype), np.zeros(1, board.observation_dtype)
    return state, seen, np.zeros(1, board.work_dtype)


def replay_records(board: Catalogue, reads: Sequence[Read], *, observations: bool) -> Batch:
    """Play records again: those of today's rules, all at once."""
    codes = np.array([code for read in reads for code in read.codes], np.int16)
    seats = np.array([seat for read in reads for seat in read.seats], np.int8)
    return play_again(board, _stored(reads), codes, seats, observations=observations)


def is_quick(record: Record) -> bool:
    """Whether kernels can play this record; others are played by earlier rules, step by step."""
    return record.rules == RULES_VERSION and record.chance == CHANCE


def _stored(reads: Sequence[Read]) -> Rows:
    """The deals of records."""
    stored, records = np.zeros(len(reads), STORED), [read.record for read in reads]
    seeds = b"".join(bytes.fromhex(record.seed) for record in records)
    stored["seed"] = np.frombuffer(seeds, "<u4").reshape(-1, 8)
    stored["players"] = [len(record.seats) for record in records]
    stored["first_seat"] = [
        NOBODY if record.first_seat_drawn else record.first_seat for record in records
    ]
    stored["moves"] = [len(record.actions) for record in records]
    return stored


def replay_slowly(board: Catalogue, read: Read, *, observations: bool) -> Batch:
    """Play a record of earlier rules again, through `Game`; raises GameError if it is wrong."""
    batch = empty_batch(board, 1, len(read.codes), observations=observations)
    codes, seats = np.array(read.codes, np.int16), np.array(read.seats, np.int8)
    state, seen, work = _buffers(board)
    given = board.table_array, state, seen, work
    game = Game.replay(read.record, 0)
    for row, event in enumerate(read.record.actions):
        _load(state, game)
        look(*given, codes, seats, batch.moves, batch.tensors, batch.masks, row)
        batch.moves["move"][row] = row
        batch.games["moves"][0, event.seat] += 1
        game.play(event.action, seat=event.seat)
    _load(state, game)
    finish(board.table_array, state, work, batch.stored, batch.games, batch.moves)
    return batch


def _load(state: Rows, game: Game) -> None:
    state.view(np.uint8)[:] = np.frombuffer(game.position(), np.uint8)


def check_result(read: Read, batch: Batch, row: int) -> None:
    """Raise RecordError unless the game of this row went as its record says."""
    name, result = read.name, read.record.result
    fault, finished = int(batch.stored["fault"][row]), bool(batch.stored["finished"][row])
    if fault:
        raise RecordError("record-illegal", file=name, number=fault)
    if finished != (result is not None):
        raise RecordError("record-end", file=name)
    if result is not None and not _is_result(result, batch.games[row]):
        raise RecordError("record-totals", file=name)


def _is_result(result: Outcome, game: np.void) -> bool:
    totals = [score.total for score in result.scores]
    won = sum(1 << seat for seat in result.winners)
    same = totals == game["totals"][: len(totals)].tolist()
    return same and won == int(game["winners"])
