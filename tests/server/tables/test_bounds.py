"""R31: how long the log of a table may become, and what looking at a long one costs."""

from __future__ import annotations

import random

import pytest

from damrak.server.tables import commands, updates
from tests.server.local import INVITE, OWNER, LocalTable, refused, token_of


def test_a_log_is_bounded_and_a_game_can_be_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R31: nobody can fill the disk with pauses, words and names."""
    monkeypatch.setattr(commands, "GAME_ENTRIES", 100)
    monkeypatch.setattr(commands, "TABLE_ENTRIES", 700)
    local = LocalTable("person", "person").begin()
    while local.table.sequence < 100:
        local.do("pause", 0, paused=not local.table.state.paused)
    if local.table.state.paused:
        local.do("pause", 0, paused=False)
    for kind, fields in (("pause", {"paused": True}), ("chat", {"text": "a word"})):
        refused("table-full", local, kind, 0, **fields)
    local.play_out(random.Random(1))
    while local.table.sequence < 700:
        local.do("rematch", 0, token_of(local.holder_of(0)))
        for seat in (0, 1):
            local.do("ready", seat, token_of(local.holder_of(seat)), ready=True)
        local.do("start", None, OWNER)
        for seat in (0, 1):
            local.do("resign", seat, token_of(local.holder_of(seat)))
        local.play_out(random.Random(1))
    refused("table-full", local, "rematch", 0, token_of(local.holder_of(0)))


def test_guests_cannot_fill_a_lobby_so_that_its_owner_is_shut_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R31: a stranger who comes and goes does not take the table from those who made it."""
    monkeypatch.setattr(commands, "LOBBY_ENTRIES", 20)
    local = LocalTable("person", "open")
    while local.table.sequence < 20:
        if local.table.chairs[1].kind == "open":
            local.do("take", 1, INVITE, name="Ben", token=token_of(f"b{local.table.sequence}"))
        else:
            local.do("arrange", 1, OWNER, level=None)
    local.do("arrange", 1, OWNER, level=None)
    refused("table-full", local, "take", 1, INVITE, name="Ben", token=token_of("late"))
    local.do("arrange", 1, OWNER, level="porter")
    local.do("configure", None, OWNER, settings={"listed": False})
    local.do("ready", 0, OWNER, token_of(0), ready=True)
    local.do("start", None, OWNER)
    assert local.table.state.phase == "playing"


def test_a_look_at_a_long_table_costs_what_a_look_at_a_short_one_costs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """R31: whoever comes is told of this game only; whoever was away, of the newest things."""
    local = LocalTable("person", "person").start()
    local.play_out(random.Random(1))
    first = local.table.sequence
    assert len(local.update().happened) == first
    local.do("rematch", 0)
    assert [each.kind for each in local.update().happened] == ["rematch"]
    for seat in (0, 1):
        local.do("ready", seat, token_of(local.holder_of(seat)), ready=True)
    local.do("start", None, OWNER)
    assert [each.number for each in local.update().happened] == [
        first + more for more in range(1, 5)
    ]
    assert [each.number for each in local.update(since=5).happened] == list(range(6, first + 5))
    local.do("play", 0, token_of(1), turn=local.table.turn_of(0), action="keep both")
    assert local.update(0).sequence == first + 5
    assert local.update(1).sequence == first + 4
    monkeypatch.setattr(updates, "MOST_TOLD", 20)
    told = local.update(0, since=5).happened
    assert [each.number for each in told] == list(range(first - 14, first + 6))
