"""The arena seats bots of others by name: programs, classes and nets in files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from damrak.arena.arena import play_arena
from damrak.arena.series import compile_bots, play_matches
from damrak.arena.settings import ArenaError, Job, Settings, play_job
from damrak.arena.store import Store
from damrak.arena.summary import Summary, summarise
from damrak.bots import bot_named, is_compiled, resolve
from damrak.bots.external.referee import Refereed
from damrak.bots.running.net_files import MASTER
from damrak.bots.running.registry import is_bot
from damrak.game.errors import InvalidSetup
from damrak.gpu.arena import check_gpu_arena
from tests.support import board_named, catalogue_named

ROOT = Path(__file__).parent.parent.parent
AMSTERDAM = board_named("amsterdam")
PROGRAM = f"exec:{sys.executable} -S -E {ROOT / 'examples' / 'bot.py'}"
BUILDER = "examples.builder:Builder"


def arena_of(*bots: str, deals: int) -> Summary:
    settings = Settings(AMSTERDAM, bots, 2, 1)
    return summarise(settings, play_job(Job(settings, tuple(range(deals)))))


def test_the_example_class_beats_random() -> None:
    summary = arena_of(BUILDER, "random", deals=20)
    best = summary["bots"][0]
    assert (best["name"], best["faults"]) == (BUILDER, 0)
    assert best["win_share"]["low"] > 0.7


def test_the_example_program_beats_random() -> None:
    summary = arena_of(PROGRAM, "random", deals=6)
    best = summary["bots"][0]
    assert (best["name"], best["faults"]) == (PROGRAM, 0)
    assert best["win_share"]["value"] > 0.7


def test_a_net_in_a_file_is_the_net() -> None:
    made = catalogue_named("amsterdam")
    pair = (("net", "random"), (f"net:{MASTER}", "random"))
    named, filed = play_matches(made, pair, 1, [0, 0])
    assert named["totals"].tolist() == filed["totals"].tolist()


def test_worker_processes_find_a_class_of_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "found_here.py").write_text(
        "class First:\n"
        "    name = 'first'\n"
        "    def __init__(self, board, seed, budget):\n"
        "        self.budget = budget\n"
        "    def choose(self, seen):\n"
        "        raise ValueError(self.budget.simulations)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT))  # put back after the test
    settings = Settings(AMSTERDAM, ("found_here:First@7", "random"), 2, 1)
    store = Store(None, settings)
    games = [each for part in play_arena(settings, store, 1, workers=1) for each in part]
    assert len(games) == 2
    assert all(game["faults"].sum() > 0 for game in games)  # a referee chose for it


def test_a_program_hears_the_end_and_is_ended(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = tmp_path / "bot.py"
    code.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'protocol': 1, 'name': 't'}), flush=True)\n"
        "    if said['type'] == 'choose':\n"
        "        number = said['legal'][0]['number']\n"
        "        print(json.dumps({'type': 'action', 'action': number}), flush=True)\n"
        "    if said['type'] == 'over':\n"
        f"        open({str(heard)!r}, 'a').write(line)\n"
        f"open({str(heard)!r}, 'a').write('left')\n"
    )
    spec = f"exec:{sys.executable} -S -E '{code}'"
    (game,) = play_matches(catalogue_named("amsterdam"), [(spec, "random")], 1, [0])
    told = heard.read_text(encoding="utf-8")
    assert f'"totals":{game["totals"][:2].tolist()}'.replace(" ", "") in told.replace(" ", "")
    assert told.endswith("left")
    assert game["faults"].sum() == 0


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("exec:", "there is no such program"),
        ("exec:/no/such/program", "there is no such program"),
        ("exec:python3 'half", "there is no such program"),
        ("no_such_module:Bot", "finds no module no_such_module; run this in the folder of"),
        ("json:NoSuchBot", "no class NoSuchBot; its classes are: JSONDecoder"),
        ("json:JSONDecoder", "cannot be used"),
        ("json:JSONDecoder@fast", "is not a budget"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused_in_words(spec: str, words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        compile_bots(AMSTERDAM, [spec], 2)


def test_names_of_programs_and_classes_resolve_but_no_saved_game_starts_them() -> None:
    for spec in (PROGRAM, BUILDER, f"{BUILDER}@500"):
        resolve(spec)
        assert not is_compiled(spec)
        assert not is_bot(spec)
        assert isinstance(bot_named(spec, AMSTERDAM, 1), Refereed)
    assert is_bot(f"net:{MASTER}")
    assert resolve(f"{BUILDER}@200ms")[1].milliseconds == 200


def test_a_gpu_takes_no_programs() -> None:
    with pytest.raises(ArenaError, match="leave out --gpu"):
        check_gpu_arena(Settings(AMSTERDAM, ("search@64", BUILDER), 2, 1))


def test_settings_tell_bots_with_spaces_apart() -> None:
    one = Settings(AMSTERDAM, ("exec:a b", "exec:c"), 2, 1).described()["bots"]
    other = Settings(AMSTERDAM, ("exec:a", "exec:b c"), 2, 1).described()["bots"]
    assert one == "'exec:a b' exec:c"
    assert other == "exec:a 'exec:b c'"
    assert (
        Settings(AMSTERDAM, ("greedy", "search@9"), 2, 1).described()["bots"] == "greedy search@9"
    )
