"""A net between our files and PyTorch's: `damrak bots to-torch` and `from-torch`.

A checkpoint is a dictionary that `torch.load(FILE, weights_only=True)` reads:

- `net`: the state_dict of `damrak.train.net.Net`, in 64 bits, so that nothing is rounded;
- `features`: what the inputs are, a name with its first number, the number after its last, and its
  shape: the observation, then the hints of damrak/bots/kernels/net_features.py;
- `scale`: what each input is multiplied by;
- `card`: the card of the net.

The checkpoint of a training run is read, too.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np

from damrak.board import Board
from damrak.bots.kernels.net_features import input_slices
from damrak.bots.running.net_files import (
    COMPUTED,
    layout_hash,
    read_card,
    read_net,
    write_net,
)
from damrak.i18n.json_types import JsonObject
from damrak.train.export import from_record, to_record
from damrak.train.net import Net
from damrak.train.pytorch import torch
from damrak.train.settings import TrainError

FORMAT = 1


def write_checkpoint(path: Path, card: Path, board: Board) -> None:
    """Write the net of a card for PyTorch; raises NetError where it does not fit the board."""
    net = from_record(read_net(card, board), board)
    slices = input_slices(board)
    content = {
        "format": FORMAT,
        "net": net.state_dict(),
        "features": [[each.name, each.start, each.stop, list(each.shape)] for each in slices],
        "scale": net.scale,
        "card": read_card(card),
    }
    part = path.with_name(f"{path.name}.part")
    torch.save(content, part)
    part.replace(path)


def read_checkpoint(path: Path, board: Board) -> tuple[Net, JsonObject]:
    """The net of a checkpoint in 64 bits, and the card it came with, which may be empty."""
    content = _content(path)
    card, weights = content.get("card", {}), content["net"]
    if card and card["layout"] != layout_hash(board):
        raise TrainError("train-other-board", file=str(path), board=board.name)
    hidden = len(weights["input.bias"])
    blocks = sum(name.startswith("blocks.") and name.endswith(".bias") for name in weights)
    net = Net(board, hidden, blocks).double()
    try:
        net.load_state_dict(weights)
    except RuntimeError as error:
        raise TrainError("train-other-board", file=str(path), board=board.name) from error
    return net, card


def write_card(path: Path, checkpoint: Path, board: Board) -> JsonObject:
    """Write the net of a checkpoint as a bot, with a card; the card.

    What the old card tells stays while the weights do; after that only where they began.
    """
    net, card = read_checkpoint(checkpoint, board)
    record = to_record(net, board)
    return write_net(path, record, board, _facts(record, card))


def _facts(record: np.ndarray, card: JsonObject) -> JsonObject:
    if not card:
        return {}
    if hashlib.sha256(record.tobytes()).hexdigest() != card["sha256"]:
        return {"began_as": card["sha256"]}
    return {name: value for name, value in card.items() if name not in COMPUTED}


def _content(path: Path) -> dict[str, Any]:
    try:
        content = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:  # PyTorch raises many kinds for what it cannot read
        raise TrainError("train-no-checkpoint", file=str(path)) from error
    if not isinstance(content, dict) or "input.bias" not in content.get("net", {}):
        raise TrainError("train-no-checkpoint", file=str(path))
    if content["format"] != FORMAT:
        found = str(content["format"])
        raise TrainError("train-checkpoint", file=str(path), found=found, known=FORMAT)
    return content
