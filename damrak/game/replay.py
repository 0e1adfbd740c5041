"""Records played again: to look at, to resume, and to check."""

from __future__ import annotations

import msgspec

from damrak.game.errors import GameError, RecordError
from damrak.game.events import parse_deck
from damrak.game.game import Game
from damrak.game.record import CHANCE, Record, commitment
from damrak.rules import RULES_VERSION

CHECKS = ("checksum", "board", "commitment", "deals", "actions", "result")


def replay(record: Record, actions: int | None = None) -> Game:
    """The game after so many of its actions (all, if None); each must come out as recorded.

    A record of another generator is replayed from its stored shuffles.
    """
    if record.rules != RULES_VERSION:
        raise RecordError("record-rules", found=record.rules, known=RULES_VERSION)
    game = _new_game(record)
    for number, stored in enumerate(record.actions[:actions], start=1):
        try:
            happened = game.play(stored.action, seat=stored.seat)
        except GameError as error:
            raise RecordError("record-action", number=number, reason=str(error)) from error
        if happened != stored:
            raise RecordError("record-outcome", number=number, action=stored.action)
    return game


def verify(record: Record) -> list[str]:
    """Replay a record and compare everything in it; returns what was checked."""
    game = replay(record)
    if record.commitment != commitment(bytes.fromhex(record.seed)):
        raise RecordError("record-commitment")
    if game.record().encode() != _comparable(record, game).encode():
        raise RecordError("record-result")
    return list(CHECKS)


def _new_game(record: Record) -> Game:
    board = record.load_board()
    try:
        seed = bytes.fromhex(record.seed)
        first = None if record.first_seat_drawn and record.chance == CHANCE else record.first_seat
        game = Game(board, record.seats, seed, first, _orders(record))
    except ValueError as error:
        raise RecordError("record-deal", reason=str(error)) from error
    dealt = game.record()
    if _dealt(dealt) != _dealt(record):
        raise RecordError("record-deals")
    return game


def _dealt(record: Record) -> tuple[object, ...]:
    return record.first_seat, record.transport, record.reshuffled, record.contracts


def _orders(record: Record) -> list[list[int]]:
    """The stored shuffles, for a record whose generator this is not."""
    if record.chance == CHANCE:
        return []
    first = [parse_deck(deck) for deck in (record.transport, *record.reshuffled)]
    later = [parse_deck(deck) for event in record.actions for deck in event.shuffled]
    return [*first, list(record.contracts), *later]


def _comparable(record: Record, game: Game) -> Record:
    """The record as this version would write it, where it was written by another generator."""
    again = game.record()
    return msgspec.structs.replace(
        record, chance=again.chance, first_seat_drawn=again.first_seat_drawn
    )
