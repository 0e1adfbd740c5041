"""The format of a board file: the fields of each table and their types."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field
from msgspec.structs import astuple

COLOURS = ("pink", "blue", "green", "black", "red", "orange")
WILD = "wild"
CARDS = (*COLOURS, WILD)  # transport cards; this order is used everywhere
GRAY = "gray"

FORMAT = 1
PLAYERS = (2, 3, 4)  # the numbers of players that there are rules for
MAX_LOCATIONS = MAX_ROUTES = MAX_CONTRACTS = 64  # each set of them is one 64-bit mask
MAX_LENGTH = 6
MAX_MARKET = 8
MAX_MERCHANDISE = 64

Slug = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Small = Annotated[int, Meta(ge=0, le=99)]
Number = Annotated[int, Meta(ge=-9999, le=9999)]  # checked further in check.py
Count = Annotated[int, Meta(ge=0, le=30)]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file; an unknown field is an error."""


class Location(Row, frozen=True):
    id: Slug
    name: Name
    x: Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[float, Meta(ge=0, le=1)]
    source: str


class Route(Row, frozen=True):
    id: Number
    a: Slug = field(name="from")
    b: Slug = field(name="to")
    length: Number
    colour: str
    carts: bool
    source: str


class Contract(Row, frozen=True):
    id: Number
    a: Slug = field(name="from")
    b: Slug = field(name="to")
    points: Number
    source: str


class Pieces(Row, frozen=True):
    carts: Annotated[int, Meta(ge=1, le=99)]
    start_cards: Annotated[int, Meta(ge=0, le=10)]
    market: Annotated[int, Meta(ge=1, le=MAX_MARKET)]
    flush_wilds: Annotated[int, Meta(ge=1, le=9)]
    end_carts: Small
    merchandise: Annotated[int, Meta(ge=0, le=MAX_MERCHANDISE)]


class Cards(Row, frozen=True):
    """How many transport cards there are of each colour, in the order of CARDS."""

    pink: Count
    blue: Count
    green: Count
    black: Count
    red: Count
    orange: Count
    wild: Count

    def counts(self) -> tuple[int, ...]:
        """The counts in the order of CARDS."""
        return astuple(self)


class Points(Row, frozen=True):
    routes: Annotated[tuple[Small, ...], Meta(min_length=1, max_length=MAX_LENGTH)]
    merchandise: dict[str, tuple[Small, ...]]


class Map(Row, frozen=True):
    locations: Annotated[tuple[Location, ...], Meta(min_length=2, max_length=MAX_LOCATIONS)]
    routes: Annotated[tuple[Route, ...], Meta(min_length=1, max_length=MAX_ROUTES)]
    contracts: Annotated[tuple[Contract, ...], Meta(max_length=MAX_CONTRACTS)]


class Facts(Row, frozen=True, omit_defaults=True):
    """A whole board file; what it leaves out is also left out of records and hashes."""

    format: Number
    id: Slug
    name: Name
    pieces: Pieces
    cards: Cards
    points: Points
    map: Map
    players: Annotated[tuple[int, ...], Meta(min_length=1)] = PLAYERS  # it is made for
