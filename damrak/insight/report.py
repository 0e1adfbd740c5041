"""An analysis as data; docs/analysis.md explains every figure.

Chances are shares of victory from 0 to 1; those of all seats at a moment add up to 1. Moments and
actions are counted from 1 in the order of the record; moment 0 is the deal.
"""

from __future__ import annotations

from msgspec import Struct

FORMAT = 7  # 6: there was no forecast of points


class Option(Struct, frozen=True):
    """An action that was possible, and the seat's mean chance after it."""

    action: str
    chance: float  # by what the seat knew
    openly: float | None  # with open cards, as the curve has it; None unless a mistake is clear
    points: float | None  # the forecast of the seat's points then; None like `openly`
    rival: float | None  # ... of those of the best of the others


class Reason(Struct, frozen=True):
    """Why the best action was better: keys of messages, and the numbers that all of them take.

    Routes, contracts, cards and seats are numbers (damrak/insight/hint_text.py names them).
    """

    keys: tuple[str, ...]
    arguments: dict[str, int]


class Fact(Struct, frozen=True):
    """What the rest of a game showed of a decision; `insight-sequel-KIND` says it.

    Routes, contracts, cards and seats are numbers; `way` is a contract that the route served.
    """

    kind: str
    arguments: dict[str, int]


class Told(Struct, frozen=True):
    """What is told of a decision: messages of its reason, and facts."""

    number: int
    keys: tuple[str, ...]
    facts: tuple[Fact, ...]  # none while the game goes on


class Decision(Struct, frozen=True):
    """A choice, judged from what the seat knew; `options` are the best few and what was played."""

    number: int
    seat: int
    action: str
    after: float  # the mean chance after what was played, over what may come
    best: str
    equals: tuple[str, ...]  # the options that nobody can tell from the best, itself first
    regret: float  # how much higher the mean chance after the best action is; 0 for the best
    error: float  # the standard error of the regret, over the deals that were tried
    cost: float | None  # the regret with open cards; None unless the mistake is clear
    choices: int  # how many actions were possible
    reason: Reason | None  # None unless it was clearly a mistake, and cost something
    options: tuple[Option, ...]


class Step(Struct, frozen=True):
    """An action: the chances after it, and by seat what changed them: all three parts together."""

    number: int
    seat: int
    action: str
    chances: tuple[float, ...]
    forecast: tuple[float, ...]  # points at the end of the game, as far as can be told
    choice: tuple[float, ...]  # what it gave away beside the best, and the others gained
    luck: tuple[float, ...]  # by what was drawn
    hidden: tuple[float, ...]  # by what the player could not know
    cause: str | None  # what was drawn: "cards" or "contracts"
    completed: tuple[int, ...]  # contracts that the action completed
    last_round: bool  # whether it began the last round


class Points(Struct, frozen=True):
    """Where points came from; `failed` are those of contracts not completed, 0 or less."""

    routes: int
    completed: int
    failed: int
    merchandise: int
    total: int


class Account(Struct, frozen=True):
    """prior + own + others + luck = result, for one seat."""

    seat: int
    name: str
    prior: float  # an equal share
    own: float  # what its choices gave away beside the best; 0 or less
    others: float  # what the others' choices gave it in the same way
    luck: float  # what chance changed, and what nobody could know
    result: float  # the share of victory; in an unfinished game the chance at its last moment
    causes: dict[str, float]  # the luck, part by part
    by_seat: tuple[float, ...]  # what the choices of each seat changed
    accuracy: float | None  # how good its choices were on average, 0 to 1; None without any
    regret: float  # of all choices together
    habits: dict[str, float]  # the regret, habit by habit; HABITS says what each means
    decisions: int  # how often it had a choice
    finest: int | None  # the number of its best choice, if one was clearly ahead of all others
    mattered: tuple[Told, ...]  # its dearest clear mistakes, in the order of the game
    points: Points | None  # None while the game goes on


class Analysis(Struct, frozen=True):
    """The analysis of a record."""

    format: int
    judge: str  # the checksum of the judge
    board: str
    seats: tuple[str, ...]
    finished: bool
    start: tuple[float, ...]  # chances after the deal
    forecast: tuple[float, ...]  # points at the end, told after the deal
    steps: tuple[Step, ...]
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]

    def curve(self, seat: int) -> tuple[float, ...]:
        """A seat's chance at every moment, that of the deal first."""
        return (self.start[seat], *(step.chances[seat] for step in self.steps))
