"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest

from damrak.game.game import verify
from damrak.game.record import Record
from damrak.i18n.json_types import JsonObject
from damrak.server.errors import RefusedError
from damrak.server.live.peers import Peers
from damrak.server.live.start import boards
from damrak.server.storage.admin import check, stats
from damrak.server.storage.backup import back_up, opened, restore
from damrak.server.storage.database import check_database, database_url
from tests.server.postgres import Postgres, private_postgres
from tests.server.processes import FREE, RealServer
from tests.server.remote import RemoteTable, Server, Socket, bearer, serving, settings_in
from tests.server.scale import number
from tests.server.storage.test_backup import quiet

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with private_postgres() as running:
        yield running


@contextlib.asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[RealServer, RealServer]]:
    servers = RealServer(url), RealServer(url)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield servers
        await asyncio.gather(*(server.stop() for server in servers))
    finally:
        await asyncio.gather(*(server.close() for server in servers))


def at(server: Server, table: RemoteTable) -> RemoteTable:
    """The same table, through another server."""
    same = RemoteTable(server, table.kinds)
    same.code, same.owner, same.invite, same.tokens = (
        table.code,
        table.owner,
        table.invite,
        table.tokens,
    )
    return same


async def test_one_game_across_two_processes(postgres: Postgres) -> None:
    """Events, presence, chat and the end arrive on both; racing answers have one winner (R8)."""

    async with two_servers(postgres.new_database("pair")) as (one, other):
        here = await one.create("person", "person", "porter")
        there = at(other, here)
        await here.start()
        async with here.socket(here.tokens[0]) as first:
            async with there.socket(here.tokens[1]) as second:
                await _meet(first, second)
                await race(here, there)
                await answer_once(here, there)
                chance = random.Random(1)
                await asyncio.gather(_freshly(first, here, chance), _freshly(second, there, chance))
            await first.until(lambda update: not update["seats"][1]["connected"])
        await _same_end(here, there)
        await inherit(one, other)


async def _meet(first: Socket, second: Socket) -> None:
    for socket in (first, second):
        await socket.until(lambda update: all(seat["connected"] for seat in update["seats"]))
    await first.command("chat", seat=0, text="good morning")
    await second.until(lambda _: "good morning" in [one.get("text") for one in second.happened])


async def race(here: RemoteTable, there: RemoteTable) -> None:
    """32 answers to one turn, half at each process: one wins, the others see what it did."""
    seat, update = await _on_turn(here)
    hand = update["hands"][0]
    command = {"type": "play", "seat": seat, "turn": hand["turn"]}
    sent = [
        table.send({**command, "action": action})
        for table, action in zip([here, there] * 16, hand["legal"] * 32, strict=False)
    ]
    answers = await asyncio.gather(*sent)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 31
    for answer in answers:
        if answer.status_code == 409:
            fresh = answer.json()["update"]
            assert answer.json()["error"]["key"] == "stale"
            assert fresh["sequence"] > update["sequence"]


async def answer_once(here: RemoteTable, there: RemoteTable) -> None:
    """R7: one command sent to both processes at once, many times, has one effect and one answer."""
    seat, update = await _on_turn(there)
    hand = update["hands"][0]
    command = {"type": "play", "seat": seat, "turn": hand["turn"], "action": hand["legal"][0]}
    command["id"] = secrets.token_urlsafe(9)
    answers = await asyncio.gather(*(table.send(command) for table in [here, there] * 5))
    assert [answer.status_code for answer in answers] == [200] * 10
    seen = await here.look(here.tokens[seat], since=update["sequence"])
    own = [one for one in seen["happened"] if one["kind"] == "played" and one["seat"] == seat]
    assert len(own) == 1


async def _on_turn(table: RemoteTable) -> tuple[int, JsonObject]:
    """A seat of a person that may act, and what it sees."""
    while True:
        for seat in (0, 1):
            update = await table.look(table.tokens[seat])
            if update["hands"][0]["legal"]:
                return seat, update
        await asyncio.sleep(0.02)


async def _freshly(socket: Socket, table: RemoteTable, chance: random.Random) -> None:
    """Play a seat to the end from the newest update of the socket."""
    while socket.update.get("phase") != "over":
        hand = socket.update["hands"][0]
        if not hand["legal"]:
            await socket.get("update")
            continue
        turn, action = hand["turn"], chance.choice(hand["legal"])
        answer = await socket.command("play", seat=hand["seat"], turn=turn, action=action)
        if answer["type"] == "done":
            await socket.until(lambda update, turn=turn: update["hands"][0]["turn"] > turn)  # type: ignore[misc]
        else:
            assert answer["error"]["key"] == "stale"
            socket.update = answer["update"]


async def _same_end(here: RemoteTable, there: RemoteTable) -> None:
    ends = [await table.look(here.invite) for table in (here, there)]
    for end in ends:
        del end["now"], end["seats"]  # presence may still be on its way
    assert ends[0] == ends[1]
    assert ends[0]["phase"] == "over"
    path = f"/api/tables/{here.code}/games/1/record"
    answer = await there.server.client.get(path, headers=bearer(here.invite))
    assert "deals" in verify(Record.decode(answer.content))


async def inherit(one: RealServer, other: RealServer) -> None:
    """The other process plays the bots of one that died."""
    table = await one.create("person", "apprentice")
    await table.start()
    there = at(other, table)
    async with there.socket(table.tokens[0]) as heir:
        await heir.until(lambda update: bool(update["hands"]))
        await one.stop(signal.SIGKILL)
        await heir.play(random.Random(2).choice)


