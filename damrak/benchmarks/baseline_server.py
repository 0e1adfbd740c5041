"""A minimal server to compare with: it stores one row durably for each message, and no more.

`python -m damrak.benchmarks.baseline_server PORT DATABASE one|group` runs it.
`one` commits each row by itself, `group` commits all waiting rows together.
It has no rules, tables or tokens.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, MutableMapping

import sqlalchemy as sa
import uvicorn

from damrak.i18n.json_types import Json
from damrak.server.storage.database import database_url, open_engine

ROWS = sa.Table(
    "baseline",
    sa.MetaData(),
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
)
ENTRY = b"x" * 200  # about as long as a log entry
Event = MutableMapping[str, Json]


class BaselineServer:
    """A minimal ASGI application."""

    def __init__(self, database: str, grouped: bool) -> None:
        self._engine = open_engine(database_url(database))
        self._most = 500 if grouped else 1
        self._queue: asyncio.Queue[asyncio.Future[None]] = asyncio.Queue()

    async def __call__(
        self,
        scope: Event,
        receive: Callable[[], Awaitable[Event]],
        send: Callable[[Event], Awaitable[None]],
    ) -> None:
        """Answer each message when its row is stored."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"ok"})
        else:
            await self._echo(receive, send)

    async def _echo(
        self, receive: Callable[[], Awaitable[Event]], send: Callable[[Event], Awaitable[None]]
    ) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queue.put_nowait(stored)
            await stored
            await send({"type": "websocket.send", "text": '{"type":"done"}'})

    async def _live(
        self, receive: Callable[[], Awaitable[Event]], send: Callable[[Event], Awaitable[None]]
    ) -> None:
        await receive()
        async with self._engine.begin() as connection:
            await connection.run_sync(ROWS.create, checkfirst=True)
        writer = asyncio.create_task(self._write())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        writer.cancel()
        async with self._engine.begin() as connection:
            await connection.run_sync(ROWS.drop)
        await self._engine.dispose()
        await send({"type": "lifespan.shutdown.complete"})

    async def _write(self) -> None:
        while True:
            waiting = [await self._queue.get()]
            while len(waiting) < self._most and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(ROWS), [{"entry": ENTRY} for _ in waiting])
            for stored in waiting:
                if not stored.done():
                    stored.set_result(None)


def main(port: str, database: str, kind: str) -> None:
    """Serve until stopped."""
    uvicorn.run(
        BaselineServer(database, kind == "group"),
        port=int(port),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        timeout_graceful_shutdown=2,
    )


if __name__ == "__main__":
    main(*sys.argv[1:4])
