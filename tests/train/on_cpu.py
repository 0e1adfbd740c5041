"""What stands in for a GPU: the simulations of `guided` and of `search` in native code."""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.batched_rollout import BATCH_SIZE
from damrak.bots.kernels.beliefs import guess_contracts
from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.guided_entry import compare_entry
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import SEARCH, think
from damrak.bots.running.net_files import MASTER, loaded
from damrak.compile.arrays import Grid
from damrak.game.catalogue import amsterdam, catalogue
from damrak.i18n.json_types import Json
from damrak.rules.layout import Observation
from damrak.rules.playout import next_random
from damrak.rules.resample import resample


class OnCpu:
    """`Comparisons.compare` in native code; keeps what it was asked."""

    def __init__(self) -> None:
        self._made = catalogue(amsterdam())
        self._net = loaded(MASTER, amsterdam())
        self._guide = np.zeros(1, guide_dtype(amsterdam(), self._net["block"].shape[3]))
        self._work = np.zeros(1, bot_work_dtype(self._made.board))
        self.asked: list[tuple[Json, ...]] = []

    def compare(self, *asked: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        rows, results = list(zip(*asked, strict=True)), []
        self.asked += rows
        chances = np.array([row[-1] for row in rows], np.uint64)
        for number, (_, _, _, choices, deals, _) in enumerate(rows):
            found = self.results(*(part[number : number + 1] for part in asked))
            assert len(found) == choices * deals
            results.append(found)
            chances[number] = self._work["random"][0]
        return np.concatenate(results), chances

    def results(
        self,
        seen: np.ndarray,
        likely: np.ndarray,
        choice: np.ndarray,
        choices: np.ndarray,
        deals: np.ndarray,
        chances: np.ndarray,
    ) -> np.ndarray:
        """Of one observation, on as many deals or more as were asked for."""
        guide, found = self._guide, []
        guide["likely"], guide["choice"], guide["choices"] = likely, choice, choices
        guide["based"], self._work["random"] = 0, chances
        looked = seen.copy()
        for _ in range(-(-int(deals[0]) // max(1, BATCH_SIZE // int(choices[0])))):
            count = compare_entry(self._made.table_array, looked, self._work, self._net, guide)
            found.append(guide["result"][0, :count].copy())
        return np.concatenate(found)

    def chance_after(self, seen: Observation, likely: Grid[float], deals: int, chance: int) -> int:
        """What the chance goes by after so many deals."""
        work, state = self._work[0], np.zeros(1, self._made.state_dtype)[0]
        work.random = chance
        for _ in range(deals):
            next_random(work)
            resample(self._made.tables, seen, work, state)
            guess_contracts(seen, work, state, likely)
        return int(work.random)


class SearchesOnCpu:
    """`Searches` in native code, one choice at a time; keeps what it was asked."""

    def __init__(self) -> None:
        self._made = catalogue(amsterdam())
        self._search = np.zeros(1, SEARCH)[0]
        self._work = np.zeros(1, bot_work_dtype(self._made.board))[0]
        self._state = np.zeros(1, self._made.state_dtype)[0]
        self._going: list[tuple[Json, ...]] = []
        self.asked: list[tuple[Json, ...]] = []

    def __len__(self) -> int:
        return len(self._going)

    def begin(self, *asked: np.ndarray) -> None:
        rows = list(zip(*(np.copy(part) for part in asked), strict=True))
        self._going += rows
        self.asked += rows

    def go_on(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        place, seen, chance, simulations = self._going.pop(0)
        action, after = self.choice(seen, np.uint64(chance), int(simulations))
        return np.array([place]), np.array([action]), np.array([after], np.uint64)

    def choice(self, seen: np.ndarray, chance: np.uint64, simulations: int) -> tuple[int, int]:
        """The action, and what the chance goes by after it."""
        looked = np.array([seen], self._made.observation_dtype)[0]
        self._work.random = chance
        memory = self._work, self._state, self._search
        return int(think(self._made.tables, looked, *memory, simulations)), int(self._work.random)
