"""Many `search` bots at once on a GPU, with the same choices as damrak/bots/kernels/search.py.

All searches go on together, a few deals at a time; a search that is done makes room for another.

Needs PyTorch, numba-cuda and a GPU; or the simulator (`NUMBA_ENABLE_CUDASIM=1`).
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from damrak.board import Board
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import CHOICES
from damrak.envs.cuda_memory import device, empty_records, free_memory, launch, put, put_records
from damrak.game.catalogue import catalogue
from damrak.gpu.search_kernels import WARP, search_kernels, search_types

DEALS = 16  # at a time


class Searches:
    """A number of places, each for one `search` from an observation."""

    def __init__(self, board: Board, places: int, simulations: int) -> None:
        """With at most so many simulations."""
        made, types = catalogue(board), search_types(simulations)
        self._kernels = search_kernels(made)
        self._tables = put_records(made.table_array)
        self._seen = empty_records(places, made.observation_dtype)
        self._searches = empty_records(places, types.search)
        self._trees = empty_records(CHOICES * places, types.tree)
        self._works = empty_records(-(-CHOICES * places // WARP) * WARP, bot_work_dtype(made.board))
        self._choices, self._chance = (
            self._searches.field("choices"),
            self._searches.field("chance"),
        )
        self._turn = self._seen.field("turn")
        self._going = torch.zeros(0, dtype=torch.int64, device=device())

    @staticmethod
    def most_places(board: Board, simulations: int) -> int:
        """How many places fit into half of the free memory."""
        made, types = catalogue(board), search_types(simulations)
        action = types.tree.itemsize + bot_work_dtype(made.board).itemsize
        place = types.search.itemsize + made.observation_dtype.itemsize + CHOICES * action
        return max(1, free_memory() // 2 // place)

    def __len__(self) -> int:
        """How many searches are under way."""
        return len(self._going)

    def begin(
        self, places: np.ndarray, seen: np.ndarray, chances: np.ndarray, simulations: np.ndarray
    ) -> None:
        """Start searches from these observations, each in its place and with its random state."""
        where = put(places)
        self._seen.words[where] = put_records(seen).words
        self._chance[where] = put(chances.view(np.int64))
        self._launch("begin", where, put(simulations))
        going = torch.cat((self._going, where))
        self._going = going[torch.argsort(self._turn[going])]  # neighbours take equally long

    def go_on(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Try some more deals; the places whose search is done, their actions and random states."""
        self._launch("compare", self._slots(), DEALS)
        actions = torch.empty_like(self._going)
        self._launch("advance", self._going, DEALS, actions)
        made = actions >= 0
        places = self._going[made]
        told = [each.cpu().numpy() for each in (places, actions[made], self._chance[places])]
        self._going = self._going[~made]
        return told[0], told[1], told[2].view(np.uint64)

    def _slots(self) -> Tensor:
        """A thread for every action up for choice; -1 where there is none.

        Those of a position lie together in one warp: as many places as a power of two, the greatest
        first.
        """
        choices, slots = self._choices[self._going].long(), []
        for most in (8, 4, 2, 1):
            these = (choices <= most) & (2 * choices > most)
            number = torch.arange(most, device=device())
            slot = CHOICES * self._going[these][:, None] + number
            slots.append(torch.where(number < choices[these][:, None], slot, -1).flatten())
        return torch.cat(slots)

    def _launch(self, name: str, rows: Tensor, *more: object) -> None:
        """A thread for each of the rows."""
        what = self._seen, self._searches, self._trees, self._works
        given = self._tables, len(rows), rows, *what, *more
        launch(self._kernels[name], len(rows), *given, block=WARP)
