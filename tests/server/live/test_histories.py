"""R9: whatever players do and whatever fails, everybody sees a prefix of their view of the log."""

from __future__ import annotations

import random

import msgspec

from damrak.game.errors import GameError
from damrak.i18n.json_types import JsonObject
from damrak.server.live.room import Room, Viewer
from damrak.server.tables.log import AnyEntry, decode_entry, encode_entry
from damrak.server.tables.table import Table
from damrak.server.tables.updates import happened, seen_count
from tests.server.local import CODE, INVITE, OWNER, LocalTable, boards, token_of
from tests.server.scale import number

STEPS = (60,) * 19 + (400,)  # sometimes to the end and into another game
PLAYERS = ("person", "person", "person", "porter")


class Observer:
    """A viewer with some of the tokens, who reads sometimes and reconnects sometimes."""

    def __init__(self, room: Room, *tokens: str) -> None:
        self.room, self.tokens = room, (*tokens, INVITE)
        self.seen: list[JsonObject] = []
        self.start = 0  # how many things happened in games before the first one that it sees
        self.seats: list[int] = []
        self.viewer = Viewer(self.tokens, 0)
        self.room.viewers.add(self.viewer)

    def come_back(self, room: Room, table: Table) -> None:
        """Reconnect, maybe to another server, and continue after the last thing seen."""
        self.room.viewers.discard(self.viewer)
        self.room, self.viewer = room, Viewer(self.tokens, self.start + len(self.seen))
        self.viewer.who = table.who(self.tokens)
        if sorted(self.viewer.who.seats) != self.seats:
            self.seen, self.viewer.sent = [], 0  # other seats have another view
        self.viewer.sent = min(self.viewer.sent, seen_count(table, self.viewer.who.seats))
        self.room.viewers.add(self.viewer)

    def read(self) -> None:
        """Read the waiting update; it continues the last one, unless the seats have changed."""
        data = self.viewer.take()
        if data is None:
            return
        update = msgspec.json.decode(data)
        if update["seats_held"] != self.seats:
            self.seats, self.seen = update["seats_held"], []
        for entry in update["happened"]:
            if not self.seen:
                self.start = entry["number"] - 1
                assert entry["kind"] in ("created", "rematch")  # the beginning of a game
            assert entry["number"] == self.start + len(self.seen) + 1
            self.seen.append(entry)
        assert update["sequence"] == self.start + len(self.seen)

    def check(self, table: Table) -> None:
        seats = frozenset(self.seats)
        after = happened(table, seats, self.start + 1)  # 0 would ask for the last game only
        whole = msgspec.json.decode(msgspec.json.encode(after))
        assert self.seen[1:] == whole[: len(self.seen[1:])]


class History:
    """A table, its stored log and its viewers."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        clock = self.chance.choice(({"kind": "none"}, {"kind": "move", "seconds": 60}))
        count = self.chance.choice((2, 3, 4))
        self.local = LocalTable(*PLAYERS[:count], seed=seed, clock=clock, undo=True)
        self.people = [seat for seat in range(count) if PLAYERS[seat] == "person"]
        self.stored = [encode_entry(entry) for entry in self.local.table.log]
        self.room = Room(CODE)
        self.room.table = self.local.table
        tokens: list[tuple[str, ...]] = [(token_of(seat),) for seat in self.people]
        tokens += [(token_of(0), token_of(1)), (OWNER,), ()]
        self.observers = [Observer(self.room, *each) for each in tokens]
        self.room.publish(self.local.now)

    def run(self) -> None:
        for _ in range(self.chance.choice(STEPS)):
            self.local.now += self.chance.randrange(20_000)
            self.step()
            for observer in self.observers:
                if self.chance.random() < 0.3:
                    observer.read()
        for observer in self.observers:
            observer.read()
            observer.check(self.loaded())

    def step(self) -> None:
        happens = self.chance.random()
        if happens < 0.04:
            self.restart()
        elif happens < 0.12:
            self.chance.choice(self.observers).come_back(self.room, self.local.table)
            self.room.publish(self.local.now)
        else:
            self.attempt(fails=happens < 0.2)

    def attempt(self, fails: bool) -> None:
        """Act and store it, or fail to store it, which nobody may notice."""
        try:
            entries = self.act()
        except GameError:
            return
        if fails:
            self.local.table = self.room.table = self.loaded()
            self.room.publish(self.local.now)
            return
        self.stored += [encode_entry(entry) for entry in entries]
        self.room.publish(self.local.now, entries)

    def act(self) -> list[AnyEntry]:
        local, chance = self.local, self.chance
        holders = [seat for seat, chair in enumerate(local.table.chairs) if chair.token]
        seat = chance.choice(holders)
        tokens = [token_of(each) for each in self.people]
        turn = {"turn": local.table.turn_of(seat)}
        command: tuple[str, int | None, JsonObject]
        if local.table.state.phase == "lobby":
            ready = chance.random() < 0.8
            command = ("ready", seat, {"ready": True}) if ready else ("start", None, {})
        elif local.table.state.phase == "over":
            local.seed += 1_000_000  # other cards: those of the same ones would be closed (R34)
            command = ("rematch", seat, {})
        elif local.table.waiting_for() and chance.random() < 0.75:
            playing = chance.choice(local.table.waiting_for())
            return self.play(playing, tokens)
        else:
            others: list[tuple[str, int | None, JsonObject]] = [
                ("chat", seat, {"text": "a word"}),
                ("undo", seat, turn),
                ("consent", seat, {**turn, "agree": chance.random() < 0.7}),
                ("pause", seat, {"paused": not local.table.state.paused}),
                ("return", seat, {}),
                ("substitute", seat, {"target": seat}),
            ]
            command = chance.choice(others)
        kind, named, fields = command
        return local.do(kind, named, *tokens, OWNER, **fields)

    def play(self, seat: int, tokens: list[str]) -> list[AnyEntry]:
        local = self.local
        game = local.table.game
        assert game is not None
        action = self.chance.choice(game.legal_numbers(seat))
        if local.table.player_of(seat) is not None:
            return local.play(seat, action)
        turn = local.table.turn_of(seat)
        return local.do("play", seat, *tokens, turn=turn, action=action)

    def restart(self) -> None:
        """Kill the server; everybody reconnects to another one."""
        self.local.table = self.loaded()
        self.room = Room(CODE)
        self.room.table = self.local.table
        for observer in self.observers:
            observer.come_back(self.room, self.local.table)
        self.room.publish(self.local.now)

    def loaded(self) -> Table:
        return Table.load(boards(), CODE, [decode_entry(data) for data in self.stored])


def test_everybody_sees_a_prefix_of_their_own_projection() -> None:
    lengths = []
    for seed in range(number("R9 histories", 40, 500, 10_000)):
        history = History(seed)
        history.run()
        lengths.append(len(history.stored))
    assert max(lengths) > 30
