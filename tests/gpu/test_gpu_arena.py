"""Arenas on a GPU: the same games as on a CPU, and the same simulations on a device."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from damrak.arena.series import Games
from damrak.arena.settings import ArenaError, Job, Settings, play_job
from damrak.arena.store import Store
from damrak.game.catalogue import amsterdam
from damrak.gpu import arena as gpu_arena
from damrak.gpu import search as searches
from damrak.gpu.arena import check_gpu_arena, play_arena_on_gpu, play_on_gpu
from damrak.i18n.json_types import Json, JsonObject
from tests.train.on_cpu import OnCpu, SearchesOnCpu

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
COMPARE = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.bots.running.net_files import MASTER, loaded
from damrak.game.catalogue import amsterdam
from damrak.gpu.guided import Comparisons
comparisons = Comparisons(amsterdam(), loaded(MASTER, amsterdam()))
asked = np.load(sys.argv[1])
seen = asked["seen"].view((np.record, asked["seen"].dtype))
told = [asked[name] for name in asked.files if name != "seen"]
results, chances = comparisons.compare(seen, *told)
np.savez(sys.argv[2], results=results, chances=chances)
"""
SEARCH = """
import sys, warnings
warnings.simplefilter("ignore")
import numpy as np
from damrak.game.catalogue import amsterdam
from damrak.gpu import search as searches
searches.DEALS = 2
asked = np.load(sys.argv[1])
seen = asked["seen"].view((np.record, asked["seen"].dtype))
running = searches.Searches(amsterdam(), 4, int(asked["simulations"].max()))
told = []
for number in range(len(seen)):  # the second joins while the first is under way
    row = slice(number, number + 1)
    place, chance, simulations = (asked[name][row] for name in ("places", "chances", "simulations"))
    running.begin(place, seen[row], chance, simulations)
    told.append(running.go_on())
while len(running):
    told.append(running.go_on())
places, actions, chances = (np.concatenate(each) for each in zip(*told))
np.savez(sys.argv[2], places=places, actions=actions, chances=chances)
"""


def in_order(games: Games) -> Games:
    """Without the clock's part, which is never the same twice."""
    games = np.sort(games, order=["deal", "line_up", "rotation"])
    games["seconds"] = 0
    return games


@pytest.mark.parametrize(
    ("bots", "players", "alone", "tables"),
    [
        (("guided@24", "planner"), 2, False, 3),
        (("guided@24", "guided@1", "carter"), 2, False, 3),
        (("guided@16", "search@20", "net"), 3, False, 1),
        (("guided@24", "planner"), 4, True, 1),
        (("search@30", "search@12", "guided@16"), 2, False, 3),
        (("search@20", "search@1001"), 2, False, 1),  # this one is asked: too large for a GPU
    ],
)
def test_a_gpu_arena_plays_the_games_of_an_arena(
    bots: tuple[str, ...],
    players: int,
    alone: bool,
    tables: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gpu_arena, "MOST_GAMES", 30)  # so that not all are compared in one go
    settings = Settings(amsterdam(), bots, players, 5, alone)
    monkeypatch.setattr(gpu_arena, "WAIT", 2)
    monkeypatch.setattr(gpu_arena, "_cores", lambda: 1)
    monkeypatch.setattr(gpu_arena, "HELP", 1)  # so that not all choices are made on a core
    monkeypatch.setattr(gpu_arena, "MOST_SIMULATIONS", 1000)
    comparisons: Any = OnCpu()
    trees: Any = SearchesOnCpu()
    moves: list[int] = []
    parts = list(play_on_gpu(settings, range(tables), 3, comparisons, trees, moves.append))
    assert bool(trees.asked) == any(bot.startswith("search") for bot in bots)
    assert all(len(part) % players == 0 for part in parts)  # whole tables
    expected = play_job(Job(settings, tuple(range(tables))))
    assert in_order(np.concatenate(parts)).tobytes() == in_order(expected).tobytes()
    assert moves == sorted(moves)  # told while games are under way
    assert moves[0] < moves[-1] == expected["moves"].sum()


def test_a_gpu_arena_plays_only_what_its_file_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gpu_arena, "Comparisons", lambda *_: OnCpu())
    settings = Settings(amsterdam(), ("guided@16", "greedy"), 2, 5)
    store = Store(tmp_path / "games.sqlite", settings)
    told: list[int] = []
    first = next(play_arena_on_gpu(settings, store, 1, told.append))
    rest = np.concatenate(list(play_arena_on_gpu(settings, store, 2, told.append)))
    assert told
    assert first["deal"].tolist() == [0, 0]
    assert rest["deal"].tolist() == [1, 1]
    assert len(store.games()) == 4
    store.close()


