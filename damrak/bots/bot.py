"""What a bot is: it is handed an observation, never a state, and answers with an action number."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from damrak.board import Board
from damrak.bots.greedy import choose_greedy
from damrak.bots.random import choose_random
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.errors import InvalidSetup
from damrak.rules.layout import Observation

BOTS: dict[str, Any] = {"random": choose_random, "greedy": choose_greedy}  # by rising strength


class Bot(Protocol):
    """Chooses for one seat. All its chance comes from a seed of its own."""

    name: str

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""


class KernelBot:
    """A bot whose strategy is a kernel (tables, observation, work) -> action number."""

    def __init__(self, name: str, strategy: Any, board: Catalogue, seed: int) -> None:
        self.name = name
        self._strategy = strategy
        self._tables = board.tables
        self._work = np.zeros(1, board.work_dtype)
        self._work[0].random = seed % 2**64

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
        return int(self._strategy(self._tables, seen, self._work[0]))


def bot_named(name: str, board: Board, seed: int) -> Bot:
    """A bot of the registry; raises InvalidSetup for an unknown name."""
    if name not in BOTS:
        raise InvalidSetup("bot", name=name, known=", ".join(BOTS))
    return KernelBot(name, BOTS[name], catalogue(board), seed)
