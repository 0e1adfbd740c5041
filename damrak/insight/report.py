"""An analysis as data; docs/analysis.md explains every figure.

Chances are shares of victory from 0 to 1, each from what its seat knew at that moment. Moments and
actions are counted from 1 in the order of the record; moment 0 is the deal.
"""

from __future__ import annotations

from msgspec import Struct

FORMAT = 2  # 1: skill was `after` - `before`
CAUSES = ("deal", "card", "market", "contracts", "others", "scoring", "reckoning")  # of luck


class Option(Struct, frozen=True):
    """An action that was possible, and the seat's mean chance after it."""

    action: str
    chance: float


class Decision(Struct, frozen=True):
    """A choice, from what the seat knew; `options` are the best few, what was played included."""

    number: int
    seat: int
    action: str
    before: float  # the chance before
    after: float  # the mean chance after what was played, before cards are drawn
    best: str
    regret: float  # how much better the best action was; 0 for the best
    usual: float  # the mean chance after what a usual player might have played
    skill: float  # after - usual; 0 where there was no choice
    choices: int  # how many actions were possible
    options: tuple[Option, ...]


class Step(Struct, frozen=True):
    """An action and all it changed: by seat the chance after it, and the luck by cause."""

    number: int
    seat: int
    action: str
    chances: tuple[float, ...]
    skill: float  # of the seat that acted
    luck: tuple[dict[str, float], ...]


class Points(Struct, frozen=True):
    """Where points came from; `failed` are those of contracts not completed, 0 or less."""

    routes: int
    completed: int
    failed: int
    merchandise: int
    total: int


class Account(Struct, frozen=True):
    """prior + skill + luck = result, for one seat."""

    seat: int
    name: str
    prior: float
    skill: float
    luck: float
    result: float  # the share of victory; in an unfinished game the chance at its last moment
    causes: dict[str, float]  # the luck, part by part
    regret: float  # of all decisions together
    decisions: int  # in which there was a choice
    mattered: tuple[int, ...]  # the numbers of the decisions with most regret, the worst first
    points: Points | None  # None while the game goes on


class ContractChance(Struct, frozen=True):
    """How likely a contract was to be completed, at the beginnings of its seat's turns."""

    seat: int
    contract: int
    points: int
    moments: tuple[int, ...]  # actions done before each
    chances: tuple[float, ...]
    completed: bool | None  # None while the game goes on


class Analysis(Struct, frozen=True):
    """The analysis of a record."""

    format: int
    net: str  # the checksum of the net that judged
    board: str
    seats: tuple[str, ...]
    finished: bool
    start: tuple[float, ...]  # chances after the deal
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    contracts: tuple[ContractChance, ...]
    turning_points: tuple[int, ...]  # the numbers of the actions that changed most

    def curve(self, seat: int) -> tuple[float, ...]:
        """A seat's chance at every moment, that of the deal first."""
        return (self.start[seat], *(step.chances[seat] for step in self.steps))
