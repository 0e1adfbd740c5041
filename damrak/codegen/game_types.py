"""Writes game.ts: a game as people see it and as files store it, in types and constants."""

from __future__ import annotations

from msgspec import Struct

from damrak.board import CARDS, COLOURS, GRAY, WILD
from damrak.board.facts import PLAYERS
from damrak.codegen.struct_types import Writer, reached, schema_of, structs_in
from damrak.codegen.text import constant, head
from damrak.game import deal, events, record, scoring, view
from damrak.game.kernels import refusal
from damrak.game.kernels.events import NO_CARD
from damrak.game.kernels.follow import KEEP_ONE
from damrak.game.kernels.scoring import DECIDERS
from damrak.rules import layout

ROOTS = (view.View, events.Event, events.SeenEvent, scoring.Outcome, record.Record)
# Fields that are plain strings or numbers in Python, and of which we know more.
NARROWED = {
    "View.phase": "Phase",
    "View.market": "readonly (Card | null)[]",
    "View.discards": "Cards",
    "View.hand": "Cards",
    "View.unseen": "Cards",
    "SeatView.known": "Cards",
    "Event.drew": "Card",
    "Event.turned": "readonly Card[]",
    "SeenEvent.drew": "Card",
    "SeenEvent.turned": "readonly Card[]",
    "Outcome.reason": "EndReason",
}
RENAMED = {"Event": "OpenEvent", "Record": "GameRecord"}  # the others are taken in TypeScript
ALIASES = """\
export type Colour = Exclude<Card, typeof WILD>;
export type RouteColour = Colour | typeof GRAY;
export type Cards = Readonly<Partial<Record<Card, number>>>;
"""


def game_source() -> str:
    """The whole file."""
    known = schema_of(*ROOTS)
    names = reached(known, (root.__name__ for root in ROOTS))
    writer = Writer(known, game_structs(), names, narrowed=NARROWED, renamed=RENAMED)
    declared = [writer.declaration(name) for name in known if name in names]
    constants = [*_cards(), *_numbers(), *_words(), *_answers(), *_records()]
    return head("types") + "".join(constants) + ALIASES + "\n" + "\n".join(declared)


def game_structs() -> dict[str, type[Struct]]:
    """The structs of a game by name."""
    return structs_in(view, events, scoring, record)


def union(name: str, kind: str, values: tuple[str, ...], comment: str = "") -> str:
    """A list of words as a constant, and the type of one of them."""
    return constant(name, values, comment) + f"export type {kind} = (typeof {name})[number];\n"


def _cards() -> list[str]:
    return [
        union("CARDS", "Card", CARDS, "Transport cards by number."),
        constant("COLOURS", COLOURS),
        constant("WILD", WILD),
        constant("GRAY", GRAY, "The colour of a route that any colour pays."),
        constant("ROUTE_COLOURS", (*COLOURS, GRAY), "The colours of routes by number."),
        constant("LETTERS", events.LETTERS, "The letter of each card in a shuffled deck."),
    ]


def _numbers() -> list[str]:
    phases = {name: number for number, name in enumerate(view.PHASES)}
    nobody = "No seat: a spectator, or nobody to move."
    return [
        constant("PHASE", phases, "The number of each phase in a state."),
        constant("NOBODY", layout.NOBODY, nobody),
        constant("EMPTY", layout.EMPTY, "An empty market slot."),
        constant("UNKNOWN", layout.UNKNOWN, "A contract that the viewer does not know."),
        constant("NOT_YET", layout.NOT_YET, "Turns left before the last round."),
        constant("PLAYERS", PLAYERS, "Table sizes.", "readonly number[]"),
        constant("MAX_NAME", deal.MAX_NAME, "Letters of a seat's name."),
    ]


def _words() -> list[str]:
    ends = ", ".join(f'{number}: "{word}"' for number, word in scoring.END_REASONS.items())
    return [
        union("PHASES", "Phase", view.PHASES, "Phases by number."),
        f"/** Why a game ended, by number. */\nexport const END_REASONS = {{ {ends} }} as const;\n",
        "export type EndReason = (typeof END_REASONS)[keyof typeof END_REASONS];\n",
    ]


def _answers() -> list[str]:
    """The names for what the kernels of a game answer."""
    reasons = [[each.rule, each.key, dict(each.arguments)] for each in refusal.REASONS]
    kinds = "readonly (readonly [string, string, Readonly<Record<string, string>>])[]"
    choices = "Choices that only their seat may know, and what others are told."
    return [
        constant("REFUSALS", reasons, "By number: rule, message key, kinds of arguments.", kinds),
        constant("DECIDERS", DECIDERS, "What decided a game, by number."),
        constant("NO_CARD", NO_CARD, "Of an event: no card was drawn."),
        constant("KEEP_ONE", KEEP_ONE, "In place of an action: a choice that is a secret."),
        constant("UNSEEN_CHOICES", events.unseen_choices(), choices),
        constant("OWN_FACTS", events.facts_seen_by(0), "What the one who acts is told."),
        constant("OPEN_FACTS", events.facts_seen_by(None), "What all are told of an event."),
    ]


def _records() -> list[str]:
    return [
        constant("FORMAT", record.FORMAT, "Of a stored game."),
        constant("CHANCE", record.CHANCE, "How shuffles follow from the seed."),
        constant("MIXED", record.MIXED.decode(), "The title of a mixed seed."),
        constant("MAX_BYTES", record.MAX_BYTES, "Of a stored game."),
        union("CHECKS", "Check", record.CHECKS, "What is checked of a stored game."),
    ]
