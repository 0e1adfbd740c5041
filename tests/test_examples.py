"""The programs of examples/ run and show what they say."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from examples import analysis, arena, data, game, learner, self_play

FOLDER = Path(__file__).parent.parent / "examples"


def test_a_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    played = game.main()
    out = capsys.readouterr().out
    assert played.is_over
    assert len(re.findall(r"^ *\d+ (carter|porter): ", out, re.M)) == played.turn
    assert re.search(r"^won by (carter|porter)$", out, re.M)


def test_an_arena_puts_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    summary = arena.main(deals=10)
    assert [bot["name"] for bot in summary["bots"]] == ["porter", "greedy", "random"]
    assert capsys.readouterr().out.startswith("60 games\nporter")


def test_the_learner_learns() -> None:
    first, *_, last = learner.main()
    assert last > first + 0.3
    assert last > 0.3


def test_every_seat_learns_in_self_play() -> None:
    before, after = self_play.main()
    assert after > before + 0.3
    assert after > 0.3


def test_an_analysis_becomes_a_table(tmp_path: Path) -> None:
    path = tmp_path / "decisions.csv"
    table = analysis.main(path)
    with path.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["action"] for row in rows] == table["action"]
    assert len(rows) >= 10
    assert all(float(row["regret"]) >= 0 for row in rows)


def test_games_become_tables_for_all_that_is_installed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shares = data.main(games=6)
    assert set(shares) >= {"numpy"}
    assert all(won == shares["numpy"] for won in shares.values())
    assert capsys.readouterr().out.count(" won ") == len(shares)


def test_every_program_is_listed() -> None:
    listed = re.findall(r"^\| \[([\w.]+)\]", (FOLDER / "README.md").read_text("utf-8"), re.M)
    programs = {path.name for path in FOLDER.glob("*.py")} - {"__init__.py"}
    assert set(listed) == programs
