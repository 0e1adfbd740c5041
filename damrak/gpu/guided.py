"""The simulations of many `guided` bots at once, on a GPU: `play_batch` for all of their games.

The rules, the deals and the choices are the kernels of bots/kernels/batched_rollout.py, compiled
for the device, and the net judges exactly as there (damrak/envs/cuda_net.py). So every game comes
out as it does on a CPU.

Needs PyTorch, numba-cuda and a GPU; or the simulator (`NUMBA_ENABLE_CUDASIM=1`), where PyTorch
works on the CPU.
"""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from damrak.board import Board
from damrak.bots.kernels.batched_rollout import ENDED, GOES_ON
from damrak.bots.kernels.guided import turns_ahead
from damrak.bots.kernels.net_features import hints_dtype
from damrak.envs.cuda_memory import Records, device, empty_records, launch, put, put_records
from damrak.envs.cuda_net import TOGETHER, DeviceNet
from damrak.game.catalogue import catalogue
from damrak.gpu.guided_kernels import comparison_kernels, comparison_types
from damrak.rules.tensor import tensor_size


class Comparisons:
    """Compares actions on deals, for many observations at once."""

    def __init__(self, board: Board, net: np.ndarray) -> None:
        made = catalogue(board)
        self._kernels = comparison_kernels(made)
        self._tables = put_records(made.table_array)
        self._net = DeviceNet(net)
        self._types = comparison_types(made)
        self._result = made.state_dtype.itemsize // 8  # the word of a game that it is
        self._sizes = [tensor_size(board), hints_dtype(board).itemsize]

    def compare(
        self,
        seen: np.ndarray,
        likely: np.ndarray,
        choice: np.ndarray,
        choices: np.ndarray,
        deals: np.ndarray,
        chances: np.ndarray,
    ) -> tuple[np.ndarray, np.ndarray]:
        """What every action up for choice came to on every deal, for each observation.

        An observation comes with the fields of its guide, on how many deals to compare, and the
        number that its chance goes by. Returns the results, deal after deal and in it choice after
        choice, and the chances afterwards.
        """
        choices_each, deals_each = put(choices).long(), put(deals).long()
        games, first_deal = choices_each * deals_each, _starts(deals_each)
        search = torch.repeat_interleave(games)
        place = torch.arange(len(search), device=device()) - _starts(games)[search]
        deal = first_deal[search] + place // choices_each[search]
        action = put(choice).long()[search, place % choices_each[search]]
        viewer = put(seen["viewer"]).long()[search]
        drawn = put(chances.view(np.int64))

        dealt = empty_records(int(deals_each.sum()), self._types.state)
        told = put_records(seen)
        self._launch("deal", len(seen), told, put(likely), drawn, first_deal, deals_each, dealt)
        records = empty_records(len(search), self._types.game)
        players = int(seen["players"][0])
        turns = turns_ahead(players)
        self._launch("start", len(search), records, dealt, deal, action, turns)
        self._play(records, viewer, len(search), players)
        results = records.words[:, self._result].cpu().numpy().view(np.float64)
        return results, drawn.cpu().numpy().view(np.uint64)

    def _play(self, records: Records, viewer: Tensor, count: int, players: int) -> None:
        """Let the net play on until every game is judged or has ended."""
        going = torch.arange(count, device=device())
        rows = [empty_records(count, self._types.tensor), empty_records(count, self._types.hints)]
        stands = torch.empty(count, dtype=torch.int32, device=device())
        while len(going):
            self._launch("ask", len(going), going, viewer, records, *rows, stands)
            waiting = torch.nonzero(stands[: len(going)] != ENDED)[:, 0]
            for first in range(0, len(waiting), TOGETHER):
                part = waiting[first : first + TOGETHER]
                policy, value = self._net.judge(self._numbers(rows, part))
                games = going[part]
                heads = (policy, *self._net.policy, value, *self._net.value)
                self._launch("answer", len(part), games, viewer, records, players, *heads)
            going = going[waiting[stands[waiting] == GOES_ON]]

    def _numbers(self, rows: list[Records], part: Tensor) -> Tensor:
        """The inputs of these games, a row for each."""
        told = zip(rows, self._sizes, strict=True)
        return torch.cat([row.words.view(torch.int8)[part, :size] for row, size in told], 1)

    def _launch(self, name: str, threads: int, *arguments: object) -> None:
        launch(self._kernels[name], threads, self._tables, threads, *arguments)


def _starts(counts: Tensor) -> Tensor:
    return torch.cumsum(counts, 0) - counts
