"""Rooms: what viewers are told, and when; a slow reader misses nothing."""

from __future__ import annotations

import msgspec

from damrak.i18n.json_types import JsonObject
from damrak.server.live.room import Room, Viewer
from tests.server.local import CODE, INVITE, LocalTable, token_of


def told(viewer: Viewer) -> JsonObject | None:
    data = viewer.take()
    return None if data is None else msgspec.json.decode(data)


def seated(local: LocalTable, *tokens: str) -> tuple[Room, Viewer]:
    room, viewer = Room(CODE), Viewer(tokens, 0)
    room.table, viewer.who = local.table, local.table.who(tokens)
    room.viewers.add(viewer)
    room.publish(local.now)
    return room, viewer


def test_a_viewer_that_reads_again_is_told_everything_it_missed() -> None:
    local = LocalTable("person", "person", first_seat=0).begin()
    room, viewer = seated(local, token_of(1))
    first = told(viewer)
    assert first is not None
    viewer.reads = lambda: False
    for _ in range(2):
        room.publish(local.now, local.play(0, "draw deck"))
        assert told(viewer) is None
        assert viewer.is_behind
    viewer.reads = lambda: True
    room.tell_one(viewer, local.now)
    after = told(viewer)
    assert after is not None
    numbers = [each["number"] for each in after["happened"]]
    assert numbers == [first["sequence"] + 1, first["sequence"] + 2]
    assert not viewer.is_behind


def test_a_viewer_that_does_not_read_learns_nothing_of_choices() -> None:
    """8.7: the first choices of others are told to nobody, not even later."""
    local = LocalTable("person", "person").start()
    room, viewer = seated(local, token_of(1))
    assert told(viewer) is not None
    viewer.reads = lambda: False
    room.publish(local.now, local.play(0, "keep both"))
    assert not viewer.is_behind


def test_a_viewer_that_is_shut_out_is_told_nothing_more() -> None:
    local = LocalTable("person", "open")
    room, viewer = seated(local, INVITE)
    assert told(viewer) is not None
    entries = local.do("invite", None, "owner-0123456789abcdef", token=token_of("new"))
    room.publish(local.now, entries)
    assert viewer.shut_out
    assert told(viewer) is None
