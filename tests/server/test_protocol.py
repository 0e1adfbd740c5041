"""The protocol's types, and the files that are generated from them."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from damrak.bots import LEVELS
from damrak.codegen.protocol_types import OUT
from damrak.codegen.struct_types import reached
from damrak.i18n.json_types import JsonObject
from damrak.server import protocol
from damrak.server.web.schema import definitions, schema_text

ROOT = Path(__file__).parent.parent.parent
TOKEN = "0123456789abcdefABCDEF"
COMMANDS = get_args(protocol.AnyCommand)


def test_the_schema_in_the_repository_is_that_of_these_types() -> None:
    """Mend it with `damrak build protocol`."""
    schema = ROOT / "docs" / "protocol.schema.json"
    assert schema.read_text(encoding="utf-8") == schema_text()


def test_the_levels_are_those_of_the_bots() -> None:
    assert get_args(protocol.Level) == tuple(LEVELS)
    assert tuple(protocol.EMBLEMS) == get_args(protocol.Colour)


def fields_sent() -> dict[str, list[str]]:
    known = definitions()
    sent = reached(known, OUT)
    return {name: list(known[name].get("properties", ())) for name in sent}


def test_no_outgoing_type_has_a_field_for_a_secret() -> None:
    """R17: no token; a seed only in the proof of a finished game; the deck only as a number."""
    for name, fields in fields_sent().items():
        assert not [field for field in fields if "token" in field or field == "invite"], name
        assert "seed" not in fields or name == "Proof"
        assert "shuffled" not in fields
        assert "hand" not in fields or name == "View"  # the viewer's own
    assert definitions()["View"]["properties"]["deck"] == {"type": "integer"}
    assert definitions()["SeatView"]["properties"]["cards"] == {"type": "integer"}


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__struct_config__.tag)
def test_incoming_messages_are_decoded_strictly(kind: type[Struct]) -> None:
    given: JsonObject = {
        "id": "a-client-id",
        "seat": 1,
        "name": "Anna",
        "token": TOKEN,
        "offer": TOKEN,
        "turn": 3,
        "action": "draw deck",
        "ready": True,
        "agree": True,
        "paused": False,
        "muted": True,
        "target": 2,
        "text": "Hello",
        "settings": {},
        "promise": "0f" * 32,
        "share": "a5" * 32,
    }
    tag = kind.__struct_config__.tag
    message = {"type": tag, **{key: given[key] for key in kind.__struct_fields__ if key in given}}
    read = msgspec.convert(message, protocol.ClientMessage)
    assert type(read) is kind
    wrong = [{**message, "more": 1}, {**message, "id": "short"}, {**message, "id": 1}]
    wrong += [{**message, "seat": seat} for seat in (-1, 4, "1", 1.5, None) if "seat" in message]
    wrong += [{**message, "token": "0123456789abcdefABCDE"}] if "token" in message else []
    for bad in wrong:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, protocol.ClientMessage)
