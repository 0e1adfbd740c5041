"""Kernels as the plain Python they are written in, with some of them replaced.

For what compiled code cannot do: to watch a kernel at work, or to hand it stored outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from damrak.compile.rebind import rebind


def interpret(kernel: Any, replaced: Mapping[Any, Callable[..., Any]]) -> Callable[..., Any]:
    """The kernel and all it calls as Python functions; `replaced` stand in for theirs."""
    plain = rebind(kernel, lambda function: function, replaced)

    def run(*arguments: Any) -> Any:
        with np.errstate(over="ignore"):  # sets of 64 bits wrap around, as in compiled code
            return plain(*arguments)

    return run
