"""R31: every frame, byte, second and connection of a stranger counts before work is done for it."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
import segno
from litestar.openapi.spec import OpenAPI

from damrak.server.web import app, run
from damrak.server.web.protocols import (
    BODY_PIECES,
    CLOSE_SECONDS,
    FRAMES,
    HEAD_BYTES,
    HEAD_LINES,
    WAITING_REQUESTS,
    LimitedSocket,
)
from damrak.server.web.socket import SILENT, TOO_MUCH
from tests.server.raw import (
    CONTINUED,
    PART,
    PING,
    PONG,
    TEXT,
    frame,
    message,
    raw,
    raw_socket,
)
from tests.server.remote import serving, settings_in

CLOSE = 0x88
LAST = 0x80  # the last part of a message


@pytest.mark.parametrize("kind", [PING, PONG, CONTINUED, TEXT])
async def test_every_frame_counts(tmp_path: Path, kind: int) -> None:
    """A flood ends the socket; what is within the limit is answered, the rest is not read."""
    async with serving(settings_in(tmp_path, messages=10)) as server:
        table = await server.create("person", "open")
        for is_greeted in (True, False):
            async with raw_socket(table) as socket:
                if is_greeted:
                    await socket.send(message("hello", version=1, tokens=[table.invite]))
                    while b"update" not in (await socket.frame())[1]:
                        pass
                begin = frame(PART) if kind == CONTINUED else b""
                await socket.send(begin + frame(kind) * 10_000)
                *others, (last, code) = await socket.frames()
            assert (last, int.from_bytes(code[:2])) == (CLOSE, TOO_MUCH)
            assert sum(first == PONG for first, _ in others) <= 10 * FRAMES


async def test_a_socket_without_a_hello_is_closed(tmp_path: Path) -> None:
    """Also one that sends other frames, and does not answer the close."""
    async with serving(settings_in(tmp_path, hello_seconds=1)) as server:
        table = await server.create("person", "open")
        async with raw_socket(table) as socket:
            await socket.send(frame(PING) + frame(PART) + frame(CONTINUED))
            *_, (last, code) = await socket.frames()
        assert (last, int.from_bytes(code[:2])) == (CLOSE, SILENT)


async def test_a_client_that_answers_no_ping_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R11: the others see within 15 seconds that it is away, whatever its network does."""
    assert run.PING_SECONDS + run.PONG_SECONDS + CLOSE_SECONDS <= 15
    for name in ("PING_SECONDS", "PONG_SECONDS"):
        monkeypatch.setattr(run, name, 0.2)
    async with serving(settings_in(tmp_path)) as server:
        table = await server.create("person", "open")
        async with raw_socket(table) as socket:
            await socket.send(message("hello", version=1, tokens=[table.invite]))
            *_, (last, code) = await socket.frames()
        assert (last, int.from_bytes(code[:2])) == (CLOSE, 1011)


def test_a_client_that_speaks_is_not_pinged() -> None:
    """R11: only silence has to be told from absence."""
    loop, socket = Mock(), object.__new__(LimitedSocket)
    socket.loop, socket.ping_interval, socket._heard = loop, run.PING_SECONDS, 100.0
    loop.time.return_value = 102.5
    socket.send_keepalive_ping()
    loop.call_later.assert_called_once_with(run.PING_SECONDS - 2.5, socket.send_keepalive_ping)


