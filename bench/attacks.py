"""Measures what honest tables feel of a stranger: `python bench/attacks.py`.

python bench/attacks.py                        # each attack for ten seconds beside 100 tables
python bench/attacks.py --tables 20 --only pings,deep
python bench/attacks.py --addresses 8          # the stranger comes from eight addresses
python bench/attacks.py --json

The server has the limits it ships with. Every honest table has an address of its own (127.x.x.x, so
this runs on Linux only), two people and one move a second. Before each attack the same tables play
alone, so that both are seen in the same minute. The promise: 99 % of moves are answered within
150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import secrets
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from damrak.benchmarks.clients import Client, Pace, Tally, new_table, run_fast
from damrak.benchmarks.server_process import ServerProcess, percentile, running
from damrak.i18n.json_types import JsonObject
from damrak.server.protocol import PROTOCOL_VERSION
from tests.server.raw import CONTINUED, HANDSHAKE, PART, PING, PONG, TEXT, frame, message

PROMISED_MS = 150
SETTLE_SECONDS = 1  # after an attack, for connections that are being closed
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


@dataclass
class Stranger:
    """Somebody with one or a few addresses who does not wish the server well."""

    name: str
    port: int
    seconds: float
    addresses: int

    def __post_init__(self) -> None:
        self.end = time.monotonic() + self.seconds
        self.did: Counter[str] = Counter()
        # no attack pays for the limits that the one before has used up
        self.net = f"127.{100 + list(ATTACKS).index(self.name)}.1"
        self.token, self.owner = secrets.token_urlsafe(18), secrets.token_urlsafe(18)

    @property
    def has_time(self) -> bool:
        return time.monotonic() < self.end

    def address(self, number: int) -> str:
        return f"{self.net}.{1 + number % self.addresses}"

    @contextlib.contextmanager
    def line(self, number: int, timeout: float = 5) -> Iterator[socket.socket]:
        """A connection to the server."""
        source = (self.address(number), 0)
        with socket.create_connection(("127.0.0.1", self.port), timeout, source) as line:
            self.did["connections"] += 1
            yield line

    @contextlib.contextmanager
    def watching(self, number: int, code: str = "") -> Iterator[socket.socket]:
        """A socket after its hello, at the stranger's own table or another one."""
        with self.line(number) as line:
            line.sendall(HANDSHAKE.format(code=code or self.code).encode())
            line.recv(4096)
            tokens = [self.token, self.owner]
            line.sendall(message("hello", version=PROTOCOL_VERSION, tokens=tokens))
            line.recv(65536)
            yield line

    def ask(self, number: int, request: bytes, body: bytes | None = None) -> bytes:
        """Send one request and count how it was answered."""
        head = request + b"\r\nHost: x\r\nConnection: close\r\n"
        if body is not None:
            head += b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
        with self.line(number, 35) as line:
            line.sendall(head + b"\r\n" + (body or b""))
            answer = b""
            while part := line.recv(65536):
                answer += part
        self.did[answer[9:12].decode() or "cut"] += 1
        return answer

    def sit_down(self) -> None:
        """A table of the stranger's own."""
        people: list[JsonObject] = [
            {"kind": "person", "name": "A", "token": self.token},
            {"kind": "person", "name": "B", "token": secrets.token_urlsafe(18)},
        ]
        host = f"http://127.0.0.1:{self.port}"
        self.code = new_table(host, people, self.owner, self.address(0))

    def repeat(self, attack: Attack, hands: int) -> None:
        """Do it again and again with so many hands until the time is over."""

        def work(number: int) -> None:
            while self.has_time:
                try:
                    attack(self, number)
                except OSError as error:
                    self.did[type(error).__name__] += 1
                    time.sleep(0.02)

        threads = [threading.Thread(target=work, args=(n,), daemon=True) for n in range(hands)]
        for each in threads:
            each.start()
        for each in threads:
            each.join(max(0.1, self.end + 1 - time.monotonic()))


Attack = Callable[[Stranger, int], Any]


def flood(payload: bytes) -> Attack:
    """A socket that sends these bytes without end."""

    def attack(who: Stranger, number: int) -> None:
        with who.watching(number) as line:
            while who.has_time:
                line.sendall(payload)
                who.did["kB"] += len(payload) // 1000

    return attack


def sent(payload: bytes) -> Attack:
    """A connection that sends these bytes and reads the start of the answer."""

    def attack(who: Stranger, number: int) -> None:
        with who.line(number) as line:
            line.sendall(payload)
            who.did[line.recv(20)[9:12].decode() or "cut"] += 1

    return attack


def asked(request: bytes, body: bytes | None = None) -> Attack:
    return lambda who, number: who.ask(number, request, body)


def dripping(start: bytes, drop: bytes) -> Attack:
    """A request that never ends, a piece of it every second."""

    def attack(who: Stranger, number: int) -> None:
        with who.line(number, 60) as line:
            line.sendall(start)
            while who.has_time:
                time.sleep(1)
                line.sendall(drop)

    return attack


