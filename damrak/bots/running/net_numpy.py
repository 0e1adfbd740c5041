"""A net's judgement with NumPy, for when kernels run as plain Python: the same numbers, bit by bit.

Sums of whole numbers are exact in any order; those of floats are made in the order of net.py.
"""

from __future__ import annotations

import numpy as np

from damrak.bots.kernels.net import STEP, TINY
from damrak.bots.kernels.net_features import fill_hints
from damrak.rules.layout import Observation, Tables
from damrak.rules.tensor import fill_tensor


def judge_by_arrays(
    tables: Tables, seen: Observation, net: np.ndarray, buffers: np.ndarray
) -> None:
    """`judge` of net.py; tables and observation are records, net and buffers arrays of one."""
    fill_tensor(tables, seen, buffers[0])
    fill_hints(tables, seen, buffers[0], buffers[0])
    hidden = _scaled(net, "input", (), buffers["numbers"][0].astype(np.int64) @ net["input"][0])
    for block in range(net["block"].shape[1]):
        sums = net["block"][0, block].astype(np.int64) @ _normed(hidden)
        hidden = hidden + _scaled(net, "block", (block,), sums)
    normed = _normed(hidden)
    buffers["logits"] = _scaled(net, "policy", (), net["policy"][0].astype(np.int64) @ normed)
    buffers["judged"] = _scaled(net, "value", (), net["value"][0].astype(np.int64) @ normed)


def _scaled(net: np.ndarray, name: str, place: tuple[int, ...], sums: np.ndarray) -> np.ndarray:
    scale, bias = net[f"{name}_scale"][0][place], net[f"{name}_bias"][0][place]
    scaled: np.ndarray = sums.astype(np.float32) * scale + bias
    return scaled


def _normed(hidden: np.ndarray) -> np.ndarray:
    squares = np.add.accumulate(hidden * hidden)[-1]  # one after another, as the kernel does
    each = STEP / np.sqrt(squares / np.float32(len(hidden)) + TINY)
    return np.where(hidden > 0, hidden * each + np.float32(0.5), 0).astype(np.int64)