async def test_messages_arrive_however_they_are_cut(tmp_path: Path) -> None:
    """One by one, many at once, in pieces of any length, in parts, and long ones."""
    said = b'{"type":"ping"}'
    ping, long = frame(TEXT, said), frame(TEXT, said + b" " * 200)
    parts = frame(PART, said[:5]) + frame(PING) + frame(LAST, said[5:])
    cut: list[tuple[int, list[bytes]]] = [(1, [ping]), (1, [long]), (2, [ping, ping])]
    cut += [(3, [ping * 3]), (1, [parts]), (4, [ping, parts + ping, long])]
    cut += [(1, [ping[:place], ping[place:]]) for place in range(1, len(ping))]
    cut += [(1, [parts[:place], parts[place:]]) for place in range(1, len(parts))]
    cut += [(3, [ping[:place], ping[place:] + long[:7], long[7:] + ping]) for place in (1, 2, 7)]
    async with serving(settings_in(tmp_path, messages=1_000)) as server:
        table = await server.create("person", "open")
        async with raw_socket(table) as socket:
            await socket.send(message("hello", version=1, tokens=[table.invite]))
            while b"update" not in (await socket.frame())[1]:
                pass
            for count, pieces in cut:
                for piece in pieces:
                    await socket.send(piece)
                    await asyncio.sleep(0)
                answers: list[bytes] = []
                while len(answers) < count:
                    first, content = await socket.frame()
                    answers += [content] if first == TEXT else []
                assert answers == [b'{"type":"pong"}'] * count
            await socket.send(frame(TEXT, b"\xff"))
            *_, (last, code) = await socket.frames()
        assert (last, int.from_bytes(code[:2])) == (CLOSE, 1007)


