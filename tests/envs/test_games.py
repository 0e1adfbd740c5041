"""A batch on the CPU plays by the rules, with any number of threads."""

from __future__ import annotations

import random

import numpy as np
import pytest
from numpy.typing import ArrayLike

from damrak.bots.kernels.dispatch import NAMES, choose
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.envs.games import Games, IllegalActions
from damrak.envs.kernels.games import COUNT, GAME, SEED
from damrak.game.errors import InvalidSetup
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER, State
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import new_game
from tests.envs.steps import bytes_of
from tests.support import board_named, catalogue_named


class Plain:
    """One game of a batch, by the rules alone."""

    def __init__(self, board: str, players: int, game: int, seed: int) -> None:
        self.made, self.players = catalogue_named(board), players
        self.states = np.zeros(1, self.made.state_dtype)
        self.work = np.zeros(1, bot_work_dtype(self.made.board))
        self.state.seed[GAME], self.state.seed[SEED] = np.uint32(game), np.uint32(seed)
        self.work[0].random = (seed << 32) + game
        new_game(self.made.tables, self.state, players, NOBODY)

    @property
    def state(self) -> State:
        state: State = self.states[0]
        return state

    def step(self, action: int) -> None:
        apply(self.made.tables, self.state, action)

    def answer(self, bot: str) -> None:
        """Let the bot choose for all seats but the first."""
        seen = np.zeros(1, self.made.observation_dtype)
        while self.state.phase != OVER and self.state.to_move != 0:
            observe(self.made.tables, self.state, self.state.to_move, seen[0])
            self.step(choose(NAMES.index(bot), self.made.tables, seen[0], self.work[0]))

    def again(self) -> None:
        self.state.seed[COUNT] += np.uint32(1)
        new_game(self.made.tables, self.state, self.players, NOBODY)


@pytest.mark.parametrize(
    ("board", "players"), [("amsterdam", 2), ("amsterdam", 3), ("amsterdam", 4), ("lagoon", 3)]
)
def test_a_batch_plays_the_games_of_the_rules(board: str, players: int) -> None:
    games, chance, ended = Games(3, players, seed=5, board=board_named(board)), random.Random(1), 0
    plain = [Plain(board, players, game, 5) for game in range(3)]
    for _ in range(200):
        actions = [chance.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]
        actors = games.to_move.tolist()
        games.step(actions)
        assert games.actor.tolist() == actors
        for game, one in enumerate(plain):
            one.step(actions[game])
            assert games.done[game] == (one.state.phase == OVER)
            if games.done[game]:
                ended += 1
                final_scores(one.made.tables, one.state, one.work[0])
                best = winners(one.work[0], players)
                assert games.totals[game].tolist() == one.work[0].totals.tolist()
                rewards = games.rewards[game, :players]
                assert abs(rewards.sum()) < 1e-6
                assert [reward > 0 for reward in rewards] == [best >> s & 1 for s in range(players)]
                one.again()
            assert games.states[game].tobytes() == one.state.tobytes()
    assert ended >= 3


def test_bots_answer_as_they_do_elsewhere() -> None:
    games, chance = Games(2, 2, opponents=("greedy",), seed=8), random.Random(2)
    plain = [Plain("amsterdam", 2, game, 8) for game in range(2)]
    for _ in range(150):
        actions = [chance.choice(np.flatnonzero(mask).tolist()) for mask in games.masks]
        games.step(actions)
        assert games.to_move.tolist() == games.actor.tolist() == [0, 0]
        for game, one in enumerate(plain):
            one.step(actions[game])
            one.answer("greedy")
            if games.done[game]:
                one.again()
                one.answer("greedy")
            assert games.states[game].tobytes() == one.state.tobytes()


@pytest.mark.parametrize("opponents", [(), ("random", "greedy")])
def test_the_number_of_threads_changes_nothing(
    opponents: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.envs.games.LEAST", 1)
    monkeypatch.setattr("damrak.envs.games.LEAST_WITH_BOTS", 1)
    batches = [Games(7, 3, opponents=opponents, seed=2**40 + 3, threads=n) for n in (1, 2, 3, 9)]
    for _ in range(150):
        for games in batches:
            games.step_randomly()
        assert len({bytes_of(games) for games in batches}) == 1
    for games in batches:
        games.close()


def test_threads_that_would_have_too_few_games_are_not_used() -> None:
    kinds = ((64, (), 2), (512, (), 2), (600, (), 4), (64, ("greedy",), 2), (8, ("greedy",), 2))
    batches = [Games(games, opponents=bots, threads=most) for games, bots, most in kinds]
    assert [len(batch._parts) for batch in batches] == [1, 2, 2, 2, 1]
    for batch in batches:
        batch.close()


def test_a_seed_names_a_batch() -> None:
    one, same, other = Games(4, seed=1), Games(4, seed=1), Games(4, seed=1 + 2**32)
    assert one.observations.tobytes() == same.observations.tobytes()
    assert one.observations.tobytes() != other.observations.tobytes()
    one.step_randomly(30)
    one.reset(1)
    assert bytes_of(one) == bytes_of(same)


def test_what_was_seen_at_the_end_stays_when_a_game_begins_anew() -> None:
    games = Games(8, 2, seed=3)
    while not games.done.any():
        games.step_randomly()
    over = games.final_observations[games.done]
    assert (over[:, :5] == [0, 0, 0, 0, 1]).all()
    assert (games.observations[games.done][:, :5] == [1, 0, 0, 0, 0]).all()


@pytest.mark.parametrize("wrong", [10, -1, 296, 2**40, -(2**63)])
def test_an_illegal_action_raises_and_changes_nothing(wrong: int) -> None:
    games = Games(5, 2, seed=4)
    games.step_randomly(6)
    before, actions = bytes_of(games), np.array([mask.argmax() for mask in games.masks])
    actions[3] = wrong
    with pytest.raises(IllegalActions, match=rf"action {wrong} is not legal in game 3; legal are"):
        games.step(actions)
    assert bytes_of(games) == before


@pytest.mark.parametrize("wrong", [[7, 7], [7.0, 7.0, 7.0], 7, [[7], [7], [7]], [True] * 3])
def test_actions_of_the_wrong_form_raise_and_change_nothing(wrong: ArrayLike) -> None:
    games = Games(3, 2)
    before = bytes_of(games)
    with pytest.raises(IllegalActions, match="one whole number for each of the 3 games"):
        games.step(wrong)
    assert bytes_of(games) == before


def test_a_batch_that_cannot_be_is_refused() -> None:
    for games, players, threads in ((0, 2, 1), (1, 5, 1), (1, 2, 0)):
        with pytest.raises(InvalidSetup, match="at least one game"):
            Games(games, players, threads=threads)
    with pytest.raises(InvalidSetup, match="name one for each seat after the first"):
        Games(1, 3, opponents=("greedy",))
    with pytest.raises(InvalidSetup, match='no bot "nobody"'):
        Games(1, 2, opponents=("nobody",))
