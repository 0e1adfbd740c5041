"""Work on a GPU that is recorded once and then repeated, so that the host need not start its parts.

A lesson starts thousands of small pieces of work. Starting one takes the host longer than doing it
takes the GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from damrak.train.pytorch import torch

Result = TypeVar("Result")


class Repeated(Generic[Result]):
    """A function without arguments whose tensors stay where they are.

    On a GPU the first call runs it as it is, so that all is compiled; the second records it, and
    from then on it is repeated. Each call returns the same tensors with other numbers. On the CPU
    it is just called.
    """

    def __init__(self, work: Callable[[], Result], device: str) -> None:
        self._work, self._is_recorded = work, device == "cuda"
        self._stream: Any = torch.cuda.Stream() if self._is_recorded else None
        self._graph: Any = None
        self._has_run = False
        self._result: Result

    def __call__(self) -> Result:
        if not self._is_recorded:
            return self._work()
        if not self._has_run:
            self._has_run = True
            return self._run_once()
        if self._graph is None:
            self._record()
        self._graph.replay()
        return self._result

    def _run_once(self) -> Result:
        """On the stream that is recorded later, to which some memory is bound."""
        here = torch.cuda.current_stream()
        self._stream.wait_stream(here)
        with torch.cuda.stream(self._stream):
            result = self._work()
        here.wait_stream(self._stream)
        return result

    def _record(self) -> None:
        self._graph = torch.cuda.CUDAGraph()
        # "relaxed": Numba may free old memory meanwhile
        how: Any = {"stream": self._stream, "capture_error_mode": "relaxed"}
        with torch.cuda.graph(self._graph, **how):
            self._result = self._work()
