"""Illegal actions: the error, and what else an environment can do about them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from damrak.game.errors import GameError, InvalidSetup

OnIllegal: TypeAlias = Literal["raise", "lose", "random"]


class IllegalActions(GameError):
    """An action is illegal in its game; no game has changed."""


def check_on_illegal(chosen: str) -> None:
    """Raise InvalidSetup for a choice that there is not."""
    if chosen not in get_args(OnIllegal):
        known = ", ".join(get_args(OnIllegal))
        raise InvalidSetup("choice", name="on_illegal", value=str(chosen), known=known)
