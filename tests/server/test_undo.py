"""Taking back: only where nobody has seen anything new."""

from __future__ import annotations

import random

import pytest

from damrak.game.errors import GameError
from damrak.server.tables.undo import undo_kind
from tests.server.tables import Room, token_of


def rich(*kinds: str) -> Room:
    """A game in which everybody can claim routes: the hands are full, the deck is not empty."""
    room = Room(*kinds, first_seat=0).begin()
    game = room.table.game
    assert game is not None
    state = game._engine._state
    state["hand"][:, : len(kinds)] = 2
    return room


def claim_of(room: Room, seat: int) -> int:
    game = room.table.game
    assert game is not None
    return next(number for number in game.legal_numbers(seat) if number > 10)


def undo(room: Room, seat: int) -> None:
    room.do("undo", seat, turn=room.table.turn_of(seat))


def test_the_last_own_action_that_showed_nothing_new_is_free() -> None:
    room = rich("person", "person")
    before = room.table._game().position()
    turn = room.table.turn_of(0)
    room.play(0, claim_of(room, 0))
    assert (undo_kind(room.table, 0), undo_kind(room.table, 1)) == ("free", None)
    undo(room, 0)
    assert room.table._game().position() == before
    assert room.table.waiting_for() == [0]
    assert room.table.turn_of(0) == turn + 2  # never a turn that there was before
    assert room.update().happened[-1].count == 1
    assert room.table._game().record().actions[-1].action == "keep both"


def test_after_others_acted_they_are_asked() -> None:
    room = rich("person", "person", "person")
    before = room.table._game().position()
    room.play(0, claim_of(room, 0))
    room.play(1, claim_of(room, 1))
    assert (undo_kind(room.table, 0), undo_kind(room.table, 1)) == ("consent", "free")
    undo(room, 0)
    request = room.update().undo_request
    assert request is not None
    assert (request.seat, request.waiting) == (0, (1, 2))
    room.do("consent", 1, turn=request.turn, agree=True)
    with pytest.raises(GameError):
        room.do("consent", 1, turn=request.turn, agree=True)
    room.do("consent", 2, turn=request.turn, agree=True)
    assert room.table._game().position() == before
    assert room.update().undo_request is None


def test_one_refusal_is_enough_and_an_action_ends_the_question() -> None:
    room = rich("person", "person", "person")
    room.play(0, claim_of(room, 0))
    room.play(1, claim_of(room, 1))
    for end in ("refuse", "play"):
        undo(room, 0)
        request = room.update().undo_request
        assert request is not None
        if end == "refuse":
            room.do("consent", 2, turn=request.turn, agree=False)
        else:
            room.play(2, "draw deck")
        assert room.update().undo_request is None


def test_bots_do_not_mind() -> None:
    room = rich("person", "carter")
    before = room.table._game().position()
    room.play(0, claim_of(room, 0))
    room.play(1, claim_of(room, 1))
    assert undo_kind(room.table, 0) == "consent"
    undo(room, 0)
    assert room.table._game().position() == before


def test_it_is_never_offered_after_something_was_seen() -> None:
    """Over whole games: wherever it is offered, the actions since showed nothing to anybody."""
    offered = 0
    for seed in range(4):
        room, chance = Room("person", "person", seed=seed).start(), random.Random(seed)
        game = room.table._game()
        while room.table.facts.phase == "playing":
            seat = chance.choice(room.table.waiting_for())
            room.play(seat, chance.choice(game.legal_numbers(seat)[-8:]))
            for other in (0, 1):
                kind = undo_kind(room.table, other)
                if kind is None:
                    continue
                offered += 1
                own = [n for n, event in enumerate(game.all_events()) if event.seat == other][-1]
                since = game.all_events()[own:]
                assert not [e for e in since if e.drew or e.turned or e.offered or e.shuffled]
                assert (kind == "free") == (len(since) == 1)
    assert offered > 20


def test_without_undo_there_is_none() -> None:
    room = Room("person", "person", undo=False, first_seat=0).begin()
    with pytest.raises(GameError) as caught:
        room.do("undo", 0, token_of(0), turn=room.table.turn_of(0))
    assert caught.value.key == "undo-off"
