"""The state of a table, apart from its log: one record that a snapshot stores whole."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from damrak.server.protocol import Phase, TableSettings
from damrak.server.tables.log import Chair


class Moment(NamedTuple):
    """What a table cannot know by itself: the time, a fresh seed, and which seats are absent."""

    now: int
    seed: str
    absent: frozenset[int] = frozenset()


class Step(Struct, frozen=True):
    """A position to go back to: before an action of `seat`, after `turn` actions of the game."""

    seat: int
    turn: int
    position: bytes


class PendingUndo(Struct):
    """A request to take an action back, and the seats that have not consented yet."""

    seat: int
    turn: int
    at: int
    waiting: list[int]


class Link(Struct, frozen=True):
    """An open offer of a seat to another device; `token` is the hash of its secret."""

    seat: int
    token: str
    until: int


class TableState(Struct, kw_only=True):
    """The table as it is now. `turn` counts plays and undos over all games, and never falls.

    Snapshots store these field names: a changed name makes old snapshots useless.
    """

    code: str
    settings: TableSettings
    chairs: list[Chair]
    owner: str
    invite: str
    seed: str  # the server's secret; players may mix shares into it
    created: int
    updated: int
    phase: Phase = "lobby"
    number: int = 1  # of the game
    source: int = 0  # the first game with the same cards, where this one repeats them
    begun: int = 0  # log entries before this game and its lobby
    turn: int = 0
    first_turn: int = 0  # of this game
    paused: bool = False
    closed: bool = False  # by its owner, or the operator of the server
    clock_at: int = 0  # when the clock of the seat to move started
    spent_ms: int = 0  # what it had used when the game was paused
    steps: list[Step] = []
    asked: PendingUndo | None = None
    links: list[Link] = []
    dealt: list[str | None] = []  # the shares of this game's seed, by seat of the first such game
    setup_from: int = 0  # log entries before the first choice of contracts ...
    setup_to: int = 0  # ... and after the last one (0: not all have chosen); see updates.py
