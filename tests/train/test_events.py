"""Event files: read again here by their format; tests/peers reads one with TensorBoard itself."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from damrak.i18n.json_types import JsonObject
from damrak.train.events import Events, scalars

ROWS: list[JsonObject] = [
    {"seconds": 2.0, "steps": 5_000_000_000, "entropy": 0.25},
    {"seconds": 4.0, "steps": 6e9, "arena": {"planner": {"2": {"value": 0.5, "low": 0.4}}}},
]


def records(content: bytes) -> list[bytes]:
    found = []
    while content:
        (length,) = struct.unpack_from("<Q", content)
        found.append(content[12 : 12 + length])
        content = content[16 + length :]
    return found


def varint(content: bytes, place: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        byte = content[place]
        number, place, shift = number | (byte & 127) << shift, place + 1, shift + 7
        if byte < 128:
            return number, place


def fields(content: bytes) -> dict[int, list[object]]:
    """What a message holds, by number of the field."""
    found: dict[int, list[object]] = {}
    place = 0
    while place < len(content):
        key, place = varint(content, place)
        value: object
        if key & 7 == 0:
            value, place = varint(content, place)
        elif key & 7 == 2:
            length, place = varint(content, place)
            value, place = content[place : place + length], place + length
        else:
            size, kind = (8, "<d") if key & 7 == 1 else (4, "<f")
            value, place = struct.unpack_from(kind, content, place)[0], place + size
        found.setdefault(key >> 3, []).append(value)
    return found


def test_every_row_is_an_event_at_its_step(tmp_path: Path) -> None:
    events = Events(tmp_path)
    for row in ROWS:
        events.write(row)
    (file,) = tmp_path.glob("events.out.tfevents.*")
    first, *rest = (fields(each) for each in records(file.read_bytes()))
    assert first[3] == [b"brain.Event:2"]
    assert [each[2] for each in rest] == [[5_000_000_000], [6_000_000_000]]
    values = []
    for event in rest:
        (summary,) = event[5]
        assert isinstance(summary, bytes)
        scalar = [fields(each) for each in fields(summary)[1] if isinstance(each, bytes)]
        values.append({name: value for each in scalar for name in each[1] for value in each[2]})
    assert values == [
        {b"seconds": 2.0, b"entropy": 0.25},
        {b"seconds": 4.0, b"arena/planner/2": 0.5},
    ]


def test_past_selves_of_any_age_are_one_line() -> None:
    row = {"steps": 1, "arena": {"past self after 7 steps": {"3": {"value": 0.25}}}}
    assert list(scalars(row)) == [("arena/past self/3", 0.25)]


@pytest.mark.parametrize(("content", "checksum"), [(b"123456789", 0xE3069283), (b"", 0)])
def test_the_checksum_is_that_of_castagnoli(content: bytes, checksum: int) -> None:
    from damrak.train.events import _checksum

    masked = ((checksum >> 15 | checksum << 17) + 0xA282EAD8) & 0xFFFFFFFF
    assert _checksum(content) == struct.pack("<I", masked)
