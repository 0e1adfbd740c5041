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
from damrak.server.errors import OverLimit
from damrak.server.live import bot_pool, turns_to_think
from damrak.server.live.bot_pool import NICE, BotPool
from damrak.server.live.turns_to_think import TurnsToThink
from damrak.server.metrics import Metrics
from tests.server.remote import serving, settings_in


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


class SlowBot:
    """Thinks until it is told to answer."""

    def __init__(self, name: str, asked: list[str]) -> None:
        self.name, self.asked, self.answer = name, asked, threading.Event()

    def choose(self, _: Observation) -> int:
        self.asked.append(self.name)
        assert self.answer.wait(60)
        return 7


async def think(pool: BotPool, address: str, bot: SlowBot) -> None:
    async with pool.turn(address):
        await pool.choose(bot, Game.new(2, 1).observation(0))


async def asked_for(asked: list[str], count: int) -> None:
    while len(asked) < count:
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("threads", [1, 2])
async def test_addresses_take_turns_to_think(threads: int) -> None:
    """R32: thirty tables of one address keep nobody waiting for more than one of their turns."""
    pool, asked = BotPool(threads, Metrics()), list[str]()
    bots = [SlowBot(f"crowd {number}", asked) for number in range(30)]
    tasks = [asyncio.create_task(think(pool, "crowd", bot)) for bot in bots]
    await asked_for(asked, 1)
    one = SlowBot("one", asked)
    tasks.append(asyncio.create_task(think(pool, "elsewhere", one)))
    for bot in bots:
        bot.answer.set()
    await asked_for(asked, 3)
    assert "one" in asked[:3]
    one.answer.set()
    await asyncio.gather(*tasks)
    assert [name for name in asked if name != "one"] == [bot.name for bot in bots]
    pool.stop()


async def test_one_address_never_has_all_threads() -> None:
    """R32; a turn that is given up while it waits or thinks is free again."""
    pool, asked = BotPool(2, Metrics()), list[str]()
    bots = [SlowBot(f"crowd {number}", asked) for number in range(3)]
    tasks = [asyncio.create_task(think(pool, "crowd", bot)) for bot in bots]
    await asked_for(asked, 1)
    tasks[1].cancel()
    one = SlowBot("one", asked)
    one.answer.set()
    await think(pool, "elsewhere", one)
    assert asked == ["crowd 0", "one"]
    for bot in bots:
        bot.answer.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert asked == ["crowd 0", "one", "crowd 2"]
    pool.stop()


async def test_the_line_of_bots_that_wait_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """R32: of one address and in all; a place is free again when one has had its turn."""
    monkeypatch.setattr(turns_to_think, "MOST_WAITING", 3)
    turns, ends = TurnsToThink(1, 2), [asyncio.Event() for _ in range(4)]

    async def work(address: str, end: asyncio.Event) -> None:
        async with turns.turn(address):
            await end.wait()

    async def limit_met(address: str) -> str:
        with pytest.raises(OverLimit) as caught:
            await work(address, ends[0])
        return caught.value.limit

    places = ("a", "a", "a", "b")  # the first one thinks
    tasks = [asyncio.create_task(work(*each)) for each in zip(places, ends, strict=True)]
    await asyncio.sleep(0)
    assert (await limit_met("a"), await limit_met("c")) == ("address_bots", "waiting_bots")
    ends[0].set()
    await tasks[0]
    tasks.append(asyncio.create_task(work("c", ends[0])))
    for end in ends:
        end.set()
    await asyncio.gather(*tasks)


async def test_a_clock_waits_for_no_thinking_bot() -> None:
    """R32."""
    pool, asked = BotPool(1, Metrics()), list[str]()
    slow, quick = SlowBot("slow", asked), SlowBot("quick", asked)
    quick.answer.set()
    task = asyncio.create_task(think(pool, "", slow))
    await asked_for(asked, 1)
    assert await pool.choose_at_once(quick, None) == 7  # type: ignore[arg-type]
    assert not task.done()
    slow.answer.set()
    await task
    pool.stop()


async def test_bots_of_a_table_that_nobody_watches_do_not_think(tmp_path: Path) -> None:
    """R32; they go on when somebody comes back."""
    async with serving(settings_in(tmp_path, bot_delay_ms=3_600_000)) as server:
        table = await server.create("apprentice", "apprentice")
        await table.do("start", None, table.owner)
        room, clock = server.registry.rooms[table.code], server.registry.clock
        before = room.table.sequence
        later = clock.now() + 7_200_000
        clock.now = lambda: later
        await server.registry.refresh(room)  # wakes the task
        while room.is_autoplaying():
            await asyncio.sleep(0.001)
        assert room.table.sequence == before
        await table.look(table.owner)
        while room.table is None or room.table.sequence == before:
            await asyncio.sleep(0.001)


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
    monkeypatch.setattr(bot_pool, "is_ready", lambda: False)
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
