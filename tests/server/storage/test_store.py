"""R1 and the store: durable connections, groups, conflicts, migrations, clear refusals."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from damrak.server.errors import RefusedError
from damrak.server.live.registry import Registry
from damrak.server.storage.database import (
    HEAD,
    LOG,
    METADATA,
    MIGRATIONS,
    TABLES,
    database_url,
    open_engine,
    prepare,
)
from damrak.server.storage.store import ROWS, Conflict, Header, Job, Store
from damrak.server.tables.log import Said
from tests.server.local import boards, creation
from tests.server.remote import settings_in


def job(code: str, first: int, *texts: str, new: bool = False) -> Job:
    entries = [Said(at=1, seat=0, text=text) for text in texts]
    header = Header("lobby", False, 1, b"{}")
    return Job(code, first, entries, header, owner=f"owner of {code}" if new else None)


async def open_store(path: Path) -> Store:
    engine = open_engine(database_url(str(path)))
    await prepare(engine)
    store = Store(engine)
    store.start()
    return store


async def texts(store: Store, code: str) -> list[str]:
    found = await store.load(code)
    assert found is not None
    return [entry.text for entry in found[0] if isinstance(entry, Said)]


async def test_every_connection_is_durable(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    async with store.engine.connect() as one, store.engine.connect() as two:
        for connection in (one, two):
            for name, value in (("journal_mode", "wal"), ("synchronous", 2)):
                found = await connection.exec_driver_sql(f"PRAGMA {name}")
                assert found.scalar() == value
    await store.stop()


async def test_a_database_that_does_not_store_durably_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(cursor: Any, question: str) -> str:
        cursor.execute("PRAGMA synchronous=NORMAL")
        cursor.execute(question)
        return str(cursor.fetchone()[0])

    monkeypatch.setattr("damrak.server.storage.database._ask", ask)
    engine = open_engine(database_url(str(tmp_path / "games.db")))
    with pytest.raises(RefusedError) as caught:
        await prepare(engine)
    assert caught.value.key == "database-not-durable"
    await engine.dispose()


@pytest.mark.parametrize("rows", [7, ROWS])  # of one statement
async def test_what_waits_is_committed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    monkeypatch.setattr("damrak.server.storage.store.ROWS", rows)

    store = await open_store(tmp_path / "games.db")
    codes = [f"TABLE{number:03}" for number in range(100)]
    await asyncio.gather(*(store.append(job(code, 1, "a", new=True)) for code in codes))
    await asyncio.gather(*(store.append(job(code, 2, "b", "c")) for code in codes))
    assert store.take_commits() < 10
    for code in codes:
        assert await texts(store, code) == ["a", "b", "c"]
    await store.stop()


async def test_one_writer_wins_and_the_others_in_its_group_are_stored(tmp_path: Path) -> None:
    first = await open_store(tmp_path / "games.db")
    second = await open_store(tmp_path / "games.db")
    for code in ("AAAAAAAA", "BBBBBBBB"):
        await first.append(job(code, 1, "first", new=True))
    await first.append(job("AAAAAAAA", 2, "of the first"))
    answers = await asyncio.gather(
        second.append(job("AAAAAAAA", 2, "of the second")),
        second.append(job("BBBBBBBB", 2, "undisturbed")),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Conflict)
    assert answers[1] is None
    assert await texts(first, "AAAAAAAA") == ["first", "of the first"]
    assert await texts(first, "BBBBBBBB") == ["first", "undisturbed"]
    await first.stop()
    await second.stop()


async def test_nothing_is_stored_for_a_deleted_table(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    for code in ("AAAAAAAA", "BBBBBBBB"):
        await store.append(job(code, 1, "first", new=True))
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(TABLES).where(TABLES.c.code == "AAAAAAAA"))
    answers = await asyncio.gather(
        store.append(job("AAAAAAAA", 2, "too late")),
        store.append(job("BBBBBBBB", 2, "undisturbed")),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Conflict)
    assert answers[1] is None
    async with store.engine.connect() as connection:
        codes = (await connection.execute(sa.select(LOG.c.code).distinct())).scalars().all()
    assert codes == ["BBBBBBBB"]
    await store.stop()


async def test_a_table_is_made_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "games.db")
    registry = Registry(store, settings_in(tmp_path), boards())
    codes = await asyncio.gather(*(registry.create(creation("open", "open")) for _ in range(5)))
    assert len(set(codes)) == 1
    await registry.stop()


async def test_the_migrations_make_the_tables_that_the_code_reads(tmp_path: Path) -> None:
    engine = open_engine(database_url(str(tmp_path / "games.db")))
    await prepare(engine)
    await prepare(engine)  # a second start changes nothing
    async with engine.connect() as connection:
        found = await connection.run_sync(lambda c: sa.inspect(c).get_table_names())
        assert set(found) == {*METADATA.tables, "alembic_version"}
        for name, table in METADATA.tables.items():
            columns = await connection.run_sync(
                lambda c, name=name: sa.inspect(c).get_columns(name)  # type: ignore[misc]
            )
            assert [c["name"] for c in columns] == [c.name for c in table.columns]
    await engine.dispose()


def test_the_newest_version_is_the_one_the_code_expects() -> None:
    found = {file.stem.lstrip("v")[:4] for file in (MIGRATIONS / "versions").glob("*0*.py")}
    assert max(found) == HEAD


async def test_what_cannot_be_used_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def refused(address: str) -> str:
        try:
            engine = open_engine(database_url(address))
        except RefusedError as refusal:
            return refusal.key
        try:
            await prepare(engine)
        except RefusedError as refusal:
            return refusal.key if str(refusal) else "no words"
        finally:
            await engine.dispose()
        return ""

    newer = tmp_path / "newer.db"
    assert await refused(str(newer)) == ""
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert await refused(str(newer)) == "database-newer"
    (tmp_path / "file").write_text("no folder")
    assert await refused(str(tmp_path / "file" / "games.db")) == "database-unusable"
    (tmp_path / "junk.db").write_bytes(b"this is no database at all" * 100)
    assert await refused(str(tmp_path / "junk.db")) == "database-unusable"
    assert await refused(str(tmp_path)) == "database-unusable"
    assert await refused("mysql://somewhere/games") == "database-url"
    assert await refused("sqlite://") == "database-url"
    assert await refused("://") == "database-url"
    nowhere = "postgresql://nobody:secret@127.0.0.1:1/games"
    assert await refused(nowhere) == "database-unusable"
