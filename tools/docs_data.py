"""The tables of docs/data.md: the columns of an export and of an arena's file."""

from __future__ import annotations

from collections.abc import Callable

from damrak.arena.kernels.play import GAME_FIELDS
from damrak.arena.store import COLUMNS, KEY, SETTINGS
from damrak.compile.records import field_table
from damrak.compile.records import markdown_table as table
from damrak.data.making import GAME_FIELDS as DATA_SET_FIELDS
from damrak.data.schema import GAMES_TABLE, MOVES_TABLE, sizes
from damrak.game.catalogue import amsterdam


def size_table() -> str:
    """The sizes that shapes name, on the Amsterdam board."""
    return table(("size", "on the Amsterdam board"), sizes(amsterdam()).items())


def arena_table() -> str:
    """The columns of `games` in an arena's file, those of a seat in one row."""
    names: dict[str, list[str]] = {}
    for column, field, _ in COLUMNS:
        names.setdefault(field, []).append(f"`{column}`")
    rows = [
        (", ".join(names[field.name]), "REAL" if "f" in field.type else "INTEGER", field.meaning)
        for field in GAME_FIELDS
    ]
    return table(("column", "type", "meaning"), rows) + f"\n\nThe key is {', '.join(KEY)}."


def settings_table() -> str:
    """The rows of `settings` in an arena's file."""
    return table(("key", "value"), [(f"`{key}`", told) for key, told in SETTINGS.items()])


PARTS: dict[str, Callable[[], str]] = {
    "games-table": lambda: field_table(GAMES_TABLE),
    "moves-table": lambda: field_table(MOVES_TABLE),
    "dataset-games": lambda: field_table(DATA_SET_FIELDS),
    "data-sizes": size_table,
    "arena-games": arena_table,
    "arena-settings": settings_table,
}
