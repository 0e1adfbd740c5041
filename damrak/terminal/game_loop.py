"""Plays a game in the terminal: shows the table, reads commands, lets bots act, saves the game."""

from __future__ import annotations

import secrets
import shlex
import shutil
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from damrak.bots import Bot, bot_named, is_bot
from damrak.bots.external.referee import Refereed
from damrak.game import Action, Game, GameError, IllegalAction, InvalidAction
from damrak.game.notation import parse_location
from damrak.game.view import seat_names
from damrak.i18n import text
from damrak.i18n.rulebook import rule_numbers, rule_text
from damrak.terminal.console import compiling, console
from damrak.terminal.hints import TableCoach
from damrak.terminal.screen import outcome_table, route_lines, show_hand, show_table
from damrak.terminal.text import action_words, event_words, seat_text

CLEAR_ALL = "\x1b[3J\x1b[2J\x1b[H"  # clear scrollback and screen, cursor to the top
QUIT = ("quit", "exit", "q")
SHORT = {"d": "draw deck", "c": "contracts", "1": "keep 1", "2": "keep 2", "b": "keep both"}


class Leave(Exception):
    """A person leaves the game."""


class Table:
    """A game in the terminal that runs until it is over or somebody leaves."""

    def __init__(
        self, game: Game, save_to: Path, *, resumed: bool = False, language: str = "en"
    ) -> None:
        self.game = game
        self.coach = TableCoach(game, language)
        self.save_to = save_to
        self._resumed = resumed
        self.out: Console = console()
        self.bots: dict[int, Bot] = {
            seat: bot_named(name, game.board, secrets.randbits(64))
            for seat, name in enumerate(game.seats)
            if is_bot(name)
        }
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.names = seat_names(game.seats)
        self._holder: int | None = self.people[0] if len(self.people) == 1 else None
        self._told = {seat: len(game.events(seat)) for seat in (None, *range(game.players))}
        self._has_shown = False

    def play(self) -> None:
        """Play until the end or until a person leaves; the game is saved after each move."""
        self.game.save(self.save_to)
        who = ", ".join(self._introduced(seat) for seat in range(self.game.players))
        welcome = "welcome-back" if self._resumed else "welcome"
        self._print_text(welcome, seats=who, commitment=self.game.record().commitment[:16])
        try:
            while not self.game.is_over:
                self._step()
                self.game.save(self.save_to)
        except (Leave, EOFError, KeyboardInterrupt):
            self._leave()
            return
        self._finish()

    def _introduced(self, seat: int) -> str:
        return text("seat-bot" if seat in self.bots else "seat-person", name=self.names[seat])

    def _step(self) -> None:
        seat = self.game.waiting_for()[0]
        if seat in self.bots:
            self._bot_acts(seat)
        else:
            self._person_acts(seat)

    def _bot_acts(self, seat: int) -> None:
        with compiling():
            number = self.bots[seat].choose(self.game.observation(seat))
        self.game.play_number(number)
        if not self.people:
            self._tell(None)

    # People

    def _person_acts(self, seat: int) -> None:
        self._hand_over(seat)
        self.coach.begin()
        view = self.game.view(seat)
        if view.phase in ("second", "offer") and self._has_shown:
            show_hand(self.out, self.game.board, view)
        else:
            show_table(self.out, self.game, view)
            self._has_shown = True
        self._tell(seat)
        if view.turns_left is not None:
            self._print_text("last-turns", turns=view.turns_left)
        acted = False
        while not acted:
            acted = self._answer(seat, self._ask(seat))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if self._holder == seat:
            return
        if self._holder is not None:
            self._wait(text("seen-it", who=self.names[seat]))
        self._clear()
        self.out.print(seat_text(seat, self.names[seat]))
        self._wait(text("hand-over", who=self.names[seat]))
        self._holder = seat

    def _wait(self, prompt: str) -> None:
        if self.out.input(Text(prompt)).strip() in QUIT:
            raise Leave

    def _clear(self) -> None:
        """Clear the screen and its scrollback."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write(CLEAR_ALL)
            self.out.file.flush()
        else:
            self.out.print("\n" * 100)

    def _ask(self, seat: int) -> str:
        phase = self.game.view(seat).phase
        prompt = seat_text(seat, self.names[seat])
        prompt.append(f" {text(f'ask-{phase}')} > ")
        return self.out.input(prompt).strip()

    def _answer(self, seat: int, line: str) -> bool:
        """Do what was typed; returns whether the seat has acted."""
        command, _, rest = line.partition(" ")
        commands = {
            "help": self._help,
            "?": self._help,
            "actions": self._actions,
            "a": self._actions,
            "history": self._history,
            "map": self._map,
            "routes": self._routes,
            "why": self._why,
            "hint": self._hint,
            "h": self._hint,
            "rules": self._rules,
            "save": self._save,
        }
        if command in QUIT:
            raise Leave
        if command in commands:
            commands[command](seat, rest)
            return False
        return self._act(seat, line)

    def _act(self, seat: int, line: str) -> bool:
        try:
            event = self.game.play(self._chosen(seat, line), seat=seat)
        except GameError as error:
            self.out.print(str(error), style="bold red")
            if isinstance(error, IllegalAction):
                self._print_text("why-hint", rule=error.rule)
            return False
        self.out.print(event_words(self.game.board, event, self.names))
        self._told[seat] = len(self.game.events(seat))
        return True

    def _chosen(self, seat: int, line: str) -> Action | str:
        """The action of a typed line: a number of the list, a short form, or an action as text."""
        if line.startswith("#") and line[1:].isdecimal():
            actions = self.game.legal_actions(seat)
            number = int(line[1:10])
            if not 1 <= number <= len(actions):
                raise InvalidAction("number-range", last=len(actions))
            return actions[number - 1]
        if line.startswith("m "):
            return f"draw market {line[2:]}"
        if line.startswith("k "):
            return f"claim {line[2:]}"
        return SHORT.get(line, line)

    # Commands that change nothing

    def _help(self, seat: int, rest: str) -> None:
        self._print_text("help")

    def _actions(self, seat: int, rest: str) -> None:
        for number, action in enumerate(self.game.legal_actions(seat), start=1):
            words = action_words(self.game.board, action)
            self.out.print(f"  #{number:<3} {action!s:<58} {words}", soft_wrap=True)

    def _history(self, seat: int, rest: str) -> None:
        if not self.game.events(seat):
            self._print_text("nothing-yet")
        for number, event in enumerate(self.game.events(seat), start=1):
            words = event_words(self.game.board, event, self.names)
            self.out.print(f"{number:>4}  {words}")

    def _map(self, seat: int, rest: str) -> None:
        show_table(self.out, self.game, self.game.view(seat))

    def _routes(self, seat: int, rest: str) -> None:
        try:
            place = (
                parse_location(self.game.board, rest.lower().replace(" ", "-")) if rest else None
            )
        except InvalidAction as error:
            self.out.print(str(error), style="bold red")
            return
        for line in route_lines(self.game, self.game.view(seat), place):
            self.out.print(f"  {line}")

    def _why(self, seat: int, rest: str) -> None:
        """Print whether an action is allowed, and if not, the rule that forbids it."""
        try:
            reason = self.game.why_not(self._chosen(seat, rest), seat)
        except InvalidAction as error:
            reason = error
        if reason is None:
            self._print_text("why-legal")
            return
        self.out.print(str(reason))
        if isinstance(reason, IllegalAction):
            self.out.print(_plain(rule_text(reason.rule)))

    def _hint(self, seat: int, rest: str) -> None:
        for line in self.coach.lines(seat, rest, self.names):
            self.out.print(line, style="italic", highlight=False)

    def _rules(self, seat: int, rest: str) -> None:
        known = [number for section in range(1, 9) for number in rule_numbers(section)]
        wanted = [n for n in known if n == rest or n.startswith(f"{rest}.")] if rest else []
        if not wanted:
            self._print_text("no-such-rule" if rest else "rules-hint", number=rest)
        for number in wanted:
            self.out.print(_plain(rule_text(number)))

    def _save(self, seat: int, rest: str) -> None:
        try:
            names = shlex.split(rest)
            target = Path(names[0]).expanduser() if names else self.save_to
            if target.exists() and target != self.save_to:
                self._print_text("file-exists", file=str(target))
                return
            self.game.save(target)
        except (GameError, ValueError, RuntimeError, OSError) as error:
            self.out.print(str(error), style="bold red")
        else:
            self._print_text("saved", file=str(target))

    # Messages

    def _tell(self, seat: int | None) -> None:
        """Print what happened since this person, or the spectators, were last told."""
        events = self.game.events(seat)
        for event in events[self._told[seat] :]:
            self.out.print(event_words(self.game.board, event, self.names))
        self._told[seat] = len(events)

    def _tell_faults(self) -> None:
        """Print which bots had choices replaced by the fallback bot."""
        for seat, bot in self.bots.items():
            if isinstance(bot, Refereed) and bot.faults.total:
                self._print_text("forfeits", who=self.names[seat], forfeited=bot.faults.total)

    def _print_text(self, key: str, **arguments: object) -> None:
        self.out.print(text(key, **arguments))

    def _leave(self) -> None:
        """Print how to continue; delete the file of a new game without a move."""
        self.out.print()
        if self._resumed or self.game.turn:
            self._print_text("kept", file=str(self.save_to), command=_command())
        else:
            self.save_to.unlink(missing_ok=True)

    def _finish(self) -> None:
        self._tell(self.people[0] if len(self.people) == 1 else None)
        outcome = self.game.outcome()
        if outcome is not None:
            show_table(self.out, self.game, self.game.view(None))
            self.out.print(outcome_table(self.game, outcome))
        self._tell_faults()
        self._print_text("finished", file=str(self.save_to), command=_command())


def _command() -> str:
    """How to call this command: by name, or by path if it is not in PATH."""
    return "damrak" if shutil.which("damrak") else sys.argv[0]


def _plain(markdown: str) -> str:
    return markdown.replace("**", "")
