"""Parses actions: `parse_action` reads what people type; `str(action)` writes it.

    draw market blue | draw market blue 3 | draw market 3 | draw deck | contracts
    keep 1 | keep 2 | keep both | pass
    claim dam oude-kerk pink*1 wild*1 | claim dam oude-kerk pink+wild
    claim nieuwe-waal haringpakkerstoren via gray pink*2

Locations may be abbreviated if that is unambiguous, and contain spaces: `claim oude kerk dam`. A
claim without a payment is accepted if there is only one way to pay (`Game` decides).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from damrak.board import CARDS, COLOURS, GRAY, WILD, Board
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep, Pass
from damrak.game.errors import InvalidAction

MAX_TEXT = 200
_KEEPS = {"1": 1, "first": 1, "2": 2, "second": 2, "both": 3, "1 2": 3, "all": 3}
_PAYMENT = re.compile(r"(?:(?P<before>\d{1,2})\*)?(?P<card>[a-z]+)(?:\*(?P<after>\d{1,2}))?")


@dataclass(frozen=True)
class OpenClaim:
    """A claim typed without a payment."""

    a: str
    b: str
    via: str | None


def parse_action(board: Board, text: str) -> Action | OpenClaim:
    """The action of a text; raises InvalidAction if it is none."""
    words = text.lower().split()
    if not words or len(text) > MAX_TEXT:
        raise InvalidAction("empty" if not words else "too-long", limit=MAX_TEXT)
    head, rest = words[0], words[1:]
    if head == "draw" and rest:
        return _parse_draw(board, rest)
    if head == "claim":
        return _parse_claim(board, rest)
    if head == "keep":
        return _parse_keep(rest)
    if head in ("contracts", "pass") and not rest:
        return DrawContracts() if head == "contracts" else Pass()
    raise InvalidAction("unknown-action", text=text)


def _parse_draw(board: Board, words: list[str]) -> Action:
    match words:
        case ["deck"]:
            return DrawDeck()
        case ["contracts"]:
            return DrawContracts()
        case ["market", card] if card in CARDS:
            return DrawMarket(card)
        case ["market", slot] if slot.isdecimal():
            return DrawMarket("", _slot(board, slot))
        case ["market", card, slot] if card in CARDS and slot.isdecimal():
            return DrawMarket(card, _slot(board, slot))
    raise InvalidAction("unknown-draw", text=" ".join(words), cards=", ".join(CARDS))


def _slot(board: Board, word: str) -> int:
    slots = board.facts.pieces.market
    number = int(word[:9])
    if not 1 <= number <= slots or len(word) > 9:
        raise InvalidAction("slot", slot=word, slots=slots)
    return number


def _parse_keep(words: list[str]) -> Keep:
    choice = _KEEPS.get(" ".join(words))
    if choice is None:
        raise InvalidAction("unknown-keep")
    return Keep(choice)


def _parse_claim(board: Board, words: list[str]) -> Claim | OpenClaim:
    a, rest = _take_location(board, words)
    b, rest = _take_location(board, rest)
    via = None
    if rest and rest[0] == "via":
        via, rest = _parse_via(rest), rest[2:]
    if not rest:
        return OpenClaim(a, b, via)
    return _priced(a, b, via, _parse_payment(rest))


def _take_location(board: Board, words: list[str]) -> tuple[str, list[str]]:
    """The location at the start of these words, and the words after it."""
    if not words or words[0] == "via":
        raise InvalidAction("claim-ends")
    for count in range(len(words), 1, -1):
        joined = "-".join(words[:count])
        if len(_locations(board, joined)) == 1:
            return parse_location(board, joined), words[count:]
    return parse_location(board, words[0]), words[1:]


def _parse_via(words: list[str]) -> str:
    if len(words) > 1 and (words[1] in (*COLOURS, GRAY) or re.fullmatch(r"#\d{1,2}", words[1])):
        return words[1]
    raise InvalidAction("via", text=" ".join(words[1:2]))


def parse_location(board: Board, word: str) -> str:
    """The location with this id, or the only one whose id begins with it."""
    found = _locations(board, word)
    if len(found) == 1:
        return found[0]
    known = ", ".join(found or board.location)
    raise InvalidAction("location-unclear" if found else "location", text=word, known=known)


def _locations(board: Board, word: str) -> list[str]:
    """The locations a word may mean: the one with that id, or all that begin with it."""
    word = word.rstrip(".")
    if word in board.location:
        return [word]
    return [location.id for location in board.locations if word and location.id.startswith(word)]


def _parse_payment(words: list[str]) -> Counter[str]:
    paid = Counter[str]()
    for word in "+".join(words).split("+"):
        part = _PAYMENT.fullmatch(word)
        if not part or part["card"] not in CARDS or (part["before"] and part["after"]):
            raise InvalidAction("payment", text=word, cards=", ".join(CARDS))
        paid[part["card"]] += int(part["before"] or part["after"] or 1)
    return paid


def _priced(a: str, b: str, via: str | None, paid: Counter[str]) -> Claim:
    paid = +paid  # drops colours paid with zero cards
    wilds = paid.pop(WILD, 0)
    if len(paid) > 1:
        raise InvalidAction("payment-colours", colours=", ".join(sorted(paid)))
    colour = next(iter(paid), WILD)
    return Claim(a, b, colour, paid.get(colour, 0), wilds, via)
