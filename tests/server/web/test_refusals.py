"""R38: every refusal names its client and its reason, and every limit has a metric."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from damrak.server import refusals
from damrak.server.errors import RefusedError
from damrak.server.live.bot_pool import BotPool
from damrak.server.refusals import LIMITS, MANY, RefusalLog, shown_address
from damrak.server.settings import Settings
from damrak.server.tables import commands
from damrak.server.web import app, middleware, run
from damrak.server.web.logs import set_up_logs
from damrak.server.web.protocols import WAITING_REQUESTS
from tests.server.raw import PING, frame, message, raw, raw_socket
from tests.server.remote import RemoteTable, Server, serving, settings_in

HEAD = b"GET /api/server HTTP/1.1\r\nHost: localhost\r\n"
Attack = Callable[[Server], Awaitable[None]]


async def table_of(server: Server) -> RemoteTable:
    return await server.create("person", "open")


async def connect(server: Server) -> None:
    async with raw(server), raw(server), raw(server), raw(server) as last:
        await last.rest()


async def send_long_head(server: Server) -> None:
    async with raw(server) as client:
        await client.send(HEAD + b"X-Long: ")
        await asyncio.sleep(0.05)
        await client.send(b"x" * 40_000)
        await client.rest()


async def send_slowly(server: Server) -> None:
    async with raw(server) as client:
        await client.send(HEAD)
        await client.rest()


async def send_long_body(server: Server) -> None:
    await server.client.post("/api/tables", content=b" " * 65_537)


async def send_many_at_once(server: Server) -> None:
    async with raw(server) as client:
        await client.send((HEAD + b"\r\n") * 1_000)
        assert (await client.rest()).count(b"HTTP/1.1 ") <= 2 + WAITING_REQUESTS


async def read_nothing(server: Server) -> None:
    async with raw(server) as client:
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await client.send(b"GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while server.open_connections():
            await asyncio.sleep(0.01)


def ask(path: str, times: int) -> Attack:
    async def asking(server: Server) -> None:
        for _ in range(times):
            await server.client.get(path)

    return asking


async def make_tables(server: Server) -> None:
    await table_of(server)
    other = RemoteTable(server, ("open", "open")).creation({})
    await server.client.post("/api/tables", json=other)


async def draw(server: Server) -> None:
    link = f"http://127.0.0.1:{server.port}/#/"
    for number in range(2):
        await server.client.post("/api/qr", json={"link": f"{link}{number}"})


def sit(*places: int) -> Attack:
    """Open a socket for the invitation (-1) or a seat for each place, all at once."""

    async def sitting(server: Server) -> None:
        table = await table_of(server)
        async with contextlib.AsyncExitStack() as stack:
            for place in places:
                token = table.invite if place < 0 else table.tokens[place]
                socket = await stack.enter_async_context(raw_socket(table))
                await socket.send(message("hello", version=1, tokens=[token]))
                await socket.frame()

    return sitting


async def send_nothing(server: Server) -> None:
    async with raw_socket(await table_of(server)) as socket:
        await socket.frames()


def send(*sent: bytes) -> Attack:
    """Send frames after `hello`, and read until the end."""

    async def sending(server: Server) -> None:
        table = await table_of(server)
        async with raw_socket(table) as socket:
            hello = message("hello", version=1, tokens=[table.tokens[0]])
            await socket.send(hello + b"".join(sent))
            await socket.frames()

    return sending


async def chat(server: Server) -> None:
    table = await table_of(server)
    for _ in range(commands.CHATS + 1):
        await table.send({"type": "chat", "seat": 0, "text": "hi"})


async def fill_the_log(server: Server) -> None:
    table = await table_of(server)
    for ready in (True, False):
        await table.send({"type": "ready", "seat": 0, "ready": ready})


async def wait_to_think(server: Server) -> None:
    """Watch two tables where bots play slowly; one bot thinks, the other waits."""
    tables = [await server.create("apprentice", "apprentice") for _ in range(3)]
    for table in tables:
        await table.do("start", None, table.owner)
    while not server.registry.metrics.limits.labels("address_bots")._value.get():
        await asyncio.sleep(0.01)


ATTACKS: dict[str, tuple[dict[str, object], Attack]] = {
    "connections": ({"connections": 3}, connect),
    "address_connections": ({"address_connections": 3, "proxies": ()}, connect),
    "head_bytes": ({}, send_long_head),
    "header_seconds": ({"header_seconds": 1}, send_slowly),
    "body_bytes": ({}, send_long_body),
    "waiting_requests": ({}, send_many_at_once),
    "stall_seconds": ({"stall_seconds": 1}, read_nothing),
    "address_requests": ({"address_requests": 2}, ask("/api/server", 3)),
    "address_pages": ({"address_requests": 1}, ask("/", middleware.PAGES + 1)),
    "address_tables": ({"address_tables": 1}, make_tables),
    "address_drawings": ({}, draw),
    "address_sockets": ({"address_sockets": 1}, sit(-1, -1)),
    "seat_sockets": ({"seat_sockets": 1}, sit(0, 0)),
    "hello_seconds": ({"hello_seconds": 1}, send_nothing),
    "message_bytes": ({"message_bytes": 512}, send(message("chat", text="x" * 600))),
    "messages": ({"messages": 3}, send(*[message("ping")] * 4)),
    "frames": ({"messages": 3}, send(*[frame(PING)] * 10)),
    "pong_seconds": ({}, send()),
    "chat": ({}, chat),
    "table_entries": ({}, fill_the_log),
    "address_bots": ({"address_bots": 1, "bot_threads": 1}, wait_to_think),
}
TESTED_ELSEWHERE = {"waiting_bots"}  # tests/server/live/test_bot_pool.py


def test_every_limit_is_attacked() -> None:
    assert set(ATTACKS) | TESTED_ELSEWHERE == set(LIMITS)
    settings = set(Settings.__struct_fields__)
    assert {name for name in settings if name.startswith("address_")} <= set(LIMITS)


@pytest.fixture
def low(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """Low limits where there is no setting; bots that think for long."""
    monkeypatch.setattr(app, "DRAWINGS", 1)
    if limit == "table_entries":
        monkeypatch.setattr(commands, "GAME_ENTRIES", 2)
    if limit == "pong_seconds":
        monkeypatch.setattr(run, "PING_SECONDS", 0.2)
        monkeypatch.setattr(run, "PONG_SECONDS", 0.2)
    choose = BotPool.choose

    async def choose_slowly(*given: object) -> int:
        await asyncio.sleep(1)
        return await choose(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(BotPool, "choose", choose_slowly)


@pytest.mark.parametrize("limit", ATTACKS)
async def test_what_exceeds_a_limit_is_counted_and_logged(
    tmp_path: Path, limit: str, low: None
) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Damrak</title>")
    (web / "large.bin").write_bytes(bytes(30_000_000))
    settings, attack = ATTACKS[limit]
    given = {"web": str(web), "log_addresses": "full", **settings}
    with structlog.testing.capture_logs() as lines:
        async with serving(settings_in(tmp_path, **given)) as server:
            assert counts(server) == dict.fromkeys(LIMITS, 0)
            await attack(server)
            while not counts(server)[limit]:
                await asyncio.sleep(0.01)
    told = [line for line in lines if line.get("limit") == limit]
    assert told
    assert told[0]["event"] == "refused"
    assert told[0]["client"] == "127.0.0.1"


def counts(server: Server) -> dict[str, float]:
    """The metric of each limit."""
    text = server.registry.metrics.text().decode()
    families = {each.name: each for each in text_string_to_metric_families(text)}
    samples = families["damrak_limits"].samples
    return {each.labels["limit"]: each.value for each in samples if each.name.endswith("_total")}


async def test_every_refusal_is_logged_with_its_reason(tmp_path: Path) -> None:
    """Of requests, commands and sockets; the client as `log_addresses` says."""
    with structlog.testing.capture_logs() as lines:
        async with serving(settings_in(tmp_path, hosts=("127.0.0.1",))) as server:
            table = await table_of(server)
            await server.client.get("/api/server", headers={"host": "evil.example"})
            await server.client.post("/api/tables", headers={"origin": "null"}, json={})
            await server.client.get("/none.js")
            await server.client.get("/api/tables/ABCDEFGH")
            await server.client.post("/api/tables", content=b"{")
            await table.send({"type": "play", "seat": 0, "turn": 7, "action": 1})
            await table.send({"type": "ready", "seat": 0, "ready": True}, table.invite)
            await table.send({"type": "start"}, table.owner)
            async with table.socket(table.tokens[0]) as socket:
                await socket.send("hello", version=1)
                await socket.get("refused")
                await socket.command("return", seat=0)
            figures = server.registry.metrics.text().decode()
    told = [line for line in lines if line["event"] == "refused"]
    reasons = [str(line["reason"]) for line in told]
    assert reasons == [
        *("wrong-host", "foreign-origin", "no-page", "no-table", "unreadable"),
        *("stale", "not-allowed", "not-ready", "hello-once", "not-now"),
    ]
    assert {line["client"] for line in told} == {"127.0.0.0/24"}
    for reason in reasons:
        assert f'damrak_refused_total{{key="{reason}"}} 1.0' in figures


async def test_lines_of_a_request_or_a_socket_name_the_client(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    set_up_logs("info")
    async with serving(settings_in(tmp_path, log_addresses="full")) as server:
        table = await table_of(server)
        async with table.socket(*table.tokens):
            pass
    structlog.reset_defaults()
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [(line["event"], line["client"], line["code"]) for line in lines] == [
        ("table-created", "127.0.0.1", table.code),
        ("entered", "127.0.0.1", table.code),
    ]
    assert lines[1]["held"] == [0]


def test_addresses_are_cut_as_the_setting_says() -> None:
    assert shown_address("203.0.113.77", "full") == "203.0.113.77"
    assert shown_address("203.0.113.77", "network") == "203.0.113.0/24"
    assert shown_address("::ffff:203.0.113.77", "network") == "203.0.113.0/24"
    assert shown_address("2001:db8:1:2::3", "network") == "2001:db8:1::/48"
    assert shown_address("2001:db8:1:2::/64", "network") == "2001:db8:1::/48"
    assert shown_address("local", "network") == "local"
    assert shown_address("203.0.113.77", "none") == ""


def test_refusals_that_are_repeated_are_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(refusals, "MOST_KEYS", 2)
    noted = RefusalLog(Settings(log_addresses="full"))
    with structlog.testing.capture_logs() as lines:
        for client in ("a", "a", "b", "c", "d", "a"):
            noted.note(RefusedError("stale"), client)
        noted.tell()
        assert [(line["client"], line["count"]) for line in lines] == [
            ("a", 1),
            ("b", 1),
            (MANY, 1),
        ]
        monkeypatch.setattr(refusals, "SUMMARY_SECONDS", 0)
        noted.tell()
        assert [(line["client"], line["count"]) for line in lines[3:]] == [("a", 2), (MANY, 1)]
        noted.note(RefusedError("stale"), "e")
        assert lines[-1]["client"] == "e"
