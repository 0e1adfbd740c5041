"""Measurements as an event file of TensorBoard, written without it: `tensorboard --logdir FOLDER`.

Such a file is a row of records, each with its length and two checksums, and each record holds an
Event of event.proto of TensorFlow. Only what scalars need is written here.
"""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from pathlib import Path

from damrak.i18n.json_types import JsonObject
from damrak.train.evaluate import PAST

VERSION = b"brain.Event:2"
FIXED64, LENGTH, FIXED32 = 1, 2, 5  # how a field of a message is stored


class Events:
    """A new file in the folder; each run of a folder adds one, and TensorBoard joins them."""

    def __init__(self, folder: Path) -> None:
        began = time.time()
        self._path = folder / f"events.out.tfevents.{began:.6f}.damrak"
        self._add(_fixed(1, "<d", began) + _message(3, VERSION))

    def write(self, row: JsonObject) -> None:
        """Add the numbers of a row, at its number of steps."""
        values = b"".join(
            _message(1, _message(1, name.encode()) + _fixed(2, "<f", value))
            for name, value in scalars(row)
        )
        step = b"\x10" + _varint(int(row["steps"]))
        self._add(_fixed(1, "<d", time.time()) + step + _message(5, values))

    def _add(self, event: bytes) -> None:
        length = struct.pack("<Q", len(event))
        with self._path.open("ab") as file:
            file.write(length + _checksum(length) + event + _checksum(event))


def scalars(row: JsonObject) -> Iterator[tuple[str, float]]:
    """The numbers of a row by name, without its steps; of the arena the shares of wins."""
    for name, value in row.items():
        if name == "arena":
            for rival, shares in value.items():
                whom = PAST if rival.startswith(PAST) else rival
                for players, share in shares.items():
                    yield f"arena/{whom}/{players}", share["value"]
        elif name != "steps":
            yield name, value


def _varint(number: int) -> bytes:
    parts = bytearray()
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    return bytes([*parts, number])


def _message(field: int, content: bytes) -> bytes:
    return _varint(field << 3 | LENGTH) + _varint(len(content)) + content


def _fixed(field: int, kind: str, number: float) -> bytes:
    return _varint(field << 3 | (FIXED64 if kind == "<d" else FIXED32)) + struct.pack(kind, number)


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        crc = byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)  # Castagnoli's polynomial
        table.append(crc)
    return table


_TABLE = _crc_table()


def _checksum(content: bytes) -> bytes:
    crc = 0xFFFFFFFF
    for byte in content:
        crc = crc >> 8 ^ _TABLE[(crc ^ byte) & 255]
    crc ^= 0xFFFFFFFF
    masked = (crc >> 15 | crc << 17) + 0xA282EAD8  # so that a checksum of checksums is no 0
    return struct.pack("<I", masked & 0xFFFFFFFF)
