"""Whole games on a real server, over sockets and HTTP."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

from damrak.game.game import verify
from damrak.game.record import Record
from tests.server.remote import bearer, serving, settings_in


async def test_two_people_and_a_bot_play_a_watched_game(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, messages=10_000)) as server:
        table = await server.create("person", "person", "carter")
        await table.start()
        async with (
            table.socket(table.tokens[0]) as first,
            table.socket(table.invite) as watching,
        ):
            chance = random.Random(1)
            await asyncio.gather(first.play(chance.choice), table.play_over_http(1, chance.choice))
            end = await watching.until(lambda update: update["phase"] == "over")
            assert end["outcome"]["scores"]
            assert end["proof"]["seed"]
            numbers = [entry["number"] for entry in watching.happened]
            assert numbers == list(range(1, end["sequence"] + 1))
            assert end["hands"][0]["seat"] is None
        answer = await server.client.get(
            f"/api/tables/{table.code}/games/1/record",
            headers={"authorization": f"Bearer {table.invite}"},
        )
        record = Record.decode(answer.content)
        assert "deals" in verify(record)
        assert record.commitment == end["proof"]["commitment"]
        assert json.loads(json.dumps(end["outcome"])) == end["outcome"]


async def test_hot_seat_and_bots_only(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, messages=10_000)) as server:
        table = await server.create("person", "person")
        await table.start()
        async with table.socket(*table.tokens) as both:
            await both.until(lambda update: len(update["hands"]) == 2)
            assert both.update["seats_held"] == [0, 1]
            await both.play(random.Random(2).choice)
        bots = await server.create("porter", "merchant", "apprentice", listed=True)
        await bots.start()
        async with bots.socket() as watching:
            await watching.until(lambda update: update["phase"] == "over")
        listed = (await server.client.get("/api/tables?phase=over")).json()["tables"]
        assert [table["code"] for table in listed] == [bots.code]
        assert len(listed[0]["totals"]) == 3
        found = (await server.client.get(f"/api/tables?code={bots.code[:5]}")).json()
        assert [table["code"] for table in found["tables"]] == [bots.code]
        none = (await server.client.get(f"/api/tables?code={table.code[:5]}")).json()
        assert none["tables"] == []  # private


async def test_a_record_is_closed_while_its_cards_are_played_again(tmp_path: Path) -> None:
    """R34."""
    async with serving(settings_in(tmp_path, messages=10_000)) as server:
        table = await server.create("person", "apprentice")
        path = f"/api/tables/{table.code}/games"
        held = bearer(table.tokens[0])
        await table.start()
        await table.do("resign", 0)
        async with table.socket(table.tokens[0]) as watching:
            await watching.until(lambda update: update["phase"] == "over")
            assert (await server.client.get(f"{path}/1/record", headers=held)).status_code == 200
            await table.do("rematch", 0, same_cards=True)
            closed = await server.client.get(f"{path}/1/record", headers=held)
            assert (closed.status_code, closed.json()["error"]["key"]) == (409, "record-closed")
            await table.do("ready", 1, table.tokens[0], ready=True)
            await table.do("start", None, table.owner)
            closed = await server.client.get(f"{path}/1/record", headers=held)
            assert closed.status_code == 409
            await table.do("resign", 1, table.tokens[0])
            await watching.until(lambda update: update["game"] == 2 and update["phase"] == "over")
        for game in (1, 2):
            answer = await server.client.get(f"{path}/{game}/record", headers=held)
            assert answer.status_code == 200
