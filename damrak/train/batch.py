"""Games side by side as tensors, on the CPU or on a GPU, behind one small interface."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import Tensor

from damrak.board import Board
from damrak.board.tables import SEATS

MARGIN = 12.0  # points: a margin of so many counts for tanh(1)


class Batch:
    """Games of one table size. The tensors are written anew by every step."""

    def __init__(self, board: Board, players: int, games: int, settings: Any, seed: int) -> None:
        self.players, self.games = players, games
        self._cuda = settings.device == "cuda"
        if self._cuda:
            from damrak.envs.cuda import CudaBatch, cuda

            self._batch: Any = CudaBatch(games, players, seed, board)
            self._actions = cuda.to_device(np.zeros(games, np.int64))
            self._chosen = torch.as_tensor(self._actions, device="cuda")
        else:
            from damrak.envs.games import Games

            self._batch = Games(games, players, seed=seed, board=board, threads=settings.threads)
        self.observations = self._tensor(self._batch.observations)
        self.masks = self._tensor(self._batch.masks)
        self.to_move = self._tensor(self._batch.to_move)
        self.done = self._tensor(self._batch.done)
        self._rewards = self._tensor(self._batch.rewards)
        self._totals = self._tensor(self._batch.totals)

    def step(self, actions: Tensor) -> None:
        """One legal action in every game; ended games begin anew."""
        if self._cuda:
            self._chosen.copy_(actions)
            self._batch.step(self._actions, check=False)
        else:
            self._batch.step(actions.numpy())

    def outcomes(self) -> Tensor:
        """What ended games were worth, [games, seat, 2]: the share of victory, and the margin."""
        share = (self._rewards * (self.players - 1) + 1) / self.players
        margin = margins(self._totals[:, : self.players].float())
        seats = torch.zeros(self.games, SEATS, 2, device=share.device)
        seats[:, : self.players, 0] = share[:, : self.players]
        seats[:, : self.players, 1] = margin
        return seats

    def _tensor(self, array: Any) -> Tensor:
        """The batch's own memory."""
        return torch.as_tensor(array, device="cuda") if self._cuda else torch.from_numpy(array)


def margins(totals: Tensor) -> Tensor:
    """By how much each seat at the table is ahead of the best other, from -1 to 1."""
    seats = totals.shape[1]
    others = totals[:, None, :].expand(-1, seats, -1).clone()
    others.diagonal(dim1=1, dim2=2).fill_(-torch.inf)
    return torch.tanh((totals - others.amax(-1)) / MARGIN)


class Mixed:
    """Batches of several table sizes as one."""

    def __init__(self, board: Board, settings: Any) -> None:
        kinds = len(settings.players)
        shares = [(settings.games * (kind + 1)) // kinds for kind in range(kinds)]
        sizes = [high - low for low, high in zip([0, *shares], shares, strict=False)]
        self.batches = [
            Batch(board, players, games, settings, settings.seed + 1000 * players)
            for players, games in zip(settings.players, sizes, strict=True)
        ]
        device = settings.device
        self.games = settings.games
        self.players = torch.cat(
            [torch.full((batch.games,), batch.players, device=device) for batch in self.batches]
        )

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """Observations, masks and seats to move, as copies."""
        return (
            torch.cat([batch.observations for batch in self.batches]),
            torch.cat([batch.masks for batch in self.batches]),
            torch.cat([batch.to_move for batch in self.batches]).long(),
        )

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Act everywhere; which games ended, and what they were worth."""
        first = 0
        for batch in self.batches:
            batch.step(actions[first : first + batch.games])
            first += batch.games
        done = torch.cat([batch.done for batch in self.batches])
        return done, torch.cat([batch.outcomes() for batch in self.batches])
