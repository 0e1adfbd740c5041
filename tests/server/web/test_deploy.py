"""The files of deploy/: a game over wss through a real nginx with the example site."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from damrak.server.protocol import PROTOCOL_VERSION
from damrak.server.settings import Settings, read_settings
from damrak.server.web import watchdog
from damrak.server.web.gate import is_among
from damrak.server.web.protocols import HEAD_BYTES
from tests.server.processes import free_port
from tests.server.remote import RemoteTable, Server, Socket, bearer, serving, settings_in
from tests.try_deploy import instructions, server_settings, services

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "play.example.org"
MISSING = "this test needs nginx and openssl; on Debian: apt-get install nginx openssl"


def certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate and its key."""
    openssl = shutil.which("openssl")
    assert openssl, MISSING
    made, key = folder / "cert.pem", folder / "key.pem"
    command = f"{openssl} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={NAME}"
    command += f" -addext subjectAltName=DNS:{NAME} -out {made} -keyout {key}"
    subprocess.run(shlex.split(command), check=True, capture_output=True)
    return made, key


def site(folder: Path, ports: dict[str, int]) -> str:
    """The example site with the test's ports and certificate."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    made, key = certificate(folder)
    changes = {
        "rate=30r/s": "rate=1r/s",  # slow machines make slow floods
        "127.0.0.1:8642": f"127.0.0.1:{ports['server']}",
        "listen 80;": f"listen 127.0.0.1:{ports['plain']};",
        "listen 443 ssl;": f"listen 127.0.0.1:{ports['secure']} ssl;",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(made),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@contextlib.asynccontextmanager
async def nginx(folder: Path, ports: dict[str, int]) -> AsyncIterator[None]:
    """nginx with the example's site, in the foreground, until the end of the block."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert program, MISSING
    version = subprocess.run([program, "-v"], capture_output=True, text=True, check=True).stderr
    found = tuple(int(part) for part in re.findall(r"\d+", version)[:3])
    text = site(folder, ports)
    if found < (1, 25, 1):  # as the example says
        text = re.sub(r".*http2 on;.*\n", "", text).replace(" ssl;", " ssl http2;")
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid;\nerror_log {folder}/error.log;\ndaemon off;\nuser root;\n"
    whole += f"events {{}}\nhttp {{\n{paths}{text}}}\n"
    config = folder / "nginx.conf"
    config.write_text(whole, encoding="utf-8")
    log = folder / "error.log"
    process = await asyncio.create_subprocess_exec(
        program, "-e", str(log), "-p", str(folder), "-c", str(config)
    )
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


