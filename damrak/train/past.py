"""Past versions of the learner as opponents, so that it keeps beating what it could beat before."""

from __future__ import annotations

import copy
from typing import Any

from damrak.train.pytorch import Tensor, nn, torch

Weights = dict[str, Tensor]
STORED = 4  # past versions that a checkpoint keeps


class Frozen:
    """One frozen rival in place of past versions, to see how far it can be beaten."""

    def __init__(self, net: nn.Module, compiled: bool = False) -> None:
        frozen = net.requires_grad_(False)
        self._player: Any = torch.compile(frozen, dynamic=False) if compiled else frozen
        self.selves: list[Weights] = []

    def add(self, net: nn.Module) -> None:
        """Ignored: the rival stays the same."""

    def draw(self) -> nn.Module | None:
        """The rival."""
        return self._player  # type: ignore[no-any-return]

    def stored(self) -> list[Weights]:
        """Nothing to store: the rival has its own file."""
        return []

    def restore(self, selves: list[Weights], device: str) -> None:
        """Nothing was stored."""


class Past:
    """Snapshots of a net; one at a time plays."""

    def __init__(self, net: nn.Module, seed: int, compiled: bool = False) -> None:
        self._seat = copy.deepcopy(net).requires_grad_(False)
        self._player: Any = torch.compile(self._seat, dynamic=False) if compiled else self._seat
        self._chance = torch.Generator().manual_seed(seed)
        self.selves: list[Weights] = []

    def add(self, net: nn.Module) -> None:
        """Keep the net as it is now."""
        self.selves.append({name: value.clone() for name, value in net.state_dict().items()})

    def draw(self) -> nn.Module | None:
        """A past version, recent ones more often; None before the first snapshot."""
        if not self.selves:
            return None
        number = int(torch.randint(len(self.selves), (2,), generator=self._chance).max())
        self._seat.load_state_dict(self.selves[number])
        return self._player  # type: ignore[no-any-return]

    def stored(self) -> list[Weights]:
        """A few snapshots spread over the run, in 16 bits, for a checkpoint."""
        count = len(self.selves)
        chosen = sorted({count - 1 - count * part // STORED for part in range(STORED)} - {-1})
        return [
            {name: value.bfloat16().cpu() for name, value in self.selves[number].items()}
            for number in chosen
            if number >= 0
        ]

    def restore(self, selves: list[Weights], device: str) -> None:
        """Load stored snapshots."""
        self.selves = [
            {name: value.float().to(device) for name, value in weights.items()}
            for weights in selves
        ]
