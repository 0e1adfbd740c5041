"""Reviews and hints in the browser: the same figures and the same advice as in Python."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

from damrak import Game
from damrak.game import Record
from damrak.i18n.json_types import Json
from damrak.insight.coach import Coach
from tests.insight.games import analysis_of, record_of
from tests.web.test_wasm import WEB, compiled_loader

__all__ = ["compiled_loader"]

GAMES = [(2, 1), (3, 2), (4, 1)]
ALIKE = ("start", "forecast", "steps", "decisions", "accounts")


def looked_at(folder: Path, records: list[str]) -> Json:
    given, found = folder / "records.json", folder / "analyses.json"
    given.write_text(json.dumps(records), encoding="utf-8")
    done = subprocess.run(
        ["node", "test/review.mjs", str(given), str(found)],  # noqa: S607 - node as installed
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(found.read_text(encoding="utf-8"))


def differences(ours: Json, theirs: Json, exact: float, place: str = "") -> list[str]:
    """Where two JSON values are not the same; numbers may differ by so little."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        pairs = [(ours[key], theirs[key], f"{place}.{key}") for key in ours]
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = [(a, b, f"{place}[{n}]") for n, (a, b) in enumerate(zip(ours, theirs, strict=True))]
    elif isinstance(ours, int | float) and isinstance(theirs, int | float):
        return [] if abs(ours - theirs) <= exact else [f"{place}: {ours} and {theirs}"]
    else:
        return [] if ours == theirs else [f"{place}: {ours!r} and {theirs!r}"]
    return [each for a, b, where in pairs for each in differences(a, b, exact, where)]


def advised_in(record: Record) -> list[int]:
    """What the coach would have advised in place of each action."""
    game = Game.replay(record, 0)
    coach, advised = Coach(game.catalogue), []
    for event in record.actions:
        advised.append(coach.pick(game.observation(event.seat)))
        game.play(event.action, seat=event.seat)
    return advised


@pytest.mark.usefixtures("compiled_loader")
def test_the_browser_says_of_a_game_what_python_says(tmp_path: Path) -> None:
    records, facts = [record_of(*game).encode().decode() for game in GAMES], 0
    for game, theirs in zip(GAMES, looked_at(tmp_path, records), strict=True):
        ours = msgspec.to_builtins(analysis_of(*game))
        ours = json.loads(json.dumps({name: ours[name] for name in ALIKE}))
        assert differences(ours["start"], theirs["start"], 1e-12) == []
        here, there = ([step["chances"] for step in each["steps"]] for each in (ours, theirs))
        assert differences(here, there, 1e-12) == []
        assert differences(ours, {name: theirs[name] for name in ALIKE}, 1e-9) == []
        accounts = analysis_of(*game).accounts
        facts += sum(len(each.facts) for account in accounts for each in account.mattered)
        assert theirs["advised"] == advised_in(record_of(*game))
    assert facts > 0  # what the rest of the game showed is compared, too


@pytest.mark.usefixtures("compiled_loader")
def test_an_unfinished_game_keeps_its_secrets(tmp_path: Path) -> None:
    record = record_of(2, 1, 20).encode().decode()
    with pytest.raises(AssertionError, match="the game goes on"):
        looked_at(tmp_path, [record])
