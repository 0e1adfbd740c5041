"""The render modes of environments: a text, the same printed, or a picture."""

from __future__ import annotations

from damrak.board import Board
from damrak.envs.picture import Picture, table_picture
from damrak.envs.text import table_text
from damrak.game.errors import InvalidSetup
from damrak.game.view import View

MODES = ("human", "ansi", "rgb_array")


def check_mode(mode: str | None) -> None:
    """Raise InvalidSetup for an unknown render mode."""
    if mode is not None and mode not in MODES:
        raise InvalidSetup("render-mode", mode=mode, known=", ".join(MODES))


def show(mode: str, board: Board, view: View) -> str | Picture | None:
    """The table as the viewer of this view knows it; `human` prints it."""
    if mode == "rgb_array":
        return table_picture(board, view)
    words = table_text(board, view)
    if mode == "ansi":
        return words
    print(words)
    return None
