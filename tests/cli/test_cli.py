"""The `damrak` command: output, exit codes, and one clear line for each mistake."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.main import get_command

from damrak import Game
from damrak.cli.main import app
from damrak.compile import code_in_use
from damrak.i18n import INSIGHT_LANGUAGES, text
from damrak.i18n.help_text import help_text
from tests.cli.conftest import Command
from tests.game.test_game import play_randomly
from tests.support import BOARDS


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    play_randomly(Game.new(2, "ab" * 32)).save(path)
    return path


def test_help_names_every_command(damrak: Command) -> None:
    code, out, _ = damrak("--help")
    assert code == 0
    for command in get_command(app).commands:  # type: ignore[attr-defined]
        assert command in out
        code, help_of_it, _ = damrak(command, "--help")
        assert code == 0
        assert help_text(f"damrak-{command}").split(".")[0][:60] in help_of_it


def test_version(damrak: Command) -> None:
    told = damrak("--version")[1]
    assert told.startswith("damrak 0.")
    assert {"ahead": "comes with", "here": "compiled on", "plain": "plain"}[code_in_use()] in told


def test_without_arguments_it_shows_the_help(damrak: Command) -> None:
    code, out, _ = damrak()
    assert code == 2
    assert "Usage" in out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "No such command 'dance'"),
        (["play", "--loud"], "No such option: --loud"),
        (["simulate", "--players", "7"], "Invalid value for '--players'"),
        (["simulate", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "--bot", "hal"], 'no bot "hal"; there are: apprentice, porter'),
        (["simulate", "--players", "3", "--bot", "random", "--bot", "greedy"], "2 bots for 3"),
        (["simulate", "--board", "no.toml"], "no.toml: the file cannot be read"),
        (["verify", "no.json"], "no.json: the file cannot be read (there is no such file in /"),
        (["replay", "no.json"], "no.json: the file cannot be read"),
        (["play", "--resume", "no.json"], "no.json: the file cannot be read"),
        (["play", "--seed", "xyz"], "a seed is 64 hexadecimal digits"),
        (["play", "Anna"], "2, 3 or 4 players"),
        (["rules", "9.9"], "no rule 9.9"),
        (["board", "check", "no.toml"], "no.toml: the file cannot be read"),
        (["board", "show", "--svg", "/no/such/folder/x.svg"], "there is no folder /no/such"),
    ],
)
def test_a_mistake_gives_one_clear_line_and_code_2(
    damrak: Command, arguments: list[str], words: str
) -> None:
    code, out, err = damrak(*arguments)
    assert code == 2
    assert out == ""
    assert err.startswith("damrak: ")
    assert words in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_simulate_prints_one_json_object_and_the_same_figures(damrak: Command) -> None:
    arguments = ["simulate", "--players", "4", "--games", "1200", "--bot", "random", "--seed", "7"]
    results = []
    for threads in ("1", "2"):
        code, out, _ = damrak(*arguments, "--json", "--threads", threads)
        assert code == 0
        results.append(json.loads(out))
    for result in results:
        assert result.pop("seconds") > 0
    assert results[0] == results[1]
    assert {"games", "steps", "mean_scores", "wins", "end_reasons"} <= set(results[0])
    assert results[0]["games"] == 1200
    assert sum(results[0]["wins"]) >= 1200
    other = json.loads(damrak(*arguments[:-1], "8", "--json")[1])
    assert other["mean_scores"] != results[0]["mean_scores"]


def test_simulate_prints_a_table_for_people(damrak: Command) -> None:
    code, out, _ = damrak("simulate", "--games", "50", "--bot", "greedy", "--bot", "random")
    assert code == 0
    assert "greedy" in out
    assert "Mean points" in out


def test_simulate_on_another_board(damrak: Command) -> None:
    board = str(BOARDS / "lagoon.toml")
    result = json.loads(damrak("simulate", "--board", board, "--games", "200", "--json")[1])
    assert result["games"] == 200


def test_verify_says_what_was_checked(damrak: Command, record: Path) -> None:
    code, out, _ = damrak("verify", str(record))
    assert code == 0
    assert out.count("✓") == 6
    assert "holds" in out
    assert json.loads(damrak("verify", str(record), "--json")[1])["holds"] is True


def test_verify_finds_a_changed_byte(damrak: Command, record: Path) -> None:
    data = bytearray(record.read_bytes())
    data[len(data) // 2] ^= 1
    record.write_bytes(bytes(data))
    code, _, err = damrak("verify", str(record))
    assert code == 2
    assert err.count("\n") == 1


def test_replay_lists_what_happened_by_knowledge(damrak: Command, record: Path) -> None:
    spectator = damrak("replay", str(record), "--list")[1]
    first = damrak("replay", str(record), "--list", "--seat", "1")[1]
    everything = damrak("replay", str(record), "--list", "--open")[1]
    assert "draws from the deck" in spectator
    assert "Player 1 draws from the deck" not in first
    assert "Player 2 draws from the deck" in first
    assert "draws from the deck" not in everything
    assert "wins" in everything or "share" in everything
    code, _, err = damrak("replay", str(record), "--seat", "3")
    assert code == 2
    assert "no seat 3" in err


def test_replay_steps_through(
    damrak: Command, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = iter(["", "n", "p", "what?", "30", "end", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(keys))
    code, out, _ = damrak("replay", str(record), "--open")
    assert code == 0
    assert "Next in the deck" in out
    assert "Final scoring" in out
    assert "Enter or n: next" in out


def test_board_check_and_show(damrak: Command, tmp_path: Path) -> None:
    board = str(BOARDS / "lagoon.toml")
    assert "a playable board with 7 locations" in damrak("board", "check", board)[1]
    assert json.loads(damrak("board", "check", board, "--json")[1])["routes"] == 11
    assert "Korenmetershuisje" in damrak("board", "show")[1]
    target = tmp_path / "board.svg"
    assert damrak("board", "show", board, "--svg", str(target))[0] == 0
    assert ElementTree.parse(target).getroot().tag.endswith("svg")  # noqa: S314 - our own file


def test_a_bad_board_lists_every_fault_with_its_line(damrak: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    source = (BOARDS / "lagoon.toml").read_text(encoding="utf-8")
    bad.write_text(source.replace('"red"', '"mauve"').replace("points = 7", "points = 0"), "utf-8")
    code, _, err = damrak("board", "check", str(bad))
    assert code == 2
    assert err.count("line ") == 2
    assert all(line.startswith("damrak: ") for line in err.splitlines())


def test_rules_by_number_and_section(damrak: Command) -> None:
    assert "wild" in damrak("rules", "4.3")[1]
    section = damrak("rules", "7")[1]
    assert "7.1" in section
    assert "7.7" in section
    everything = damrak("rules")[1]
    assert "1.1" in everything
    assert "8.10" in everything


@pytest.mark.parametrize("language", INSIGHT_LANGUAGES)
def test_rules_in_every_language(damrak: Command, language: str) -> None:
    told = damrak("rules", "4.3", "--language", language)[1]
    title = text("rule-4-3-title", language)
    assert " ".join(title.split()) in " ".join(told.split())
    rows = [line.split() for line in damrak("rules", "5", "--language", language)[1].splitlines()]
    assert any(row[-4:] == ["1", "2", "4", "7"] for row in rows)  # the points of routes
    rows = [line.split() for line in damrak("rules", "7", "--language", language)[1].splitlines()]
    assert ["2", "6", "5", "4"] in rows  # the second place with four, three and two players


def test_bench_prints_json(damrak: Command) -> None:
    code, out, _ = damrak("bench", "--json", "--seconds", "0.05", "--no-cold")
    figures = json.loads(out)
    assert code == 0
    wanted = ["steps_2_per_second", "games_4_per_second", "observe_per_second", "copy_per_second"]
    assert all(figures[name] > 0 for name in [*wanted, "legal_per_second", "warm_start_seconds"])
    assert "random actions a second" in damrak("bench", "--seconds", "0.05", "--no-cold")[1]


def test_examples_are_copied_to_a_new_folder(damrak: Command, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    code, out, _ = damrak("examples", str(folder))
    assert code == 0
    assert str(folder) in out
    names = {path.name for path in folder.iterdir()}
    assert names >= {"README.md", "bot.py", "builder.py", "data.py", "game.py"}
    assert "__init__.py" not in names
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert "(../" not in page
    assert "`docs/bots.md`" in page
    assert all((folder / name).exists() for name in re.findall(r"\]\(([\w.]+)\)", page))
    code, out, err = damrak("examples", str(folder))
    assert (code, out) == (2, "")
    assert "exists already" in err
