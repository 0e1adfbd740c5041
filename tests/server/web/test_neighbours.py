"""R37: one neighbour cannot shut out the others behind the same address."""

from __future__ import annotations

import contextlib
import secrets
from pathlib import Path

import pytest
import websockets

from damrak.server.web import middleware
from damrak.server.web.gate import is_among, network_of
from tests.server.raw import HANDSHAKE, raw
from tests.server.remote import RemoteTable, bearer, serving, settings_in


async def test_players_and_pages_are_the_last_to_be_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "PLAYER_REQUESTS", 3)
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Damrak</title>")
    limits = {"web": str(web), "address_requests": 5}
    async with serving(settings_in(tmp_path, **limits)) as server:
        table = await server.create("person", "person")
        await table.look(table.tokens[0])
        for _ in range(3):  # a neighbour uses up what is left
            assert (await server.client.get("/api/server")).status_code == 200
        assert (await server.client.get("/api/server")).status_code == 429
        for token in (secrets.token_urlsafe(24), table.invite):
            refused = await server.client.get(f"/api/tables/{table.code}", headers=bearer(token))
            assert refused.status_code == 429
        await table.do("ready", 0, ready=True)
        await table.look(table.tokens[0])
        await table.look("unknown", table.tokens[0])
        refused = await table.send({"type": "ready", "seat": 0, "ready": True})
        assert refused.status_code == 429  # also players have a limit
        assert (await server.client.get("/")).status_code == 200


async def test_players_come_in_when_spectators_fill_an_address(tmp_path: Path) -> None:
    limits = {"address_sockets": 2}
    async with serving(settings_in(tmp_path, **limits)) as server:
        table = await server.create("person", "person")
        async with contextlib.AsyncExitStack() as stack:
            for token in (table.invite, table.invite, *table.tokens):
                socket = await stack.enter_async_context(table.socket(token))
                await socket.get("update")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await stack.enter_async_context(table.socket(table.invite))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            for _ in range(2 * middleware.CROWD - 4):
                await stack.enter_async_context(table.socket(table.tokens[0]))
            full = await stack.enter_async_context(raw(server))
            await full.send(HANDSHAKE.format(code=table.code).encode())
            assert b" 429 " in await full.head()


async def test_handshakes_count_and_players_have_more_of_them(tmp_path: Path) -> None:
    """Sockets that are opened and closed again and again cost as much as requests, or more."""
    most = 10
    async with serving(settings_in(tmp_path, address_requests=most)) as server:
        table = await server.create("person", "person")
        for _ in range(most - 1):  # a request made the table
            async with table.socket(table.invite) as socket:
                await socket.get("update")
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with table.socket(table.invite):
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        for _ in range(most - 1):
            async with table.socket(table.tokens[0]) as socket:
                await socket.get("update")
        async with raw(server) as client:
            await client.send(HANDSHAKE.format(code=table.code).encode())
            assert b" 429 " in await client.head()


async def test_refused_tables_do_not_use_up_the_limit(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, address_tables=2)) as server:
        weak = RemoteTable(server, ("open", "open")).creation({}) | {"owner": "a" * 24}
        for _ in range(5):
            answer = await server.client.post("/api/tables", json=weak)
            assert answer.json()["error"]["key"] == "token-weak"
        for _ in range(2):
            await server.create("open", "open")
        more = RemoteTable(server, ("open", "open")).creation({})
        assert (await server.client.post("/api/tables", json=more)).status_code == 429


def test_addresses_of_one_network_count_as_one() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("local") == "local"
    assert is_among("10.1.2.3", ("10.0.0.0/8",))
    assert is_among("::1", ("127.0.0.1", "::1"))
    assert not is_among("192.0.2.1", ("10.0.0.0/8", "::1"))
