"""Games in the browser: told and recorded exactly as Python does it."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path

import msgspec
import numpy as np
import pytest

from damrak import Game, Record
from damrak.game import Action, DrawMarket, GameError, IllegalAction
from damrak.game.game import verify
from damrak.game.record import CHECKS
from damrak.game.why import refusal
from damrak.i18n.json_types import JsonObject
from tests.golden.make import FOLDER
from tests.web.test_wasm import WEB, compiled_loader

__all__ = ["compiled_loader"]

EVERY = 7  # at every such step also the whole history and all refusals
MOST_TELLING = 10
BY_VERSION = {"flush-late", "flush-waits"}  # here versions of the rules differ


def golden_games() -> list[Path]:
    """Games of the browser's board: what shows most, some of every kind, each version's own."""
    manifest = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
    ours = [row for row in manifest if row["file"].startswith("amsterdam")]
    by_features = sorted(ours, key=lambda row: -len(row["shows"]))
    by_version = [row for row in ours if BY_VERSION & set(row["shows"])]
    chosen = by_features[:MOST_TELLING] + by_features[MOST_TELLING::10] + by_version
    return [FOLDER / name for name in dict.fromkeys(row["file"] for row in chosen)]


def refusals(game: Game, seat: int) -> list[JsonObject | None]:
    """Why each route cannot be claimed by this seat, or None where it can."""
    return [_refusal(game, seat, route) for route in range(len(game.board.routes))]


def _refusal(game: Game, seat: int, route: int) -> JsonObject | None:
    row = game.board.routes[route]
    error = game.why_not(f"claim {row.a} {row.b} via #{route}", seat)
    if not isinstance(error, IllegalAction):  # it can be done, in one way or in several
        return None
    return _said(error)


def _said(error: GameError) -> JsonObject:
    assert isinstance(error, IllegalAction)
    return {"rule": error.rule, "key": error.key, "arguments": error.arguments}


def reasons(game: Game, seat: int) -> list[JsonObject | None]:
    """Why each action, by number, is refused to this seat, or None where it is legal."""
    seen, legal, slots = game.observation(seat), set(game.legal_numbers(seat)), game.catalogue.slots
    row = np.array([seen], seen.dtype)
    market: list[tuple[int, Action]] = [(slot, DrawMarket("", slot + 1)) for slot in range(slots)]
    return [
        None if number in legal else _said(refusal(game.catalogue, row, action))
        for number, action in [*market, *game.catalogue.actions.items()]
    ]


def told(game: Game, step: int) -> str:
    """Everything about a moment, as the browser's half writes it."""
    seats = range(game.players)
    viewers = [*seats, None]
    rare = step % EVERY == 0
    numbers = [
        [game._number(action, seat) for action in game.legal_actions(seat)] for seat in seats
    ]
    content = {
        "views": [game.view(viewer) for viewer in viewers],
        "last": [game.events(viewer)[0 if rare else -1 :] for viewer in viewers],
        "legal": numbers,
        "refusals": [refusals(game, seat) for seat in seats] if rare else None,
        "reasons": [reasons(game, seat) for seat in seats] if rare else None,
        "outcome": game.outcome(),
    }
    return json.dumps(msgspec.to_builtins(content), ensure_ascii=False, separators=(",", ":"))


def recorded(path: Path) -> JsonObject:
    record = Record.load(path)
    game, hashes = Game.replay(record, 0), []
    for step in range(len(record.actions) + 1):
        if step:
            stored = record.actions[step - 1]
            game.play(stored.action, seat=stored.seat)
        hashes.append(hashlib.sha256(told(game, step).encode()).hexdigest())
    return {"name": path.name, "record": path.read_text(encoding="utf-8"), "hashes": hashes}


@pytest.mark.usefixtures("compiled_loader")
def test_every_action_has_the_same_words() -> None:
    asked = "import { ACTIONS } from './build/game/board.js'; console.log(JSON.stringify(ACTIONS));"
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", asked],  # noqa: S607 - node as installed
        cwd=WEB,
        capture_output=True,
        check=True,
    )
    game = Game.new(2, 1)
    slots = [f"draw market {slot + 1}" for slot in range(game.catalogue.slots)]
    words = [*slots, *(str(action) for action in game.catalogue.actions.values())]
    assert json.loads(done.stdout) == words


@pytest.mark.usefixtures("compiled_loader")
def test_recorded_games_are_told_alike_and_games_played_there_hold_here(tmp_path: Path) -> None:
    games = [recorded(path) for path in golden_games()]
    given, played = tmp_path / "games.json", tmp_path / "played.json"
    given.write_text(json.dumps(games), encoding="utf-8")
    done = subprocess.run(
        ["node", "test/games.mjs", str(given), str(played)],  # noqa: S607 - node as installed
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["steps"] == sum(len(game["hashes"]) for game in games)
    for text in json.loads(played.read_text(encoding="utf-8")):
        assert verify(Record.decode(text.encode())) == list(CHECKS)
