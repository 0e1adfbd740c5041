"""R21-R27: origins, hosts, limits, headers, secrets, malformed input."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import secrets
import socket as sockets
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import websockets

from damrak.server.web.middleware import POLICY
from tests.server.remote import RemoteTable, Server, bearer, serving, settings_in
from tests.server.scale import number

HOSTILE = [
    "https://evil.example",
    "http://evil.example",
    "null",
    "",
    "http://",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:PORT.evil.example",
    "http://127.0.0.1:PORT@evil.example",
    "http://evil.example:PORT",
    "http://evil.example#127.0.0.1:PORT",
    "http://127.0.0.1:PORT/",
    "http://user@127.0.0.1:PORT",
    "http://localhost.:PORT",
    "http://0.0.0.0:PORT",
    "http://[::1]:PORT",
    "http://2130706433:PORT",
    "ftp://127.0.0.1:PORT",
    "file://",
    "chrome-extension://abcdefgh",
    "127.0.0.1:PORT",
    "http:/127.0.0.1:PORT",
]


async def handshake(server: Server, code: str, *headers: tuple[str, str]) -> int:
    """The HTTP status of a socket's handshake."""
    lines = [
        f"GET /api/tables/{code}/socket HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers),
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    await writer.wait_closed()
    return status


async def test_foreign_origins_are_refused(tmp_path: Path) -> None:
    """R22, for sockets and for requests that change something."""

    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "open")
        host = f"127.0.0.1:{server.port}"
        own = ("Origin", f"http://{host}")
        assert await handshake(server, table.code, ("Host", host), own) == 101
        assert await handshake(server, table.code, ("Host", host)) == 101  # no page at all
        assert len(HOSTILE) > 20
        for form in HOSTILE:
            origin = ("Origin", form.replace("PORT", str(server.port)))
            assert await handshake(server, table.code, ("Host", host), origin) == 403, form
            answer = await server.client.post("/api/tables", headers=[origin], json={})
            assert answer.status_code == 403
            assert answer.json()["error"]["key"] == "foreign-origin"
        assert await handshake(server, table.code, ("Host", host), own, own) in (400, 403)
        answer = await server.client.post(
            "/api/tables", headers={"sec-fetch-site": "cross-site"}, json={}
        )
        assert answer.status_code == 403
        assert (await server.client.post("/api/tables", headers=[own], json={})).is_client_error


async def test_pages_of_known_sites_may_use_the_api(tmp_path: Path) -> None:
    """R22: CORS headers for the sites in `origins`, and for no other; refusals have them, too."""
    known, other = "https://play.example.org", "https://evil.example"
    asks = {"access-control-request-method": "POST", "access-control-request-headers": "a, b"}
    async with serving(settings_in(tmp_path, origins=(known,))) as server:
        for path in ("/api/server", "/api/tables/ABCDEFGH", "/api/nothing"):
            answer = await server.client.get(path, headers={"origin": known})
            assert answer.headers["access-control-allow-origin"] == known
            answer = await server.client.get(path, headers={"origin": other})
            assert "access-control-allow-origin" not in answer.headers
            assert "origin" in answer.headers["vary"].lower()
        path = "/api/tables"
        answer = await server.client.options(path, headers={"origin": known, **asks})
        assert answer.status_code == 204
        assert answer.headers["access-control-allow-origin"] == known
        assert "POST" in answer.headers["access-control-allow-methods"]
        assert "authorization" in answer.headers["access-control-allow-headers"]
        assert "access-control-allow-credentials" not in answer.headers
        answer = await server.client.options(path, headers={"origin": other, **asks})
        assert not [name for name in answer.headers if name.startswith("access-control")]
        refused = await server.client.post(path, headers={"origin": known}, content=b"{")
        assert refused.status_code == 400
        assert refused.headers["access-control-allow-origin"] == known
        page = await server.client.get("/", headers={"origin": known})
        assert "access-control-allow-origin" not in page.headers
    async with serving(settings_in(tmp_path)) as server:
        answer = await server.client.get("/api/server", headers={"origin": other})
        assert "access-control-allow-origin" not in answer.headers


async def test_only_the_configured_host_names_are_answered(tmp_path: Path) -> None:
    """With and without a port, and for sockets, too."""

    async with serving(settings_in(tmp_path, hosts=("play.example.org",))) as server:
        for host in ("play.example.org", "PLAY.example.org:443", "play.example.org:8642"):
            answer = await server.client.get("/api/server", headers={"host": host})
            assert answer.status_code == 200, host
            assert await handshake(server, "ABCDEFGH", ("Host", host)) == 101
        for host in ("evil.example", "play.example.org.evil.example", "127.0.0.1", ":", ""):
            answer = await server.client.get("/api/server", headers={"host": host})
            assert answer.status_code == 400, host
            assert await handshake(server, "ABCDEFGH", ("Host", host or "-")) == 400


