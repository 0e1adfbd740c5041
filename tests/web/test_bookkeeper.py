"""What WebAssembly shows each viewer is what a bookkeeper makes of the events it was told."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random

import numpy as np

from damrak.game import Game
from damrak.game.engine import Engine
from damrak.i18n.json_types import JsonObject
from tests.reference.following import compare, follow
from tests.support import POLICIES, catalogue_named, play_out, seed_of

WEB = Path(__file__).parent.parent.parent / "web"


def played(players: int, policy: str, seed: int) -> JsonObject:
    """A game played natively, by the numbers of its actions."""
    game = Game.new(players, seed_of(seed))
    numbers: list[int] = []

    def choose(engine: Engine, legal: list[int], chance: Random) -> int:
        numbers.append(POLICIES[policy](engine, legal, chance))
        return numbers[-1]

    play_out(game._engine, choose, seed)
    return {"seed": seed_of(seed).hex(), "players": players, "actions": numbers}


def replay(played: JsonObject) -> Callable[[Game], object]:
    numbers = iter(played["actions"])
    return lambda game: game.play_number(next(numbers))


def test_what_is_shown_is_what_was_told(tmp_path: Path) -> None:
    kinds = product((2, 3, 4), POLICIES)
    games = [played(*kind, seed) for seed, kind in enumerate(kinds)]
    source, shown = tmp_path / "games.json", tmp_path / "observations"
    source.write_text(json.dumps(games), encoding="utf-8")
    for command in (["npm", "run", "--silent", "loader"], ["node", "test/observations.mjs"]):
        files = [str(source), str(shown)] if command[0] == "node" else []
        subprocess.run([*command, *files], cwd=WEB, check=True)
    seen = iter(np.fromfile(shown, catalogue_named("amsterdam").observation_dtype))
    for each in games:
        for books in follow(Game.new(each["players"], bytes.fromhex(each["seed"])), replay(each)):
            for book in books.values():
                compare(next(seen), book.facts())
    assert next(seen, None) is None
