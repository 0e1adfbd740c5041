"""Write the golden games of today's rules anew: `make golden`. Commit them with the reason.

Games of earlier versions of the rules are kept byte for byte: they must replay for ever.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from damrak.game import Game, Record
from damrak.i18n.json_types import JsonObject
from damrak.rules import RULES_VERSION
from tests.golden.features import FEATURES, features
from tests.support import POLICIES, board_named, seed_of

FOLDER = Path(__file__).parent / "games"
WAITING = "amsterdam-3-by_kind-126.json"  # of version 1, and not a game of version 2
GAMES = 20  # of today's rules, and more while a feature is still missing
TRIES = 3000


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


def kept() -> dict[str, Record]:
    """The games of earlier versions by file, in the order in which they were made."""
    paths = [path for path in FOLDER.glob("*.json") if path.name != "manifest.json"]
    records = {path.name: Record.load(path) for path in paths}
    old = {name: record for name, record in records.items() if record.rules < RULES_VERSION}
    return dict(sorted(old.items(), key=lambda item: (item[1].rules, _seed(item[1]))))


def _seed(record: Record) -> int:
    return int.from_bytes(bytes.fromhex(record.seed), "little")


def made(shown: set[str]) -> Iterator[tuple[str, Record, list[str]]]:
    """Games of today's rules: of every kind, and what shows a feature not yet in `shown`."""
    count = 0
    for seed in range(TRIES):
        if count >= GAMES and shown == set(FEATURES):
            return
        board, players, policy = kinds()[seed % len(kinds())]
        record = play(board, players, policy, seed)
        shows = features(record)
        if count < GAMES or not shown.issuperset(shows):
            shown.update(shows)
            count += 1
            yield f"{board}-{players}-{policy}-{seed}-v{RULES_VERSION}.json", record, shows


def row_of(name: str, record: Record, shows: list[str]) -> JsonObject:
    """What the manifest says of a game."""
    assert record.result is not None
    totals = [score.total for score in record.result.scores]
    return {"file": name, "totals": totals, "winners": record.result.winners, "shows": shows}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    old = kept()
    for path in FOLDER.glob("*.json"):
        if path.name not in old:
            path.unlink()
    rows = [row_of(name, record, features(record)) for name, record in old.items()]
    shown = {feature for row in rows for feature in row["shows"]}
    for name, record, shows in made(shown):
        record.save(FOLDER / name)
        rows.append(row_of(name, record, shows))
    text = ",\n".join(f" {json.dumps(row)}" for row in rows)
    (FOLDER / "manifest.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")
    print(f"{len(rows)} games, not shown: {sorted(set(FEATURES) - shown)}")


if __name__ == "__main__":
    main()
