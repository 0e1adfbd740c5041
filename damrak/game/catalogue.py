"""Converts actions of a board to numbers and back, and holds the board in the form kernels read."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from damrak.board import CARDS, Board
from damrak.board.board import SHIPPED
from damrak.board.check import numbers
from damrak.board.facts import PLAYERS
from damrak.board.tables import build_tables, claims_of
from damrak.compile.plain import fast_record
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep, Pass
from damrak.game.errors import InvalidSetup
from damrak.game.kernels.entry import note_event_entry
from damrak.game.kernels.events import HEAD, event_dtype, shuffles_dtype
from damrak.game.kernels.refusal import REFUSAL
from damrak.game.kernels.scoring import lines_dtype
from damrak.rules.actions import CONTRACTS, DECK, FIRST_CLAIM, KEEP_FIRST, PASS
from damrak.rules.layout import Tables, observation_dtype, state_dtype, work_dtype
from damrak.rules.recorded import MOST


class Catalogue:
    """Everything derived from a board; made once for each board by `catalogue`."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.slots = board.facts.pieces.market
        self.state_dtype = state_dtype(board)
        self.observation_dtype = observation_dtype(board)
        self.work_dtype = work_dtype(board)
        self.table_array = build_tables(board)
        self._threads = threading.local()
        self._words: dict[int, str] = {}  # of actions that do not depend on the market

    def __reduce__(self) -> tuple[object, ...]:
        return catalogue, (self.board,)

    def work(self) -> np.ndarray:
        """Buffers for kernels, an array of one; valid until this thread asks again."""
        found: np.ndarray | None = getattr(self._threads, "work", None)
        if found is None:
            found = self._threads.work = np.zeros(1, self.work_dtype)
        return found

    def answers(self) -> Answers:
        """Where kernels write their answers; the caller's until this thread asks again."""
        found: Answers | None = getattr(self._threads, "answers", None)
        if found is None:
            found = self._threads.answers = Answers(self)
        return found

    @property
    def tables(self) -> Tables:
        """The board as kernels read it."""
        tables: Tables = self.table_array[0]
        return tables

    @cached_property
    def python_tables(self) -> Any:
        """The same, for kernels in plain Python."""
        return fast_record(self.table_array)

    @cached_property
    def actions(self) -> dict[int, Action]:
        """Every action that does not depend on the market, by number."""
        fixed: dict[int, Action] = {DECK: DrawDeck(), CONTRACTS: DrawContracts(), PASS: Pass()}
        fixed |= {KEEP_FIRST + choice - 1: Keep(choice) for choice in (1, 2, 3)}
        fixed |= dict(enumerate(self._claims(), start=FIRST_CLAIM))
        return {self.slots + number: action for number, action in sorted(fixed.items())}

    @cached_property
    def numbers(self) -> dict[Action, int]:
        """The number of each of these actions, and of every other spelling of a claim."""
        numbers = {action: number for number, action in self.actions.items()}
        for number, action in self.actions.items():
            if isinstance(action, Claim):
                for same in self._spellings(action, number):
                    numbers.setdefault(same, number)
        return numbers

    def action(self, number: int, market: Iterable[int]) -> Action:
        """The action of this number while the market shows these cards."""
        if number >= self.slots:
            return self.actions[number]
        shown = [int(card) for card in market]
        first = shown.index(shown[number]) == number
        return DrawMarket(CARDS[shown[number]], None if first else number + 1)

    def words(self, number: int, market: Callable[[], list[int]]) -> str:
        """The action of this number in words, one copy for all games."""
        found = self._words.get(number)
        if found is None:
            found = sys.intern(str(self.action(number, market())))
            if number >= self.slots:
                self._words[number] = found
        return found

    def route_of(self, number: int) -> int:
        """The route of the claim with this number."""
        return int(self.tables["claim_route"][number])

    def _claims(self) -> list[Claim]:
        board = self.board
        plain = [
            Claim(
                board.routes[claim.route].a,
                board.routes[claim.route].b,
                CARDS[claim.colour],
                claim.coloured,
                claim.wilds,
            )
            for claim in claims_of(board)
        ]
        routes = [claim.route for claim in claims_of(board)]
        unclear = Counter(_unordered(claim) for claim in plain)
        return [
            self._told_apart(claim, route) if unclear[_unordered(claim)] > 1 else claim
            for claim, route in zip(plain, routes, strict=True)
        ]

    def _via(self, route: int) -> str:
        """How to name one half of a double route: by colour, or by number if both have the same."""
        colours = [self.board.routes[half].colour for half in (route, self.board.twins[route])]
        return colours[0] if colours[0] != colours[1] else f"#{route}"

    def _told_apart(self, claim: Claim, route: int) -> Claim:
        return _with_via(claim, self._via(route))

    def _spellings(self, claim: Claim, number: int) -> list[Claim]:
        """Other spellings of a claim: ends swapped, or the half named without need."""
        route = self.route_of(number)
        named = [claim.via, f"#{route}"]
        if route in self.board.twins:
            named.append(self._via(route))
        turned = [claim, Claim(claim.b, claim.a, claim.colour, claim.coloured, claim.wilds)]
        return [_with_via(each, via) for each in turned for via in named]


