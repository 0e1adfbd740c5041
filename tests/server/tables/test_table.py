"""Tables without sockets, clock and database."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from damrak.game.errors import GameError, IllegalAction, StaleAction
from damrak.game.game import verify
from damrak.game.record import Record, commitment
from damrak.i18n.json_types import JsonObject
from damrak.rules import RULES_VERSION
from damrak.server.errors import RefusedError
from damrak.server.protocol import Pause, Play
from damrak.server.storage.headers import header_of
from damrak.server.tables.log import Created, Started
from damrak.server.tables.table import Snapshot, Table
from tests.golden.make import FOLDER, WAITING
from tests.server.local import (
    CODE,
    INVITE,
    OWNER,
    LocalTable,
    boards,
    new_id,
    refused,
    settings,
    token_of,
)

# Before the game


def test_a_seat_is_taken_by_invitation_and_held_by_its_token() -> None:
    local = LocalTable("person", "open")
    token = token_of("Ben")
    refused("no-table", local, "take", 1, token, name="Ben", token=token)  # private, no invitation
    local.do("take", 1, INVITE, name=" Ben  Visser ", token=token, colour="ochre")
    chair = local.table.chairs[1]
    assert (chair.name, chair.colour, chair.kind) == ("Ben Visser", "ochre", "person")
    assert local.table.who([token]).seats == {1}
    assert token not in str(local.table.log)
    refused("seat-taken", local, "take", 1, INVITE, name="Eva", token=token_of("Eva"))
    refused("no-table", local, "ready", 1, token_of("Eva"), ready=True)
    refused("not-allowed", local, "ready", 0, token, ready=True)
    local.do("leave", 1, token)
    assert local.table.who([token]).guest is False


def test_a_listed_table_needs_no_invitation() -> None:
    local = LocalTable("person", "open", listed=True)
    token = token_of("Ben")
    local.do("take", 1, token, name="Ben", token=token)
    assert local.table.chairs[1].name == "Ben"


def test_a_name_can_be_shown_and_belongs_to_one_person() -> None:
    local = LocalTable("person", "person", "open", listed=True)
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    local.do("dress", 0, name=f" {family}  Jansen ")
    assert local.table.chairs[0].name == f"{family} Jansen"
    for bad in ("   ", "\u200d", " \u200d ", "a\x07b", "\u202eabc"):
        refused("name", local, "dress", 0, name=bad)
    local.do("dress", 0, name="x" * 32)
    local.do("dress", 0, name="Anna")
    local.do("dress", 0, name="anna")  # one's own name is no other's
    refused("name-taken", local, "dress", 1, name="ANNA")
    token = token_of("another")
    refused("name-taken", local, "take", 2, token, name="Anna", token=token)


def test_a_code_is_an_invitation_where_the_owner_wants_that() -> None:
    local = LocalTable("person", "open", by_code=True)
    token = token_of("Ben")
    local.do("take", 1, token, name="Ben", token=token)
    assert local.table.who([token_of("Eva")]).guest
    local.do("configure", None, OWNER, settings={"by_code": False})
    assert not local.table.who([token_of("Eva")]).guest
    assert local.table.who([token]).guest  # the seat stays


def test_every_seat_has_its_own_colour() -> None:
    local = LocalTable("person", "person", "carter")
    colours = [chair.colour for chair in local.table.chairs]
    assert colours == ["burgundy", "ivory", "teal"]
    refused("colour-taken", local, "dress", 0, colour="ivory")
    local.do("dress", 0, colour="teal", name="Anna")  # the bot gets the old colour
    assert [chair.colour for chair in local.table.chairs] == ["teal", "ivory", "burgundy"]
    assert local.table.chairs[0].name == "Anna"


@pytest.mark.parametrize(
    "name", [" ", "a\u202eb", "a\x00b", "\u200b", "\n", "\ud800x"[1:] + "\x7f"]
)
def test_names_can_be_printed(name: str) -> None:
    refused("name", LocalTable("person", "open"), "take", 1, INVITE, name=name, token=token_of("x"))


def test_a_token_opens_one_thing_and_is_random() -> None:
    local = LocalTable("person", "open")
    for token in ("a" * 30, OWNER, INVITE, token_of(0)):
        refused("token-weak", local, "take", 1, INVITE, name="Ben", token=token)


def test_a_person_whose_seat_is_opened_loses_it() -> None:
    local = LocalTable("person", "person")
    local.do("arrange", 1, OWNER, level=None)
    assert local.table.chairs[1].kind == "open"
    assert local.table.who([token_of(0)]).seats == {0}
    assert not local.table.who([token_of(1)]).seats


def test_the_owner_arranges_configures_and_invites() -> None:
    local = LocalTable("person", "open", "open")
    refused("not-allowed", local, "arrange", 1, token_of(0), level="porter")
    local.do("arrange", 1, OWNER, level="porter")
    assert local.table.chairs[1].level == "porter"
    local.do("arrange", 1, OWNER, level=None)
    assert local.table.chairs[1].kind == "open"
    local.do("ready", 0, ready=True)
    local.do("configure", None, OWNER, settings={"chat": False, "first_seat": 2})
    assert local.table.state.settings == settings(chat=False, first_seat=2)
    assert not local.table.chairs[0].ready  # settings have changed
    refused("first-seat", local, "configure", None, OWNER, settings={"first_seat": 3})
    refused("board", local, "configure", None, OWNER, settings={"board": "utrecht"})
    local.do("invite", None, OWNER, token=token_of("new"))
    assert not local.table.who([INVITE]).guest
    assert local.table.who([token_of("new")]).guest


def test_the_owner_closes_a_table_before_the_game() -> None:
    local = LocalTable("person", "open", listed=True)
    refused("not-allowed", local, "close", None, token_of(0))
    assert header_of(local.table).listed
    local.do("close", None, OWNER)
    assert header_of(local.table).listed is False
    refused("table-closed", local, "take", 1, INVITE, name="Ben", token=token_of("Ben"))
    refused("table-closed", local, "ready", 0, token_of(0), ready=True)


def test_it_starts_when_all_are_ready() -> None:
    local = LocalTable("person", "person", "carter")
    local.do("ready", 0, ready=True)
    refused("not-ready", local, "start", None, OWNER)
    local.do("ready", 1, ready=True)
    local.do("start", None, token_of(1))
    assert local.table.state.phase == "playing"
    refused("not-now", local, "take", 0, INVITE, name="Eva", token=token_of("Eva"))
    refused("not-now", local, "leave", 0)


# Play


def test_first_contracts_are_chosen_without_knowing_of_each_other() -> None:
    """2.5, 8.7: nothing that others are told changes before all have chosen."""
    local = LocalTable(
        "person", "person", "person", clock={"kind": "total", "seconds": 60, "increment": 5}
    )
    local.start()
    viewers: list[tuple[int, ...]] = [(0,), (1,), (0, 1), ()]
    before = [local.update(*seats) for seats in viewers]
    local.play(2, "keep 2")
    assert [local.update(*seats) for seats in viewers] == before
    own = local.update(2)
    assert [entry.event.action for entry in own.happened if entry.event] == ["keep 2"]
    refused("stale", local, "play", 2, turn=0, action="keep 1")
    refused("chosen", local, "play", 2, turn=1, action="keep 1")
    local.play(0, "keep both")
    assert local.update(1) == before[1]
    local.play(1, "keep 1")
    assert local.table.in_setup is False
    seen = [
        [entry.event for entry in local.update(seat).happened if entry.event] for seat in (0, 1, 2)
    ]
    assert [[event.seat for event in events] for events in seen] == [
        [0, 1, 2],
        [1, 0, 2],
        [2, 0, 1],
    ]
    assert [event.action for event in seen[0]] == ["keep both", "keep one", "keep one"]


def test_what_a_viewer_has_seen_only_grows() -> None:
    """R9 at a table: each update continues where the last one ended."""
    for seed in range(3):
        local, chance = (
            LocalTable("person", "person", "person", seed=seed).start(),
            random.Random(seed),
        )
        viewers: list[tuple[int, ...]] = [(0,), (1,), (0, 2), ()]
        seen: dict[tuple[int, ...], list[object]] = {seats: [] for seats in viewers}
        game = local.table.game
        assert game is not None
        while local.table.state.phase == "playing":
            for seats in viewers:
                update = local.update(*seats, since=len(seen[seats]))
                seen[seats] += update.happened
                assert update.sequence == len(seen[seats])
            seat = chance.choice(local.table.waiting_for())
            local.play(seat, chance.choice(game.legal_numbers(seat)))
            if chance.random() < 0.1:
                local.now += 60_000
                local.do("chat", 0, text="a word")
            undo = local.update(seat).hands[0].undo
            if undo == "free" and chance.random() < 0.5:
                local.do("undo", seat, turn=local.table.turn_of(seat))
        for seats in viewers:
            whole = list(local.update(*seats).happened)
            assert whole[: len(seen[seats])] == seen[seats]
            assert [entry.number for entry in whole] == list(range(1, len(whole) + 1))


def test_sweeps_and_reshuffles_are_told_to_everybody() -> None:
    sweeps = shuffles = 0
    for seed in range(3):
        local, chance = LocalTable("person", "person", seed=seed).start(), random.Random(seed)
        game = local.table.started_game()
        while local.table.state.phase == "playing":
            seat = chance.choice(local.table.waiting_for())
            local.play(seat, chance.choice(game.legal_numbers(seat)))
        for seats in ((0,), (1,), ()):
            told = [each.event for each in local.update(*seats).happened if each.event]
            assert len(told) == game.turn
            counts = [(event.sweeps, event.shuffles) for event in told]
            assert counts == [(event.sweeps, event.shuffles) for event in game.events()]
        sweeps += sum(event.sweeps for event in told)
        shuffles += sum(event.shuffles for event in told)
    assert sweeps > 0
    assert shuffles > 0


def test_a_command_has_one_effect_however_often_it_comes() -> None:
    """R7, also after the table was loaded from its log."""
    local = LocalTable("person", "person").begin()
    seat = local.table.waiting_for()[0]
    fields = {"turn": local.table.turn_of(seat), "action": "draw deck"}
    command = Play(id=new_id(), seat=seat, **fields)  # type: ignore[arg-type]
    assert len(local.send(command, token_of(seat))) == 1
    after = local.table.sequence
    for _ in range(3):
        assert local.send(command, token_of(seat)) == []
    local.table = local.reloaded()
    assert local.send(command, token_of(seat)) == []
    assert local.table.sequence == after
    other = Play(id=new_id(), seat=seat, **fields)  # type: ignore[arg-type]
    with pytest.raises(StaleAction):
        local.send(other, token_of(seat))


def test_a_command_has_one_effect_however_much_later_it_comes() -> None:
    """R7, also after the table was loaded from its log or from a snapshot."""
    local = LocalTable("person", "person").begin()
    command = Pause(id=new_id(), seat=0, paused=True)
    assert len(local.send(command, token_of(0))) == 1
    for count in range(401):
        local.do("pause", 1, paused=bool(count % 2))
    snapshot = msgspec.msgpack.encode(local.table.snapshot())
    loaded = msgspec.msgpack.decode(snapshot, type=Snapshot)
    for table in (
        local.table,
        local.reloaded(),
        Table.load(boards(), CODE, local.table.log, loaded),
    ):
        local.table, before = table, table.sequence
        assert not local.table.state.paused
        assert local.send(command, token_of(0)) == []
        assert local.table.sequence == before


def test_refusals_name_their_rule() -> None:
    local = LocalTable("person", "person").begin()
    seat = local.table.waiting_for()[0]
    with pytest.raises(IllegalAction) as caught:
        local.play(1 - seat, "draw deck")
    assert caught.value.rule == "3.1"
    with pytest.raises(IllegalAction) as caught:
        local.play(seat, "keep 1")
    assert caught.value.rule == "6.1"
    for number in (8, 4000):  # a keep, and no action at all
        with pytest.raises(GameError):
            local.play(seat, number)


def test_a_table_is_what_its_log_says() -> None:
    """Loading gives the same table: from the log alone, and from a snapshot at any moment."""
    local, chance = LocalTable("person", "person", "person", undo=True).start(), random.Random(5)
    snapshots = []
    game = local.table.game
    assert game is not None
    while local.table.state.phase == "playing":
        seat = local.table.waiting_for()[0]
        local.play(seat, chance.choice(game.legal_numbers(seat)))
        snapshots.append(msgspec.msgpack.encode(local.table.snapshot()))
    local.do("rematch", 1)
    whole = msgspec.msgpack.encode(local.table.snapshot())
    assert msgspec.msgpack.encode(local.reloaded().snapshot()) == whole
    for stored in snapshots[::20]:
        snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
        table = Table.load(boards(), "TABLE234", local.table.log, snapshot)
        assert msgspec.msgpack.encode(table.snapshot()) == whole


def test_a_stored_snapshot_keeps_the_names_of_its_fields() -> None:
    """Other names would make every snapshot in every database useless."""
    stored = msgspec.msgpack.decode(
        msgspec.msgpack.encode(LocalTable("open", "open").table.snapshot())
    )
    assert list(stored) == ["sequence", "rules", "facts", "record", "position"]
    assert {"chairs", "clock_at", "steps", "asked"} <= set(stored["facts"])


def test_a_snapshot_whose_records_were_laid_out_otherwise_is_not_read() -> None:
    """Those of Amsterdam are as they always were; those of smaller boards are of another size."""
    for board, layout in (("amsterdam", ""), ("village", "town")):
        local, chance = LocalTable("person", "person", board=board).start(), random.Random(5)
        for _ in range(6):
            game = local.table.started_game()
            seat = local.table.waiting_for()[0]
            local.play(seat, chance.choice(game.legal_numbers(seat)))
        snapshot = local.table.snapshot()
        assert snapshot.layout == layout
        earlier = replace(snapshot, layout="", position=bytes(360))
        assert earlier.is_usable == (board == "amsterdam")
        if board == "village":
            loaded = Table.load(boards(), CODE, local.table.log, earlier)
            assert loaded.started_game().position() == snapshot.position


def test_a_game_goes_on_by_the_rules_it_began_with_and_the_next_has_todays() -> None:
    """A log of version 1, played on, and loaded from a snapshot that version 1 wrote."""
    old = Record.load(FOLDER / WAITING)
    lobby = LocalTable("person", "person", "person", first_seat=old.first_seat).start()
    changes: dict[type, JsonObject] = {Created: {"seed": old.seed}, Started: {"rules": 1}}
    entries = [replace(entry, **changes.get(type(entry), {})) for entry in lobby.table.log]
    room = LocalTable.of(entries, lobby.now)
    snapshots = []
    for event in old.actions:
        snapshots.append(replace(room.table.snapshot(), rules=1))
        room.play(event.seat, event.action)
    assert [record.actions for record in room.table.records] == [old.actions]
    for snapshot in snapshots[80:90]:
        again = Table.load(boards(), CODE, room.table.log, snapshot)
        assert again.game is not None
        assert again.game.record() == room.table.records[0]
    room.do("rematch", 1)
    for seat in range(3):
        room.do("ready", seat, token_of((seat - 1) % 3), ready=True)
    room.do("start", None, OWNER)
    assert room.table.game is not None
    assert room.table.game.record().rules == RULES_VERSION == 2


# After the game


def test_the_seed_is_promised_before_and_shown_after() -> None:
    """R20: the commitment is known before the first card, and the record verifies."""
    local = LocalTable("person", "person", "person")
    promised = local.update().proof
    assert promised.seed is None
    local.start()
    local.play_out(random.Random(2))
    shown = local.update().proof
    assert shown.commitment == promised.commitment == commitment(bytes.fromhex(shown.seed or ""))
    outcome = local.update().outcome
    assert outcome is not None
    record = local.table.records[-1]
    assert "deals" in verify(record)
    assert record.commitment == promised.commitment
    assert record.result == outcome


# People


def test_pause_stops_play_and_clock() -> None:
    local = LocalTable("person", "person", clock={"kind": "move", "seconds": 30}).begin()
    seat = local.table.waiting_for()[0]
    local.now += 10_000
    local.do("pause", 1, paused=True)
    local.now += 86_400_000
    assert local.update().clocks[seat].left_ms == 20_000
    assert local.update(seat).hands[0].legal == ()
    refused("paused", local, "play", seat, turn=local.table.turn_of(seat), action="draw deck")
    local.do("pause", 0, paused=False)
    local.now += 5_000
    assert local.update().clocks[seat].left_ms == 15_000
    assert local.update().clocks[seat].running


def test_a_total_clock_runs_down_and_grows_with_each_action() -> None:
    local = LocalTable(
        "person", "person", clock={"kind": "total", "seconds": 60, "increment": 7}
    ).begin()
    seat = local.table.waiting_for()[0]
    local.now += 20_000
    local.play(seat, "draw deck")
    assert local.update().clocks[seat].left_ms == 47_000
    local.now -= 3_600_000  # a clock that is set back costs nobody time
    local.play(seat, "draw deck")
    assert local.update().clocks[seat].left_ms == 54_000
    assert not local.update().clocks[seat].running


def test_a_bot_plays_on_and_gives_the_seat_back() -> None:
    local = LocalTable("person", "person").begin()
    seat = local.table.waiting_for()[0]
    refused("not-absent", local, "substitute", 1 - seat, target=seat)
    local.absent = frozenset([seat])
    local.do("substitute", 1 - seat, target=seat)
    assert local.table.player_of(seat) == "carter"
    refused("bot-plays", local, "play", seat, turn=local.table.turn_of(seat), action="draw deck")
    refused("bot-plays", local, "substitute", 1 - seat, target=seat)
    local.do("return", seat)
    assert local.table.player_of(seat) is None
    local.play(seat, "draw deck")
    local.do("resign", seat)
    assert local.table.player_of(seat) == "carter"
    refused("no-return", local, "return", seat)


def test_chat_is_short_rare_printable_and_can_be_off() -> None:
    local = LocalTable("person", "person")
    local.do("chat", 0, text="  good\n  morning \x07 ")
    assert local.update().happened[-1].text == "good morning"
    for _ in range(4):
        local.do("chat", 0, text="more")
    refused("too-fast", local, "chat", 0, text="too much")
    local.do("chat", 1, text="mine")
    local.now += 10_000
    local.do("chat", 0, text="again")
    refused("chat-empty", local, "chat", 1, text=" \n ")
    local.do("mute", 1, OWNER, muted=True)
    refused("chat-muted", local, "chat", 1, text="hello?")
    local.do("mute", 1, OWNER, muted=False)
    local.do("configure", None, OWNER, settings={"chat": False})
    refused("chat-off", local, "chat", 1, text="hello?")


def test_a_seat_moves_to_another_device_by_a_link() -> None:
    local = LocalTable("person", "person").begin()
    phone, link = token_of("phone"), token_of("link")
    local.do("offer", 0, token=link)
    refused("no-table", local, "accept", None, offer=token_of("other"), token=phone)
    local.do("accept", None, phone, offer=link, token=phone)
    assert local.table.who([phone]).seats == {0}
    assert not local.table.who([token_of(0)]).guest
    refused("no-table", local, "accept", None, phone + "x", offer=link, token=token_of("thief"))
    local.do("offer", 1, token=token_of("late"))
    local.now += 3_600_000
    refused("no-table", local, "accept", None, offer=token_of("late"), token=token_of("y"))


def test_one_browser_may_hold_several_seats() -> None:
    local = LocalTable("person", "person", "person").begin()
    who = local.table.who([token_of(0), token_of(2)])
    assert who.seats == {0, 2}
    update = local.update(0, 2)
    assert [hand.seat for hand in update.hands] == [0, 2]
    assert [hand.view.viewer for hand in update.hands] == [0, 2]


def test_a_seat_that_is_not_there() -> None:
    local = LocalTable("person", "person")
    with pytest.raises(RefusedError):
        local.do("arrange", 3, OWNER, level="porter")
