"""Who may give which command, and under which name the log keeps the sender."""

from __future__ import annotations

import sys
from enum import Enum
from typing import NamedTuple, assert_never

from damrak.i18n.json_types import JsonObject
from damrak.server import protocol
from damrak.server.errors import RefusedError
from damrak.server.protocol import AnyCommand, SeatCommand
from damrak.server.tables.state import Moment
from damrak.server.tables.table import SENDER, Table, Who
from damrak.server.tables.tokens import hash_token, holds


class Giver(Enum):
    """Who may give a command; the words are those of docs/server.md."""

    GUEST = "anybody who may watch"
    HOLDER = "the holder of `seat`"
    OWNER = "the owner"
    OWNER_OR_SEATED = "the owner, or a seat's holder"
    LINK = "whoever has the link"


GIVERS: dict[type, Giver] = {
    protocol.Take: Giver.GUEST,
    protocol.Leave: Giver.HOLDER,
    protocol.Dress: Giver.HOLDER,
    protocol.Ready: Giver.HOLDER,
    protocol.Arrange: Giver.OWNER,
    protocol.Configure: Giver.OWNER,
    protocol.Invite: Giver.OWNER,
    protocol.Close: Giver.OWNER,
    protocol.Promise: Giver.HOLDER,
    protocol.Reveal: Giver.HOLDER,
    protocol.Start: Giver.OWNER_OR_SEATED,
    protocol.Play: Giver.HOLDER,
    protocol.Undo: Giver.HOLDER,
    protocol.Consent: Giver.HOLDER,
    protocol.Pause: Giver.HOLDER,
    protocol.Resign: Giver.HOLDER,
    protocol.Substitute: Giver.HOLDER,
    protocol.Return: Giver.HOLDER,
    protocol.Rematch: Giver.HOLDER,
    protocol.Chat: Giver.HOLDER,
    protocol.Mute: Giver.OWNER,
    protocol.Offer: Giver.HOLDER,
    protocol.Accept: Giver.LINK,
}


class Call(NamedTuple):
    """A command with everything it needs: the table, who sent it, and the moment."""

    table: Table
    command: AnyCommand
    who: Who
    moment: Moment

    @property
    def entry_fields(self) -> JsonObject:
        """The fields that every log entry of this command has."""
        at = max(self.moment.now, self.table.state.updated)
        return {"at": at, "id": self.command.id, "by": sender(self)}


def authorise(call: Call) -> None:
    """Refuse a command that the sender's tokens do not allow."""
    if not _may(call, GIVERS[type(call.command)]):
        raise RefusedError("not-allowed" if call.who.guest else "no-table", code=call.table.code)


def _may(call: Call, giver: Giver) -> bool:
    command, who = call.command, call.who
    match giver:
        case Giver.GUEST:
            return who.guest
        case Giver.HOLDER:
            return isinstance(command, SeatCommand) and command.seat in who.seats
        case Giver.OWNER:
            return who.owner
        case Giver.OWNER_OR_SEATED:
            return who.owner or bool(who.seats)
        case Giver.LINK:
            return isinstance(command, protocol.Accept) and _has_link(call, command)
        case _:
            assert_never(giver)


def _has_link(call: Call, command: protocol.Accept) -> bool:
    """Whether the link is open, or was used before with the same new token."""
    token = hash_token(command.token)
    used = any(holds(chair.token, [token]) for chair in call.table.chairs)
    return used or linked_seat(call, command.offer) is not None


def linked_seat(call: Call, offer: str) -> int | None:
    """The seat that the secret of an open link gives access to."""
    given = [hash_token(offer)]
    good = [link for link in call.table.state.links if link.until > call.moment.now]
    return next((link.seat for link in good if holds(link.token, given)), None)


def sender(call: Call) -> str:
    """The name under which the log keeps who sent a command; it survives rotated seats."""
    command, chairs = call.command, call.table.chairs
    is_holder = GIVERS[type(command)] is Giver.HOLDER
    if isinstance(command, protocol.Take | protocol.Accept):
        token = hash_token(command.token)
    elif isinstance(command, SeatCommand) and is_holder and command.seat < len(chairs):
        token = chairs[command.seat].token or ""
    else:
        token = call.who.hashes[0] if call.who.hashes else ""
    return sys.intern(token[:SENDER])  # one string for all entries of the log
