"""The PettingZoo environment keeps PettingZoo's contract and plays by the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from damrak import Game
from damrak.envs import damrak_v1
from damrak.envs.games import IllegalActions
from damrak.envs.picture import SHAPE
from damrak.game.errors import InvalidSetup
from damrak.rules.resample import resample
from tests.envs.steps import bytes_of
from tests.support import board_named

# PettingZoo warns about what its own card games do as well
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of ended games
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_it_keeps_pettingzoos_contract(players: int, board: str) -> None:
    api_test(damrak_v1.env(players, board_named(board)), num_cycles=500)


def test_it_keeps_the_contract_without_the_wrapper() -> None:
    api_test(damrak_v1.raw_env(), num_cycles=500)


@pytest.mark.parametrize("wrap", [damrak_v1.Ordered, OrderEnforcingWrapper])
def test_calls_out_of_order_are_refused_as_pettingzoo_does(
    wrap: Any, caplog: pytest.LogCaptureFixture
) -> None:
    env = wrap(damrak_v1.raw_env())
    for name in ("agents", "agent_selection", "rewards"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    for call in (env.last, env.agent_iter, lambda: env.step(7), lambda: env.observe("seat_0")):
        with pytest.raises((AssertionError, AttributeError), match="reset"):
            call()
    env.reset(seed=3)
    agents = iter(env.agent_iter())
    next(agents)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\) in a loop"):
        next(agents)
    env.reset(seed=3)
    turns = []
    for agent in env.agent_iter(3):
        turns.append(agent)
        env.step(env.last()[0]["action_mask"].argmax())
    assert (len(turns), turns[0]) == (3, "seat_0")
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else seen["action_mask"].argmax())
    env.step(None)
    assert "step() called after all agents are terminated" in caplog.text


def test_a_flat_observation_has_its_mask_in_the_info() -> None:
    flat, env = damrak_v1.env(3, observation="flat"), damrak_v1.env(3)
    api_test(flat, num_cycles=200)
    for each in (flat, env):
        each.reset(seed=7)
    for agent in flat.agent_iter():
        for other in flat.agents:
            seen = env.observe(other)
            assert flat.observe(other) in flat.observation_space(other)
            assert (flat.observe(other) == seen["observation"]).all()
            assert (flat.infos[other]["action_mask"] == seen["action_mask"]).all()
        over = flat.terminations[agent]
        action = None if over else int(flat.infos[agent]["action_mask"].argmax())
        flat.step(action)
        env.step(action)
    assert not env.agents
    with pytest.raises(InvalidSetup, match="flat"):
        damrak_v1.env(observation="round")  # type: ignore[arg-type]


def test_a_seed_names_a_game() -> None:
    seed_test(damrak_v1.env)


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(damrak_v1.env, {"ansi": lambda words: words.startswith("Market: ")})
    assert "seat 1: 0 points" in capsys.readouterr().out
    with pytest.raises(InvalidSetup, match='no render mode "svg"; there are: human, ansi'):
        damrak_v1.env(render_mode="svg")


def test_rendered_is_what_a_spectator_may_know() -> None:
    env = played(2, 30, render_mode="ansi")
    before = env.render()
    hide_from(env, 0)
    assert env.render() == before
    assert "Hand" not in before


def played(players: int, steps: int, seed: int = 3, **options: Any) -> Any:
    """An environment in the middle of a random game."""
    env = damrak_v1.raw_env(players, **options)
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.choice(mask.nonzero()[0]))
    return env


def hide_from(env: Any, seat: int) -> None:
    """Deal everything that the seat may not know again."""
    game = env._game
    game.observe(seat)
    resample(game._catalogue.tables, game._seen[0].copy(), game._work[0], game._state[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_the_game_of_the_rules(players: int) -> None:
    """The same deal, states, legal actions, points and winners as `Game` with the same seed."""
    env, game, chance = damrak_v1.env(players), Game.new(players, seed=7), np.random.default_rng(1)
    env.reset(seed=7)
    while not game.is_over:
        assert env.unwrapped._game._state.tobytes() == game._engine._state.tobytes()
        assert env.agent_selection == f"seat_{game.to_move}"
        legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist()
        assert legal == game._engine.legal_numbers()
        number = int(chance.choice(legal))
        env.step(number)
        game.play_number(number)
    outcome = game.outcome()
    assert outcome is not None
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    for info in env.infos.values():
        assert info == {"totals": [score.total for score in outcome.scores]}
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    won = [seat for seat, reward in enumerate(env.rewards.values()) if reward > 0]
    assert won == list(outcome.winners)


def test_without_a_seed_every_game_is_another() -> None:
    env = damrak_v1.raw_env()
    deals = set()
    for _ in range(4):
        env.reset()
        deals.add(env.observe("seat_0")["observation"].tobytes())
    assert len(deals) == 4


@pytest.mark.parametrize("steps", [0, 1, 20])
@pytest.mark.parametrize("wrong", [10, -1, 296, 2**70, None, 7.0, "draw deck"])
def test_an_illegal_action_raises_and_changes_nothing(wrong: Any, steps: int) -> None:
    env = played(3, steps)
    state = env._game._state.tobytes()
    books = [env.agents[:], env.agent_selection, dict(env.rewards), dict(env.terminations)]
    seen = {agent: env.observe(agent)["observation"].tobytes() for agent in env.agents}
    with pytest.raises(IllegalActions, match=f"action {wrong} is not legal now; legal are: "):
        env.step(wrong)
    assert env._game._state.tobytes() == state
    assert books == [env.agents, env.agent_selection, env.rewards, env.terminations]
    for agent in env.agents:
        assert env.observe(agent)["observation"].tobytes() == seen[agent]


def test_before_the_first_reset_nothing_is_legal() -> None:
    game = damrak_v1.raw_env()._game
    before = bytes_of(game)
    with pytest.raises(IllegalActions, match="begin one"):
        game.step(7)
    assert bytes_of(game) == before


def test_only_the_agent_to_move_has_legal_actions() -> None:
    for steps in (0, 1, 2, 25):
        env = played(3, steps)
        for agent in env.agents:
            assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_what_is_hidden_changes_no_observation() -> None:
    """R16, for every seat in the middle of a game."""
    for steps in (3, 20, 45):
        for seat in range(3):
            env = played(3, steps)
            before = env.observe(f"seat_{seat}")
            secret = env._game._state.tobytes()
            hide_from(env, seat)
            after = env.observe(f"seat_{seat}")
            assert env._game._state.tobytes() != secret
            assert after["observation"].tobytes() == before["observation"].tobytes()
            assert after["action_mask"].tobytes() == before["action_mask"].tobytes()


def test_what_is_handed_out_is_the_callers() -> None:
    env = played(2, 5)
    seen = env.observe(env.agent_selection)
    kept = {name: array.copy() for name, array in seen.items()}
    env.step(int(seen["action_mask"].argmax()))
    assert all((seen[name] == kept[name]).all() for name in kept)
    assert env.observation_space("seat_0") is env.observation_space("seat_0")
    assert env.observation_space("seat_1").contains(env.observe("seat_1"))


def test_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="for 2, 3 or 4 players, not 5"):
        damrak_v1.env(players=5)


def test_pettingzoos_wrapper_lets_an_illegal_action_lose() -> None:
    env = TerminateIllegalWrapper(damrak_v1.raw_env(players=2), illegal_reward=-1)
    env.reset(seed=3)
    actor = env.agent_selection
    env.step(10)
    assert env.terminations[actor]
    assert env._cumulative_rewards[actor] == -1


def test_a_picture_shows_the_table_to_a_spectator() -> None:
    env = damrak_v1.env(players=4, render_mode="rgb_array")
    env.reset(seed=3)
    assert env.render().shape == SHAPE
