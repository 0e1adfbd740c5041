"""A policy that plays as a bot sees what the environments show."""

from __future__ import annotations

import pytest

from damrak.bots import Budget
from damrak.envs.policy_bot import PolicyBot
from damrak.rules.layout import OVER
from tests.envs.steps import mask_of, moments, numbers_of
from tests.support import board_named


@pytest.mark.parametrize(("board", "players"), [("amsterdam", 2), ("lagoon", 4)])
def test_it_sees_the_rows_and_masks_of_the_environments(board: str, players: int) -> None:
    bot = PolicyBot(board_named(board), 1, Budget())
    for engine in moments(board, players, "by_kind", 3):
        if engine.state.phase == OVER:
            break
        seen = engine.observe(int(engine.state.to_move))
        rows, masks = bot.numbers(seen)
        engine.legal_numbers()
        assert rows.tobytes() == numbers_of(engine, seen).tobytes()
        assert masks[0].tolist() == mask_of(engine)[: masks.shape[1]].tolist()
        assert masks[0, bot.choose(seen)]
