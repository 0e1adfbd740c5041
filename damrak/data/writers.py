"""Writes tables as Parquet, JSON lines or NumPy files, part by part."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol

import msgspec
import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from damrak.data.kernels.spelling import MOST, spell_rows
from damrak.data.tables import Columns
from damrak.i18n.json_types import JsonObject

if TYPE_CHECKING:
    import pyarrow
    from pyarrow import parquet

WIDE = ("observation", "mask")  # columns of bytes


class Writer(Protocol):
    """Takes parts of tables in order; `close` completes the files."""

    def add(self, table: str, columns: Columns) -> None: ...

    def close(self) -> None: ...


class NumpyWriter:
    """`games.npy` and `moves.npy`, arrays of records, and a file for each wide column of moves."""

    def __init__(self, folder: Path, schema: JsonObject) -> None:
        self._folder = folder
        self._games: list[Columns] = []
        self._files: dict[str, ArrayFile] = {}

    def add(self, table: str, columns: Columns) -> None:
        if table == "games":  # kept to the end: only then is the length of texts known
            self._games.append(columns)
            return
        wide = {name: columns[name] for name in (*WIDE, "chances") if name in columns}
        rest = {name: column for name, column in columns.items() if name not in wide}
        self._append("moves", as_records(rest))
        for name, column in wide.items():
            self._append(f"{name.removesuffix('s')}s", column)

    def _append(self, name: str, rows: NDArray[np.generic]) -> None:
        if name not in self._files:
            self._files[name] = ArrayFile(self._folder / f"{name}.npy", rows)
        self._files[name].append(rows)

    def close(self) -> None:
        if self._games:
            np.save(self._folder / "games.npy", as_records(together(self._games)))
        for file in self._files.values():
            file.close()


class ArrayFile:
    """A .npy file that grows; its head is written anew at the end, when its length is known."""

    def __init__(self, path: Path, like: NDArray[np.generic]) -> None:
        self._file: IO[bytes] = path.open("wb")
        self._like, self._rows = like[:0], 0
        self._write_head()

    def append(self, rows: NDArray[np.generic]) -> None:
        """Add rows."""
        self._file.write(np.ascontiguousarray(rows).data)
        self._rows += len(rows)

    def close(self) -> None:
        """Complete the file."""
        self._file.seek(0)
        self._write_head()
        self._file.close()

    def _write_head(self) -> None:
        """NumPy leaves room in a head for any number of rows, so its size stays the same."""
        head = npy.header_data_from_array_1_0(self._like)
        npy.write_array_header_1_0(
            self._file, {**head, "shape": (self._rows, *self._like.shape[1:])}
        )


def together(parts: list[Columns]) -> Columns:
    """The columns of all parts, one behind the other."""
    return {name: np.concatenate([np.asarray(part[name]) for part in parts]) for name in parts[0]}


def as_records(columns: Columns) -> NDArray[np.void]:
    """Columns as an array of records; texts get the length of the longest."""
    arrays = {name: np.asarray(column) for name, column in columns.items()}
    kinds = [(name, array.dtype, array.shape[1:]) for name, array in arrays.items()]
    records = np.zeros(len(next(iter(arrays.values()))), kinds)
    for name, array in arrays.items():
        records[name] = array
    return records


class JsonWriter:
    """`games.jsonl` and `moves.jsonl`: an object a line."""

    def __init__(self, folder: Path, schema: JsonObject) -> None:
        self._files = {name: (folder / f"{name}.jsonl").open("wb") for name in ("games", "moves")}
        self._encoder = msgspec.json.Encoder()

    def add(self, table: str, columns: Columns) -> None:
        spelt = {
            name: spell_bytes(column) if name in WIDE else np.asarray(column).tolist()
            for name, column in columns.items()
        }
        rows = (dict(zip(spelt, row, strict=True)) for row in zip(*spelt.values(), strict=True))
        self._files[table].write(self._encoder.encode_lines(list(rows)))

    def close(self) -> None:
        for file in self._files.values():
            file.close()


def spell_bytes(rows: NDArray[np.generic]) -> list[msgspec.Raw]:
    """Each row of 8-bit numbers as a list in JSON."""
    count, width = rows.shape
    text, ends = np.zeros(count * (MOST * width + 1), np.uint8), np.zeros(count, np.int64)
    spell_rows(np.ascontiguousarray(rows).view(np.int8), text, ends)
    places = [0, *ends.tolist()]
    whole = text[: places[-1]].tobytes()
    return [msgspec.Raw(whole[start:end]) for start, end in pairwise(places)]


class ParquetWriter:
    """`games.parquet` and `moves.parquet`; wide columns are binary, a byte for each number."""

    def __init__(self, folder: Path, schema: JsonObject) -> None:
        self._folder = folder
        self._about = {b"damrak": json.dumps(schema).encode()}
        self._files: dict[str, parquet.ParquetWriter] = {}

    def add(self, table: str, columns: Columns) -> None:
        import pyarrow
        from pyarrow import parquet

        arrays = {name: self._array(name, column) for name, column in columns.items()}
        rows = pyarrow.table(arrays).replace_schema_metadata(self._about)
        if table not in self._files:
            path = self._folder / f"{table}.parquet"
            narrow = [name for name in columns if name not in WIDE]
            self._files[table] = parquet.ParquetWriter(
                path, rows.schema, compression="zstd", compression_level=1, use_dictionary=narrow
            )
        self._files[table].write_table(rows)

    def _array(self, name: str, column: NDArray[np.generic] | list[object]) -> pyarrow.Array:
        import pyarrow

        if isinstance(column, list):
            return pyarrow.array(column)
        if name in WIDE:
            kept = np.ascontiguousarray(column)
            buffers = [None, pyarrow.py_buffer(kept)]
            kind = pyarrow.binary(kept.shape[1])
            return pyarrow.FixedSizeBinaryArray.from_buffers(kind, len(kept), buffers)
        if column.ndim == 1:
            return pyarrow.array(np.ascontiguousarray(column))
        flat = pyarrow.array(np.ascontiguousarray(column).reshape(-1))
        return pyarrow.FixedSizeListArray.from_arrays(flat, column.shape[1])

    def close(self) -> None:
        for file in self._files.values():
            file.close()


WRITERS: dict[str, Callable[[Path, JsonObject], Writer]] = {
    "parquet": ParquetWriter,
    "jsonl": JsonWriter,
    "numpy": NumpyWriter,
}
