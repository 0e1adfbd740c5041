"""The JSON schema of the protocol, generated from its types."""

from __future__ import annotations

import json

import msgspec

from damrak.i18n.json_types import JsonObject
from damrak.server import listing, protocol

# The types from which all others are reached.
ROOTS: JsonObject = {
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
    "AnyCommand": protocol.AnyCommand,
    "CreateTable": protocol.CreateTable,
    "TableCreated": listing.TableCreated,
    "TableList": listing.TableList,
    "QrRequest": listing.QrRequest,
    "ServerInfo": listing.ServerInfo,
}


def definitions(prefix: str = "#/$defs/") -> JsonObject:
    """Every type of the protocol by name; unions under the names of ROOTS."""
    schemas, components = msgspec.json.schema_components(
        ROOTS.values(), ref_template=prefix + "{name}"
    )
    unions = {
        name: schema for name, schema in zip(ROOTS, schemas, strict=True) if "$ref" not in schema
    }
    return dict(sorted({**components, **unions}.items()))


def schema() -> JsonObject:
    """The whole protocol as one JSON schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Damrak",
        "version": protocol.PROTOCOL_VERSION,
        "$defs": definitions(),
    }


def schema_text() -> str:
    """The text of docs/protocol.schema.json."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"
