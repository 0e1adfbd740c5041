"""The database: tables, connections that are checked to be durable, and migrations."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from damrak.i18n.extras import MissingExtra
from damrak.server.errors import RefusedError

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False, unique=True),
    sa.Column("phase", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("snapshot", sa.LargeBinary, nullable=True),
    sa.Index("tables_listed", "listed", "updated"),
)


def _code_of_table() -> sa.Column[str]:
    """The key column of rows that are deleted with their table."""
    owner = sa.ForeignKey("tables.code", ondelete="CASCADE")
    return sa.Column("code", sa.String(8), owner, primary_key=True)


LOG = sa.Table(
    "log",
    METADATA,
    _code_of_table(),
    sa.Column("sequence", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
RECORDS = sa.Table(
    "records",
    METADATA,
    _code_of_table(),
    sa.Column("game", sa.Integer, primary_key=True),
    sa.Column("finished", sa.BigInteger, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
# Which seats are connected to which server process; see live/peers.py.
PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
# Since when servers have run without a break; see live/peers.py.
SERVICE = sa.Table(
    "service",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
# What operators did with `damrak admin`; servers read it every second (live/orders.py).
AUDIT = sa.Table(
    "audit",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("actor", sa.String(64), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("code", sa.String(8), nullable=False),
    sa.Column("detail", sa.String(200), nullable=False),
)
# Networks and hashes of tokens that are refused for a time.
BANS = sa.Table(
    "bans",
    METADATA,
    sa.Column("banned", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

MIGRATIONS = Path(__file__).parent / "migrations"
HEAD = "0004"  # the newest of them
BROKEN = "broken"  # the phase of a table that `damrak admin repair` has set apart
START_LOCK = 0x64616D72616B  # lets one process at a time migrate the database
DURABLE = ("on", "remote_apply", "remote_write", "local")  # of PostgreSQL's synchronous_commit
# Seconds to connect and to answer, after which a database counts as failed.
TIMEOUTS = {"timeout": 10, "command_timeout": 30}


def failures() -> tuple[type[Exception], ...]:
    """The exceptions of a failing database; asyncpg's own are not always wrapped."""
    # It takes 0.1 s to load: only with PostgreSQL.
    asyncpg: ModuleType | None = sys.modules.get("asyncpg")
    own = (asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else ()
    return (SQLAlchemyError, OSError, *own)


def cause_of(error: BaseException | None) -> str:
    """Why a database failed, for the log: a type and the database's own code, no text."""
    found = getattr(error, "orig", None) or error
    found = getattr(found, "__cause__", None) or found  # the drivers' own, under a wrapper
    code = getattr(found, "sqlite_errorname", None) or getattr(found, "sqlstate", None)
    return f"{type(found).__name__} {code}" if code else type(found).__name__


def database_url(given: str) -> URL:
    """The address of a database: `postgresql://...`, `sqlite:///...` or the path of a file."""
    try:
        url = make_url(given if "://" in given else f"sqlite:///{Path(given).expanduser()}")
    except ArgumentError as error:
        raise RefusedError("database-url", url=given) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    kind = url.get_backend_name()
    if kind not in drivers or (kind == "sqlite" and url.database in (None, "", ":memory:")):
        raise RefusedError("database-url", url=url.render_as_string())
    return url.set(drivername=drivers[kind])


def open_engine(url: URL) -> AsyncEngine:
    """An engine whose connections are set and checked to store durably (R1)."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, pool_size=4, max_overflow=4)
        event.listen(engine.sync_engine, "connect", _make_sqlite_durable)
        return engine
    try:
        engine = create_async_engine(
            url, pool_size=6, max_overflow=4, pool_pre_ping=True, connect_args=TIMEOUTS
        )
    except ImportError as error:
        raise MissingExtra("asyncpg") from error
    event.listen(engine.sync_engine, "connect", _make_postgresql_durable)
    return engine


def open_sqlite_writer(url: URL) -> sa.Engine:
    """An engine for the thread that writes to an SQLite file; as durable as `open_engine`."""
    engine = sa.create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
    event.listen(engine, "connect", _make_sqlite_durable)
    return engine


def _make_sqlite_durable(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    found = [_ask(cursor, f"PRAGMA {name}") for name in ("journal_mode", "synchronous")]
    cursor.close()
    if found != ["wal", "2"]:
        connection.close()
        raise RefusedError("database-not-durable", found=", ".join(found))


def _make_postgresql_durable(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    found = [_ask(cursor, f"SHOW {name}") for name in ("synchronous_commit", "fsync")]
    cursor.close()
    connection.rollback()  # SHOW has begun a transaction
    if found[0] not in DURABLE or found[1] != "on":
        connection.close()
        raise RefusedError("database-not-durable", found=", ".join(found))


def _ask(cursor: Any, question: str) -> str:
    cursor.execute(question)
    return str(cursor.fetchone()[0])


async def prepare(engine: AsyncEngine) -> None:
    """Bring the database up to date; raises a RefusedError with the reason if it cannot be used."""
    url = engine.url
    if url.get_backend_name() == "sqlite":
        _make_folder(Path(url.database or ""))
    try:
        async with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":
                lock = sa.func.pg_advisory_xact_lock(START_LOCK)
                await connection.execute(sa.select(lock))
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_migrate)
    except failures() as error:
        reason = str(getattr(error, "orig", None) or error)
        raise RefusedError(
            "database-unusable", url=url.render_as_string(), reason=reason
        ) from error


@contextmanager
def hold_database(database: str) -> Iterator[None]:
    """Hold an SQLite file for one server, until the end of the block; refused if one has it.

    Two servers on one file would each let bots and clocks play. It does not hinder backups.
    """
    url = database_url(database)
    if url.get_backend_name() != "sqlite" or sys.platform == "win32":
        yield
        return
    import fcntl

    file = Path(url.database or "")
    _make_folder(file)
    with os.fdopen(os.open(f"{file}.lock", os.O_CREAT | os.O_RDWR, 0o600)) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise RefusedError("database-in-use", url=str(file)) from error
        yield


async def check_database(database: str) -> None:
    """Bring a database up to date, or refuse it, before the server starts."""
    engine = open_engine(database_url(database))
    try:
        await prepare(engine)
    finally:
        await engine.dispose()


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # it holds seeds, names and chat
    except OSError as error:
        reason = error.strerror or str(error)
        raise RefusedError("database-unusable", url=str(file), reason=reason) from error


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found if found is None else str(found)


def _migrate(connection: sa.Connection, version: str = HEAD) -> None:
    from alembic import command  # takes 0.1 s, which most starts do not need
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:  # an unknown revision: of a newer version
        url = connection.engine.url.render_as_string()
        raise RefusedError("database-newer", url=url) from error
