"""R1-R3, R5, R7: killed, stopped or out of space, the server loses nothing that it confirmed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import websockets

from damrak.server.log import Played, decode_entry
from damrak.server.table import Table
from tests.server.live import Room, run
from tests.server.process import Process
from tests.server.scale import number
from tests.server.tables import boards

GAMES, KILLS = number("R2 games", 8, 50), number("R2 kills", 3, 100)
FULL_DISKS = number("R3 points", 5, 20)


@contextlib.asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Process]:
    process = Process(folder, **settings)
    try:
        await process.start()
        yield process
    finally:
        await process.close()


class Stubborn:
    """Plays both seats of a table for as long as it is let, whatever becomes of the server.

    A command without an answer is sent again after coming back, more than once.
    """

    def __init__(self, room: Room, seed: int) -> None:
        self.room, self.chance = room, random.Random(seed)
        self.sent: list[str] = []
        self.acked: list[str] = []
        self.seen: list[dict[str, Any]] = []
        self.waiting: dict[str, Any] | None = None
        self.stop = False

    async def play(self) -> None:
        while not self.stop:
            try:
                await self._connected()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _connected(self) -> None:
        async with self.room.socket(*self.room.tokens, since=len(self.seen)) as socket:
            await socket.get("update")
            while not self.stop and socket.update["phase"] != "over":
                if self.waiting is None:
                    self.waiting = self._choose(socket.update)
                command = self.waiting
                for _ in range(self.chance.choice((1, 1, 1, 3))):
                    answer = await socket.command("play", **command)
                    if answer["type"] == "done" and command["id"] not in self.acked:
                        self.acked.append(command["id"])
                    assert answer["type"] == "done" or answer["error"]["key"] == "stale", answer
                self.waiting = None
                await asyncio.sleep(0)
                done = len(self.acked)
                await socket.until(lambda update, done=done: plays_in(update) >= done)  # type: ignore[misc]
                self._note(socket.happened)
                socket.happened.clear()
            self.stop = self.stop or socket.update["phase"] == "over"

    def _choose(self, update: dict[str, Any]) -> dict[str, Any]:
        hand = next(hand for hand in update["hands"] if hand["legal"])
        self.sent.append(secrets.token_urlsafe(9))
        action = self.chance.choice(hand["legal"])
        return {"id": self.sent[-1], "seat": hand["seat"], "turn": hand["turn"], "action": action}

    def _note(self, happened: list[dict[str, Any]]) -> None:
        """What a client has seen goes on without a gap or a change, across all restarts."""
        for entry in happened:
            assert entry["number"] <= len(self.seen) + 1
            if entry["number"] <= len(self.seen):
                assert self.seen[entry["number"] - 1] == entry
            else:
                self.seen.append(entry)


def plays_in(update: dict[str, Any]) -> int:
    return int(update["hands"][0]["turn"]) if update["hands"] else 0


def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as process:
            rooms = [await process.server.create("person", "person") for _ in range(GAMES)]
            for room in rooms:
                await room.start()
            players = [Stubborn(room, seed) for seed, room in enumerate(rooms)]
            tasks = [asyncio.create_task(player.play()) for player in players]
            for _ in range(KILLS):
                before = sum(len(player.acked) for player in players)
                while sum(len(player.acked) for player in players) < before + 5 * GAMES:
                    await asyncio.sleep(0.01)
                process.kill()
                await process.start()
            for player in players:
                player.stop = True
            await asyncio.gather(*tasks)
            process.kill()
            for player in players:
                check(process, player)

    run(test())


def check(process: Process, player: Stubborn) -> None:
    log = process.stored(player.room.code)
    ids = [entry["id"] for entry in log if entry["kind"] == "played"]
    assert len(ids) == len(set(ids))
    assert set(player.acked) <= set(ids) <= set(player.sent)
    assert [name for name in ids if name in player.acked] == player.acked  # in order
    entries = [decode_entry(msgspec.json.encode(entry)) for entry in log]
    table = Table.load(boards(), player.room.code, entries)
    assert table.game is not None
    stored = [entry.event for entry in entries if isinstance(entry, Played)]
    assert table.game.all_events() == stored  # the game replays to what was stored


def test_a_stopped_server_says_so_and_goes_on_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as process:
            room = await process.server.create("person", "person")
            await room.start()
            async with room.socket(room.tokens[0]) as socket:
                await socket.get("update")
                status, closed = await asyncio.gather(
                    process.terminate(), closing(socket.connection)
                )
            assert closed == 1012
            assert status in (0, -15)
            await process.start()
            update = await room.look(room.tokens[0])
            assert update["phase"] == "playing"

    run(test())


async def closing(connection: Any) -> int | None:
    try:
        while True:
            await connection.recv()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_full_disk_confirms_nothing_and_is_survived(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as process:
            room = await process.server.create("person", "person")
            await room.start()
            await room.do("play", 0, turn=0, action="keep both")
            acked = process.stored(room.code)
            for point in range(FULL_DISKS):
                process.limit_files(process.wal_size() + 100 * point)
                command = {"type": "play", "id": f"the-same-{point}", "seat": 1, "turn": 0}
                refused = await room.send({**command, "action": "keep both"})
                assert refused.status_code == 503, refused.text
                assert refused.json()["error"]["key"] == "storage-unavailable"
                assert process.stored(room.code) == acked
                process.limit_files(None)
                update = await room.look(room.tokens[1])
                assert update["hands"][0]["turn"] == 0
            accepted = await room.send({**command, "action": "keep both"})
            assert accepted.status_code == 200, accepted.text
            process.kill()
            assert [entry.get("id") for entry in process.stored(room.code)][-1] == command["id"]

    run(test())