async def test_costly_answers_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The description of the API, and QR codes, which are drawn outside of the event loop."""
    made: list[str] = []

    def count(name: str, make: Callable[..., object]) -> Callable[..., object]:
        def counted(*given: object, **named: object) -> object:
            made.append(f"{name} {threading.current_thread() is threading.main_thread()}")
            return make(*given, **named)

        return counted

    monkeypatch.setattr(OpenAPI, "to_schema", count("framework", OpenAPI.to_schema))
    monkeypatch.setattr(app, "openapi_of", count("api", app.openapi_of))
    monkeypatch.setattr(segno, "make", count("qr", segno.make))
    monkeypatch.setattr(app, "DRAWINGS", 4)
    async with serving(settings_in(tmp_path)) as server:
        own = f"http://127.0.0.1:{server.port}/#/"
        for _ in range(3):
            assert (await server.client.get("/api/openapi.json")).status_code == 200
            assert (await server.client.post("/api/qr", json={"link": own})).status_code == 200
        for path in ("", "none", "schema"):
            for name in ("", "/openapi.json", "/openapi.yaml", "/redoc", "/swagger"):
                await server.client.get(f"/{path}{name}")  # pages of the framework
        assert made == ["api True", "framework True", "qr False"]
        assert (await server.client.post("/api/qr", json={"link": own + "2"})).status_code == 200
        assert (await server.client.post("/api/qr", json={"link": own + "3"})).status_code == 429


REQUEST = b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
CHUNK = b"10000\r\n" + b" " * 65_536 + b"\r\n"


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (REQUEST + b"X-Long: ", b"x" * 65_536),
        (REQUEST, b"X-Many: x\r\n" * 6_000),
        (b"GET /" + b"x" * 100, b"x" * 65_536),
        (b"", b"\r\n" * 30_000),
        (REQUEST + CHUNKED, CHUNK),
        (POST + CHUNKED, CHUNK),
    ],
    ids=["a header", "headers", "a path", "empty lines", "a body of a GET", "a body of a POST"],
)
async def test_an_endless_request_is_cut(tmp_path: Path, begin: bytes, more: bytes) -> None:
    """The connection ends although time is left, and after few bytes."""
    async with serving(settings_in(tmp_path, header_seconds=3600)) as server, raw(server) as client:
        await client.send(begin)
        for _ in range(200):
            await client.send(more)
        assert (await client.rest()).count(b"HTTP/1.1 ") <= 1


@pytest.mark.parametrize(
    ("sent", "refused"),
    [
        (REQUEST + b"X: y\r\n" * HEAD_LINES + b"\r\n", b" 400 "),
        (REQUEST + b"X: " + b"y" * HEAD_BYTES + b"\r\n\r\n", b" 400 "),
        (b"GET /" + b"x" * HEAD_BYTES + b" HTTP/1.1\r\n\r\n", b" 400 "),
        (POST + CHUNKED + b"0\r\n" + b"X: y\r\n" * HEAD_LINES, b" 400 "),
        (POST + CHUNKED + b"1\r\n \r\n" * (BODY_PIECES + 1), b""),
        (POST + CHUNKED + b"1;" + b"x" * 300_000, b""),
    ],
    ids=["headers", "a header", "a path", "trailers", "pieces of a body", "names of pieces"],
)
async def test_a_request_is_counted_within_one_piece_of_data(
    tmp_path: Path, sent: bytes, refused: bytes
) -> None:
    """The event loop stands still while a piece is parsed, and what is parsed fills memory."""
    async with serving(settings_in(tmp_path, header_seconds=3600)) as server, raw(server) as client:
        await client.send(sent)
        assert (await client.rest())[8:13] == refused


async def test_what_an_honest_client_may_send_at_once(tmp_path: Path) -> None:
    """Some requests, a body in pieces with a header behind it."""
    body = b"1\r\n{\r\n1\r\n}\r\n0\r\nX: y\r\n\r\n"
    last = POST + b"Connection: close\r\n" + CHUNKED + body
    most = WAITING_REQUESTS + 1  # one is being answered
    async with serving(settings_in(tmp_path)) as server, raw(server) as client:
        await client.send((REQUEST + b"\r\n") * (most - 1) + last)
        statuses = re.findall(rb"HTTP/1.1 (\d+)", await client.rest())
    assert statuses == [b"200"] * (most - 1) + [b"400"]


@pytest.mark.parametrize(
    "begin",
    [
        REQUEST + b"X-Slow: ",
        b"G",
        POST + b"Content-Length: 100\r\n\r\n{",
        REQUEST + CHUNKED + b"1\r\n",
    ],
    ids=["a head", "one letter", "a body", "a body that nobody reads"],
)
@pytest.mark.parametrize("is_separate", [True, False], ids=["later", "at once"])
async def test_a_slow_second_request_is_cut(
    tmp_path: Path, begin: bytes, is_separate: bool
) -> None:
    async with serving(settings_in(tmp_path, header_seconds=1)) as server, raw(server) as client:
        await client.send(REQUEST + b"\r\n" + (b"" if is_separate else begin))
        assert b" 200 " in await client.head()
        await client.send(begin if is_separate else b"")
        await client.rest()


async def test_a_client_that_does_not_read_its_answer_is_cut(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Damrak</title>")
    (web / "large.bin").write_bytes(bytes(30_000_000))
    limits = {"web": str(web), "stall_seconds": 1}
    async with serving(settings_in(tmp_path, **limits)) as server, raw(server) as client:
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.send(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while server.open_connections():
            await asyncio.sleep(0.01)


async def test_connections_of_an_address_are_bounded(tmp_path: Path) -> None:
    """Sockets are connections, too; when one ends, another may come."""
    limits = {"address_connections": 3, "proxies": ()}
    async with serving(settings_in(tmp_path, **limits)) as server:
        table = await server.create("person", "open")  # its client keeps one connection
        async with raw(server) as second, raw_socket(table):
            await second.send(REQUEST + b"\r\n")
            assert b" 200 " in await second.head()
            async with raw(server) as fourth:
                await fourth.send(REQUEST + b"\r\n")
                assert await fourth.rest() == b""
        while server.open_connections() > 1:
            await asyncio.sleep(0.01)
        async with raw_socket(table), raw(server) as third:
            await third.send(REQUEST + b"\r\n")
            assert b" 200 " in await third.head()


async def test_connections_in_all_are_bounded_and_those_of_a_proxy_are_not(tmp_path: Path) -> None:
    limits = {"address_connections": 1, "connections": 3}
    async with (
        serving(settings_in(tmp_path, **limits)) as server,
        raw(server) as first,
        raw(server) as second,
        raw(server) as third,
    ):
        for client in (first, second, third):
            await client.send(REQUEST + b"\r\n")
            assert b" 200 " in await client.head()
        async with raw(server) as fourth:
            assert await fourth.rest() == b""
