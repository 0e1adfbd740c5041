"""What an operator does to single tables and clients; each act is written to the audit log.

A running server reads the audit log every second (live/orders.py) and follows. No row of it holds
a name, a token or what somebody said.
"""

from __future__ import annotations

import getpass
import ipaddress
import secrets
import time
from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from damrak.board import Board
from damrak.i18n.json_types import JsonObject
from damrak.server.bans import ADDRESS, TOKEN, Ban
from damrak.server.errors import RefusedError
from damrak.server.storage.admin import writing
from damrak.server.storage.backup import reading
from damrak.server.storage.database import AUDIT, BANS, LOG, TABLES
from damrak.server.storage.headers import header_of
from damrak.server.tables import log
from damrak.server.tables.log import AnyEntry, decode_entry, encode_entry
from damrak.server.tables.table import Table
from damrak.server.tables.tokens import hash_token
from damrak.server.tables.updates import seat_infos

LINK_HOURS = 24  # how long a link that an operator makes is valid
HOUR_MS = 3_600_000
CHAT_LINES = 50  # that `show` prints
Boards = Mapping[str, Board]


class Act(NamedTuple):
    """One row of the audit log."""

    at: int
    actor: str
    what: str
    code: str
    detail: str


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return int(time.time() * 1000)


# Looking


async def list_tables(engine: AsyncEngine, phase: str | None, limit: int) -> list[JsonObject]:
    """The newest tables: code, phase, whether they are listed, times, and their summary."""
    query = sa.select(TABLES).order_by(TABLES.c.updated.desc()).limit(limit)
    if phase is not None:
        query = query.where(TABLES.c.phase == phase)
    async with reading(engine) as connection:
        rows = (await connection.execute(query)).mappings().all()
    names = ("code", "phase", "listed", "created", "updated")
    return [{name: row[name] for name in names} | {"names": _names(row["summary"])} for row in rows]


def _names(summary: bytes) -> list[str]:
    """The names in a summary; none if it cannot be read."""
    try:
        return [str(seat["name"]) for seat in msgspec.json.decode(summary)["seats"]]
    except (msgspec.DecodeError, LookupError, TypeError):
        return []


async def show(engine: AsyncEngine, boards: Boards, code: str) -> JsonObject:
    """A table as its operator may see it: who sits where and what was said, no card, no token."""
    async with reading(engine) as connection:
        table = await load_table(connection, boards, code)
    state = table.state
    said = [entry for entry in table.log if isinstance(entry, log.Said)][-CHAT_LINES:]
    return {
        "code": code,
        "phase": state.phase,
        "closed": state.closed,
        "game": state.number,
        "created": state.created,
        "updated": state.updated,
        "entries": table.sequence,
        "settings": msgspec.to_builtins(state.settings),
        "seats": msgspec.to_builtins(seat_infos(table, frozenset())),
        "chat": [{"at": entry.at, "seat": entry.seat, "text": entry.text} for entry in said],
    }


async def audit(engine: AsyncEngine, limit: int) -> list[Act]:
    """The newest rows of the audit log, the newest first."""
    query = sa.select(AUDIT).order_by(AUDIT.c.id.desc()).limit(limit)
    async with reading(engine) as connection:
        rows = (await connection.execute(query)).all()
    return [Act(row.at, row.actor, row.what, row.code, row.detail) for row in rows]


async def list_bans(engine: AsyncEngine) -> list[Ban]:
    """What is banned now."""
    query = sa.select(BANS).where(BANS.c.until > now_ms()).order_by(BANS.c.until)
    async with reading(engine) as connection:
        return [Ban(row.banned, row.kind, row.until) for row in await connection.execute(query)]


# Acting


async def close(engine: AsyncEngine, boards: Boards, code: str) -> None:
    """Close a table: everybody may still look at it, nobody may change it."""

    def make(table: Table) -> AnyEntry:
        if table.state.closed:
            raise RefusedError("table-closed")
        return log.Closed(at=max(now_ms(), table.state.updated))

    async with writing(engine) as connection:
        await _add(connection, boards, code, make)
        await note(connection, "close", code)


async def delete(engine: AsyncEngine, code: str) -> None:
    """Remove a table with its log and its records; its viewers are told that there is none."""
    async with writing(engine) as connection:
        gone = await connection.execute(sa.delete(TABLES).where(TABLES.c.code == code))
        if not gone.rowcount:
            raise RefusedError("no-table", code=code)
        await note(connection, "delete", code)


