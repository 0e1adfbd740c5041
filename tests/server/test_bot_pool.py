"""Bots' threads: beside the event loop, never before it (R29)."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from damrak.server.live import bot_pool as players
from damrak.server.live.bot_pool import NICE, Players
from damrak.server.metrics import Metrics
from tests.server.live import run


class Asked:
    """Stands in for a bot, and tells where it was asked to think."""

    def __init__(self) -> None:
        self.thread = 0
        self.nice = 0

    def choose(self, _: Any) -> int:
        self.thread = threading.get_native_id()
        if sys.platform == "linux":
            self.nice = os.getpriority(os.PRIO_PROCESS, self.thread)
        return 7


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority")
def test_a_bot_thinks_in_a_thread_that_gives_way() -> None:
    bot: Any = Asked()
    before = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def think() -> None:
        threads = Players(1, Metrics())
        assert await threads.choose(bot, None) == 7
        threads.stop()

    asyncio.run(think())
    assert bot.thread != threading.get_native_id()
    assert bot.nice == min(19, before + NICE)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before


def test_what_is_not_compiled_is_compiled_in_another_process_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, ...]] = []

    class StandIn:
        async def wait(self) -> int:
            return 1 if len(ran) == 1 else 0

    async def start(*command: str, **_: Any) -> StandIn:
        ran.append(command)
        return StandIn()

    monkeypatch.setattr(players, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(players, "is_plain", lambda: False)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    assert not players.is_compiled(("porter", "carter"))
    for _ in range(2):  # the first fails
        assert not players.is_compiled(("porter", "carter"))
        asyncio.run(players.compile_apart(("porter", "carter")))
    assert players.is_compiled(("carter", "porter"))
    assert not players.is_compiled(())
    assert [command[-2:] for command in ran] == [("carter", "porter")] * 2


def test_what_compiles_is_stopped_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[asyncio.subprocess.Process] = []
    real = asyncio.create_subprocess_exec

    async def start(*_: str, **__: Any) -> asyncio.subprocess.Process:
        started.append(await real(sys.executable, "-c", "import time; time.sleep(1000)"))
        return started[0]

    async def test() -> None:
        task = asyncio.create_task(players.compile_apart(("porter",)))
        while not started:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.wait([task])
        assert started[0].returncode == -signal.SIGKILL

    monkeypatch.setattr(players, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
    run(test())
    assert list(tmp_path.iterdir()) == []
