"""Turns a hint of the coach, or the reason of a review, into text in any of its languages."""

from __future__ import annotations

from collections.abc import Mapping

from damrak.board import CARDS, Board
from damrak.board.facts import Contract, Route
from damrak.game.catalogue import catalogue
from damrak.i18n import text
from damrak.insight.coach import Hint
from damrak.insight.report import Reason

ENDS = "\N{NO-BREAK SPACE}\N{EN DASH} "


def hint_text(board: Board, hint: Hint, names: tuple[str, ...], language: str = "en") -> str:
    """The sentences of a hint."""
    told = _named(board, hint.arguments, names, language)
    told["payment"] = _payment(board, hint.action, language)
    return " ".join(text(key, language, **told) for key in hint.keys)


def reason_text(board: Board, reason: Reason, names: tuple[str, ...], language: str = "en") -> str:
    """The sentences of a reason."""
    told = _named(board, reason.arguments, names, language)
    return " ".join(text(key, language, **told) for key in reason.keys)


def _named(
    board: Board, told: Mapping[str, int], seats: tuple[str, ...], language: str
) -> dict[str, int | str]:
    """The arguments with names for numbers of routes, contracts, cards and seats."""
    named: dict[str, int | str] = dict(told)
    for name in named.keys() & {"route", "was_route"}:
        named[name] = _ends(board, board.routes[told[name]])
    for name in ("contract", "other"):
        named[name] = _ends(board, board.contracts[told[name]])
    for name in named.keys() & {"card", "was_card"}:
        named[name] = text(f"card-{CARDS[told[name]]}", language)
    for name in named.keys() & {"rival", "ender", "was_ender"}:
        named[name] = seats[told[name]]
    return named


def _ends(board: Board, way: Route | Contract) -> str:
    return f"{board.location[way.a].name}{ENDS}{board.location[way.b].name}"


def _payment(board: Board, action: int, language: str) -> str:
    tables = catalogue(board).tables
    colour, coloured = int(tables.claim_colour[action]), int(tables.claim_coloured[action])
    paid = ((colour, coloured), (len(CARDS) - 1, int(tables.claim_wilds[action])))
    return " + ".join(
        f"{count} {text(f'card-{CARDS[card]}', language)}" for card, count in paid if count
    )
