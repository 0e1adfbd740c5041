"""One state and the kernels that read and change it; knows numbers, no names."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from damrak.compile.arrays import Row
from damrak.compile.kernel import Function, bound
from damrak.compile.plain import as_python, fast_record
from damrak.game.catalogue import Catalogue
from damrak.game.errors import RecordError
from damrak.game.kernels.entry import act_entry, seats_to_act_entry, write_lines_entry
from damrak.game.seeds import seed_words
from damrak.rules import RULES_VERSION
from damrak.rules.apply import apply
from damrak.rules.chance import draw_below, shuffle
from damrak.rules.entry import legal_entry, observe_entry
from damrak.rules.layout import SETUP, Observation, State
from damrak.rules.market import refresh_market
from damrak.rules.network import is_completed
from damrak.rules.score import final_scores, winners
from damrak.rules.setup import new_game
from damrak.rules.version_1 import refresh_market_1

OFTEN = ("phase", "to_move", "market")  # facts that are asked for at every action
Order = list[int]  # the cards of a shuffled deck; the top card is last


class Engine:
    """One state on one board.

    `orders` are stored shuffles to use in place of the generator's, `rules` the version to play by.
    """

    def __init__(
        self, catalogue: Catalogue, orders: Sequence[Order] = (), rules: int = RULES_VERSION
    ) -> None:
        self.catalogue = catalogue
        self._rules = rules
        self._state = np.zeros(1, catalogue.state_dtype)
        self._bytes = self._state.view(np.uint8)  # copies a hundred times as fast as the record
        self._seen = np.zeros(1, catalogue.observation_dtype)
        self._script = list(orders)
        self._facts = {name: self._state[name] for name in OFTEN}
        self._legal: tuple[bytes, list[int]] = b"", []  # a position and its legal actions
        given = catalogue.table_array, self._state
        self._observe = bound(observe_entry, *given, 0, self._seen)
        self._find_legal = bound(legal_entry, *given, self._work)
        self._seats_to_act = bound(seats_to_act_entry, self._state)
        answers = catalogue.answers()
        self._act = bound(act_entry, *given, answers.before, 0, 0, answers.event)

    def clone(self) -> Engine:
        """The same state once more."""
        other = object.__new__(Engine)
        other.__setstate__(self.__getstate__())
        return other

    def __getstate__(self) -> tuple[object, ...]:
        return self.catalogue, self._script, self._rules, self.position()

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        *made, position = kept
        self.__init__(*made)  # type: ignore[misc]
        self.load(position)

    @property
    def state(self) -> State:
        """The record itself, hidden facts included."""
        state: State = self._state[0]
        return state

    @property
    def _work(self) -> np.ndarray:
        return self.catalogue.work()

    def set_up(self, players: int, first_seat: int, seed: bytes) -> list[Order]:
        """Start a new game; returns its shuffles: transport cards, then contracts."""
        self.state.seed[:] = seed_words(seed)
        return self._watched(new_game, players, first_seat)

    def seats_to_act(self) -> int:
        """The set of seats that may act now; several at set-up."""
        return int(self._seats_to_act(self._state))

    def legal_numbers(self) -> list[int]:
        """The numbers of the legal actions of the seat to move."""
        return self._legal_now().copy()

    def is_legal(self, number: int) -> bool:
        """Whether this is the number of a legal action of the seat to move."""
        return int(number) in self._legal_now()

    def _legal_now(self) -> list[int]:
        """The numbers of the legal actions; found once for each position."""
        position = self.position()
        if self._legal[0] != position:
            work = self._work
            self._find_legal(self.catalogue.table_array, self._state, work)
            self._legal = position, numbers_in(work["legal"][0])
        return self._legal[1]

    def apply(self, number: int, seat: int) -> list[Order]:
        """Carry out a legal action; returns the shuffles it made, in order. See `happened`."""
        if self.fact("phase") == SETUP:
            self._state["to_move"] = seat  # 8.7: choices may come in any order
        answers, tables = self.catalogue.answers(), self.catalogue.table_array
        answers.happened = answers.event
        if self._script or self._rules != RULES_VERSION:
            answers.before_bytes[:] = self._bytes
        elif self._act(tables, self._state, answers.before, seat, number, answers.event):
            return []
        else:
            self._bytes[:] = answers.before_bytes
        made = self._watched(apply, number)
        answers.note(self._state, made, seat, number)
        return made

    def happened(self) -> np.ndarray:
        """What the last action of this thread did: an array of one record (kernels/events.py)."""
        return self.catalogue.answers().happened

    def happened_head(self) -> list[int]:
        """Its numbers before the cards that were turned up; the last says how often it swept."""
        return self.catalogue.answers().head()

    def score_lines(self) -> np.ndarray:
        """The scoring of a finished game as an array of one record (kernels/scoring.py)."""
        lines = self.catalogue.answers().lines
        write_lines_entry(self.catalogue.table_array, self._state, self._work, lines)
        return lines

    def observe(self, viewer: int) -> Observation:
        """What the viewer may know: a seat, or NOBODY for a spectator."""
        seen = np.zeros(1, self.catalogue.observation_dtype)
        observe_entry(self.catalogue.table_array, self._state, viewer, seen)
        found: Observation = seen[0]
        return found

    def look(self, viewer: int) -> np.ndarray:
        """The same as an array of one, which the next call overwrites."""
        self._observe(self.catalogue.table_array, self._state, viewer, self._seen)
        return self._seen

    def score(self) -> tuple[list[int], tuple[int, ...]]:
        """Each seat's points as if the game ended now, and who would win (7.7)."""
        work, players = self._work[0], int(self.state.players)
        final_scores(self.catalogue.tables, self.state, work)
        totals = [int(total) for total in work.totals[:players]]
        return totals, members(winners(work, players))

    def is_completed(self, seat: int, contract: int) -> bool:
        """Whether these routes complete a contract (6.5)."""
        return bool(is_completed(self.catalogue.tables, self.state.routes[seat], contract))

    def hash(self) -> str:
        """SHA-256 of the state's bytes."""
        return hashlib.sha256(self._state.tobytes()).hexdigest()

    def load(self, position: bytes) -> None:
        """Restore the state from the bytes of `position`."""
        if len(position) != self._state.nbytes:
            raise RecordError("record-position")
        self._bytes[:] = np.frombuffer(position, np.uint8)

    def position(self) -> bytes:
        """The bytes of the state, hidden facts included."""
        return self._state.tobytes()

    def market(self) -> list[int]:
        """The face-up cards, slot by slot."""
        cards: list[int] = self._facts["market"][0, : self.catalogue.slots].tolist()
        return cards

    def fact(self, name: str) -> int:
        """A number of the state; much faster than through the record."""
        field = self._facts.get(name)
        return int(self._state[name][0]) if field is None else int(field.item())

    def _watched(self, kernel: Function, *arguments: int) -> list[Order]:
        """Run a kernel in plain Python; returns its shuffles in order."""
        made: list[Order] = []

        def watch(stream: int, cards: Row[int], size: int) -> None:
            if self._script:
                order = self._script.pop(0)
                if sorted(order) != sorted(cards[:size].tolist()):
                    raise RecordError("record-shuffle", number=len(made) + 1)
                cards[:size] = order
            else:
                shuffle(self.state, int(stream), cards, int(size))
            made.append(cards[:size].tolist())

        _watching.shuffle = watch
        run = _in_python(kernel, self._rules)
        run(self.catalogue.python_tables, fast_record(self._state), *arguments)
        return made


