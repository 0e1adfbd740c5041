"""Types of the HTTP API alone: created tables, lists of tables, QR codes, the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from damrak.server.protocol import Phase, SeatInfo, TableSettings


class TableCreated(Struct, frozen=True, kw_only=True):
    """The code of a new table; its tokens are those that the client sent."""

    code: str


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in the list. `totals` are the points of a finished game by seat."""

    code: str
    phase: Phase
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    created: int
    updated: int
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None


class TableList(Struct, frozen=True, kw_only=True):
    """Listed tables, the last changed first; the value of `before` asks for the next ones."""

    tables: tuple[TableSummary, ...]
    before: int | None


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A link to this server to be drawn as a QR code; in a body, since it may hold a secret."""

    link: Annotated[str, Meta(min_length=1, max_length=512)]


class ServerInfo(Struct, frozen=True, kw_only=True):
    """The version of the server, the protocol and the rules, and its boards and levels."""

    name: str
    server: str
    version: int
    rules: int
    boards: tuple[str, ...]
    levels: tuple[str, ...]
