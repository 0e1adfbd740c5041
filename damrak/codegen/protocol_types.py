"""Writes protocol.ts: the types and constants of the server's protocol for the client."""

from __future__ import annotations

import json
import re
from typing import get_args

from damrak.codegen.game_types import game_structs
from damrak.codegen.struct_types import Writer, reached, structs_in
from damrak.codegen.text import constant, head
from damrak.server import listing, protocol
from damrak.server.web import socket
from damrak.server.web.schema import definitions

OUT = ("ServerMessage", "TableCreated", "TableList", "ServerInfo")
# Alternatives that have a name of their own.
NAMED = ("Colour", "Level", "Phase", "SeatKind", "UndoKind", "Kind", "By", "Clock", "SeatPlan")
CLOSED = {
    "unreadable": socket.UNREADABLE,
    "shut_out": socket.SHUT_OUT,
    "silent": socket.SILENT,
    "outdated": socket.OUTDATED,
    "too_much": socket.TOO_MUCH,
}


def client_types() -> str:
    """The whole file."""
    known = definitions()
    named = {name: _choices(name) for name in NAMED}
    sent = reached(known, OUT)
    structs = structs_in(protocol, listing)
    writer = Writer(known, structs, sent, named)
    shared = known.keys() & game_structs().keys()
    aliases = [f"export type {name} = {' | '.join(parts)};\n" for name, parts in named.items()]
    body = "\n".join(
        [*aliases, *(writer.declaration(name) for name in known if name not in shared)]
    )
    imported = [name for name in ("Card", *sorted(shared)) if re.search(rf"\b{name}\b", body)]
    return _head(imported) + body


def _head(imported: list[str]) -> str:
    constants = [
        constant("PROTOCOL_VERSION", protocol.PROTOCOL_VERSION),
        constant("EMBLEMS", protocol.EMBLEMS, "The colours of the seats and the emblem of each."),
        constant("LEVELS", get_args(protocol.Level), "Bots for people, the weakest first."),
        constant("MAX_CHAT", _limit("Chat", "text"), "Letters of a message."),
        constant("CLOSED", CLOSED, "Why the server closed a socket."),
    ]
    return (
        head("protocol")
        + f'import type {{ {", ".join(imported)} }} from "./game.ts";\n\n'
        + "".join(constants)
        + "\n"
    )


def _limit(name: str, key: str) -> int:
    return int(definitions()[name]["properties"][key]["maxLength"])


def _choices(name: str) -> list[str]:
    """The alternatives that a name of NAMED stands for, in TypeScript."""
    parts: tuple[type, ...] = get_args(getattr(protocol, name))
    return [json.dumps(part) if isinstance(part, str) else part.__name__ for part in parts]
