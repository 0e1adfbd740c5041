"""Compiles kernels as device functions of a GPU. Knows no rule of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import numpy as np

from damrak.compile.arrays import Row
from damrak.compile.bits import count_bits, lowest_bit
from damrak.compile.kernel import Function, Wrap
from damrak.compile.retarget import rebind

if not hasattr(np, "row_stack"):  # NumPy 2.5 removed a name that numba-cuda still needs
    np.row_stack = np.vstack

LANES = 32  # threads of a warp

_DEVICE: dict[int, Function] = {}  # the device copy of each kernel


class Words(Protocol):
    """A record whose type is `with_words`."""

    words: Row[np.uint64]


class DeviceKernel(Protocol):
    """A kernel that starts in so many blocks of so many threads."""

    def __getitem__(
        self, size: tuple[int, int] | tuple[int, int, object], /
    ) -> Callable[..., None]: ...


def _intrinsics(compile_device: Wrap) -> dict[Function, Function]:
    """Bit counts as GPU instructions; the simulator knows these only inside a kernel."""
    import numba
    from numba import cuda

    if numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        return {}

    def popc(mask: np.uint64) -> np.int64:
        return np.int64(cuda.popc(mask))  # type: ignore[attr-defined]

    def lowest(mask: np.uint64) -> np.int64:
        return np.int64(cuda.ffs(mask)) - 1  # type: ignore[attr-defined]

    return {count_bits: compile_device(popc), lowest_bit: compile_device(lowest)}


def on_device(kernel: Function) -> Function:
    """The kernel and everything it calls, compiled for the GPU from the same source."""
    from numba import cuda

    compile_device: Wrap = cuda.jit(device=True)  # type: ignore[no-untyped-call]
    replaced = {} if _DEVICE else _intrinsics(compile_device)
    return rebind(kernel, compile_device, replaced, _DEVICE)


def with_words(kind: np.dtype[np.void]) -> np.dtype[np.void]:
    """The type of a record with a field `words` over the same bytes, for fast copies.

    Assigning a whole record would use as many registers as it has bytes.
    """
    fields: Any = kind.fields
    words = -(-kind.itemsize // 8)
    formats = [field[0] for field in fields.values()]
    offsets = [field[1] for field in fields.values()]
    layout = {
        "names": [*fields, "words"],
        "formats": [*formats, (np.uint64, (words,))],
        "offsets": [*offsets, 0],
        "itemsize": 8 * words,
    }
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


def copy_words() -> Function:
    """A device function (target, source) that copies a record whose type is `with_words`."""
    from numba import cuda

    def copy(target: Words, source: Words) -> None:
        for word in range(len(source.words)):
            target.words[word] = source.words[word]

    made: Function = cuda.jit(device=True)(copy)  # type: ignore[no-untyped-call]
    return made


def copy_rows() -> Function:
    """A device function (rows, row, made, thread) that writes records made in shared memory.

    `made` has a record of type `with_words` for each thread of the block. A warp writes its rows
    together, so that threads beside each other write words beside each other; alone, each would
    write far from the next. All threads of the warp must call it; rows past the end are left out.
    In the simulator each thread writes its own.
    """
    import numba
    from numba import cuda

    def copy(rows: Row[Words], row: int, made: Row[Words], thread: int) -> None:
        lane = thread % LANES
        first, mine = row - lane, thread - lane
        words = len(made[0].words)
        cuda.syncwarp()  # type: ignore[attr-defined]
        for place in range(lane, words * min(LANES, len(rows) - first), LANES):
            other = place // words
            word = place - words * other
            rows[first + other].words[word] = made[mine + other].words[word]

    def copy_alone(rows: Row[Words], row: int, made: Row[Words], thread: int) -> None:
        if row < len(rows):
            for word in range(len(rows[row].words)):
                rows[row].words[word] = made[thread].words[word]

    simulated = numba.config.ENABLE_CUDASIM  # type: ignore[attr-defined]
    function: Function = cuda.jit(device=True)(copy_alone if simulated else copy)  # type: ignore[no-untyped-call]
    return function


def lanes_where() -> Function:
    """A device function that counts the threads of a warp for which a condition holds.

    All threads of the warp must call it. In the simulator each thread is its own warp.
    """
    import numba
    from numba import cuda

    def count(holds: bool) -> int:
        return cuda.popc(cuda.ballot_sync(np.uint32(0xFFFFFFFF), holds))  # type: ignore[attr-defined, no-any-return]

    def alone(holds: bool) -> int:
        return 1 if holds else 0

    simulated = numba.config.ENABLE_CUDASIM  # type: ignore[attr-defined]
    made: Function = cuda.jit(device=True)(alone if simulated else count)  # type: ignore[no-untyped-call]
    return made


def exact(function: Function) -> DeviceKernel:
    """An entry kernel with the floating-point results of a CPU, if first called in `unfused`.

    The linker of numba-cuda compiles again without that option, so it is not used.
    """
    import numba
    from numba import cuda

    simulated = numba.config.ENABLE_CUDASIM  # type: ignore[attr-defined]
    options = {} if simulated else {"lto": False}
    made: DeviceKernel = cuda.jit(function, **options)  # type: ignore[no-untyped-call]
    return made


@contextmanager
def unfused() -> Iterator[None]:
    """Code compiled in this block rounds after each multiplication and addition, as a CPU does.

    numba-cuda has no option for it, so it is added to those of the device compiler.
    """
    import numba

    if numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        yield
        return
    from numba.cuda.cudadrv import nvvm

    unit: Any = nvvm.CompilationUnit
    begin = unit.__init__

    def begin_unfused(self: Any, options: dict[str, Any]) -> None:
        begin(self, {**options, "fma": 0})

    unit.__init__ = begin_unfused
    try:
        yield
    finally:
        unit.__init__ = begin
