"""Memory that PyTorch and the entry kernels share, on a GPU or in the simulator."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from damrak.compile.cuda import DeviceKernel, unfused
from damrak.envs.cuda_base import SIMULATED, THREADS, cuda, launch_size

_NUMBERS = {8: torch.int64, 4: torch.int32, 2: torch.int16, 1: torch.int8}  # by their bytes


def has_gpu() -> bool:
    """Whether there is a GPU, or the simulator stands in for it."""
    return SIMULATED or torch.cuda.is_available()


def device() -> str:
    """The device for PyTorch: the CPU with the simulator."""
    return "cpu" if SIMULATED else "cuda"


def free_memory() -> int:
    """Bytes that are free on the GPU; in the simulator, plenty."""
    return 1 << 62 if SIMULATED else int(torch.cuda.mem_get_info()[0])


def put(array: np.ndarray) -> Tensor:
    """An array, on the device."""
    return torch.from_numpy(np.require(array, requirements=["C", "W"])).to(device())


def put_records(array: np.ndarray) -> Records:
    """Records of whole words, on the device."""
    words = np.ascontiguousarray(array).view(np.int64).reshape(len(array), -1)
    return Records(put(words), array.dtype)


def empty_records(count: int, kind: np.dtype[np.void]) -> Records:
    """Memory for so many records of whole words, all zero."""
    words = torch.zeros((count, kind.itemsize // 8), dtype=torch.int64, device=device())
    return Records(words, kind)


class Records:
    """The same memory as words of 8 bytes for PyTorch and as records for kernels."""

    def __init__(self, words: Tensor, kind: np.dtype[np.void]) -> None:
        self.words, self.kind = words, kind
        self.array = shared(words).view(kind).reshape((len(words),))

    def field(self, name: str) -> Tensor:
        """A field that is one signed number, for all records."""
        fields: Any = self.kind.fields
        kind, offset = fields[name][:2]
        return self.words.view(_NUMBERS[kind.itemsize])[:, offset // kind.itemsize]


def shared(each: Any) -> Any:
    """What a kernel takes for it."""
    if isinstance(each, Records):
        return each.array
    if not isinstance(each, Tensor):
        return each
    return each.numpy() if SIMULATED else cuda.as_cuda_array(each)


def tensor_of(array: Any) -> Tensor:
    """The memory of a device array as a tensor."""
    return torch.from_numpy(array._ary) if SIMULATED else torch.as_tensor(array, device="cuda")


def launch(kernel: DeviceKernel, threads: int, *arguments: object, block: int = THREADS) -> None:
    """Start a kernel in so many threads, rounded up to whole blocks."""
    if threads:
        with unfused():
            kernel[launch_size(threads, block)](*(shared(each) for each in arguments))
