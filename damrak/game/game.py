"""`Game`: one game from the first card to the last score."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from damrak.board import CARDS, Board
from damrak.board.facts import PLAYERS
from damrak.game.actions import Action, Claim, DrawMarket, Pass
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.deal import Deal, Stored, deal_of, setup_shuffles
from damrak.game.engine import Engine, members
from damrak.game.errors import (
    GameError,
    IllegalAction,
    InvalidAction,
    InvalidSetup,
    RecordError,
    StaleAction,
)
from damrak.game.events import Event, SeenEvent, event_of, spell_deck
from damrak.game.notation import OpenClaim, parse_action
from damrak.game.record import (
    CHANCE,
    CHECKS,
    FORMAT,
    Record,
    check_commitment,
    commitment_of,
    reference,
)
from damrak.game.scoring import Outcome, outcome_of
from damrak.game.seeds import Seed, seed_bytes
from damrak.game.view import View, view_of, view_text
from damrak.game.why import find_route, refusal, route_refusal
from damrak.rules.layout import EMPTY, NOBODY, OVER, SETUP, Observation


class Game:
    """A game in progress or finished. Make one with `Game.new` or `Game.load`."""

    def __init__(self, deal: Deal, stored: Stored | None = None) -> None:
        self.board = deal.board
        self.seats = deal.seats
        self.catalogue = catalogue(deal.board)
        self._deal = deal
        self._engine = Engine(self.catalogue, deal.orders, deal.rules)
        self._events: list[Event] = []
        self._sweeps: list[int] = []  # of each event; 0 where a game was resumed after it
        self._ended: tuple[bytes, Outcome | None] | None = None
        self._taken_back = False  # see Record.taken_back
        if stored is not None:
            self._shuffles = list(stored.shuffles)
            self._events += stored.events
            self._sweeps += [0] * len(stored.events)
            self._engine.load(stored.position)
            return
        first = NOBODY if deal.first_seat is None else deal.first_seat
        self._shuffles = self._engine.set_up(len(self.seats), first, deal.seed)

    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: Seed = None,
        *,
        board: Board | None = None,
        first_seat: int | None = None,
        seats: Sequence[str] | None = None,
    ) -> Game:
        """A new game; by default with a random secret seed, and the first seat is drawn (2.8)."""
        if players not in PLAYERS or (seats is not None and len(seats) != players):
            raise InvalidSetup("players", players=str(players if seats is None else len(seats)))
        names = [f"Player {seat + 1}" for seat in range(players)] if seats is None else seats
        secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        drawn = first_seat is None
        return cls(Deal(board or amsterdam(), tuple(names), secret, first_seat, drawn))

    def clone(self) -> Game:
        """The same game at the same moment, hidden facts included; each goes its own way."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._engine = self._engine.clone()
        other._events, other._sweeps = self._events.copy(), self._sweeps.copy()
        other._shuffles = self._shuffles.copy()
        return other

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    # Facts

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def turn(self) -> int:
        """How many actions have been taken; use `turn_of` for what a seat may know (8.7)."""
        return len(self._events)

    def turn_of(self, seat: int) -> int:
        """The turn for the next action of this seat; at set-up it counts only its own choice."""
        if self._engine.fact("phase") == SETUP:
            return sum(event.seat == seat for event in self._events)
        return self.turn

    @property
    def to_move(self) -> int | None:
        """The seat to decide; at set-up the first that has not chosen."""
        return None if self.is_over else self._engine.fact("to_move")

    @property
    def is_over(self) -> bool:
        return self._engine.fact("phase") == OVER

    def waiting_for(self) -> list[int]:
        """The seats that may act now: all that have not chosen at set-up, else one.

        Not for players: at set-up they may not know it (8.7).
        """
        return list(members(self._engine.seats_to_act()))

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions of the seat to move, or of this seat; none if it is not its turn."""
        if self.is_over or (seat is not None and seat not in self.waiting_for()):
            return []
        return [self._action(number) for number in self._engine.legal_numbers()]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know, with names."""
        self._check_seat(seat)
        return view_of(self.catalogue, self._engine.look(NOBODY if seat is None else seat))

    def view_text(self, seat: int | None) -> bytes:
        """The view as JSON; much faster than to encode it."""
        self._check_seat(seat)
        return view_text(self.catalogue, self._engine.look(NOBODY if seat is None else seat))

    def observation(self, seat: int | None) -> Observation:
        """What a seat may know, as the record that bots read."""
        self._check_seat(seat)
        return self._engine.observe(NOBODY if seat is None else seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or seat not in range(self.players)):
            raise InvalidSetup("seat", seat=str(seat), last=self.players - 1)

    def outcome(self) -> Outcome | None:
        """The scores line by line, the winners and why they won; None before the end."""
        if not self.is_over:
            return None
        position = self.position()
        if self._ended is None or self._ended[0] != position:
            self._ended = position, outcome_of(self._engine)
        return self._ended[1]

    def state_hash(self) -> str:
        """SHA-256 of the whole state, hidden facts included."""
        return self._engine.hash()

    # Playing

    def play(
        self, action: Action | str, *, seat: int | None = None, turn: int | None = None
    ) -> SeenEvent:
        """Do an action for the seat to move, or for this seat; a refused one changes nothing.

        With `turn` (see `turn_of`) a late or repeated action is refused as stale.
        Returns what happened, as the acting seat may know it.
        """
        actor = self._actor(seat)
        if turn is not None and turn != self.turn_of(actor):
            raise StaleAction("stale", turn=turn)
        refused = self.why_not(action, actor)
        if refused is not None:
            raise refused
        event, sweeps = self._do(self._number(action, actor), actor)
        return event.seen_by(actor, sweeps)

    def why_not(self, action: Action | str, seat: int | None = None) -> GameError | None:
        """Why an action would be refused now, or None if it is legal; changes nothing."""
        try:
            actor = self._actor(seat)
            number = self._number(action, actor)
            legal = self._engine.is_legal(number)
            return None if legal else self._refusal(self._read(action, actor), actor)
        except GameError as error:
            return error

    def play_number(self, number: int, seat: int | None = None) -> SeenEvent:
        """Do the action of this number (see rules/actions.py) for the seat to move, or this one."""
        event, sweeps = self.play_openly(number, seat)
        return event.seen_by(event.seat, sweeps)

    def play_openly(self, number: int, seat: int | None = None) -> tuple[Event, int]:
        """`play_number` that returns hidden facts, too, and how often the market was swept."""
        actor = self._actor(seat)
        if not self._engine.is_legal(number):
            raise InvalidAction("number", number=int(number))
        return self._do(int(number), actor)

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """`legal_actions` by number."""
        if self.is_over or (seat is not None and seat not in self.waiting_for()):
            return []
        return self._engine.legal_numbers()

    def is_legal_number(self, number: int, seat: int) -> bool:
        """Whether a seat may do the action of this number now."""
        return seat in self.waiting_for() and self._engine.is_legal(number)

    def number_of(self, action: Action | str, seat: int) -> int:
        """The number of a legal action; an illegal one is refused with its reason."""
        refused = self.why_not(action, seat)
        if refused is not None:
            raise refused
        return self._number(action, seat)

    def position(self) -> bytes:
        """The state as bytes, hidden facts included; see `go_back` and `resume`."""
        return self._engine.position()

    def go_back(self, position: bytes, turn: int) -> None:
        """Take actions back to the position after this many actions."""
        self._engine.load(position)
        del self._events[turn:], self._sweeps[turn:]

    def _do(self, number: int, seat: int) -> tuple[Event, int]:
        text = self.catalogue.words(number, self._engine.market)
        shuffled = self._engine.apply(number, seat)
        event = event_of(seat, text, self._engine, shuffled)
        sweeps = self._engine.happened_head()[-1]
        self._events.append(event)
        self._sweeps.append(sweeps)
        return event, sweeps

    def _actor(self, seat: int | None) -> int:
        self._check_seat(seat)
        waiting = self.waiting_for()
        if not waiting or (seat is not None and seat not in waiting):
            raise self._refusal(Pass(), seat)
        return waiting[0] if seat is None else seat

    def _refusal(self, action: Action, seat: int | None) -> IllegalAction | InvalidAction:
        """Why a seat may not do an action that is not legal."""
        viewer = NOBODY if seat is None else seat
        return refusal(self.catalogue, self._engine.look(viewer), action)

    # Actions and their numbers

    def _action(self, number: int) -> Action:
        return self.catalogue.action(number, self._engine.market())

    def _read(self, action: Action | str, seat: int) -> Action:
        read = parse_action(self.board, action) if isinstance(action, str) else action
        return self._settle(read, seat) if isinstance(read, OpenClaim) else read

    def _number(self, action: Action | str, seat: int) -> int:
        """The number of an action; -1 if it is impossible now."""
        read = self._read(action, seat)
        if isinstance(read, DrawMarket):
            return self._slot(read)
        if isinstance(read, Claim) and read not in self.catalogue.numbers:
            return self._only_half(read, seat)
        return self.catalogue.numbers.get(read, -1)

    def _slot(self, action: DrawMarket) -> int:
        """The market slot of an action; -1 if no slot fits."""
        market = [None if card == EMPTY else CARDS[card] for card in self._engine.market()]
        if action.slot is None:
            return market.index(action.card) if action.card in market else -1
        shown = market[action.slot - 1] if 1 <= action.slot <= len(market) else None
        return action.slot - 1 if shown and action.card in ("", shown) else -1

    def _only_half(self, claim: Claim, seat: int) -> int:
        """If a claim fits both halves of a double route: the half that can be claimed."""
        paid = (claim.colour, claim.coloured, claim.wilds)
        ways = [
            action
            for action in self._claims_between(claim, seat)
            if (action.colour, action.coloured, action.wilds) == paid
        ]
        if len(ways) > 1:
            raise InvalidAction("payment-unclear", ways=", ".join(str(way) for way in ways))
        return self.catalogue.numbers[ways[0]] if ways else -1

    def _claims_between(self, claim: Claim | OpenClaim, seat: int) -> list[Claim]:
        """The legal claims of the routes with these ends, and this `via` if given."""
        return [
            action
            for action in self.legal_actions(seat)
            if isinstance(action, Claim) and self._answers(action, claim)
        ]

    def _answers(self, action: Claim, claim: Claim | OpenClaim) -> bool:
        """Whether a claim is for the route that another one names."""
        route = self.board.routes[self.catalogue.route_of(self.catalogue.numbers[action])]
        same_ends = {action.a, action.b} == {claim.a, claim.b}
        return same_ends and claim.via in (None, route.colour, f"#{route.id}")

    def _settle(self, claim: OpenClaim, seat: int) -> Claim:
        """The only legal payment for a claim without one; raises if there are several or none."""
        ways = self._claims_between(claim, seat)
        if len(ways) == 1:
            return ways[0]
        if ways:
            raise InvalidAction("payment-unclear", ways=", ".join(str(way) for way in ways))
        raise self._unpayable(claim, seat)

    def _unpayable(self, claim: OpenClaim, seat: int) -> GameError:
        """Why no payment makes this claim legal."""
        route = find_route(self.board, Claim(claim.a, claim.b, CARDS[-1], 0, 0, claim.via))
        if isinstance(route, GameError):
            return route
        return route_refusal(self.catalogue, self._engine.look(seat), route.id)

    # Events

    def events(self, seat: int | None = None) -> list[SeenEvent]:
        """What happened, as a seat or a spectator (None) may know it."""
        setup = self._engine.state.phase == SETUP
        return [
            event.seen_by(seat, sweeps)
            for event, sweeps in zip(self._events, self._sweeps, strict=True)
            if not setup or event.seat == seat  # 8.7
        ]

    def all_events(self) -> list[Event]:
        """What happened, hidden facts included."""
        return list(self._events)

    def next_cards(self, count: int) -> list[str]:
        """The top cards of the deck, which are hidden; for replays that show everything."""
        deck = self._engine.state.deck[: self._engine.state.deck_size]
        return [CARDS[card] for card in deck[::-1][:count]]

    def last_reveal(self) -> Event | None:
        """The last action with what it revealed, to decide whether it may be undone."""
        return self._events[-1] if self._events else None

    # Records

    def record(self) -> Record:
        """The record of the game so far."""
        transport, *reshuffled, contracts = self._shuffles
        return Record(
            format=FORMAT,
            rules=self._deal.rules,
            chance=self._deal.chance,
            board=reference(self.board),
            seats=self.seats,
            first_seat=int(self._engine.state.first_seat),
            first_seat_drawn=self._deal.drawn,
            commitment=commitment_of(self._deal.seed, self._deal.mix),
            seed=self._deal.seed.hex(),
            transport=spell_deck(transport),
            contracts=tuple(contracts),
            reshuffled=tuple(spell_deck(order) for order in reshuffled),
            actions=tuple(self._events),
            result=self.outcome(),
            taken_back=self._taken_back,
            mix=self._deal.mix,
        )

    def save(self, path: str | Path) -> None:
        """Write the game to a file; an unfinished one can be resumed from it."""
        self.record().save(path)

    @classmethod
    def load(cls, path: str | Path) -> Game:
        """Read a game from a file and replay it; raises RecordError if it does not hold."""
        return cls.replay(Record.load(path))

    @classmethod
    def replay(cls, record: Record, actions: int | None = None) -> Game:
        """The game after its first `actions` actions (all if None), each compared with the record.

        A record of an earlier generator is replayed from its stored shuffles.
        """
        game = cls(deal_of(record))
        game._taken_back = record.taken_back
        if _dealt(game.record()) != _dealt(record):
            raise RecordError("record-deals")
        for number, stored in enumerate(record.actions[:actions], start=1):
            try:
                game.play(stored.action, seat=stored.seat)
            except RecordError:
                raise
            except GameError as error:
                raise RecordError("record-action", number=number, reason=str(error)) from error
            if game._events[-1] != stored:
                raise RecordError("record-outcome", number=number, action=stored.action)
        return game

    @classmethod
    def resume(cls, record: Record, position: bytes) -> Game:
        """The game of a record without playing it again, from the bytes of its state.

        Nothing is checked, so only for what this version has stored itself.
        """
        stored = Stored(setup_shuffles(record), record.actions, position)
        game = cls(deal_of(record), stored)
        game._taken_back = record.taken_back
        return game

    def verify(self) -> list[str]:
        """Check the game's own record; see the function `verify`."""
        return verify(self.record())


def verify(record: Record, published: str | None = None) -> list[str]:
    """Replay a record and compare everything in it; returns what was checked.

    With `published` its commitment must be this one, which somebody kept since before the game.

    The deals of an earlier generator cannot be checked against the seed, nor the result of a game
    that is not over.
    """
    game = Game.replay(record)
    check_commitment(record, published)
    if game.record().encode() != record.encode():
        raise RecordError("record-result")
    left_out = set() if record.chance == CHANCE else {"deals"}
    left_out |= set() if game.is_over else {"result"}
    return [check for check in CHECKS if check not in left_out]


def _dealt(record: Record) -> tuple[object, ...]:
    return record.first_seat, record.transport, record.reshuffled, record.contracts
