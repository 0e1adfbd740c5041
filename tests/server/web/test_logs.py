"""R33: no secret reaches a log, whatever fails."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import logging
import re
import secrets
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa
import structlog
import websockets

from damrak.i18n.json_types import JsonObject
from damrak.server.live.registry import Registry
from damrak.server.web.app import API, front, health, metrics, openapi, page
from damrak.server.web.logs import FIELDS, log_uncaught_errors, set_up_logs
from damrak.server.web.middleware import Guard
from damrak.server.web.owner import owner_page
from tests.server.remote import RemoteTable, Server, bearer, serving, settings_in

ROOT = Path(__file__).parents[3]
HANDLERS = [*API, health, metrics, openapi, owner_page, page, front]
VALUES = {"{code:str}": "ABCDEFGH", "{game:int}": "1", "{path:path}": "a/page"}
SECRET = secrets.token_urlsafe(24)


class Fault(Exception):
    """An error whose message holds a secret."""


@contextlib.contextmanager
def logging_all() -> Iterator[None]:
    """Log as a server does, from the lowest level on."""
    root = logging.getLogger()
    before = (root.handlers, root.level, sys.excepthook, threading.excepthook, sys.unraisablehook)
    set_up_logs("debug")
    log_uncaught_errors()
    yield
    root.handlers, _, sys.excepthook, threading.excepthook, sys.unraisablehook = before
    root.setLevel(before[1])
    structlog.reset_defaults()


def lines(text: str) -> list[JsonObject]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every handler fail with secrets in the error, in its cause and in variables."""
    for handler in HANDLERS:

        @functools.wraps(handler.fn)
        async def fail(*_: object, **named: object) -> NoReturn:
            held = SECRET
            try:
                raise Fault(f"{named} {held}")
            except Fault as error:
                raise Fault(held) from error

        monkeypatch.setattr(handler, "_fn", fail)


async def test_no_error_of_a_handler_writes_a_secret(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], broken: None
) -> None:
    table = RemoteTable(Server(None, 0), ("person", "open"))  # type: ignore[arg-type]
    bodies = {"/api/tables": table.creation({}), "/api/qr": {"link": f"http://x/#{SECRET}"}}
    command = {"type": "invite", "id": "12345678", "token": SECRET}
    with logging_all():
        async with serving(settings_in(tmp_path)) as server:
            for handler in HANDLERS:
                path = next(iter(handler.paths))
                for name, value in VALUES.items():
                    path = path.replace(name, value)
                await visit(server, handler, f"{path}?{SECRET}", bodies.get(path, command))
    out, err = capfd.readouterr()
    for each in (SECRET, table.owner, table.invite, *table.tokens):
        assert each not in out + err
    found = [line for line in lines(err) if line["event"] in ("internal", "library")]
    assert len(found) == len(HANDLERS)
    assert all(line["kind"].startswith("Fault < Fault") for line in found)
    assert all(any("test_logs.py" in each for each in line["where"]) for line in found)


async def visit(server: Server, handler: Any, path: str, body: JsonObject) -> None:
    if not hasattr(handler, "http_methods"):
        with contextlib.suppress(websockets.WebSocketException):
            address = f"ws://127.0.0.1:{server.port}{path}"
            async with websockets.connect(address, additional_headers=bearer(SECRET)) as socket:
                await socket.recv()
        return
    method = "POST" if "POST" in handler.http_methods else "GET"
    given = {"json": body} if method == "POST" else {}
    answer = await server.client.request(method, path, headers=bearer(SECRET), **given)  # type: ignore[arg-type]
    assert answer.status_code == 500
    assert SECRET not in answer.text


async def test_no_error_below_or_above_the_handlers_writes_a_secret(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a command at a socket, of the database, of the guard, of a task and of a thread."""

    def fail(*_: object, **__: object) -> NoReturn:
        raise sa.exc.StatementError(SECRET, "INSERT", {"token": SECRET}, Fault(SECRET))

    with logging_all():
        async with serving(settings_in(tmp_path)) as server:
            table = await server.create("person", "open")
            async with table.socket(*table.tokens) as socket:
                monkeypatch.setattr(Registry, "do", fail)
                assert (await socket.command("ready", seat=0, ready=True))["error"][
                    "key"
                ] == "internal"
            assert (
                await table.send({"type": "ready", "seat": 0, "ready": True})
            ).status_code == 500
            monkeypatch.setattr(Guard, "_check", fail)
            assert (await server.client.get("/", headers=bearer(*table.tokens))).status_code == 500
            asyncio.get_running_loop().call_soon(fail)
            await asyncio.to_thread(lambda: None)
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
    out, err = capfd.readouterr()
    for each in (SECRET, *table.tokens):
        assert each not in out + err
    kinds = [line["event"] for line in lines(err) if line["level"] == "error"]
    assert kinds == ["internal", "internal", "library", "library", "uncaught"]


def test_only_known_fields_are_written(capfd: pytest.CaptureFixture[str]) -> None:
    with logging_all():
        structlog.get_logger().error("made", code="ABCDEFGH", token=SECRET, exc_info=Fault(SECRET))
    (line,) = lines(capfd.readouterr().err)
    assert set(line) == {"event", "level", "timestamp", "code"} <= FIELDS


def test_no_code_of_the_server_logs_an_error_with_its_text() -> None:
    for path in (ROOT / "damrak/server").rglob("*.py"):
        assert not re.search(r"exc_info=|logger\.exception|print\(", path.read_text()), path
