"""The types of all messages between the server and its clients, over sockets and HTTP.

A socket sends `hello` first and then commands; it gets `welcome`, an `update` after each change of
the table, and `done` or `refused` for each command. The HTTP API takes the same commands and gives
the same answers. Incoming messages are checked strictly. Outgoing ones are built from these types
alone, which have no field for a token, a seed before the end or another seat's cards.

Clients make and keep their tokens: 128 random bits or more as 22 to 64 characters of
`A-Z a-z 0-9 - _`. So no answer holds a token, and every command can safely be sent again.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from damrak.game.events import SeenEvent
from damrak.game.scoring import Outcome
from damrak.game.view import View

PROTOCOL_VERSION = 1
MAX_TOKENS = 6  # of one client at a table: four seats, the owner's, the invitation

# Words of the protocol and of kept tables; the hues people see are in board/drawing/palette.py.
Colour = Literal["burgundy", "ivory", "teal", "ochre"]
EMBLEMS: dict[Colour, str] = {
    "burgundy": "heart",
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
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Said: TypeAlias = Annotated[str, Meta(min_length=1, max_length=280)]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]


# Settings of a table


class NoClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"):
    """No time limit."""


class MoveClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="move"):
    """A number of seconds for every action."""

    seconds: Seconds


class TotalClock(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="total"):
    """A number of seconds for the whole game, and an increment after every action."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=3600)]


Clock: TypeAlias = NoClock | MoveClock | TotalClock


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table. With `by_code` its code alone is an invitation. Without a
    `first_seat` it is drawn (2.8); `substitute` is the bot that plays for a seat that has resigned
    or is absent. The others may let it take over the seat of a player who has been away for
    `takeover` seconds, or for the server's `absent_seconds` if those are more; null means never.
    With 0 a clock of an hour or more for a move means never.
    """

    listed: bool = False
    by_code: bool = False
    first_seat: SeatNumber | None = None
    clock: Clock = NoClock()
    undo: bool = True
    chat: bool = True
    board: Annotated[str, Meta(max_length=64)] = "amsterdam"
    substitute: Level = "carter"
    takeover: Annotated[int, Meta(ge=0, le=604_800)] | None = 0


class OpenPlan(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="open"):
    """An open seat."""


class PersonPlan(
    Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="person"
):
    """A seat for a person on the device that makes the table, held by this token."""

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
    """A new table; sent again with the same owner's token, the answer is the same table."""

    owner: Token
    invite: Token
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=4)]
    settings: TableSettings = TableSettings()


# What a client sends


class Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Any message that a client sends at a socket."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: the version of the protocol, the client's tokens, and what it has seen.

    A client without the token of a seat watches; a private table needs the invitation's token.
    """

    version: int
    tokens: Annotated[tuple[Token, ...], Meta(max_length=MAX_TOKENS)] = ()
    since: Count = 0


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Asks for a `pong`, to test the connection."""


class Command(Message, frozen=True, kw_only=True):
    """Something to be done once, however often it is sent; the client draws the `id`."""

    id: Id


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command about one seat."""

    seat: SeatNumber


class Take(SeatCommand, frozen=True, kw_only=True, tag="take"):
    """Take an open seat; from then on `token` holds it."""

    name: Name
    token: Token
    colour: Colour | None = None


class Leave(SeatCommand, frozen=True, kw_only=True, tag="leave"):
    """Give up a seat before the game or after its end."""


class Dress(SeatCommand, frozen=True, kw_only=True, tag="dress"):
    """Change the name or the colour of a seat before the game."""

    name: Name | None = None
    colour: Colour | None = None


class Ready(SeatCommand, frozen=True, kw_only=True, tag="ready"):
    """Be ready to start, or not."""

    ready: bool


class Arrange(SeatCommand, frozen=True, kw_only=True, tag="arrange"):
    """Give a seat to a bot, or open it (`level` null); a person who sits there loses it."""

    level: Level | None = None


class Configure(Command, frozen=True, kw_only=True, tag="configure"):
    """Change the settings before the game."""

    settings: TableSettings


class Invite(Command, frozen=True, kw_only=True, tag="invite"):
    """Replace the invitation; the old one is no longer valid."""

    token: Token


class Close(Command, frozen=True, kw_only=True, tag="close"):
    """Close the table before the game: everybody may still look, nobody may change it."""


class Promise(SeatCommand, frozen=True, kw_only=True, tag="promise"):
    """Promise a share of the seed: the SHA-256 of 32 random bytes, before any is revealed."""

    promise: Digest


class Reveal(SeatCommand, frozen=True, kw_only=True, tag="reveal"):
    """Reveal the promised share, when every seat is taken and ready."""

    share: Digest


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Start the game; every seat must be taken and ready."""


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Play an action, by number or in words. `turn` is the `Hand.turn` that it answers."""

    turn: Count
    action: Annotated[int, Meta(ge=0, le=4095)] | ActionText


class Undo(SeatCommand, frozen=True, kw_only=True, tag="undo"):
    """Take back one's last action, or ask the others to consent; see `Hand.undo`."""

    turn: Count