_watching = threading.local()  # `shuffle`: called instead of the kernel of that name


def _shuffle_watched(_: State, stream: int, cards: Row[int], size: int) -> None:
    _watching.shuffle(stream, cards, size)


def _draw_below(state: Any, *arguments: int) -> tuple[int, int]:
    number, drawn = draw_below(state.array[0], *arguments)
    return number, drawn


@cache
def _in_python(kernel: Function, rules: int) -> Function:
    """A kernel in plain Python, by a version of the rules, whose shuffles are watched.

    Games of version 1 are rare by now, so nothing is compiled for them.
    """
    replaced: dict[Function, Function] = {shuffle: _shuffle_watched, draw_below: _draw_below}
    if rules == 1:
        replaced[refresh_market] = as_python(refresh_market_1, replaced)
    return as_python(kernel, replaced)


def numbers_in(words: Row[np.uint64]) -> list[int]:
    """The numbers of the actions in a set."""
    bits = np.unpackbits(np.asarray(words).view(np.uint8), bitorder="little")
    numbers: list[int] = bits.nonzero()[0].tolist()
    return numbers


def members(mask: np.uint64 | int) -> tuple[int, ...]:
    """The members of a 64-bit set, in order."""
    return _members(int(mask))


@lru_cache(maxsize=1 << 14)
def _members(left: int) -> tuple[int, ...]:
    found = []
    while left:
        found.append((left & -left).bit_length() - 1)
        left &= left - 1
    return tuple(found)
