"""Backups under load (R6), and other tools of an operator."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from damrak.server.errors import RefusedError
from damrak.server.live.start import boards
from damrak.server.storage.admin import check, prune
from damrak.server.storage.backup import back_up, opened
from damrak.server.storage.database import _migrate, check_database, database_url
from damrak.server.web.socket import SHUT_OUT
from tests.cli.conftest import Command, damrak
from tests.server.remote import RemoteTable, closing, run, serving, settings_in

__all__ = ["damrak"]  # the fixture
NAMES = ("tables", "log", "records")


def quiet(_name: str, _count: int) -> None:
    """Report no progress."""


async def checked(file: Path) -> int:
    async with opened(database_url(str(file))) as engine:
        return await check(engine, boards(), quiet)


async def _played(table: RemoteTable, seat: int, chance: random.Random) -> None:
    await table.play_over_http(seat, chance.choice)


async def until_more_is_stored(file: str, entries: int, games: list[asyncio.Task[None]]) -> None:
    """Wait for twenty more log entries, or for the end of all games."""
    while rows_of(file)[1] < entries + 20 and not all(game.done() for game in games):
        await asyncio.sleep(0.02)


async def test_a_backup_under_load_has_whole_games(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, address_requests=1_000_000)
    source, chance = database_url(settings.database), random.Random(3)
    async with serving(settings) as server:
        tables = [await server.create("person", "person", "porter") for _ in range(2)]
        tables.append(await server.create("apprentice", "apprentice"))
        for table in tables:
            await table.start()
        games = [
            asyncio.create_task(_played(table, seat, chance))
            for table in tables[:2]
            for seat in (0, 1)
        ]
        entries = [0]
        while not all(game.done() for game in games):
            file = tmp_path / f"backup-{len(entries)}.db"
            counts = await back_up(source, file, False, quiet)
            assert await checked(file) == counts["tables"] == 3
            entries.append(counts["log"])
            await until_more_is_stored(settings.database, counts["log"], games)
        await asyncio.gather(*games)
        assert entries == sorted(entries)
        assert len(set(entries)) > 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
async def test_nobody_else_may_read_a_database_or_a_backup(tmp_path: Path) -> None:
    """R33: they hold seeds, names and chat."""
    before = os.umask(0)
    try:
        settings = settings_in(tmp_path)
        async with serving(settings) as server:
            await server.create("person", "open")
            await back_up(database_url(settings.database), tmp_path / "backup.db", False, quiet)
            found = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("*.db*")}
    finally:
        os.umask(before)
    assert {"games.db", "games.db-wal", "backup.db"} <= set(found)
    assert set(found.values()) == {0o600}


@pytest.fixture
def games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A database with a finished game and a table before its game."""

    async def work() -> None:
        async with serving(settings_in(tmp_path)) as server:
            await server.create("person", "open")
            table = await server.create("apprentice", "apprentice")
            await table.start()
            async with table.socket(table.invite) as watching:
                await watching.until(lambda update: update["phase"] == "over")

    run(work())
    capsys.readouterr()  # the server's log
    return tmp_path / "games.db"


def test_the_command_backs_up_restores_counts_and_prunes(
    damrak: Command,
    games: Path,
    tmp_path: Path,
) -> None:
    file, again = str(tmp_path / "backup.db"), str(tmp_path / "again.db")
    code, out, _ = damrak("admin", "backup", file, "--database", str(games), "--json")
    told = json.loads(out)
    assert (code, told["tables"], told["records"], told["checked"]) == (0, 2, 1, 2)
    code, out, _ = damrak("admin", "restore", file, "--database", again)
    assert code == 0
    assert "2 tables played again" in out
    figures = json.loads(damrak("admin", "stats", "--database", again, "--json")[1])
    assert figures["entries"] == told["log"]
    assert (figures["lobby"], figures["playing"], figures["over"], figures["games"]) == (1, 0, 1, 1)
    assert "finished games" in damrak("admin", "stats", "--database", again)[1]
    age(again, 100)
    prune = ("admin", "prune", "--database", again, "--json")
    assert json.loads(damrak(*prune, "--dry-run")[1]) == {"tables": 2, "removed": False}
    assert json.loads(damrak(*prune, "--days", "101")[1])["tables"] == 0
    assert json.loads(damrak(*prune)[1]) == {"tables": 2, "removed": True}
    figures = json.loads(damrak("admin", "stats", "--database", again, "--json")[1])
    assert (figures["entries"], figures["games"]) == (0, 0)


