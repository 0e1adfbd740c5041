"""A table without sockets, clock or database."""

from __future__ import annotations

import random

import msgspec
import pytest

from damrak.game.errors import GameError, IllegalAction, StaleAction
from damrak.game.game import verify
from damrak.game.record import commitment
from damrak.server.errors import Refusal
from damrak.server.protocol import Play
from damrak.server.tables.table import Snapshot, Table
from tests.server.tables import INVITE, OWNER, Room, boards, new_id, settings, token_of


def refused(
    key: str, room: Room, kind: str, seat: int | None, *tokens: str, **fields: object
) -> None:
    """The command is refused for this reason, and nothing has changed."""
    before = msgspec.msgpack.encode(room.table.snapshot())
    with pytest.raises(GameError) as caught:
        room.do(kind, seat, *tokens, **fields)
    assert caught.value.key == key
    assert msgspec.msgpack.encode(room.table.snapshot()) == before


# Before the game


def test_a_seat_is_taken_by_invitation_and_held_by_its_token() -> None:
    room = Room("person", "open")
    token = token_of("Ben")
    refused("no-table", room, "take", 1, token, name="Ben", token=token)  # private, no invitation
    room.do("take", 1, INVITE, name=" Ben  Visser ", token=token, colour="ochre")
    chair = room.table.chairs[1]
    assert (chair.name, chair.colour, chair.kind) == ("Ben Visser", "ochre", "person")
    assert room.table.who([token]).seats == {1}
    assert token not in str(room.table.log)
    refused("seat-taken", room, "take", 1, INVITE, name="Eva", token=token_of("Eva"))
    refused("no-table", room, "ready", 1, token_of("Eva"), ready=True)
    refused("not-allowed", room, "ready", 0, token, ready=True)
    room.do("leave", 1, token)
    assert room.table.who([token]).guest is False


def test_a_listed_table_needs_no_invitation() -> None:
    room = Room("person", "open", listed=True)
    token = token_of("Ben")
    room.do("take", 1, token, name="Ben", token=token)
    assert room.table.chairs[1].name == "Ben"


def test_colours_are_told_apart() -> None:
    room = Room("person", "person", "carter")
    colours = [chair.colour for chair in room.table.chairs]
    assert colours == ["burgundy", "ivory", "teal"]
    refused("colour-taken", room, "dress", 0, colour="ivory")
    room.do("dress", 0, colour="teal", name="Anna")  # the bot takes the other one
    assert [chair.colour for chair in room.table.chairs] == ["teal", "ivory", "burgundy"]
    assert room.table.chairs[0].name == "Anna"


@pytest.mark.parametrize(
    "name", [" ", "a\u202eb", "a\x00b", "\u200b", "\n", "\ud800x"[1:] + "\x7f"]
)
def test_names_can_be_printed(name: str) -> None:
    refused("name", Room("person", "open"), "take", 1, INVITE, name=name, token=token_of("x"))


def test_a_token_opens_one_thing_and_is_random() -> None:
    room = Room("person", "open")
    for token in ("a" * 30, OWNER, INVITE, token_of(0)):
        refused("token-weak", room, "take", 1, INVITE, name="Ben", token=token)


def test_the_owner_arranges_configures_and_invites() -> None:
    room = Room("person", "open", "open")
    refused("not-allowed", room, "arrange", 1, token_of(0), level="porter")
    room.do("arrange", 1, OWNER, level="porter")
    assert room.table.chairs[1].level == "porter"
    room.do("arrange", 1, OWNER, level=None)
    assert room.table.chairs[1].kind == "open"
    room.do("ready", 0, ready=True)
    room.do("configure", None, OWNER, settings={"chat": False, "first_seat": 2})
    assert room.table.facts.settings == settings(chat=False, first_seat=2)
    assert not room.table.chairs[0].ready  # for what one is ready has changed
    refused("first-seat", room, "configure", None, OWNER, settings={"first_seat": 3})
    refused("board", room, "configure", None, OWNER, settings={"board": "utrecht"})
    room.do("invite", None, OWNER, token=token_of("new"))
    assert not room.table.who([INVITE]).guest
    assert room.table.who([token_of("new")]).guest


