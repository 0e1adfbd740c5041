"""Every setting of the server, in one place: flags, environment and file all set these.

A flag `--bot-delay-ms 0` comes before the environment `DAMRAK_BOT_DELAY_MS=0`, that before
`bot_delay_ms = 0` in the TOML file, and that before the default.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from damrak.server.errors import Refusal

PREFIX = "DAMRAK_"
LISTS = ("hosts", "origins", "proxies", "metrics_from")


def default_database() -> str:
    """A file in the user's own folder of data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "damrak" / "damrak.db")


def _about(words: str, **limits: Any) -> Meta:
    return Meta(description=words, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a server runs. Lists are written with commas in flags and in the environment."""

    host: Annotated[str, _about("the address to listen at; 0.0.0.0 for all")] = "127.0.0.1"
    port: Annotated[int, _about("the port to listen at; 0 for a free one", ge=0, le=65535)] = 8642
    database: Annotated[
        str, _about("a file for SQLite, or postgresql://user:password@host/name")
    ] = msgspec.field(default_factory=default_database)
    hosts: Annotated[
        tuple[str, ...], _about("names under which the server may be called; none: any")
    ] = ()
    origins: Annotated[
        tuple[str, ...], _about("pages from elsewhere that may use it: https://play.example.org")
    ] = ()
    proxies: Annotated[
        tuple[str, ...], _about("addresses of proxies whose X-Forwarded-For is believed")
    ] = ("127.0.0.1", "::1")
    metrics_from: Annotated[tuple[str, ...], _about("addresses that may read /metrics")] = (
        "127.0.0.1",
        "::1",
    )
    web: Annotated[str, _about("the folder of the built web client; empty: the package's own")] = ""
    log_level: Annotated[str, _about("debug, info, warning or error")] = "info"
    bot_delay_ms: Annotated[
        int, _about("how long a bot waits before it acts, so that people can follow", ge=0)
    ] = 700
    warm_up: Annotated[bool, _about("compile all bots before the first guest comes")] = True
    bot_threads: Annotated[int, _about("bots that think at the same time; 0: by cores", ge=0)] = 0
    absent_seconds: Annotated[
        int, _about("how long a player is away before a bot may play on", ge=0)
    ] = 30
    idle_seconds: Annotated[
        int, _about("how long a table that nobody looks at stays in memory", ge=1)
    ] = 600
    message_bytes: Annotated[int, _about("the longest message at a socket", ge=512)] = 8192
    messages: Annotated[int, _about("messages a socket may send in message_seconds", ge=1)] = 50
    message_seconds: Annotated[int, _about("see messages", ge=1)] = 20
    seat_sockets: Annotated[int, _about("sockets that may hold one seat", ge=1)] = 8
    address_sockets: Annotated[int, _about("sockets from one address", ge=1)] = 64
    address_tables: Annotated[int, _about("new tables an hour from one address", ge=1)] = 30
    address_requests: Annotated[int, _about("requests a minute from one address", ge=1)] = 1200
    body_bytes: Annotated[int, _about("the longest body of a request", ge=512)] = 65536
    header_seconds: Annotated[int, _about("how long a request's head may take", ge=1)] = 30
    stall_seconds: Annotated[int, _about("how long a client may not read", ge=1)] = 30


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """The settings of a server; raises a Refusal that names what is wrong."""
    given: dict[str, object] = dict(_read_file(file)) if file else {}
    for name in Settings.__struct_fields__:
        if (value := environment.get(PREFIX + name.upper())) is not None:
            given[name] = _parts(name, value)
        if (flag := flags.get(name)) is not None:
            given[name] = _parts(name, flag)
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("settings", reason=str(error)) from error


def _parts(name: str, value: object) -> object:
    """A list where a list is wanted."""
    if name in LISTS and isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def _read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("settings-file", file=str(file), reason=reason) from error
