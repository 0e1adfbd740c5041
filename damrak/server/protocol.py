"""Everything that passes between the server and its clients, as types; the same over both doors.

A socket sends `hello` first and then commands; it gets `welcome`, `update` whenever the table
changed, and for each command `done` or `refused`. The HTTP API takes the same commands and gives
the same answers. What comes in is checked strictly; what goes out is built from these types alone,
and none of them has a place for a token, a seed before the end or another seat's cards.

Secrets are made by the client, which keeps them: 128 random bits or more as 22 to 64 characters of
`A-Z a-z 0-9 - _`. So no answer ever carries one, and every command can be sent again safely.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from damrak.game.scoring import Outcome
from damrak.game.view import View

PROTOCOL_VERSION = 1
MAX_TOKENS = 6  # that one client shows at a table: four seats, the owner's, an invitation

Colour = Literal["burgundy", "ivory", "teal", "ochre"]
EMBLEMS: dict[Colour, str] = {
    "burgundy": "wheel",
    "ivory": "crown",
    "teal": "anchor",
    "ochre": "key",
}
Level = Literal["apprentice", "porter", "carter", "merchant", "regent", "master"]
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
UndoKind = Literal["free", "consent"]

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
Token: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
Code: TypeAlias = Annotated[str, Meta(pattern="^[A-Z2-9]{8}$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Seconds: TypeAlias = Annotated[int, Meta(ge=5, le=604_800)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]


# Settings of a table


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """As much time as people like."""


class MoveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """So many seconds for every action."""

    seconds: Seconds


class TotalClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="total"):
    """So many seconds for the whole game, and some more after every action."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)]


Clock: TypeAlias = NoClock | MoveClock | TotalClock


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a table plays. A first seat of null is drawn (2.8); `substitute` is the bot that plays
    on for a seat that resigned or is absent.
    """

    listed: bool = False
    first_seat: SeatNumber | None = None
    clock: Clock = NoClock()
    undo: bool = True
    chat: bool = True
    board: Annotated[str, Meta(max_length=64)] = "amsterdam"
    substitute: Level = "carter"


class OpenPlan(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class PersonPlan(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="person"
):
    """A seat for the one who makes the table, held by this token."""

    name: Name
    token: Token
    colour: Colour | None = None


class BotPlan(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="bot"
):
    """A seat for a bot."""

    level: Level
    colour: Colour | None = None


SeatPlan: TypeAlias = OpenPlan | PersonPlan | BotPlan


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A new table; sent again with the same owner's token it answers with the same table."""

    owner: Token
    invite: Token
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    settings: TableSettings = TableSettings()


# What a client sends


class Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Whatever comes in at a socket."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: what the client speaks, which tokens it holds, and what it has seen.

    Without a token one watches (a private table: with the token of its invitation).
    """

    version: int
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_TOKENS)] = ()
    since: Count = 0


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Asks for a `pong`, to see whether the other side is there."""


class Command(Message, frozen=True, kw_only=True):
    """Something to be done once, however often it is sent: `id` is the client's own."""

    id: Id


class Take(Command, frozen=True, kw_only=True, tag="take"):
    """Sit down in an open seat and hold it by this token."""

    seat: SeatNumber
    name: Name
    token: Token
    colour: Colour | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Give a seat up before the game starts or after it has ended."""

    seat: SeatNumber


class Dress(Command, frozen=True, kw_only=True, tag="dress"):
    """Change the name or the colour of a seat before the game."""

    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Say that one is ready, or not yet."""

    seat: SeatNumber
    ready: bool


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """The owner gives a seat to a bot, or (null) clears it for whoever comes."""

    seat: SeatNumber
    level: Level | None = None


class Configure(Command, frozen=True, kw_only=True, tag="configure"):
    """The owner changes the settings before the game."""

    settings: TableSettings


