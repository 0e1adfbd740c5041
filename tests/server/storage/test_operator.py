"""R39: what an operator may do to tables and clients, while the server runs."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import websockets
from sqlalchemy.ext.asyncio import AsyncEngine

from damrak.game.game import verify
from damrak.game.record import Record
from damrak.i18n.json_types import Json
from damrak.server.errors import RefusedError
from damrak.server.live import orders
from damrak.server.live.start import boards
from damrak.server.storage import operator
from damrak.server.storage.backup import opened
from damrak.server.storage.database import database_url
from damrak.server.storage.forget import NOBODY, NOTHING, forget
from damrak.server.web.socket import SHUT_OUT
from tests.cli.conftest import Command, damrak
from tests.server.remote import Server, bearer, closing, run, serving, settings_in

__all__ = ["damrak"]  # the fixture


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "LOOK_SECONDS", 0.01)


@asynccontextmanager
async def operated(folder: Path, **more: Json) -> AsyncIterator[tuple[Server, AsyncEngine]]:
    """A running server, and its database as an operator opens it."""
    settings = settings_in(folder, **more)
    async with serving(settings) as server, opened(database_url(settings.database)) as engine:
        yield server, engine


async def acts(engine: AsyncEngine) -> list[tuple[str, str, str]]:
    found = [(act.what, act.code, act.detail) for act in await operator.audit(engine, 100)]
    return found[::-1]


async def test_a_closed_table_can_be_seen_and_not_changed(tmp_path: Path) -> None:
    """Viewers are told, bots stop, and it leaves the public list."""
    async with operated(tmp_path) as (server, engine):
        table = await server.create("person", "person", listed=True)
        await table.start()
        async with table.socket(table.tokens[0]) as socket:
            await socket.get("update")
            await operator.close(engine, boards(), table.code)
            await socket.until(lambda update: update["happened"][-1]["kind"] == "closed")
        command = {"type": "play", "seat": 0, "turn": 0, "action": "keep both"}
        refused = await table.send(command)
        assert refused.json()["error"]["key"] == "table-closed"
        assert (await table.look(table.invite))["phase"] == "playing"
        assert (await server.client.get("/api/tables")).json()["tables"] == []
        assert await acts(engine) == [("close", table.code, "")]
        with pytest.raises(RefusedError, match="has been closed"):
            await operator.close(engine, boards(), table.code)


async def test_a_deleted_table_is_gone_for_its_viewers(tmp_path: Path) -> None:
    async with operated(tmp_path) as (server, engine):
        table = await server.create("person", "person")
        async with table.socket(table.tokens[0]) as socket:
            await socket.get("update")
            await operator.delete(engine, table.code)
            assert await closing(socket.connection) == SHUT_OUT
        assert await acts(engine) == [("delete", table.code, "")]
        with pytest.raises(RefusedError):
            await operator.delete(engine, table.code)


async def test_a_person_is_forgotten_and_their_games_stay_valid(tmp_path: Path) -> None:
    """Under all their names and on all their devices; others keep their names and words."""
    async with operated(tmp_path, messages=10_000) as (server, engine):
        table = await server.create("open", "person")
        other = await server.create("person", "person")
        first, second = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        offer = secrets.token_urlsafe(24)
        await table.do("take", 0, table.invite, name="Wilhelmina", token=first)
        table.tokens[0] = first
        await table.do("chat", 0, text="call me at home")
        await table.do("chat", 1, text="hello")
        await table.do("dress", 0, name="Mina")
        await table.do("offer", 0, token=offer)
        await table.do("accept", None, table.invite, offer=offer, token=second)
        table.tokens[0] = second
        for seat in (0, 1):
            await table.do("ready", seat, ready=True)
        await table.do("start", None, table.owner)
        async with table.socket(*table.tokens) as socket:
            await socket.play(lambda legal: legal[0])
            path = f"/api/tables/{table.code}/games/1/record"
            before = (await server.client.get(path, headers=bearer(table.invite))).content
            assert await forget(engine, boards(), "Wilhelmina") == 1
            await socket.until(lambda update: update["seats"][0]["name"] == NOBODY)
            said = [each["text"] for each in socket.update["happened"] if each["kind"] == "said"]
            assert said == [NOTHING, "hello"]
        after = (await server.client.get(path, headers=bearer(table.invite))).content
        record = Record.decode(after)
        verify(record)
        assert record.seats == (NOBODY, "Person 1")
        assert record.actions == Record.decode(before).actions
        async with engine.connect() as connection:
            rows = await connection.exec_driver_sql("SELECT entry FROM log")
            stored = b"".join(row[0] for row in rows)
        for word in (b"Wilhelmina", b"Mina", b"at home"):
            assert word not in stored + after
        assert (await other.look(other.invite))["seats"][0]["name"] == "Person 0"
        assert await acts(engine) == [("forget", table.code, "")]


async def test_a_banned_address_is_shut_out_for_a_time(tmp_path: Path) -> None:
    async with operated(tmp_path) as (server, engine):
        table = await server.create("person", "person")
        async with table.socket(table.tokens[0]) as socket:
            await socket.get("update")
            assert await operator.ban_address(engine, "127.0.0.0/8", 1) == "127.0.0.0/8"
            assert await closing(socket.connection) == SHUT_OUT
        refused = await server.client.get("/")
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "banned")
        with pytest.raises(websockets.InvalidStatus):
            async with table.socket(table.tokens[0]):
                pass
        await operator.unban(engine, "127.0.0.1/8")
        while (await server.client.get("/api/server")).status_code == 403:
            await asyncio.sleep(0.01)
        for what in ("evil", "10.0.0.0/8"):
            with pytest.raises(RefusedError):
                await operator.unban(engine, what)
        with pytest.raises(RefusedError):
            await operator.ban_address(engine, "nowhere", 1)
        assert [what for what, _, _ in await acts(engine)] == ["ban", "unban"]


async def test_a_banned_seat_is_shut_out_and_its_neighbours_are_not(tmp_path: Path) -> None:
    async with operated(tmp_path) as (server, engine):
        table = await server.create("person", "person", "porter")
        async with table.socket(table.tokens[0]) as one, table.socket(table.tokens[1]) as two:
            for socket in (one, two):
                await socket.get("update")
            await operator.ban_seat(engine, boards(), table.code, 0, 1)
            assert await closing(one.connection) == SHUT_OUT
            assert (await two.command("ready", seat=1, ready=True))["type"] == "done"
        answer = await table.send({"type": "ready", "seat": 0, "ready": True})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "banned")
        with pytest.raises(websockets.ConnectionClosed):
            async with table.socket(table.tokens[0]) as socket:
                await socket.get("update")
        (ban,) = await operator.list_bans(engine)
        await operator.unban(engine, ban.banned[:12])
        while (await server.client.get("/", headers=bearer(table.tokens[0]))).status_code == 403:
            await asyncio.sleep(0.01)
        for seat in (2, 3):
            with pytest.raises(RefusedError):
                await operator.ban_seat(engine, boards(), table.code, seat, 1)


async def test_a_lost_seat_gets_a_new_link(tmp_path: Path) -> None:
    async with operated(tmp_path) as (server, engine):
        table = await server.create("person", "person")
        await table.start()
        offer = await operator.link(engine, boards(), table.code, 1)
        token = secrets.token_urlsafe(24)
        command = {"type": "accept", "offer": offer, "token": token}
        answer = await table.send(command, token)
        while answer.status_code != 200:  # until the server has seen it
            answer = await table.send(command, token)
        assert (await table.look(token))["seats_held"] == [1]
        assert await acts(engine) == [("link", table.code, "seat 1")]
        again = await table.send({**command, "token": secrets.token_urlsafe(24)}, token)
        assert again.json()["error"]["key"] in ("not-allowed", "no-table")


@pytest.fixture
def games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """A database with one table, and its code."""
    codes: list[str] = []

    async def work() -> None:
        async with serving(settings_in(tmp_path)) as server:
            table = await server.create("person", "person", chat=True)
            await table.do("chat", 1, text="good evening")
            codes.append(table.code)

    run(work())
    capsys.readouterr()
    return str(tmp_path / "games.db"), codes[0]


def test_the_command_does_all_of_it(damrak: Command, games: tuple[str, str]) -> None:
    file, code = games

    def admin(*words: str) -> str:
        status, out, err = damrak("admin", *words, "--database", file)
        assert status == 0, err
        return out

    (row,) = json.loads(admin("tables", "--json"))
    assert (row["code"], row["names"]) == (code, ["Person 0", "Person 1"])
    assert "Person 1" in admin("tables", "--phase", "lobby")
    assert code not in admin("tables", "--phase", "over")
    shown = admin("show", code.lower())
    assert "good evening" in shown
    assert "token" not in admin("show", code, "--json")
    assert f"http://localhost:8642/#/table/{code}?offer=" in admin("link", code, "1")
    assert "2001:db8::/48" in admin("ban", "2001:db8::1/48", "--hours", "3")
    admin("ban", "--table", code, "--seat", "0")
    assert len(json.loads(admin("bans", "--json"))) == 2
    admin("unban", "2001:db8::/48")
    assert "token" in admin("bans")
    assert "1 tables" in admin("forget", "Person 0")
    admin("close", code)
    admin("delete", code)
    done = json.loads(admin("audit", "--json"))
    assert [act["what"] for act in done] == [
        *("delete", "close", "forget", "unban", "ban", "ban", "link"),
    ]
    assert all(act["actor"] and "Person" not in str(act) for act in done)
    assert "delete" in admin("audit", "--limit", "1")
    for words in (("show", code), ("ban",), ("ban", "1.2.3.4", "--table", code), ("close", "X")):
        assert damrak("admin", *words, "--database", file)[0] == 2
