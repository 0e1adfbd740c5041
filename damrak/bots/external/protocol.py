"""What a bot in another process is told and answers: one JSON object a line, in these shapes.

docs/bots.md describes each message. All of it is built from the board and from an observation, so
nothing that the seat may not know can be in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
import numpy as np
from msgspec import Meta, Struct

from damrak.board import CARDS
from damrak.bots.external.referee import BotFault, short
from damrak.game.catalogue import Catalogue
from damrak.game.engine import numbers_in
from damrak.game.view import View, view_of
from damrak.rules.layout import Observation
from damrak.rules.legal import legal_actions

PROTOCOL: Final = 1
MAX_LINE = 65_536  # bytes of a bot's line, at most
_SAFE = 2**53  # below it a number is exact in every language's JSON

BotName = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[\w .+-]+$")]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """A field that is not known is an error."""


class LocationFacts(Strict, frozen=True):
    id: str
    name: str
    x: float
    y: float


class RouteFacts(Strict, frozen=True):
    id: int
    a: str
    b: str
    length: int
    colour: str
    carts: bool
    points: int
    twin: int | None


class ContractFacts(Strict, frozen=True):
    id: int
    a: str
    b: str
    points: int


class BoardFacts(Strict, frozen=True):
    """What is printed on the board and its cards."""

    id: str
    name: str
    locations: tuple[LocationFacts, ...]
    routes: tuple[RouteFacts, ...]
    contracts: tuple[ContractFacts, ...]
    cards: dict[str, int]
    carts: int
    end_carts: int
    merchandise_points: tuple[int, ...]


class LegalAction(Strict, frozen=True):
    number: int
    text: str


class Hello(Strict, frozen=True, tag="hello", tag_field="type"):
    """The first line that a process is told; it answers with Ready."""

    protocol: int
    game: str


class Start(Strict, frozen=True, tag="start", tag_field="type"):
    """A game begins, or continues in a restarted process. No answer."""

    board: BoardFacts
    actions: tuple[str, ...]
    players: int
    seat: int
    seed: int
    milliseconds: int


class Choose(Strict, frozen=True, tag="choose", tag_field="type"):
    """The seat must choose; it answers with Act."""

    view: View
    legal: tuple[LegalAction, ...]


class Over(Strict, frozen=True, tag="over", tag_field="type"):
    """The game is over. No answer."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Ready(Strict, frozen=True, tag="ready", tag_field="type"):
    """The answer to Hello."""

    protocol: Literal[1]
    name: BotName


class Act(Strict, frozen=True, tag="action", tag_field="type"):
    """The answer to Choose: the number or the text of a legal action."""

    action: Annotated[int, Meta(ge=0, lt=_SAFE)] | Annotated[str, Meta(max_length=MAX_LINE)]


Told = Hello | Start | Choose | Over
Answer = Ready | Act
_ANSWERS: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


def to_line(message: Told | Answer) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def parse_answer(line: bytes) -> Answer:
    """The message of a bot; raises BotFault if it is invalid."""
    try:
        return _ANSWERS.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        said = short(line[:400].decode("utf-8", "replace"), 60)
        raise BotFault("junk", "bot-junk", said=said, reason=short(str(error), 100)) from error


def start_of(made: Catalogue, seen: Observation, seed: int, milliseconds: int) -> Start:
    """The start of a game for the viewer of this observation. The seed is the bot's own."""
    players = int(seen.players)
    return Start(
        board=board_facts(made, players),
        actions=tuple(action_texts(made)),
        players=players,
        seat=int(seen.viewer),
        seed=seed % _SAFE,
        milliseconds=milliseconds,
    )


def choose_of(made: Catalogue, seen: Observation) -> Choose:
    """The question for the viewer of this observation, whose turn it is."""
    work = np.zeros(1, made.work_dtype)
    legal_actions(made.tables, seen, work[0])
    legal = tuple(
        LegalAction(number, str(made.action(number, seen.market)))
        for number in numbers_in(work[0].legal)
    )
    return Choose(view_of(made, seen), legal)


def number_of(act: Act, legal: Sequence[LegalAction]) -> int:
    """The number of the legal action that was chosen; raises BotFault if it is none."""
    for each in legal:
        if act.action in (each.number, each.text):
            return each.number
    raise BotFault("illegal", "bot-illegal", action=short(str(act.action), 60))


def action_texts(made: Catalogue) -> list[str]:
    """Every action of a board in words, by number; the market's by slot."""
    return [f"draw market {slot + 1}" for slot in range(made.slots)] + [
        str(action) for action in made.actions.values()
    ]


def board_facts(made: Catalogue, players: int) -> BoardFacts:
    """The printed facts of a board for a game of so many players."""
    board, facts = made.board, made.board.facts
    points = facts.points.routes
    return BoardFacts(
        id=board.id,
        name=board.name,
        locations=tuple(LocationFacts(row.id, row.name, row.x, row.y) for row in board.locations),
        routes=tuple(
            RouteFacts(
                row.id,
                row.a,
                row.b,
                row.length,
                row.colour,
                row.carts,
                points[row.length - 1],
                board.twins.get(row.id),
            )
            for row in board.routes
        ),
        contracts=tuple(ContractFacts(row.id, row.a, row.b, row.points) for row in board.contracts),
        cards=dict(zip(CARDS, facts.cards.counts(), strict=True)),
        carts=facts.pieces.carts,
        end_carts=facts.pieces.end_carts,
        merchandise_points=facts.points.merchandise[str(players)],
    )
