"""The actions of a player as small objects; `str(action)` gives a text that parses back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from damrak.board import WILD

KEEP_WORDS = {1: "1", 2: "2", 3: "both"}


@dataclass(frozen=True)
class DrawMarket:
    """Take a face-up card. `slot` (from 1) is None for the first slot with that card."""

    card: str
    slot: int | None = None

    def __str__(self) -> str:
        return f"draw market {self.card}" + (f" {self.slot}" if self.slot else "")


@dataclass(frozen=True)
class DrawDeck:
    """Draw the top card of the deck, unseen."""

    def __str__(self) -> str:
        return "draw deck"


@dataclass(frozen=True)
class DrawContracts:
    """Draw contracts; which to keep is a separate action."""

    def __str__(self) -> str:
        return "contracts"


@dataclass(frozen=True)
class Keep:
    """Keep the first (1), the second (2) or both (3) of the contracts offered."""

    choice: int

    def __str__(self) -> str:
        return f"keep {KEEP_WORDS[self.choice]}"


@dataclass(frozen=True)
class Pass:
    """Pass; legal only if nothing else is."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Claim:
    """Claim a route for `coloured` cards of `colour` and `wilds` wild ones.

    `via`, a colour or `#id`, names one half of a double route if the payment fits both.
    """

    a: str
    b: str
    colour: str
    coloured: int
    wilds: int
    via: str | None = None

    def __str__(self) -> str:
        paid = [f"{self.colour}*{self.coloured}"] if self.coloured else []
        paid += [f"{WILD}*{self.wilds}"] if self.wilds else []
        via = ["via", self.via] if self.via else []
        return " ".join(["claim", self.a, self.b, *via, *paid])


Action: TypeAlias = DrawMarket | DrawDeck | DrawContracts | Keep | Pass | Claim