def endless(start: bytes, more: bytes) -> Attack:
    """A request that never ends, as fast as it is taken."""

    def attack(who: Stranger, number: int) -> None:
        with who.line(number) as line:
            line.sendall(start)
            while who.has_time:
                line.sendall(more)
                who.did["kB"] += len(more) // 1000

    return attack


def crowd(who: Stranger, number: int) -> None:
    """Connections that do nothing."""
    with contextlib.ExitStack() as held:
        for _ in range(300):
            held.enter_context(who.line(number))
        time.sleep(max(0.0, who.end - time.monotonic()))


def deaf(who: Stranger, number: int) -> None:
    """A socket that never reads what it is told."""
    with who.watching(number):
        time.sleep(max(0.0, who.end - time.monotonic()))


def handshakes(who: Stranger, number: int) -> None:
    with who.watching(number):
        pass


def commands(make: Callable[[int], dict[str, Any]]) -> Attack:
    """A socket that sends a valid command every 0.4 s."""

    def attack(who: Stranger, number: int) -> None:
        with who.watching(number) as line:
            count = 0
            while who.has_time:
                fields = make(count)
                line.sendall(message(fields.pop("type"), id=secrets.token_urlsafe(9), **fields))
                line.recv(1 << 20)
                who.did["commands"] += 1
                count += 1
                time.sleep(0.4)

    return attack


def waiting(who: Stranger, number: int) -> None:
    """Requests that wait for news of a table, while others at it make some."""
    if number < 8:
        commands(lambda n: {"type": "ready", "seat": 0, "ready": bool(n % 2)})(who, number)
    else:
        page = f"GET /api/tables/{who.code}?since={10**9}&wait=30 HTTP/1.1"
        who.ask(number, f"{page}\r\nAuthorization: Bearer {who.token}".encode())


def tables(seats: list[JsonObject], is_started: bool) -> Attack:
    """New tables."""

    def attack(who: Stranger, number: int) -> None:
        person = {"kind": "person", "name": "A", "token": who.token}
        invite = secrets.token_urlsafe(18)
        body = {"owner": who.owner, "invite": invite, "seats": [person, *seats]}
        made = who.ask(number, b"POST /api/tables HTTP/1.1", json.dumps(body).encode())
        if not is_started or made[9:12] != b"201":
            return
        code = json.loads(made.partition(b"\r\n\r\n")[2])["code"]
        with who.watching(number, code) as line:
            for kind in ("ready", "start", "resign"):
                fields: dict[str, Any] = {} if kind == "start" else {"seat": 0}
                fields |= {"ready": True} if kind == "ready" else {}
                line.sendall(message(kind, id=secrets.token_urlsafe(9), **fields))
            line.settimeout(60)
            while who.has_time and line.recv(1 << 20):
                pass

    return attack


MASTERS: list[JsonObject] = [{"kind": "bot", "level": "master"}] * 3
OPEN: list[JsonObject] = [{"kind": "open"}]
# By name: what it does, and with how many hands.
ATTACKS: dict[str, tuple[Attack, int]] = {
    "pings": (flood(frame(PING, b"x" * 100) * 500), 8),
    "pongs": (flood(frame(PONG) * 2000), 8),
    "empty frames": (flood(frame(TEXT) * 2000), 8),
    "continuations": (flood(frame(PART) + frame(CONTINUED) * 2000), 8),
    "endless head": (endless(b"GET / HTTP/1.1\r\nX: ", b"a" * 100_000), 8),
    "slow heads": (dripping(b"GET / HTTP/1.1\r\n", b"X: y\r\n"), 250),
    "slow bodies": (dripping(POST + b"Content-Length: 60000\r\n\r\n{", b" "), 250),
    "connections": (crowd, 4),
    "deaf sockets": (deaf, 60),
    "handshakes": (handshakes, 8),
    "masters": (tables(MASTERS, is_started=True), 30),
    "tables": (tables(OPEN, is_started=False), 4),
    "deep": (asked(b"POST /api/tables HTTP/1.1", b"[" * 60_000), 6),
    "large bodies": (asked(b"POST /api/tables HTTP/1.1", b'"' + b"a" * 65_000 + b'"'), 6),
    "list of tables": (asked(b"GET /api/tables HTTP/1.1"), 6),
    "description": (asked(b"GET /api/openapi.json HTTP/1.1"), 6),
    "QR codes": (asked(b"POST /api/qr HTTP/1.1", b'{"link": "http://x/"}'), 4),
    "framework's pages": (asked(b"GET /none/openapi.yaml HTTP/1.1"), 4),
    "requests in a row": (endless(b"", b"GET / HTTP/1.1\r\n\r\n" * 14_000), 4),
    "many headers": (sent(b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 62_000 + b"\r\n"), 4),
    "trailers": (endless(CHUNKED + b"0\r\n", b"a:b\r\n" * 100_000), 2),
    "tiny chunks": (sent(CHUNKED + b"1\r\n \r\n" * 130_000), 4),
    "waiting requests": (waiting, 188),
    "chat": (commands(lambda _: {"type": "chat", "seat": 0, "text": "x" * 280}), 8),
    "stale moves": (commands(lambda _: {"type": "play", "seat": 0, "turn": 9, "action": 0}), 8),
}


