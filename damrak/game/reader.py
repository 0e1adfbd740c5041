"""Reads many fields of a record at once, much faster than one by one."""

from __future__ import annotations

import struct
from collections.abc import Collection
from typing import Any, TypeAlias

import numpy as np

from damrak.compile.arrays import Record

Facts: TypeAlias = dict[str, Any]  # by name: a number, a tuple of numbers, or bytes
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u4": "I", "u8": "Q", "f8": "d"}


class Reader:
    """Reads fields of a record: a number, or a flat tuple for a field with a shape.

    Long fields of small numbers come as bytes, which is faster; -1 is then 255. Of the fields in
    `split` it reads this row alone.
    """

    def __init__(
        self,
        dtype: np.dtype[np.void],
        names: Collection[str],
        split: Collection[str] = (),
        row: int = 0,
    ) -> None:
        fields: Facts = dict(dtype.fields or {})
        codes, place, count = ["="], 0, 0
        runs: list[list[int]] = []  # of bytes that these fields fill, from and to
        self._parts: list[tuple[str, int | slice]] = []
        for name in [name for name in dtype.names or () if name in names]:
            field, offset = fields[name][:2]
            if name in split:
                field = np.dtype((field.base, field.shape[1:]))
                offset += row * field.itemsize
            size, small = int(np.prod(field.shape, dtype=int)), field.base.itemsize == 1
            code = "s" if field.shape and small else CODES[field.base.str[1:]]
            codes.append(f"{offset - place}x{size}{code}")
            if runs and runs[-1][1] == offset:
                runs[-1][1] += field.itemsize
            else:
                runs.append([offset, offset + field.itemsize])
            flat = field.shape and not small
            self._parts.append((name, slice(count, count + size) if flat else count))
            place, count = offset + field.itemsize, count + (size if flat else 1)
        self._unpack = struct.Struct("".join(codes) + f"{dtype.itemsize - place}x").unpack
        ends = [0, *(end for _, end in runs)]
        cuts = [f"{first - ends[n]}x{end - first}s" for n, (first, end) in enumerate(runs)]
        self.cut = struct.Struct("".join(cuts)).unpack_from  # of bytes: equal for equal fields

    def facts(self, record: Record | np.ndarray) -> Facts:
        """The fields of a record, or of an array of one, by name."""
        return self.facts_in(record.tobytes())

    def facts_in(self, data: bytes) -> Facts:
        """The fields of the record with these bytes, by name."""
        values = self.values(data)
        return {name: values[part] for name, part in self._parts}

    def values(self, data: bytes) -> tuple[Any, ...]:
        """The values of the fields in the order of the record, those of flat tuples one by one."""
        return self._unpack(data)
