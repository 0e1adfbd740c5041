"""The OpenSpiel game passes OpenSpiel's tests, hides what it must, and can be searched."""

from __future__ import annotations

import gc
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

from damrak.board.tables import action_count
from damrak.envs.games import IllegalActions
from damrak.envs.openspiel import DamrakGame, DamrakState, longest_game
from damrak.game import Game
from damrak.game.engine import Engine
from damrak.game.errors import InvalidSetup
from damrak.rules.layout import OVER, WILD
from damrak.rules.tensor import tensor_slices
from tests.support import BOARDS, POLICIES, board_named, new_engine, play_out

LAGOON = BOARDS / "lagoon.toml"
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def load(players: int = 2, board: str = "") -> DamrakGame:
    game: DamrakGame = pyspiel.load_game("python_damrak", {"players": players, "board": board})
    return game


def dealt(players: int, seed: int) -> DamrakState:
    """A game whose seed is these 32 bytes."""
    state = load(players).new_initial_state()
    for byte in random.Random(seed).randbytes(32):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def states(players: int, seed: int) -> Iterator[DamrakState]:
    """The state at every step of a random game."""
    state, chance = dealt(players, seed), random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_passes_the_tests_of_openspiel(players: int) -> None:
    pyspiel.random_sim_test(load(players), num_sims=2, serialize=True, verbose=False)


def test_another_board_passes_them_too() -> None:
    game = load(3, str(LAGOON))
    assert game.num_distinct_actions() == action_count(board_named("lagoon"))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    with pytest.raises(InvalidSetup, match="2, 3 or 4"):
        DamrakGame({"players": players})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_as_large_as_the_board_says(players: int) -> None:
    game, board = load(players), board_named("amsterdam")
    assert game.num_players() == players
    assert game.num_distinct_actions() == action_count(board)
    size = tensor_slices(board)[-1].stop
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [size]
    assert (game.max_utility(), game.utility_sum()) == (1, 0)
    assert game.min_utility() == pytest.approx(-1 / (players - 1), abs=1e-12)


def test_32_chance_nodes_give_the_game_of_that_seed() -> None:
    state = dealt(3, 5)
    engine = new_engine("amsterdam", 3, int.from_bytes(random.Random(5).randbytes(32), "little"))
    chance = random.Random(1)
    while not state.is_terminal():
        assert state.current_player() == engine.state.to_move
        assert state.legal_actions() == engine.legal_numbers()
        for seat in range(3):
            assert state._held.seen[seat].tobytes() == engine.observe(seat).tobytes()
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        engine.apply(action, int(engine.state.to_move))
    assert engine.state.phase == OVER
    winners = engine.score()[1]
    assert [seat for seat, value in enumerate(state.returns()) if value > 0] == list(winners)
    assert sum(state.returns()) == pytest.approx(0, abs=1e-12)


def test_some_deals_alone_are_one_chance_node() -> None:
    game: DamrakGame = pyspiel.load_game("python_damrak_deals(deals=3)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 1 / 3) for deal in range(3)]
    assert (game.max_chance_outcomes(), game.max_chance_nodes_in_history()) == (3, 1)
    state.apply_action(2)
    assert not state.is_chance_node()
    played = Game.new(seed=2)
    assert [state.observed(seat)[0] for seat in range(2)] == [  # type: ignore[index]
        played.observation(seat) for seat in range(2)
    ]
    with pytest.raises(ValueError, match="dealt anew"):
        state.resample_from_infostate(0, SAMPLER)
    with pytest.raises(IllegalActions):
        game.new_initial_state()._apply_action(3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_all_outcomes_of_a_chance_node_are_equally_likely() -> None:
    state = load().new_initial_state()
    assert state.chance_outcomes() == [(byte, 1 / 256) for byte in range(256)]
    assert state.action_to_string(10) == "seed byte 0a"
    assert state.information_state_string(0) == "not dealt"
    assert not any(state.observation_tensor(1))


def put_off(engine: Engine, legal: list[int], chance: random.Random) -> int:
    """Draw while anything can be drawn: the longest games."""
    return legal[0]


@pytest.mark.parametrize("policy", [*POLICIES, "put_off"])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])  # on the lagoon many games end in passes
def test_no_game_is_longer_than_said(board: str, policy: str) -> None:
    choose = POLICIES.get(policy, put_off)
    for players in (2, 3, 4):
        longest = longest_game(board_named(board), players)
        for seed in range(2):
            assert play_out(new_engine(board, players, seed), choose, seed) <= longest


