"""Laws that hold at every step of random games (R15), and that they can fail."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from damrak.compile.bits import NONE
from damrak.rules.check import LAWS, broken_law
from damrak.rules.layout import State
from tests.kernels import walk
from tests.support import POLICIES, catalogue_named, new_engine, play_out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_a_million_random_steps_keep_every_law(board: str, players: int) -> None:
    """A sixth of a million for each kind; resampled states at every tenth step keep them too."""
    made = catalogue_named(board)
    state, work = np.zeros(1, made.state_dtype), np.zeros(1, made.work_dtype)
    seen, anew = np.zeros(1, made.observation_dtype), np.zeros(1, made.state_dtype)
    steps = game = 0
    while steps < 170_000:
        state[0].seed[0] = game
        law, done = walk(made.table_array, state, work, players, 500, 10, seen, anew)
        assert law == 0, LAWS[law % 100]
        steps, game = steps + done, game + 1


@pytest.mark.parametrize("policy", POLICIES)
def test_steered_games_keep_every_law(policy: str) -> None:
    for board in ("amsterdam", "lagoon"):
        for players in (2, 3, 4):
            engine, chance = new_engine(board, players, 3), random.Random(3)
            while engine.state.phase != 4:
                assert broken_law(engine.catalogue.tables, engine.state, engine._work[0]) == 0
                number = POLICIES[policy](engine, engine.legal_numbers(), chance)
                engine.apply(number, int(engine.state.to_move))


def clear_slot(state: State) -> None:
    """An empty market slot though the deck has cards; the card goes to the discards."""
    state.discards[state.market[0]] += 1
    state.market[0] = 7


BREAKS: dict[int, Callable[[State], object]] = {
    1: lambda state: state.hand.__setitem__((0, 0), state.hand[0, 0] + 1),
    2: lambda state: state.blind.__setitem__((0, 0), state.blind[0, 0] + 1),
    3: lambda state: state.known.__setitem__((0, 0), 99),
    4: clear_slot,
    5: lambda state: state.contracts.__setitem__(0, state.contracts[1]),
    6: lambda state: state.carts.__setitem__(0, state.carts[0] - 1),
    7: lambda state: state.score.__setitem__(0, state.score[0] + 1),
    8: lambda state: state.barred.__setitem__(slice(None), 0),
    9: lambda state: state.free_claims.__setitem__(1, NONE),
    10: lambda state: setattr(state, "phase", 9),
}


@pytest.mark.parametrize("law", BREAKS)
def test_a_broken_state_is_noticed(law: int) -> None:
    engine, chance = new_engine("amsterdam", 3, 11), random.Random(1)
    while not engine.state.barred.any():
        number = POLICIES["build"](engine, engine.legal_numbers(), chance)
        engine.apply(number, int(engine.state.to_move))
    BREAKS[law](engine.state)
    assert broken_law(engine.catalogue.tables, engine.state, engine._work[0]) == law


def test_games_of_every_kind_end() -> None:
    for board in ("amsterdam", "lagoon"):
        for policy in POLICIES.values():
            assert play_out(new_engine(board, 4, 2), policy, 2) > 10
