"""Hints in the terminal, stronger each time a player asks at the same decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damrak.game import Game
from damrak.i18n import text
from damrak.terminal.console import compiling

if TYPE_CHECKING:
    from damrak.insight.coach import Coach


class TableCoach:
    """The coach of one game; remembers how strong its last hint was."""

    def __init__(self, game: Game, language: str) -> None:
        self._game, self._language = game, language
        self._coach: Coach | None = None  # made when first asked
        self._strength = 0

    def begin(self) -> None:
        """A new decision: start with the weakest hint."""
        self._strength = 0

    def lines(self, seat: int, asked: str, names: tuple[str, ...]) -> list[str]:
        """A hint of the strength asked for, else stronger than the last, and how to get more."""
        from damrak.insight.coach import ACTION, STRENGTHS, Coach
        from damrak.insight.hint_text import hint_text

        known = {str(strength): strength for strength in STRENGTHS}
        if asked and asked not in known:
            return [text("hint-range")]
        self._strength = known.get(asked, min(self._strength + 1, ACTION))
        with compiling():
            self._coach = self._coach or Coach(self._game.catalogue)
            hint = self._coach.hint(self._game.observation(seat), self._strength)
        shown = hint_text(self._game.board, hint, names, self._language)
        return [shown] if self._strength == ACTION else [shown, text("hint-more")]
