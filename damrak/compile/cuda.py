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


def copier(kind: np.dtype[Any]) -> Any:
    """A device function (target, source) that copies a record field by field.

    A record assigned whole would pass through as many registers as it has bytes.
    """
    from numba import cuda

    lines = ["def copy(target, source):"]
    for name in kind.names or ():
        shape = kind[name].shape
        indices = "ij"[: len(shape)]
        for depth, (index, size) in enumerate(zip(indices, shape, strict=True)):
            lines.append(f"{'    ' * (depth + 1)}for {index} in range({size}):")
        place = f"[{', '.join(indices)}]" if shape else ""
        lines.append(f"{'    ' * (len(shape) + 1)}target.{name}{place} = source.{name}{place}")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)  # noqa: S102 - source made above from field names
    return cuda.jit(device=True)(scope["copy"])  # type: ignore[no-untyped-call]
