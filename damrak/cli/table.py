"""The people and bots round one terminal: whose turn it is, what they type, what they see."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path

from rich.console import Console
from rich.text import Text

from damrak.bots import BOTS, Bot, bot_named
from damrak.cli.console import console
from damrak.cli.rulebook import rule_numbers, rule_text
from damrak.cli.screen import outcome_table, show_hand, show_table
from damrak.cli.words import action_words, event_words, seat_text
from damrak.game import Action, Game, GameError, IllegalAction
from damrak.i18n import text

SHORT = {"d": "draw deck", "c": "contracts", "1": "keep 1", "2": "keep 2", "b": "keep both"}


class Leave(Exception):
    """A person stands up from the table."""


class Table:
    """One terminal game: runs until it is over or somebody leaves."""

    def __init__(self, game: Game, save_to: Path) -> None:
        self.game = game
        self.save_to = save_to
        self.out: Console = console()
        self.bots: dict[int, Bot] = {
            seat: bot_named(name, game.board, secrets.randbits(64))
            for seat, name in enumerate(game.seats)
            if name in BOTS
        }
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.names = self._names()
        self._holder: int | None = self.people[0] if len(self.people) == 1 else None
        self._told = game.turn

    def _names(self) -> tuple[str, ...]:
        """Names for the log: bots of one kind are told apart by their seat."""
        seats = self.game.seats
        return tuple(
            f"{name} {seat + 1}" if seats.count(name) > 1 else name
            for seat, name in enumerate(seats)
        )

    def play(self) -> None:
        """Play on until the end, or until a person leaves; then the game is kept in a file."""
        self._say("welcome", commitment=self.game.record().commitment[:16])
        try:
            while not self.game.is_over:
                self._step()
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            return
        self._finish()

    def _step(self) -> None:
        seat = self.game.waiting_for()[0]
        if seat in self.bots:
            self._bot_acts(seat)
        else:
            self._person_acts(seat)

    def _bot_acts(self, seat: int) -> None:
        number = self.bots[seat].choose(self.game.observation(seat))
        self.game.play_number(number)
        if not self.people:
            self._tell(None)

    # People

    def _person_acts(self, seat: int) -> None:
        self._hand_over(seat)
        view = self.game.view(seat)
        if view.phase in ("second", "offer"):
            show_hand(self.out, self.game.board, view)
        else:
            show_table(self.out, self.game, view)
        self._tell(seat)
        if view.turns_left is not None:
            self._say("last-turns", turns=view.turns_left)
        acted = False
        while not acted:
            acted = self._answer(seat, self._ask(seat))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self._holder == seat:
            return
        self.out.clear()
        self.out.print(seat_text(seat, self.names[seat]))
        self.out.input(Text(text("hand-over", who=self.names[seat])))
        self._holder = seat

    def _ask(self, seat: int) -> str:
        phase = self.game.view(seat).phase
        prompt = seat_text(seat, self.names[seat])
        prompt.append(f" {text(f'ask-{phase}')} > ")
        return self.out.input(prompt).strip()

    def _answer(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the seat has acted."""
        command, _, rest = line.partition(" ")
        commands = {
            "help": self._help,
            "?": self._help,
            "actions": self._actions,
            "a": self._actions,
            "history": self._history,
            "map": self._map,
            "why": self._why,
            "rules": self._rules,
            "save": self._save,
        }
        if command in ("quit", "exit", "q"):
            raise Leave
        if command in commands:
            commands[command](seat, rest)
            return False
        return self._act(seat, line)

    def _act(self, seat: int, line: str) -> bool:
        try:
            event = self.game.play(self._chosen(seat, line), seat=seat)
        except GameError as error:
            self.out.print(str(error), style="bold red", markup=False)
            if isinstance(error, IllegalAction):
                self._say("why-hint", rule=error.rule)
            return False
        self.out.print(event_words(self.game.board, event, self.names), markup=False)
        self._told = self.game.turn
        return True

    def _chosen(self, seat: int, line: str) -> Action | str:
        """What a typed line means: a number of the list, a short form, or an action in words."""
        if line.startswith("#") and line[1:].isdecimal():
            actions = self.game.legal_actions(seat)
            number = int(line[1:4])
            return actions[number - 1] if 1 <= number <= len(actions) else line
        if line.startswith("m "):
            return f"draw market {line[2:]}"
        if line.startswith("k "):
            return f"claim {line[2:]}"
        return SHORT.get(line, line)

    # Questions that change nothing

    def _help(self, seat: int, rest: str) -> None:
        self._say("help")

    def _actions(self, seat: int, rest: str) -> None:
        for number, action in enumerate(self.game.legal_actions(seat), start=1):
            words = action_words(self.game.board, action)
            self.out.print(f"  #{number:<3} {action!s:<58} {words}", markup=False, soft_wrap=True)

    def _history(self, seat: int, rest: str) -> None:
        for number, event in enumerate(self.game.events(seat), start=1):
            words = event_words(self.game.board, event, self.names)
            self.out.print(f"{number:>4}  {words}", markup=False)

    def _map(self, seat: int, rest: str) -> None:
        show_table(self.out, self.game, self.game.view(seat))

    def _why(self, seat: int, rest: str) -> None:
        """Say whether an action would be allowed, and if not, by which rule."""
        reason = self.game.why_not(self._chosen(seat, rest), seat)
        if reason is None:
            self._say("why-legal")
            return
        self.out.print(str(reason), markup=False)
        if isinstance(reason, IllegalAction):
            self.out.print(_plain(rule_text(reason.rule)), markup=False)

    def _rules(self, seat: int, rest: str) -> None:
        known = [number for section in range(1, 9) for number in rule_numbers(section)]
        wanted = [n for n in known if n == rest or n.startswith(f"{rest}.")] if rest else []
        if not wanted:
            self._say("rules-hint")
        for number in wanted:
            self.out.print(_plain(rule_text(number)), markup=False)

    def _save(self, seat: int, rest: str) -> None:
        try:
            names = shlex.split(rest)
            target = Path(names[0]).expanduser() if names else self.save_to
            self.game.save(target)
        except (GameError, ValueError) as error:
            self.out.print(str(error), style="bold red", markup=False)
        else:
            self._say("saved", file=str(target))

    # Telling

    def _tell(self, seat: int | None) -> None:
        """What happened since this screen last told."""
        for event in self.game.events(seat)[self._told :]:
            self.out.print(event_words(self.game.board, event, self.names), markup=False)
        self._told = len(self.game.events(seat))

    def _say(self, key: str, **arguments: object) -> None:
        self.out.print(text(key, **arguments), markup=False)

    def _keep(self) -> None:
        self.game.save(self.save_to)
        self.out.print()
        self._say("kept", file=str(self.save_to))

    def _finish(self) -> None:
        self._tell(None)
        outcome = self.game.outcome()
        if outcome is not None:
            self.out.print(outcome_table(self.game, outcome))
        self.game.save(self.save_to)
        self._say("finished", file=str(self.save_to))


def _plain(markdown: str) -> str:
    return markdown.replace("**", "")
