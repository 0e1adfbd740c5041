"""A bot in any language: a process that speaks the protocol of docs/bots.md line by line.

One process plays one seat, game after game. When it dies, keeps silent or talks junk it is ended
and started anew for the next choice, a few times; an illegal action ends nothing. Every fault is
raised as BotFault, so play it under a referee: `Refereed(OutsideBot(...), board, seed)`.
"""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Self, TypeVar

from damrak.board import Board
from damrak.bots.external.process import LineProcess
from damrak.bots.external.protocol import (
    PROTOCOL,
    Act,
    Hello,
    Over,
    Ready,
    choose_of,
    number_of,
    parse_answer,
    start_of,
    to_line,
)
from damrak.bots.external.referee import BotFault, short
from damrak.game.catalogue import catalogue
from damrak.game.errors import InvalidSetup
from damrak.rules.layout import Observation

PROGRAM = "exec:"  # begins the name of a bot that a command starts
Kind = TypeVar("Kind", Ready, Act)


class Limits(NamedTuple):
    """How long a bot may take, in seconds, and how often in a game it may be started."""

    choice: float = 5.0
    start: float = 10.0
    starts: int = 4
    grace: float = 0.5  # to exit by itself at the end


class OutsideBot:
    """A bot that a command starts. Close it, or use it in a `with` statement."""

    def __init__(
        self, command: Sequence[str], board: Board, seed: int, limits: Limits | None = None
    ) -> None:
        self.name = short(Path(command[0]).name, 32)
        self.limits = limits or Limits()
        self._command = list(command)
        self._made = catalogue(board)
        self._process: LineProcess | None = None
        self._starts = 0
        self._answered = True
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """A new game, with a new seed for the bot's own chance.

        It may be started as often again, unless it did not answer once in the last game.
        """
        if self._answered:
            self._starts = 0
        self._seed = seed
        self._answered = self._told = False

    def choose(self, seen: Observation) -> int:
        """The number of a legal action; raises BotFault if the bot does not choose one."""
        question = choose_of(self._made, seen)
        try:
            process = self._running()
            act = self._ask(process, self._start(seen) + to_line(question), Act)
        except BotFault:
            self._drop()
            raise
        self._answered = True
        return number_of(act, question.legal)

    def over(self, totals: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the bot how the game ended, if it is running."""
        if self._process is not None and self._told:
            try:
                self._process.tell(to_line(Over(tuple(totals), tuple(winners))), self.limits.choice)
            except BotFault:
                self._drop()

    def close(self) -> None:
        """End the process and everything it started."""
        if self._process is not None:
            self._process.close(self.limits.grace)
            self._process = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _running(self) -> LineProcess:
        """The process, started and greeted if there is none."""
        if self._process is None:
            if self._starts >= self.limits.starts:
                raise BotFault("gone", "bot-gone", starts=self._starts)
            self._starts += 1
            self._told = False
            self._process = LineProcess(self._command)
            hello = to_line(Hello(PROTOCOL, "damrak"))
            try:
                self.name = self._ask(self._process, hello, Ready, self.limits.start).name
            except BotFault as fault:
                if fault.kind != "time-out":
                    raise
                raise BotFault("time-out", "bot-unready", seconds=self.limits.start) from fault
        return self._process

    def _start(self, seen: Observation) -> bytes:
        """The line that begins a game, if this process has not been told yet."""
        if self._told:
            return b""
        self._told = True
        milliseconds = round(1000 * self.limits.choice)
        return to_line(start_of(self._made, seen, self._seed, milliseconds))

    def _ask(
        self, process: LineProcess, lines: bytes, kind: type[Kind], seconds: float | None = None
    ) -> Kind:
        answer = parse_answer(process.ask(lines, seconds or self.limits.choice))
        if not isinstance(answer, kind):
            raise BotFault("junk", "bot-other", said=type(answer).__struct_config__.tag)
        return answer

    def _drop(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None


def make_program(spec: str, board: Board, seed: int) -> OutsideBot:
    """The bot of `exec:COMMAND`; raises InvalidSetup if there is no such program."""
    try:
        command = shlex.split(spec.removeprefix(PROGRAM))
    except ValueError:  # a quotation mark without its other half
        command = []
    if not command or shutil.which(command[0]) is None:
        raise InvalidSetup("bot-program", name=spec)
    return OutsideBot(command, board, seed)
