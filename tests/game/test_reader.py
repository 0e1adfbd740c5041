"""Records read at once say the same as their fields."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

from damrak.game import Game
from damrak.game.catalogue import catalogue, find_board
from damrak.game.reader import Reader


def test_every_field_is_read() -> None:
    chance, game = random.Random(5), Game.new(4, seed=5)
    dtype = catalogue(game.board).observation_dtype
    names = dtype.names or ()
    reader, some = Reader(dtype, names), Reader(dtype, names[1::2])
    while not game.is_over:
        seat = game.waiting_for()[0]
        seen = game.observation(chance.choice((None, *range(4))))
        facts = reader.facts(seen)
        assert set(facts) == set(names)
        for name, found in facts.items():
            kind = np.int8 if isinstance(found, bytes) else seen[name].dtype.base
            flat = np.frombuffer(found, kind) if isinstance(found, bytes) else found
            assert np.array_equal(np.ravel(flat), np.ravel(seen[name])), name
        assert some.facts(seen) == {name: facts[name] for name in names[1::2]}
        game.play_number(chance.choice(game.legal_numbers(seat)), seat)


def test_a_row_of_a_field_is_read_alone_and_bytes_are_cut_out() -> None:
    """What is kept by the bytes of some fields changes with these fields, and with no other."""
    seen = Game.new(4, seed=5).observation(2)
    reader = Reader(seen.dtype, ["hand", "score", "turn"], ["hand", "score"], 2)
    facts, cut = reader.facts(seen), reader.cut(seen.tobytes())
    assert facts == {
        "score": seen.score[2],
        "turn": seen.turn,
        "hand": seen.hand[2].tobytes(),
    }
    read = {("hand", 2), ("score", 2), ("turn", 0)}
    for name, row in read | {("hand", 1), ("score", 3), ("known", 2), ("deck_size", 0)}:
        changed = np.array([seen])
        changed[name].reshape(-1, *changed[name].shape[2:])[row] += 1
        assert (reader.cut(changed.tobytes()) != cut) is ((name, row) in read)
        assert (reader.facts(changed) != facts) is ((name, row) in read)


@pytest.mark.parametrize(("board", "players"), [("", 2), ("", 3), ("", 4), ("village", 2)])
def test_a_view_as_text_is_the_view(board: str, players: int) -> None:
    """For every viewer, whatever was kept of earlier moments and other games."""
    chance = random.Random(players)
    games = [Game.new(players, seed=seed, board=find_board(board)) for seed in range(3)]
    while any(not game.is_over for game in games):
        for game in games:
            for viewer in (None, *range(players)):
                assert game.view_text(viewer) == msgspec.json.encode(game.view(viewer))
            if not game.is_over:
                seat = chance.choice(game.waiting_for())
                game.play_number(chance.choice(game.legal_numbers(seat)), seat)


def test_what_a_caller_does_to_a_view_is_in_no_other() -> None:
    game = Game.new(2, seed=1)
    view, text = game.view(0), game.view_text(0)
    assert sum(view.hand.values()) == 2
    for cards in (view.hand, view.unseen, view.discards, *(seat.known for seat in view.seats)):
        cards["pink"] = 99
    assert game.view_text(0) == text == msgspec.json.encode(game.view(0))


def test_an_outcome_is_that_of_the_position() -> None:
    game, chance = Game.new(2, seed=3), random.Random(3)
    while not game.is_over:
        before, turn = game.position(), game.turn
        game.play_number(chance.choice(game.legal_numbers()))
    assert game.outcome() == game.outcome() is not None
    game.go_back(before, turn)
    assert game.outcome() is None


def test_legal_actions_are_those_of_the_position_however_it_came_about() -> None:
    game, chance = Game.new(2, seed=8), random.Random(8)
    while not game.is_over:
        before, turn, legal = game.position(), game.turn, game.legal_numbers()
        number = chance.choice(legal)
        game.play_number(number)
        later = game.legal_numbers()
        game.go_back(before, turn)
        assert game.legal_numbers() == legal
        game.legal_numbers().clear()  # a caller's list is its own
        game.play_number(number)
        assert game.legal_numbers() == later
