"""Bots' threads: beside the event loop, never before it (R29)."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from damrak.server import players
from damrak.server.metrics import Metrics
from damrak.server.players import NICE, Players


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
    ran: list[list[str]] = []

    def stand_in(command: list[str], **_: Any) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 1 if len(ran) == 1 else 0)

    monkeypatch.setattr(players, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(players, "is_plain", lambda: False)
    monkeypatch.setattr(subprocess, "run", stand_in)
    for levels in (("porter", "carter"), ("carter", "porter"), ("porter", "carter"), ()):
        players.compile_apart(levels)
    assert [command[-2:] for command in ran[:2]] == [["carter", "porter"]] * 2  # the first failed
    assert ran[2][-1] == "damrak.server.players"
    assert len(ran) == 3