def age(file: str, days: int) -> None:
    """Make everything in a database older by so many days."""
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE tables SET updated = updated - ?", (days * 86_400_000,))
        rows = connection.execute("SELECT rowid, entry FROM log").fetchall()
        for row, data in rows:
            entry = json.loads(data)
            entry["at"] -= days * 86_400_000
            connection.execute("UPDATE log SET entry = ? WHERE rowid = ?", (_bytes(entry), row))


def _bytes(entry: object) -> bytes:
    return json.dumps(entry).encode()


async def test_a_pruned_table_is_removed_completely(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    async with serving(settings) as server, opened(database_url(settings.database)) as engine:
        table = await server.create("person", "person")
        await table.do("ready", 0, ready=True)
        async with table.socket(table.tokens[0]) as socket, table.socket(table.invite) as watching:
            for each in (socket, watching):
                await each.get("update")
            age(settings.database, 100)
            assert await prune(engine, 90, unfinished=False, dry=False) == 1
            refused = await table.send({"type": "ready", "seat": 1, "ready": True})
            assert refused.json()["error"]["key"] == "no-table"
            for each in (socket, watching):
                assert await closing(each.connection) == SHUT_OUT
        assert rows_of(settings.database) == [0, 0, 0]


def rows_of(file: str) -> list[int]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        counts = [connection.execute(f"SELECT count(*) FROM {name}") for name in NAMES]  # noqa: S608 - constants
        return [count.fetchone()[0] for count in counts]


async def test_a_table_where_something_happened_is_not_pruned(tmp_path: Path) -> None:
    """Moves do not update the row of a table, so the log counts."""

    settings = settings_in(tmp_path)
    async with serving(settings) as server, opened(database_url(settings.database)) as engine:
        table = await server.create("person", "person")
        await table.start()
        age(settings.database, 100)
        for seat in (0, 1):
            await table.do("play", seat, turn=0, action="keep both")
        for dry in (True, False):
            assert await prune(engine, 90, unfinished=True, dry=dry) == 0
        assert rows_of(settings.database)[0] == 1


def test_refused_commands_say_why(damrak: Command, games: Path, tmp_path: Path) -> None:
    database, other = ("--database", str(games)), tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE something (one)")
    notes = tmp_path / "notes.txt"
    notes.write_text("not a database, not at all, and long enough to be looked at " * 40)
    cases = {
        ("backup", str(other), *database): "is there already",
        ("backup", str(tmp_path / "no" / "file.db"), *database): "there is no folder",
        ("backup", str(tmp_path / "b.db"), "--database", str(tmp_path / "none")): "no database",
        ("restore", str(other), "--database", str(tmp_path / "new.db")): "is not a backup",
        ("restore", str(notes), "--database", str(tmp_path / "new.db")): "cannot be used",
        ("restore", str(tmp_path / "none"), *database): "cannot be read",
        ("restore", str(games), *database): "holds games already",
        ("prune", "--unfinished", "--days", "3", *database): "kept for 30 days",
    }
    for arguments, words in cases.items():
        code, out, err = damrak("admin", *arguments)
        assert (code, out) == (2, ""), arguments
        assert words in err, arguments


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ("DELETE FROM log WHERE sequence = 5", "check-failed"),
        ("DELETE FROM records", "check-failed"),
        ("UPDATE tables SET snapshot = NULL", None),
        ("UPDATE log SET entry = replace(entry, '\"action\":', '\"action\":1')", "check-failed"),
    ],
)
async def test_a_check_finds_what_was_changed(games: Path, change: str, key: str | None) -> None:
    with contextlib.closing(sqlite3.connect(games)) as connection, connection:
        assert connection.execute(change).rowcount > 0
    if key is None:
        assert await checked(games) == 2
        return
    with pytest.raises(RefusedError) as caught:
        await checked(games)
    assert caught.value.key == key


async def test_migrations_keep_every_game(games: Path) -> None:
    """R6: a database of the first version is brought up to date, and all its games replay."""
    old = games.with_name("old.db")
    with sa.create_engine(f"sqlite:///{old}").begin() as connection:
        _migrate(connection, "0001")
    before = rows_of(str(games))
    with contextlib.closing(sqlite3.connect(old)) as filled, filled:
        filled.execute("ATTACH ? AS today", (str(games),))
        for name in NAMES:
            filled.execute(f"INSERT INTO {name} SELECT * FROM today.{name}")  # noqa: S608 - constants
        filled.execute("INSERT INTO log VALUES ('NOTABLE2', 1, '{}')")  # left behind
    await check_database(str(old))
    assert await checked(old) == 2
    assert rows_of(str(old)) == before
