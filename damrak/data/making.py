"""Makes a data set: many games between levels, drawn by a seed. docs/data.md describes it.

Everything follows from the settings: who sits where, the cards, and what bots choose. A game is
stored as its seed, its actions and its result; observations are made again when it is loaded.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak import __version__
from damrak.arena.series import Games, Log, compile_bots, play_and_log
from damrak.arena.settings import code_hash
from damrak.arena.workers import map_threads
from damrak.board.tables import SEATS
from damrak.bots import is_compiled, resolve
from damrak.bots.running.registry import LEVELS
from damrak.compile.records import Field, columns, record_dtype
from damrak.data.folders import DataError
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.seeds import derive_seed
from damrak.i18n import text
from damrak.i18n.json_types import JsonObject

FORMAT = 1
SHARD = 1000  # games in a file
CARD, SUMS, README = "card.json", "SHA256SUMS", "README.md"
EMPTY = -1
GAME_FIELDS = (
    Field("seed", "u1", "32", "the seed of the cards"),
    Field("players", "i1", "", "2, 3 or 4"),
    Field("levels", "i1", "seat", "who sat there: a number in the card's list, -1 where nobody"),
    Field("moves", "i4", "", "how many decisions"),
    Field("turns", "i2", "", "how many turns"),
    Field("first_seat", "i1", "", "who began"),
    Field("winners", "i1", "", "a set of seats: bit 0 is the first"),
    Field("reason", "i1", "", "1 carts (7.1), 2 passes (8.4)"),
    Field("totals", "i2", "seat", "final points"),
    Field("routes", "i2", "seat", "of these, points for routes"),
    Field("contracts", "i2", "seat", "points for contracts"),
    Field("merchandise", "i2", "seat", "points for merchandise"),
    Field("completed", "i2", "seat", "completed contracts"),
)
GAME = np.dtype(record_dtype(columns(GAME_FIELDS, {"seat": SEATS})).descr)
COPIED = ("turns", "winners", "reason", "totals", "routes", "contracts", "merchandise", "completed")


@dataclass(frozen=True)
class Plan:
    """What a data set shall have; the same plan gives the same games on every machine."""

    games: int
    seed: int = 1
    levels: tuple[str, ...] = tuple(LEVELS)
    slow: float = 0.01  # the share of games at which levels that look ahead may sit

    def __post_init__(self) -> None:
        for level in self.levels:
            resolve(level)
        if not self.quick and self.slow < 1:
            raise DataError("data-levels")
        if not self.slow:  # the others never sit, so nothing names them
            object.__setattr__(self, "levels", self.quick)

    @property
    def quick(self) -> tuple[str, ...]:
        """The levels that choose at once."""
        return tuple(level for level in self.levels if is_compiled(level))

    def seating(self, game: int) -> tuple[str, ...]:
        """Who sits where in a game: two to four seats, each level equally likely."""
        drawn = hashlib.sha256(f"damrak data set {self.seed} {game}".encode()).digest()
        is_slow = int.from_bytes(drawn[:4], "little") < self.slow * 2**32
        known = self.levels if is_slow else self.quick
        return tuple(known[byte % len(known)] for byte in drawn[5 : 7 + drawn[4] % 3])

    def described(self) -> JsonObject:
        """What must stay the same when a data set continues."""
        return {
            "format": FORMAT,
            **asdict(self),
            "levels": list(self.levels),
            "board": amsterdam().hash,
            "damrak": __version__,
            "code": code_hash(),
        }


def make_data_set(
    folder: Path,
    plan: Plan,
    *,
    threads: int = 1,
    told: Callable[[int], object] = lambda games: None,
) -> None:
    """Play what is missing in the folder, then write card and checksums.

    `told` hears how many games have been played since. Raises DataError if the folder holds
    something else.
    """
    _begin(folder, plan)
    compile_bots(amsterdam(), plan.levels, 2)
    shards = range(-(-plan.games // SHARD))
    missing = [number for number in shards if not shard_path(folder, number).exists()]
    for games in map_threads(lambda number: _make_shard(folder, plan, number), missing, threads):
        told(games)
    _write(folder / README, _readme(plan).encode())
    names = [CARD, README, *(shard_path(folder, number).name for number in shards)]
    sums = "".join(f"{checksum(folder / name)}  {name}\n" for name in names)
    _write(folder / SUMS, sums.encode())


def _begin(folder: Path, plan: Plan) -> None:
    """Make the folder, or check that it holds a data set of this plan."""
    card = folder / CARD
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not card.exists() and any(folder.iterdir()):
            raise DataError("data-folder", folder=str(folder))
        found = json.loads(card.read_text(encoding="utf-8")) if card.exists() else plan.described()
    except (OSError, ValueError) as error:
        raise DataError("data-unwritable", folder=str(folder), reason=str(error)) from error
    for key, value in plan.described().items():
        if found.get(key) != value:
            raise DataError("data-other", folder=str(folder), what=key)
    _write(card, (json.dumps(plan.described(), indent=1) + "\n").encode())


def shard_path(folder: Path, number: int) -> Path:
    """The file of so many games."""
    return folder / f"games-{number:05}.npz"


def _make_shard(folder: Path, plan: Plan, number: int) -> int:
    """Play and store the games of a shard; returns how many."""
    numbers = range(number * SHARD, min((number + 1) * SHARD, plan.games))
    seatings = {game: plan.seating(game) for game in numbers}
    games, actions = np.zeros(len(numbers), GAME), [np.zeros(0, np.int16)] * len(numbers)
    for players in {len(seating) for seating in seatings.values()}:
        these = [game for game in numbers if len(seatings[game]) == players]
        named = [seatings[game] for game in these]
        played, log = play_and_log(catalogue(amsterdam()), named, plan.seed, these)
        for place, game in enumerate(these):
            row = game - numbers[0]
            games[row], actions[row] = _stored(
                plan, game, seatings[game], played[place], log[place]
            )
    path = shard_path(folder, number)
    temporary = path.with_name(f".{path.stem}.{os.getpid()}.npz")
    np.savez_compressed(temporary, games=games, actions=np.concatenate(actions))
    temporary.replace(path)
    return len(numbers)


def _stored(
    plan: Plan, game: int, seating: tuple[str, ...], played: Games, log: Log
) -> tuple[np.void, NDArray[np.int16]]:
    """A game as it is stored, and its actions."""
    row = np.zeros(1, GAME)
    row["seed"] = np.frombuffer(derive_seed(plan.seed, game), np.uint8)
    row["players"] = len(seating)
    row["levels"] = EMPTY
    row["levels"][0, : len(seating)] = [plan.levels.index(level) for level in seating]
    row["moves"] = played["moves"].sum()
    row["first_seat"] = played["first"]
    for name in COPIED:
        row[name] = played[name]
    return row[0], log[: row["moves"][0]]


def checksum(path: Path) -> str:
    """SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _readme(plan: Plan) -> str:
    """The card for people."""
    facts = {name: str(value) for name, value in plan.described().items()}
    rare = [level for level in plan.levels if level not in plan.quick] if plan.slow < 1 else []
    shown = facts | {"levels": ", ".join(plan.levels), "slow": f"{100 * plan.slow:g}"}
    return text("dataset-card", **shown, rare=", ".join(rare) or "none") + "\n"


def _write(path: Path, data: bytes) -> None:
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    temporary.write_bytes(data)
    temporary.replace(path)
