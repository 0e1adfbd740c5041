"""Kernels as device functions of a GPU. Knows no rule."""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.compile.rebind import rebind

if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped a name that numba-cuda still looks for
    np.row_stack = np.vstack

_DEVICE: dict[int, Any] = {}


def on_device(kernel: Any) -> Any:
    """The kernel and all it calls, compiled for the GPU from the same source."""
    from numba import cuda

    compile_device: Any = cuda.jit(device=True)  # type: ignore[no-untyped-call]

    if id(kernel) not in _DEVICE:
        _DEVICE[id(kernel)] = rebind(kernel, compile_device, {})
    return _DEVICE[id(kernel)]
