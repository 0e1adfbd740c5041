"""The search with a net: legal, repeatable, and the same on every path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from damrak import Game
from damrak.bots import Budget, bot_named
from damrak.bots.kernels.batched_rollout import BATCH_SIZE
from damrak.bots.kernels.guided import CHOICES, guide_dtype
from damrak.bots.kernels.guided_entry import begin_entry, compare_entry
from damrak.bots.kernels.net import Net, NetBuffers, judge, net_buffers_dtype, net_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.guided_bot import GuidedBot
from damrak.bots.running.net_files import MASTER, read_net, write_net
from damrak.bots.running.registry import MASTER_SIMULATIONS
from damrak.compile import kernel
from damrak.compile.arrays import Row
from damrak.game.catalogue import Catalogue, amsterdam, catalogue
from damrak.rules.layout import NOT_YET, TURN, Observation, Tables
from tests.bots.test_search import choices


def guided(budget: Budget, threads: int = 1, seed: int = 3, net: Path = MASTER) -> GuidedBot:
    return GuidedBot(catalogue(amsterdam()), seed, budget, threads, net)


def small_net(path: Path) -> Path:
    """A net of 8 numbers and one block that likes nothing in particular: little to compute."""
    chance = np.random.default_rng(4)
    net = np.zeros(1, net_dtype(amsterdam(), 8, 1))
    for name in ("input", "block", "policy", "value"):
        net[name] = chance.integers(-99, 100, net[name].shape)
        net[f"{name}_scale"] = 1e-3 if name in ("input", "block") else 1e-5
    write_net(path, net, amsterdam(), {})
    return path


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simulations_alone_make_the_same_choices_again(players: int) -> None:
    first = choices(guided(Budget(40)), Game.new(players, 8), 30)
    assert choices(guided(Budget(40)), Game.new(players, 8), 30) == first


def test_the_master_is_this_with_a_fixed_number_of_simulations() -> None:
    """Not of milliseconds: a browser, which counts simulations too, chooses alike."""
    master = bot_named("master", amsterdam(), 3)
    assert choices(master, Game.new(2, 8), 6) == choices(
        guided(Budget(MASTER_SIMULATIONS)), Game.new(2, 8), 6
    )


def test_its_chance_is_its_seed(tmp_path: Path) -> None:
    """With a net that likes nothing in particular the deals decide."""
    net = small_net(tmp_path / "small.json")
    first = choices(guided(Budget(40), net=net), Game.new(2, 8), 20)
    assert choices(guided(Budget(40), seed=4, net=net), Game.new(2, 8), 20) != first


@pytest.mark.parametrize("budget", [Budget(1), Budget(0, 5), Budget(40, 5), Budget(100_000, 20)])
def test_any_budget_gives_legal_choices(budget: Budget) -> None:
    assert len(choices(guided(budget), Game.new(2, 5), 12)) == 12


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_whole_games(players: int) -> None:
    game = Game.new(players, 21)
    choices(guided(Budget(16)), game, 10_000)
    assert game.is_over


def test_threads_vote() -> None:
    first = choices(guided(Budget(96), threads=3), Game.new(2, 7), 12)
    assert choices(guided(Budget(96), threads=3), Game.new(2, 7), 12) == first


@kernel
def judge_entry(
    tables: Row[Tables], seen: Row[Observation], net: Row[Net], buffers: Row[NetBuffers]
) -> None:
    """`judge`, called from Python."""
    judge(tables[0], seen[0], net[0], buffers[0])


class Batch:
    """A search that is about to begin."""

    def __init__(self, game: Game, net: np.ndarray) -> None:
        made = catalogue(amsterdam())
        seen, work = np.zeros(1, made.observation_dtype), np.zeros(1, bot_work_dtype(made.board))
        seen[0] = game.observation(game.waiting_for()[0])
        self.guide = np.zeros(1, guide_dtype(made.board, net["block"].shape[3]))
        self.all = (made.table_array, seen, work, net, self.guide)


def test_games_of_a_batch_are_judged_as_each_would_be_alone() -> None:
    """Bit for bit: in one go and from changed inputs, or one by one from nothing."""
    net, tables = read_net(MASTER, amsterdam()), catalogue(amsterdam()).table_array
    for players in (2, 3, 4):
        batch = Batch(Game.new(players, 5), net)
        begin_entry(*batch.all)
        count = compare_entry(*batch.all)
        assert BATCH_SIZE - CHOICES < count <= BATCH_SIZE
        for place in range(count):
            buffers = np.zeros(1, net_buffers_dtype(amsterdam(), 512))
            judge_entry(tables, batch.guide["seen"][:, place], net, buffers)
            together = batch.guide["buffers"][:, place]
            assert together["hidden"].tobytes() == buffers["hidden"].tobytes()
            assert together["judged"].tobytes() == buffers["judged"].tobytes()


def late(made: Catalogue) -> np.ndarray:
    """What is seen at the last turn before the last ones: a short search reaches the end."""
    game, bot = Game.new(2, 8), bot_named("planner", made.board, 1)
    seen = np.zeros(1, made.observation_dtype)
    while not game.is_over:
        now = game.observation(game.waiting_for()[0])
        if now.phase == TURN and now.turns_left == NOT_YET:
            seen[0] = now
        game.play_number(bot.choose(now))
    return seen


PLAIN = """
import sys, numpy as np
from pathlib import Path
from damrak.bots import Budget, bot_named
from damrak.bots.running.guided_bot import GuidedBot
from damrak.game.catalogue import amsterdam, catalogue
made = catalogue(amsterdam())
seen = np.load(sys.argv[1]).view(made.observation_dtype)
bot = GuidedBot(made, 3, Budget(16), 1, Path(sys.argv[2]))
print(bot.choose(seen[0]))
"""


def test_plain_python_chooses_the_same(tmp_path: Path) -> None:
    net, seen = small_net(tmp_path / "small.json"), late(catalogue(amsterdam()))
    np.save(tmp_path / "seen.npy", seen.view(np.uint8))
    plain = subprocess.run(
        [sys.executable, "-c", PLAIN, str(tmp_path / "seen.npy"), str(net)],
        env={**os.environ, "DAMRAK_PLAIN": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert int(plain.stdout) == guided(Budget(16), net=net).choose(seen[0])
