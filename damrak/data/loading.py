"""Loads a data set that `damrak dataset` made: its games, and their decisions as arrays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak.data.folders import DataError
from damrak.data.kernels.replay import STORED
from damrak.data.making import CARD, GAME, SHARD, SUMS, checksum, shard_path
from damrak.data.replaying import Batch, play_again
from damrak.game.catalogue import amsterdam, catalogue
from damrak.i18n.json_types import JsonObject
from damrak.rules.layout import NOBODY

DECISIONS = 16_384  # in a batch, about


def load(folder: str | Path, *, check: bool = True) -> DataSet:
    """The data set of a folder; raises DataError if it is none, not whole, or was changed.

    Without `check` the files are not compared with their checksums.
    """
    path = Path(folder)
    try:
        card: JsonObject = json.loads((path / CARD).read_text(encoding="utf-8"))
        sums = (path / SUMS).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise DataError("data-none", folder=str(folder), reason=str(error)) from error
    for line in sums if check else ():
        expected, _, name = line.partition("  ")
        if not (path / name).exists() or checksum(path / name) != expected:
            raise DataError("data-changed", file=str(path / name))
    if card["board"] != amsterdam().hash:
        raise DataError("data-other", folder=str(folder), what="board")
    return DataSet(path, card)


@dataclass(frozen=True)
class DataSet:
    """Games between levels. `card` says how they were made."""

    folder: Path
    card: JsonObject

    def __len__(self) -> int:
        """How many games."""
        return int(self.card["games"])

    @property
    def levels(self) -> list[str]:
        """The names behind the numbers in `levels` of a game."""
        return list(self.card["levels"])

    def games(self) -> NDArray[np.void]:
        """Every game with its result, as an array of records."""
        return np.concatenate([np.zeros(0, GAME), *(games for games, _ in self._shards())])

    def batches(self, decisions: int = DECISIONS, *, observations: bool = True) -> Iterator[Batch]:
        """The decisions of all games in order, about so many at a time, whole games each.

        A batch has `moves`, with the game's number in `game`, and `observations` and
        `action_masks()` unless they are not wanted.
        """
        first, board = 0, catalogue(amsterdam())
        for games, actions in self._shards():
            for part, codes in _parts(games, actions, decisions):
                seats = np.full(len(codes), NOBODY, np.int8)
                batch = play_again(board, _dealt(part), codes, seats, observations=observations)
                batch.moves["game"] += first
                first += len(part)
                yield batch

    def _shards(self) -> Iterator[tuple[NDArray[np.void], NDArray[np.int16]]]:
        for number in range(-(-len(self) // SHARD)):
            with np.load(shard_path(self.folder, number)) as file:
                yield file["games"], file["actions"]


def _parts(
    games: NDArray[np.void], actions: NDArray[np.int16], decisions: int
) -> Iterator[tuple[NDArray[np.void], NDArray[np.int16]]]:
    """Whole games with their actions, about so many decisions at a time."""
    ends = np.cumsum(games["moves"])
    cuts = np.unique([0, *np.searchsorted(ends, np.arange(decisions, ends[-1], decisions)) + 1])
    for start, stop in zip(cuts, [*cuts[1:], len(games)], strict=True):
        if start < stop:
            begin = ends[start - 1] if start else 0
            yield games[start:stop], actions[begin : ends[stop - 1]]


def _dealt(games: NDArray[np.void]) -> NDArray[np.void]:
    """The deals of games, as kernels take them."""
    stored = np.zeros(len(games), STORED)
    stored["seed"] = np.ascontiguousarray(games["seed"]).view("<u4").reshape(-1, 8)
    stored["players"], stored["first_seat"] = games["players"], NOBODY
    stored["moves"] = games["moves"]
    return stored
