"""Hints in the terminal: each time it is asked at one decision, the coach says a little more."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from damrak.compile.kernel import is_plain
from damrak.game import Game
from damrak.i18n import text
from damrak.terminal.console import compiling

if TYPE_CHECKING:
    from damrak.insight.coach import Coach


class Prompter:
    """The coach at a table, and how much it has said of the present decision."""

    def __init__(self, game: Game, language: str) -> None:
        self._game, self._language = game, language
        self._coach: Coach | None = None  # most games do without
        self._strength = 0

    def begin(self) -> None:
        """A new decision: nothing was said of it yet."""
        self._strength = 0

    def lines(self, seat: int, asked: str, names: tuple[str, ...]) -> list[str]:
        """A hint as strong as asked for, or stronger than the last, and how to hear more."""
        from damrak.insight.coach import ACTION, STRENGTHS, Coach
        from damrak.terminal.hint_text import hint_words

        known = {str(strength): strength for strength in STRENGTHS}
        if asked and asked not in known:
            return [text("hint-range")]
        self._strength = known.get(asked, min(self._strength + 1, ACTION))
        with nullcontext() if is_plain() else compiling():
            self._coach = self._coach or Coach(self._game.catalogue)
            hint = self._coach.hint(self._game.observation(seat), self._strength)
        words = hint_words(self._game.board, hint, names, self._language)
        return [words] if self._strength == ACTION else [words, text("hint-more")]