async def test_headers_are_strict(tmp_path: Path) -> None:
    """R27: security headers, caching, and no path out of the folder of files."""

    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Damrak</title>")
    (web / "assets" / "rules.abc.wasm").write_bytes(b"\0asm")
    async with serving(settings_in(tmp_path, web=str(web))) as server:
        for path in ("/", "/table/ABCDEFGH", "/api/server", "/none.js", "/api/nothing", "/healthz"):
            answer = await server.client.get(path)
            assert answer.headers["content-security-policy"] == POLICY
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers
        assert "unsafe-inline" not in POLICY
        page = await server.client.get("/table/ABCDEFGH")
        assert page.text.endswith("<title>Damrak</title>")
        assert page.headers["cache-control"] == "no-cache"
        again = await server.client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        wasm = await server.client.get("/assets/rules.abc.wasm")
        assert wasm.headers["content-type"] == "application/wasm"
        assert "immutable" in wasm.headers["cache-control"]
        assert (await server.client.get("/none.js")).status_code == 404
        assert (await server.client.get("/api/nothing")).status_code == 404
        for path in ("/../settings.py", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../games.db"):
            answer = await server.client.get(path)
            assert b"import" not in answer.content
            assert b"root:" not in answer.content
        api = await server.client.get("/api/server")
        assert api.headers["cache-control"] == "no-store"


async def test_no_secret_is_stored_logged_or_sent_back(tmp_path: Path) -> None:
    """R21: searches the database, the logs and all answers for secrets."""

    answers: list[bytes] = []

    async def note(response: httpx.Response) -> None:
        answers.append(await response.aread() + repr(response.headers).encode())

    with structlog.testing.capture_logs() as logged:
        async with serving(settings_in(tmp_path)) as server:
            server.client.event_hooks["response"].append(note)
            table = await server.create("person", "person", "porter")
            link, phone = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
            await table.start()
            await table.do("offer", 1, token=link)
            await table.do("accept", None, phone, offer=link, token=phone)
            await table.do("chat", 0, text="a word in private")
            assert (await table.send({"type": "leave", "seat": 1})).status_code == 404
            async with table.socket(table.tokens[0]) as socket:
                answers.append(json.dumps(await socket.get("update")).encode())
            seed = server.registry.rooms[table.code].table.state.seed
            answers.append((await server.client.get("/metrics")).content)
        told = b"".join(answers) + repr(logged).encode()
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("games.db*"))
        for secret in (table.owner, table.invite, *table.tokens, link, phone):
            assert secret.encode() not in told
            assert secret.encode() not in kept
        assert seed.encode() not in told
        assert b"a word" not in repr(logged).encode()


async def test_limits_at_n_and_one_more(tmp_path: Path) -> None:
    """R24: tables, sockets, messages and bodies."""

    small = {"address_sockets": 6, "seat_sockets": 3, "address_tables": 4}
    async with serving(settings_in(tmp_path, **small)) as server:
        table = await server.create("person", "person")
        for _ in range(3):
            await server.create("open", "open")
        answer = await server.client.post("/api/tables", json=RemoteTable(server, ()).creation({}))
        assert answer.status_code == 400  # no seats; it is not counted
        extra = RemoteTable(server, ("open", "open"))
        answer = await server.client.post("/api/tables", json=extra.creation({}))
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "too-many")
        await check_sockets(table)
        await check_sizes(table)


async def check_sockets(table: RemoteTable) -> None:
    async with (
        table.socket(table.tokens[0]) as _,
        table.socket(table.tokens[0]) as _,
        table.socket(table.tokens[0]) as _,
    ):
        assert await refused_socket(table, table.tokens[0]) == 4429  # a fourth for the seat
        async with (
            table.socket(table.tokens[1]),
            table.socket(table.invite),
            table.socket(table.invite),
        ):
            assert await refused_socket(table, table.invite) == 4429  # a seventh of this address


async def refused_socket(table: RemoteTable, token: str) -> int:
    try:
        async with table.socket(token):
            return 0
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


async def end_of(connection: Any, words: str = "nothing") -> int | None:
    """The code with which a socket is closed, or 0 if a message with these words comes first."""
    try:
        while words not in str(await connection.recv()):
            pass
        return 0
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


async def check_sizes(table: RemoteTable) -> None:
    for size, code in ((8192, 0), (8193, 1009)):
        async with table.socket(table.tokens[0]) as socket:
            text = json.dumps({"type": "chat", "id": "12345678", "seat": 0, "text": ""})
            await socket.connection.send(text + " " * (size - len(text)))
            assert await end_of(socket.connection, '"unreadable"') == code
    for size, status in ((65536, 400), (65537, 413)):
        path = f"/api/tables/{table.code}/commands"
        answer = await table.server.client.post(path, content=b" " * size)
        assert answer.status_code == status


