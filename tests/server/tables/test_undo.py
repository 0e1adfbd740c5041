"""Undo: possible only while nobody has seen anything new."""

from __future__ import annotations

import random

import pytest

from damrak.game.errors import GameError
from damrak.server.tables.undo import undo_kind
from tests.server.local import LocalTable, token_of


def rich(*kinds: str) -> LocalTable:
    """A game in which everybody holds enough cards to claim routes."""
    local = LocalTable(*kinds, first_seat=0).begin()
    game = local.table.game
    assert game is not None
    state = game._engine._state
    state["hand"][:, : len(kinds)] = 2
    return local


def claim_of(local: LocalTable, seat: int) -> int:
    game = local.table.game
    assert game is not None
    return next(number for number in game.legal_numbers(seat) if number > 10)


def undo(local: LocalTable, seat: int) -> None:
    local.do("undo", seat, turn=local.table.turn_of(seat))


def test_the_last_own_action_that_showed_nothing_new_is_free() -> None:
    local = rich("person", "person")
    before = local.table.started_game().position()
    turn = local.table.turn_of(0)
    local.play(0, claim_of(local, 0))
    assert (undo_kind(local.table, 0), undo_kind(local.table, 1)) == ("free", None)
    undo(local, 0)
    assert local.table.started_game().position() == before
    assert local.table.waiting_for() == [0]
    assert local.table.turn_of(0) == turn + 2  # a number of a turn is never used again
    assert local.update().happened[-1].count == 1
    assert local.table.started_game().record().actions[-1].action == "keep both"


def test_after_others_acted_they_are_asked() -> None:
    local = rich("person", "person", "person")
    before = local.table.started_game().position()
    local.play(0, claim_of(local, 0))
    local.play(1, claim_of(local, 1))
    assert (undo_kind(local.table, 0), undo_kind(local.table, 1)) == ("consent", "free")
    undo(local, 0)
    request = local.update().undo_request
    assert request is not None
    assert (request.seat, request.waiting) == (0, (1, 2))
    local.do("consent", 1, turn=request.turn, agree=True)
    with pytest.raises(GameError):
        local.do("consent", 1, turn=request.turn, agree=True)
    local.do("consent", 2, turn=request.turn, agree=True)
    assert local.table.started_game().position() == before
    assert local.update().undo_request is None


def test_one_refusal_is_enough_and_an_action_ends_the_question() -> None:
    local = rich("person", "person", "person")
    local.play(0, claim_of(local, 0))
    local.play(1, claim_of(local, 1))
    for end in ("refuse", "play"):
        undo(local, 0)
        request = local.update().undo_request
        assert request is not None
        if end == "refuse":
            local.do("consent", 2, turn=request.turn, agree=False)
        else:
            local.play(2, "draw deck")
        assert local.update().undo_request is None


def test_bots_always_consent() -> None:
    local = rich("person", "carter")
    before = local.table.started_game().position()
    local.play(0, claim_of(local, 0))
    local.play(1, claim_of(local, 1))
    assert undo_kind(local.table, 0) == "consent"
    undo(local, 0)
    assert local.table.started_game().position() == before


def test_it_is_never_offered_after_something_was_seen() -> None:
    """In whole games: where it is offered, the actions since then showed nobody anything."""
    offered = 0
    for seed in range(4):
        local, chance = LocalTable("person", "person", seed=seed).start(), random.Random(seed)
        game = local.table.started_game()
        while local.table.state.phase == "playing":
            seat = chance.choice(local.table.waiting_for())
            local.play(seat, chance.choice(game.legal_numbers(seat)[-8:]))
            for other in (0, 1):
                kind = undo_kind(local.table, other)
                if kind is None:
                    continue
                offered += 1
                own = [n for n, event in enumerate(game.all_events()) if event.seat == other][-1]
                since = game.all_events()[own:]
                assert not [e for e in since if e.drew or e.turned or e.offered or e.shuffled]
                assert (kind == "free") == (len(since) == 1)
    assert offered > 20


def test_without_undo_there_is_none() -> None:
    local = LocalTable("person", "person", undo=False, first_seat=0).begin()
    with pytest.raises(GameError) as caught:
        local.do("undo", 0, token_of(0), turn=local.table.turn_of(0))
    assert caught.value.key == "undo-off"
