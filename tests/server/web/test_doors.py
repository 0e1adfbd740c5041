"""R31: every frame, byte, second and connection of a stranger counts before work is done for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from damrak.server.web.protocols import FRAMES
from damrak.server.web.socket import SILENT, TOO_MUCH
from tests.server.raw import CONTINUED, PART, PING, PONG, TEXT, frame, message, raw_socket
from tests.server.remote import serving, settings_in

CLOSE = 0x88


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
