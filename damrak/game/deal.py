"""All that fixes a game before its first action, and a game as it is stored."""

from __future__ import annotations

import re
from dataclasses import dataclass

from damrak.board import Board
from damrak.game.catalogue import check_players
from damrak.game.engine import Order
from damrak.game.errors import InvalidSetup, RecordError
from damrak.game.events import Event, parse_deck
from damrak.game.record import CHANCE, EARLIER_CHANCES, Mix, Record
from damrak.game.seeds import seed_bytes
from damrak.rules import RULES_VERSION, RULES_VERSIONS

MAX_NAME = 32
_JOINER = re.compile(r"(?<=\S)\u200d(?=\S)")


@dataclass(frozen=True)
class Deal:
    """All that fixes a game before its first action, checked."""

    board: Board
    seats: tuple[str, ...]
    seed: bytes
    first_seat: int | None  # None: to be drawn (2.8)
    drawn: bool
    chance: str = CHANCE
    orders: tuple[Order, ...] = ()  # stored shuffles, in place of those of the seed
    rules: int = RULES_VERSION  # a game goes on by the version that it began with
    mix: Mix | None = None  # what the seed was mixed from

    def __post_init__(self) -> None:
        if self.rules not in RULES_VERSIONS:
            raise RecordError("record-rules", found=self.rules, known=RULES_VERSION)
        players = len(self.seats)
        check_players(self.board, players)
        if self.first_seat is not None and self.first_seat not in range(players):
            raise InvalidSetup("first-seat", seat=str(self.first_seat), last=players - 1)
        if not all(is_name(name) for name in self.seats):
            raise InvalidSetup("names", players=players, limit=MAX_NAME)
        seed_bytes(self.seed)
        if self.mix is not None:
            self.mix.seed()  # raises a ValueError if it is not hexadecimal


@dataclass(frozen=True)
class Stored:
    """Where a game stands: the shuffles at set-up, what happened, and the state as bytes."""

    shuffles: tuple[Order, ...]
    events: tuple[Event, ...]
    position: bytes


def is_name(name: object) -> bool:
    """Whether this can be shown as a name; joiners inside it, as in a family emoji, are welcome."""
    if not isinstance(name, str) or len(name.strip()) > MAX_NAME:
        return False
    plain = _JOINER.sub("", name)
    return bool(plain.strip()) and plain.isprintable()


def deal_of(record: Record) -> Deal:
    """What a record says of its deal; raises RecordError where it cannot be played here."""
    if record.chance not in (CHANCE, *EARLIER_CHANCES):
        raise RecordError("record-chance", found=record.chance)
    today = record.chance == CHANCE
    try:
        return Deal(
            board=record.load_board(),
            seats=record.seats,
            seed=bytes.fromhex(record.seed),
            first_seat=None if today and record.first_seat_drawn else record.first_seat,
            drawn=record.first_seat_drawn,
            chance=record.chance,
            orders=() if today else _all_shuffles(record),
            rules=record.rules,
            mix=record.mix,
        )
    except RecordError:
        raise
    except ValueError as error:  # no hexadecimal seed, an unknown letter, a bad table
        raise RecordError("record-deal", reason=str(error)) from error


def setup_shuffles(record: Record) -> tuple[Order, ...]:
    """The shuffles made at set-up: the transport cards, as often as it took, then the contracts."""
    decks = (record.transport, *record.reshuffled)
    return (*(parse_deck(deck) for deck in decks), list(record.contracts))


def _all_shuffles(record: Record) -> tuple[Order, ...]:
    """Every stored shuffle, in the order in which they were made."""
    later = [parse_deck(deck) for event in record.actions for deck in event.shuffled]
    return (*setup_shuffles(record), *later)
