"""Runs compiled kernels as plain Python, some of them replaced by other functions.

Used to observe a kernel while it runs, or to give it stored outcomes of chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from damrak.compile.kernel import Function
from damrak.compile.retarget import rebind


def as_python(kernel: Function, replaced: Mapping[Function, Function]) -> Function:
    """The kernel and everything it calls as plain Python, with `replaced` functions exchanged."""
    plain = rebind(kernel, lambda function: function, replaced)

    def run(*arguments: object) -> object:
        with np.errstate(over="ignore"):  # 64-bit sets wrap around, as in compiled code
            return plain(*arguments)

    return run


def fast_record(array: np.ndarray) -> Any:
    """The record in an array of one, with fast access for kernels in plain Python.

    Reads and writes the array like NumPy's record, about ten times as fast for a field.
    """
    made = _fast_record_type(array.dtype)()
    made.array = array
    for name, field in (array.dtype.fields or {}).items():
        if field[0].shape:
            setattr(made, name, array[name][0])
        else:
            setattr(made, f"_{name}", array[name])
    return made


@cache
def _fast_record_type(dtype: np.dtype[np.void]) -> type[Any]:
    """A class with a property for each number; fields with a shape are plain attributes."""
    fields = {name: bool(field[0].shape) for name, field in (dtype.fields or {}).items()}
    places = [name if shaped else f"_{name}" for name, shaped in fields.items()]
    numbers = {name: _number(f"_{name}") for name, shaped in fields.items() if not shaped}
    return type("FastRecord", (), {"__slots__": ("array", *places), **numbers})


def _number(place: str) -> property:
    def read(record: object) -> object:
        return getattr(record, place)[0]

    def write(record: object, value: object) -> None:
        getattr(record, place)[0] = value

    return property(read, write)