class Invite(Command, frozen=True, kw_only=True, tag="invite"):
    """The owner makes a new invitation; the old one no longer opens the table."""

    token: Token


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin, once every seat is filled and ready."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Do an action, by number or in words. `turn` is the turn of the hand that it answers."""

    seat: SeatNumber
    turn: Count
    action: Annotated[int, Meta(ge=0, le=4095)] | ActionText


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take the last own action back, or ask the others to consent; see `Hand.undo`."""

    seat: SeatNumber
    turn: Count


class Consent(Command, frozen=True, kw_only=True, tag="consent"):
    """Answer a request to take an action back."""

    seat: SeatNumber
    turn: Count
    agree: bool


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop the clocks and the game, or go on."""

    seat: SeatNumber
    paused: bool


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Leave the rest of the game to a bot, for good."""

    seat: SeatNumber


class Substitute(Command, frozen=True, kw_only=True, tag="substitute"):
    """Let a bot play on for a seat: one's own, or one whose player is absent."""

    seat: SeatNumber
    target: SeatNumber


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot that played on."""

    seat: SeatNumber


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """After the end: once more with the seats rotated, if wanted with the same cards."""

    seat: SeatNumber
    same_cards: bool = False


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    seat: SeatNumber
    text: Said


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """The owner silences a seat, or lets it speak again."""

    seat: SeatNumber
    muted: bool


class Offer(Command, frozen=True, kw_only=True, tag="offer"):
    """Make a link for another device: whoever `accept`s with this token takes the seat over."""

    seat: SeatNumber
    token: Token


class Accept(Command, frozen=True, kw_only=True, tag="accept"):
    """Take a seat over with the token of such a link; from now on another token holds it."""

    offer: Token
    token: Token


AnyCommand: TypeAlias = (
    Take
    | Leave
    | Dress
    | Ready
    | Arrange
    | Configure
    | Invite
    | Start
    | Play
    | Undo
    | Consent
    | Pause
    | Resign
    | Substitute
    | Return
    | Rematch
    | Chat
    | Mute
    | Offer
    | Accept
)
ClientMessage: TypeAlias = Hello | Ping | AnyCommand


# What the server sends


class SeatInfo(Struct, frozen=True, kw_only=True, gc=False):
    """Who sits where. `substitute` is the bot that plays on for an absent player."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    level: Level | None
    ready: bool
    connected: bool
    substitute: Level | None
    resigned: bool
    muted: bool


class ClockInfo(Struct, frozen=True, kw_only=True, gc=False):
    """The time a seat has left when the update was made, and whether it is running."""

    seat: int
    left_ms: int
    running: bool


class Hand(Struct, frozen=True, kw_only=True, gc=False):
    """What one of the viewer's seats (null: a spectator) may know and do.

    `legal` are numbers of actions, empty when it is not this seat's turn; `turn` is what `play`
    answers; `undo` says whether and how the last own action may be taken back.
    """

    seat: int | None
    view: View
    legal: tuple[int, ...]
    turn: int
    undo: UndoKind | None


class UndoRequest(Struct, frozen=True, kw_only=True):
    """A seat asks to take its last action back; these seats still have to consent."""

    seat: int
    turn: int
    waiting: tuple[int, ...]


Kind = Literal[
    "created",
    "seated",
    "left",
    "dressed",
    "ready",
    "arranged",
    "configured",
    "invited",
    "started",
    "played",
    "undo-asked",
    "undo-agreed",
    "undo-refused",
    "undone",
    "paused",
    "resumed",
    "resigned",
    "substituted",
    "returned",
    "rematch",
    "said",
    "muted",
    "unmuted",
    "offered",
    "moved",
    "woken",
]
By = Literal["person", "bot", "substitute", "clock"]


class SeenEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An action with what it brought to light, as the viewer may know it: `drew` and `offered` are
    for the one who acted; `turned` are cards turned up into the market, in order.
    """

    seat: int
    action: str
    drew: str | None = None
    turned: tuple[str, ...] = ()
    offered: tuple[int, ...] = ()


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing that happened at the table, as the viewer may know it.

    `number` counts what the viewer has seen; `at` is in milliseconds since 1970; `event` belongs to
    `played`, `by` says who chose it; `text` to `said`; `count` are the actions that were `undone`.
    """

    number: int
    at: int
    kind: Kind
    seat: int | None = None
    event: SeenEvent | None = None
    by: By | None = None
    text: str | None = None
    count: int | None = None


class Proof(Struct, frozen=True, kw_only=True):
    """SHA-256 of the seed, known before the first card; the seed only after the end."""

    commitment: str
    seed: str | None


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update", gc=False):
    """The table as the viewer may know it, and what happened since it last looked.

    `sequence` counts what the viewer has seen so far; `seats_held` are its own seats; `hands` has
    an entry for each of them, or one without a seat for a spectator, and is empty before the game.
    """

    sequence: int
    code: str
    phase: Phase
    game: int
    now: int
    paused: bool
    owner: bool
    seats_held: tuple[int, ...]
    settings: TableSettings
    seats: tuple[SeatInfo, ...]
    hands: tuple[Hand, ...]
    happened: tuple[Happened, ...]
    clocks: tuple[ClockInfo, ...]
    undo_request: UndoRequest | None
    outcome: Outcome | None
    proof: Proof


class Welcome(Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: what the server speaks and plays."""

    version: int
    rules: int
    board: str


class Pong(Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class Done(Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The command is carried out and safely stored."""

    id: str


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused: a key of the catalogue (`error-...`) and its arguments; `rule` is
    the number of the rule that forbids an action.
    """

    key: str
    arguments: dict[str, str | int]
    rule: str | None = None


class Refused(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Nothing was done. A stale command gets the table as it is now, too."""

    id: str | None
    error: Problem
    update: Update | None = None


ServerMessage: TypeAlias = Welcome | Update | Done | Refused | Pong
