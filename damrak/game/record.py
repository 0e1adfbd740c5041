"""A stored game: every choice with its outcome, in a file that people can read and code can check.

The bytes of a record are fixed by its content (`encode`), and its last line is their SHA-256, so
that a change of any byte is found. The seed is the secret of a game that still goes on.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

import msgspec
from msgspec import Struct

from damrak.board import Board, BoardError
from damrak.game.errors import RecordError
from damrak.game.events import Event
from damrak.game.scoring import Outcome
from damrak.i18n.file_errors import reason_of
from damrak.i18n.json_types import Json, JsonObject

FORMAT = 1
CHANCE = "chacha20-1"  # how shuffles follow from the seed; see rules/chance.py
EARLIER_CHANCES: tuple[str, ...] = ()  # generators of old; their games replay from stored shuffles
CHECKS = ("checksum", "board", "commitment", "deals", "actions", "result")
MAX_BYTES = 1_000_000
MIXED = b"damrak-mix-1"  # the title of a mixed seed


class BoardReference(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Which board: a shipped one by its hash, any other with all its facts."""

    id: str
    hash: str
    facts: JsonObject | None = None


class Mix(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was mixed from: a secret that was promised before, and what players added.

    Nobody can choose the seed alone: the secret was fixed before the shares were shown, and who
    added a share did not know the secret.
    """

    secret: str
    shares: tuple[str | None, ...]  # by seat of the first game with these cards; null: none

    def seed(self) -> bytes:
        """SHA-256 of a title, the secret, and each share after the number of its seat."""
        mixed = hashlib.sha256(MIXED + bytes.fromhex(self.secret))
        for seat, share in enumerate(self.shares):
            if share is not None:
                mixed.update(bytes([seat]) + bytes.fromhex(share))
        return mixed.digest()


class Record(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game as it is stored."""

    format: int
    rules: int
    chance: str
    board: BoardReference
    seats: tuple[str, ...]
    first_seat: int
    first_seat_drawn: bool
    commitment: str  # SHA-256 of the seed, or of `mix.secret`, published before the first card
    seed: str
    transport: str  # the shuffled transport cards as letters, the top last
    contracts: tuple[int, ...]  # the shuffled contracts, the top last
    reshuffled: tuple[str, ...]  # decks made of the discards while the first market was laid
    actions: tuple[Event, ...]
    result: Outcome | None = None
    taken_back: bool = False  # a player went back after seeing what came of an action
    mix: Mix | None = None  # what the seed was mixed from, where players added to it

    def encode(self) -> bytes:
        """The record as the bytes of its file."""
        content = _lines(msgspec.to_builtins(self))
        checksum = hashlib.sha256(content.encode()).hexdigest()
        return f'{content[:-2]},\n "checksum": "{checksum}"\n}}\n'.encode()

    def _bytes(self) -> bytes | None:
        try:
            return self.encode()
        except UnicodeEncodeError:  # half a character
            return None

    @staticmethod
    def decode(data: bytes, name: str = "record") -> Record:
        """Read a record; raises RecordError at the first thing that is wrong."""
        if len(data) > MAX_BYTES:
            raise RecordError("record-size", file=name, limit=MAX_BYTES)
        try:
            content = json.loads(data.decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError("record-other", file=name) from error
        except (ValueError, RecursionError) as error:
            raise RecordError("record-json", file=name, reason=str(error)) from error
        if not isinstance(content, dict) or "format" not in content:
            raise RecordError("record-other", file=name)
        if content["format"] != FORMAT:
            raise RecordError(
                "record-format", file=name, found=str(content["format"]), known=FORMAT
            )
        content.pop("checksum", None)
        try:
            record = msgspec.convert(content, Record)
        except msgspec.ValidationError as error:
            raise RecordError("record-shape", file=name, reason=str(error)) from error
        if record._bytes() != data:
            raise RecordError("record-changed", file=name)
        return record

    @staticmethod
    def load(path: str | Path) -> Record:
        """Read a record file."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(MAX_BYTES + 1)
        except OSError as error:
            reason = reason_of(error, path)
            raise RecordError("record-unreadable", file=str(path), reason=reason) from error
        return Record.decode(data, str(path))

    def save(self, path: str | Path) -> None:
        """Write the record file whole or not at all."""
        target = Path(path)
        try:
            temporary = target.with_name(f".{target.name}.{os.getpid()}")
            try:
                temporary.write_bytes(self.encode())
                temporary.replace(target)
            finally:
                temporary.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            reason = reason_of(error, path)
            raise RecordError("record-unwritable", file=str(path), reason=reason) from error

    def load_board(self) -> Board:
        """The board that the game was played on."""
        known = Board.of_hash(self.board.hash)
        if known is not None:
            return known
        if self.board.facts is None:
            raise RecordError("record-board", id=self.board.id)
        try:
            board = Board.from_facts(self.board.facts, self.board.id)
        except BoardError as error:
            raise RecordError("record-board-bad", reason=str(error)) from error
        if board.hash != self.board.hash:
            raise RecordError("record-board-hash", id=self.board.id)
        return board


def reference(board: Board) -> BoardReference:
    """How a record names this board."""
    facts = None if Board.of_hash(board.hash) else msgspec.to_builtins(board.facts)
    return BoardReference(board.id, board.hash, facts)


def commitment(seed: bytes) -> str:
    """What may be published of a seed before the game: it fixes the seed and tells nothing."""
    return hashlib.sha256(seed).hexdigest()


def commitment_of(seed: bytes, mix: Mix | None) -> str:
    """What was published before a game: of the secret, where the seed was mixed from one."""
    return commitment(bytes.fromhex(mix.secret) if mix else seed)


def check_commitment(record: Record, published: str | None = None) -> None:
    """Raise a RecordError unless the seed is the promised one.

    With `published`, a commitment that somebody kept since before the game, it must be that one.
    """
    try:
        seed = bytes.fromhex(record.seed)
        is_mixed_so = record.mix is None or record.mix.seed() == seed
        holds = is_mixed_so and record.commitment == commitment_of(seed, record.mix)
    except ValueError as error:
        raise RecordError("record-commitment") from error
    if not holds:
        raise RecordError("record-commitment")
    if published is not None and record.commitment != published.strip().lower():
        raise RecordError("record-published", found=record.commitment, given=published)


def _lines(content: JsonObject) -> str:
    """JSON with a line for each entry and each action."""
    entries = [f" {json.dumps(key)}: {_value(key, value)}" for key, value in content.items()]
    return "{\n" + ",\n".join(entries) + "\n}"


def _value(key: str, value: Json) -> str:
    if key != "actions" or not value:
        return json.dumps(value, ensure_ascii=False)
    rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in value)
    return f"[\n{rows}\n ]"
