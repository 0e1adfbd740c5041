"""The tables of an export, declared once: docs/data.md and every exported folder show them."""

from __future__ import annotations

from collections.abc import Iterable

from damrak import __version__
from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.compile.records import Field
from damrak.data.kernels.replay import MOVE_FIELDS
from damrak.game.catalogue import catalogue
from damrak.i18n.json_types import JsonObject
from damrak.rules.tensor import tensor_size, tensor_slices

FORMAT = 1  # of these tables; a change of a column's name, type or meaning gets a new number
TEXT = "text"
GAMES_TABLE = (
    Field("game", "i8", "", "its row in this table, from 0"),
    Field("file", TEXT, "", "the record, as it was named to the command"),
    Field("board", TEXT, "", "the id of the board"),
    Field("rules", "i2", "", "the version of the rules"),
    Field("seed", TEXT, "", "64 hexadecimal digits that all chance follows from"),
    Field("players", "i1", "", "2, 3 or 4"),
    Field("names", TEXT, "seat", "who sat there: a bot or a person; empty where nobody did"),
    Field("first_seat", "i1", "", "who began"),
    Field("moves", "i4", "", "how many decisions"),
    Field("turns", "i2", "", "how many turns"),
    Field("finished", "?", "", "whether it was played to its end; if not, all below is 0"),
    Field("end", TEXT, "", "`carts` (7.1), `passes` (8.4), or empty"),
    Field("won", "?", "seat", "whether the seat won; several may share a victory"),
    Field("totals", "i2", "seat", "final points"),
    Field("routes", "i2", "seat", "of these, points for routes"),
    Field("contracts", "i2", "seat", "points for contracts"),
    Field("merchandise", "i2", "seat", "points for merchandise"),
    Field("completed", "i2", "seat", "completed contracts"),
)
OBSERVATION_COLUMNS = (
    Field("observation", "i1", "number", "what the seat knew, as the environments show it"),
    Field("mask", "u1", "action", "1 for each action that was legal"),
)
CHANCE_COLUMNS = (
    Field("chances", "f4", "seat", "each seat's chance before the move, by the judge; sum 1"),
    Field("regret", "f4", "", "how much more the best action was worth to the seat"),
)
MOVES_TABLE = (*MOVE_FIELDS, *OBSERVATION_COLUMNS, *CHANCE_COLUMNS)


def sizes(board: Board) -> dict[str, int]:
    """The sizes that shapes of columns name."""
    return {"seat": SEATS, "number": tensor_size(board), "action": action_count(board)}


def moves_columns(*, observations: bool, chances: bool) -> tuple[Field, ...]:
    """The columns of `moves` with what was asked for."""
    seen = OBSERVATION_COLUMNS if observations else ()
    return (*MOVE_FIELDS, *seen, *(CHANCE_COLUMNS if chances else ()))


def described(board: Board, columns: Iterable[Field]) -> JsonObject:
    """What a reader needs beside the tables: columns, actions, parts of the observation."""
    made = catalogue(board)
    words = [f"draw market {slot + 1}" for slot in range(made.slots)]
    return {
        "format": FORMAT,
        "damrak": __version__,
        "board": {"id": board.id, "hash": board.hash},
        "sizes": sizes(board),
        "tables": {"games": _rows(GAMES_TABLE), "moves": _rows(columns)},
        "actions": [*words, *(str(action) for action in made.actions.values())],
        "observation": [part._asdict() for part in tensor_slices(board)],
    }


def _rows(columns: Iterable[Field]) -> list[JsonObject]:
    return [
        {"name": each.name, "type": each.type, "shape": each.shape, "meaning": each.meaning}
        for each in columns
    ]
