"""Damrak: the Amsterdam cart-route board game, for people, bots and researchers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from damrak.board import Board as Board
    from damrak.game import Action as Action
    from damrak.game import Game as Game
    from damrak.game import Record as Record

__version__ = "0.1.0"
__all__ = ["Action", "Board", "Game", "Record", "__version__"]


def __getattr__(name: str) -> Any:
    """Load the game on first use, so that `damrak --help` needs no compiler."""
    if name == "Board":
        from damrak.board import Board

        return Board
    if name in ("Action", "Game", "Record"):
        from damrak import game

        return getattr(game, name)
    raise AttributeError(f"module 'damrak' has no attribute {name!r}")
