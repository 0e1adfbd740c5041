"""Turns a hint of the coach into text, in any of its languages."""

from __future__ import annotations

from damrak.board import CARDS, Board
from damrak.board.facts import Contract, Route
from damrak.game.catalogue import catalogue
from damrak.i18n import text
from damrak.insight.coach import Hint

ENDS = "\N{NO-BREAK SPACE}\N{EN DASH} "


def hint_text(board: Board, hint: Hint, names: tuple[str, ...], language: str = "en") -> str:
    """The sentences of a hint."""
    told = {**hint.arguments, **_names(board, hint, names, language)}
    return " ".join(text(key, language, **told) for key in hint.keys)


def _names(board: Board, hint: Hint, seats: tuple[str, ...], language: str) -> dict[str, str]:
    told = hint.arguments
    named = {"route": _ends(board, board.routes[told["route"]])}
    for name in ("contract", "other"):
        named[name] = _ends(board, board.contracts[told[name]])
    named["card"] = text(f"card-{CARDS[told['card']]}", language)
    named["payment"] = _payment(board, hint.action, language)
    return named | {name: seats[told[name]] for name in ("rival", "ender")}


def _ends(board: Board, way: Route | Contract) -> str:
    return f"{board.location[way.a].name}{ENDS}{board.location[way.b].name}"


def _payment(board: Board, action: int, language: str) -> str:
    tables = catalogue(board).tables
    colour, coloured = int(tables.claim_colour[action]), int(tables.claim_coloured[action])
    paid = ((colour, coloured), (len(CARDS) - 1, int(tables.claim_wilds[action])))
    return " + ".join(
        f"{count} {text(f'card-{CARDS[card]}', language)}" for card, count in paid if count
    )
