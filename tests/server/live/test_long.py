"""R30: a server that runs for a long time does not grow, and its clocks do not jump."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from damrak.benchmarks.clients import Client, Pace, Tally, new_clients
from damrak.i18n.json_types import JsonObject
from damrak.server.live.registry import Clock
from tests.server.remote import RemoteTable, Server, Socket, serving, settings_in
from tests.server.scale import number

TABLES, SEATS = 8, 2
GROWTH_MB = 60  # for caches that fill in the first games
LIMITS = {
    "messages": 10**6,
    "address_sockets": 10**4,
    "address_tables": 10**7,
    "address_requests": 10**8,
    "idle_seconds": 1,
}


class Held(NamedTuple):
    """What a server uses."""

    memory_mb: int
    files: int
    tasks: int
    tables: int
    viewers: int


def held(server: Server) -> Held:
    gc.collect()
    status = Path("/proc/self/status").read_text(encoding="ascii")
    tables = server.registry.rooms.values()
    return Held(
        memory_mb=int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) // 1024,
        files=len(os.listdir("/proc/self/fd")),
        tasks=len(asyncio.all_tasks()),
        tables=len(tables),
        viewers=sum(len(room.viewers) for room in tables),
    )


async def evening(server: Server, moves: int) -> None:
    """Play at new tables until `moves` moves are made; then everybody leaves."""
    tally = Tally(counting=True)
    address = f"http://127.0.0.1:{server.port}"
    clients: list[Client] = await new_clients(address, TABLES, SEATS, 0, tally)
    await asyncio.gather(*(client.open() for client in clients))
    while len(tally.acks) < moves:
        await asyncio.sleep(0.01)
    await asyncio.gather(*(client.close() for client in clients))
    await asyncio.gather(*(client.play() for client in clients))
    assert not tally.errors, tally.errors


async def emptied(server: Server, tasks: int) -> Held:
    """What is held when all have left, their tables are forgotten and their tasks have ended."""
    while server.registry.rooms or len(asyncio.all_tasks()) > tasks:
        await asyncio.sleep(0.05)
    return held(server)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="told by Linux alone")
async def test_nothing_grows(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, **LIMITS)) as server:
        moves = number("R30 moves", 600, 20_000, 1_000_000)
        parts = max(3, moves // 20_000)
        seen, tasks = [], len(asyncio.all_tasks())
        for _ in range(parts):
            await evening(server, moves // parts)
            seen.append(await emptied(server, tasks))
        first, last = seen[0], seen[-1]
        assert (last.tables, last.viewers) == (0, 0)
        assert last.files <= first.files + 2, seen
        assert last.tasks <= first.tasks, seen
        assert last.memory_mb <= first.memory_mb + GROWTH_MB, seen


def test_the_time_of_day_may_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, real = Clock(), time.time
    before = clock.now()
    for days in (1, -2):
        monkeypatch.setattr("time.time", lambda days=days: real() + days * 86_400)
        assert 0 <= clock.now() - before < 60_000


async def test_no_clock_runs_out_when_the_time_of_day_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time

    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "person", clock={"kind": "move", "seconds": 600})
        await table.start()
        for days in (1, -2):
            monkeypatch.setattr("time.time", lambda days=days: real() + days * 86_400)
            server.registry.rooms[table.code].changed.set()  # wakes the task that plays
            for seat in (0, 1):
                update = await table.look(table.tokens[seat])
                left: list[JsonObject] = update["clocks"]
                assert all(each["left_ms"] > 540_000 for each in left), left
        assert [each["kind"] for each in update["happened"]][-1] == "started"


async def play_until_a_bot_has_played(socket: Socket) -> None:
    before = len(socket.happened)
    while not any(each.get("by") == "bot" for each in socket.happened[before:]):
        hand = socket.update["hands"][0]
        if hand["legal"]:
            fields = {"seat": 0, "turn": hand["turn"], "action": hand["legal"][0]}
            await socket.command("play", **fields)
        await socket.get("update")


async def test_the_time_of_day_may_jump_across_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R30: a day forwards and back. Clocks run, bots play, people chat, and no entry is older."""
    real, settings = time.time, settings_in(tmp_path, bot_delay_ms=1)
    table: RemoteTable | None = None
    for days in (0, 1, 0):
        monkeypatch.setattr("time.time", lambda days=days: real() + days * 86_400)
        async with serving(settings) as server:
            if table is None:
                clock = {"kind": "move", "seconds": 600}
                table = await server.create("person", "porter", clock=clock, first_seat=1)
                await table.start()
                await table.do("play", 0, turn=0, action="keep both")
            table.server = server
            async with table.socket(table.tokens[0]) as socket:
                await socket.until(lambda update: bool(update["hands"][0]["legal"]))
                assert (await socket.command("chat", seat=0, text="a word"))["type"] == "done"
                await play_until_a_bot_has_played(socket)
                times = [each["at"] for each in socket.happened]
                assert times == sorted(times)
                assert socket.update["now"] > times[-1] - 60_000  # not a day before
                assert 540_000 < socket.update["clocks"][0]["left_ms"] <= 600_000


def test_load_clients_keep_their_pace_after_a_delay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("time.perf_counter", lambda: now)
    pace = Pace(0.5)
    due = now + pace.wait()
    assert 100 <= due <= 100.5
    now = due + 1.25
    assert [pace.wait(), pace.wait()] == [0, 0]
    assert pace.wait() == pytest.approx(0.25)
    assert Pace(0).wait() == 0
