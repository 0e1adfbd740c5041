"""Why an action is refused: the rule that forbids it and what it is about.

Asked only of actions that are not legal. `kernels/refusal.py` decides; here its numbers get names.
"""

from __future__ import annotations

import numpy as np

from damrak.board import CARDS, COLOURS, GRAY, Board, Route
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep
from damrak.game.catalogue import Catalogue
from damrak.game.errors import IllegalAction, InvalidAction
from damrak.game.kernels.entry import explain_entry, explain_route_entry
from damrak.game.kernels.refusal import MARKET, NOT_SAID, REASONS, UNKNOWN_WORD
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST, PASS
from damrak.rules.layout import OVER

_NUMBERS = {"": NOT_SAID, **{card: number for number, card in enumerate(CARDS)}}
_NAMES = {"card": CARDS, "colour": (*COLOURS, GRAY)}


def refusal(board: Catalogue, seen: np.ndarray, action: Action) -> IllegalAction | InvalidAction:
    """The reason why the viewer may not do this now; `seen` is an observation, an array of one."""
    route = find_route(board.board, action) if isinstance(action, Claim) else None
    if isinstance(route, IllegalAction | InvalidAction) and seen["phase"][0] != OVER:
        return route
    answer, said = board.answers().refusal, getattr(action, "colour", getattr(action, "card", ""))
    asked = _asked(action, route.id if isinstance(route, Route) else 0)
    explain_entry(board.table_array, seen, *asked, answer)
    return _named(answer, said)


def route_refusal(board: Catalogue, seen: np.ndarray, route: int) -> IllegalAction:
    """The reason why the viewer may not claim this route now, however it would pay."""
    answer = board.answers().refusal
    explain_route_entry(board.table_array, seen, route, answer)
    return _named(answer, "")


def _asked(action: Action, route: int) -> tuple[int, int, int, int, int]:
    """An action as the kernel takes it: kind, slot or route, card, and what is paid."""
    match action:
        case DrawMarket():
            return MARKET, action.slot or 0, _NUMBERS.get(action.card, UNKNOWN_WORD), 0, 0
        case Claim():
            card = _NUMBERS.get(action.colour, UNKNOWN_WORD)
            return FIRST_CLAIM, route, card, action.coloured, action.wilds
        case Keep():
            return KEEP_FIRST + action.choice - 1, 0, NOT_SAID, 0, 0
        case DrawDeck():
            return DECK, 0, NOT_SAID, 0, 0
        case DrawContracts():
            return CONTRACTS, 0, NOT_SAID, 0, 0
        case _:
            return PASS, 0, NOT_SAID, 0, 0


def _named(answer: np.ndarray, said: str) -> IllegalAction:
    """The kernel's answer with names; `said` is a card that is none."""
    rule, key, kinds = REASONS[answer["reason"][0]]
    numbers = answer["arguments"][0].tolist()
    arguments = {
        name: _name(kind, number, said)
        for (name, kind), number in zip(kinds, numbers, strict=False)
    }
    return IllegalAction(rule, key, **arguments)


def _name(kind: str, number: int, said: str) -> str | int:
    if kind == "number":
        return number
    return said if number < 0 else _NAMES[kind][number]


def find_route(board: Board, action: Claim) -> Route | IllegalAction | InvalidAction:
    """The route a claim means, or what is wrong with its ends or its `via`."""
    ends = {action.a, action.b}
    between = [route for route in board.routes if {route.a, route.b} == ends]
    if not between:
        return IllegalAction("1.1", "no-route", a=action.a, b=action.b)
    chosen = [route for route in between if action.via in (None, route.colour, f"#{route.id}")]
    if not chosen:
        known = ", ".join(route.colour for route in between)
        return InvalidAction("no-such-half", via=action.via, known=known)
    fitting = [route for route in chosen if route.colour in (action.colour, GRAY)]
    return (fitting or chosen)[0]