async def test_too_many_messages_end_a_socket(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "person")
        async with table.socket(table.tokens[0]) as socket:
            for _ in range(49):  # hello was the first
                await socket.send("ping")
            for _ in range(49):
                await socket.get("pong")
            await socket.send("ping")
            assert (await socket.get("refused"))["error"]["key"] == "too-fast"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.receive()


async def test_a_slow_request_head_is_cut_off(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, header_seconds=1)) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()
        with contextlib.suppress(ConnectionResetError):
            await writer.wait_closed()


async def test_names_are_limited_and_come_back_as_plain_json(tmp_path: Path) -> None:
    """R24 and R27: a long name is refused; a hostile one comes back as plain JSON."""
    hostile = ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "'; DROP"]

    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("open", "open")
        for name in ("x" * 33, "", " ", "a\u202eb"):
            command = {"type": "take", "seat": 0, "name": name, "token": table.tokens[0]}
            assert (await table.send(command, table.invite)).is_client_error, name
        await table.do("take", 0, table.invite, name="x" * 32, token=table.tokens[0])
        for name in hostile:
            await table.do("dress", 0, name=name[:32])
            update = await table.look(table.tokens[0])
            assert update["seats"][0]["name"] == name[:32]
        answer = await server.client.get(
            f"/api/tables/{table.code}", headers=bearer(table.tokens[0])
        )
        assert answer.headers["content-type"] == "application/json"


async def test_bodies_are_decoded_strictly(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "open")
        for ready in (0, 1, "true", None):
            answer = await table.send({"type": "ready", "seat": 0, "ready": ready})
            assert (answer.status_code, answer.json()["error"]["key"]) == (400, "unreadable")
        answer = await table.send({"type": "ready", "seat": 0, "ready": True, "more": 1})
        assert answer.status_code == 400
        await table.do("ready", 0, ready=True)


def junk(chance: random.Random) -> str | bytes:
    """A malformed frame."""
    good = {"type": "play", "id": "12345678", "seat": 0, "turn": 0, "action": "keep 1"}
    kind = chance.randrange(6)
    if kind == 0:
        return chance.randbytes(chance.randrange(60))
    if kind == 1:
        text = json.dumps(good)
        cut = chance.randrange(len(text))
        return text[:cut] + chance.choice(["", "\x00", "}", "é", "\ud7ff"]) + text[cut + 1 :]
    values: list[object] = [None, -1, 2**70, 1e308, [], {}, "", "x" * 300, True, [[[[]]]], "\x00"]
    good[chance.choice(list(good))] = chance.choice(values)
    if kind == 2:
        good[chance.choice(["__proto__", "more", "TYPE"])] = chance.choice(values)
    return json.dumps(good)


async def test_junk_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    """R26 for frames: no unhandled exception, no change, no internal details in answers."""

    limits = {"messages": 10**6}
    with structlog.testing.capture_logs() as logged:
        async with serving(settings_in(tmp_path, **limits)) as server:
            table = await server.create("person", "person")
            await table.start()
            before = await table.look(table.owner)
            chance = random.Random(1)
            async with table.socket(table.invite) as socket:
                for _ in range(number("R26 frames", 3000, 20_000, 1_000_000)):
                    await socket.connection.send(junk(chance))
                    answer = await socket.get("refused")
                    assert answer["error"]["key"] != "internal"
                    assert "damrak" not in json.dumps(answer["error"])
            after = await table.look(table.owner)
            assert after["sequence"] == before["sequence"]
            assert after["hands"] == before["hands"]
    assert [entry for entry in logged if entry["log_level"] == "error"] == []


async def test_deep_json_is_refused(tmp_path: Path) -> None:
    """R26: nested deeper than a decoder can follow, at every path and at a socket."""
    deep = ['{"a":' * 1100, "[" * 1100, '{"type":"ping","more":' + "[" * 1100]
    with structlog.testing.capture_logs() as logged:
        async with serving(settings_in(tmp_path)) as server:
            table = await server.create("person", "person")
            commands = f"/api/tables/{table.code}/commands"
            for path, text in itertools.product(("/api/tables", "/api/qr", commands), deep):
                answer = await server.client.post(path, content=text)
                assert (answer.status_code, answer.json()["error"]["key"]) == (400, "unreadable")
            async with table.socket(table.invite) as socket:
                for text in deep:
                    await socket.connection.send(text)
                    assert (await socket.get("refused"))["error"]["key"] == "unreadable"
    assert [entry for entry in logged if entry["log_level"] == "error"] == []


