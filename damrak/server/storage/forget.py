"""Removes a person's traces: their name and what they said, from all tables and records.

Games stay as they were played. Logs, records and lists are written again without the name, and
records get new checksums, so that they stay valid.
"""

from __future__ import annotations

import sqlalchemy as sa
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damrak.server.storage.admin import writing
from damrak.server.storage.database import LOG, RECORDS, TABLES
from damrak.server.storage.headers import header_of
from damrak.server.storage.operator import Boards, load_entries, note
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry, Chair, encode_entry
from damrak.server.tables.table import Table

NOBODY = "—"  # in place of a name
NOTHING = "…"  # in place of what was said


async def forget(engine: AsyncEngine, boards: Boards, name: str) -> int:
    """Remove everybody who used this name, under all their names; returns how many tables."""
    async with engine.connect() as connection:
        codes = list((await connection.execute(sa.select(TABLES.c.code))).scalars())
    count = 0
    for code in codes:
        async with writing(engine) as connection:
            if await _forget_at(connection, boards, code, name):
                await note(connection, "forget", code)
                count += 1
    return count


async def _forget_at(connection: AsyncConnection, boards: Boards, code: str, name: str) -> bool:
    entries = await load_entries(connection, code)
    tokens = _tokens_of(entries, boards, code, name)
    if not tokens:
        return False
    cleaned, table = Table(boards), Table(boards)
    for number, entry in enumerate(entries, start=1):
        clean = _clean(entry, table, tokens)
        cleaned.add(clean, code)
        table.add(entry, code)
        if clean != entry:
            mine = (LOG.c.code == code) & (LOG.c.sequence == number)
            row = {"entry": encode_entry(clean)}
            await connection.execute(sa.update(LOG).where(mine).values(row))
    await _write_again(connection, cleaned)
    return True


async def _write_again(connection: AsyncConnection, table: Table) -> None:
    """The row of a table and its records, made from its log; the snapshot is made anew later."""
    mine = TABLES.c.code == table.code
    header = header_of(table)._asdict() | {"snapshot": None}
    await connection.execute(sa.update(TABLES).where(mine).values(header))
    games = sa.select(RECORDS.c.game).where(RECORDS.c.code == table.code).order_by(RECORDS.c.game)
    numbers = (await connection.execute(games)).scalars().all()
    for game, record in zip(numbers, table.records, strict=True):
        this = (RECORDS.c.code == table.code) & (RECORDS.c.game == game)
        values = {"record": record.encode()}
        await connection.execute(sa.update(RECORDS).where(this).values(values))


def _tokens_of(entries: list[AnyEntry], boards: Boards, code: str, name: str) -> set[str]:
    """The hashes of all tokens of the people who used a name at a table."""
    table, found, moved = Table(boards), set[str](), list[tuple[str, str]]()
    for entry in entries:
        before = table.chairs[entry.seat].token if isinstance(entry, log.Moved) else None
        table.add(entry, code)
        if isinstance(entry, log.Moved):
            moved.append((before or "", entry.token))
        found |= {chair.token for chair in table.chairs if chair.name == name and chair.token}
    for before, after in moved:  # another device of the same person
        if {before, after} & found:
            found |= {before, after}
    for before, after in reversed(moved):
        if {before, after} & found:
            found |= {before, after}
    return found - {""}


def _clean(entry: AnyEntry, table: Table, tokens: set[str]) -> AnyEntry:
    """An entry without the names and words of these people; `table` is as it was before it."""
    if isinstance(entry, log.Created):
        return replace(entry, chairs=tuple(_clean_chair(chair, tokens) for chair in entry.chairs))
    if isinstance(entry, log.Seated):
        return replace(entry, name=NOBODY) if entry.token in tokens else entry
    if isinstance(entry, log.Dressed | log.Said) and table.chairs[entry.seat].token in tokens:
        if isinstance(entry, log.Said):
            return replace(entry, text=NOTHING)
        return replace(entry, name=NOBODY)
    return entry


def _clean_chair(chair: Chair, tokens: set[str]) -> Chair:
    return replace(chair, name=NOBODY) if chair.token in tokens else chair
