"""Connections that send any bytes, for tests of what no honest client does."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

from tests.server.remote import RemoteTable, Server

TEXT, CONTINUED, PING, PONG = 0x81, 0x00, 0x89, 0x8A
PART = 0x01  # the first part of a text
HANDSHAKE = (
    "GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Raw:
    """One connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        with contextlib.suppress(ConnectionError):  # what it answered can still be read
            await self.writer.drain()

    async def rest(self) -> bytes:
        """Everything until the server ends the connection."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while data := await self.reader.read(65536):
                found += data
        return found

    async def head(self) -> bytes:
        return await self.reader.readuntil(b"\r\n\r\n")

    async def frame(self) -> tuple[int, bytes]:
        """The first byte and the content of the next frame."""
        first, length = await self.reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2))
        elif length == 127:
            length = int.from_bytes(await self.reader.readexactly(8))
        return first, await self.reader.readexactly(length)

    async def frames(self) -> list[tuple[int, bytes]]:
        """All frames until the server ends the connection."""
        found = []
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                found.append(await self.frame())
        return found


@contextlib.asynccontextmanager
async def raw(server: Server) -> AsyncIterator[Raw]:
    """A new connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def raw_socket(table: RemoteTable) -> AsyncIterator[Raw]:
    """A socket after its handshake, before its `hello`."""
    async with raw(table.server) as connection:
        await connection.send(HANDSHAKE.format(code=table.code).encode())
        assert b" 101 " in await connection.head()
        yield connection


def frame(kind: int, content: bytes = b"") -> bytes:
    """A frame of a client, with a mask of zeros."""
    length = len(content)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
    return bytes([kind]) + size + bytes(4) + content


def message(kind: str, **fields: object) -> bytes:
    """A text frame with this message."""
    return frame(TEXT, json.dumps({"type": kind, **fields}).encode())
