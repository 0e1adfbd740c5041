"""R40: damage to one table harms no other, is found, and is mended or set apart."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from pathlib import Path

import pytest

from damrak.server.storage.store import read_snapshot
from tests.cli.conftest import Command, damrak
from tests.server.remote import RemoteTable, bearer, run, serving, settings_in

__all__ = ["damrak"]  # the fixture
FLIP = (
    "UPDATE tables SET snapshot = "
    "CAST(substr(snapshot, 1, 60) || X'00' || substr(snapshot, 62) AS BLOB)"
)
DAMAGE = {
    "a snapshot that cannot be read": ("UPDATE tables SET snapshot = X'83a1'", "snapshot"),
    "a changed byte of a snapshot": (FLIP, "snapshot"),
    "no snapshot at all": ("UPDATE tables SET snapshot = X''", "snapshot"),
    "a row of the list": ("UPDATE tables SET summary = '{'", "list"),
    "a phase": ("UPDATE tables SET phase = 'lobby'", "list"),
    "a record": ("UPDATE records SET record = 'x'", "records"),
    "a lost record": ("DELETE FROM records", "records"),
    "an entry that cannot be read": ("UPDATE log SET entry = '{' WHERE sequence = 9", "log"),
    "a lost entry": ("DELETE FROM log WHERE sequence = 9", "log"),
    "a changed action": (
        "UPDATE log SET entry = replace(entry, '\"action\":', '\"action\":1') WHERE sequence > 9",
        "log",
    ),
}


def execute(file: Path, statement: str, code: str) -> None:
    """Change the rows of one table."""
    ending = " AND" if "WHERE" in statement else " WHERE"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(f"{statement}{ending} code = ?", (code,)).rowcount > 0


class Evening:
    """A database with a finished game that will be damaged, and another table."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.file = folder, folder / "games.db"
        self.tables: list[RemoteTable] = []

    async def play(self) -> None:
        async with serving(settings_in(self.folder, messages=10_000)) as server:
            self.tables = [await server.create("person", "person", listed=True) for _ in range(2)]
            await self.tables[0].start()
            async with self.tables[0].socket(*self.tables[0].tokens) as socket:
                await socket.play(lambda legal: legal[0])

    async def look(self) -> tuple[int, int, int]:
        """The status of the damaged table, of its record, and of the other table."""
        async with serving(settings_in(self.folder)) as server:
            listed = await server.client.get("/api/tables")
            assert self.tables[1].code in listed.text
            damaged, other = self.tables
            paths = (f"{damaged.code}", f"{damaged.code}/games/1/record", other.code)
            held = bearer(damaged.invite, other.invite)
            found = [
                (await server.client.get(f"/api/tables/{path}", headers=held)).status_code
                for path in paths
            ]
            return found[0], found[1], found[2]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    made = Evening(tmp_path_factory.mktemp("evening"))
    run(made.play())
    return made


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_found_and_mended_or_set_apart(
    damrak: Command,
    evening: Evening,
    tmp_path: Path,
    what: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Others play on in any case; a damaged snapshot hinders nobody even before the repair."""
    copy, (statement, part) = Evening(tmp_path), DAMAGE[what]
    copy.tables = evening.tables
    with contextlib.closing(sqlite3.connect(evening.file)) as source:
        source.execute("VACUUM INTO ?", (str(copy.file),))
    database = ("--database", str(copy.file))
    assert damrak("admin", "check", *database)[0] == 0
    if what == "a changed action":  # which a snapshot after it would hide until the check
        execute(copy.file, "UPDATE tables SET snapshot = NULL", copy.tables[0].code)
    execute(copy.file, statement, copy.tables[0].code)
    run(visit(copy, part))
    capsys.readouterr()  # the server's log
    status, out, _ = damrak("admin", "check", *database, "--json")
    assert status == 1
    assert [(each["code"], each["part"]) for each in json.loads(out)] == [
        (copy.tables[0].code, part)
    ]
    assert damrak("admin", "repair", *database)[0] == 0
    assert damrak("admin", "check", *database)[0] == 0
    run(visit_after(copy, part))
    capsys.readouterr()
    (act,) = json.loads(damrak("admin", "audit", *database, "--json")[1])
    assert act["what"] == ("set-apart" if part == "log" else "mend")


async def visit(evening: Evening, part: str) -> None:
    table, _, other = await evening.look() if part != "list" else (200, 200, 200)
    assert (table, other) == (409 if part == "log" else 200, 200)


async def visit_after(evening: Evening, part: str) -> None:
    assert await evening.look() == ((409, 409, 200) if part == "log" else (200, 200, 200))


def test_snapshots_of_earlier_versions_can_be_read(evening: Evening) -> None:
    """They have no checksum."""
    with contextlib.closing(sqlite3.connect(evening.file)) as connection:
        rows = connection.execute("SELECT snapshot FROM tables WHERE snapshot NOT NULL").fetchall()
    (data,) = rows[0]
    assert read_snapshot(data[9:]) == read_snapshot(data) is not None