class Consent(SeatCommand, frozen=True, kw_only=True, tag="consent"):
    """Answer a request to take back an action."""

    turn: Count
    agree: bool


class Pause(SeatCommand, frozen=True, kw_only=True, tag="pause"):
    """Pause the game and its clocks, or resume it."""

    paused: bool


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Leave the rest of the game to a bot; this cannot be undone."""


class Substitute(SeatCommand, frozen=True, kw_only=True, tag="substitute"):
    """Let a bot play for the seat `target`: one's own, or one whose player is absent."""

    target: SeatNumber


class Return(SeatCommand, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the substitute."""


class Rematch(SeatCommand, frozen=True, kw_only=True, tag="rematch"):
    """Play again after the end, with rotated seats; `same_cards` keeps the seed. Before a game
    with the same cards it deals new ones, for a player who does not agree to those.
    """

    same_cards: bool = False


class Chat(SeatCommand, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: Said


class Mute(SeatCommand, frozen=True, kw_only=True, tag="mute"):
    """Forbid a seat to chat, or allow it again."""

    muted: bool


class Offer(SeatCommand, frozen=True, kw_only=True, tag="offer"):
    """Offer a seat to another device, which takes it with `accept` and this token."""

    token: Token


class Accept(Command, frozen=True, kw_only=True, tag="accept"):
    """Take over an offered seat; from then on `token` holds it."""

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
    | Close
    | Promise
    | Reveal
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
    """A seat and who sits there. `substitute` is the bot that plays for an absent player."""

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
    """The time that a seat had left when the update was made, and whether its clock runs."""

    seat: int
    left_ms: int
    running: bool


class Hand(Struct, frozen=True, kw_only=True, gc=False):
    """What one of the viewer's seats (null: a spectator) may know and do.

    `legal` are the numbers of its legal actions, empty when it is not its turn; `turn` belongs into
    the next `play`; `undo` says whether and how its last action may be taken back.
    """

    seat: int | None
    view: View
    legal: tuple[int, ...]
    turn: int
    undo: UndoKind | None


class UndoRequest(Struct, frozen=True, kw_only=True):
    """A seat asks to take back its last action; the seats in `waiting` have not answered yet."""

    seat: int
    turn: int
    waiting: tuple[int, ...]


_Seats = Literal[
    "created", "seated", "left", "dressed", "ready", "arranged", "configured", "invited"
]
_Deal = Literal["promised", "revealed", "started"]
_Play = Literal[
    "played", "undo-asked", "undo-agreed", "undo-refused", "undone", "paused", "resumed"
]
_Absence = Literal["resigned", "substituted", "returned"]
_Table = Literal["rematch", "said", "muted", "unmuted", "offered", "moved", "woken", "closed"]
Kind = Literal[_Seats, _Deal, _Play, _Absence, _Table]
By = Literal["person", "bot", "substitute", "clock"]


class Happened(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One thing that happened at the table, as the viewer may know it.

    `number` counts what the viewer has seen; `at` is in milliseconds since 1970. `played` has an
    `event` and `by` (who chose it), `said` has a `text`, `undone` a `count` of actions.
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
    """The SHA-256 of the server's secret, which is shown with the seed after the end; and by seat
    what players promised and revealed to mix into the seed.
    """

    commitment: str
    promises: tuple[str | None, ...]
    shares: tuple[str | None, ...]
    secret: str | None
    seed: str | None


class Update(Struct, frozen=True, kw_only=True, tag_field="type", tag="update", gc=False):
    """The table as the viewer may know it, and what happened since its last update.

    `sequence` counts what the viewer has seen so far; `seats_held` are its own seats; `hands` has
    an entry for each of them, or one without a seat for a spectator, and is empty before the game.
    `duplicate_of` is the first game with the same cards, where this one repeats them.
    """

    sequence: int
    code: str
    phase: Phase
    game: int
    duplicate_of: int | None
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
    """The answer to `hello`: versions of protocol and rules, and the hash of the board."""

    version: int
    rules: int
    board: str


class Pong(Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class Done(Struct, frozen=True, kw_only=True, tag_field="type", tag="done"):
    """The command was carried out and is stored."""

    id: str


class Problem(Struct, frozen=True, kw_only=True):
    """Why something was refused: a key of the catalogue (`error-...`) and its arguments; `rule` is
    the number of the rule that forbids an action.
    """

    key: str
    arguments: dict[str, str | int]
    rule: str | None = None


class Refused(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """Nothing was done. The answer to a stale command holds the current table, too."""

    id: str | None
    error: Problem
    update: Update | None = None


ServerMessage: TypeAlias = Welcome | Update | Done | Refused | Pong
