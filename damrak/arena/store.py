"""The games of an arena in a SQLite file: one row for each game, and the settings.

docs/data.md shows the tables. They stay as they are: a change gets a new FORMAT.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from damrak.arena.kernels.play import GAME
from damrak.arena.series import Games
from damrak.arena.settings import ArenaError, Settings
from damrak.i18n.file_errors import reason_of

FORMAT = "1"
KEY = ("deal", "line_up", "rotation")
SETTINGS = {  # the rows of `settings`, all of them texts
    "format": f"of this file: {FORMAT}",
    "bots": "the bots as in a shell command; `bots_1` is a number in this list, from 0",
    "players": "seats at a table",
    "seed": "the number that all cards follow from",
    "board": "the hash of the board",
    "version": "the version of Damrak",
    "code": "a fingerprint of the rules and bots",
    "alone": "`yes` if the first bot sat alone against tables of each other bot, else `no`",
}
CHUNK = 10_000  # rows read at a time
MEMORY = ":memory:"


def _columns() -> Iterator[tuple[str, str, int]]:
    """For each column its name, and where in a GAME it stands: field and seat, or -1 for none."""
    for field in GAME.names or ():
        if GAME[field].shape:
            seats = range(GAME[field].shape[0])
            yield from ((f"{field}_{seat + 1}", field, seat) for seat in seats)
        else:
            yield field, field, -1


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
            if path is not None and not path.parent.is_dir():
                reason = reason_of(FileNotFoundError(), path)
                raise ArenaError("record-unwritable", file=str(path), reason=reason) from error
            raise ArenaError("arena-file", file=str(path), reason=str(error)) from error
        for key, value in described.items():
            if known and known.get(key) != value:
                found = str(known.get(key))
                raise ArenaError("arena-other", file=str(path), what=key, found=found, now=value)

    def add(self, games: Games) -> None:
        """Store these games, all or none; games that are stored already stay as they are."""
        columns = [_column(games, field, seat).tolist() for _, field, seat in COLUMNS]
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


def _column(games: Games, field: str, seat: int) -> np.ndarray:
    return games[field] if seat < 0 else games[field][:, seat]


def _from_rows(rows: list[tuple[float, ...]]) -> Games:
    numbers = np.array(rows, np.float64)  # exact for whole numbers up to 2**53
    games = np.zeros(len(rows), GAME)
    for column, (_, field, seat) in enumerate(COLUMNS):
        _column(games, field, seat)[:] = numbers[:, column]
    return games
