"""What all code for games on a GPU shares: the compiler, sizes, and memory for records.

Needs the package `numba-cuda` and a GPU, or the simulator (`NUMBA_ENABLE_CUDASIM=1`).
"""

from __future__ import annotations

from types import ModuleType
from typing import Protocol, SupportsInt, TypedDict

import numpy as np
import numpy.typing as npt

from damrak.board import Board
from damrak.compile.cuda import copy_words
from damrak.compile.kernel import Function
from damrak.envs.kernels.games import COUNT
from damrak.i18n.extras import MissingExtra

try:
    import numba
    import numba.cuda
    import numba_cuda  # noqa: F401 - takes the place of numba.cuda
except ImportError as error:
    raise MissingExtra("numba_cuda") from error

cuda: ModuleType = numba.cuda  # a global, because the simulator looks for this name
SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # type: ignore[attr-defined]
THREADS = 64  # in a block; the fastest, see bench/results.md
AHEAD = 8  # games dealt in advance for each place


class CudaInterface(TypedDict):
    """How arrays on a device tell each other where they lie."""

    data: tuple[int, bool]
    shape: tuple[int, ...]
    typestr: str


class DeviceArray(Protocol):
    """An array on the device, as Numba makes it."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def dtype(self) -> np.dtype[np.generic]: ...
    def __getitem__(self, place: int | slice | tuple[int | slice, ...], /) -> DeviceArray: ...
    def view(self, dtype: npt.DTypeLike, /) -> DeviceArray: ...
    def reshape(self, *shape: int) -> DeviceArray: ...
    def __int__(self) -> int: ...
    @property
    def __cuda_array_interface__(self) -> CudaInterface: ...
    def copy_to_host(self) -> np.ndarray: ...
    def copy_to_device(self, array: np.ndarray, /) -> None: ...


class Actions(Protocol):
    """A row of numbers on the device, of Numba or of PyTorch."""

    @property
    def shape(self) -> tuple[int, ...]: ...
    def __getitem__(self, place: int, /) -> SupportsInt: ...


class OnDevice(Protocol):
    """A batch of games on the device, as far as others need to know it."""

    board: Board
    games: int
    records: DeviceArray
    stream: object


def records(shape: tuple[int, ...], kind: np.dtype[np.generic]) -> DeviceArray:
    """Device memory for records `with_words`, which the host cannot copy directly."""
    words = np.zeros((*shape, kind.itemsize // 8), np.uint64)
    made: DeviceArray = cuda.to_device(words).view(kind).reshape(shape)
    return made


def local_type(kind: np.dtype[np.void]) -> object:
    """The type of a record for `cuda.local.array`: Numba's, or NumPy's in the simulator."""
    return kind if SIMULATED else numba.from_dtype(kind)


def launch_size(threads: int, block: int = THREADS) -> tuple[int, int]:
    """How many blocks of how many threads; the threads of a simulated block hinder each other."""
    if SIMULATED:
        block = 1
    return -(-threads // block), block


def begins_again() -> Function:
    """A device function that begins the next game of a place and notes which has to be dealt."""
    copy = copy_words()

    @cuda.jit(device=True)
    def begin_again(state, ahead, game, ended, count):
        place = (np.int64(state.seed[COUNT]) + 1) % AHEAD
        copy(state, ahead[game, place])
        number = cuda.atomic.add(count, 0, 1)
        ended[number, 0] = game
        ended[number, 1] = place

    made: Function = begin_again
    return made