def test_the_tensor_and_its_parts_are_those_of_the_rules() -> None:
    observation = make_observation(load(2))
    for state in states(2, 3):
        observation.set_from(state, 1)
        assert observation.tensor.dtype == np.float32
        assert observation.tensor.tolist() == state.observation_tensor(1)
        assert observation.dict["hand"].tolist() == state._held.record["hand"][0, 1].tolist()
    assert state.observation_tensor(1) == state.information_state_tensor(1)


def parts() -> tuple[Any, Any]:
    """What everybody knows, and what one player knows besides."""
    kinds = pyspiel.PrivateInfoType
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=kinds.NONE
    )
    private = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=False, private_info=kinds.SINGLE_PLAYER
    )
    return make_observation(load(), public), make_observation(load(), private)


def test_what_several_players_know_together_cannot_be_observed() -> None:
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="one player knows"):
        make_observation(load(), everything)


def test_public_and_private_parts_are_all_that_a_player_knows() -> None:
    public, private = parts()
    whole = make_observation(load())
    for state in states(2, 3):
        for player in range(2):
            said = {*public.string_from(state, player).split("\n")}
            own = private.string_from(state, player).split("\n")
            assert {*whole.string_from(state, player).split("\n")} <= said.union(own)


def test_what_is_public_depends_on_nothing_hidden() -> None:
    public, private = parts()
    hidden = False
    for state in states(2, 4):
        other = state.resample_from_infostate(0, SAMPLER)
        assert public.string_from(other, 0) == public.string_from(state, 0)
        assert public.string_from(state, 1) == public.string_from(state, 0)
        assert private.string_from(other, 0) == private.string_from(state, 0)
        hidden |= private.string_from(other, 1) != private.string_from(state, 1)
    assert hidden


def test_a_playthrough_of_openspiel_is_written_twice_alike() -> None:
    first, again = (playthrough_lines("python_damrak(players=2)", seed=7) for _ in range(2))
    assert first == again
    assert any(line.startswith("PublicObservationString() =") for line in first)
    assert any(line.startswith("PrivateObservationString(1) =") for line in first)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_cannot_tell_a_resampled_state_from_the_real_one(players: int) -> None:
    changed = 0
    for state in states(players, 7):
        for player in range(players):
            anew = state.resample_from_infostate(player, SAMPLER)
            assert anew.information_state_string(player) == state.information_state_string(player)
            assert anew.information_state_tensor(player) == state.information_state_tensor(player)
            assert anew.observation_string(player) == state.observation_string(player)
            assert anew.current_player() == state.current_player()
            if state.current_player() == player:
                assert anew.legal_actions() == state.legal_actions()
            assert anew.history()[:32] != state.history()[:32]
            changed += anew._held.record["hand"].tobytes() != state._held.record["hand"].tobytes()
    assert changed > 0


def test_a_state_is_resampled_before_the_deal_and_plays_on() -> None:
    state = load().new_initial_state()
    state.apply_action(7)
    assert state.resample_from_infostate(0, lambda: 1.0).history() == [255]
    chance = random.Random(1)
    *_, midgame = zip(states(2, 3), range(20), strict=False)
    anew = midgame[0].resample_from_infostate(0, SAMPLER)
    while not anew.is_terminal():
        anew.apply_action(chance.choice(anew.legal_actions()))
    assert sum(anew.returns()) == 0


def test_what_others_draw_unseen_does_not_show() -> None:
    """Two games that differ only in another player's hidden hand look the same."""
    for state in states(3, 2):
        anew = state.resample_from_infostate(1, SAMPLER)
        hidden = anew._held.record["hand"][0, 0].tolist(), anew._held.record["deck"][0].tolist()
        real = state._held.record["hand"][0, 0].tolist(), state._held.record["deck"][0].tolist()
        if hidden != real:
            assert anew.observation_string(1) == state.observation_string(1)
    assert "deck:" not in state.observation_string(1)
    assert "seed" not in state.information_state_string(1)