def test_it_starts_when_all_are_ready() -> None:
    room = Room("person", "person", "carter")
    room.do("ready", 0, ready=True)
    refused("not-ready", room, "start", None, OWNER)
    room.do("ready", 1, ready=True)
    room.do("start", None, token_of(1))
    assert room.table.facts.phase == "playing"
    refused("not-now", room, "take", 0, INVITE, name="Eva", token=token_of("Eva"))
    refused("not-now", room, "leave", 0)


# Play


def test_first_contracts_are_chosen_without_knowing_of_each_other() -> None:
    """2.5, 8.7: nothing that others are told changes before all have chosen."""
    room = Room(
        "person", "person", "person", clock={"kind": "total", "seconds": 60, "increment": 5}
    )
    room.start()
    viewers: list[tuple[int, ...]] = [(0,), (1,), (0, 1), ()]
    before = [room.update(*seats) for seats in viewers]
    room.play(2, "keep 2")
    assert [room.update(*seats) for seats in viewers] == before
    own = room.update(2)
    assert [entry.event.action for entry in own.happened if entry.event] == ["keep 2"]
    refused("stale", room, "play", 2, turn=0, action="keep 1")
    refused("chosen", room, "play", 2, turn=1, action="keep 1")
    room.play(0, "keep both")
    assert room.update(1) == before[1]
    room.play(1, "keep 1")
    assert room.table.in_setup is False
    seen = [
        [entry.event for entry in room.update(seat).happened if entry.event] for seat in (0, 1, 2)
    ]
    assert [[event.seat for event in events] for events in seen] == [
        [0, 1, 2],
        [1, 0, 2],
        [2, 0, 1],
    ]
    assert [event.action for event in seen[0]] == ["keep both", "keep one", "keep one"]


def test_what_a_viewer_has_seen_only_grows() -> None:
    """R9 at a table: each update goes on where the last one ended."""
    for seed in range(3):
        room, chance = Room("person", "person", "person", seed=seed).start(), random.Random(seed)
        viewers: list[tuple[int, ...]] = [(0,), (1,), (0, 2), ()]
        seen: dict[tuple[int, ...], list[object]] = {seats: [] for seats in viewers}
        game = room.table.game
        assert game is not None
        while room.table.facts.phase == "playing":
            for seats in viewers:
                update = room.update(*seats, since=len(seen[seats]))
                seen[seats] += update.happened
                assert update.sequence == len(seen[seats])
            seat = chance.choice(room.table.waiting_for())
            room.play(seat, chance.choice(game.legal_numbers(seat)))
            if chance.random() < 0.1:
                room.now += 60_000
                room.do("chat", 0, text="a word")
            undo = room.update(seat).hands[0].undo
            if undo == "free" and chance.random() < 0.5:
                room.do("undo", seat, turn=room.table.turn_of(seat))
        for seats in viewers:
            whole = list(room.update(*seats).happened)
            assert whole[: len(seen[seats])] == seen[seats]
            assert [entry.number for entry in whole] == list(range(1, len(whole) + 1))


def test_a_command_has_one_effect_however_often_it_comes() -> None:
    """R7, also after the table was made anew from its log."""
    room = Room("person", "person").begin()
    seat = room.table.waiting_for()[0]
    fields = {"turn": room.table.turn_of(seat), "action": "draw deck"}
    command = Play(id=new_id(), seat=seat, **fields)  # type: ignore[arg-type]
    assert len(room.send(command, token_of(seat))) == 1
    after = room.table.sequence
    for _ in range(3):
        assert room.send(command, token_of(seat)) == []
    room.table = room.reloaded()
    assert room.send(command, token_of(seat)) == []
    assert room.table.sequence == after
    other = Play(id=new_id(), seat=seat, **fields)  # type: ignore[arg-type]
    with pytest.raises(StaleAction):
        room.send(other, token_of(seat))


