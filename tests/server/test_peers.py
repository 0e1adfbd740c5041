"""Two server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from damrak.game.game import verify
from damrak.game.record import Record
from damrak.server.errors import Refusal
from damrak.server.settings import Settings
from damrak.server.storage.admin import check, stats
from damrak.server.storage.backup import back_up, opened, restore
from damrak.server.storage.database import database_url
from damrak.server.web.app import boards, check_database
from tests.server.live import PATIENCE, Room, Server, Socket, bearer, serving, settings_in
from tests.server.postgres import Postgres, private_postgres
from tests.server.processes import FREE, RealServer
from tests.server.scale import number
from tests.server.test_backup import quiet


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with private_postgres() as running:
        yield running


def run(work: Any) -> None:
    """Run a test with processes, and fail if it hangs."""

    async def timed() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(timed())


@contextlib.asynccontextmanager
async def two_servers(url: str) -> AsyncIterator[tuple[RealServer, RealServer]]:
    servers = RealServer(url), RealServer(url)
    try:
        await asyncio.gather(*(server.start() for server in servers))
        yield servers
        await asyncio.gather(*(server.stop() for server in servers))
    finally:
        await asyncio.gather(*(server.close() for server in servers))


def at(server: Server, room: Room) -> Room:
    """The same table, through another server."""
    same = Room(server, room.kinds)
    same.code, same.owner, same.invite, same.tokens = (
        room.code,
        room.owner,
        room.invite,
        room.tokens,
    )
    return same


def test_one_game_across_two_processes(postgres: Postgres) -> None:
    """Events, presence, chat and the end arrive on both; racing answers have one winner (R8)."""

    async def game() -> None:
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
                    await asyncio.gather(
                        _freshly(first, here, chance), _freshly(second, there, chance)
                    )
                await first.until(lambda update: not update["seats"][1]["connected"])
            await _same_end(here, there)
            await inherit(one, other)

    run(game())


async def _meet(first: Socket, second: Socket) -> None:
    for socket in (first, second):
        await socket.until(lambda update: all(seat["connected"] for seat in update["seats"]))
    await first.command("chat", seat=0, text="good morning")
    await second.until(lambda _: "good morning" in [one.get("text") for one in second.happened])


async def race(here: Room, there: Room) -> None:
    """32 answers to one turn, half at each process: one wins, the others see what it did."""
    seat, update = await _on_turn(here)
    hand = update["hands"][0]
    command = {"type": "play", "seat": seat, "turn": hand["turn"]}
    sent = [
        room.send({**command, "action": action})
        for room, action in zip([here, there] * 16, hand["legal"] * 32, strict=False)
    ]
    answers = await asyncio.gather(*sent)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 31
    for answer in answers:
        if answer.status_code == 409:
            fresh = answer.json()["update"]
            assert answer.json()["error"]["key"] == "stale"
            assert fresh["sequence"] > update["sequence"]


async def answer_once(here: Room, there: Room) -> None:
    """R7: one command sent to both processes at once, many times, has one effect and one answer."""
    seat, update = await _on_turn(there)
    hand = update["hands"][0]
    command = {"type": "play", "seat": seat, "turn": hand["turn"], "action": hand["legal"][0]}
    command["id"] = secrets.token_urlsafe(9)
    answers = await asyncio.gather(*(room.send(command) for room in [here, there] * 5))
    assert [answer.status_code for answer in answers] == [200] * 10
    seen = await here.look(here.tokens[seat], since=update["sequence"])
    own = [one for one in seen["happened"] if one["kind"] == "played" and one["seat"] == seat]
    assert len(own) == 1


async def _on_turn(room: Room) -> tuple[int, dict[str, Any]]:
    """A seat of a person that may act, and what it sees."""
    while True:
        for seat in (0, 1):
            update = await room.look(room.tokens[seat])
            if update["hands"][0]["legal"]:
                return seat, update
        await asyncio.sleep(0.02)


async def _freshly(socket: Socket, room: Room, chance: random.Random) -> None:
    """Play a seat to the end from what the socket says last."""
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


async def _same_end(here: Room, there: Room) -> None:
    ends = [await room.look(here.invite) for room in (here, there)]
    for end in ends:
        del end["now"], end["seats"]  # who is there may still be on its way
    assert ends[0] == ends[1]
    assert ends[0]["phase"] == "over"
    path = f"/api/tables/{here.code}/games/1/record"
    answer = await there.server.client.get(path, headers=bearer(here.invite))
    assert "deals" in verify(Record.decode(answer.content))


async def inherit(one: RealServer, other: RealServer) -> None:
    """The other process goes on with the bots of one that died."""
    room = await one.create("person", "apprentice")
    await room.start()
    there = at(other, room)
    async with there.socket(room.tokens[0]) as heir:
        await heir.until(lambda update: bool(update["hands"]))
        await one.stop(signal.SIGKILL)
        await heir.play(random.Random(2).choice)


def test_a_process_that_joins_others_forgives_no_time(postgres: Postgres, tmp_path: Path) -> None:
    """Only when there was none at all the clock begins anew, and then once for all of them."""

    async def game() -> None:
        url = postgres.new_database("clocks")
        settings = settings_in(tmp_path, **{**FREE, "database": url, "warm_up": False})
        clock = {"kind": "total", "seconds": 3600, "increment": 0}
        async with serving(settings) as one:
            room = await one.create("person", "person", clock=clock)
            await room.start()
            async with serving(settings) as other:
                update = await at(other, room).look(room.tokens[0])
                assert "woken" not in [each["kind"] for each in update["happened"]]
                assert other.house.since == one.house.since
        async with serving(settings) as one, serving(settings) as other:
            assert other.house.since == one.house.since
            seen = [await at(each, room).look(room.tokens[0]) for each in (other, one)]
            assert seen[0]["happened"] == seen[1]["happened"]
            assert [each["kind"] for each in seen[0]["happened"]].count("woken") == 1

    run(game())


def test_a_database_that_forgets_is_refused(postgres: Postgres) -> None:
    """R1: a role whose commits do not wait for the disk."""
    url = postgres.new_database("hasty")
    postgres.ask("ALTER DATABASE hasty SET synchronous_commit = off")
    with pytest.raises(Refusal) as caught:
        asyncio.run(check_database(Settings(database=url)))
    assert caught.value.key == "database-not-durable"
    absent = Settings(database=postgres.url("nowhere"))
    with pytest.raises(Refusal) as caught:
        asyncio.run(check_database(absent))
    assert caught.value.key == "database-unusable"


def test_stopped_at_once_under_load_it_loses_nothing(postgres: Postgres, tmp_path: Path) -> None:
    """R4: the database falls over again and again; every move that was confirmed is there.

    R6: and its backup is restored into another one.
    """

    async def game() -> None:
        url = postgres.new_database("fallen")
        settings = settings_in(tmp_path, **{**FREE, "database": url, "warm_up": False})
        async with serving(settings) as server:
            stops = number("R4 stops", 2, 10, 20)
            rooms = [await server.create("person", "person") for _ in range(4 + stops // 2)]
            for room in rooms:
                await room.start()
            confirmed: dict[str, list[tuple[int, int]]] = {room.code: [] for room in rooms}
            enough = asyncio.Event()
            playing = [
                asyncio.create_task(_insist(room, confirmed[room.code], enough)) for room in rooms
            ]
            for _ in range(stops):
                count = sum(map(len, confirmed.values()))
                while sum(map(len, confirmed.values())) < count + 20:
                    await asyncio.sleep(0.05)
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(0.2)
                await asyncio.to_thread(postgres.start)
            enough.set()
            await asyncio.gather(*playing)
            for room in rooms:
                await _check_log(room, confirmed[room.code])
            file, again = tmp_path / "backup.db", database_url(postgres.new_database("again"))
            counts = await back_up(database_url(url), file, False, quiet)
            assert counts["tables"] == len(rooms)
            assert await restore(file, again, quiet) == counts
            async with opened(again) as engine:
                assert await check(engine, boards(), quiet) == len(rooms)
                assert (await stats(engine))["entries"] == counts["log"]

    run(game())


async def _insist(room: Room, confirmed: list[tuple[int, int]], enough: asyncio.Event) -> None:
    """Play on; a command that is not confirmed is sent again until it is."""
    while not enough.is_set():
        seat, update = await _patiently(room)
        if update["phase"] == "over":
            return
        hand = update["hands"][0]
        action = hand["legal"][hand["turn"] % len(hand["legal"])]
        command = {"type": "play", "seat": seat, "turn": hand["turn"], "action": action}
        command["id"] = secrets.token_urlsafe(9)
        while (answer := await room.send(command)).status_code == 503:
            await asyncio.sleep(0.05)
        assert answer.status_code == 200, answer.text
        confirmed.append((seat, action))


async def _patiently(room: Room) -> tuple[int, dict[str, Any]]:
    while True:
        for seat in (0, 1):
            path = f"/api/tables/{room.code}"
            answer = await room.server.client.get(path, headers=bearer(room.tokens[seat]))
            if answer.status_code == 503:
                assert answer.json()["error"]["key"] == "storage-unavailable"
                await asyncio.sleep(0.05)
                continue
            update = answer.json()
            if update["phase"] == "over" or update["hands"][0]["legal"]:
                return seat, update


async def _check_log(room: Room, confirmed: list[tuple[int, int]]) -> None:
    stored = await room.server.client.get(f"/api/tables/{room.code}", headers=bearer(*room.tokens))
    played = [one for one in stored.json()["happened"] if one["kind"] == "played"]
    assert [one["seat"] for one in played] == [seat for seat, _ in confirmed]
    assert [one["number"] for one in stored.json()["happened"]] == list(
        range(1, stored.json()["sequence"] + 1)
    )
