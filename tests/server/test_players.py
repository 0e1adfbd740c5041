"""Bots' threads: beside the event loop, never before it (R29)."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import Any

import pytest

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
        players = Players(1, Metrics())
        assert await players.choose(bot, None) == 7
        players.stop()

    asyncio.run(think())
    assert bot.thread != threading.get_native_id()
    assert bot.nice == min(19, before + NICE)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == before
