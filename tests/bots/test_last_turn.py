"""The last turn: what a choice is said to bring is what the final scores say it brought."""

from __future__ import annotations

import numpy as np
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.last_turn import choose_last, is_last_turn, last_claim
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.rules.apply import apply
from damrak.rules.layout import State
from damrak.rules.legal import legal_actions
from damrak.rules.score import final_scores
from tests.support import catalogue_named

MADE = catalogue_named("amsterdam")
FIRST_CLAIM = 11


def last_turns(players: int, games: int) -> list[State]:
    """States in which a seat begins its last turn."""
    found = []
    for seed in range(games):
        game = Game.new(players, seed)
        bot = bot_named("planner", game.board, seed)
        while not game.is_over:
            if is_last_turn(game._engine.state):
                found.append(game._engine.state.copy())
            seat = game.waiting_for()[0]
            game.play_number(bot.choose(game.observation(seat)))
    return found


def lead(state: State, seat: int) -> float:
    """A seat's final score, less what the others have on average, were the game over now."""
    work = np.zeros(1, bot_work_dtype(MADE.board))[0]
    final_scores(MADE.tables, state, work)
    others = [float(work.totals[s]) for s in range(int(state.players)) if s != seat]
    return float(work.totals[seat]) - sum(others) / len(others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_claim_brings_what_the_final_scores_say(players: int) -> None:
    claims = 0
    for state in last_turns(players, 6):
        seat, work = int(state.to_move), np.zeros(1, bot_work_dtype(MADE.board))[0]
        legal_actions(MADE.tables, state, work)
        gains = {}
        for action in range(FIRST_CLAIM, 64 * len(work.legal)):
            if int(work.legal[action // 64]) >> (action % 64) & 1:
                after = state.copy()
                apply(MADE.tables, after, action)
                gains[action] = lead(after, seat) - lead(state, seat)
                route = int(MADE.tables.claim_route[action])
                assert last_claim(MADE.tables, state, seat, route) == pytest.approx(gains[action])
        if gains and choose_last(MADE.tables, state, seat, work) >= FIRST_CLAIM:
            claims += 1
            assert gains[choose_last(MADE.tables, state, seat, work)] == max(gains.values())
    assert claims >= 5
