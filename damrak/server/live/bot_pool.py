"""The threads in which bots of tables choose actions, and what compiles the bots beforehand."""

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
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from damrak.board import Board
from damrak.bots import LEVELS, bot_named
from damrak.bots.bot import Bot
from damrak.bots.external.referee import Refereed
from damrak.compile.cache import cache_folder
from damrak.compile.kernel import is_ready
from damrak.game.catalogue import amsterdam
from damrak.game.game import Game
from damrak.rules.layout import Observation
from damrak.server.live.turns_to_think import MOST_WAITING, TurnsToThink
from damrak.server.metrics import Metrics
from damrak.server.tables.turns import FALLBACK

NICE = 5  # added to the niceness of bots' threads, so that the event loop comes first


class BotPool:
    """The threads in which bots choose, and one of its own for clocks that have run out."""

    def __init__(self, threads: int, metrics: Metrics, most_waiting: int = MOST_WAITING) -> None:
        most = threads or max(1, (os.cpu_count() or 2) - 1)
        self._pool = ThreadPoolExecutor(most, thread_name_prefix="bot", initializer=_lower_priority)
        self._clocks = ThreadPoolExecutor(1, thread_name_prefix="clock")
        self._turns = TurnsToThink(most, most_waiting)
        self._metrics = metrics

    def turn(self, address: str) -> AbstractAsyncContextManager[None]:
        """A turn of this address to let a bot think; `choose` belongs into its block.

        Raises an OverLimit if too many wait already.
        """
        return self._turns.turn(address)

    async def choose(self, bot: Bot, seen: Observation) -> int:
        """The number of the action that a bot chooses, without blocking the event loop."""
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        number = await loop.run_in_executor(self._pool, bot.choose, seen)
        self._metrics.think.observe(time.perf_counter() - started)
        return number

    async def choose_at_once(self, bot: Refereed, seen: Observation) -> int:
        """The same for a clock that has run out: it waits for no thinking bot."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._clocks, bot.choose, seen)

    def stop(self) -> None:
        """Start no further choice."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._clocks.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """Give this thread a lower priority than the event loop; on Linux only.

    On other systems a priority belongs to the whole process. A much lower one would be worse: the
    thread needs processor time to release the GIL after its kernel has returned.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with contextlib.suppress(OSError):
            nice = os.getpriority(os.PRIO_PROCESS, thread)
            os.setpriority(os.PRIO_PROCESS, thread, nice + NICE)


def new_bot(level: str, board: Board) -> Refereed:
    """A bot of this level with a random seed, checked by a referee."""
    seed = secrets.randbits(64)
    return Refereed(bot_named(level, board, seed), board, seed)


def is_compiled(levels: Iterable[str]) -> bool:
    """Whether everything a server calls was made ahead of time or compiled on this machine."""
    return is_ready() or _mark(levels).exists()


async def compile_in_process(levels: Iterable[str]) -> None:
    """Compile everything a server calls in another process: a compiler keeps 300 MB."""
    home = {"DAMRAK_CACHE": str(cache_folder().parent)}  # even if it is a temporary folder
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
    if not failed:  # otherwise this process compiles, and reports what is wrong
        _mark(levels).touch()


def _mark(levels: Iterable[str]) -> Path:
    return cache_folder() / f"served-{'-'.join(sorted(levels))}"


def compile_for_tables(board: Board, levels: Iterable[str] = LEVELS) -> None:
    """Compile everything a table calls, or load it from the cache, so that no player waits."""
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
    compile_for_tables(amsterdam(), sys.argv[1:])
