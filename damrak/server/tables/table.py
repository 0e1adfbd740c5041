"""One table as pure logic: no sockets, no clock, no database; time and seeds are arguments.

A table changes only by entries of its log. `commands.py` decides which entries a command makes,
this file what an entry does, and `updates.py` what each viewer is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, assert_never

import msgspec
from msgspec.structs import replace

from damrak.board import Board
from damrak.board.tables import layout_name
from damrak.game.deal import Deal
from damrak.game.events import Event
from damrak.game.game import Game
from damrak.game.record import Mix, Record
from damrak.rules import RULES_VERSION, RULES_VERSIONS
from damrak.server.protocol import Level
from damrak.server.tables import clocks, log
from damrak.server.tables.log import AnyEntry, Chair
from damrak.server.tables.state import Link, PendingUndo, Step, TableState
from damrak.server.tables.tokens import hash_token, holds

SENDER = 16  # characters of a sender's hash that the log keeps


class Who(NamedTuple):
    """What the holder of some tokens may do at a table."""

    owner: bool = False
    seats: frozenset[int] = frozenset()
    guest: bool = False  # may watch and take a seat
    hashes: tuple[str, ...] = ()


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table after `sequence` entries of its log: it loads without replaying the game."""

    sequence: int
    rules: int
    state: TableState = msgspec.field(name="facts")  # the name in stored snapshots
    record: Record | None
    position: bytes
    layout: str = ""  # of the position: `layout_name`

    @property
    def is_usable(self) -> bool:
        """Whether these rules and records can read it; if not, the log is replayed."""
        layout = self.record and layout_name(self.record.load_board())
        return self.rules in RULES_VERSIONS and self.layout == (layout or "")


class Unmoved(NamedTuple):
    """What viewers are told that a move does not change, while these seats are connected.

    See `updates.shared`: all but the first may be JSON already.
    """

    connected: AbstractSet[int]
    settings: Any
    seats: Any
    proof: Any


