"""Finds and reads many records quickly.

A record's checksum is compared with its bytes; what its actions brought is found by playing them
again (`replaying.py`). `damrak verify` compares all the rest of a record, which is slower.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from damrak.board import CARDS
from damrak.data.kernels.replay import market_code
from damrak.game.actions import DrawMarket
from damrak.game.catalogue import Catalogue
from damrak.game.deal import deal_of
from damrak.game.errors import RecordError
from damrak.game.record import MAX_BYTES, Record
from damrak.i18n.file_errors import reason_of

CHECKSUM = b',\n "checksum": "'  # begins the last line of a record
_decoder = msgspec.json.Decoder(Record)


class Read(NamedTuple):
    """A record that was read: its actions as codes (kernels/replay.py), and who took them."""

    name: str
    record: Record
    codes: list[int]
    seats: list[int]


def find_records(sources: Sequence[Path]) -> list[Path]:
    """The files named, and every `*.json` in the folders named and theirs, each once.

    They are sorted by their paths as people count: game-2 before game-10. Raises RecordError for a
    name that leads nowhere.
    """
    found: set[Path] = set()
    for source in sources:
        if not source.exists():
            reason = reason_of(FileNotFoundError(), source)
            raise RecordError("record-unreadable", file=str(source), reason=reason)
        inside = source.rglob("*.json") if source.is_dir() else [source]
        found.update(path for path in inside if path.is_file())
    return sorted(found, key=_by_number)


def _by_number(path: Path) -> list[tuple[int, str]]:
    parts = re.split(r"(\d+)", str(path))
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


def read_record(path: Path) -> Record:
    """The record of a file; raises RecordError if it cannot be read or was changed."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        reason = reason_of(error, path)
        raise RecordError("record-unreadable", file=str(path), reason=reason) from error
    head, _, tail = data.rpartition(CHECKSUM)
    content = head + b"\n}"
    checksum = hashlib.sha256(content).hexdigest()
    if tail == f'{checksum}"\n}}\n'.encode() and len(data) <= MAX_BYTES:
        try:
            return _decoder.decode(content)
        except msgspec.MsgspecError:
            pass
    return Record.decode(data, str(path))  # says what is wrong


@cache
def action_codes(board: Catalogue) -> dict[str, int]:
    """The code of every action by its words in a record (kernels/replay.py)."""
    codes = {str(action): number for number, action in board.actions.items()}
    for card, name in enumerate(CARDS):
        codes[str(DrawMarket(name))] = market_code(card)
        for slot in range(1, board.slots + 1):
            codes[str(DrawMarket(name, slot))] = market_code(card, slot)
    return codes


def read_actions(board: Catalogue, name: str, record: Record) -> Read:
    """The record with its actions as codes; raises GameError if it cannot be played on this board.

    Whether the actions are legal is not looked at.
    """
    if record.board.hash != board.board.hash:
        raise RecordError("record-other-board", file=name, id=record.board.id)
    deal_of(record)
    known, players = action_codes(board), range(len(record.seats))
    try:
        codes = [known[event.action] for event in record.actions]
    except KeyError as error:
        raise RecordError("record-words", file=name, words=str(error.args[0])) from error
    seats = [event.seat for event in record.actions]
    if not set(players).issuperset(seats):
        raise RecordError("record-seats", file=name)
    return Read(name, record, codes, seats)
