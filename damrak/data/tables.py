"""Rows of the tables of an export as columns: by name an array, or a list of texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.board.tables import SEATS, action_count
from damrak.data.kernels.replay import MOVE_FIELDS
from damrak.data.reading import Read
from damrak.data.replaying import Batch
from damrak.game.catalogue import Catalogue
from damrak.game.record import Record
from damrak.game.scoring import END_REASONS

Columns: TypeAlias = dict[str, Any]  # every column an array or a list with a row for each game
RESULTS = ("totals", "routes", "contracts", "merchandise", "completed")


def games_columns(reads: Sequence[Read], batch: Batch, first: int) -> Columns:
    """Rows of `games`, the first of which has this number; columns as in GAMES_TABLE."""
    games, records = batch.games, [read.record for read in reads]
    text = _texts(reads)
    return {
        "game": np.arange(first, first + len(reads)),
        "file": text["file"],
        "board": text["board"],
        "rules": np.array([record.rules for record in records], np.int16),
        "seed": text["seed"],
        "players": np.array([len(record.seats) for record in records], np.int8),
        "names": text["names"],
        "first_seat": np.array([record.first_seat for record in records], np.int8),
        "moves": np.array([len(record.actions) for record in records], np.int32),
        "turns": games["turns"].astype(np.int16),
        "finished": batch.stored["finished"] == 1,
        "end": [END_REASONS.get(reason, "") for reason in games["reason"].tolist()],
        "won": (games["winners"][:, None] >> np.arange(SEATS)) & 1 == 1,
        **{name: games[name].astype(np.int16) for name in RESULTS},
    }


def _texts(reads: Sequence[Read]) -> dict[str, list[object]]:
    return {
        "file": [read.name for read in reads],
        "board": [read.record.board.id for read in reads],
        "seed": [read.record.seed for read in reads],
        "names": [[*read.record.seats, "", "", ""][:SEATS] for read in reads],
    }


def moves_columns(board: Catalogue, batch: Batch, first: int) -> Columns:
    """Rows of `moves` for games whose first has this number; columns as in MOVES_TABLE."""
    batch.moves["game"] += first
    columns: Columns = {field.name: batch.moves[field.name] for field in MOVE_FIELDS}
    if len(batch.tensors):
        columns["observation"] = batch.observations
        columns["mask"] = batch.action_masks(action_count(board.board))
    return columns


def chance_columns(records: Sequence[Record]) -> Columns:
    """What the judge says of each decision of these records: slow, some games a second."""
    from damrak.insight.analysis import analyse

    chances: list[NDArray[np.float32]] = []
    regrets: list[float] = []
    for record in records:
        analysis = analyse(record)
        before = (analysis.start, *(step.chances for step in analysis.steps))[:-1]
        rows = np.zeros((len(before), SEATS), np.float32)
        rows[:, : len(record.seats)] = np.array(before).reshape(len(before), len(record.seats))
        chances.append(rows)
        regrets += [decision.regret for decision in analysis.decisions]
    return {"chances": np.concatenate(chances), "regret": np.array(regrets, np.float32)}
