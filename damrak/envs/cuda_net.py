"""A learned net (damrak/bots/kernels/net.py) as matrices on a GPU, for many positions at once.

Its sums are whole numbers below 2**53, so its layers can be products of 64-bit floats in any order
and still be exact; between the layers 32-bit floats are used in the same order as on a CPU. So it
judges every position as it does there. Needs PyTorch.
"""

from __future__ import annotations

import math
from functools import cache

import numpy as np
import torch
from torch import Tensor

from damrak.bots.kernels.net import HALF, STEP, TINY, ZERO
from damrak.compile.cuda import DeviceKernel, exact
from damrak.envs.cuda_base import cuda
from damrak.envs.cuda_memory import device, launch

TOGETHER = 1 << 17  # positions that the net judges in one go


class DeviceNet:
    """A net; matrices are by feature, so that threads read in step."""

    def __init__(self, net: np.ndarray) -> None:
        one = net[0]

        def put(name: str, kind: type[np.floating]) -> Tensor:
            return torch.from_numpy(np.array(one[name], kind)).to(device())

        self._input = put("input", np.float64).T.contiguous()
        self._blocks = put("block", np.float64)
        self._policy, self._value = put("policy", np.float64), put("value", np.float64)
        self._scales = [put("input_scale", np.float32), *put("block_scale", np.float32)]
        self._biases = [put("input_bias", np.float32), *put("block_bias", np.float32)]
        self.policy = put("policy_scale", np.float32), put("policy_bias", np.float32)
        self.value = put("value_scale", np.float32), put("value_bias", np.float32)

    def judge(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        """The sums of the actions and of the values for each row, [output, row]."""
        normed = self._hidden(numbers)
        return self._policy @ normed, self._value @ normed

    def choose(self, numbers: Tensor, masks: Tensor) -> Tensor:
        """The legal action with the highest logit for each row; of equals the first."""
        scale, bias = (each[:, None] for each in self.policy)
        chosen = []
        for part, legal in zip(numbers.split(TOGETHER), masks.split(TOGETHER), strict=True):
            logits = (self._policy @ self._hidden(part)).float() * scale + bias
            chosen.append(logits.T.masked_fill(legal == 0, -torch.inf).argmax(1))
        return torch.cat(chosen)

    def _hidden(self, numbers: Tensor) -> Tensor:
        """What the last layers take in, [feature, row]."""
        sums = self._input @ numbers.double().T
        hidden = torch.zeros(sums.shape, dtype=torch.float32, device=sums.device)
        normed = torch.empty_like(sums)
        for layer, (scale, bias) in enumerate(zip(self._scales, self._biases, strict=True)):
            if layer > 0:
                torch.mm(self._blocks[layer - 1], normed, out=sums)
            launch(_mixer(), len(numbers), layer > 0, sums, scale, bias, hidden, normed)
        return normed


@cache
def _mixer() -> DeviceKernel:
    """The entry kernel between two layers."""

    @exact
    def mix(adds, sums, scale, bias, hidden, normed):
        """Bias and norm: the sums of a layer to what the next one takes in."""
        place = cuda.grid(1)
        if place < sums.shape[1]:
            squares = ZERO
            for row in range(sums.shape[0]):
                value = np.float32(sums[row, place]) * scale[row] + bias[row]
                if adds:
                    value = hidden[row, place] + value
                hidden[row, place] = value
                squares += value * value
            mean = squares / np.float32(sums.shape[0]) + TINY
            each = STEP / np.float32(math.sqrt(mean))
            for row in range(sums.shape[0]):
                steps = hidden[row, place] * each
                normed[row, place] = np.int16(steps + HALF) if steps > ZERO else np.int16(0)

    return mix
