"""`@kernel`: marks a function to be compiled, for this machine and for others.

A kernel takes records, arrays and numbers, raises nothing, allocates nothing and holds no Python
object. So the same source compiles for every target.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property, update_wrapper
from importlib.util import find_spec
from types import ModuleType
from typing import Any, SupportsIndex, TypeAlias, TypeVar, cast

import numpy as np

from damrak.compile.jit import compile_kernel
from damrak.compile.native import find_call, is_unchecked, load_library, prepared, unchecked

Function: TypeAlias = Callable[..., Any]  # a kernel, compiled or not
Wrap: TypeAlias = Callable[[Function], Function]  # makes a kernel of a function
F = TypeVar("F", bound=Function)

KERNELS: dict[str, Function] = {}  # every kernel by module and name, for the other targets
AHEAD, HERE, PLAIN = "ahead", "here", "plain"  # see `code_in_use`
_compiling = threading.RLock()
_listeners: list[Callable[[], object]] = []


class Kernel:
    """A kernel for this machine: called from Python it runs machine code, without the GIL.

    That is code made ahead of time if there is some for these arguments (native.py). Otherwise
    Numba compiles it now and caches it between runs; without Numba it runs as plain Python.
    """

    def __init__(self, function: Function) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.is_inlined = False
        self._calls: dict[tuple[object, ...], Function] = {}  # by the types of their arguments

    def __call__(self, *arguments: object) -> Any:
        key = tuple(
            [
                (each.dtype, each.ndim, each.flags.c_contiguous)
                if type(each) is np.ndarray
                else getattr(each, "dtype", type(each))
                for each in arguments
            ]
        )
        call = self._calls.get(key)
        if call is None:
            call = self._calls[key] = self.made_ahead(*arguments) or self.dispatcher
        return call(*arguments)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[object, ...]:
        """Stored by name, in its module; one that was made in a function, as any object."""
        name = self.py_func.__name__
        found = getattr(sys.modules.get(self.py_func.__module__), name, None)
        return name if found is self else super().__reduce_ex__(protocol)

    def made_ahead(self, *arguments: object) -> Function | None:
        """The machine code made ahead of time for such arguments, or None."""
        return find_call(f"{self.py_func.__module__}.{self.py_func.__name__}", arguments)

    @property
    def dispatcher(self) -> Any:
        """What compiles it with Numba."""
        with _compiling:
            return self._dispatcher

    @cached_property
    def _dispatcher(self) -> Any:
        if has_compiler():
            for listener in _listeners:
                listener()
            return compile_kernel(self.py_func, self.is_inlined)
        warn_once()
        return _keep_plain(self.py_func)

    @property
    def _numba_type_(self) -> object:
        """What Numba takes it for when another kernel calls it."""
        numba: ModuleType = importlib.import_module("numba")  # has no types for this
        return numba.typeof(self.dispatcher)


def kernel(function: F) -> F:
    """A `Kernel`.

    With `DAMRAK_PLAIN=1` it stays plain Python: about a thousand times slower, usable in a
    debugger, and with the same results.
    """
    made = _keep_plain(function) if is_plain() else cast(F, Kernel(function))
    KERNELS[f"{function.__module__}.{function.__name__}"] = made
    return made


def inlined(made: F) -> F:
    """A kernel that becomes part of each kernel that calls it; only for what every action does.

    It saves a call and its registers. WebAssembly has it once, to be small.
    """
    if isinstance(made, Kernel):
        made.is_inlined = True
    return made


def bound(function: Function, *arguments: object) -> Function:
    """A kernel to be called with arguments of just these types: it need not look at them."""
    found = function.made_ahead(*arguments) if isinstance(function, Kernel) else None
    return found or function


def trusting(call: Function) -> Function:
    """What `bound` gave, for arguments from `hold` alone: it does not look at them."""
    return unchecked(call)


def hold(call: Function, *arguments: object) -> tuple[object, ...]:
    """Arrays and numbers as a call takes them: one from `trusting` in another form."""
    return tuple(map(prepared, arguments)) if is_unchecked(call) else arguments


def _keep_plain(function: F) -> F:
    np.seterr(over="ignore")  # 64-bit sets wrap around, as in compiled code
    return function


def is_plain() -> bool:
    """Whether kernels stay plain Python by wish."""
    return os.environ.get("DAMRAK_PLAIN") == "1"


def is_ready() -> bool:
    """Whether nothing has to be compiled for games on Amsterdam, or on a board no larger."""
    return is_plain() or load_library() is not None


def code_in_use() -> str:
    """What runs the kernels of Amsterdam and of boards no larger.

    AHEAD: machine code made ahead of time; HERE: compiled on this machine; PLAIN: plain Python.
    """
    if is_plain():
        return PLAIN
    if load_library() is not None:
        return AHEAD
    return HERE if has_compiler() else PLAIN


@contextmanager
def before_compiling(listener: Callable[[], object]) -> Iterator[None]:
    """Inside the block, call the listener whenever another kernel is about to be compiled."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


@cache
def has_compiler() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


@cache
def warn_once() -> None:
    """Say that what follows is slow, and what to install."""
    warnings.warn(
        "There is no machine code for this here and no compiler, so it runs as plain Python, about "
        "a thousand times slower. To compile it: pip install 'damrak[compiler]'",
        RuntimeWarning,
        stacklevel=2,
    )
