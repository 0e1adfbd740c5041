"""R23: who may give every command and use every path; a command without a row fails."""

from __future__ import annotations

import random
from typing import get_args

import pytest

from damrak.game.errors import GameError
from damrak.i18n.json_types import JsonObject
from damrak.server.protocol import AnyCommand
from damrak.server.web.app import API
from tests.server.local import INVITE, OWNER, LocalTable, promise_of, token_of

WHO = ("owner", "holder", "other seat", "invited", "stranger")
TOKENS = {
    "owner": OWNER,
    "holder": token_of(0),
    "other seat": token_of(1),
    "invited": INVITE,
    "stranger": token_of("stranger"),
}
SEATED = {"holder"}
SHARE = "5a" * 32  # of the seed
# For every command: the moment at which it is given, its fields, and who may give it.
MATRIX: dict[str, tuple[str, JsonObject, set[str]]] = {
    "take": ("lobby", {"seat": 2, "name": "Eva", "token": token_of("Eva")}, {*WHO} - {"stranger"}),
    "leave": ("lobby", {"seat": 0}, SEATED),
    "dress": ("lobby", {"seat": 0, "name": "Anna"}, SEATED),
    "ready": ("lobby", {"seat": 0, "ready": True}, SEATED),
    "arrange": ("lobby", {"seat": 2, "level": "porter"}, {"owner"}),
    "configure": ("lobby", {"settings": {}}, {"owner"}),
    "invite": ("lobby", {"token": token_of("new invitation")}, {"owner"}),
    "close": ("lobby", {}, {"owner"}),
    "promise": ("lobby", {"seat": 0, "promise": promise_of(SHARE)}, SEATED),
    "reveal": ("promised", {"seat": 0, "share": SHARE}, SEATED),
    "start": ("ready", {}, {"owner", "holder", "other seat"}),
    "play": ("setup", {"seat": 0, "turn": 0, "action": "keep both"}, SEATED),
    "undo": ("claimed", {"seat": 0, "turn": "now"}, SEATED),
    "consent": ("asked", {"seat": 0, "turn": "now", "agree": True}, SEATED),
    "pause": ("setup", {"seat": 0, "paused": True}, SEATED),
    "resign": ("setup", {"seat": 0}, SEATED),
    "substitute": ("setup", {"seat": 0, "target": 0}, SEATED),
    "return": ("substituted", {"seat": 0}, SEATED),
    "rematch": ("over", {"seat": 0}, SEATED),
    "chat": ("lobby", {"seat": 0, "text": "hello"}, SEATED),
    "mute": ("lobby", {"seat": 1, "muted": True}, {"owner"}),
    "offer": ("lobby", {"seat": 0, "token": token_of("link")}, SEATED),
    "accept": ("offered", {"offer": token_of("link"), "token": token_of("phone")}, {*WHO}),
}
# For a finished game: what is still possible, and for whom.
AFTER_THE_END = {
    "leave": SEATED,
    "chat": SEATED,
    "rematch": SEATED,
    "offer": SEATED,
    "mute": {"owner"},
    "invite": {"owner"},
}
PATHS = {  # how each path is guarded; web/test_security.py tests it
    "/api/server": "open",
    "/api/tables": "open",
    "/api/tables/{code:str}": "guests",
    "/api/tables/{code:str}/commands": "by command",
    "/api/tables/{code:str}/games/{game:int}/record": "guests",
    "/api/qr": "open",
    "/api/tables/{code:str}/socket": "guests",
}


def at(moment: str) -> LocalTable:
    """A table at the moment at which a command is given."""
    if moment == "lobby":
        return LocalTable("person", "person", "open")
    local = LocalTable("person", "person", first_seat=0)
    if moment == "offered":
        local.do("offer", 0, token=token_of("link"))
        return local
    if moment == "promised":
        local.do("promise", 0, promise=promise_of(SHARE))
    for seat in (0, 1):
        local.do("ready", seat, ready=True)
    if moment in ("ready", "promised"):
        return local
    local.do("start", None, OWNER)
    if moment == "substituted":
        local.do("substitute", 0, target=0)
    if moment in ("setup", "substituted"):
        return local
    for seat in (0, 1):
        local.play(seat, "keep both")
    local.table.started_game()._engine._state["hand"][:, :2] = 2
    if moment in ("claimed", "asked"):
        first = 0 if moment == "claimed" else 1
        if first == 1:
            local.play(0, "draw deck")
            local.play(0, "draw deck")
        local.play(first, claim(local, first))
    if moment == "asked":
        local.play(0, claim(local, 0))
        local.do("undo", 1, turn=local.table.turn_of(1))
    if moment == "over":
        local.play_out(random.Random(1))
    return local


def give(local: LocalTable, kind: str, who: str, fields: JsonObject) -> None:
    others = {name: value for name, value in fields.items() if name != "seat"}
    local.do(kind, fields.get("seat"), TOKENS[who], **others)


def claim(local: LocalTable, seat: int) -> int:
    return next(number for number in local.table.started_game().legal_numbers(seat) if number > 10)


def test_every_command_and_path_has_its_row() -> None:
    assert set(MATRIX) == {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert set(PATHS) == {path for handler in API for path in handler.paths}


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("kind", MATRIX)
def test_who_may_do_what(kind: str, who: str) -> None:
    moment, fields, allowed = MATRIX[kind]
    local = at(moment)
    now = {"turn": local.table.turn_of(0)} if fields.get("turn") == "now" else {}
    before = local.table.sequence
    if who in allowed:
        give(local, kind, who, {**fields, **now})
        assert local.table.sequence > before
    else:
        with pytest.raises(GameError) as caught:
            give(local, kind, who, {**fields, **now})
        assert caught.value.key in ("not-allowed", "no-table")
        assert (caught.value.key == "no-table") == (who == "stranger")
        assert local.table.sequence == before


@pytest.fixture(scope="module")
def finished() -> LocalTable:
    return at("over")


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("kind", sorted(set(MATRIX) - set(AFTER_THE_END)))
def test_a_finished_game_changes_no_more(finished: LocalTable, kind: str, who: str) -> None:
    fields = {**MATRIX[kind][1]}
    if fields.get("turn") == "now":
        fields["turn"] = finished.table.turn_of(0)
    if fields.get("seat") == 2:
        fields["seat"] = 1
    before = finished.table.sequence
    with pytest.raises(GameError):
        give(finished, kind, who, fields)
    assert finished.table.sequence == before


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("kind", AFTER_THE_END)
def test_what_is_left_after_the_end(kind: str, who: str) -> None:
    local = at("over")
    if who in AFTER_THE_END[kind]:
        give(local, kind, who, MATRIX[kind][1])
    else:
        with pytest.raises(GameError):
            give(local, kind, who, MATRIX[kind][1])