async def test_a_process_that_joins_others_restarts_no_clock(
    postgres: Postgres, tmp_path: Path
) -> None:
    """Clocks restart only after a time without any process, and then once."""

    url = postgres.new_database("clocks")
    settings = settings_in(tmp_path, **{**FREE, "database": url, "warm_up": False})
    clock = {"kind": "total", "seconds": 3600, "increment": 0}
    async with serving(settings) as one:
        table = await one.create("person", "person", clock=clock)
        await table.start()
        async with serving(settings) as other:
            update = await at(other, table).look(table.tokens[0])
            assert "woken" not in [each["kind"] for each in update["happened"]]
            assert other.registry.since == one.registry.since
    async with serving(settings) as one, serving(settings) as other:
        assert other.registry.since == one.registry.since
        seen = [await at(each, table).look(table.tokens[0]) for each in (other, one)]
        assert seen[0]["happened"] == seen[1]["happened"]
        assert [each["kind"] for each in seen[0]["happened"]].count("woken") == 1


async def test_a_lost_cancellation_does_not_keep_a_server_from_ending() -> None:
    """R5: `wait_for` of Python 3.11 sometimes loses one."""

    def fail() -> NoReturn:
        raise OSError

    async def deaf() -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    store = SimpleNamespace(engine=SimpleNamespace(begin=fail))
    peers = Peers(SimpleNamespace(store=store))  # type: ignore[arg-type]
    peers._tasks = [asyncio.create_task(deaf())]
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await peers.stop()
    assert peers._tasks[0].cancelled()


async def test_a_database_that_does_not_store_durably_is_refused(postgres: Postgres) -> None:
    """R1: a database whose commits do not wait for the disk."""
    url = postgres.new_database("hasty")
    postgres.ask("ALTER DATABASE hasty SET synchronous_commit = off")
    with pytest.raises(RefusedError) as caught:
        await check_database(url)
    assert caught.value.key == "database-not-durable"
    with pytest.raises(RefusedError) as caught:
        await check_database(postgres.url("nowhere"))
    assert caught.value.key == "database-unusable"


async def test_nothing_is_lost_when_postgresql_crashes_under_load(
    postgres: Postgres, tmp_path: Path
) -> None:
    """R4: the database crashes again and again, and every confirmed move is there.

    R6: its backup is restored into another database.
    """

    url = postgres.new_database("fallen")
    settings = settings_in(tmp_path, **{**FREE, "database": url, "warm_up": False})
    async with serving(settings) as server:
        stops = number("R4 stops", 2, 10, 20)
        tables = [await server.create("person", "person") for _ in range(4 + stops // 2)]
        for table in tables:
            await table.start()
        confirmed: dict[str, list[tuple[int, int]]] = {table.code: [] for table in tables}
        enough, outage = asyncio.Event(), asyncio.Event()
        playing = [
            asyncio.create_task(_insist(table, confirmed[table.code], enough, outage))
            for table in tables
        ]
        for _ in range(stops):
            count = sum(map(len, confirmed.values()))
            while sum(map(len, confirmed.values())) < count + 20:
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.stop)
            outage.clear()
            await outage.wait()  # somebody was refused
            await asyncio.to_thread(postgres.start)
        enough.set()
        await asyncio.gather(*playing)
        for table in tables:
            await _check_log(table, confirmed[table.code])
        file, again = tmp_path / "backup.db", database_url(postgres.new_database("again"))
        counts = await back_up(database_url(url), file, False, quiet)
        assert counts["tables"] == len(tables)
        assert await restore(file, again, quiet) == counts
        async with opened(again) as engine:
            assert await check(engine, boards(), quiet) == len(tables)
            assert (await stats(engine))["entries"] == counts["log"]


async def _insist(
    table: RemoteTable,
    confirmed: list[tuple[int, int]],
    enough: asyncio.Event,
    outage: asyncio.Event,
) -> None:
    """Play, and send each command until it is confirmed."""
    while not enough.is_set():
        seat, update = await _patiently(table)
        if update["phase"] == "over":
            return
        hand = update["hands"][0]
        action = hand["legal"][hand["turn"] % len(hand["legal"])]
        command = {"type": "play", "seat": seat, "turn": hand["turn"], "action": action}
        command["id"] = secrets.token_urlsafe(9)
        while (answer := await table.send(command)).status_code == 503:
            outage.set()
            await asyncio.sleep(0.05)
        assert answer.status_code == 200, answer.text
        confirmed.append((seat, action))


async def _patiently(table: RemoteTable) -> tuple[int, JsonObject]:
    while True:
        for seat in (0, 1):
            path = f"/api/tables/{table.code}"
            answer = await table.server.client.get(path, headers=bearer(table.tokens[seat]))
            if answer.status_code == 503:
                assert answer.json()["error"]["key"] == "storage-unavailable"
                await asyncio.sleep(0.05)
                continue
            update = answer.json()
            if update["phase"] == "over" or update["hands"][0]["legal"]:
                return seat, update


async def _check_log(table: RemoteTable, confirmed: list[tuple[int, int]]) -> None:
    stored = await table.server.client.get(
        f"/api/tables/{table.code}", headers=bearer(*table.tokens)
    )
    played = [one for one in stored.json()["happened"] if one["kind"] == "played"]
    assert [one["seat"] for one in played] == [seat for seat, _ in confirmed]
    assert [one["number"] for one in stored.json()["happened"]] == list(
        range(1, stored.json()["sequence"] + 1)
    )
