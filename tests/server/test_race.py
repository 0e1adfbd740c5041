"""R7-R11: repeats, races, lost connections and several writers."""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path
from typing import Any

from damrak.server.settings import Settings
from tests.server.live import Room, Server, Socket, run, serving, settings_in
from tests.server.scale import number


def generous(folder: Path, **more: Any) -> Settings:
    limits = {"messages": 10_000, "seat_sockets": 100, "address_sockets": 1000, **more}
    return settings_in(folder, **limits)


async def ready_game(server: Server, *kinds: str, **settings: Any) -> Room:
    """A game whose people have all kept both contracts."""
    room = await server.create(*(kinds or ("person", "person")), first_seat=0, **settings)
    await room.start()
    for seat, kind in enumerate(room.kinds):
        if kind == "person":
            await room.do("play", seat, turn=0, action="keep both")
    return room


async def race(rooms: list[Room], count: int) -> tuple[list[Any], list[Any]]:
    """So many different answers to one turn at the same moment: those done, those refused."""
    update = await rooms[0].look(rooms[0].tokens[0])
    hand = update["hands"][0]
    commands = [
        rooms[number % len(rooms)].send(
            {"type": "play", "seat": 0, "turn": hand["turn"], "action": action}
        )
        for number, action in enumerate((hand["legal"] * count)[:count])
    ]
    answers = await asyncio.gather(*commands)
    done = [answer.json() for answer in answers if answer.status_code == 200]
    return done, [answer.json() for answer in answers if answer.status_code != 200]


def check_race(before: int, done: list[Any], refused: list[Any]) -> None:
    assert (len(done), len(refused)) == (1, 31)
    assert {answer["error"]["key"] for answer in refused} == {"stale"}
    for answer in refused:
        assert answer["update"]["sequence"] == before + 1
        assert answer["update"]["hands"][0]["seat"] == 0


def test_one_of_many_racing_answers_wins(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            room = await ready_game(server)
            before = (await room.look(room.tokens[0]))["sequence"]
            check_race(before, *await race([room], 32))

    run(test())


def test_one_of_many_racing_answers_wins_with_two_servers_on_one_database(tmp_path: Path) -> None:
    async def test() -> None:
        settings = generous(tmp_path)
        async with serving(settings) as first, serving(settings) as second:
            room = await ready_game(first)
            there = Room(second, room.kinds)
            there.code, there.tokens = room.code, room.tokens
            before = (await there.look(room.tokens[0]))["sequence"]
            check_race(before, *await race([room, there], 32))
            views = [await each.look(room.tokens[1]) for each in (room, there)]
            assert views[0]["hands"] == views[1]["hands"]

    run(test())


def test_a_move_sent_again_and_again_has_one_effect_and_one_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            room = await ready_game(server)
            update = await room.look(room.tokens[0])
            fields = {"id": "the-one-move", "seat": 0, "turn": update["hands"][0]["turn"]}
            fields["action"] = "draw deck"
            answers = []
            for _ in range(3):  # across connections
                async with room.socket(room.tokens[0]) as socket:
                    for _ in range(3):
                        await socket.send("play", **fields)
                    answers += [await socket.get("done", "refused") for _ in range(3)]
            answer = await room.send({"type": "play", **fields})
            answers.append(answer.json())
            assert answers == [{"type": "done", "id": "the-one-move"}] * 10
            after = await room.look(room.tokens[0])
            assert after["sequence"] == update["sequence"] + 1

    run(test())


def test_a_client_that_comes_and_goes_ends_where_the_others_are(tmp_path: Path) -> None:
    """R10: dropped in the middle of a frame, two tabs, an old tab."""

    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            room = await ready_game(server, "person", "person", "porter")
            token, chance = room.tokens[0], random.Random(1)
            async with room.socket(token) as steady, room.socket(room.tokens[1]) as other:
                seen: list[dict[str, Any]] = []
                flutter = asyncio.create_task(come_and_go(room, token, seen))
                await asyncio.gather(steady.play(chance.choice), other.play(chance.choice))
                await flutter
                last = await room.look(token)
                async with room.socket(token, since=len(seen)) as back:
                    await back.get("update")
                    seen += back.happened
                    for key in ("hands", "outcome", "seats", "sequence", "proof"):
                        assert back.update[key] == steady.update[key] == last[key]
                assert seen == steady.happened == last["happened"]

    run(test())


async def come_and_go(room: Room, token: str, seen: list[dict[str, Any]]) -> None:
    for visit in range(number("R10 disconnects", 30, 300, 1000)):
        async with room.socket(token, since=len(seen)) as first, room.socket(token) as old:
            await first.get("update")
            seen += first.happened
            if visit % 3 == 0:
                transport = first.connection.transport
                transport.write(b"\x81\xfe\x04\x00half a frame")
                transport.abort()
            elif visit % 3 == 1:
                old.connection.transport.abort()
        await asyncio.sleep(0.01)


def test_a_player_who_is_away_is_played_for_and_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path, absent_seconds=0)) as server:
            room = await ready_game(server)
            async with room.socket(room.tokens[1]) as here:
                async with room.socket(room.tokens[0]):
                    await here.until(lambda update: update["seats"][0]["connected"])
                    refused = await here.command("substitute", seat=1, target=0)
                    assert refused["error"]["key"] == "not-absent"
                room.server.house.tables[room.code].polled.clear()
                await here.until(lambda update: not update["seats"][0]["connected"])
                assert (await here.command("substitute", seat=1, target=0))["type"] == "done"
                await here.until(lambda update: bool(update["hands"][0]["legal"]))
                played = [each for each in here.happened if each.get("by") == "substitute"]
                assert played
            async with room.socket(room.tokens[0]) as back:
                assert (await back.command("return", seat=0))["type"] == "done"
                update = await back.until(lambda update: update["seats"][0]["substitute"] is None)
                assert update["seats"][0]["name"] == "Person 0"

    run(test())


