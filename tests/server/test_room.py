"""Who is told of changes: one who does not read is told later, and misses nothing."""

from __future__ import annotations

from typing import Any

import msgspec

from damrak.server.live.room import Hosted, Viewer
from tests.server.tables import CODE, INVITE, Room, token_of


def told(viewer: Viewer) -> dict[str, Any] | None:
    data = viewer.take()
    return None if data is None else msgspec.json.decode(data)


def seated(room: Room, *tokens: str) -> tuple[Hosted, Viewer]:
    hosted, viewer = Hosted(CODE), Viewer(tokens, 0)
    hosted.table, viewer.who = room.table, room.table.who(tokens)
    hosted.viewers.add(viewer)
    hosted.publish(room.now)
    return hosted, viewer


def test_one_who_does_not_read_is_told_all_when_it_does() -> None:
    room = Room("person", "person", first_seat=0).begin()
    hosted, viewer = seated(room, token_of(1))
    first = told(viewer)
    assert first is not None
    viewer.reads = lambda: False
    for _ in range(2):
        hosted.publish(room.now, room.play(0, "draw deck"))
        assert told(viewer) is None
        assert viewer.is_behind
    viewer.reads = lambda: True
    hosted.tell_one(viewer, room.now)
    after = told(viewer)
    assert after is not None
    numbers = [each["number"] for each in after["happened"]]
    assert numbers == [first["sequence"] + 1, first["sequence"] + 2]
    assert not viewer.is_behind


def test_one_who_does_not_read_learns_nothing_by_a_message() -> None:
    """8.7: others' first choices are told to nobody, neither now nor when they read again."""
    room = Room("person", "person").start()
    hosted, viewer = seated(room, token_of(1))
    assert told(viewer) is not None
    viewer.reads = lambda: False
    hosted.publish(room.now, room.play(0, "keep both"))
    assert not viewer.is_behind


def test_one_who_is_shut_out_is_told_nothing_more() -> None:
    room = Room("person", "open")
    hosted, viewer = seated(room, INVITE)
    assert told(viewer) is not None
    entries = room.do("invite", None, "owner-0123456789abcdef", token=token_of("new"))
    hosted.publish(room.now, entries)
    assert viewer.shut_out
    assert told(viewer) is None
