"""Texts of cards, seats, actions and events for the terminal."""

from __future__ import annotations

from rich.text import Text

from damrak.board import CARDS, Board
from damrak.game import Action, Claim, DrawMarket
from damrak.game.events import Event, SeenEvent
from damrak.game.notation import parse_action
from damrak.i18n import text
from damrak.terminal.map import CARD_LETTERS, CARD_STYLES, SEAT_EMBLEMS, SEAT_STYLES

KEEPS = {
    "1": "event-keep-first",
    "2": "event-keep-second",
    "one": "event-keep-one",
    "both": "event-keep-both",
}


def card_text(card: str, count: int | None = None) -> Text:
    """A card as a coloured letter and its name."""
    shown = Text()
    shown.append(f" {CARD_LETTERS[card]} ", CARD_STYLES[card])
    shown.append(f" {text(f'card-{card}')}")
    if count is not None:
        shown.append(f" {count}", "bold")
    return shown


def cards_text(cards: dict[str, int]) -> Text:
    """A hand, by colour."""
    shown = [card_text(card, cards[card]) for card in CARDS if card in cards]
    return Text("   ").join(shown) if shown else Text(text("no-cards"))


def seat_text(seat: int, name: str) -> Text:
    """A seat with its emblem and colour."""
    shown = Text()
    shown.append(f" {SEAT_EMBLEMS[seat]} ", SEAT_STYLES[seat])
    shown.append(f" {name}")
    return shown


def claim_words(board: Board, claim: Claim) -> str:
    """The ends and the payment of a claim."""
    names = board.location
    paid = [(claim.colour, claim.coloured), (CARDS[-1], claim.wilds)]
    payment = " + ".join(f"{n} {text(f'card-{card}')}" for card, n in paid if n)
    return text("words-claim", a=names[claim.a].name, b=names[claim.b].name, payment=payment)


def action_words(board: Board, action: Action) -> str:
    """An action as a phrase."""
    if isinstance(action, Claim):
        return claim_words(board, action)
    if isinstance(action, DrawMarket):
        return text("words-market", card=text(f"card-{action.card}"))
    return text("words-" + str(action).replace(" ", "-"))


def event_words(board: Board, event: Event | SeenEvent, names: tuple[str, ...]) -> str:
    """An event as one or two sentences."""
    who = names[event.seat]
    sentences = [_action_sentence(board, event, who)]
    if event.turned:
        cards = ", ".join(text(f"card-{card}") for card in event.turned)
        sentences.append(text("event-turned", cards=cards))
    return " ".join(sentences)


def _action_sentence(board: Board, event: Event | SeenEvent, who: str) -> str:
    match event.action.split():
        case ["draw", "deck"] if event.drew:
            return text("event-deck-own", who=who, card=text(f"card-{event.drew}"))
        case ["draw", "deck"]:
            return text("event-deck", who=who)
        case ["draw", "market", card, *_]:
            return text("event-market", who=who, card=text(f"card-{card}"))
        case ["contracts"]:
            return text("event-contracts", who=who)
        case ["keep", which]:
            return text(KEEPS[which], who=who)
        case ["pass"]:
            return text("event-pass", who=who)
    claim = parse_action(board, event.action)
    words = claim_words(board, claim) if isinstance(claim, Claim) else event.action
    return text("event-claim", who=who, claim=words)
