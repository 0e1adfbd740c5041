"""The programs of examples/ run and show what they say."""

from __future__ import annotations

import contextlib
import csv
import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from damrak.arena.series import play_matches
from damrak.envs.single_game import OneGame
from damrak.game.catalogue import amsterdam, catalogue
from damrak.train.masked_net import MaskedNet
from examples import (
    alpha_zero,
    analysis,
    arena,
    cloning,
    data,
    dqn,
    game,
    learner,
    ppo,
    self_play,
)

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


@pytest.mark.parametrize("against", ["bots", "past"])
def test_ppo_learns(against: str) -> None:
    assert ppo.main(steps=5 * ppo.GAMES * ppo.STEPS, games=100, against=against)["random"] > 0.65


def test_a_net_of_ppo_is_kept_and_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the lines of docs/bots.md; no choice is the fallback's."""
    monkeypatch.chdir(tmp_path)
    ppo.main(steps=1, games=2, save=Path("ppo.pt"))
    page = (FOLDER.parent / "docs" / "bots.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n([^`]*class Kept\(PolicyBot\)[^`]*)```", page)
    (tmp_path / "kept.py").write_text(code, encoding="utf-8")
    games = play_matches(catalogue(amsterdam()), [("kept:Kept", "random")], 1, [0])
    assert games["moves"][0, 0] > 5
    assert games["faults"].sum() == 0


def test_q_learning_learns() -> None:
    assert dqn.main(steps=8000, games=100)["random"] > 0.65


def test_a_clone_becomes_more_like_the_bot_and_beats_random() -> None:
    shares, agreed = cloning.main(games=60, measured=100)
    assert agreed[-1] > agreed[0]
    assert shares["random"] > 0.8


def test_a_search_on_clones_plays_what_it_visited() -> None:
    rows = alpha_zero.play(MaskedNet(), 1, 2, np.random.default_rng(1))
    assert len(rows) > 40
    for _, mask, chances, result in rows:
        assert chances.sum() == pytest.approx(1, abs=1e-4)
        assert not chances[mask == 0].any()
        assert result in (-1, 0, 1)


def test_a_search_prefers_what_wins_at_once() -> None:
    """A node whose one action wins is visited most, whatever the net thought of it."""
    node = alpha_zero.Node(OneGame(2))
    node.open(np.array([2.0, 0.0], np.float32), np.ones(2, np.int8))
    for _ in range(50):
        place = node.best()
        node.visits[place] += 1
        node.sums[place] += (-1.0, 1.0)[place]
    assert node.visits[1] > 40


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


PROGRAMS = sorted(path.stem for path in FOLDER.glob("*.py") if path.stem != "__init__")
NEEDED = {  # modules of extras, and what the program then says
    "ppo": ("torch", 'pip install "damrak[train]"'),
    "dqn": ("gymnasium", 'pip install "damrak[rl]"'),
    "cloning": ("torch", 'pip install "damrak[train]"'),
    "alpha_zero": ("torch", 'pip install "damrak[train]"'),
    "nfsp": ("pyspiel", 'pip install "damrak[openspiel]"'),
    "nfsp without dm-tree": ("tree", 'dm-tree; install it with: pip install "damrak[openspiel]"'),
    "self_play": ("pettingzoo", 'pip install "damrak[rl]"'),
}


def run_program(name: str) -> None:
    runpy.run_path(str(FOLDER / f"{name}.py"), run_name="__main__")


@pytest.mark.parametrize("name", [each for each in PROGRAMS if each != "builder"])
def test_every_program_says_what_it_does(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [f"{name}.py", "--help"])
    with contextlib.suppress(SystemExit):
        run_program(name)
    told = capsys.readouterr().out
    assert "Usage: " in told or f"{name}.py" in told


@pytest.mark.parametrize("name", NEEDED)
def test_what_is_missing_is_told_in_one_line(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, words = NEEDED[name]
    monkeypatch.setitem(sys.modules, module, None)  # as if not installed
    with pytest.raises(SystemExit, match=re.escape(words)) as ended:
        run_program(name.partition(" ")[0])
    assert "\n" not in str(ended.value)
