"""The threads of bots: they leave the event loop its time (R29)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from damrak.game import Game
from damrak.i18n.json_types import Json
from damrak.rules.layout import Observation
from damrak.server.live import bot_pool
from damrak.server.live.bot_pool import NICE, BotPool
from damrak.server.metrics import Metrics


class FakeBot:
    """Records the thread in which it chooses, and its priority."""

    name = "fake"

    def __init__(self) -> None:
        self.thread = 0
        self.nice = 0

    def choose(self, seen: Observation) -> int:
        self.thread = threading.get_native_id()
        if sys.platform == "linux":
            self.nice = os.getpriority(os.PRIO_PROCESS, self.thread)
        return 7


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no priority of threads")
async def test_a_bot_chooses_in_a_thread_of_lower_priority() -> None:
    bot, seen = FakeBot(), Game.new(2).observation(0)
    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    pool = BotPool(1, Metrics())
    assert await pool.choose(bot, seen) == 7
    pool.stop()
    assert bot.thread != threading.get_native_id()
    assert bot.nice == min(19, before + NICE)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


async def test_bots_are_compiled_in_another_process_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []

    class FakeProcess:
        async def wait(self) -> int:
            return 1 if len(ran) == 1 else 0

    async def start(*command: str, **_: Json) -> FakeProcess:
        ran.append(command)
        return FakeProcess()

    monkeypatch.setattr(bot_pool, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(bot_pool, "is_plain", lambda: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    assert not bot_pool.is_compiled(("porter", "carter"))
    for _ in range(2):  # the first fails
        assert not bot_pool.is_compiled(("porter", "carter"))
        await bot_pool.compile_in_process(("porter", "carter"))
    assert bot_pool.is_compiled(("carter", "porter"))
    assert not bot_pool.is_compiled(())
    assert [command[-2:] for command in ran] == [("carter", "porter")] * 2


async def test_the_process_that_compiles_is_killed_when_the_server_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: asyncio.Queue[asyncio.subprocess.Process] = asyncio.Queue()
    real = asyncio.create_subprocess_exec

    async def start(*_: str, **__: Json) -> asyncio.subprocess.Process:
        process = await real(sys.executable, "-c", "import time; time.sleep(1000)")
        started.put_nowait(process)
        return process

    monkeypatch.setattr(bot_pool, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    task = asyncio.create_task(bot_pool.compile_in_process(("porter",)))
    process = await started.get()
    task.cancel()
    await asyncio.wait([task])
    assert process.returncode == -signal.SIGKILL
    assert list(tmp_path.iterdir()) == []
