"""What a state of the OpenSpiel games holds: a game, and what each player saw and did."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeAlias

import numpy as np

from damrak.envs.rows import records_of, rows_of
from damrak.game.catalogue import Catalogue

News: TypeAlias = tuple["News", int, int, bytes] | None  # before it; who did what; seen then


class Held:
    """Everything about one game. OpenSpiel copies it with `copy.deepcopy`, for each clone."""

    def __init__(self, made: Catalogue, players: int, player: int) -> None:
        self.seed = b""  # the bytes drawn so far
        self.player = player  # who decides
        self.record = np.zeros(1, made.state_dtype)
        self.seen = np.zeros(players, made.observation_dtype)  # by player
        self.memory = [b""] * players  # digest of what each player saw and did, until `told`
        self.told = self.seen.tobytes()  # what all saw then
        self.news: News = None  # what happened since; the digests are made when they are asked for
        self.legal: list[int] | None = None  # what is legal now, once it has been asked for
        self.actor, self.chosen = 0, 0  # whose action waits for a shuffle, and which
        self.shuffles: list[bytes] = []  # seeds, one for each outcome of that shuffle

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "legal": None}

    def __deepcopy__(self, memo: object) -> Held:
        other = object.__new__(Held)
        other.__dict__.update(self.__dict__)  # lists are never changed, only replaced
        other.record = records_of(rows_of(self.record).copy(), self.record.dtype)
        other.seen = records_of(rows_of(self.seen).copy(), self.seen.dtype)
        return other

    def remember(self, actor: int, action: int) -> None:
        """Keep what happened for every player's digest."""
        self.news = (self.news, actor, action, self.seen.tobytes())

    def digests(self) -> list[bytes]:
        """What each player saw and did, in few bytes; at set-up (8.7) that may be nothing new."""
        told, news = list[tuple[int, int, bytes]](), self.news
        while news is not None:
            told.append(news[1:])
            news = news[0]
        for actor, action, after in reversed(told):
            self.memory = self._with_news(actor, action, after)
            self.told = after
        self.news = None
        return self.memory

    def _with_news(self, actor: int, action: int, after: bytes) -> list[bytes]:
        size, memory = self.seen.itemsize, self.memory.copy()
        for player, past in enumerate(self.memory):
            mine = slice(player * size, (player + 1) * size)
            if player == actor or after[mine] != self.told[mine]:
                own = str(action if player == actor else "").encode()
                news = past + own + b"\n" + after[mine]
                memory[player] = blake2b(news, digest_size=16).digest()
        return memory