class Table:
    """A table and its log. Make one with `Table.load`."""

    def __init__(self, boards: Mapping[str, Board]) -> None:
        self.boards = boards
        self.state: TableState
        self.log: list[AnyEntry] = []
        self.game: Game | None = None
        self.records: list[Record] = []  # of games that ended and are not stored yet
        self.unmoved: Unmoved | None = None  # as JSON; None when it must be made anew
        self._answered: set[str] = set()  # every command of the log, by sender and id

    @classmethod
    def load(
        cls,
        boards: Mapping[str, Board],
        code: str,
        entries: Sequence[AnyEntry],
        snapshot: Snapshot | None = None,
    ) -> Table:
        """The table of this log; a snapshot that can be read here saves the replay."""
        table = cls(boards)
        if snapshot is not None and snapshot.is_usable:
            table.log = list(entries[: snapshot.sequence])
            table._answered = {_name(entry.by, entry.id) for entry in table.log if entry.id}
            table.state = snapshot.state
            if snapshot.record is not None:
                table.game = Game.resume(snapshot.record, snapshot.position)
        for entry in entries[len(table.log) :]:
            table.add(entry, code)
        table.records.clear()
        return table

    def snapshot(self) -> Snapshot:
        """The whole table without its log."""
        record = self.game.record() if self.game else None
        position = self.game.position() if self.game else b""
        layout = layout_name(self.game.board) if self.game else ""
        return Snapshot(self.sequence, RULES_VERSION, self.state, record, position, layout)

    # Questions

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def chairs(self) -> list[Chair]:
        return self.state.chairs

    @property
    def in_setup(self) -> bool:
        """Whether the first contracts are being chosen (8.7)."""
        return self.state.phase == "playing" and self.state.setup_to == 0

    @property
    def duplicates(self) -> int | None:
        """The first of the games whose cards are being played again now, or None."""
        is_open = self.state.phase == "over" or not self.state.source
        return None if is_open else self.state.source

    def board(self) -> Board:
        return self.boards[self.state.settings.board]

    def who(self, tokens: Iterable[str]) -> Who:
        """What the holder of these tokens may do here."""
        return self.who_by_hash(tuple(hash_token(token) for token in tokens))

    def who_by_hash(self, given: tuple[str, ...]) -> Who:
        """What the holder of tokens with these hashes may do here."""
        seats = [seat for seat, chair in enumerate(self.chairs) if holds(chair.token, given)]
        owner = holds(self.state.owner, given)
        invited = holds(self.state.invite, given)
        settings = self.state.settings
        guest = bool(owner or invited or seats) or settings.listed or settings.by_code
        return Who(owner, frozenset(seats), guest, given)

    def turn_of(self, seat: int) -> int:
        """The turn that an action of this seat answers; during set-up it counts its own choices."""
        if self.in_setup and self.game is not None:
            return self.state.first_turn + self.game.turn_of(seat)
        return self.state.turn

    def player_of(self, seat: int) -> Level | None:
        """The bot that plays a seat now, or None if a person plays it."""
        chair = self.chairs[seat]
        return self.state.settings.substitute if chair.is_absent else chair.level

    def waiting_for(self) -> list[int]:
        """The seats that may act now."""
        state = self.state
        is_running = state.phase == "playing" and not state.paused and not state.closed
        return self.game.waiting_for() if is_running and self.game else []

    def has_answered(self, sender: str, command: str) -> bool:
        """Whether the log has this command of this sender, however long ago."""
        return _name(sender, command) in self._answered

    def is_ready(self) -> bool:
        """Whether every seat is taken and ready, so that the game may start."""
        return all(chair.level or (chair.token and chair.ready) for chair in self.chairs)

    def awaits_shares(self) -> bool:
        """Whether the game may start, but a promised share has not been revealed."""
        missing = any(chair.promise and not chair.share for chair in self.chairs)
        return missing and self.state.phase == "lobby" and self.is_ready()

    def mix(self) -> Mix | None:
        """What the seed of this game was mixed from, or None if it is the secret itself."""
        shares = tuple(self.state.dealt)
        return Mix(self.state.seed, shares) if any(shares) else None

    def started_game(self) -> Game:
        """The game; raises a RuntimeError while there is none."""
        if self.game is None:
            raise RuntimeError("the game has not started")
        return self.game

    # What entries do

    def add(self, entry: AnyEntry, code: str = "") -> AnyEntry:
        """Apply an entry and append it to the log; returns it with its outcome."""
        entry = self._apply(entry, code)
        self.log.append(entry)
        if not isinstance(entry, log.Played) or self.state.phase == "over":
            self.unmoved = None
        self.state.updated = max(self.state.updated, entry.at)
        if entry.id:
            self._answered.add(_name(entry.by, entry.id))
        return entry

    def _apply(self, entry: AnyEntry, code: str) -> AnyEntry:  # noqa: PLR0912, PLR0915 - a router
        match entry:
            case log.Played():
                return self._played(entry)
            case log.Created():
                self._created(entry, code)
            case log.Seated():
                self._seated(entry)
            case log.Left():
                self._left(entry)
            case log.Dressed():
                self._dressed(entry)
            case log.MadeReady():
                self._made_ready(entry)
            case log.Arranged():
                self._arranged(entry)
            case log.Configured():
                self._configured(entry)
            case log.Invited():
                self.state.invite = entry.invite
            case log.Promised():
                self.chairs[entry.seat].promise = entry.promise
            case log.Revealed():
                self.chairs[entry.seat].share = entry.share
            case log.Started():
                self._started(entry)
            case log.UndoAsked():
                self._undo_asked(entry)
            case log.UndoAgreed():
                self._undo_agreed(entry)
            case log.UndoRefused():
                self.state.asked = None
            case log.Undone():
                self._undone(entry)
            case log.Paused():
                clocks.pause(self.state, entry.at)
            case log.Resumed():
                clocks.resume(self.state, entry.at)
            case log.Resigned():
                self.chairs[entry.seat].resigned = True
            case log.Substituted():
                self.chairs[entry.seat].substituted = True
            case log.Returned():
                self._returned(entry)
            case log.Rematched():
                self._rematched(entry)
            case log.Said():
                self._said(entry)
            case log.Muted():
                self.chairs[entry.seat].muted = True
            case log.Unmuted():
                self.chairs[entry.seat].muted = False
            case log.Offered():
                self._offered(entry)
            case log.Moved():
                self._moved(entry)
            case log.Woken():
                clocks.restart(self.state, entry.at)
            case log.Closed():
                self.state.closed = True
            case _:
                assert_never(entry)
        return entry

    def _created(self, entry: log.Created, code: str) -> None:
        self.state = TableState(
            code=code,
            settings=entry.settings,
            chairs=[msgspec.structs.replace(chair, said=[]) for chair in entry.chairs],
            owner=entry.owner,
            invite=entry.invite,
            seed=entry.seed,
            created=entry.at,
            updated=entry.at,
        )

    def _seated(self, entry: log.Seated) -> None:
        self._forget_shares()
        self.chairs[entry.seat] = Chair(
            colour=entry.colour, name=entry.name, token=entry.token, said=[]
        )

    def _made_ready(self, entry: log.MadeReady) -> None:
        self.chairs[entry.seat].ready = entry.ready
        if not entry.ready:
            self._forget_shares()

    def _forget_shares(self) -> None:
        """Once shares were shown and the game does not begin, all are promised anew."""
        if any(chair.share for chair in self.chairs):
            for chair in self.chairs:
                chair.promise = chair.share = None

    def _left(self, entry: log.Left) -> None:
        self._forget_shares()
        self.chairs[entry.seat] = Chair(colour=self.chairs[entry.seat].colour, said=[])
        self.state.links = [link for link in self.state.links if link.seat != entry.seat]

    def _dressed(self, entry: log.Dressed) -> None:
        chair = self.chairs[entry.seat]
        for other in self.chairs:
            if other is not chair and other.colour == entry.colour:
                other.colour = chair.colour  # an open seat or a bot swaps colours
        chair.name, chair.colour = entry.name, entry.colour

    def _arranged(self, entry: log.Arranged) -> None:
        colour, level = self.chairs[entry.seat].colour, entry.level
        self.chairs[entry.seat] = Chair(colour=colour, level=level, name=level or "", said=[])
        self.state.links = [link for link in self.state.links if link.seat != entry.seat]

    def _configured(self, entry: log.Configured) -> None:
        self.state.settings = entry.settings
        self._forget_shares()
        for chair in self.chairs:
            chair.ready = False

    def _started(self, entry: log.Started) -> None:
        state = self.state
        first = state.settings.first_seat
        names = tuple(chair.name for chair in self.chairs)
        if not state.source:
            state.dealt = [chair.share for chair in self.chairs]
        mix, drawn = self.mix(), first is None
        seed = mix.seed() if mix else bytes.fromhex(state.seed)
        deal = Deal(self.board(), names, seed, first, drawn, rules=entry.rules, mix=mix)
        self.game = Game(deal)
        state.phase, state.paused, state.asked, state.steps = "playing", False, None, []
        state.first_turn = state.turn
        state.setup_from, state.setup_to = self.sequence + 1, 0
        clocks.begin(state, entry.at)

    def _played(self, entry: log.Played) -> log.Played:
        game, state, in_setup = self.started_game(), self.state, self.in_setup
        step = Step(entry.seat, game.turn, game.position())
        event, sweeps = game.play_openly(entry.action, entry.seat)
        state.turn, state.asked = state.turn + 1, None
        self._note_step(step, event, in_setup)
        if in_setup and game.turn == game.players:
            state.setup_to = self.sequence + 1
        clocks.move(state, entry.seat, entry.at, in_setup, bool(state.setup_to))
        if game.is_over:
            state.phase = "over"
            self.records.append(game.record())
        return replace(entry, event=event, sweeps=sweeps) if entry.event is None else entry

    def _note_step(self, step: Step, event: Event, in_setup: bool) -> None:
        """Keep the position for an undo; forget all positions once something new was seen."""
        seen = event.drew or event.turned or event.offered or event.shuffled
        if seen or in_setup or self.started_game().is_over or not self.state.settings.undo:
            self.state.steps = []
        else:
            self.state.steps.append(step)

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        people = (seat for seat in range(len(self.chairs)) if self.player_of(seat) is None)
        waiting = [seat for seat in people if seat != entry.seat]
        self.state.asked = PendingUndo(entry.seat, self.state.turn, entry.at, waiting)

    def _undo_agreed(self, entry: log.UndoAgreed) -> None:
        if self.state.asked is not None:
            self.state.asked.waiting.remove(entry.seat)

    def _undone(self, entry: log.Undone) -> None:
        game, state = self.started_game(), self.state
        step = state.steps[-entry.count]
        game.go_back(step.position, step.turn)
        del state.steps[-entry.count :]
        state.turn, state.asked = state.turn + 1, None
        clocks.restart(state, entry.at)

    def _returned(self, entry: log.Returned) -> None:
        self.chairs[entry.seat].substituted = False
        clocks.restart(self.state, entry.at)

    def _rematched(self, entry: log.Rematched) -> None:
        """Begin the lobby of the next game; in a lobby, only deal other cards."""
        state = self.state
        is_same = entry.seed == state.seed
        for chair in state.chairs:
            chair.ready = chair.resigned = chair.substituted = False
            chair.promise = chair.share = None
        if state.phase == "lobby":
            state.seed, state.source = entry.seed, 0
            return
        state.source = (state.source or state.number) if is_same else 0
        state.begun = self.sequence
        state.chairs = [state.chairs[-1], *state.chairs[:-1]]
        rotated = [replace(link, seat=(link.seat + 1) % len(state.chairs)) for link in state.links]
        state.links = rotated
        state.phase, state.number, state.seed = "lobby", state.number + 1, entry.seed
        self.game = None

    def _said(self, entry: log.Said) -> None:
        chair = self.chairs[entry.seat]
        chair.said = [*chair.said[-9:], entry.at]

    def _offered(self, entry: log.Offered) -> None:
        others = [link for link in self.state.links if link.seat != entry.seat]
        self.state.links = [*others, Link(entry.seat, entry.token, entry.until)]

    def _moved(self, entry: log.Moved) -> None:
        chair = self.chairs[entry.seat]
        chair.token = entry.token
        if chair.share is None:
            chair.promise = None  # the other device knows the share
        self.state.links = [link for link in self.state.links if link.seat != entry.seat]


def _name(sender: str, command: str) -> str:
    return f"{sender[:SENDER]}:{command}"
