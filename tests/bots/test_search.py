"""The search: legal, repeatable, within its budget, and better than what it is made of."""

from __future__ import annotations

import numpy as np
import pytest

from damrak import Game
from damrak.arena.series import run_games
from damrak.bots import LEVELS, Bot, Budget, bot_named, resolve
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import NODES, SEARCH, begin, compare, log_of, think
from damrak.bots.running.searcher import SearchBot
from damrak.game.engine import members
from damrak.game.errors import InvalidSetup
from tests.support import catalogue_named


def choices(bot: Bot, game: Game, count: int) -> list[int]:
    """What the bot chooses on every seat of a game's beginning."""
    chosen: list[int] = []
    while not game.is_over and len(chosen) < count:
        seat = game.waiting_for()[0]
        chosen.append(bot.choose(game.observation(seat)))
        game.play_number(chosen[-1])
    return chosen


def search(budget: Budget, threads: int = 1, seed: int = 3) -> SearchBot:
    return SearchBot(catalogue_named("amsterdam"), seed, budget, threads)


def test_simulations_alone_make_the_same_choices_again() -> None:
    first = choices(search(Budget(60)), Game.new(3, 8), 20)
    assert choices(search(Budget(60)), Game.new(3, 8), 20) == first
    assert choices(search(Budget(60), seed=4), Game.new(3, 8), 20) != first


@pytest.mark.parametrize("budget", [Budget(1), Budget(0, 5), Budget(40, 5), Budget(100_000, 20)])
def test_any_budget_gives_legal_choices(budget: Budget) -> None:
    assert len(choices(search(budget), Game.new(2, 5), 12)) == 12


def test_a_budget_can_differ_by_the_size_of_the_table() -> None:
    by_table = Budget(20, 0, (20, 60, 90))
    for players, simulations in ((2, 20), (3, 60), (4, 90)):
        assert by_table.at(players) == Budget(simulations)
        found = choices(search(by_table), Game.new(players, 8), 12)
        assert found == choices(search(Budget(simulations)), Game.new(players, 8), 12)


def test_threads_vote() -> None:
    """Each thinks about a copy of its own: a shared one would be tried out by all at once."""
    game = Game.new(2, 6)
    assert len(choices(search(Budget(64), threads=3), game, 16)) == 16
    first = choices(search(Budget(300), threads=4), Game.new(2, 7), 12)
    assert choices(search(Budget(300), threads=4), Game.new(2, 7), 12) == first


def test_a_full_tree_ends_the_thinking() -> None:
    """Without room for a new node nothing is tried any more; the choice comes all the same."""
    made, seen = catalogue_named("amsterdam"), Game.new(2, 5).observation(0)
    work, state = np.zeros(1, bot_work_dtype(made.board))[0], np.zeros(1, made.state_dtype)[0]
    tree = np.zeros(1, SEARCH)[0]
    begin(made.tables, seen, work, tree)
    assert compare(made.tables, seen, work, state, tree) == 3
    tree.used = NODES
    assert compare(made.tables, seen, work, state, tree) == 0
    assert think(made.tables, seen, work, state, tree, 50) in (7, 8, 9)


def test_its_logarithm_is_near_enough() -> None:
    for count in (1, 2, 3, 7, 100, 12345):
        assert abs(log_of(count) - np.log(count)) < 0.02


def wins(stronger: str, weaker: str, games: int) -> float:
    """The share of games that the stronger wins, each deal from both seats."""
    made = catalogue_named("amsterdam")
    share = 0.0
    for seats in ([stronger, weaker], [weaker, stronger]):
        results = run_games(made, seats, 5, 0, games // 2)
        for winners in results["winners"]:
            won = [seats[seat] for seat in members(int(winners))]
            share += won.count(stronger) / len(won)
    return share / games


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("greedy", "random"),
        ("apprentice", "greedy"),
        ("porter", "apprentice"),
        ("carter", "porter"),
        ("merchant", "carter"),
    ],
)
def test_every_level_beats_the_one_below(stronger: str, weaker: str) -> None:
    assert wins(stronger, weaker, 1000) > 0.6


def test_it_beats_the_carter() -> None:
    assert wins("search@100", "carter", 16) > 0.5


def test_what_follows_the_at() -> None:
    assert resolve("search@500") == ("search", Budget(500))
    assert resolve("search@200ms") == ("search", Budget(0, 200))
    assert resolve("search@900/600/300") == ("search", Budget(900, 0, (900, 600, 300)))
    wrong = (
        "search@",
        "search@0",
        "search@9/6",
        "search@9/6/0",
        "search@9/6/3/1",
        "search@9/6/3ms",
        "search@1ms/2ms/3ms",
        "search@ 5",
    )
    for spec in wrong:
        with pytest.raises(InvalidSetup, match=f'in "{spec}" .* not a budget; write search@500'):
            resolve(spec)
    for spec in ("planner@9/6/3", "regent@9", "net@0"):
        with pytest.raises(InvalidSetup, match="takes no budget"):
            resolve(spec)
    with pytest.raises(InvalidSetup, match='no bot "Search@5"'):
        resolve("Search@5")


def test_levels_are_bots() -> None:
    board = catalogue_named("amsterdam").board
    assert list(LEVELS) == ["apprentice", "porter", "carter", "merchant", "regent", "master"]
    for level in LEVELS:
        assert bot_named(level, board, 1).name in (*NAMES, "merchant", "search", "guided")
