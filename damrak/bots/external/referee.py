"""A referee for bots written by others: whatever such a bot does, the game goes on.

Each choice is checked. Where one fails, `greedy` chooses instead, by random numbers of its own, and
the fault is kept for whoever runs the game.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import numpy as np
from msgspec import Struct

from damrak.board import Board
from damrak.bots.bot import Bot
from damrak.bots.kernels.greedy import choose_greedy
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import catalogue
from damrak.game.errors import GameError
from damrak.rules.layout import Observation
from damrak.rules.legal import is_legal, legal_actions

# How a choice can fail. `gone`: the bot failed too often and is not asked any more.
KINDS = ("crash", "time-out", "illegal", "junk", "gone")
EXAMPLES = 3  # faults of a kind that are kept in words
MAX_TEXT = 200


class BotFault(GameError):
    """A bot that was asked did not choose: the kind of fault, and a message about it."""

    def __init__(self, kind: str, key: str, **arguments: object) -> None:
        super().__init__(key, **arguments)
        self.kind = kind


class Fault(Struct, frozen=True):
    """A choice that a bot forfeited.

    `text` is for whoever runs the bot: it may quote the bot, which knows its own cards. All else
    may be told to the whole table.
    """

    kind: str
    seat: int
    turn: int
    text: str


class Faults:
    """How many choices a bot was asked for and forfeited, by kind; the first of each in words."""

    def __init__(self) -> None:
        self.choices = 0
        self.counts: Counter[str] = Counter()
        self.examples: list[Fault] = []

    @property
    def total(self) -> int:
        """How many choices were forfeited."""
        return self.counts.total()

    def add(self, fault: Fault) -> None:
        """Count a fault, and keep it if it is one of the first of its kind."""
        self.counts[fault.kind] += 1
        if self.counts[fault.kind] <= EXAMPLES:
            self.examples.append(fault)


class Refereed:
    """A bot whose choices are always legal: its own, or those of the fallback."""

    def __init__(self, bot: Bot, board: Board, seed: int) -> None:
        self.name = short(str(getattr(bot, "name", type(bot).__name__)), 32)
        self.faults = Faults()
        self._bot = bot
        made = catalogue(board)
        self._tables = made.tables
        self._work = np.zeros(1, bot_work_dtype(made.board))
        self._work[0].random = seed % 2**64

    def take(self, bot: Bot) -> None:
        """Look after this bot from now on; another one before it is closed, its faults stay."""
        if bot is not self._bot:
            self.close()
        self._bot = bot

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
        self.faults.choices += 1
        try:
            return self._checked(self._bot.choose(seen.copy()), seen)
        except BotFault as fault:
            found = fault
        except (Exception, SystemExit) as error:
            words = traceback.format_exception_only(error)[-1]
            found = BotFault("crash", "bot-raised", error=short(words))
        words = short(str(found))
        self.faults.add(Fault(found.kind, int(seen.viewer), int(seen.turn), words))
        return int(choose_greedy(self._tables, seen, self._work[0]))

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the bot how the game ended, if it wants to know."""
        if callable(told := getattr(self._bot, "over", None)):
            with suppress(Exception, SystemExit):  # the game is over: nothing is forfeited
                told(totals, winners)

    def close(self) -> None:
        """Let the bot end what it started."""
        if callable(close := getattr(self._bot, "close", None)):
            with suppress(Exception, SystemExit):
                close()

    def _checked(self, choice: object, seen: Observation) -> int:
        if isinstance(choice, bool) or not isinstance(choice, int | np.integer):
            raise BotFault("junk", "bot-type", type=type(choice).__name__)
        number, work = int(choice), self._work[0]
        legal_actions(self._tables, seen, work)
        if not 0 <= number < 64 * len(work.legal) or not is_legal(work, number):
            raise BotFault("illegal", "bot-illegal", action=str(number))
        return number


def short(words: str, limit: int = MAX_TEXT) -> str:
    """One line of printable characters, cut to a length that fits a report."""
    line = " ".join("".join(each if each.isprintable() else " " for each in words).split())
    return line if len(line) <= limit else f"{line[: limit - 3]}..."
