"""R1-R3, R5, R7: a server that is killed, stopped or out of disk space loses nothing confirmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from damrak.i18n.json_types import JsonObject
from damrak.server.tables.log import Played, decode_entry
from damrak.server.tables.table import Table
from tests.server.local import boards
from tests.server.processes import RealServer, running
from tests.server.remote import RemoteTable, closing
from tests.server.scale import number
from tests.server.stubborn import Stubborn

GAMES, KILLS = number("R2 games", 8, 50, 50), number("R2 kills", 3, 20, 100)
POINTS = number("R3 points", 5, 20, 20)


async def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async with running(tmp_path / "games.db") as server:
        tables = [await server.create("person", "person") for _ in range(GAMES)]
        for table in tables:
            await table.start()
        players = [
            Stubborn(table, [*table.tokens, table.owner], seed, again=True)
            for seed, table in enumerate(tables)
        ]
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            for _ in range(KILLS):
                before = sum(len(player.acked) for player in players)
                while sum(len(player.acked) for player in players) < before + 5 * GAMES:
                    await asyncio.sleep(0.01)
                await server.kill()
                await server.start()
            for player in players:
                player.stop = True
        await server.kill()
        for player in players:
            check(server, player)


def check(server: RealServer, player: Stubborn) -> None:
    log = server.stored(player.table.code)
    ids = [entry.get("id") for entry in log]
    mine = [name for name in ids if name in player.sent]
    assert len(mine) == len(set(mine))
    assert set(player.acked) <= set(mine)
    assert [name for name in mine if name in player.acked] == player.acked  # in order
    entries = [decode_entry(msgspec.json.encode(entry)) for entry in log]
    table = Table.load(boards(), player.table.code, entries)
    if table.game is None:
        assert table.state.phase == "lobby"  # before a rematch
        return
    played = [entry.event for entry in entries if isinstance(entry, Played)]
    last = table.game.all_events()
    assert last == played[len(played) - len(last) :]  # the game replays to what was stored


async def test_a_stopped_server_closes_sockets_and_resumes_later(tmp_path: Path) -> None:
    async with running(tmp_path / "games.db") as server:
        table = await server.create("person", "person")
        await table.start()
        async with table.socket(table.tokens[0]) as socket:
            await socket.get("update")
            status, closed = await asyncio.gather(server.stop(), closing(socket.connection))
        assert closed == 1012
        assert status in (0, -15)
        await server.start()
        update = await table.look(table.tokens[0])
        assert update["phase"] == "playing"


async def test_a_full_disk_confirms_nothing_and_play_resumes(tmp_path: Path) -> None:
    async with running(tmp_path / "games.db") as server:
        table = await server.create("person", "person")
        await table.start()
        await table.do("play", 0, turn=0, action="keep both")
        acked, size = server.stored(table.code), server.wal_size()
        for point in range(POINTS):  # never enough space for a page of the log
            server.limit_files(size + 4000 * point // POINTS)
            command = {"type": "play", "id": f"the-same-{point}", "seat": 1, "turn": 0}
            refused = await table.send({**command, "action": "keep both"})
            assert refused.status_code == 503, refused.text
            assert refused.json()["error"]["key"] == "storage-unavailable"
            assert server.stored(table.code) == acked
            server.limit_files(None)
            update = await table.look(table.tokens[1])
            assert update["hands"][0]["turn"] == 0
        accepted = await table.send({**command, "action": "keep both"})
        assert accepted.status_code == 200, accepted.text
        await server.kill()
        assert [entry.get("id") for entry in server.stored(table.code)][-1] == command["id"]


async def test_health_says_when_the_disk_is_full(tmp_path: Path) -> None:
    """R36, with the cause in the log."""

    async def until(status: int) -> None:
        while (await server.client.get("/healthz")).status_code != status:
            await asyncio.sleep(0.05)

    async with running(tmp_path / "games.db") as server:
        server.limit_files(server.wal_size())
        await until(503)
        assert (await server.client.get("/api/tables")).status_code == 200  # it can be read
        server.limit_files(None)
        await until(200)
        await server.kill()
        assert any('"unhealthy"' in line and "SQLITE_" in line for line in server.log)


async def test_a_broken_disk_confirms_nothing_that_is_not_stored(tmp_path: Path) -> None:
    """R3: writing and syncing fail with EIO, at different points; play resumes afterwards."""

    async with running(tmp_path / "games.db") as server:
        table = await server.create("person", "person")
        await table.start()
        acked: list[str] = []
        answers = []
        for point in range(POINTS):
            command = {**await next_move(table), "id": f"move-number-{point}"}
            async with server.failing(("fdatasync", "pwrite64")[point % 2], 1 + point // 4):
                answers.append((await table.send(command)).status_code)
            stored = [entry.get("id") for entry in server.stored(table.code)]
            assert (answers[-1], command["id"] in stored) in ((200, True), (503, False))
            assert (await table.send(command)).status_code == 200
            acked.append(command["id"])
        assert answers[:2] == [503, 503]
        await server.kill()
        await server.start()
        stored = [entry.get("id") for entry in server.stored(table.code)]
        assert [name for name in stored if name in acked] == acked
        assert await next_move(table)


async def next_move(table: RemoteTable) -> JsonObject:
    """A move that somebody may make now."""
    update = await table.look(*table.tokens)
    hand = next(hand for hand in update["hands"] if hand["legal"])
    return {"type": "play", "seat": hand["seat"], "turn": hand["turn"], "action": hand["legal"][0]}
