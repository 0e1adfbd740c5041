"""Copies a kernel and the kernels it calls for another target, from the same source."""

from __future__ import annotations

import dis
import types
from collections.abc import Mapping

from damrak.compile.kernel import KERNELS, Function, Wrap


def rebind(
    kernel: Function,
    wrap: Wrap,
    replaced: Mapping[Function, Function],
    done: dict[int, Function] | None = None,
) -> Function:
    """A copy of the kernel and of everything it calls, each wrapped, with `replaced` exchanged.

    Calls with the same `done` share the copies.
    """
    compiled = {id(each) for each in KERNELS.values()}
    done = {} if done is None else done
    done.update({id(original): stand_in for original, stand_in in replaced.items()})

    def copy(original: Function) -> Function:
        if id(original) not in done:
            source = getattr(original, "py_func", original)
            scope = dict(source.__globals__)
            for name in _globals_of(source.__code__):
                if id(scope.get(name)) in compiled:
                    scope[name] = copy(scope[name])
            made = types.FunctionType(source.__code__, scope, source.__name__)
            done[id(original)] = wrap(made)
        return done[id(original)]

    return copy(kernel)


def _globals_of(code: types.CodeType) -> set[str]:
    """The global names that a function reads; `co_names` would also include attributes."""
    loads = (step for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    return {str(step.argval) for step in loads}
