"""Every setting of the server, from flags, the environment and a file.

A flag (`--set bot_delay_ms=0`) overrides the environment (`DAMRAK_BOT_DELAY_MS=0`), which
overrides the TOML file (`bot_delay_ms = 0`), which overrides the default.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from damrak.server.errors import RefusedError

PREFIX = "DAMRAK_"
OWNER_LETTERS = 22  # of the owner's token, at least
LISTS = ("hosts", "origins", "proxies", "metrics_from")


def default_database() -> str:
    """A file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "damrak" / "damrak.db")


def _about(text: str, **limits: Any) -> Meta:
    return Meta(description=text, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. Lists are written with commas in flags and in the environment."""

    host: Annotated[str, _about("the address to listen at; 0.0.0.0 for all")] = "127.0.0.1"
    port: Annotated[int, _about("the port to listen at; 0 for a free one", ge=0, le=65535)] = 8642
    database: Annotated[
        str, _about("a file for SQLite, or postgresql://user:password@host/name")
    ] = msgspec.field(default_factory=default_database)
    hosts: Annotated[
        tuple[str, ...], _about("host names that the server answers to; none: any")
    ] = ()
    origins: Annotated[
        tuple[str, ...], _about("other sites whose pages may use the API: https://play.example.org")
    ] = ()
    proxies: Annotated[
        tuple[str, ...], _about("addresses of proxies whose X-Forwarded-For is trusted")
    ] = ("127.0.0.1", "::1")
    metrics_from: Annotated[tuple[str, ...], _about("addresses that may read /metrics")] = (
        "127.0.0.1",
        "::1",
    )
    owner_token: Annotated[
        str, _about("the password of /owner, 22 letters or more; empty: there is no such page")
    ] = ""
    web: Annotated[str, _about("the folder of the built web client; empty: the package's own")] = ""
    log_level: Annotated[str, _about("debug, info, warning or error")] = "info"
    log_addresses: Annotated[
        Literal["full", "network", "none"],
        _about("what logs keep of clients' addresses: full, network (/24, or /48 of IPv6), none"),
    ] = "network"
    bot_delay_ms: Annotated[
        int, _about("milliseconds that a bot waits before it acts, so that people can follow", ge=0)
    ] = 700
    warm_up: Annotated[bool, _about("compile all bots before the first table is served")] = True
    bot_threads: Annotated[
        int, _about("bots that think at the same time; 0: one less than the cores", ge=0)
    ] = 0
    absent_seconds: Annotated[
        int, _about("seconds that a player is away before a bot may take over", ge=0)
    ] = 30
    idle_seconds: Annotated[int, _about("seconds that an unused table stays in memory", ge=1)] = 600
    message_bytes: Annotated[int, _about("the longest message of a socket", ge=512)] = 8192
    messages: Annotated[
        int,
        _about("messages that a socket may send in `message_seconds`; twice as many frames", ge=1),
    ] = 50
    message_seconds: Annotated[int, _about("the seconds in which `messages` are counted", ge=1)] = (
        20
    )
    hello_seconds: Annotated[
        int, _about("seconds after which a socket without a `hello` is closed", ge=1)
    ] = 5
    seat_sockets: Annotated[int, _about("open sockets of one seat", ge=1)] = 8
    connections: Annotated[
        int, _about("open connections; fewer where the system allows fewer open files", ge=1)
    ] = 10_000
    address_connections: Annotated[
        int, _about("open connections of one address; those of proxies are not counted", ge=1)
    ] = 256
    address_sockets: Annotated[
        int, _about("open sockets of one address; players may have more", ge=1)
    ] = 64
    address_tables: Annotated[int, _about("new tables of one address in an hour", ge=1)] = 30
    address_requests: Annotated[
        int, _about("requests of one address in a minute, pages not counted", ge=1)
    ] = 1200
    address_bots: Annotated[
        int, _about("bots of one address that may wait in line to think", ge=1)
    ] = 32
    body_bytes: Annotated[int, _about("the longest body of a request", ge=512)] = 65536
    header_seconds: Annotated[
        int, _about("seconds that the head of a request may take, and its body", ge=1)
    ] = 30
    stall_seconds: Annotated[
        int, _about("seconds after which a socket that does not read is closed", ge=1)
    ] = 30


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings of a server; raises a RefusedError that names a wrong one."""
    given: dict[str, object] = dict(_read_file(file)) if file else {}
    for name in Settings.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            given[name] = _parts(name, value)
        if (flag := flags.get(name)) is not None:
            given[name] = _parts(name, flag)
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise RefusedError("settings", reason=str(error)) from error
    if 0 < len(settings.owner_token) < OWNER_LETTERS:
        raise RefusedError("settings", reason=f"owner_token: {OWNER_LETTERS}")
    return settings


def _parts(name: str, value: object) -> object:
    """The parts of a list that is written with commas; other values as they are."""
    if name in LISTS and isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RefusedError("settings-file", file=str(file), reason=reason) from error