class Answers:
    """Arrays of one record each, into which the kernels of a game write their answers."""

    def __init__(self, made: Catalogue) -> None:
        self.before = np.zeros(1, made.state_dtype)  # the state before the last action
        self.before_bytes = self.before.view(np.uint8)
        self.event = self.happened = np.zeros(1, event_dtype(made.board))
        self._event_head = _head(self.event)
        self.refusal = np.zeros(1, REFUSAL)
        self.lines = np.zeros(1, lines_dtype(made.board))
        self._board = made.board

    def head(self) -> list[int]:
        """The numbers of `happened` before the cards that were turned up."""
        is_usual = self.happened is self.event  # NumPy takes a while to look at it in another way
        numbers: list[int] = (self._event_head if is_usual else _head(self.happened)).tolist()
        return numbers

    def note(self, after: np.ndarray, shuffles: list[list[int]], seat: int, action: int) -> None:
        """Write the event of an action that made shuffles, from `before` and the state after it."""
        most = max(MOST, len(shuffles))
        made = np.zeros(1, shuffles_dtype(self._board, most))
        if most > MOST:  # hardly ever: see recorded.py
            self.happened = np.zeros(1, event_dtype(self._board, most))
        made["shuffles"] = len(shuffles)
        for place, order in enumerate(shuffles):
            made["order_sizes"][0, place] = len(order)
            made["orders"][0, place, : len(order)] = order
        note_event_entry(self.before, after, made, seat, action, self.happened)


def _head(event: np.ndarray) -> np.ndarray:
    return event.view(np.int32)[:HEAD]


def _unordered(claim: Claim) -> tuple[frozenset[str], str, int]:
    return frozenset((claim.a, claim.b)), claim.colour, claim.wilds


def _with_via(claim: Claim, via: str | None) -> Claim:
    return Claim(claim.a, claim.b, claim.colour, claim.coloured, claim.wilds, via)


_BOARDS: dict[str, Catalogue] = {}


def catalogue(board: Board) -> Catalogue:
    """The catalogue of a board, made once."""
    if board.hash not in _BOARDS:
        _BOARDS[board.hash] = Catalogue(board)
    return _BOARDS[board.hash]


@lru_cache(maxsize=1)
def amsterdam() -> Board:
    """The Amsterdam board, read once."""
    return Board.amsterdam()


def find_board(given: Board | str | None) -> Board:
    """A board itself, the name of one of the package, or a board file; none: the Amsterdam one."""
    if isinstance(given, Board):
        return given
    if not given:
        return amsterdam()
    return Board.shipped(given) if given in SHIPPED else Board.load(given)


def check_players(board: Board, players: object) -> None:
    """Raise InvalidSetup for a number of players that no game, or not this board, is for."""
    if players not in PLAYERS:
        raise InvalidSetup("players", players=str(players))
    if players not in board.players:
        known = numbers(board.players)
        raise InvalidSetup("players-of-board", board=board.name, known=known, players=str(players))
