"""Opponents in a batch on a GPU that are no kernels: nets, policies, and bots on the processor.

A net judges all of its games together on the device. A policy gets the observations and the masks
of some games as tensors of PyTorch on the device. Any other bot chooses on the processor, game by
game. Nets and other bots choose as in `damrak.envs.games`. Needs PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import numpy as np
import torch
from torch import Tensor

from damrak.bots.running.net_files import NetBot
from damrak.envs.cuda_base import DeviceArray, OnDevice
from damrak.envs.cuda_hints import CudaHints
from damrak.envs.cuda_memory import device, put, shared, tensor_of
from damrak.envs.cuda_net import DeviceNet
from damrak.envs.illegal import IllegalActions
from damrak.envs.opponents import AskedOpponents
from damrak.game.errors import InvalidSetup

Choose = Callable[[Tensor, Tensor, Tensor], object]  # of places, observations and masks


class Answers(NamedTuple):
    """What opponents chose: an action for each of these games; bots drew a random number each."""

    places: DeviceArray  # as kernels take it, like the actions
    actions: DeviceArray
    draws: bool


class Batch(OnDevice, Protocol):
    """What is asked of a batch."""

    observations: DeviceArray
    masks: DeviceArray
    to_move: DeviceArray
    states: DeviceArray
    slots: DeviceArray


class _Opponent(NamedTuple):
    line_up: int
    seat: int
    draws: bool
    choose: Choose


class AskedOnDevice:
    """The opponents of a batch that are no kernels, by line-up and seat."""

    def __init__(self, batch: Batch, asked: list[AskedOpponents], line_up: np.ndarray) -> None:
        self._batch, self._line_up = batch, put(line_up)
        self._hints: CudaHints | None = None
        self._opponents = [
            _Opponent(number, seat, not callable(each), self._chooser(line, seat, each))
            for number, line in enumerate(asked)
            for seat, each in line.opponents.items()
        ]

    def choose(self) -> list[Answers]:
        """What everybody chooses whose turn it is; nothing if all games wait for the caller.

        Raises IllegalActions if an opponent chose something illegal.
        """
        batch, answers = self._batch, []
        if batch.stream:
            raise InvalidSetup("opponents-stream")
        observations, masks = tensor_of(batch.observations), tensor_of(batch.masks)
        to_move, fresh = tensor_of(batch.to_move), False
        for line_up, seat, draws, choose in self._opponents:
            places = torch.nonzero((self._line_up == line_up) & (to_move == seat))[:, 0]
            if not len(places):
                continue
            if self._hints is not None and not fresh:
                self._hints.fill()
                fresh = True
            legal = masks[places]
            chosen = torch.as_tensor(choose(places, observations[places], legal), device=device())
            _check(chosen, legal, seat)
            answers.append(Answers(shared(places), shared(chosen.long()), draws))
        return answers

    def _chooser(self, line: AskedOpponents, seat: int, opponent: Any) -> Choose:
        """How an opponent is asked."""
        if callable(opponent):
            return lambda places, rows, masks: opponent(rows, masks)
        if isinstance(opponent, NetBot):
            return self._by_net(DeviceNet(opponent.net))
        return self._on_processor(line, seat)

    def _by_net(self, net: DeviceNet) -> Choose:
        hints = self._hints = self._hints or CudaHints(self._batch)

        def choose(places: Tensor, rows: Tensor, masks: Tensor) -> Tensor:
            numbers = torch.cat((rows, tensor_of(hints.numbers)[places]), 1)
            return net.choose(numbers, masks)

        return choose

    def _on_processor(self, line: AskedOpponents, seat: int) -> Choose:
        def choose(places: Tensor, rows: Tensor, masks: Tensor) -> np.ndarray:
            here = places.cpu().numpy()
            states = self._batch.states.copy_to_host()[here]
            random = self._batch.slots.copy_to_host()["random"][here]
            told = rows.cpu().numpy(), masks.cpu().numpy()
            return line.choose(seat, states, random, *told)

        return choose


def _check(chosen: Tensor, masks: Tensor, seat: int) -> None:
    whole = not chosen.is_floating_point() and chosen.shape == masks.shape[:1]
    if whole:
        number = chosen.long()
        within = (number >= 0) & (number < masks.shape[1])
        legal = masks.gather(1, torch.where(within, number, 0)[:, None])[:, 0] == 1
        whole = bool((within & legal).all())
    if not whole:
        found = str(chosen.tolist())
        raise IllegalActions("opponent-action", seat=str(seat), games=str(len(masks)), found=found)
