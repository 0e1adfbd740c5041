"""The games of an arena in a SQLite file: one row a game, and what they were played with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from damrak.arena.kernels.match import GAME
from damrak.arena.match import Games
from damrak.arena.settings import ArenaError, Settings

FORMAT = "1"
KEY = ("deal", "line_up", "rotation")
CHUNK = 10_000  # rows read at a time
MEMORY = ":memory:"


def _columns() -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """For each column its name, and where in a GAME it stands: field and place."""
    for field in GAME.names or ():
        size = int(np.prod(GAME[field].shape))
        if GAME[field].shape:
            yield from ((f"{field}_{place + 1}", field, (place,)) for place in range(size))
        else:
            yield field, field, ()


COLUMNS = tuple(_columns())


class Store:
    """A file of games, or games in memory. Only the process that opened it writes."""

    def __init__(self, path: Path | None, settings: Settings) -> None:
        self.path = path
        described = {"format": FORMAT, **settings.described()}
        try:
            self._base = sqlite3.connect(MEMORY if path is None else path)
            self._create()
            known = dict(self._base.execute("SELECT key, value FROM settings"))
            if not known:
                with self._base:
                    self._base.executemany("INSERT INTO settings VALUES (?, ?)", described.items())
        except sqlite3.Error as error:
            raise ArenaError("arena-file", file=str(path), reason=str(error)) from error
        for key, value in described.items():
            if known and known.get(key) != value:
                found = str(known.get(key))
                raise ArenaError("arena-other", file=str(path), key=key, found=found, now=value)

    def add(self, games: Games) -> None:
        """Keep these games, all of them or none; one that is there already stays as it is."""
        columns = [games[field][(..., *place)].tolist() for _, field, place in COLUMNS]
        marks = ", ".join("?" * len(COLUMNS))
        with self._base:
            self._base.executemany(
                f"INSERT OR IGNORE INTO games VALUES ({marks})",  # noqa: S608 - only marks
                zip(*columns, strict=True),
            )

    def games(self) -> Games:
        """Every game, by deal, line-up and rotation."""
        order = ", ".join(KEY)
        rows = self._base.execute(f"SELECT * FROM games ORDER BY {order}")  # noqa: S608 - our names
        parts = [np.zeros(0, GAME)]
        while chunk := rows.fetchmany(CHUNK):
            parts.append(_from_rows(chunk))
        return np.concatenate(parts)

    def tables(self) -> list[tuple[int, int]]:
        """The deal and line-up of every table that has been played."""
        return self._base.execute("SELECT DISTINCT deal, line_up FROM games").fetchall()

    def close(self) -> None:
        self._base.close()

    def _create(self) -> None:
        kinds = {"f": "REAL", "i": "INTEGER"}
        columns = ", ".join(
            f"{name} {kinds[GAME[field].base.kind]} NOT NULL" for name, field, _ in COLUMNS
        )
        key = ", ".join(KEY)
        with self._base:
            self._base.execute("CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value)")
            self._base.execute(
                f"CREATE TABLE IF NOT EXISTS games ({columns}, PRIMARY KEY ({key})) WITHOUT ROWID"
            )


def _from_rows(rows: list[tuple[float, ...]]) -> Games:
    numbers = np.array(rows, np.float64)  # whole numbers up to 2**53 come through unharmed
    games = np.zeros(len(rows), GAME)
    for column, (_, field, place) in enumerate(COLUMNS):
        games[field][(..., *place)] = numbers[:, column]
    return games
