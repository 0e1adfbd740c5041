"""Records declared as data: rows that describe fields, the NumPy types they make, and their tables.

A record that kernels read and write is a tuple of `Field` rows. Sizes that depend on a board are
named in a shape and looked up when the type is built.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

Column: TypeAlias = tuple[str, Any, tuple[int, ...]]  # what NumPy takes: name, type, shape


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    type: str  # as NumPy names it: i1, u8, f8
    shape: str  # its dimensions, names or numbers: "seat card", "seat 2"; "" for a single number
    meaning: str
    who: str = ""  # who may see it, where that is a question


class Slice(NamedTuple):
    """A field with its place in a row of 8-bit numbers."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    meaning: str


def columns(fields: Iterable[Field], sizes: Mapping[str, int]) -> list[Column]:
    """The fields as NumPy takes them, in their order."""
    return [(field.name, field.type, _shape(field, sizes)) for field in fields]


def record_dtype(columns: Iterable[Any], *, align: bool = False) -> np.dtype[np.void]:
    """The type of a record with these columns, in their order."""
    return np.dtype((np.record, np.dtype(list(columns), align=align)))


def packed_dtype(fields: Iterable[Field], sizes: Mapping[str, int]) -> np.dtype[np.void]:
    """The type of a record with the widest fields first, in whole words of 8 bytes.

    Every byte belongs to a field (the last may be called `spare`): equal records have equal bytes.
    """
    by_width = sorted(fields, key=lambda field: -np.dtype(field.type).itemsize)
    packed: list[Column] = columns(by_width, sizes)
    spare = -np.dtype(packed).itemsize % 8
    if spare:
        packed.append(("spare", "i1", (spare,)))
    return record_dtype(packed, align=True)


def slices(fields: Iterable[Field], sizes: Mapping[str, int], start: int = 0) -> tuple[Slice, ...]:
    """The fields as parts of a row of 8-bit numbers, the first of them at `start`."""
    found: list[Slice] = []
    for field in fields:
        shape = _shape(field, sizes)
        stop = start + int(np.prod(shape))
        found.append(Slice(field.name, start, stop, shape, field.meaning))
        start = stop
    return tuple(found)


def bytes_dtype(parts: Iterable[Slice]) -> np.dtype[np.void]:
    """The type of a record of 8-bit numbers with these parts."""
    return record_dtype((part.name, np.int8, part.shape) for part in parts)


def field_table(fields: Iterable[Field]) -> str:
    """The fields as a table in Markdown; `who` is left out where no field has it."""
    listed = list(fields)
    heads = ["type", "shape", *(["who"] if any(each.who for each in listed) else []), "meaning"]
    rows = [[f"`{each.name}`", *(getattr(each, head) for head in heads)] for each in listed]
    return markdown_table(["field", *heads], rows)


def markdown_table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table in Markdown."""
    head = list(heads)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def _shape(field: Field, sizes: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(int(word) if word.isdecimal() else sizes[word] for word in field.shape.split())
