"""While the rules are compiled at the first start, the client's files are served."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
import websockets

from damrak.server.settings import Settings
from damrak.server.web.run import listen, serve_while_starting
from tests.server.remote import settings_in


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Damrak</title>")
    (web / "assets" / "rules.wasm").write_bytes(b"wasm")
    return settings_in(tmp_path, web=str(web))


def received(settings: Settings, listener: socket.socket, ready: threading.Event) -> bool:
    async def work() -> None:
        await asyncio.to_thread(ready.wait, 60)

    return serve_while_starting(settings, listener, work)


async def test_while_starting_only_the_clients_files_are_served(settings: Settings) -> None:
    ready = threading.Event()

    async def visit(port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
            for path in ("/", "/table/ABCDEFGH"):
                page = await client.get(path)
                assert (page.status_code, page.text) == (200, "<title>Damrak</title>")
                assert "default-src 'none'" in page.headers["content-security-policy"]
            assert (await client.get("/assets/rules.wasm")).content == b"wasm"
            assert (await client.get("/assets/none.js")).status_code == 404
            assert (await client.get("/", headers={"host": "elsewhere"})).status_code == 200
            for path in ("/api/server", "/api/tables", "/healthz", "/metrics"):
                refused = await client.get(path)
                assert refused.status_code == 503, path
                assert refused.json()["error"]["key"] == "starting"
            refused = await client.post("/api/tables", json={})
            assert (refused.status_code, refused.json()["error"]["key"]) == (503, "starting")
            assert (await client.post("/", json={})).status_code == 405
            for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
                assert (await client.request(method, "/")).status_code in (204, 405)
                refused = await client.request(method, "/api/tables")
                assert (refused.status_code, refused.json()["error"]["key"]) == (503, "starting")
            head = await client.head("/")
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-length"] == page.headers["content-length"]
            foreign = await client.post("/api/tables", headers={"origin": "http://evil.example"})
            assert foreign.status_code == 403
        address = f"ws://127.0.0.1:{port}/api/tables/ABCDEFGH/socket"
        with pytest.raises(websockets.InvalidStatus) as caught:
            await websockets.connect(address)
        assert caught.value.response.status_code == 503
        ready.set()

    with listen(settings) as listener:
        starting = asyncio.to_thread(received, settings, listener, ready)
        done, _ = await asyncio.gather(starting, visit(listener.getsockname()[1]))
        assert done
        assert await asyncio.to_thread(
            received, settings, listener, ready
        )  # the socket still listens


WAITING = """
import asyncio, signal, sys
from damrak.server.web.run import listen, serve_while_starting
from damrak.server.settings import Settings

async def work():
    print(listener.getsockname()[1], flush=True)
    try:
        await asyncio.Event().wait()
    finally:
        print("let go", flush=True)

signal.signal(signal.SIGTERM, signal.SIG_IGN)  # as when a supervisor ignores it
with listen(Settings(port=0, database=sys.argv[1])) as listener:
    print(serve_while_starting(Settings(port=0), listener, work))
"""


def test_a_stop_while_starting_cancels_the_work(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WAITING, str(tmp_path / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert int(process.stdout.readline())
        process.terminate()
        assert process.stdout.read().split("\n") == ["let go", "False", ""]
    assert process.returncode == 0
