"""`damrak analyse` of a folder: a table of players, what is left out, and Ctrl-C."""

from __future__ import annotations

import json
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from damrak.insight import analysis as insight_analysis
from damrak.insight import players as insight_players
from damrak.insight.players import rows_of
from tests.cli.conftest import Command
from tests.insight.games import analysis_of, record_of

GAMES = ((2, 1), (3, 2))


def folder_of(tmp_path: Path, *, spoilt: bool = False) -> Path:
    """A folder with two finished games, and with what has to be left out."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, game in zip((10, 2), GAMES, strict=True):
        record_of(*game).save(folder / f"game-{number}.json")
    if spoilt:
        record_of(2, 1, 20).save(folder / "game-5.json")
        record_of(2, 1, 4, "lagoon").save(folder / "lagoon.json")
        (folder / "other.json").write_text("no game", encoding="utf-8")
    (folder / "notes.txt").write_text("not looked at", encoding="utf-8")
    return folder


def test_a_folder_gives_a_row_for_each_player(damrak: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    code, out, err = damrak("analyse", str(folder_of(tmp_path)), "--html", str(page))
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines()]
    games = {row[0]: row[1] for row in rows if row and row[0] in ("planner", "greedy", "carter")}
    assert games == {"planner": "2", "greedy": "2", "carter": "1"}
    assert "2 games" in out
    assert str(page) in out
    assert page.read_text(encoding="utf-8").count("<svg") == 3


def test_json_has_a_row_for_each_game_and_seat(damrak: Command, tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    code, out, _ = damrak("analyse", str(folder), "--json", "--threads", "2")
    told = json.loads(out)
    assert code == 0
    rows = [
        row
        for number, game in ((2, GAMES[1]), (10, GAMES[0]))
        for row in rows_of(analysis_of(*game).accounts, str(folder / f"game-{number}.json"))
    ]
    assert len(told["seats"]) == len(rows)
    for found, row in zip(told["seats"], rows, strict=True):  # the quick look is nearly the same
        for exact in ("file", "seat", "name", "players", "result", "points", "decisions"):
            assert found[exact] == getattr(row, exact)
        assert found["accuracy"] == pytest.approx(row.accuracy, abs=0.1)
        assert sum(found["habits"].values()) == pytest.approx(found["regret"])
    assert told["games"] == 2
    assert [each["name"] for each in told["players"]] == ["greedy", "planner", "carter"]


def test_of_very_many_games_a_share_is_looked_at_and_the_table_says_so(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = str(folder_of(tmp_path))
    code, out, _ = damrak("analyse", folder, "--share", "0")
    assert code == 0
    assert "those of 0 of these games" in out
    monkeypatch.setattr(insight_players, "CLOSE", 0)  # as of very many games
    told = json.loads(damrak("analyse", folder, "--json")[1])
    assert (told["games"], told["looked"]) == (2, 0)
    assert {row["accuracy"] for row in told["seats"]} == {None}
    out = damrak("analyse", folder, "--share", "1")[1]
    assert "of these games" not in out
    code, _, err = damrak("analyse", folder, "--share", "2")
    assert code == 2
    assert "--share" in err


def test_what_cannot_be_read_is_named_and_the_exit_status_says_so(
    damrak: Command, tmp_path: Path
) -> None:
    folder = folder_of(tmp_path, spoilt=True)
    code, out, err = damrak("analyse", str(folder))
    assert code == 1
    assert len(err.splitlines()) == 1
    assert "other.json: this is not JSON" in err
    assert "Unfinished games, left out: 2" in out
    assert "2 games" in out
    code, out, _ = damrak("analyse", str(folder), "--json")
    assert code == 1
    told = json.loads(out)
    assert (told["games"], told["unfinished"], told["stopped"]) == (2, 2, False)
    assert list(told["broken"]) == [str(folder / "other.json")]


def test_a_folder_without_records_is_refused(damrak: Command, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    code, _, err = damrak("analyse", str(tmp_path / "empty"))
    assert code == 2
    assert "no record" in err


def test_ctrl_c_stops_and_tells_what_is_done(
    damrak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def skim(_record: object, file: str, stopped: Callable[[], bool], *, look: bool) -> object:
        assert look
        asked.append(1)
        if len(asked) > 1:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
            for _ in range(1000):
                if stopped():
                    raise insight_analysis.Stopped
                time.sleep(0.01)
        return rows_of(analysis_of(*GAMES[1]).accounts, file)

    monkeypatch.setattr(insight_players, "skim", skim)
    before = signal.getsignal(signal.SIGINT)
    code, out, _ = damrak("analyse", str(folder_of(tmp_path)), "--threads", "1")
    assert code == 130
    assert "Stopped after 1 of 2 files." in out
    assert "planner" in out
    assert signal.getsignal(signal.SIGINT) == before
