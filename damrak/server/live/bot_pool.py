"""Bots at tables: they are handed observations, think in threads, and are checked by a referee."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from damrak.board import Board
from damrak.bots import LEVELS, bot_named
from damrak.bots.external.referee import Refereed
from damrak.compile.kernel import cache_folder, is_plain
from damrak.game.catalogue import amsterdam
from damrak.game.game import Game
from damrak.rules.layout import Observation
from damrak.server.metrics import Metrics

NICE = 5  # of bots' threads, beside the event loop
FALLBACK = "greedy"  # plays at once when a clock has run out


class Players:
    """The threads in which bots think."""

    def __init__(self, threads: int, metrics: Metrics) -> None:
        cores = max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(
            threads or cores, thread_name_prefix="bot", initializer=_give_way
        )
        self._metrics = metrics

    async def choose(self, bot: Refereed, seen: Observation) -> int:
        """The number of the action that a bot chooses; the event loop goes on meanwhile."""
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        number = await loop.run_in_executor(self._pool, bot.choose, seen)
        self._metrics.think.observe(time.perf_counter() - started)
        return number

    def stop(self) -> None:
        """Let no bot begin to think any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    """Let this thread have what processor time the event loop leaves.

    Elsewhere than on Linux a priority is the whole process's, and stays as it is. Much more would
    be worse: after its kernel a thread holds the GIL for a moment, and must be let on to yield it.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            nice = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, nice + NICE)


def new_bot(level: str, board: Board) -> Refereed:
    """A bot of this level with chance of its own."""
    seed = secrets.randbits(64)
    return Refereed(bot_named(level, board, seed), board, seed)


def is_compiled(levels: Iterable[str]) -> bool:
    """Whether what a server calls was compiled on this machine before."""
    return is_plain() or _mark(levels).exists()


async def compile_apart(levels: Iterable[str]) -> None:
    """Compile it in another process: a compiler leaves 300 MB behind."""
    home = {"DAMRAK_CACHE": str(cache_folder().parent)}  # even one that is for this process alone
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "damrak.server.live.bot_pool", *sorted(levels)),
        env={**os.environ, **home},
    )
    try:
        failed = await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    if not failed:  # else it is compiled here, and what is wrong is said here
        _mark(levels).touch()


def _mark(levels: Iterable[str]) -> Path:
    return cache_folder() / f"served-{'-'.join(sorted(levels))}"


def warm_up(board: Board, levels: Iterable[str] = LEVELS) -> None:
    """Compile (or load) all that a table calls, so that no player waits for it."""
    game = Game.new(2, 0, board=board)
    for seat in (0, 1):
        game.play("keep both", seat=seat)
    game.play_number(game.legal_numbers()[0])
    game.view(0)
    for level in levels:
        new_bot(level, board).choose(game.observation(game.to_move))
    fallback = new_bot(FALLBACK, board)
    while not game.is_over:
        game.play_number(fallback.choose(game.observation(game.to_move)))
    game.outcome()


if __name__ == "__main__":
    warm_up(amsterdam(), sys.argv[1:])
