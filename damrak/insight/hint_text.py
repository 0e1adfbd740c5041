"""Turns a hint of the coach, or the reason of a review, into text in any of its languages."""

from __future__ import annotations

from collections.abc import Mapping

from damrak.board import CARDS, Board
from damrak.board.facts import Contract, Route
from damrak.game.catalogue import catalogue
from damrak.i18n import text
from damrak.insight.coach import Hint
from damrak.insight.report import Decision, Fact, Reason, Told

# What is told of a finished game where the coach speaks of one that goes on.
PAST = {"coach-why-card": "insight-why-card", "coach-why-card-way": "insight-why-card-way"}
# What is told where a fault speaks of the fewest carts, and they are those of who is told.
OWN = {"insight-fault-late": "insight-fault-late-own"}
KNOWN = ("setback",)  # facts that whoever decided could know; all others came later
# What the coach says of cards and routes that are needed: told where nothing else says why.
NEEDS = ("coach-why-card-way", "coach-why-way", "coach-why-complete")
ENDING = "coach-note-ending"  # the notes that speak of the fewest carts, too
WORTH_TELLING = ("lacked", "short", "spare")  # facts after which the worth of their route is told
ENDS = "\N{NO-BREAK SPACE}\N{EN DASH} "


def hint_text(board: Board, hint: Hint, names: tuple[str, ...], language: str = "en") -> str:
    """The sentences of a hint."""
    told = _named(board, hint.arguments, names, language)
    told["payment"] = _payment(board, hint.action, language)
    return " ".join(text(key, language, **told) for key in hint.keys)


def told_text(
    board: Board, decision: Decision, told: Told, names: tuple[str, ...], language: str = "en"
) -> str:
    """Why a better action was better: what could be known, then what came of what was played."""
    reason = decision.reason
    if reason is None:
        return ""
    named = _named(board, reason.arguments, names, language)
    sentences = [
        text(PAST.get(key, key), language, **named) for key in _keys(decision.seat, reason, told)
    ]
    known = reason.arguments["contract"] if told.keys and _says_why(told) else None
    came: list[str] = []
    for fact in told.facts:
        said = sentences if fact.kind in KNOWN else came
        said.append(_fact_text(board, fact, names, language))
        if known is None or fact.arguments.get("way") != known:
            said += _use_text(board, fact, language)
    if not sentences:
        needs = [PAST.get(key, key) for key in reason.keys if key in NEEDS]
        sentences += [text(key, language, **named) for key in needs]
    if came:
        sentences.append(text("insight-came", language, told=" ".join(dict.fromkeys(came))))
    return " ".join(dict.fromkeys(sentences))


def _keys(seat: int, reason: Reason, told: Told) -> list[str]:
    """The messages of a reason, as they are told to that seat; nothing is said twice."""
    if reason.arguments["was_ender"] != seat:
        return list(told.keys)
    said = any(key.startswith(ENDING) for key in told.keys)
    return [OWN.get(key, key) for key in told.keys if key not in OWN or not said]


def _says_why(told: Told) -> bool:
    return any(key.startswith("coach-why-") for key in told.keys)


def _fact_text(board: Board, fact: Fact, names: tuple[str, ...], language: str) -> str:
    """A fact of the rest of the game."""
    told: dict[str, int | str] = dict(fact.arguments)
    numbers = fact.arguments
    if "route" in numbers:
        told["route"] = _ends(board, board.routes[numbers["route"]])
    if "contract" in numbers:
        told["contract"] = _ends(board, board.contracts[numbers["contract"]])
    if "rival" in numbers:
        told["rival"] = names[numbers["rival"]]
    if "card" in numbers:
        card = text(f"card-{CARDS[numbers['card']]}", language)
        told["cards"] = f"{numbers['held']} {card}"
    told["when"] = text("insight-when", language, turns=numbers.get("turns", 0))
    return text(f"insight-sequel-{fact.kind}", language, **told)


def _use_text(board: Board, fact: Fact, language: str) -> list[str]:
    """What the route of a fact was good for, where the fact does not say so itself."""
    if "route" not in fact.arguments:
        return []
    route = board.routes[fact.arguments["route"]]
    ends, way = _ends(board, route), fact.arguments.get("way")
    if way is not None:
        contract = _ends(board, board.contracts[way])
        return [text("insight-sequel-way", language, route=ends, contract=contract)]
    points = _points(board, route)
    worth = text("insight-sequel-worth", language, route=ends, points=points)
    return [worth] if fact.kind in WORTH_TELLING else []


def _named(
    board: Board, told: Mapping[str, int], seats: tuple[str, ...], language: str
) -> dict[str, int | str]:
    """The arguments with names for numbers of routes, contracts, cards and seats."""
    named: dict[str, int | str] = dict(told)
    for name in named.keys() & {"route", "was_route"}:
        named[name] = _ends(board, board.routes[told[name]])
    for name in ("contract", "other", "also"):
        named[name] = _ends(board, board.contracts[told[name]])
    for name in named.keys() & {"card", "was_card"}:
        named[name] = text(f"card-{CARDS[told[name]]}", language)
    for name in named.keys() & {"rival", "ender", "was_ender"}:
        named[name] = seats[told[name]]
    named["worth"] = _points(board, board.routes[told["route"]]) if told["route"] >= 0 else 0
    return named


def _points(board: Board, route: Route) -> int:
    return board.facts.points.routes[route.length - 1]


def _ends(board: Board, way: Route | Contract) -> str:
    return f"{board.location[way.a].name}{ENDS}{board.location[way.b].name}"


def _payment(board: Board, action: int, language: str) -> str:
    tables = catalogue(board).tables
    colour, coloured = int(tables.claim_colour[action]), int(tables.claim_coloured[action])
    paid = ((colour, coloured), (len(CARDS) - 1, int(tables.claim_wilds[action])))
    return " + ".join(
        f"{count} {text(f'card-{CARDS[card]}', language)}" for card, count in paid if count
    )
