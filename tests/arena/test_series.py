"""A match gives the same games in compiled code and with bots that are called from Python."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from damrak import Game
from damrak.arena.series import (
    IllegalChoice,
    play_matches,
    run_games,
    seconds_a_move,
    seeds_of,
)
from damrak.bots import bot_named
from damrak.bots.running.registry import SEARCHERS
from damrak.game.seeds import derive_seed
from tests.arena.fakes import Cheat, make_echo
from tests.support import catalogue_named

MADE = catalogue_named("amsterdam")


@pytest.fixture(autouse=True)
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHERS, "echo", make_echo)
    monkeypatch.setitem(SEARCHERS, "cheat", lambda board, seed, budget: Cheat())


@pytest.mark.parametrize(
    "bots", [("echo", "random"), ("echo", "echo", "random"), ("random", "echo", "greedy", "echo")]
)
def test_both_paths_give_the_same_games(bots: tuple[str, ...]) -> None:
    asked = run_games(MADE, bots, 3, 0, 12)
    compiled = [bot.replace("echo", "greedy") for bot in bots]
    played = run_games(MADE, compiled, 3, 0, 12)
    echoes = [bot == "echo" for bot in bots]
    assert (asked["seconds"][:, : len(bots)][:, echoes] > 0).all()
    asked["seconds"] = 0
    assert asked.tobytes() == played.tobytes()


def test_a_match_is_the_game_that_a_person_would_see() -> None:
    """The same cards, bots and chance through `Game`, observation by observation."""
    bots = ["greedy", "random", "greedy"]
    results = run_games(MADE, bots, 9, 0, 5)
    _, chances = seeds_of(9, range(5))
    for number, result in enumerate(results):
        game = Game.new(3, derive_seed(9, number))
        seats = [
            bot_named(name, game.board, int(seed))
            for name, seed in zip(bots, chances[number], strict=False)
        ]
        while not game.is_over:
            seat = game.waiting_for()[0]
            game.play_number(seats[seat].choose(game.observation(seat)))
        outcome = game.outcome()
        assert outcome is not None
        scores = outcome.scores
        assert [score.total for score in scores] == result["totals"][:3].tolist()
        assert [score.route_points for score in scores] == result["routes"][:3].tolist()
        assert [score.contract_points for score in scores] == result["contracts"][:3].tolist()
        assert [score.merchandise.points for score in scores] == result["merchandise"][:3].tolist()
        assert [score.completed for score in scores] == result["completed"][:3].tolist()
        assert sum(1 << seat for seat in outcome.winners) == result["winners"]
        assert len(game.all_events()) == result["moves"].sum()


def test_compiled_and_other_tables_may_come_together() -> None:
    seatings = [("greedy", "random"), ("echo", "random"), ("random", "greedy")]
    mixed = play_matches(MADE, seatings, 1, [4, 4, 4])
    assert mixed["totals"][0].tolist() == mixed["totals"][1].tolist()
    assert (
        mixed["totals"][2].tolist() == run_games(MADE, seatings[2], 1, 4, 1)["totals"][0].tolist()
    )


def test_parts_add_up() -> None:
    games = run_games(MADE, ["greedy"] * 4, 2, 0, 200)
    parts = games["routes"] + games["contracts"] + games["merchandise"]
    assert np.array_equal(parts, games["totals"])


def test_a_bot_that_cheats_is_named() -> None:
    with pytest.raises(IllegalChoice, match='"cheat" chose action 0, which is not legal') as raised:
        run_games(MADE, ["cheat", "random"], 1, 0, 1)
    again = pickle.loads(pickle.dumps(raised.value))  # noqa: S301 - as worker processes do
    assert str(again) == str(raised.value)


def test_a_compiled_bot_is_timed() -> None:
    assert 0 < seconds_a_move(MADE, "random", 2, games=2) < 1