class Secure(Server):
    """The server behind nginx."""

    def __init__(self, folder: Path, ports: dict[str, int]) -> None:
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        host = f"{NAME}:{ports['secure']}"
        self.host, self.origin = host, f"https://{host}"
        transport = httpx.AsyncHTTPTransport(verify=self.trust)
        client = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{ports['secure']}", transport=transport, timeout=30
        )
        client.headers["host"] = host
        client.event_hooks["request"] = [self._name]
        super().__init__(client, ports["secure"])

    async def _name(self, request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME

    @contextlib.asynccontextmanager
    async def socket(
        self, table: RemoteTable, *tokens: str, origin: str = ""
    ) -> AsyncIterator[Socket]:
        uri = f"wss://{self.host}/api/tables/{table.code}/socket"
        async with websockets.connect(
            uri,
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            server_hostname=NAME,
            max_size=None,
            origin=origin or self.origin,  # type: ignore[arg-type]
            proxy=None,
        ) as connection:
            socket = Socket(connection)
            await socket.send("hello", version=PROTOCOL_VERSION, tokens=tokens, since=0)
            await socket.get("welcome")
            yield socket


async def test_a_game_through_nginx(tmp_path: Path) -> None:
    ports = {name: free_port() for name in ("server", "plain", "secure")}
    more = {"port": ports["server"], "hosts": (NAME,), "messages": 10_000}
    async with serving(settings_in(tmp_path, **more)), nginx(tmp_path, ports):
        server = Secure(tmp_path, ports)
        await until_up(server)
        await check_headers(server, ports)
        table = await server.create("person", "porter")
        await table.start()
        async with server.socket(table, table.tokens[0]) as socket:
            await socket.play(random.Random(1).choice)
        await check_refusals(server, table)
        await check_limits(server)
        await server.client.aclose()


async def until_up(server: Secure) -> None:
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await server.client.get("/healthz")
            if answer.status_code == 200:
                return
        await asyncio.sleep(0.05)


async def check_headers(server: Secure, ports: dict[str, int]) -> None:
    answer = await server.client.get("/api/server")
    assert "max-age" in answer.headers["strict-transport-security"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert (await server.client.get("/metrics")).status_code == 404
    async with httpx.AsyncClient() as plain:
        told = await plain.get(
            f"http://127.0.0.1:{ports['plain']}/table/CODE", headers={"host": NAME}
        )
        assert told.status_code == 301
        assert told.headers["location"] == f"https://{NAME}/table/CODE"


async def check_refusals(server: Secure, table: RemoteTable) -> None:
    """Origins, sizes and addresses are checked behind a proxy, too."""
    for origin in ("https://elsewhere.example.org", f"http://{server.host}"):
        refused: Any = None
        try:
            async with server.socket(table, table.tokens[0], origin=origin):
                pass
        except websockets.InvalidStatus as error:
            refused = error.response.status_code
        assert refused == 403
    large = await server.client.post("/api/tables", content=b"x" * 70_000)
    assert large.status_code == 413
    forged = {"x-forwarded-for": "203.0.113.9", **bearer(table.invite)}
    assert (await server.client.get(f"/api/tables/{table.code}", headers=forged)).status_code == 200


async def check_limits(server: Secure) -> None:
    """A long head and a flood do not reach the server."""
    long = {"x-long": "x" * 40_000}
    assert (await server.client.get("/api/server", headers=long)).status_code == 400
    answers = await asyncio.gather(*(server.client.get("/api/server") for _ in range(300)))
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(answers) > len(refused) > 20
    assert all("nginx" in answer.text for answer in refused)


def test_the_systemd_unit_fits_the_settings() -> None:
    unit = RawConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((DEPLOY / "damrak.service").read_text(encoding="utf-8"))
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/damrak")
    assert words == ["serve", "--config", "/etc/damrak.toml"]
    assert int(unit["Service"]["TimeoutStopSec"]) > 10  # R5
    assert unit["Service"]["UMask"] == "0077"
    settings = read_settings({}, {}, DEPLOY / "damrak.toml")
    assert settings.database.startswith("/var/lib/damrak/")  # the unit's StateDirectory
    assert settings.hosts == (NAME,)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert f"server {settings.host}:{settings.port};" in text
    assert f"client_max_body_size   {Settings().body_bytes // 1024}k;" in text
    assert f"large_client_header_buffers 4 {HEAD_BYTES // 4096}k;" in text
    assert f"limit_conn        damrak_connections {Settings().address_connections};" in text


def test_the_containers_fit_the_settings_and_the_site() -> None:
    """`python -m tests.try_deploy` builds and starts them, which takes minutes."""
    given = dict(text.partition("=")[::2] for kind, text in instructions() if kind == "ENV")
    given |= server_settings("postgresql://damrak@database/damrak", 8642)
    names = {f"DAMRAK_{name.upper()}" for name in Settings.__struct_fields__}
    assert {name for name in given if name.startswith("DAMRAK_")} <= names
    settings = read_settings({}, given)
    assert (settings.host, settings.hosts) == ("0.0.0.0", (NAME, "localhost"))  # noqa: S104
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old in re.findall(r"-e s/([^/]+)/", services()["proxy"]["command"]):
        assert old in site
    assert is_among("172.30.83.7", (services()["server"]["environment"]["DAMRAK_PROXIES"],))


async def test_systemd_is_told_that_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no more once its event loop stands still."""
    unit = (DEPLOY / "damrak.service").read_text(encoding="utf-8")
    assert "Type=notify\n" in unit
    assert int(unit.split("WatchdogSec=")[1].split()[0]) > 10 * watchdog.BEAT_SECONDS
    monkeypatch.setattr(watchdog, "BEAT_SECONDS", 0.02)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(10)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        async with serving(settings_in(tmp_path)):
            told = [await asyncio.to_thread(systemd.recv, 100) for _ in range(4)]
            assert told == [b"READY=1"] + [b"WATCHDOG=1"] * 3
            time.sleep(0.2)
            systemd.setblocking(False)
            waiting = list(drained(systemd))
            assert len(waiting) <= 2
        assert list(drained(systemd))[-1] == b"STOPPING=1"


def drained(line: socket.socket) -> Iterator[bytes]:
    """What waits to be read."""
    with contextlib.suppress(BlockingIOError):
        while True:
            yield line.recv(100)
