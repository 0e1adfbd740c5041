"""Turns records into tables: `damrak export`. docs/data.md describes them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from damrak.data.folders import DataError, whole_folder
from damrak.data.reading import Read, find_records, read_actions, read_record
from damrak.data.replaying import Batch, check_result, is_quick, replay_records, replay_slowly
from damrak.data.schema import described
from damrak.data.schema import moves_columns as columns_of
from damrak.data.tables import chance_columns, games_columns, moves_columns
from damrak.data.writers import WRITERS, Writer
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.errors import GameError
from damrak.i18n.extras import need
from damrak.i18n.json_types import JsonObject

CHUNK = 16_384  # decisions that are played and written at a time
SCHEMA = "schema.json"


@dataclass(frozen=True)
class Wish:
    """What an export shall have."""

    format: str = "numpy"  # or "parquet", "jsonl"
    observations: bool = True
    chances: bool = False
    strict: bool = False  # stop at the first record that cannot be used, in place of skipping it


@dataclass
class Exported:
    """What an export has; `skipped` are files that could not be used, and why."""

    games: int = 0
    decisions: int = 0
    skipped: list[tuple[str, str]] = field(default_factory=list)


def export(
    sources: Sequence[Path],
    target: Path,
    wish: Wish | None = None,
    *,
    replace: bool = False,
    told: Callable[[int, int], object] = lambda done, files: None,
) -> Exported:
    """Write the tables of all records in these files and folders to a new folder.

    All games are on the board of the first record that can be read. `told` hears how many files
    are done, of how many. Raises DataError if no record can be used, or the folder exists and may
    not be replaced; GameError at a record that cannot be used, if the wish is strict.
    """
    chosen = wish or Wish()
    if chosen.format not in WRITERS:
        raise DataError("data-format", format=chosen.format, known=", ".join(WRITERS))
    if chosen.format == "parquet":
        need("data")
    files = find_records(sources)
    with whole_folder(target, replace=replace) as folder, _Export(folder, chosen) as work:
        for number, path in enumerate(files):
            work.take(path)
            told(number, len(files))
        return work.complete()


class _Export:
    """An export under way; its files are closed at the end of a `with` statement."""

    def __init__(self, folder: Path, wish: Wish) -> None:
        self._folder, self._wish, self._done = folder, wish, Exported()
        self._waiting: list[Read] = []
        self._decisions = 0  # of those that wait
        self._board: Catalogue | None = None
        self._writer: Writer | None = None

    def take(self, path: Path) -> None:
        """Read a record; write those that wait if they are enough."""
        try:
            record = read_record(path)
            self._board = self._board or catalogue(record.load_board())
            read = read_actions(self._board, str(path), record)
        except GameError as error:
            self._skip(str(path), error)
            return
        if not is_quick(record):
            self._flush()
        self._waiting.append(read)
        self._decisions += len(read.codes)
        if self._decisions >= CHUNK or not is_quick(record):
            self._flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._writer is not None:
            self._writer.close()

    def complete(self) -> Exported:
        """Write the rest and the description."""
        self._flush()
        if self._board is None or self._writer is None:
            raise DataError("data-nothing", skipped=len(self._done.skipped))
        made = self._schema(self._board) | {
            "games": self._done.games,
            "decisions": self._done.decisions,
            "skipped": [{"file": file, "reason": why} for file, why in self._done.skipped],
        }
        path = self._folder / SCHEMA
        path.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return self._done

    def _schema(self, board: Catalogue) -> JsonObject:
        wish = self._wish
        columns = columns_of(observations=wish.observations, chances=wish.chances)
        return described(board.board, columns)

    def _flush(self) -> None:
        """Play the records that wait and write them; a wrong one is skipped and the rest played."""
        waiting, self._waiting, self._decisions = self._waiting, [], 0
        if not waiting or self._board is None:
            return
        good = waiting
        batch = self._replay(self._board, good)
        if batch is not None:
            good = [read for row, read in enumerate(waiting) if self._holds(read, batch, row)]
            if good and len(good) < len(waiting):
                batch = self._replay(self._board, good)
        if batch is not None and good:
            self._write(self._board, good, batch)

    def _replay(self, board: Catalogue, reads: list[Read]) -> Batch | None:
        seen = self._wish.observations
        if is_quick(reads[0].record):
            return replay_records(board, reads, observations=seen)
        try:
            return replay_slowly(board, reads[0], observations=seen)
        except GameError as error:
            self._skip(reads[0].name, error)
            return None

    def _holds(self, read: Read, batch: Batch, row: int) -> bool:
        try:
            check_result(read, batch, row)
        except GameError as error:
            self._skip(read.name, error)
            return False
        return True

    def _write(self, board: Catalogue, reads: list[Read], batch: Batch) -> None:
        if self._writer is None:
            self._writer = WRITERS[self._wish.format](self._folder, self._schema(board))
        first = self._done.games
        self._writer.add("games", games_columns(reads, batch, first))
        columns = moves_columns(board, batch, first)
        if self._wish.chances:
            columns |= chance_columns([read.record for read in reads])
        self._writer.add("moves", columns)
        self._done.games += len(reads)
        self._done.decisions += len(batch.moves)

    def _skip(self, name: str, error: GameError) -> None:
        if self._wish.strict:
            raise error
        self._done.skipped.append((name, str(error)))
