"""What every registered bot promises; a new one is tested as soon as it is named."""

from __future__ import annotations

import pytest

from damrak.bots.kernels.dispatch import KERNEL_BOTS, NAMES, choose
from damrak.bots.kernels.plan_buffers import Work
from damrak.bots.running.registry import (
    LEVELS,
    NETS,
    SEARCHERS,
    KernelBot,
    bot_named,
    built_in_names,
    resolve,
)
from damrak.i18n import has_text
from damrak.rules.layout import Observation, Tables
from tests.bots.hidden import asked_twice, moments
from tests.support import board_named, catalogue_named

SPECS = dict.fromkeys(KERNEL_BOTS, 1) | {f"{name}@20": 12 for name in SEARCHERS}
SPECS |= dict.fromkeys(NETS, 1)


@pytest.mark.slow
@pytest.mark.parametrize("spec", SPECS)
def test_its_choice_does_not_depend_on_what_it_may_not_know(spec: str) -> None:
    """R18: the same seed of its own and a resampled state give the same choice."""
    asked = 0
    for game, seat in moments(range(18), SPECS[spec]):

        def ask(seen: Observation, seed: int = asked) -> int:
            return bot_named(spec, board_named("amsterdam"), seed).choose(seen)

        first, second = asked_twice(game, seat, ask)
        assert first == second
        asked += 1
    assert asked >= 1000 // SPECS[spec]


@pytest.mark.parametrize("spec", SPECS)
def test_it_leaves_the_observation_as_it_was_and_chooses_what_is_legal(spec: str) -> None:
    for game, seat in moments(range(6), 5 * SPECS[spec]):
        seen = game.observation(seat)
        before = seen.tobytes()
        choice = bot_named(spec, game.board, 1).choose(seen)
        assert seen.tobytes() == before
        assert type(choice) is int
        assert choice in game._engine.legal_numbers()


@pytest.mark.parametrize("name", KERNEL_BOTS)
def test_loops_of_compiled_code_call_the_same_bot(name: str) -> None:
    """`dispatch.choose` lists the bots a second time; each name stands for the same strategy."""
    board = catalogue_named("amsterdam")
    number = NAMES.index(name)

    def called(tables: Tables, seen: Observation, work: Work) -> int:
        return choose(number, tables, seen, work)

    alone, in_a_loop = KernelBot(name, KERNEL_BOTS[name], board, 7), KernelBot("", called, board, 7)
    for game, seat in moments(range(8), 1):
        assert alone.choose(game.observation(seat)) == in_a_loop.choose(game.observation(seat))


def test_a_cheat_would_be_noticed() -> None:
    """A look at the top card, or at the seed, makes a difference in nearly every game."""
    noticed = 0
    for game, seat in moments(range(6), 20):
        state = game._engine.state
        top, other_top = asked_twice(game, seat, lambda seen: state.deck[state.deck_size - 1])  # noqa: B023
        seed, other_seed = asked_twice(game, seat, lambda seen: state.seed[0])  # noqa: B023
        assert seed != other_seed
        noticed += top != other_top
    assert noticed > 6


def test_every_bot_is_described_for_people() -> None:
    assert [name for name in built_in_names() if not has_text(f"bot-{name}")] == []


def test_every_level_stands_for_a_bot() -> None:
    for level in LEVELS:
        assert resolve(level)[0] in (*KERNEL_BOTS, *SEARCHERS, *NETS)
