"""Calls machine code that was made ahead of time (`ahead.py`), if there is some for this machine.

A library has a function for each kernel and each kind of arguments that Python calls it with. Its
manifest, a file beside it, names them, with a digest of each record's layout and of the sources.
Code made from other sources is never used.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import platform
import sys
import sysconfig
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import numpy as np

from damrak.compile.cache import PACKAGE

FOLDER = Path(__file__).parent / "libraries"
MANIFEST = FOLDER / "manifest.json"
OFF = "DAMRAK_JIT"  # set to 1: everything is compiled on this machine
NUMBERS = {
    "int": ctypes.c_int64,
    "uint": ctypes.c_uint64,
    "float": ctypes.c_double,
    "bool": ctypes.c_bool,
}
FOREIGN: type[object] = ctypes.CFUNCTYPE(None).__mro__[1]  # what functions of a library are
VECTORS = {"avx2", "bmi1", "bmi2", "fma", "popcnt"}  # what code for x86-64 uses beyond the oldest

Call = Callable[..., Any]


class Pair(ctypes.Structure):
    """Two integers that a function returns."""

    _fields_ = (("one", ctypes.c_int64), ("two", ctypes.c_int64))


# What a function returns, by the name of its Numba type.
RESULTS: dict[str, type[object] | None] = {
    "int8": ctypes.c_int8,
    "int16": ctypes.c_int16,
    "int32": ctypes.c_int32,
    "int64": ctypes.c_int64,
    "uint64": ctypes.c_uint64,
    "float32": ctypes.c_float,
    "float64": ctypes.c_double,
    "bool": ctypes.c_bool,
    "none": None,
    "UniTuple(int64 x 2)": Pair,
}


class Library(NamedTuple):
    """A loaded library: its functions by kernel and kinds of arguments."""

    code: ctypes.CDLL
    symbols: dict[tuple[str, ...], tuple[str, str]]  # to the symbol and what it returns


def find_call(name: str, arguments: Sequence[object]) -> Call | None:
    """The function made ahead of time for a kernel and such arguments, or None."""
    library = load_library()
    if library is None:
        return None
    kinds = tuple(kind_of(each) for each in arguments)
    found = library.symbols.get((name, *kinds))
    if found is None:
        return None
    symbol, result = found
    call: Any = library.code[symbol]
    call.argtypes = [NUMBERS.get(kind, ctypes.py_object) for kind in kinds]
    call.restype = RESULTS[result]
    if call.restype is Pair:
        call.errcheck = lambda pair, *_: (pair.one, pair.two)
    return _with_plain_numbers(call, kinds, arguments)


def unchecked(call: Call) -> Call:
    """What `find_call` found, for prepared arguments alone; another call stays as it is."""
    if not isinstance(call, FOREIGN):
        return call
    known: Any = call
    bare = type(known)(ctypes.cast(known, ctypes.c_void_p).value)  # knows no types of arguments
    bare.restype = known.restype
    if known.errcheck is not None:
        bare.errcheck = known.errcheck
    return bare  # type: ignore[no-any-return]


def is_unchecked(call: Call) -> bool:
    """Whether a call takes prepared arguments alone."""
    return isinstance(call, FOREIGN) and cast(Any, call).argtypes is None


def prepared(argument: object) -> object:
    """An array or a whole number in the form that a function of a library gets; it stays alive."""
    kind = ctypes.c_int64 if isinstance(argument, int) else ctypes.py_object
    return kind.from_param(argument)


def _with_plain_numbers(call: Call, kinds: Sequence[str], arguments: Sequence[object]) -> Call:
    """The call, with NumPy's numbers among the arguments made Python's."""
    places = [
        place
        for place, (kind, each) in enumerate(zip(kinds, arguments, strict=True))
        if kind in NUMBERS and isinstance(each, np.generic)
    ]
    if not places:
        return call

    def plain(*given: Any) -> Any:
        made = list(given)
        for place in places:
            made[place] = made[place].item()
        return call(*made)

    return plain


def kind_of(argument: object) -> str:
    """What an argument is, in a word: int, float, bool, or a record or an array by its layout."""
    if isinstance(argument, np.ndarray):
        order = "C" if argument.flags.c_contiguous else "A"
        return f"array {argument.ndim}{order} {layout_digest(argument.dtype)}"
    if isinstance(argument, np.void):
        return f"record {layout_digest(argument.dtype)}"
    if isinstance(argument, bool | np.bool):
        return "bool"
    if isinstance(argument, np.unsignedinteger):
        return "uint"
    if isinstance(argument, int | np.integer):
        return "int"
    return "float" if isinstance(argument, float | np.floating) else type(argument).__name__


@cache
def layout_digest(dtype: np.dtype[np.generic]) -> str:
    """A few letters that stand for the layout of a record, or the name of a simple type."""
    if dtype.fields is None:
        return str(dtype)
    return hashlib.sha256(repr(_layout(dtype)).encode()).hexdigest()[:12]


def _layout(dtype: np.dtype[np.generic]) -> object:
    """Names, places and types of all that a record contains."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return shape, _layout(base)
    if dtype.fields is None:
        return dtype.str
    fields = [(name, place, _layout(kind)) for name, (kind, place, *_) in dtype.fields.items()]
    return fields, dtype.itemsize


def library_name() -> str:
    """The name of this machine's library."""
    return f"{sys.platform}-{platform.machine()}.so"


def is_off() -> bool:
    """Whether everything is to be compiled here: by wish, or for checks that Numba builds in."""
    return os.environ.get(OFF) == "1" or os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


@cache
def load_library() -> Library | None:
    """The library for this machine, if there is one that was made from these sources."""
    path = FOLDER / library_name()
    if is_off() or not path.exists() or not MANIFEST.exists():
        return None
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    if sources_digest(PACKAGE, manifest["files"]) != manifest["sources"] or not _is_usable():
        return None
    code = ctypes.CDLL(str(path))
    if not _reads_arrays(code):
        return None
    calls = {tuple(key): (symbol, result) for symbol, result, *key in manifest["calls"]}
    return Library(code, calls)


def sources_digest(package: Path, files: Sequence[str]) -> str:
    """A digest of these files of a package; of one that is missing, its absence."""
    digest = hashlib.sha256()
    for name in files:
        path = package / name
        digest.update(path.read_bytes() if path.exists() else b"\0missing")
    return digest.hexdigest()


def _is_usable() -> bool:
    """Whether this Python and this processor are such as the code was made for."""
    if sysconfig.get_config_var("Py_GIL_DISABLED") or sys.implementation.name != "cpython":
        return False  # objects lie in memory in another way
    if platform.machine() != "x86_64":
        return True
    try:
        flags = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return False
    return set(flags.split()) >= VECTORS


def _reads_arrays(code: ctypes.CDLL) -> bool:
    """Whether arrays and records lie in memory as the code expects it."""
    array = np.zeros(3, np.dtype((np.record, [("one", "i8"), ("two", "i8")])))
    record = array[1]
    for function, given in (("array_data", array), ("record_data", record)):
        call: Any = code[function]
        call.argtypes, call.restype = [ctypes.py_object], ctypes.c_int64
        place = array.ctypes.data + (record.nbytes if given is record else 0)
        if call(given) != place:
            return False
    return True
