"""What a state of the OpenSpiel games holds: a game, and what each player saw and did."""

from __future__ import annotations

import threading
from hashlib import blake2b
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import numpy as np
from numpy.typing import NDArray

from damrak.board.tables import action_count
from damrak.compile.kernel import bound, hold, trusting
from damrak.envs.kernels.openspiel import act, list_legal, observe_all
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import OVER

News: TypeAlias = tuple["News", int, int, bytes] | None  # before it; who did what; the state then


Key: TypeAlias = tuple[str, int, bool]  # the board's hash, players, whether all chance is listed


class Calls:
    """What all states of a game share: the board, and the calls of kernels for it."""

    def __init__(self, made: Catalogue, players: int, is_tree: bool) -> None:
        self.catalogue, self.players, self.is_tree = made, players, is_tree
        self.actions = action_count(made.board)
        self.key: Key = (made.board.hash, players, is_tree)
        self._threads = threading.local()
        tables, state = made.table_array, np.zeros(1, made.state_dtype)
        seen = np.zeros(players, made.observation_dtype)
        numbers = np.zeros(self.actions, np.int64)
        self._act = trusting(bound(act, tables, state, 0))
        self._list_legal = trusting(bound(list_legal, tables, state, made.work(), numbers))
        self._observe_all = bound(observe_all, tables, state, seen)
        self._tables = hold(self._act, tables)[0]  # the calls above are all made ahead, or none is
        self._numbers = hold(self._act, *range(self.actions))
        kinds: Any = made.state_dtype.fields
        self._phase, self._to_move = kinds["phase"][1], kinds["to_move"][1]

    def take(self, state: NDArray[np.void]) -> object:
        """A state as the calls below take it."""
        return hold(self._act, state)[0]

    def act(self, taken: object, action: int) -> None:
        """Do a legal action."""
        self._act(self._tables, taken, self._numbers[action])

    def legal(self, taken: object) -> list[int]:
        """The legal actions in order."""
        try:
            numbers, given = self._threads.list
        except AttributeError:
            numbers = np.zeros(self.actions, np.int64)
            given = hold(self._list_legal, self.catalogue.work(), numbers)
            self._threads.list = numbers, given
        count = self._list_legal(self._tables, taken, *given)
        found: list[int] = numbers[:count].tolist()
        return found

    def mover(self, cells: NDArray[np.int8], ended: int) -> int:
        """Whose turn it is in the memory of a state; `ended` after the end."""
        mover: int = ended if cells.item(self._phase) == OVER else cells.item(self._to_move)
        return mover

    def observe(self, state: NDArray[np.void]) -> NDArray[np.void]:
        """What each player sees."""
        seen = np.zeros(self.players, self.catalogue.observation_dtype)
        self._observe_all(self.catalogue.table_array, state, seen)
        return seen


_known: WeakValueDictionary[Key, Calls] = WeakValueDictionary()


def calls_for(made: Catalogue, players: int, is_tree: bool) -> Calls:
    """The calls of a game; games of one kind share them."""
    calls = Calls(made, players, is_tree)
    return _known.setdefault(calls.key, calls)


class Held:
    """Everything about one game. OpenSpiel copies it with `copy.deepcopy`, for each clone.

    Much is made only when it is asked for: observations, digests, what is legal.
    """

    def __init__(self, calls: Calls, player: int) -> None:
        self.seed = b""  # the bytes drawn so far
        self.player = player  # who decides
        self.memory = [b""] * calls.players  # digest of what each saw and did, until `told`
        self.told = bytes(calls.players * calls.catalogue.observation_dtype.itemsize)  # seen then
        self.news: News = None  # what happened since
        self.actor, self.chosen = 0, 0  # whose action waits for a shuffle, and which
        self.shuffles: list[bytes] = []  # seeds, one for each outcome of that shuffle
        self.put(np.zeros(calls.catalogue.state_dtype.itemsize, np.int8), calls)

    def put(self, cells: NDArray[np.int8], calls: Calls) -> None:
        """Make this the memory of the state."""
        self.calls, self.cells = calls, cells
        self.record = np.ndarray(1, calls.catalogue.state_dtype, cells)  # the same memory
        self.taken = calls.take(self.record)
        self._seen: NDArray[np.void] | None = None
        self._legal: list[int] | None = None

    def look(self, ended: int) -> None:
        """Find out who decides after a change of the state; `ended` says that nobody does."""
        self.player = self.calls.mover(self.cells, ended)
        self._seen = self._legal = None

    def __getstate__(self) -> dict[str, object]:
        made = ("calls", "record", "taken", "_seen", "_legal")
        kept = {name: value for name, value in self.__dict__.items() if name not in made}
        return {**kept, "key": self.calls.key}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        key = kept.pop("key")
        self.__dict__.update(kept)
        self.put(self.cells, _known[key])  # of the game that reads the state

    def __deepcopy__(self, memo: object) -> Held:
        other = object.__new__(Held)
        other.__dict__.update(self.__dict__)  # lists are never changed, only replaced
        other.put(self.cells.copy(), self.calls)
        other._seen, other._legal = self._seen, self._legal
        return other

    @property
    def seen(self) -> NDArray[np.void]:
        """What each player sees."""
        if self._seen is None:
            self._seen = self.calls.observe(self.record)
        return self._seen

    @property
    def legal(self) -> list[int]:
        """What is legal now."""
        if self._legal is None:
            self._legal = self.calls.legal(self.taken)
        return self._legal

    def remember(self, actor: int, action: int) -> None:
        """Keep what happened for every player's digest."""
        self.news = (self.news, actor, action, self.cells.tobytes())

    def digests(self) -> list[bytes]:
        """What each player saw and did, in few bytes; at set-up (8.7) that may be nothing new."""
        told, news = list[tuple[int, int, bytes]](), self.news
        while news is not None:
            told.append(news[1:])
            news = news[0]
        for actor, action, state in reversed(told):
            record = np.frombuffer(bytearray(state), self.record.dtype)
            after = self.calls.observe(record).tobytes()
            self.memory = self._with_news(actor, action, after)
            self.told = after
        self.news = None
        return self.memory

    def _with_news(self, actor: int, action: int, after: bytes) -> list[bytes]:
        size, memory = len(after) // len(self.memory), self.memory.copy()
        for player, past in enumerate(self.memory):
            mine = slice(player * size, (player + 1) * size)
            if player == actor or after[mine] != self.told[mine]:
                own = str(action if player == actor else "").encode()
                news = past + own + b"\n" + after[mine]
                memory[player] = blake2b(news, digest_size=16).digest()
        return memory
