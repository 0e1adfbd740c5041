"""The file of the judge: `judge.bin`, a record of chances.py byte for byte, and its card.

The card `judge.json` says how the judge came about, how wide it is, and its checksum.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak.bots.running.net_files import MASTER, NetError
from damrak.i18n.json_types import JsonObject
from damrak.insight.kernels.chances import BLOCKS, judge_net_dtype, judge_sizes

FORMAT = 2  # 1: the judge had no forecast of points
JUDGE = MASTER.with_name("judge.json")  # the judge that comes with the package


def write_judge(path: Path, weights: dict[str, NDArray[np.float32]], facts: JsonObject) -> None:
    """Write NAME.bin and the card NAME.json from the weights of damrak/calibration/judge_net.py."""
    hidden = len(weights["input.bias"])
    made = np.zeros(1, judge_net_dtype(hidden))
    sizes, columns = judge_sizes(hidden), weights["input.weight"].T
    parts = np.cumsum([sizes["seat_number"], sizes["table_number"]])
    made["seat"][0], made["table"][0], made["kind"][0] = np.split(columns, parts)
    made["bias"][0] = weights["input.bias"]
    for block in range(BLOCKS):
        both = weights[f"blocks.{block}.weight"].T
        made["own"][0, block], made["others"][0, block] = np.split(both, 2)
        made["block_bias"][0, block] = weights[f"blocks.{block}.bias"]
    made["output"][0], made["points"][0] = weights["output.weight"]
    made["points_bias"] = weights["output.bias"][1]
    content = made.tobytes()
    card = {
        "format": FORMAT,
        "sizes": sizes,
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
        **facts,
    }
    path.with_suffix(".bin").write_bytes(content)
    path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")


@cache
def read_judge(path: Path = JUDGE) -> NDArray[np.void]:
    """The judge of this card, an array of one; raises NetError if it does not fit."""
    card = read_card(path)
    hidden = int(card["sizes"]["hidden"])
    if card["format"] != FORMAT or card["sizes"] != judge_sizes(hidden):
        raise NetError("net-format", file=str(path), found=str(card["format"]), known=str(FORMAT))
    content = path.with_suffix(".bin").read_bytes()
    if hashlib.sha256(content).hexdigest() != card["sha256"]:
        raise NetError("net-changed", file=str(path.with_suffix(".bin")))
    return np.frombuffer(content, judge_net_dtype(hidden))


def read_card(path: Path = JUDGE) -> JsonObject:
    """What the card says."""
    card: JsonObject = json.loads(path.read_text(encoding="utf-8"))
    return card
