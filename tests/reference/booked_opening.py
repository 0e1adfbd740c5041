"""What a bookkeeper starts from, what it is told, and its complaint."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Protocol


class Told(AssertionError):
    """An event that tells its viewer what it may not know, or that cannot be by the rules."""


class ToldEvent(Protocol):
    """An event as one viewer is told it; the game's and the server's have these names."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> str: ...
    @property
    def drew(self) -> str | None: ...
    @property
    def turned(self) -> tuple[str, ...]: ...
    @property
    def offered(self) -> tuple[int, ...]: ...


@dataclass(frozen=True)
class Opening:
    """What a viewer sees when all is dealt and nobody has chosen contracts.

    A deal that already shuffled its discards is not covered: nobody is told in which order cards
    were turned up before the first event.
    """

    viewer: int | None
    players: int
    first_seat: int
    market: tuple[str | None, ...]
    discards: Counter[str]
    hand: Counter[str]
    offer: tuple[int, ...]
