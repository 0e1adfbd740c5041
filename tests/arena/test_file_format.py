"""The SQLite file of an arena keeps its tables: others read them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from damrak.arena.arena import play_arena
from damrak.arena.store import FORMAT, SETTINGS, Store
from tests.arena.fakes import settings_of

SEATED = ("bots", "seconds", "totals", "routes", "contracts", "merchandise", "completed")
COLUMNS = [
    *("deal", "line_up", "rotation"),
    *(f"{name}_{seat}" for name in (*SEATED, "moves", "faults") for seat in (1, 2, 3, 4)),
    *("turns", "first", "winners", "reason"),
]


def test_format_1_has_these_tables(tmp_path: Path) -> None:
    """Who must change this list changes FORMAT, too."""
    settings, file = settings_of("greedy", "random"), tmp_path / "arena.sqlite"
    store = Store(file, settings)
    list(play_arena(settings, store, 1))
    store.close()
    assert FORMAT == "1"
    with sqlite3.connect(file) as base:
        tables = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        assert {name for (name,) in tables} == {"games", "settings"}
        described = base.execute("PRAGMA table_info(games)").fetchall()
        assert [name for _, name, *_ in described] == COLUMNS
        kinds = {name: (kind, empty, key) for _, name, kind, empty, _, key in described}
        keys = {name: place for name, (*_, place) in kinds.items() if place}
        assert keys == {"deal": 1, "line_up": 2, "rotation": 3}
        reals = {name for name, (kind, *_) in kinds.items() if kind == "REAL"}
        assert reals == {f"seconds_{seat}" for seat in (1, 2, 3, 4)}
        assert all(kind in ("REAL", "INTEGER") and full for kind, full, _ in kinds.values())
        rows = base.execute("SELECT * FROM games ORDER BY rotation").fetchall()
        assert [row[:3] for row in rows] == [(0, 0, 0), (0, 0, 1)]
        known = dict(base.execute("SELECT key, value FROM settings"))
    base.close()
    assert list(known) == list(SETTINGS)
    assert (known["format"], known["bots"], known["alone"]) == ("1", "greedy random", "no")
    assert (known["players"], known["seed"]) == ("2", "5")
