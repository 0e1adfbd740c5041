"""How Numba compiles a kernel for this machine."""

from __future__ import annotations

import importlib
import os
from typing import Any

from damrak.compile.cache import cache_folder

SMALL = "DAMRAK_SMALL"  # of the environment: 1 compiles small code rather than fast code


def compile_kernel(function: Any, inline: bool = False) -> Any:
    """A function that compiles itself when it is first called, and is cached between runs.

    It runs without the GIL. Numbers behave as in NumPy: nothing raises. `inline` puts its code into
    that of its callers, unless code is to be small.
    """
    import numba  # takes most of a second: only if something has to be compiled

    numba.config.CACHE_DIR = str(cache_folder())  # type: ignore[attr-defined]
    cached = os.environ.get("NUMBA_OPT") != "0"  # code for another machine is not cached
    jit: Any = numba.njit  # its types leave out the last option: kernels are not called from C
    options = {"nogil": True, "error_model": "numpy", "cache": cached, "no_cfunc_wrapper": True}
    options["forceinline"] = inline and os.environ.get(SMALL) != "1"
    return _compile_once_for_all_integers(jit(**options)(function))


def _compile_once_for_all_integers(dispatcher: Any) -> Any:
    """Let other kernels pass every signed integer and constant as a 64-bit number.

    Numba would compile a kernel again for each width and for each constant it is called with.
    """
    types: Any = importlib.import_module("numba.core.types")  # has no types for all of this
    fold = dispatcher._compiler.fold_argument_types

    def widened(kind: Any) -> Any:
        plain = types.unliteral(kind) if isinstance(kind, types.IntegerLiteral) else kind
        return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain

    def fold_and_widen(arguments: Any, named: Any) -> Any:
        signature, kinds = fold(arguments, named)
        return signature, tuple(widened(kind) for kind in kinds)

    dispatcher._compiler.fold_argument_types = fold_and_widen
    return dispatcher
