"""The same moment twice: as it is, and with all dealt anew that the seat to move may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

import numpy as np

from damrak import Game
from damrak.bots import bot_named
from damrak.rules.layout import Observation
from damrak.rules.resample import resample

T = TypeVar("T")


def moments(seeds: range, every: int = 1) -> Iterator[tuple[Game, int]]:
    """Games of all sizes, lively and at random; each so many-th decision, and whose it is."""
    passed = 0
    for seed in seeds:
        game = Game.new(2 + seed % 3, seed)
        driver = bot_named(("greedy", "random")[seed // 3 % 2], game.board, seed)
        while not game.is_over:
            seat = game.waiting_for()[0]
            choice = driver.choose(game.observation(seat))
            passed += 1
            if passed % every == 0:
                yield game, seat
            game.play_number(choice)


def asked_twice(game: Game, seat: int, ask: Callable[[Observation], T]) -> tuple[T, T]:
    """What comes of the seat's observation now, and after the hidden facts have changed."""
    made, state = game.catalogue, game._engine._state
    work, anew = np.zeros(1, made.work_dtype), np.zeros(1, made.state_dtype)
    work[0].random = game.turn
    first = ask(game.observation(seat))
    resample(made.tables, game.observation(seat), work[0], anew[0])
    real, state[:] = state.copy(), anew
    second = ask(game.observation(seat))
    state[:] = real
    return first, second
