"""R1-R3, R5, R7: killed, stopped or out of space, the server loses nothing that it confirmed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from damrak.server.log import Played, decode_entry
from damrak.server.table import Table
from tests.server.live import closing, run
from tests.server.processes import RealServer, running
from tests.server.scale import number
from tests.server.stubborn import Stubborn
from tests.server.tables import boards

GAMES, KILLS = number("R2 games", 8, 50), number("R2 kills", 3, 100)
FULL_DISKS = number("R3 points", 5, 20)


def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "games.db") as server:
            rooms = [await server.create("person", "person") for _ in range(GAMES)]
            for room in rooms:
                await room.start()
            players = [
                Stubborn(room, [*room.tokens, room.owner], seed, again=True)
                for seed, room in enumerate(rooms)
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

    run(test())


def check(server: RealServer, player: Stubborn) -> None:
    log = server.stored(player.room.code)
    ids = [entry.get("id") for entry in log]
    mine = [name for name in ids if name in player.sent]
    assert len(mine) == len(set(mine))
    assert set(player.acked) <= set(mine)
    assert [name for name in mine if name in player.acked] == player.acked  # in order
    entries = [decode_entry(msgspec.json.encode(entry)) for entry in log]
    table = Table.load(boards(), player.room.code, entries)
    assert table.game is not None
    played = [entry.event for entry in entries if isinstance(entry, Played)]
    last = table.game.all_events()
    assert last == played[len(played) - len(last) :]  # the game replays to what was stored


def test_a_stopped_server_says_so_and_goes_on_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "games.db") as server:
            room = await server.create("person", "person")
            await room.start()
            async with room.socket(room.tokens[0]) as socket:
                await socket.get("update")
                status, closed = await asyncio.gather(server.stop(), closing(socket.connection))
            assert closed == 1012
            assert status in (0, -15)
            await server.start()
            update = await room.look(room.tokens[0])
            assert update["phase"] == "playing"

    run(test())


def test_a_full_disk_confirms_nothing_and_is_survived(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "games.db") as server:
            room = await server.create("person", "person")
            await room.start()
            await room.do("play", 0, turn=0, action="keep both")
            acked = server.stored(room.code)
            for point in range(FULL_DISKS):
                server.limit_files(server.wal_size() + 100 * point)
                command = {"type": "play", "id": f"the-same-{point}", "seat": 1, "turn": 0}
                refused = await room.send({**command, "action": "keep both"})
                assert refused.status_code == 503, refused.text
                assert refused.json()["error"]["key"] == "storage-unavailable"
                assert server.stored(room.code) == acked
                server.limit_files(None)
                update = await room.look(room.tokens[1])
                assert update["hands"][0]["turn"] == 0
            accepted = await room.send({**command, "action": "keep both"})
            assert accepted.status_code == 200, accepted.text
            await server.kill()
            assert [entry.get("id") for entry in server.stored(room.code)][-1] == command["id"]

    run(test())
