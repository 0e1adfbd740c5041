"""Tables without a server, and fixed tokens, for tests."""

from __future__ import annotations

import hashlib
import itertools
import random
from functools import cache

import msgspec
import pytest

from damrak.board import Board
from damrak.game.catalogue import amsterdam
from damrak.game.errors import GameError
from damrak.i18n.json_types import Json, JsonObject
from damrak.server import protocol
from damrak.server.protocol import AnyCommand, CreateTable, TableSettings, Update
from damrak.server.tables.commands import action_number, carry_out, play_for_seat
from damrak.server.tables.creation import new_table
from damrak.server.tables.log import AnyEntry, decode_entry, encode_entry
from damrak.server.tables.state import Moment
from damrak.server.tables.table import Table, Who
from damrak.server.tables.updates import encode, shared, update_for

CODE = "TABLE234"
OWNER, INVITE = "owner-0123456789abcdef", "guest-0123456789abcdef"
_ids = itertools.count()


@cache
def village() -> Board:
    return Board.shipped("village")


def boards() -> dict[str, Board]:
    return {"amsterdam": amsterdam(), "village": village()}


def token_of(name: object) -> str:
    return hashlib.sha256(str(name).encode()).hexdigest()[:32]


def promise_of(share: str) -> str:
    """What is promised of a share of the seed."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()


def new_id() -> str:
    return f"command-{next(_ids)}"


def plan_of(seat: int, kind: str) -> JsonObject:
    if kind == "person":
        return {"kind": "person", "name": f"Person {seat}", "token": token_of(seat)}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "level": kind}


def creation(*kinds: str, **settings: Json) -> CreateTable:
    content = {
        "owner": OWNER,
        "invite": INVITE,
        "seats": [plan_of(seat, kind) for seat, kind in enumerate(kinds)],
        "settings": settings,
    }
    return msgspec.convert(content, CreateTable)


class LocalTable:
    """A table with a clock that the test sets."""

    def __init__(self, *kinds: str, seed: int = 1, **settings: Json) -> None:
        self.now, self.seed = 1_000_000, seed
        self.absent: frozenset[int] = frozenset()
        made = new_table(creation(*kinds, **settings), self.moment(), boards())
        self.table = Table.load(boards(), CODE, [made])

    @classmethod
    def of(cls, entries: list[AnyEntry], now: int) -> LocalTable:
        """The table of a log, at this time."""
        local = cls("open", "open")
        local.now, local.table = now, Table.load(boards(), CODE, entries)
        return local

    def moment(self) -> Moment:
        seed = hashlib.sha256(str(self.seed).encode()).hexdigest()
        return Moment(self.now, seed, self.absent)

    def send(self, command: AnyCommand, *tokens: str) -> list[AnyEntry]:
        who = self.table.who(tokens)
        return carry_out(self.table, command, who, self.moment())

    def do(
        self, kind: str, seat: int | None = None, *tokens: str, **fields: Json
    ) -> list[AnyEntry]:
        """Give a command by its name; without tokens as the holder of the seat."""
        named = {} if seat is None else {"seat": seat}
        content = {"type": kind, "id": new_id(), **named, **fields}
        command = msgspec.convert(content, protocol.AnyCommand)
        return self.send(command, *(tokens or (token_of(seat),)))

    def play(self, seat: int, action: int | str) -> list[AnyEntry]:
        """Play for a seat, a bot's too."""
        if self.table.player_of(seat) is not None:
            number, turn = action_number(self.table, seat, action), self.table.turn_of(seat)
            return play_for_seat(self.table, seat, turn, number, "bot", self.now)
        return self.do("play", seat, turn=self.table.turn_of(seat), action=action)

    def start(self) -> LocalTable:
        for seat, chair in enumerate(self.table.chairs):
            if chair.kind == "person":
                self.do("ready", seat, ready=True)
        self.do("start", None, OWNER)
        return self

    def begin(self) -> LocalTable:
        """Start, and let everybody keep both contracts."""
        self.start()
        for seat in list(self.table.waiting_for()):
            self.play(seat, "keep both")
        return self

    def update(self, *seats: int, since: int = 0) -> Update:
        """An update, which is sent as the same bytes whether it is made of parts or not."""
        who, nobody = Who(False, frozenset(seats), True), frozenset[int]()
        update = update_for(self.table, who, since, shared(self.table, nobody, self.now))
        common = shared(self.table, nobody, self.now, is_text=True)
        assert encode(update_for(self.table, who, since, common)) == encode(update)
        return update

    def play_out(self, chance: random.Random) -> None:
        game = self.table.game
        assert game is not None
        while self.table.state.phase == "playing":
            seat = self.table.waiting_for()[0]
            self.play(seat, chance.choice(game.legal_numbers(seat)))

    def holder_of(self, seat: int) -> int:
        """The number that the person in a seat had at first; seats rotate."""
        return int(self.table.chairs[seat].name.removeprefix("Person "))

    def reloaded(self) -> Table:
        """The table loaded from its stored log."""
        stored = [decode_entry(encode_entry(entry)) for entry in self.table.log]
        return Table.load(boards(), CODE, stored)


def settings(**fields: Json) -> TableSettings:
    return msgspec.convert(fields, TableSettings)


def refused(
    key: str, local: LocalTable, kind: str, seat: int | None, *tokens: str, **fields: object
) -> None:
    """The command is refused for this reason, and nothing has changed."""
    before = msgspec.msgpack.encode(local.table.snapshot())
    with pytest.raises(GameError) as caught:
        local.do(kind, seat, *tokens, **fields)
    assert caught.value.key == key
    assert msgspec.msgpack.encode(local.table.snapshot()) == before
