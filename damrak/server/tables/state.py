"""What is the case at a table, apart from its log: one record that a snapshot stores whole."""

from __future__ import annotations

from msgspec import Struct

from damrak.server.protocol import Phase, TableSettings
from damrak.server.tables.log import Chair


class Step(Struct, frozen=True):
    """A position to go back to: before an action of this seat, when so many had been taken."""

    seat: int
    turn: int
    position: bytes


class Asked(Struct):
    """A request to take an action back, and who has still to consent."""

    seat: int
    turn: int
    at: int
    waiting: list[int]


class Link(Struct, frozen=True):
    """An open offer of a seat to another device."""

    seat: int
    token: str
    until: int


class Facts(Struct, kw_only=True):
    """The table as it stands. `turn` counts plays and undos over all games, and never falls."""

    code: str
    settings: TableSettings
    chairs: list[Chair]
    owner: str
    invite: str
    seed: str
    created: int
    updated: int
    phase: Phase = "lobby"
    number: int = 1  # of the game
    turn: int = 0
    first_turn: int = 0  # of this game
    paused: bool = False
    clock_at: int = 0  # when the time of the seat to move began to run
    spent_ms: int = 0  # of it when the game was paused
    steps: list[Step] = []
    asked: Asked | None = None
    links: list[Link] = []
    setup_from: int = 0  # log entries before the first choice of contracts ...
    setup_to: int = 0  # ... and after the last one (0: not yet all); see updates.py
    answered: dict[str, int] = {}  # commands carried out, by client and id, and their log entry
