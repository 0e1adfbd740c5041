"""Write the golden games anew: `make golden`. In a commit of its own, with the reason."""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

from damrak.game import Game, Record
from tests.golden.features import FEATURES, features
from tests.support import POLICIES, board_named, seed_of

FOLDER = Path(__file__).parent / "games"
GAMES = 200
TRIES = 3000  # at most, while a feature is still missing


def play(board: str, players: int, policy: str, seed: int) -> Record:
    """One game of the given kind, the first seat chosen in every third."""
    first = seed % players if seed % 3 == 0 else None
    game = Game.new(players, seed_of(seed), board=board_named(board), first_seat=first)
    chance = random.Random(seed)
    while not game.is_over:
        engine = game._engine
        game.play_number(POLICIES[policy](engine, engine.legal_numbers(), chance))
    return game.record()


def kinds() -> list[tuple[str, int, str]]:
    return list(product(("amsterdam", "lagoon"), (2, 3, 4), POLICIES))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    manifest, shown = list[dict[str, Any]](), set[str]()
    for seed in range(TRIES):
        board, players, policy = kinds()[seed % len(kinds())]
        record = play(board, players, policy, seed)
        shows = features(record)
        rare = set(shows) - shown
        if len(manifest) >= GAMES and not rare:
            if shown == set(FEATURES):
                break
            continue
        shown |= rare
        name = f"{board}-{players}-{policy}-{seed}.json"
        record.save(FOLDER / name)
        assert record.result is not None
        totals = [score.total for score in record.result.scores]
        manifest.append(
            {"file": name, "totals": totals, "winners": record.result.winners, "shows": shows}
        )
    text = ",\n".join(f" {json.dumps(row)}" for row in manifest)
    (FOLDER / "manifest.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
    print(f"{len(manifest)} games, not shown: {sorted(set(FEATURES) - shown)}")


if __name__ == "__main__":
    main()
