"""Runs one function on many jobs at once: on threads, on processes, or on a Ray cluster.

Each of the three takes (function, jobs, workers) and yields the results as they come, in any order,
every job's just once. A worker that dies loses nothing: what it had not handed over is done again.
Closing the generator stops the work.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

import numpy as np

from damrak.arena.settings import ArenaError
from damrak.i18n.extras import MissingExtra

Job = TypeVar("Job")
Result = TypeVar("Result")
AHEAD = 2  # jobs given to each worker: one to do and one in reserve
PATIENCE = 5  # workers that die one after another without a result between them


def map_threads(
    function: Callable[[Job], Result], jobs: Iterable[Job], workers: int
) -> Generator[Result]:
    """On threads of this process: for compiled code, which releases the GIL."""
    errors = np.geterr()  # a thread has its own: kernels as plain Python may overflow
    pool = ThreadPoolExecutor(workers, initializer=lambda: np.seterr(**errors))
    try:
        yield from _results(pool, function, deque(jobs), workers)
    finally:
        pool.shutdown(cancel_futures=True)


def map_processes(
    function: Callable[[Job], Result], jobs: Iterable[Job], workers: int
) -> Iterator[Result]:
    """On processes; when one dies, all are restarted and continue with what is left."""
    left, deaths = deque(jobs), 0
    while left:
        with _processes(workers) as pool:
            try:
                for result in _results(pool, function, left, workers):
                    deaths = 0
                    yield result
            except BrokenProcessPool:
                deaths += 1
        if deaths == PATIENCE:
            raise ArenaError("workers-die", deaths=deaths)


def map_ray(
    function: Callable[[Job], Result], jobs: Iterable[Job], workers: int = 0
) -> Iterator[Result]:
    """On the cluster that RAY_ADDRESS names, or on this machine; its size is the cluster's."""
    ray = _import_ray()
    began = not ray.is_initialized()
    if began:
        ray.init(log_to_driver=False, configure_logging=False)
    remote = ray.remote(max_retries=PATIENCE)(function)
    ahead = AHEAD * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
    left: deque[Job] = deque(jobs)
    running: set[object] = set()
    try:
        while left or running:
            while left and len(running) < ahead:
                running.add(remote.remote(left.popleft()))
            done, _ = ray.wait(list(running), num_returns=1)
            running -= set(done)
            yield ray.get(done[0])
    except ray.exceptions.WorkerCrashedError as error:
        raise ArenaError("workers-die", deaths=PATIENCE) from error
    finally:
        if began:
            ray.shutdown()


def _import_ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise MissingExtra("ray") from error
    return ray


def _results(
    pool: Executor, function: Callable[[Job], Result], left: deque[Job], workers: int
) -> Iterator[Result]:
    """Do the jobs of `left`; if something fails, jobs without a result are put back."""
    running: dict[Future[Result], Job] = {}
    try:
        while left or running:
            while left and len(running) < AHEAD * workers:
                running[pool.submit(function, left[0])] = left[0]
                left.popleft()
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                del running[future]
                yield result
    finally:
        left.extendleft(running.values())


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """A pool whose workers ignore Ctrl-C; at the end they are stopped, finished or not."""
    others = {child.pid for child in active_children()}
    pool = ProcessPoolExecutor(
        workers,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_IGN),
    )
    try:
        yield pool
    finally:
        for child in active_children():
            if child.pid not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)