async def link(engine: AsyncEngine, boards: Boards, code: str, seat: int) -> str:
    """Make a link for a seat whose player has lost its token; returns the link's secret."""
    token = secrets.token_urlsafe(24)

    def make(table: Table) -> AnyEntry:
        _person(table, seat)
        at = max(now_ms(), table.state.updated)
        until = at + LINK_HOURS * HOUR_MS
        return log.Offered(seat=seat, token=hash_token(token), until=until, at=at)

    async with writing(engine) as connection:
        await _add(connection, boards, code, make)
        await note(connection, "link", code, f"seat {seat}")
    return token


async def ban_address(engine: AsyncEngine, address: str, hours: int) -> str:
    """Ban an address or a network; returns it as it is kept."""
    try:
        network = str(ipaddress.ip_network(address, strict=False))
    except ValueError as error:
        raise RefusedError("ban-address", address=address) from error
    async with writing(engine) as connection:
        await _ban(connection, Ban(network, ADDRESS, now_ms() + hours * HOUR_MS))
        await note(connection, "ban", "", f"{network} for {hours} h")
    return network


async def ban_seat(engine: AsyncEngine, boards: Boards, code: str, seat: int, hours: int) -> None:
    """Ban the token that holds a seat."""
    async with writing(engine) as connection:
        token = _person(await load_table(connection, boards, code), seat)
        await _ban(connection, Ban(token, TOKEN, now_ms() + hours * HOUR_MS))
        await note(connection, "ban", code, f"the token of seat {seat} for {hours} h")


async def unban(engine: AsyncEngine, banned: str) -> None:
    """Lift a ban: an address, a network, or the start of a token's hash."""
    try:
        found = BANS.c.banned == str(ipaddress.ip_network(banned, strict=False))
    except ValueError:
        found = (BANS.c.kind == TOKEN) & BANS.c.banned.startswith(banned, autoescape=True)
    async with writing(engine) as connection:
        gone = await connection.execute(sa.delete(BANS).where(found))
        if not gone.rowcount:
            raise RefusedError("no-ban", banned=banned)
        await note(connection, "unban", "", banned[:64])


async def note(connection: AsyncConnection, what: str, code: str = "", detail: str = "") -> None:
    """Write a row of the audit log, in the transaction of the act itself."""
    row = {"at": now_ms(), "actor": _actor(), "what": what, "code": code, "detail": detail}
    await connection.execute(sa.insert(AUDIT).values(row))


def _actor() -> str:
    """The user of the system who runs the command."""
    try:
        return getpass.getuser()[:64]
    except (OSError, KeyError):  # a container without a name for its user
        return "unknown"


async def _ban(connection: AsyncConnection, ban: Ban) -> None:
    old = (BANS.c.banned == ban.banned) | (BANS.c.until < now_ms())
    await connection.execute(sa.delete(BANS).where(old))
    await connection.execute(sa.insert(BANS).values(ban._asdict()))


def _person(table: Table, seat: int) -> str:
    """The hash of the token that holds a seat; refused if no person sits there."""
    if seat not in range(len(table.chairs)):
        raise RefusedError("seat", seat=seat, last=len(table.chairs) - 1)
    token = table.chairs[seat].token
    if token is None:
        raise RefusedError("no-person", seat=seat)
    return token


async def load_entries(connection: AsyncConnection, code: str) -> list[AnyEntry]:
    """The log of a table; refused if there is none."""
    query = sa.select(LOG.c.entry).where(LOG.c.code == code).order_by(LOG.c.sequence)
    rows = (await connection.execute(query)).scalars().all()
    if not rows:
        raise RefusedError("no-table", code=code)
    return [decode_entry(row) for row in rows]


async def load_table(connection: AsyncConnection, boards: Boards, code: str) -> Table:
    """A table, replayed from its log."""
    return Table.load(boards, code, await load_entries(connection, code))


async def _add(
    connection: AsyncConnection, boards: Boards, code: str, make: Callable[[Table], AnyEntry]
) -> None:
    """Add an entry to the log of a table; a running server notices that its number is taken."""
    table = await load_table(connection, boards, code)
    entry = table.add(make(table))
    row = {"code": code, "sequence": table.sequence, "entry": encode_entry(entry)}
    await connection.execute(sa.insert(LOG).values(row))
    header = header_of(table)._asdict()
    await connection.execute(sa.update(TABLES).where(TABLES.c.code == code).values(header))