def test_refusals_name_their_rule() -> None:
    room = Room("person", "person").begin()
    seat = room.table.waiting_for()[0]
    with pytest.raises(IllegalAction) as caught:
        room.play(1 - seat, "draw deck")
    assert caught.value.rule == "3.1"
    with pytest.raises(IllegalAction) as caught:
        room.play(seat, "keep 1")
    assert caught.value.rule == "6.1"
    for number in (8, 4000):  # a keep, and no action at all
        with pytest.raises(GameError):
            room.play(seat, number)


def test_a_table_is_what_its_log_says() -> None:
    """Loading gives the same table: from the log alone, and from a snapshot at any moment."""
    room, chance = Room("person", "person", "person", undo=True).start(), random.Random(5)
    snapshots = []
    game = room.table.game
    assert game is not None
    while room.table.facts.phase == "playing":
        seat = room.table.waiting_for()[0]
        room.play(seat, chance.choice(game.legal_numbers(seat)))
        snapshots.append(msgspec.msgpack.encode(room.table.snapshot()))
    room.do("rematch", 1)
    whole = msgspec.msgpack.encode(room.table.snapshot())
    assert msgspec.msgpack.encode(room.reloaded().snapshot()) == whole
    for stored in snapshots[::20]:
        snapshot = msgspec.msgpack.decode(stored, type=Snapshot)
        table = Table.load(boards(), "TABLE234", room.table.log, snapshot)
        assert msgspec.msgpack.encode(table.snapshot()) == whole


# After the game


def test_the_seed_is_promised_before_and_shown_after() -> None:
    """R20: the commitment is there before the first card; the record of the game verifies."""
    room = Room("person", "person", "person")
    promised = room.update().proof
    assert promised.seed is None
    room.start()
    room.play_out(random.Random(2))
    shown = room.update().proof
    assert shown.commitment == promised.commitment == commitment(bytes.fromhex(shown.seed or ""))
    outcome = room.update().outcome
    assert outcome is not None
    record = room.table.records[-1]
    assert "deals" in verify(record)
    assert record.commitment == promised.commitment
    assert record.result == outcome


def test_a_rematch_rotates_the_seats() -> None:
    room = Room("person", "person", "carter").start()
    refused("not-now", room, "rematch", 0)
    room.play_out(random.Random(4))
    seeds = [room.table.facts.seed]
    room.seed = 2
    room.do("rematch", 0)
    assert [chair.name for chair in room.table.chairs] == ["carter", "Person 0", "Person 1"]
    assert room.table.who([token_of(0)]).seats == {1}
    assert room.update().proof.seed is None
    assert room.table.facts.seed != seeds[0]
    assert room.table.facts.number == 2
    assert not any(chair.ready for chair in room.table.chairs)


def test_a_rematch_that_is_asked_for_again_is_the_same_one() -> None:
    """R7: whoever sent it sits elsewhere now."""
    room = Room("person", "person").start()
    room.play_out(random.Random(4))
    assert room.do("rematch", 0, id="the-same-one")
    assert room.do("rematch", 0, id="the-same-one") == []
    refused("not-allowed", room, "rematch", 0, token_of(0), id="another-one")
    refused("not-allowed", room, "rematch", 0, OWNER, id="the-same-one")


def test_a_duplicate_has_the_same_cards_for_other_seats() -> None:
    room = Room("person", "person").start()
    first = room.update(0).hands[0].view
    room.play_out(random.Random(3))
    room.do("rematch", 0, same_cards=True)
    for seat in (0, 1):
        room.do("ready", seat, token_of(1 - seat), ready=True)
    room.do("start", None, OWNER)
    assert room.update(0).hands[0].view == first
    assert room.table.who([token_of(1)]).seats == {0}


# People


