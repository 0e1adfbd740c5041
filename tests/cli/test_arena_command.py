"""`damrak arena` and `damrak lab`: output, pages, files, interruptions and mistakes."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.progress import Progress

from damrak.arena.series import Games
from damrak.arena.settings import Settings
from damrak.arena.store import Store
from damrak.bots.running.registry import SEARCHERS
from damrak.i18n.json_types import Json
from tests.arena.fakes import make_echo
from tests.cli.conftest import Command
from tests.train.on_cpu import OnCpu


def test_a_table_for_people_and_a_page(damrak: Command, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    code, out, _ = damrak("arena", "greedy", "random", "--games", "40", "--html", str(page))
    assert code == 0
    for words in ("40 games of 2 on 20 deals", "greedy", "Rating", "Wins by seat", str(page)):
        assert words in out
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_json_is_the_same_on_any_number_of_workers(damrak: Command) -> None:
    results = []
    for workers in ("1", "3"):
        options = ("--players", "3", "--games", "60", "--json", "--workers", workers)
        code, out, _ = damrak("arena", "greedy", "random", "planner", *options)
        assert code == 0
        results.append(json.loads(out))
        for row in results[-1]["bots"]:
            assert row.pop("seconds_a_move") > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 60


def test_a_file_goes_on_and_refuses_other_settings(damrak: Command, tmp_path: Path) -> None:
    file = ("--file", str(tmp_path / "arena.sqlite"), "--json")
    assert json.loads(damrak("arena", "greedy", "random", "--games", "10", *file)[1])["games"] == 10
    assert json.loads(damrak("arena", "greedy", "random", "--games", "30", *file)[1])["games"] == 30
    code, out, err = damrak("arena", "random", "greedy", *file)
    assert (code, out) == (2, "")
    assert "these games were played with another bots" in err
    code, out, err = damrak("arena", "greedy", "random", "--alone", "--players", "2", *file)
    assert (code, out) == (2, "")
    assert "these games were played with another alone" in err


def test_a_bot_that_never_chooses_is_told_and_fails(damrak: Command, tmp_path: Path) -> None:
    dead = f"exec:{sys.executable} {tmp_path / 'missing.py'}"
    code, out, _ = damrak("arena", dead, "random", "--games", "4")
    assert code == 1
    assert "choices itself: its row is that of the fallback bot" in " ".join(out.split())


def test_a_terminated_arena_keeps_its_games(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = signal.getsignal(signal.SIGTERM)
    monkeypatch.setattr(Progress, "advance", lambda *_: os.kill(os.getpid(), signal.SIGTERM))
    file = tmp_path / "arena.sqlite"
    code, _, err = damrak("arena", "greedy", "random", "--games", "4000", "--file", str(file))
    assert code == 130
    assert str(file) in "".join(err.split())
    assert signal.getsignal(signal.SIGTERM) == before


def test_a_gpu_plays_the_same_games(damrak: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("arena", "guided@16", "greedy", "--games", "4", "--json")
    monkeypatch.setattr("damrak.gpu.arena.has_gpu", lambda: False)
    code, out, err = damrak(*command, "--gpu")
    assert (code, out) == (2, "")
    assert "PyTorch sees no GPU here; leave out --gpu" in err
    monkeypatch.setattr("damrak.gpu.arena.has_gpu", lambda: True)
    monkeypatch.setattr("damrak.gpu.arena.Comparisons", lambda *_: OnCpu())
    results = [json.loads(damrak(*command, *options)[1]) for options in ((), ("--gpu",))]
    for result in results:
        assert result["games"] == 4
        for row in result["bots"]:
            row.pop("seconds_a_move")
    assert results[0] == results[1]


def test_ctrl_c_keeps_what_there_is(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "arena.sqlite"
    monkeypatch.setattr("damrak.arena.arena.BATCH", 5)
    real, calls = Progress.advance, []

    def interrupted(*arguments: Json) -> None:
        real(*arguments)
        calls.append(arguments)
        if len(calls) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "advance", interrupted)
    options = ("--games", "60", "--workers", "1", "--json")
    code, out, err = damrak("arena", "greedy", "random", *options, "--file", str(file))
    assert code == 130
    assert f"kept in {file}; the same command continues" in err
    assert json.loads(out)["games"] == 20
    code, out, _ = damrak("arena", "greedy", "random", *options, "--file", str(file))
    assert (code, json.loads(out)["games"]) == (0, 60)
    calls.clear()
    assert "Use --file" in damrak("arena", "greedy", "random", *options)[2]


def test_a_gpu_tells_its_moves_and_warns_of_short_games(
    damrak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from damrak.arena.arena import play_arena

    def play(
        settings: Settings, store: Store, deals: int, show_moves: Callable[[int], None]
    ) -> Iterator[Games]:
        show_moves(12_345)
        yield from play_arena(settings, store, 2)
        raise KeyboardInterrupt

    shown: list[str] = []
    real = Progress.update

    def update(*arguments: Json, **fields: Json) -> None:
        shown.append(fields["description"])
        real(*arguments, **fields)

    monkeypatch.setattr(Progress, "update", update)
    monkeypatch.setattr("damrak.cli.arena._on_gpu", lambda settings: play)
    code, out, err = damrak("arena", "greedy", "random", "--games", "60", "--gpu", "--json")
    assert shown == ["Playing, 12,345 moves so far,"]
    assert (code, json.loads(out)["games"]) == (130, 4)
    assert "ended first are short ones" in err


def test_is_it_better(damrak: Command) -> None:
    code, out, _ = damrak("arena", "greedy", "random", "--sprt", "0.5:0.55", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["sprt"]["verdict"] == "better"
    assert found["deals"] == found["sprt"]["deals"] < 100
    out = damrak("arena", "random", "greedy", "--sprt", "0.5:0.55")[1]
    assert "Not better: after" in out
    out = damrak("arena", "greedy", "random", "--sprt", "0.5:0.501", "--games", "10")[1]
    assert "Undecided: after 5 deals" in out


def test_bots_that_think_may_play(damrak: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SEARCHERS, "echo", make_echo)
    from damrak.arena.workers import map_threads

    monkeypatch.setattr("damrak.arena.arena.map_processes", map_threads)
    found = json.loads(damrak("arena", "echo", "random", "--games", "4", "--json")[1])
    assert {row["name"] for row in found["bots"]} == {"echo", "random"}
    monkeypatch.setattr("damrak.arena.workers.map_processes", map_threads)
    played = json.loads(damrak("simulate", "--bot", "echo", "--games", "3", "--json")[1])
    greedy = json.loads(damrak("simulate", "--bot", "greedy", "--games", "3", "--json")[1])
    assert played["mean_scores"] == greedy["mean_scores"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "greedy"], "two bots or more"),
        (["arena", "greedy", "hal"], 'no bot "hal"'),
        (["arena", "greedy", "random", "--sprt", "0.6:0.5"], "--sprt 0.5:0.55"),
        (["arena", "greedy", "random", "--sprt", "often"], "--sprt 0.5:0.55"),
        (["arena", "greedy", "random", "planner", "--sprt", "0.5:0.6"], "compares two bots"),
        (
            ["arena", "greedy", "random", "--file", "/no/such/folder/x"],
            "there is no folder /no/such/folder",
        ),
        (["lab", "--bot", "hal"], 'no bot "hal"'),
        (["lab", "--players", "5"], "Invalid value for '--players'"),
    ],
)
def test_a_mistake_gives_one_clear_line(damrak: Command, arguments: list[str], words: str) -> None:
    code, out, err = damrak(*arguments)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1


def test_the_lab(damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "lab.html"
    options = ("--games", "50", "--players", "2", "--html", str(page))
    code, out, _ = damrak("lab", *options)
    assert code == 0
    for words in ("greedy, 2 players, 50 games", "Contested", "4.7 the discards become", str(page)):
        assert words in out
    assert "How contested each route is" in page.read_text(encoding="utf-8")
    found = json.loads(damrak("lab", "--games", "50", "--players", "3", "--json")[1])
    assert [sample["players"] for sample in found["samples"]] == [3]
    monkeypatch.setitem(SEARCHERS, "echo", make_echo)
    assert "is not compiled" in damrak("lab", "--bot", "echo")[2]


def test_records_of_a_simulation_and_an_arena_hold(damrak: Command, tmp_path: Path) -> None:
    games, arena = tmp_path / "games", tmp_path / "arena"
    assert damrak("simulate", "--games", "2", "--records", str(games))[0] == 0
    file = ("--file", str(tmp_path / "arena.sqlite"), "--records", str(arena))
    assert damrak("arena", "greedy", "random", "--games", "2", *file)[0] == 0
    assert damrak("arena", "greedy", "random", "--games", "4", *file)[0] == 0
    found = sorted(games.iterdir()) + sorted(arena.iterdir())
    assert len(found) == 6
    for path in found:
        assert damrak("verify", str(path))[0] == 0


def test_records_go_only_where_they_can(damrak: Command, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("kept")
    for command in (("simulate",), ("arena", "greedy", "random")):
        code, out, err = damrak(*command, "--records", str(tmp_path))
        assert (code, out) == (2, "")
        assert "new or empty" in err
    code, out, err = damrak("arena", "greedy", "random", "--ray", "--records", str(tmp_path / "n"))
    assert (code, out) == (2, "")
    assert "without --ray and --gpu" in err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