async def test_codes_that_no_table_can_have_do_not_reach_the_database(tmp_path: Path) -> None:
    """R26: PostgreSQL refuses a zero byte, which looked like a failing database."""
    async with serving(settings_in(tmp_path)) as server:
        server.registry.store.load = None  # any use fails
        server.registry.store.listed = None
        for code in ("%00", "ABCDEFG%00", "ABCDEFG", "%FF", "ABCDEFG1", "%F0%9F%98%80"):
            for path in ("", "/games/1/record"):
                answer = await server.client.get(f"/api/tables/{code}{path}")
                assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-table")
            if code != "ABCDEFG":  # the start of one
                answer = await server.client.get(f"/api/tables?code={code}")
                assert answer.json()["tables"] == []


async def test_every_method_is_answered(tmp_path: Path) -> None:
    """R26: HEAD as GET without a body, and no method with a 5xx."""
    async with serving(settings_in(tmp_path)) as server:
        for path in ("/api/server", "/api/tables", "/healthz", "/api/openapi.json"):
            got, head = await server.client.get(path), await server.client.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == str(len(got.content))
            for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
                assert (await server.client.request(method, path)).status_code in (204, 405)


async def test_sockets_that_never_read_are_closed(tmp_path: Path) -> None:
    """R25: they cost little memory, and the others can play on."""

    limits = {
        "messages": 10**6,
        "stall_seconds": 1,
        "seat_sockets": 100,
        "address_sockets": 1000,
    }
    async with serving(settings_in(tmp_path, **limits)) as server:
        table = await server.create("person", "person")
        await table.start()
        readers, before = number("R25 readers", 5, 500, 500), memory_mb()
        lazy = [await lazy_reader(table) for _ in range(readers)]
        room = server.registry.rooms[table.code]
        async with table.socket(*table.tokens) as player:
            await player.get("update")
            while len(room.viewers) > 1:
                assert (await player.command("pause", seat=0, paused=True))["type"] == "done"
                assert (await player.command("pause", seat=0, paused=False))["type"] == "done"
                assert memory_mb() <= before + 50
            assert (await player.command("pause", seat=0, paused=True))["type"] == "done"
        for connection in lazy:
            connection.close()


def memory_mb() -> int:
    """The memory of this process; 0 on systems without /proc."""
    status = Path("/proc/self/status")
    told = status.read_text(encoding="ascii") if status.exists() else "VmRSS: 0"
    return int(re.findall(r"VmRSS:\s+(\d+)", told)[0]) // 1024


async def lazy_reader(table: RemoteTable) -> sockets.socket:
    """A socket that sends `hello` and then never reads."""
    loop = asyncio.get_running_loop()
    connection = sockets.socket()
    connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    connection.setblocking(False)
    await loop.sock_connect(connection, ("127.0.0.1", table.server.port))
    head = (
        f"GET /api/tables/{table.code}/socket HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    await loop.sock_sendall(connection, head.encode())
    await loop.sock_recv(connection, 4096)
    hello = json.dumps({"type": "hello", "version": 1, "tokens": [table.invite]}).encode()
    frame = bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello
    await loop.sock_sendall(connection, frame)
    return connection


async def test_private_tables_are_for_guests(tmp_path: Path) -> None:
    """R23 for the paths of the matrix in tables/test_rights.py."""

    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "person")
        for path in ("", "/games/1/record"):
            answer = await server.client.get(f"/api/tables/{table.code}{path}")
            assert (answer.status_code, answer.json()["error"]["key"]) == (404, "no-table")
        assert await refused_socket(table, secrets.token_urlsafe(24)) == 4403
        answer = await server.client.get(
            f"/api/tables/{table.code}/games/1/record", headers=bearer(table.invite)
        )
        assert answer.json()["error"]["key"] == "no-record"
        assert (await server.client.get("/api/tables")).json()["tables"] == []


async def test_a_link_becomes_a_qr_code(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as server:
        own = f"http://127.0.0.1:{server.port}/#/table/ABCDEFGH?invite=secret"
        answer = await server.client.post("/api/qr", json={"link": own})
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert "style=" not in answer.text
        other = await server.client.post("/api/qr", json={"link": "https://evil.example/"})
        assert other.json()["error"]["key"] == "foreign-link"


async def test_a_wrong_first_message_is_refused(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "person")
        uri = f"ws://127.0.0.1:{server.port}/api/tables/{table.code}/socket"
        for message, key, code in (
            ({"type": "hello", "version": 0}, "version", 4409),
            ({"type": "ping"}, "hello-first", 4400),
            ({"type": "nonsense"}, "unreadable", 4400),
        ):
            async with websockets.connect(uri) as connection:
                await connection.send(json.dumps(message))
                answer = json.loads(await connection.recv())
                assert answer["error"]["key"] == key
                assert await end_of(connection) == code
