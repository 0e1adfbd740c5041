"""A whole game of friends and bots, with a lost network, a killed server and a spectator."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from damrak.i18n.json_types import JsonObject
from tests.server.processes import RealServer, running
from tests.server.remote import RemoteTable, Server, bearer
from tests.server.scale import number
from tests.server.stubborn import Stubborn, Update

pytestmark = pytest.mark.slow

AWAY = number("R11 seconds away", 1, 60, 60)
MOVES = 5  # of each person between two faults


async def test_friends_finish_a_game_in_spite_of_lost_networks_and_a_killed_server(
    tmp_path: Path,
) -> None:
    async with running(tmp_path / "games.db") as server:
        table = await server.create("person", "open", "porter", "carter")
        link = f"http://127.0.0.1:{server.port}/#/table/{table.code}?invite={table.invite}"
        async with guest(link) as for_friend, guest(link) as for_watcher:
            await sit_down(table, for_friend)
            anna = Stubborn(table, [table.tokens[0], table.owner], 1)
            bram = Stubborn(for_friend, [for_friend.tokens[1], for_friend.invite], 2)
            cara = Stubborn(for_watcher, [for_watcher.invite], 3, Spectator(table, for_friend))
            await evening(server, anna, bram, cara)
            for each in (anna, bram, cara):
                await check_seen(server, each)
            check_moves(server, anna, bram)
            await check_record(cara, tmp_path / "game.json")


@asynccontextmanager
async def guest(link: str) -> AsyncIterator[RemoteTable]:
    """A table as somebody on another machine knows it, from its invitation alone."""
    url = urlsplit(link)
    path, _, query = url.fragment.partition("?")
    async with httpx.AsyncClient(base_url=f"http://{url.netloc}", timeout=60) as client:
        table = RemoteTable(Server(client, url.port or 80), ("open",) * 4)
        table.code, table.invite = path.split("/")[-1], parse_qs(query)["invite"][0]
        yield table


async def sit_down(table: RemoteTable, friend: RemoteTable) -> None:
    """The friend takes the open seat and is ready; then the game starts."""
    async with friend.socket(friend.invite) as socket:
        lobby = await socket.get("update")
        seat = next(each["seat"] for each in lobby["seats"] if each["kind"] == "open")
        taken = await socket.command("take", seat=seat, name="Bram", token=friend.tokens[seat])
        assert taken["type"] == "done"
        assert (await socket.command("ready", seat=seat, ready=True))["type"] == "done"
    await table.start()


async def evening(server: RealServer, anna: Stubborn, bram: Stubborn, cara: Stubborn) -> None:
    """Play while one client loses the network and the server is killed twice."""
    async with asyncio.TaskGroup() as group:
        for each in (anna, bram, cara):
            group.create_task(each.play())
        await some_moves(anna, bram)
        bram.lose_line()
        await anna.until(lambda update: not update["seats"][1]["connected"])
        await server.kill()
        await asyncio.sleep(AWAY)
        await server.start()
        await bram.reload()
        for each in (anna, cara):
            await each.until(lambda update: update["seats"][1]["connected"])
        await some_moves(anna, bram)
        await server.kill()  # while both of them move
        await server.start()


async def some_moves(*players: Stubborn) -> None:
    wanted = [len(player.acked) + MOVES for player in players]
    while any(len(p.acked) < count for p, count in zip(players, wanted, strict=True)):
        assert not any(player.stop for player in players), "the game was too short"
        await asyncio.sleep(0.01)


class Spectator:
    """Checks that a spectator is told nothing hidden before the end."""

    def __init__(self, *tables: RemoteTable) -> None:
        self.secrets = [secret for table in tables for secret in (*table.tokens, table.owner)]
        self.promised: set[str] = set()

    def __call__(self, update: Update) -> None:
        self.promised.add(update["proof"]["commitment"])
        assert len(self.promised) == 1  # one seed, from before the first card to the last
        assert not any(secret in json.dumps(update) for secret in self.secrets)
        assert update["seats_held"] == []
        if update["phase"] == "over":
            return
        assert update["proof"]["seed"] is None
        for hand in update["hands"]:
            view = hand["view"]
            assert hand["seat"] is view["viewer"] is None
            assert not any((hand["legal"], view["hand"], view["contracts"], view["offer"]))
            assert not view["returned"]
            assert not any(seat["known_contracts"] for seat in view["seats"])
        for entry in update["happened"]:
            check_open(entry.get("event") or {})


def check_open(event: JsonObject) -> None:
    assert not event.get("drew")
    assert not event.get("offered")
    assert event.get("action") not in ("keep 1", "keep 2")


async def check_seen(server: RealServer, one: Stubborn) -> None:
    """The client was told everything once, and a fresh look shows the same."""
    log = server.stored(one.table.code)
    assert [entry["number"] for entry in one.seen] == list(range(1, len(log) + 1))
    assert [entry["kind"] for entry in one.seen] == [entry["kind"] for entry in log]
    hidden = [entry["event"] for entry in log if entry["kind"] == "played"]
    assert any(event.get("drew") for event in hidden)  # there was something to hide
    now = await one.table.look(*one.tokens)
    assert now["happened"] == one.seen
    for key in ("phase", "outcome", "hands", "sequence", "proof"):
        assert now[key] == one.update[key]


def check_moves(server: RealServer, *players: Stubborn) -> None:
    """No confirmed move is lost, doubled or out of order, and none is invented."""
    log = server.stored(players[0].table.code)
    by_people = [entry for entry in log if entry["kind"] == "played" and "id" in entry]
    for seat, player in enumerate(players):
        stored = [entry["id"] for entry in by_people if entry["seat"] == seat]
        assert stored == player.acked == player.sent
    assert {entry["chosen"] for entry in by_people} == {"person"}


async def check_record(one: Stubborn, file: Path) -> None:
    """Every guest of the table can load the record, and it verifies."""
    path = f"/api/tables/{one.table.code}/games/1/record"
    answer = await one.table.server.client.get(path, headers=bearer(one.table.invite))
    assert answer.status_code == 200
    file.write_bytes(answer.content)
    record, proof = answer.json(), one.update["proof"]
    assert record["seed"] == proof["seed"]
    assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == proof["commitment"]
    assert len(record["actions"]) == sum(each["kind"] == "played" for each in one.seen)
    verify = [sys.executable, "-m", "damrak", "verify", str(file)]
    done = await asyncio.to_thread(subprocess.run, verify, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr + done.stdout
    other = secrets.token_bytes(32).hex()
    file.write_bytes(answer.content.replace(record["seed"].encode(), other.encode()))
    changed = await asyncio.to_thread(subprocess.run, verify, capture_output=True, text=True)
    assert changed.returncode != 0
