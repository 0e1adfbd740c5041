"""R7-R11: repeats, races, lost connections and several writers."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import pytest

from damrak.i18n.json_types import Json, JsonObject
from damrak.server.live import registry
from damrak.server.settings import Settings
from tests.server.remote import RemoteTable, Server, Socket, serving, settings_in
from tests.server.scale import number


def generous(folder: Path, **more: Json) -> Settings:
    limits = {"messages": 10_000, "seat_sockets": 100}
    limits |= {"address_sockets": 1000, "address_requests": 10**6}
    return settings_in(folder, **{**limits, **more})


async def ready_game(server: Server, *kinds: str, **settings: Json) -> RemoteTable:
    """A game whose people have all kept both contracts."""
    table = await server.create(*(kinds or ("person", "person")), first_seat=0, **settings)
    await table.start()
    for seat, kind in enumerate(table.kinds):
        if kind == "person":
            await table.do("play", seat, turn=0, action="keep both")
    return table


async def race(tables: list[RemoteTable], count: int) -> tuple[list[Json], list[Json]]:
    """Send `count` answers to one turn at once; returns those done and those refused."""
    update = await tables[0].look(tables[0].tokens[0])
    hand = update["hands"][0]
    commands = [
        tables[number % len(tables)].send(
            {"type": "play", "seat": 0, "turn": hand["turn"], "action": action}
        )
        for number, action in enumerate((hand["legal"] * count)[:count])
    ]
    answers = await asyncio.gather(*commands)
    done = [answer.json() for answer in answers if answer.status_code == 200]
    return done, [answer.json() for answer in answers if answer.status_code != 200]


def check_race(before: int, done: list[Json], refused: list[Json]) -> None:
    assert (len(done), len(refused)) == (1, 31)
    assert {answer["error"]["key"] for answer in refused} == {"stale"}
    for answer in refused:
        assert answer["update"]["sequence"] == before + 1
        assert answer["update"]["hands"][0]["seat"] == 0


async def test_one_of_many_racing_answers_wins(tmp_path: Path) -> None:
    async with serving(generous(tmp_path)) as server:
        table = await ready_game(server)
        before = (await table.look(table.tokens[0]))["sequence"]
        check_race(before, *await race([table], 32))


async def test_one_of_many_racing_answers_wins_with_two_servers_on_one_database(
    tmp_path: Path,
) -> None:
    settings = generous(tmp_path)
    async with serving(settings) as first, serving(settings) as second:
        table = await ready_game(first)
        there = RemoteTable(second, table.kinds)
        there.code, there.tokens = table.code, table.tokens
        before = (await there.look(table.tokens[0]))["sequence"]
        check_race(before, *await race([table, there], 32))
        views = [await each.look(table.tokens[1]) for each in (table, there)]
        assert views[0]["hands"] == views[1]["hands"]


async def test_a_move_sent_again_and_again_has_one_effect_and_one_answer(tmp_path: Path) -> None:
    async with serving(generous(tmp_path)) as server:
        table = await ready_game(server)
        update = await table.look(table.tokens[0])
        fields = {"id": "the-one-move", "seat": 0, "turn": update["hands"][0]["turn"]}
        fields["action"] = "draw deck"
        answers = []
        for _ in range(3):  # across connections
            async with table.socket(table.tokens[0]) as socket:
                for _ in range(3):
                    await socket.send("play", **fields)
                answers += [await socket.get("done", "refused") for _ in range(3)]
        answer = await table.send({"type": "play", **fields})
        answers.append(answer.json())
        assert answers == [{"type": "done", "id": "the-one-move"}] * 10
        after = await table.look(table.tokens[0])
        assert after["sequence"] == update["sequence"] + 1


async def test_a_client_that_reconnects_ends_with_the_same_view(tmp_path: Path) -> None:
    """R10: dropped in the middle of a frame, two tabs, an old tab."""

    async with serving(generous(tmp_path)) as server:
        table = await ready_game(server, "person", "person", "porter")
        token, chance = table.tokens[0], random.Random(1)
        async with table.socket(token) as steady, table.socket(table.tokens[1]) as other:
            seen: list[JsonObject] = []
            flutter = asyncio.create_task(come_and_go(table, token, seen))
            await asyncio.gather(steady.play(chance.choice), other.play(chance.choice))
            await flutter
            last = await table.look(token)
            async with table.socket(token, since=len(seen)) as back:
                await back.get("update")
                seen += back.happened
                for key in ("hands", "outcome", "seats", "sequence", "proof"):
                    assert back.update[key] == steady.update[key] == last[key]
            assert seen == steady.happened == last["happened"]


async def come_and_go(table: RemoteTable, token: str, seen: list[JsonObject]) -> None:
    for visit in range(number("R10 disconnects", 30, 300, 1000)):
        async with table.socket(token, since=len(seen)) as first, table.socket(token) as old:
            await first.get("update")
            seen += first.happened
            if visit % 3 == 0:
                transport = first.connection.transport
                transport.write(b"\x81\xfe\x04\x00half a frame")
                transport.abort()
            elif visit % 3 == 1:
                old.connection.transport.abort()


async def substitute(table: RemoteTable) -> str:
    """Let a bot play for seat 1; returns why it is refused, or an empty text."""
    answer = await table.send({"type": "substitute", "seat": 0, "target": 1})
    return "" if answer.status_code == 200 else str(answer.json()["error"]["key"])


async def test_no_seat_is_taken_over_sooner_because_a_server_restarted(tmp_path: Path) -> None:
    """R35: the time away counts from the later of last seen and the server's start."""
    settings = generous(tmp_path, absent_seconds=60)
    async with serving(settings) as server:
        quick = await ready_game(server)
        slow = await ready_game(server, takeover=120)
        never = await ready_game(server, takeover=None)
        daily = await ready_game(server, clock={"kind": "move", "seconds": 86_400})
    async with serving(settings) as server:
        clock = server.registry.clock
        for seconds, free in ((0, ()), (59, ()), (61, (quick,)), (121, (quick, slow))):
            clock.now = lambda at=clock.started + seconds * 1000: at
            for table in (quick, slow, never, daily):
                table.server = server
                found = await substitute(table)
                assert found in (("", "bot-plays") if table in free else ("not-absent",))