def test_pause_stops_play_and_clock() -> None:
    room = Room("person", "person", clock={"kind": "move", "seconds": 30}).begin()
    seat = room.table.waiting_for()[0]
    room.now += 10_000
    room.do("pause", 1, paused=True)
    room.now += 86_400_000
    assert room.update().clocks[seat].left_ms == 20_000
    assert room.update(seat).hands[0].legal == ()
    refused("paused", room, "play", seat, turn=room.table.turn_of(seat), action="draw deck")
    room.do("pause", 0, paused=False)
    room.now += 5_000
    assert room.update().clocks[seat].left_ms == 15_000
    assert room.update().clocks[seat].running


def test_a_total_clock_runs_down_and_grows_with_each_action() -> None:
    room = Room("person", "person", clock={"kind": "total", "seconds": 60, "increment": 7}).begin()
    seat = room.table.waiting_for()[0]
    room.now += 20_000
    room.play(seat, "draw deck")
    assert room.update().clocks[seat].left_ms == 47_000
    room.now -= 3_600_000  # a clock set back harms nobody
    room.play(seat, "draw deck")
    assert room.update().clocks[seat].left_ms == 54_000
    assert not room.update().clocks[seat].running


def test_a_bot_plays_on_and_gives_the_seat_back() -> None:
    room = Room("person", "person").begin()
    seat = room.table.waiting_for()[0]
    refused("not-absent", room, "substitute", 1 - seat, target=seat)
    room.absent = frozenset([seat])
    room.do("substitute", 1 - seat, target=seat)
    assert room.table.player_of(seat) == "carter"
    refused("bot-plays", room, "play", seat, turn=room.table.turn_of(seat), action="draw deck")
    refused("bot-plays", room, "substitute", 1 - seat, target=seat)
    room.do("return", seat)
    assert room.table.player_of(seat) is None
    room.play(seat, "draw deck")
    room.do("resign", seat)
    assert room.table.player_of(seat) == "carter"
    refused("no-return", room, "return", seat)


def test_chat_is_short_rare_printable_and_can_be_off() -> None:
    room = Room("person", "person")
    room.do("chat", 0, text="  good\n  morning \x07 ")
    assert room.update().happened[-1].text == "good morning"
    for _ in range(4):
        room.do("chat", 0, text="more")
    refused("too-fast", room, "chat", 0, text="too much")
    room.do("chat", 1, text="mine")
    room.now += 10_000
    room.do("chat", 0, text="again")
    refused("chat-empty", room, "chat", 1, text=" \n ")
    room.do("mute", 1, OWNER, muted=True)
    refused("chat-muted", room, "chat", 1, text="hello?")
    room.do("mute", 1, OWNER, muted=False)
    room.do("configure", None, OWNER, settings={"chat": False})
    refused("chat-off", room, "chat", 1, text="hello?")


def test_a_seat_moves_to_another_device_by_a_link() -> None:
    room = Room("person", "person").begin()
    phone, link = token_of("phone"), token_of("link")
    room.do("offer", 0, token=link)
    refused("no-table", room, "accept", None, offer=token_of("other"), token=phone)
    room.do("accept", None, phone, offer=link, token=phone)
    assert room.table.who([phone]).seats == {0}
    assert not room.table.who([token_of(0)]).guest
    refused("no-table", room, "accept", None, phone + "x", offer=link, token=token_of("thief"))
    room.do("offer", 1, token=token_of("late"))
    room.now += 3_600_000
    refused("no-table", room, "accept", None, offer=token_of("late"), token=token_of("y"))


def test_one_browser_may_hold_several_seats() -> None:
    room = Room("person", "person", "person").begin()
    who = room.table.who([token_of(0), token_of(2)])
    assert who.seats == {0, 2}
    update = room.update(0, 2)
    assert [hand.seat for hand in update.hands] == [0, 2]
    assert [hand.view.viewer for hand in update.hands] == [0, 2]


def test_a_seat_that_is_not_there() -> None:
    room = Room("person", "person")
    with pytest.raises(Refusal):
        room.do("arrange", 3, OWNER, level="porter")
