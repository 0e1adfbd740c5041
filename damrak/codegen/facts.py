"""Writes facts.ts: what a page can show of the game without the rules in WebAssembly."""

from __future__ import annotations

from itertools import islice

import msgspec

from damrak.board.tables import FIXED, action_count
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.running.net_files import MASTER, read_card
from damrak.bots.running.registry import LEVELS
from damrak.codegen.text import constant, head
from damrak.game.catalogue import Catalogue
from damrak.i18n.json_types import Json
from damrak.insight.coach import ACTION, STRENGTHS
from damrak.insight.kernels.reasons import ADVICE_FIELDS, KINDS, NOTES, REASONS
from damrak.rules import RULES_VERSION, RULES_VERSIONS
from damrak.rules.actions import FIRST_CLAIM

PLAYED = "Games of these versions can be replayed and played on."


def facts_source(made: Catalogue) -> str:
    """The whole file, for one board."""
    return head("types") + "".join([*_board(made), *_actions(made), *_bots()])


def _board(made: Catalogue) -> list[str]:
    facts = _without_sources(msgspec.to_builtins(made.board.facts))
    return [
        constant("RULES_VERSION", RULES_VERSION),
        constant("RULES_VERSIONS", RULES_VERSIONS, PLAYED, "readonly number[]"),
        constant("BOARD_HASH", made.board.hash),
        constant("BOARD", facts, "The board file, without its sources."),
    ]


def _without_sources(facts: Json) -> Json:
    """Where each row is from matters to those who read the board file; pages would only load it."""
    if isinstance(facts, dict):
        return {name: _without_sources(each) for name, each in facts.items() if name != "source"}
    many = isinstance(facts, list | tuple)
    return [_without_sources(each) for each in facts] if many else facts


def _actions(made: Catalogue) -> list[str]:
    first = made.slots + FIRST_CLAIM
    words = "The actions before FIRST_CLAIM by their numbers, in words. Market slots come first."
    claims = "For each claim, from FIRST_CLAIM on: its route, colour, coloured cards and wilds."
    four = "readonly (readonly [number, number, number, number])[]"
    fixed = {name.replace(" ", "_"): made.slots + number for number, name in enumerate(FIXED)}
    return [
        constant("MARKET_SLOTS", made.slots),
        constant("ACTION", fixed, "The numbers of the actions between market slots and claims."),
        constant("FIRST_CLAIM", first),
        constant("PLAIN_ACTIONS", _plain_words(made), words, "readonly string[]"),
        constant("CLAIMS", _claims(made, first), claims, four),
    ]


def _bots() -> list[str]:
    net = {name: read_card(MASTER)[name] for name in ("bytes", "sha256")}
    coach = {"fields": ADVICE_FIELDS, "kinds": KINDS, "reasons": REASONS, "notes": NOTES}
    levels = "The bot behind each level for people: see `damrak bots`."
    words = "The numbers of an advice in their order, and the names of some of them."
    names = "Bots that choose at once, by number."
    return [
        constant("BOTS", list(NAMES), names, "readonly string[]"),
        constant("LEVELS", LEVELS, levels, "Readonly<Record<string, string>>"),
        constant("NET", net, "The file with the weights of the learned net."),
        constant("COACH", coach, words),
        constant("STRENGTHS", STRENGTHS, "Of a hint: a thought, a kind of action, an action."),
        constant("STRONGEST", ACTION),
    ]


def _plain_words(made: Catalogue) -> list[str]:
    slots = [f"draw market {slot + 1}" for slot in range(made.slots)]
    return [*slots, *map(str, islice(made.actions.values(), len(FIXED)))]


def _claims(made: Catalogue, first: int) -> list[list[int]]:
    tables = made.tables
    columns = ("claim_route", "claim_colour", "claim_coloured", "claim_wilds")
    numbers = range(first, action_count(made.board))
    return [[int(tables[name][action]) for name in columns] for action in numbers]
