"""OpenSpiel: its own simulation test, its search, and its sampling of hidden cards by CFR."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

import damrak.envs.openspiel  # noqa: F401 - registers the game
from examples import nfsp


def test_it_simulates_games() -> None:
    game = pyspiel.load_game("python_damrak(players=2)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_its_search_plays() -> None:
    game, dice = pyspiel.load_game("python_damrak"), np.random.RandomState(7)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bot, state, choices = mcts.MCTSBot(game, 2.0, 4, judge, random_state=dice), None, 0
    state = game.new_initial_state()
    while choices < 5:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=chances)))
        else:
            state.apply_action(bot.step(state))
            choices += 1
    assert not state.is_terminal()


def test_its_cfr_samples() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("python_damrak"))
    solver.iteration()
    assert solver.average_policy() is not None


def test_its_nfsp_learns() -> None:
    policy, decisions = nfsp.learn(games=2)
    assert decisions > 60
    masks = np.eye(296, dtype=np.int8)[:5]
    assert np.asarray(policy(np.ones((5, 680), np.int8), masks)).tolist() == [0, 1, 2, 3, 4]
