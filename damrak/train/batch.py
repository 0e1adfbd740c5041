"""Games side by side as tensors, on the CPU or on a GPU, behind one small interface."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from damrak.board import Board
from damrak.board.tables import SEATS, action_count
from damrak.bots.kernels.net_features import input_count
from damrak.train.pytorch import Tensor, torch
from damrak.train.settings import Settings

MARGIN = 12.0  # points: a margin m counts tanh(m / MARGIN)


class Batch:
    """Games of one table size. Every step overwrites the tensors."""

    def __init__(
        self, board: Board, players: int, games: int, settings: Settings, seed: int
    ) -> None:
        self.players, self.games = players, games
        self._cuda = settings.device == "cuda"
        if self._cuda:
            from damrak.envs.cuda import CudaBatch
            from damrak.envs.cuda_base import cuda
            from damrak.envs.cuda_hints import CudaHints

            self._batch: Any = CudaBatch(games, players, seed, board)
            self._hints: Any = CudaHints(self._batch)
            self._actions = cuda.to_device(np.zeros(games, np.int64))
            self._chosen = torch.as_tensor(self._actions, device="cuda")
            torch.cuda.synchronize()  # from here on it has a stream of its own
            self.stream = torch.cuda.Stream()
            self._batch.stream = cuda.external_stream(self.stream.cuda_stream)
        else:
            from damrak.envs.games import Games
            from damrak.train.features import GamesHints

            self._batch = Games(games, players, seed=seed, board=board, threads=settings.threads)
            self._hints = GamesHints(self._batch)
        self.observations = self._tensor(self._batch.observations)
        self.hints = self._tensor(self._hints.numbers)
        self.masks = self._tensor(self._batch.masks)
        self.to_move = self._tensor(self._batch.to_move)
        self.done = self._tensor(self._batch.done)
        self.rewards = self._tensor(self._batch.rewards)
        self.totals = self._tensor(self._batch.totals)

    def step(self, actions: Tensor) -> None:
        """Play one legal action in every game; ended games start again."""
        if self._cuda:
            self._chosen.copy_(actions)
            self._batch.step(self._actions, check=False)
        else:
            self._batch.step(actions.numpy())
        self._hints.fill()

    @contextmanager
    def beside(self) -> Iterator[None]:
        """On a GPU, what is done here runs beside what other batches do."""
        if not self._cuda:
            yield
            return
        here = torch.cuda.current_stream()
        self.stream.wait_stream(here)
        with torch.cuda.stream(self.stream):
            yield

    def join(self) -> None:
        """Let what follows wait for what was done `beside`."""
        if self._cuda:
            torch.cuda.current_stream().wait_stream(self.stream)

    def _tensor(self, array: Any) -> Tensor:
        """A tensor over the memory of the batch."""
        return torch.as_tensor(array, device="cuda") if self._cuda else torch.from_numpy(array)


def outcomes(rewards: Tensor, totals: Tensor, players: Tensor) -> Tensor:
    """What ended games were worth, [..., seat, 2]: the share of victory, and the margin."""
    size = players[:, None]
    there = torch.arange(SEATS, device=rewards.device) < size
    share = (rewards * (size - 1) + 1) / size
    return torch.stack((share, margins(totals.float(), there)), -1) * there[..., None]


def margins(totals: Tensor, there: Tensor) -> Tensor:
    """By how much each seat at the table is ahead of the best other, from -1 to 1."""
    others = totals.masked_fill(~there, -torch.inf)[..., None, :].repeat_interleave(SEATS, -2)
    others.diagonal(dim1=-2, dim2=-1).fill_(-torch.inf)
    return torch.tanh((totals - others.amax(-1)) / MARGIN)


class Mixed:
    """Batches of several table sizes as one."""

    def __init__(self, board: Board, settings: Settings) -> None:
        kinds = len(settings.players)
        shares = [(settings.games * (kind + 1)) // kinds for kind in range(kinds)]
        sizes = [high - low for low, high in zip([0, *shares], shares, strict=False)]
        self.batches = [
            Batch(board, players, games, settings, settings.seed + 1000 * players)
            for players, games in zip(settings.players, sizes, strict=True)
        ]
        device = settings.device
        self.games = settings.games
        self.inputs, self.actions = input_count(board), action_count(board)
        self.players = torch.cat(
            [torch.full((batch.games,), batch.players, device=device) for batch in self.batches]
        )

    def look(self, inputs: Tensor, masks: Tensor, mover: Tensor) -> None:
        """Store what is seen, what is legal, and who is to move."""
        first = 0
        for batch in self.batches:
            rows, numbers = slice(first, first + batch.games), batch.observations.shape[1]
            inputs[rows, :numbers] = batch.observations
            inputs[rows, numbers:] = batch.hints
            masks[rows] = batch.masks
            mover[rows] = batch.to_move
            first += batch.games

    def step(self, actions: Tensor, done: Tensor, rewards: Tensor, totals: Tensor) -> None:
        """Act in all games; store which of them ended, and their outcomes."""
        first = 0
        for batch in self.batches:
            rows = slice(first, first + batch.games)
            with batch.beside():
                batch.step(actions[rows])
                done[rows], rewards[rows], totals[rows] = batch.done, batch.rewards, batch.totals
            first += batch.games
        for batch in self.batches:
            batch.join()