def test_searches_take_no_more_memory_than_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "free_memory", lambda: 12_000_000_000)
    few, many = (searches.Searches.most_places(amsterdam(), count) for count in (8000, 1000))
    assert 1000 < few < many < 20_000
    settings = Settings(amsterdam(), ("search@8000", "planner"), 2, 5)
    assert gpu_arena._at_once(settings) == few
    monkeypatch.setattr(searches, "free_memory", lambda: 0)
    assert gpu_arena._at_once(settings) == 1
    monkeypatch.setattr(searches, "free_memory", lambda: 1 << 60)
    assert gpu_arena._at_once(settings) == gpu_arena.AT_ONCE_SEARCHED


def test_a_gpu_arena_says_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_arena, "has_gpu", lambda: False)
    with pytest.raises(ArenaError, match="no GPU here; leave out --gpu"):
        check_gpu_arena(Settings(amsterdam(), ("master", "planner"), 2, 5))
    monkeypatch.setattr(gpu_arena, "has_gpu", lambda: True)
    check_gpu_arena(Settings(amsterdam(), ("master", "planner"), 2, 5))
    check_gpu_arena(Settings(amsterdam(), ("search@50", "planner"), 2, 5))
    with pytest.raises(ArenaError, match="nothing to do: net, planner"):
        check_gpu_arena(Settings(amsterdam(), ("net", "planner"), 2, 5))
    for name in ("search@50ms", "search"):
        with pytest.raises(ArenaError, match=f"{name} has a budget in milliseconds"):
            check_gpu_arena(Settings(amsterdam(), ("master", name), 2, 5))


@pytest.mark.parametrize("players", [2, 3])
def test_the_simulator_compares_as_native_code_does(players: int, tmp_path: Path) -> None:
    """One choice of the beginning and one of the last turns, on one deal and on two."""
    native: Any = OnCpu()
    settings = Settings(amsterdam(), ("guided@16", "planner"), players, 5)
    list(play_on_gpu(settings, [0], comparisons=native))
    few = [row for row in native.asked if row[3] <= 3]
    rows = [few[0], max(few, key=lambda row: int(row[0]["turn"]))]
    asked: JsonObject = {
        name: np.array([row[number] for row in rows])
        for number, name in enumerate(("seen", "likely", "choice", "choices", "deals", "chances"))
    }
    asked["seen"] = np.array([row[0] for row in rows], native.asked[0][0].dtype)
    asked["deals"] = np.array([1, 2])
    told, place = simulated(COMPARE, asked, tmp_path), 0
    for number, deals in enumerate((1, 2)):
        one = [asked[name][number : number + 1] for name in asked]
        count = int(asked["choices"][number]) * deals
        expected = native.results(*one)[:count]
        assert told["results"][place : place + count].tobytes() == expected.tobytes()
        chance = int(asked["chances"][number])
        seen = asked["seen"].view((np.record, asked["seen"].dtype))[number]
        after = native.chance_after(seen, asked["likely"][number], deals, chance)
        assert int(told["chances"][number]) == after
        place += count
    assert place == len(told["results"])


def test_the_simulator_searches_as_native_code_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice of many actions and one of two, both late in the game; one joins the other."""
    native: Any = SearchesOnCpu()
    settings = Settings(amsterdam(), ("search@30", "planner"), 2, 5)
    monkeypatch.setattr(gpu_arena, "HELP", 0)
    list(play_on_gpu(settings, range(2), 4, searches=native))
    late = [row for row in native.asked if row[1]["turn"] > 24]
    rows = [late[0], late[-1]]
    asked: JsonObject = {
        "places": np.array([3, 0]),
        "seen": np.array([row[1] for row in rows], rows[0][1].dtype),
        "chances": np.array([row[2] for row in rows]),
        "simulations": np.array([20, 12]),
    }
    told = simulated(SEARCH, asked, tmp_path)
    found = {int(place): number for number, place in enumerate(told["places"])}
    for number, place in enumerate((3, 0)):
        one = (asked[name][number] for name in ("seen", "chances", "simulations"))
        action, chance = native.choice(*one)
        assert int(told["actions"][found[place]]) == action
        assert int(told["chances"][found[place]]) == chance


def simulated(script: str, asked: JsonObject, folder: Path) -> Json:
    """What the script makes of these arrays, where the simulator stands in for a device."""
    np.savez(folder / "asked.npz", **asked)
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "DAMRAK_PLAIN": "1"}
    files = [str(folder / name) for name in ("asked.npz", "told.npz")]
    command = [sys.executable, "-c", script, *files]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return np.load(folder / "told.npz")
