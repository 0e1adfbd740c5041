"""Records read at once say the same as their fields."""

from __future__ import annotations

import random

import numpy as np

from damrak.game import Game
from damrak.game.catalogue import catalogue
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


def test_what_a_caller_does_to_a_view_is_in_no_other() -> None:
    game = Game.new(2, seed=1)
    game.view(0).hand.clear()
    assert sum(game.view(0).hand.values()) == 2


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
