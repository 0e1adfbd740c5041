"""The guess at other seats' contracts: likely ones come often, and nothing known is changed."""

from __future__ import annotations

import numpy as np
import pytest

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.beliefs import guess_contracts, power_of_e, weigh_contracts
from damrak.bots.kernels.plan_buffers import Work, bot_work_dtype
from damrak.game.engine import members
from damrak.rules.check import broken_law
from damrak.rules.layout import Observation, State
from damrak.rules.network import is_completed
from damrak.rules.observe import observe
from damrak.rules.resample import resample
from tests.support import catalogue_named


def position(players: int, seed: int, actions: int) -> Game:
    """A game of planners in the middle."""
    game = Game.new(players, seed)
    bot = bot_named("planner", game.board, seed)
    while game.turn < actions and not game.is_over:
        seat = game.waiting_for()[0]
        game.play_number(bot.choose(game.observation(seat)))
    return game


class Guesser:
    """The records that the kernels want."""

    def __init__(self, game: Game, viewer: int) -> None:
        made = catalogue_named("amsterdam")
        self.tables, self.seen = made.tables, game.observation(viewer)
        self.work: Work = np.zeros(1, bot_work_dtype(made.board))[0]
        self.state: State = np.zeros(1, made.state_dtype)[0]
        self.again: Observation = np.zeros(1, made.observation_dtype)[0]
        self.likely = np.zeros((4, 64))
        weigh_contracts(self.tables, self.seen, self.work, self.likely)

    def deal(self) -> None:
        resample(self.tables, self.seen, self.work, self.state)
        guess_contracts(self.seen, self.work, self.state, self.likely)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_viewer_knows_stays(players: int) -> None:
    for actions in (0, players, 8, 20, 40):
        for viewer in range(players):
            guesser = Guesser(position(players, 5, actions), viewer)
            for _ in range(20):
                guesser.deal()
                assert broken_law(guesser.tables, guesser.state, guesser.work) == 0
                observe(guesser.tables, guesser.state, viewer, guesser.again)
                assert guesser.again.tobytes() == guesser.seen.tobytes()


def test_contracts_come_as_often_as_they_are_likely() -> None:
    """With one unknown contract the draw is plain: each in proportion to its weight."""
    games = (position(2, seed, 24) for seed in range(50))
    guesser = Guesser(next(game for game in games if game.view(0).seats[1].contracts == 1), 0)
    counts = np.zeros(64)
    for _ in range(4000):
        guesser.deal()
        counts[list(members(guesser.state.contracts[1]))] += 1
    weights = np.where(counts > 0, guesser.likely[1], 0.0)
    shares = weights / weights.sum()
    assert np.abs(counts / counts.sum() - shares).max() < 0.03
    assert counts.max() > 3 * 4000 / 24


def test_a_completed_contract_is_the_likeliest_of_its_points() -> None:
    game = position(2, 5, 40)
    guesser = Guesser(game, 0)
    routes = guesser.seen.routes[1]
    done = [n for n in range(24) if is_completed(guesser.tables, routes, n)]
    assert done
    for contract in done:
        points = guesser.tables.contract_points[contract]
        others = [n for n in range(24) if n not in done]
        same = [n for n in others if guesser.tables.contract_points[n] == points]
        assert all(guesser.likely[1, contract] > guesser.likely[1, n] for n in same)


def test_its_powers_are_near_enough() -> None:
    for power in (-4.0, -0.5, 0.0, 1.0, 6.5):
        assert power_of_e(power) == pytest.approx(np.exp(power), rel=0.03)
