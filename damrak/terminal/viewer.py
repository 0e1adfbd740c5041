"""Steps through a recorded game in the terminal, as one seat, as a spectator, or all open."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from damrak.game import Game, Record
from damrak.game.events import Event, SeenEvent
from damrak.game.view import ContractView, seat_names
from damrak.i18n import text
from damrak.terminal.screen import outcome_table, show_table
from damrak.terminal.text import card_text, cards_text, event_words, seat_text


class Viewer:
    """Steps through a record; `seat` None is a spectator, `all_open` hides nothing."""

    def __init__(self, record: Record, seat: int | None, *, all_open: bool, out: Console) -> None:
        self.record, self.seat, self.all_open, self.out = record, seat, all_open, out
        self.last = len(record.actions)
        self.at = 0

    def print_list(self) -> None:
        """Print a line for each event, and the scores."""
        game = Game.replay(self.record)
        for number, event in enumerate(self._events(game), start=1):
            self.out.print(f"{number:>4}  {self._words(game, event)}")
        self._print_outcome(game)

    def step_through(self) -> None:
        """Show the position and read commands: n, p, a number, end, q."""
        while True:
            self._show()
            try:
                line = self.out.input(text("replay-ask", at=self.at, last=self.last)).strip()
            except (EOFError, KeyboardInterrupt):
                return
            if line in ("q", "quit"):
                return
            self._move(line)

    def _move(self, line: str) -> None:
        if line in ("", "n"):
            self.at += 1
        elif line == "p":
            self.at -= 1
        elif line == "end":
            self.at = self.last
        elif line.isdecimal():
            self.at = int(line[:6])
        else:
            self.out.print(text("replay-help"))
        self.at = max(0, min(self.last, self.at))

    def _show(self) -> None:
        game = Game.replay(self.record, self.at)
        show_table(self.out, game, game.view(self.seat))
        if self.all_open:
            self._show_hands(game)
        events = self._events(game)
        if events:
            self.out.print(self._words(game, events[-1]), style="bold")
        self._print_outcome(game)

    def _events(self, game: Game) -> Sequence[Event | SeenEvent]:
        return game.all_events() if self.all_open else game.events(self.seat)

    def _words(self, game: Game, event: Event | SeenEvent) -> str:
        return event_words(game.board, event, seat_names(game.seats))

    def _show_hands(self, game: Game) -> None:
        for seat, name in enumerate(seat_names(game.seats)):
            view = game.view(seat)
            line = seat_text(seat, name) + Text("  ") + cards_text(view.hand)
            self.out.print(line)
            self.out.print(f"    {self._ends(game, view.contracts)}")
            if view.offer:
                self.out.print(
                    f"    {text('offered-contracts', contracts=self._ends(game, view.offer))}"
                )
        top = game.next_cards(5)
        self.out.print(Text(text("deck-top") + "  ") + Text("  ").join(map(card_text, top)))

    def _ends(self, game: Game, contracts: tuple[ContractView, ...]) -> str:
        names = game.board.location
        return ", ".join(f"{names[c.a].name} - {names[c.b].name} ({c.points})" for c in contracts)

    def _print_outcome(self, game: Game) -> None:
        outcome = game.outcome()
        if outcome is not None:
            self.out.print(outcome_table(game, outcome))