def drawn(seed: int, *slots: int) -> DamrakState:
    """A game after the contracts, in which the first player has taken these market cards."""
    state = dealt(2, seed)
    for action in (state.legal_actions()[0], state.legal_actions()[0], *slots):
        state.apply_action(action)
    return state


def test_an_information_state_remembers_the_way_and_an_observation_does_not() -> None:
    """Two cards are taken in either order and replaced by the same two."""
    for seed in range(100):
        state = drawn(seed)
        deck = state._held.record["deck"][0, : state._held.record["deck_size"][0]]
        if deck[-1] == deck[-2] != WILD and WILD not in state._held.record["market"][0]:
            break
    player, one, other = state.current_player(), drawn(seed, 0, 1), drawn(seed, 1, 0)
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_at_set_up_nobody_learns_that_another_has_chosen() -> None:
    state = dealt(3, 4)
    before = [state.information_state_string(seat) for seat in range(3)]
    state.apply_action(state.legal_actions()[2])
    after = [state.information_state_string(seat) for seat in range(3)]
    assert before[0] != after[0]
    assert before[1:] == after[1:]


def test_when_the_past_is_asked_for_changes_nothing() -> None:
    """Digests are made when they are asked for, of all that happened since."""
    asked, silent = dealt(3, 4), dealt(3, 4)
    clones, chance = list[tuple[DamrakState, str]](), random.Random(4)
    while not asked.is_terminal():
        action = chance.choice(asked.legal_actions())
        asked.apply_action(action)
        silent.apply_action(action)
        clones.append((silent.clone(), asked.information_state_string(1)))
    for player in range(3):
        told = silent.information_state_string(player)
        assert told == asked.information_state_string(player)
    for clone, told in clones:
        assert clone.information_state_string(1) == told


def test_what_is_legal_is_told_as_openspiel_tells_it() -> None:
    for state in states(3, 9):
        mover = state.current_player()
        for player in range(3):
            told = pyspiel.State.legal_actions(state, player)
            assert state.legal_actions(player) == told
            assert bool(told) == (player == mover)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
    begun = load().new_initial_state()
    assert begun.legal_actions() == list(range(256))
    assert begun.is_chance_node()


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    for state in states(2, 9):
        before, history = state.serialize(), state.history()
        illegal = set(range(-3, state.num_distinct_actions() + 3)) - set(state.legal_actions())
        for action in (min(illegal), max(illegal), random.Random(1).choice(sorted(illegal))):
            with pytest.raises((IllegalActions, pyspiel.SpielError)):
                state.apply_action(action)
        assert (state.serialize(), state.history()) == (before, history)
    chance = load().new_initial_state()
    for outcome in (-2, 256):
        with pytest.raises(IllegalActions):
            chance.apply_action(outcome)
    assert chance.history() == []


def test_a_clone_and_a_stored_state_live_on_their_own() -> None:
    *_, (state, _) = zip(states(2, 6), range(30), strict=False)
    clone, stored = state.clone(), pickle.dumps(state)
    before = str(state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)
    again = pickle.loads(stored)  # noqa: S301 - our own
    assert str(again) == before
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_a_stored_state_is_read_by_any_game_of_its_kind() -> None:
    first, second = load(3), load(3)
    *_, (state, _) = zip(states(3, 6), range(30), strict=False)
    stored, before = state.serialize(), str(state)
    del state, second
    gc.collect()
    again = first.deserialize_state(stored)
    assert str(again) == before
    clone = again.clone()
    again.apply_action(again.legal_actions()[0])
    assert str(clone) == before != str(again)


def test_actions_read_as_people_type_them() -> None:
    for state in states(2, 12):
        words = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(words)) == len(words)
        assert all(word.split()[0] in ("draw", "claim", "contracts", "keep") for word in words)
        for action, word in zip(state.legal_actions(), words, strict=True):
            assert state.string_to_action(word) == action


def test_is_mcts_plays_a_game() -> None:
    game = load(2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=3,
        random_state=np.random.RandomState(2),
    )
    state, chance = dealt(2, 1), random.Random(3)
    while not state.is_terminal():
        mine = state.current_player() == 0
        action = bot.step(state) if mine else chance.choice(state.legal_actions())
        state.apply_action(action)
    assert sum(state.returns()) == 0


def test_without_openspiel_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import damrak.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "MissingExtra" in done.stderr
    assert "damrak[openspiel]" in done.stderr
