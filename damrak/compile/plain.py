"""Kernels as the plain Python they are written in, with some of them replaced.

For what compiled code cannot do: to watch a kernel at work, or to hand it stored outcomes.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from damrak.compile.kernel import KERNELS


def interpret(kernel: Any, replaced: Mapping[Any, Callable[..., Any]]) -> Callable[..., Any]:
    """The kernel and all it calls as Python functions; `replaced` stand in for theirs."""
    compiled = {id(each) for each in KERNELS.values()}
    done = {id(original): stand_in for original, stand_in in replaced.items()}

    def copy(original: Any) -> Callable[..., Any]:
        if id(original) not in done:
            source = getattr(original, "py_func", original)
            scope = dict(source.__globals__)
            done[id(original)] = types.FunctionType(source.__code__, scope, source.__name__)
            for name in source.__code__.co_names:
                if id(scope.get(name)) in compiled:
                    scope[name] = copy(scope[name])
        return done[id(original)]

    plain = copy(kernel)

    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # sets of 64 bits wrap around, as in compiled code
            return plain(*arguments)

    return run
