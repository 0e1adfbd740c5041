"""Records played again: to look at, to resume, and to check."""

from __future__ import annotations

from damrak.game.errors import GameError, RecordError
from damrak.game.events import parse_deck
from damrak.game.game import Deal, Game, Stored
from damrak.game.record import CHANCE, EARLIER_CHANCES, Record, commitment
from damrak.rules import RULES_VERSION

CHECKS = ("checksum", "board", "commitment", "deals", "actions", "result")


def replay(record: Record, actions: int | None = None) -> Game:
    """The game after so many of its actions (all, if None); each must come out as recorded.

    A record of an earlier generator is replayed from its stored shuffles.
    """
    if record.rules != RULES_VERSION:
        raise RecordError("record-rules", found=record.rules, known=RULES_VERSION)
    if record.chance not in (CHANCE, *EARLIER_CHANCES):
        raise RecordError("record-chance", found=record.chance)
    game = _new_game(record)
    for number, stored in enumerate(record.actions[:actions], start=1):
        try:
            game.play(stored.action, seat=stored.seat)
        except RecordError:
            raise
        except GameError as error:
            raise RecordError("record-action", number=number, reason=str(error)) from error
        if game.all_events()[-1] != stored:
            raise RecordError("record-outcome", number=number, action=stored.action)
    return game


def resume(record: Record, position: bytes) -> Game:
    """The game of a record of today's rules without playing it again, from the state's bytes.

    For records and positions that this version has stored itself: they are not checked.
    """
    first = None if record.first_seat_drawn else record.first_seat
    deal = Deal(
        record.load_board(),
        record.seats,
        bytes.fromhex(record.seed),
        first,
        record.first_seat_drawn,
        record.chance,
    )
    cards = tuple(parse_deck(deck) for deck in (record.transport, *record.reshuffled))
    return Game(deal, Stored((*cards, list(record.contracts)), record.actions, position))


def verify(record: Record) -> list[str]:
    """Replay a record and compare everything in it; returns what was checked.

    The deals of an earlier generator cannot be checked against the seed, nor the result of a game
    that is not over.
    """
    game = replay(record)
    if record.commitment != commitment(bytes.fromhex(record.seed)):
        raise RecordError("record-commitment")
    if game.record().encode() != record.encode():
        raise RecordError("record-result")
    left_out = set() if record.chance == CHANCE else {"deals"}
    left_out |= set() if game.is_over else {"result"}
    return [check for check in CHECKS if check not in left_out]


def _new_game(record: Record) -> Game:
    today = record.chance == CHANCE
    first = None if today and record.first_seat_drawn else record.first_seat
    try:
        seed, orders = bytes.fromhex(record.seed), () if today else _orders(record)
        deal = Deal(
            record.load_board(),
            record.seats,
            seed,
            first,
            record.first_seat_drawn,
            record.chance,
            orders,
        )
        game = Game(deal)
    except RecordError:
        raise
    except ValueError as error:  # no hexadecimal seed, an unknown letter, a bad table
        raise RecordError("record-deal", reason=str(error)) from error
    if _dealt(game.record()) != _dealt(record):
        raise RecordError("record-deals")
    return game


def _dealt(record: Record) -> tuple[object, ...]:
    return record.first_seat, record.transport, record.reshuffled, record.contracts


def _orders(record: Record) -> tuple[list[int], ...]:
    """The stored shuffles, in the order in which they were made."""
    first = [parse_deck(deck) for deck in (record.transport, *record.reshuffled)]
    later = [parse_deck(deck) for event in record.actions for deck in event.shuffled]
    return (*first, list(record.contracts), *later)