def test_a_clock_that_runs_out_lets_the_fallback_play(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            clock = {"kind": "move", "seconds": 5}
            room = await server.create("person", "porter", first_seat=0, clock=clock)
            await room.start()
            await room.do("play", 0, turn=0, action="keep both")
            hosted = server.house.tables[room.code]
            async with room.socket(room.tokens[0]) as socket:
                await socket.get("update")
                hosted.table.facts.clock_at -= 5_000  # five seconds pass
                hosted.changed.set()
                await socket.until(lambda _: any(e.get("by") == "clock" for e in socket.happened))

    run(test())


def test_others_are_not_even_told_that_somebody_has_chosen(tmp_path: Path) -> None:
    """8.7 on the wire: no message goes out before all have chosen."""

    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            room = await server.create("person", "person", "person", listed=True)
            await room.start()
            async with room.socket(room.tokens[0]) as first, room.socket() as watching:
                await quiet(first)
                await quiet(watching)
                for seat in (1, 2):
                    await room.do("play", seat, turn=0, action="keep both")
                assert await quiet(first) == await quiet(watching) == []
                await room.do("play", 0, turn=0, action="keep both")
                assert [m["type"] for m in await quiet(first)] == ["update"]
                assert [m["type"] for m in await quiet(watching)] == ["update"]

    run(test())


async def quiet(socket: Socket) -> list[dict[str, Any]]:
    """Everything that comes before the answer to a ping."""
    await socket.send("ping")
    messages = []
    while (message := await socket.receive())["type"] != "pong":
        messages.append(message)
    return messages


def test_many_tables_are_loaded_at_once_and_forgotten_when_idle(tmp_path: Path) -> None:
    async def test() -> None:
        settings = generous(tmp_path, address_tables=100)
        async with serving(settings) as server:
            rooms = [await ready_game(server) for _ in range(20)]
            for hosted in server.house.tables.values():
                hosted.used = 0
            assert server.house.forget_idle() == 20
            updates = await asyncio.gather(*(room.look(room.tokens[0]) for room in rooms))
            assert all(update["phase"] == "playing" for update in updates)
            assert len(server.house.tables) == 20

    run(test())


def test_ids_are_each_clients_own(tmp_path: Path) -> None:
    """What one client calls its command does not stand in another's way."""

    async def test() -> None:
        async with serving(generous(tmp_path)) as server:
            room = await server.create("person", "person")
            name = secrets.token_urlsafe(9)
            for seat in (0, 1):
                command = {"type": "ready", "id": name, "seat": seat, "ready": True}
                assert (await room.send(command)).status_code == 200
            seats = (await room.look(room.owner))["seats"]
            assert [seat["ready"] for seat in seats] == [True, True]

    run(test())
