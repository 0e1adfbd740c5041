"""One table as pure logic: no sockets, no clock, no database; time and seeds are handed in.

A table changes only by entries of its log. `commands.py` decides which entries a command makes,
`updates.py` what each viewer is told, and here stands what an entry does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from damrak.board import Board
from damrak.game.deal import Deal
from damrak.game.events import Event
from damrak.game.game import Game
from damrak.game.record import Record
from damrak.rules import RULES_VERSION
from damrak.server.protocol import Level
from damrak.server.tables import clocks, log
from damrak.server.tables.log import AnyEntry, Chair
from damrak.server.tables.state import Asked, Facts, Link, Step
from damrak.server.tables.tokens import hash_token, holds

KEPT_ANSWERS = 128  # commands that are known again when they are sent once more


class Who(NamedTuple):
    """What somebody may do at a table, by the tokens they hold."""

    owner: bool = False
    seats: frozenset[int] = frozenset()
    guest: bool = False  # may watch, and sit down
    hashes: tuple[str, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """A table after so many entries of its log, so that loading need not play the game again."""

    sequence: int
    rules: int
    facts: Facts
    record: Record | None
    position: bytes


class Table:
    """A table and its log. Make one with `Table.load`."""

    def __init__(self, boards: Mapping[str, Board]) -> None:
        self.boards = boards
        self.facts: Facts
        self.log: list[AnyEntry] = []
        self.game: Game | None = None
        self.records: list[Record] = []  # of games that ended since this was last emptied

    @classmethod
    def load(
        cls,
        boards: Mapping[str, Board],
        code: str,
        entries: Sequence[AnyEntry],
        snapshot: Snapshot | None = None,
    ) -> Table:
        """The table that this log makes, from a snapshot on if it is of today's rules."""
        table = cls(boards)
        if snapshot is not None and snapshot.rules == RULES_VERSION:
            table.log = list(entries[: snapshot.sequence])
            table.facts = snapshot.facts
            if snapshot.record is not None:
                table.game = Game.resume(snapshot.record, snapshot.position)
        for entry in entries[len(table.log) :]:
            table.add(entry, code)
        table.records.clear()
        return table

    def snapshot(self) -> Snapshot:
        """All of the table but its log."""
        record = self.game.record() if self.game else None
        position = self.game.position() if self.game else b""
        return Snapshot(self.sequence, RULES_VERSION, self.facts, record, position)

    # What is the case

    @property
    def code(self) -> str:
        return self.facts.code

    @property
    def sequence(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def chairs(self) -> list[Chair]:
        return self.facts.chairs

    @property
    def in_setup(self) -> bool:
        """Whether the first contracts are being chosen (8.7)."""
        return self.facts.phase == "playing" and self.facts.setup_to == 0

    def board(self) -> Board:
        return self.boards[self.facts.settings.board]

    def who(self, tokens: Iterable[str]) -> Who:
        """What the holder of these tokens may do here."""
        return self.who_by_hash(tuple(hash_token(token) for token in tokens))

    def who_by_hash(self, given: tuple[str, ...]) -> Who:
        """The same for tokens that are hashed already."""
        seats = [seat for seat, chair in enumerate(self.chairs) if holds(chair.token, given)]
        owner = holds(self.facts.owner, given)
        invited = holds(self.facts.invite, given)
        guest = bool(owner or invited or seats) or self.facts.settings.listed
        return Who(owner, frozenset(seats), guest, given)

    def turn_of(self, seat: int) -> int:
        """The turn that an action of this seat answers; at set-up only its own choice counts."""
        if self.in_setup and self.game is not None:
            return self.facts.first_turn + self.game.turn_of(seat)
        return self.facts.turn

    def player_of(self, seat: int) -> Level | None:
        """The bot that plays a seat now, or None for its person."""
        chair = self.chairs[seat]
        return self.facts.settings.substitute if chair.is_absent else chair.level

    def waiting_for(self) -> list[int]:
        """The seats that may act now."""
        is_on = self.facts.phase == "playing" and not self.facts.paused
        return self.game.waiting_for() if is_on and self.game else []

    # What entries do

    def add(self, entry: AnyEntry, code: str = "") -> AnyEntry:
        """Let an entry happen; returns it with its outcome."""
        if isinstance(entry, log.Created):
            self._created(entry, code)
        elif isinstance(entry, log.Played):
            entry = self._played(entry)
        else:
            APPLY[type(entry)](self, entry)
        self.log.append(entry)
        self.facts.updated = max(self.facts.updated, entry.at)
        if entry.id:
            self._remember(f"{entry.by}:{entry.id}")
        return entry

    def _remember(self, key: str) -> None:
        answered = self.facts.answered
        answered[key] = self.sequence
        while len(answered) > KEPT_ANSWERS:
            del answered[next(iter(answered))]

    def _created(self, entry: log.Created, code: str) -> None:
        self.facts = Facts(
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
        self.chairs[entry.seat] = Chair(
            colour=entry.colour, name=entry.name, token=entry.token, said=[]
        )

    def _left(self, entry: log.Left) -> None:
        self.chairs[entry.seat] = Chair(colour=self.chairs[entry.seat].colour, said=[])
        self.facts.links = [link for link in self.facts.links if link.seat != entry.seat]

    def _dressed(self, entry: log.Dressed) -> None:
        chair = self.chairs[entry.seat]
        for other in self.chairs:
            if other is not chair and other.colour == entry.colour:
                other.colour = chair.colour  # an open seat or a bot takes the other colour
        chair.name, chair.colour = entry.name, entry.colour

    def _made_ready(self, entry: log.MadeReady) -> None:
        self.chairs[entry.seat].ready = entry.ready

    def _arranged(self, entry: log.Arranged) -> None:
        colour, level = self.chairs[entry.seat].colour, entry.level
        self.chairs[entry.seat] = Chair(colour=colour, level=level, name=level or "", said=[])
        self.facts.links = [link for link in self.facts.links if link.seat != entry.seat]

    def _configured(self, entry: log.Configured) -> None:
        self.facts.settings = entry.settings
        for chair in self.chairs:
            chair.ready = False

    def _invited(self, entry: log.Invited) -> None:
        self.facts.invite = entry.invite

    def _started(self, entry: log.Started) -> None:
        facts = self.facts
        first = facts.settings.first_seat
        names = tuple(chair.name for chair in self.chairs)
        deal = Deal(self.board(), names, bytes.fromhex(facts.seed), first, first is None)
        self.game = Game(deal)
        facts.phase, facts.paused, facts.asked, facts.steps = "playing", False, None, []
        facts.first_turn = facts.turn
        facts.setup_from, facts.setup_to = self.sequence + 1, 0
        clocks.begin(facts, entry.at)

    def _played(self, entry: log.Played) -> log.Played:
        game, facts, in_setup = self._game(), self.facts, self.in_setup
        step = Step(entry.seat, game.turn, game.position())
        game.play_number(entry.action, entry.seat)
        event = game.all_events()[-1]
        facts.turn, facts.asked = facts.turn + 1, None
        self._note_step(step, event, in_setup)
        if in_setup and game.turn == game.players:
            facts.setup_to = self.sequence + 1
        clocks.move(facts, entry.seat, entry.at, in_setup, bool(facts.setup_to))
        if game.is_over:
            facts.phase = "over"
            self.records.append(game.record())
        return replace(entry, event=event) if entry.event is None else entry

    def _note_step(self, step: Step, event: Event, in_setup: bool) -> None:
        """Keep the way back while nobody has seen anything new."""
        seen = event.drew or event.turned or event.offered or event.shuffled
        if seen or in_setup or self._game().is_over or not self.facts.settings.undo:
            self.facts.steps = []
        else:
            self.facts.steps.append(step)

    def _undo_asked(self, entry: log.UndoAsked) -> None:
        people = (seat for seat in range(len(self.chairs)) if self.player_of(seat) is None)
        waiting = [seat for seat in people if seat != entry.seat]
        self.facts.asked = Asked(entry.seat, self.facts.turn, entry.at, waiting)

    def _undo_agreed(self, entry: log.UndoAgreed) -> None:
        if self.facts.asked is not None:
            self.facts.asked.waiting.remove(entry.seat)

    def _undo_refused(self, entry: log.UndoRefused) -> None:
        self.facts.asked = None

    def _undone(self, entry: log.Undone) -> None:
        game, facts = self._game(), self.facts
        step = facts.steps[-entry.count]
        game.go_back(step.position, step.turn)
        del facts.steps[-entry.count :]
        facts.turn, facts.asked = facts.turn + 1, None
        clocks.restart(facts, entry.at)

    def _paused(self, entry: log.Paused) -> None:
        clocks.pause(self.facts, entry.at)

    def _resumed(self, entry: log.Resumed) -> None:
        clocks.resume(self.facts, entry.at)

    def _resigned(self, entry: log.Resigned) -> None:
        self.chairs[entry.seat].resigned = True

    def _substituted(self, entry: log.Substituted) -> None:
        self.chairs[entry.seat].substituted = True

    def _returned(self, entry: log.Returned) -> None:
        self.chairs[entry.seat].substituted = False
        clocks.restart(self.facts, entry.at)

    def _rematched(self, entry: log.Rematched) -> None:
        facts = self.facts
        facts.chairs = [facts.chairs[-1], *facts.chairs[:-1]]
        for chair in facts.chairs:
            chair.ready = chair.resigned = chair.substituted = False
        rotated = [replace(link, seat=(link.seat + 1) % len(facts.chairs)) for link in facts.links]
        facts.links = rotated
        facts.phase, facts.number, facts.seed = "lobby", facts.number + 1, entry.seed
        self.game = None

    def _said(self, entry: log.Said) -> None:
        chair = self.chairs[entry.seat]
        chair.said = [*chair.said[-9:], entry.at]

    def _muted(self, entry: log.Muted) -> None:
        self.chairs[entry.seat].muted = True

    def _unmuted(self, entry: log.Unmuted) -> None:
        self.chairs[entry.seat].muted = False

    def _offered(self, entry: log.Offered) -> None:
        others = [link for link in self.facts.links if link.seat != entry.seat]
        self.facts.links = [*others, Link(entry.seat, entry.token, entry.until)]

    def _moved(self, entry: log.Moved) -> None:
        self.chairs[entry.seat].token = entry.token
        self.facts.links = [link for link in self.facts.links if link.seat != entry.seat]

    def _woken(self, entry: log.Woken) -> None:
        clocks.restart(self.facts, entry.at)

    def _game(self) -> Game:
        if self.game is None:
            raise RuntimeError("the log plays before the game has started")
        return self.game


APPLY: dict[type[Any], Callable[[Table, Any], None]] = {
    log.Seated: Table._seated,
    log.Left: Table._left,
    log.Dressed: Table._dressed,
    log.MadeReady: Table._made_ready,
    log.Arranged: Table._arranged,
    log.Configured: Table._configured,
    log.Invited: Table._invited,
    log.Started: Table._started,
    log.UndoAsked: Table._undo_asked,
    log.UndoAgreed: Table._undo_agreed,
    log.UndoRefused: Table._undo_refused,
    log.Undone: Table._undone,
    log.Paused: Table._paused,
    log.Resumed: Table._resumed,
    log.Resigned: Table._resigned,
    log.Substituted: Table._substituted,
    log.Returned: Table._returned,
    log.Rematched: Table._rematched,
    log.Said: Table._said,
    log.Muted: Table._muted,
    log.Unmuted: Table._unmuted,
    log.Offered: Table._offered,
    log.Moved: Table._moved,
    log.Woken: Table._woken,
}