def attack_in_process(name: str, port: int, seconds: float, addresses: int, said: Any) -> None:
    who = Stranger(name, port, seconds, addresses)
    who.sit_down()
    attack, hands = ATTACKS[name]
    said.put("begins")
    who.repeat(attack, hands)
    said.put(dict(who.did))
    said.close()
    said.join_thread()
    os._exit(0)  # some hands still wait for answers


async def honest_tables(host: str, count: int, tally: Tally) -> list[Client]:
    """Connected clients, two a table, each table with an address of its own and a move a second."""
    clients: list[Client] = []
    for number in range(count):
        source = f"127.50.{number // 200}.{1 + number % 200}"
        tokens = [secrets.token_urlsafe(18) for _ in range(2)]
        people = [{"kind": "person", "name": f"P{n}", "token": t} for n, t in enumerate(tokens)]
        code = await asyncio.to_thread(new_table, host, people, "", source)
        page = f"{host.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        pace = Pace(1)
        clients += [Client(page, t, n == 0, pace, tally, source) for n, t in enumerate(tokens)]
    for client in clients:
        await client.open()
    return clients


async def observe(tally: Tally, seconds: float) -> list[float]:
    """How long honest moves took in these seconds."""
    first = len(tally.acks)
    await asyncio.sleep(seconds)
    return tally.acks[first:]


async def measure(process: ServerProcess, options: argparse.Namespace) -> list[JsonObject]:
    tally, found = Tally(counting=True), []
    port = int(process.address.rsplit(":", 1)[1])
    clients = await honest_tables(process.address, options.tables, tally)
    await asyncio.sleep(3)
    fresh = multiprocessing.get_context("spawn")
    for name in options.only:
        alone = await observe(tally, options.seconds)
        said = fresh.Queue()
        given = (name, port, options.seconds, options.addresses, said)
        stranger = fresh.Process(target=attack_in_process, args=given)
        stranger.start()
        await asyncio.to_thread(said.get, True, 60)
        beside = await observe(tally, options.seconds)
        did = await asyncio.to_thread(said.get, True, 30)
        stranger.join()
        row: JsonObject = {
            "attack": name,
            **{f"alone_p{part}_ms": percentile(alone, part) for part in (50, 99)},
            **{f"p{part}_ms": percentile(beside, part) for part in (50, 99)},
            "moves": len(beside),
            "errors": dict(tally.errors),
            "memory_mb": round(process.memory() / 1024),
            "did": did,
        }
        found.append(row)
        tally.errors.clear()
        show(row, options.json)
        await asyncio.sleep(SETTLE_SECONDS)
    for client in clients:
        await client.close()
    return found


def show(row: JsonObject, as_json: bool) -> None:
    if as_json:
        print(json.dumps(row), flush=True)
        return
    did = ", ".join(f"{count} {what}" for what, count in row["did"].items())
    times = f"{row['alone_p50_ms']} / {row['alone_p99_ms']} | {row['p50_ms']} / {row['p99_ms']}"
    wrong = row["errors"] or 0
    moves, memory = row["moves"], row["memory_mb"]
    print(f"| {row['attack']} | {times} | {moves} | {wrong} | {memory} | {did} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10, help="of each attack")
    parser.add_argument("--addresses", type=int, default=1, help="of the stranger, up to 250")
    parser.add_argument("--only", help="names of attacks, with commas between them")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    options.only = options.only.split(",") if options.only else list(ATTACKS)
    if unknown := [each for each in options.only if each not in ATTACKS]:
        parser.error(f"no such attack: {', '.join(unknown)}; there are: {', '.join(ATTACKS)}")
    if not options.json:
        print("| attack | alone, 50 / 99 % | beside it | moves | errors | memory, MB | it did |")
        print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        command = ("-m", "damrak", "serve", "--database", database, "--set=log_level=error")
        with running(command) as process:
            found = run_fast(measure(process, options))
    late = [row["attack"] for row in found if row["p99_ms"] > PROMISED_MS]
    wrong = [row["attack"] for row in found if row["errors"]]
    if late:
        print(f"more than {PROMISED_MS} ms: {', '.join(late)}", file=sys.stderr)
    if wrong:
        print(f"honest moves were refused: {', '.join(wrong)}", file=sys.stderr)
    sys.exit(1 if late or wrong else 0)


if __name__ == "__main__":
    main()
