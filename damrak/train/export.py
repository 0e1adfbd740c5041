"""From a trained net to the record that kernels read: weights rounded to whole numbers."""

from __future__ import annotations

import os
import platform
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.bots.kernels.net import STEP, net_dtype
from damrak.i18n.json_types import JsonObject
from damrak.train.net import Net
from damrak.train.pytorch import Tensor, torch
from damrak.train.settings import Settings

NARROW, WIDE = 127, 32767


def rounded(weights: Tensor, most: int) -> tuple[np.ndarray, np.ndarray]:
    """A matrix as whole numbers up to `most`, and what each row is multiplied by."""
    rows = weights.detach().double().cpu().numpy()
    scale = np.maximum(np.abs(rows).max(axis=1) / most, 1e-12)
    return np.rint(rows / scale[:, None]), scale


def to_record(net: Net, board: Board) -> np.ndarray:
    """The net as an array of one record."""
    hidden, blocks = net.input.out_features, len(net.blocks)
    record = np.zeros(1, net_dtype(board, hidden, blocks))
    one = record[0]
    whole, scale = rounded(net.input.weight * net.scale, WIDE)
    one["input"], one["input_scale"], one["input_bias"] = whole.T, scale, _bias(net.input)
    for number, block in enumerate(net.blocks):
        whole, scale = rounded(block.weight, NARROW)  # type: ignore[arg-type]
        one["block"][number], one["block_scale"][number] = whole, scale / STEP
        one["block_bias"][number] = _bias(block)
    for name, head, most in (("policy", net.policy, NARROW), ("value", net.value, WIDE)):
        whole, scale = rounded(head.weight, most)
        one[name], one[f"{name}_scale"], one[f"{name}_bias"] = whole, scale / STEP, _bias(head)
    return record


def from_record(record: np.ndarray, board: Board) -> Net:
    """The net of a record in 64 bits, which hold the rounded weights exactly.

    `to_record` gives the very same record again; `.float()` makes it quick.
    """
    one = record[0]
    net = Net(board, record["block"].shape[3], record["block"].shape[1]).double()
    heads = [(net.policy, "policy"), (net.value, "value")]
    with torch.no_grad():
        _fill(net.input, one["input"].T, one["input_scale"], one["input_bias"])
        net.input.weight /= net.scale
        for number, block in enumerate(net.blocks):
            scale = one["block_scale"][number] * STEP
            _fill(block, one["block"][number], scale, one["block_bias"][number])
        for head, name in heads:
            _fill(head, one[name], one[f"{name}_scale"] * STEP, one[f"{name}_bias"])
    return net


def _fill(layer: Any, whole: np.ndarray, scale: np.ndarray, bias: np.ndarray) -> None:
    layer.weight.copy_(torch.from_numpy(whole * scale.astype(np.float64)[:, None]))
    layer.bias.copy_(torch.from_numpy(bias.copy()))


def _bias(layer: Any) -> NDArray[np.float32]:
    return np.asarray(layer.bias.detach().float().cpu().numpy())


def _processor() -> str:
    return f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores"


def facts_of(settings: Settings, command: str, done: dict[str, float]) -> JsonObject:
    """How a net was made, for its card."""
    cuda = settings.device == "cuda"
    return {
        "command": command,
        "steps": int(done["steps"]),
        "seconds": round(done["seconds"], 1),
        "hardware": torch.cuda.get_device_name() if cuda else _processor(),
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "pytorch": torch.__version__,
        "settings": settings.described(),
    }
