"""`damrak train` as people use it; what a run does is tested in tests/train."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from damrak.bots.running.net_files import read_card
from tests.cli.conftest import Command

SMALL = ("games=24", "steps=4", "hidden=16", "blocks=1", "minibatch=64")
OPTIONS = ("--device", "cpu", *(word for each in SMALL for word in ("--set", each)))


def test_a_run_is_told_and_goes_on(damrak: Command, tmp_path: Path) -> None:
    folder = str(tmp_path)
    code, out, err = damrak("train", folder, "--minutes", "0.02", "--arena", "4", *OPTIONS)
    assert (code, out) == (0, f"Done. It plays as net:{tmp_path / 'net.json'}\n")
    assert "wins of a seat by players: planner 2: " in err
    code, out, _ = damrak("train", folder, "--minutes", "0.04", "--arena", "0", "--json")
    *rows, card = (json.loads(line) for line in out.splitlines())
    assert code == 0
    assert rows[-1]["steps"] == card["steps"]
    assert card == read_card(tmp_path / "net.json")
    assert card["settings"]["hidden"] == 16
    assert card["settings"]["players"] == [2, 3, 4]


def test_ctrl_c_stops_it_politely(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damrak.train.run.EVERY", 0.0)
    asked: list[object] = []

    def press(row: object) -> str:
        asked.append(row)
        if len(asked) == 1:
            os.kill(os.getpid(), signal.SIGINT)
        return ""

    monkeypatch.setattr("damrak.cli.train._line", press)
    before = signal.getsignal(signal.SIGINT)
    code, out, err = damrak("train", str(tmp_path), "--minutes", "9", *OPTIONS)
    assert code == 0
    assert out.startswith("Stopped; the same command continues.")
    assert out.endswith(f"net:{tmp_path / 'net.json'}\n")
    assert "Stopping after this lesson" in err
    assert signal.getsignal(signal.SIGINT) == before
    assert read_card(tmp_path / "net.json")["steps"] > 0


def test_without_pytorch_it_says_what_to_install(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    code, out, err = damrak("train", str(tmp_path))
    assert (code, out) == (2, "")
    assert 'this needs PyTorch; install it with: pip install "damrak[train]"' in err


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--set", "hidden"), "a setting is NAME=VALUE"),
        (("--set", "speed=9"), 'no setting "speed"'),
        (("--players", "2,5"), "2, 3 or 4 players"),
    ],
)
def test_what_makes_no_run_is_explained(
    damrak: Command, tmp_path: Path, options: tuple[str, ...], words: str
) -> None:
    code, _, err = damrak("train", str(tmp_path), *options)
    assert code == 2
    assert words in err


def test_a_folder_with_something_else_is_refused(damrak: Command, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("[]")
    code, _, err = damrak("train", str(tmp_path))
    assert code == 2
    assert "not a file of training settings" in err
