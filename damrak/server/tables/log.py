"""The log of a table: what happened, in order. Everything else is computed from it.

It holds secrets (seeds, drawn cards, hashes of tokens) and never leaves the server.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from damrak.game.events import Event
from damrak.server.protocol import By, Colour, Level, SeatKind, TableSettings


class Chair(Struct, kw_only=True, omit_defaults=True):
    """A seat and who sits in it; `token` is the hash of its holder's token."""

    colour: Colour
    name: str = ""
    token: str | None = None
    level: Level | None = None
    ready: bool = False
    substituted: bool = False
    resigned: bool = False
    muted: bool = False
    promise: str | None = None  # of a share of the seed
    share: str | None = None  # the share itself, once it is revealed
    left_ms: int = 0
    said: list[int] = []

    @property
    def kind(self) -> SeatKind:
        if self.level is not None:
            return "bot"
        return "person" if self.token is not None else "open"

    @property
    def is_absent(self) -> bool:
        """Whether a bot plays for the person who sits here."""
        return self.substituted or self.resigned


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", gc=False):
    """One thing that happened; `by` and `id` name the sender and the command behind it."""

    at: int
    id: str = ""
    by: str = ""


class Created(Entry, frozen=True, kw_only=True, tag="created"):
    """The table was made."""

    settings: TableSettings
    chairs: tuple[Chair, ...]
    owner: str
    invite: str
    seed: str


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    seat: int
    name: str
    colour: Colour
    token: str


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    seat: int


class Dressed(Entry, frozen=True, kw_only=True, tag="dressed"):
    seat: int
    name: str
    colour: Colour


class MadeReady(Entry, frozen=True, kw_only=True, tag="ready"):
    seat: int
    ready: bool


class Arranged(Entry, frozen=True, kw_only=True, tag="arranged"):
    seat: int
    level: Level | None


class Configured(Entry, frozen=True, kw_only=True, tag="configured"):
    settings: TableSettings


class Invited(Entry, frozen=True, kw_only=True, tag="invited"):
    invite: str


class Promised(Entry, frozen=True, kw_only=True, tag="promised"):
    seat: int
    promise: str


class Revealed(Entry, frozen=True, kw_only=True, tag="revealed"):
    seat: int
    share: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    rules: int


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """An action with its full outcome, hidden cards included; `chosen` says who chose.

    `sweeps` is missing in entries that were stored before it was noted.
    """

    seat: int
    action: int
    chosen: By
    event: Event | None = None
    sweeps: int = 0


class UndoAsked(Entry, frozen=True, kw_only=True, tag="undo-asked"):
    seat: int


class UndoAgreed(Entry, frozen=True, kw_only=True, tag="undo-agreed"):
    seat: int


class UndoRefused(Entry, frozen=True, kw_only=True, tag="undo-refused"):
    seat: int


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    seat: int
    count: int


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    seat: int


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    seat: int


class Substituted(Entry, frozen=True, kw_only=True, tag="substituted"):
    seat: int


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    seat: int


class Rematched(Entry, frozen=True, kw_only=True, tag="rematch"):
    seat: int
    seed: str


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    seat: int
    text: str


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    seat: int


class Unmuted(Entry, frozen=True, kw_only=True, tag="unmuted"):
    seat: int


class Offered(Entry, frozen=True, kw_only=True, tag="offered"):
    """A link for another device was made; `token` is the hash of its secret."""

    seat: int
    token: str
    until: int


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    seat: int
    token: str


class Woken(Entry, frozen=True, kw_only=True, tag="woken"):
    """A server works again after a break: the clock of the seat to move restarts."""


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table was closed, by its owner or the operator of the server; nobody may change it."""


AnyEntry: TypeAlias = (
    Created
    | Seated
    | Left
    | Dressed
    | MadeReady
    | Arranged
    | Configured
    | Invited
    | Promised
    | Revealed
    | Started
    | Played
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Paused
    | Resumed
    | Resigned
    | Substituted
    | Returned
    | Rematched
    | Said
    | Muted
    | Unmuted
    | Offered
    | Moved
    | Woken
    | Closed
)

encode_entry = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode_entry(data: bytes) -> AnyEntry:
    """An entry from its stored bytes."""
    entry: AnyEntry = _decoder.decode(data)
    return entry
