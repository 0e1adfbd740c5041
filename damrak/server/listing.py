"""What only the HTTP API says: a table made, tables listed, a link drawn, the server itself."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from damrak.server.protocol import Phase, SeatInfo, TableSettings


class TableCreated(Struct, frozen=True, kw_only=True):
    """The code by which a table is found; its tokens are those that the client sent."""

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
    """Listed tables, the last changed first; `before` asks for those after the last one."""

    tables: tuple[TableSummary, ...]
    before: int | None


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A link of this server to be drawn as a QR code; in a body, for it may carry a secret."""

    link: Annotated[str, Meta(min_length=1, max_length=512)]


class ServerInfo(Struct, frozen=True, kw_only=True):
    """What this server speaks and plays."""

    name: str
    server: str
    version: int
    rules: int
    boards: tuple[str, ...]
    levels: tuple[str, ...]
