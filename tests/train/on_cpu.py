"""What stands in for a GPU: the simulations of `guided` in native code."""

from __future__ import annotations

from typing import Any

import numpy as np

from damrak.bots.guess import guess_contracts
from damrak.bots.guided import guide_dtype
from damrak.bots.lanes import LANES
from damrak.bots.nets import MASTER, loaded
from damrak.bots.pilot import compare_first
from damrak.game.catalogue import amsterdam, catalogue
from damrak.rules.playout import next_random
from damrak.rules.resample import resample


class OnCpu:
    """`Lanes.compare` in native code; keeps what it was asked."""

    def __init__(self) -> None:
        self._made = catalogue(amsterdam())
        self._net = loaded(MASTER, amsterdam())
        self._guide = np.zeros(1, guide_dtype(amsterdam(), self._net["block"].shape[3]))
        self._work = np.zeros(1, self._made.work_dtype)
        self.asked: list[tuple[Any, ...]] = []

    def compare(self, *asked: Any) -> tuple[Any, Any]:
        rows, results = list(zip(*asked, strict=True)), []
        self.asked += rows
        chances = np.array([row[-1] for row in rows], np.uint64)
        for number, (_, _, _, choices, deals, _) in enumerate(rows):
            lanes = self.results(*(part[number : number + 1] for part in asked))
            assert len(lanes) == choices * deals
            results.append(lanes)
            chances[number] = self._work["random"][0]
        return np.concatenate(results), chances

    def results(
        self, seen: Any, likely: Any, choice: Any, choices: Any, deals: Any, chances: Any
    ) -> Any:
        """Of one observation, on as many deals or more as were asked for."""
        guide, found = self._guide, []
        guide["likely"], guide["choice"], guide["choices"] = likely, choice, choices
        guide["based"], self._work["random"] = 0, chances
        looked = seen.copy()
        for _ in range(-(-int(deals[0]) // max(1, LANES // int(choices[0])))):
            count = compare_first(self._made.table_array, looked, self._work, self._net, guide)
            found.append(guide["result"][0, :count].copy())
        return np.concatenate(found)

    def chance_after(self, seen: Any, likely: Any, deals: int, chance: int) -> int:
        """What the chance goes by after so many deals."""
        work, state = self._work[0], np.zeros(1, self._made.state_dtype)[0]
        work.random = chance
        for _ in range(deals):
            next_random(work)
            resample(self._made.tables, seen, work, state)
            guess_contracts(seen, work, state, likely)
        return int(work.random)
