"""`Judge`: a seat's chances from what it may know, by the kernels of the analysis."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from damrak.bots.kernels.net import net_buffers_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, read_net
from damrak.game.catalogue import Catalogue
from damrak.insight.fit import Floats, contract_chances, plain_contract_fit
from damrak.insight.kernels.entry import (
    cards_entry,
    chance_entry,
    roll_entry,
    weigh_all_entry,
    weigh_entry,
)
from damrak.insight.kernels.evaluate import NOTHING
from damrak.insight.kernels.judgement import judgement_dtype
from damrak.insight.kernels.reasons import NEVER
from damrak.rules.layout import Observation

DEALS, TRIALS, GLANCES = 16, 10, 8  # deals for a chance, an action, a card that another takes
GAMES = 24  # played out for contracts
SEED = 1650


class Weighed(NamedTuple):
    """Actions by number: chances after them (-1 for illegal ones), and the net's logits.

    Those not looked at `closely` stand with the chance of one like them, or with a rough one.
    `usual` is the mean chance of a usual player.
    """

    worth: Floats
    liked: Floats
    legal: list[int]
    closely: list[int]
    usual: float


class Contracts(NamedTuple):
    """By contract: cards the viewer still needs, log odds in games played out, and its chance.

    A contract that needs no cards is completed; one that needs NEVER cannot be.
    """

    cards: NDArray[np.int64]
    odds: Floats
    chances: Floats


class Judge:
    """Judges moments of games on one board. It has buffers of its own: use one in each thread."""

    def __init__(
        self, board: Catalogue, fit: Floats, net: Path = MASTER, contract_fit: Floats | None = None
    ) -> None:
        self._contract_fit = plain_contract_fit() if contract_fit is None else contract_fit
        self._net = read_net(net, board.board)
        self._tables = board.table_array
        self.judgement = np.zeros(1, judgement_dtype(board.board))
        self.judgement["fit"] = fit
        self._seen, self._look = (np.zeros(1, board.observation_dtype) for _ in range(2))
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self._state = np.zeros(1, board.state_dtype)
        self._net_buffers = np.zeros(1, net_buffers_dtype(board.board, self._net["block"].shape[3]))

    def chance(self, seen: Observation) -> float:
        """The viewer's chance to win, while the game goes on."""
        return float(chance_entry(*self._buffers(seen, DEALS)))

    def actions(self, seen: Observation, played: int = NOTHING) -> Weighed:
        """What each action is worth to the viewer, who decides now.

        The most promising actions, and the one that was played, are looked at most closely.
        """
        weigh_all_entry(*self._buffers(seen, TRIALS, played))
        row = self.judgement[0]
        legal = np.flatnonzero(row["worth"] >= 0)
        closely = legal[(row["same"][legal] == legal) & (row["tried"][legal] >= TRIALS)]
        worth, liked, usual = row["worth"].copy(), row["liked"].copy(), float(row["usual"])
        return Weighed(worth, liked, legal.tolist(), closely.tolist(), usual)

    def after(self, seen: Observation, action: int) -> float:
        """The viewer's mean chance after an action of its own, or a market card of another's."""
        return float(weigh_entry(*self._buffers(seen, GLANCES, action)))

    def contracts(self, seen: Observation) -> Contracts:
        """How likely the viewer will complete each contract that it keeps."""
        tables, seen_, _, work, state, _, _, judgement = self._buffers(seen)
        roll_entry(tables, seen_, work, state, judgement, GAMES)
        done = self.judgement["done"][0]
        cards = np.zeros(len(done), np.int64)
        cards_entry(tables, seen_, work, cards)
        odds = np.log((done + 0.5) / (GAMES - done + 0.5))
        chances = contract_chances(self._contract_fit, int(seen.players), odds)
        chances = np.where(cards == 0, 1.0, np.where(cards == NEVER, 0.0, chances))
        return Contracts(cards, odds, chances)

    def _buffers(self, seen: Observation, *numbers: int) -> Any:
        self._seen[0] = seen
        self.judgement["seed"] = SEED
        return (
            self._tables,
            self._seen,
            self._look,
            self._work,
            self._state,
            self._net,
            self._net_buffers,
            self.judgement,
            *numbers,
        )