async def test_a_player_who_is_away_is_played_for_and_comes_back(tmp_path: Path) -> None:
    async with serving(generous(tmp_path, absent_seconds=0)) as server:
        table = await ready_game(server)
        async with table.socket(table.tokens[1]) as here:
            async with table.socket(table.tokens[0]):
                await here.until(lambda update: update["seats"][0]["connected"])
                refused = await here.command("substitute", seat=1, target=0)
                assert refused["error"]["key"] == "not-absent"
            table.server.registry.rooms[table.code].polled.clear()
            await here.until(lambda update: not update["seats"][0]["connected"])
            assert (await here.command("substitute", seat=1, target=0))["type"] == "done"
            await here.until(lambda update: bool(update["hands"][0]["legal"]))
            played = [each for each in here.happened if each.get("by") == "substitute"]
            assert played
        async with table.socket(table.tokens[0]) as back:
            assert (await back.command("return", seat=0))["type"] == "done"
            update = await back.until(lambda update: update["seats"][0]["substitute"] is None)
            assert update["seats"][0]["name"] == "Person 0"


async def test_a_clock_that_runs_out_lets_the_fallback_play(tmp_path: Path) -> None:
    async with serving(generous(tmp_path)) as server:
        clock = {"kind": "move", "seconds": 5}
        table = await server.create("person", "porter", first_seat=0, clock=clock)
        await table.start()
        await table.do("play", 0, turn=0, action="keep both")
        room = server.registry.rooms[table.code]
        async with table.socket(table.tokens[0]) as socket:
            await socket.get("update")
            room.table.state.clock_at -= 5_000  # five seconds pass
            room.changed.set()
            await socket.until(lambda _: any(e.get("by") == "clock" for e in socket.happened))


async def test_no_message_shows_that_somebody_has_chosen(tmp_path: Path) -> None:
    """8.7 for sockets: no message is sent before all have chosen."""

    async with serving(generous(tmp_path)) as server:
        table = await server.create("person", "person", "person", listed=True)
        await table.start()
        async with table.socket(table.tokens[0]) as first, table.socket() as watching:
            await quiet(first)
            await quiet(watching)
            for seat in (1, 2):
                await table.do("play", seat, turn=0, action="keep both")
            assert await quiet(first) == await quiet(watching) == []
            await table.do("play", 0, turn=0, action="keep both")
            assert [m["type"] for m in await quiet(first)] == ["update"]
            assert [m["type"] for m in await quiet(watching)] == ["update"]


async def test_the_list_does_not_show_that_somebody_has_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """8.7: the time of a table's last change stands in the list, and orders it."""
    monkeypatch.setattr(registry, "SNAPSHOT_EVERY", 1)  # they come with a row of the list
    async with serving(generous(tmp_path)) as server:
        table = await server.create("person", "person", listed=True)
        await table.start()
        before = (await server.client.get("/api/tables")).content
        await table.do("play", 1, turn=0, action="keep both")
        assert (await server.client.get("/api/tables")).content == before
        await table.do("play", 0, turn=0, action="keep both")
        assert (await server.client.get("/api/tables")).content != before


async def test_a_request_that_waits_ends_at_the_next_change(tmp_path: Path) -> None:
    """Also one that claims to have seen more than has happened: else it costs at each change."""
    async with serving(generous(tmp_path)) as server:
        table = await server.create("person", "person")
        look = asyncio.create_task(table.look(table.tokens[0], since=10**9, wait=10))
        while not look.done():
            await table.do("ready", 0, ready=True)
        assert (await look)["happened"]


async def quiet(socket: Socket) -> list[JsonObject]:
    """All messages before the answer to a ping."""
    await socket.send("ping")
    messages = []
    while (message := await socket.receive())["type"] != "pong":
        messages.append(message)
    return messages


async def test_many_tables_are_loaded_at_once_and_forgotten_when_idle(tmp_path: Path) -> None:
    settings = generous(tmp_path, address_tables=100)
    async with serving(settings) as server:
        tables = [await ready_game(server) for _ in range(20)]
        for room in server.registry.rooms.values():
            room.used = 0
        assert server.registry.forget_idle() == 20
        updates = await asyncio.gather(*(table.look(table.tokens[0]) for table in tables))
        assert all(update["phase"] == "playing" for update in updates)
        assert len(server.registry.rooms) == 20


async def test_ids_are_each_clients_own(tmp_path: Path) -> None:
    """Two clients may use the same id for their commands."""

    async with serving(generous(tmp_path)) as server:
        table = await server.create("person", "person")
        name = secrets.token_urlsafe(9)
        for seat in (0, 1):
            command = {"type": "ready", "id": name, "seat": seat, "ready": True}
            assert (await table.send(command)).status_code == 200
        seats = (await table.look(table.owner))["seats"]
        assert [seat["ready"] for seat in seats] == [True, True]
