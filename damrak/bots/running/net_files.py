"""Files of weights, each with a card; a net that does not fit the rules is refused.

A net is two files: `NAME.bin`, the record of damrak/bots/kernels/net.py byte for byte, and
`NAME.json`, its card: what it is for, how it came about, and its checksum.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import numpy as np

from damrak.board import Board
from damrak.board.tables import action_count, table_bytes
from damrak.bots.kernels.net import choose_net_entry, net_buffers_dtype, net_dtype
from damrak.bots.kernels.net_features import FAR, input_slices
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import Catalogue
from damrak.game.errors import GameError
from damrak.i18n.file_errors import reason_of
from damrak.i18n.json_types import JsonObject
from damrak.rules import RULES_VERSION, RULES_VERSIONS
from damrak.rules.layout import Observation

FORMAT = 1
NEEDED = ("format", "rules", "layout", "hidden", "blocks", "sha256")
COMPUTED = (*NEEDED, "board", "bytes")  # what `write_net` puts on a card by itself
PREFIX = "net:"  # a bot by its file: net:FOLDER/net.json
# The net that comes with the package.
MASTER = Path(__file__).parent.parent / "weights" / "master.json"


class NetError(GameError):
    """The net cannot be read, or is not for these rules."""


def named_card(name: str) -> Path:
    """The card that people mean: `net` is that of the package, anything else a file."""
    return MASTER if name == "net" else Path(name.removeprefix(PREFIX))


def layout_hash(board: Board) -> str:
    """A fingerprint of what a net sees and may do: inputs, actions, and the board's facts."""
    slices = [(each.name, each.start, each.stop) for each in input_slices(board)]
    told = json.dumps([slices, FAR, action_count(board)]).encode()
    return hashlib.sha256(told + table_bytes(board)).hexdigest()[:16]


def write_net(path: Path, net: np.ndarray, board: Board, facts: JsonObject) -> JsonObject:
    """Write NAME.bin and the card NAME.json; the card.

    Each file is replaced as a whole, both in one breath: whoever reads meanwhile gets a net or an
    error that says so, never half a net.
    """
    content = net.tobytes()
    card = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "board": board.name,
        "layout": layout_hash(board),
        "hidden": net["block"].shape[3],
        "blocks": net["block"].shape[1],
        "bytes": len(content),
        "sha256": hashlib.sha256(content).hexdigest(),
        **facts,
    }
    told = json.dumps(card, indent=1) + "\n"
    files = {path.with_suffix(".bin"): content, path.with_suffix(".json"): told.encode()}
    parts = {file.with_name(f"{file.name}.part"): file for file in files}
    for part, file in parts.items():
        part.write_bytes(files[file])
    for part, file in parts.items():
        part.replace(file)
    return card


def read_net(path: Path, board: Board) -> np.ndarray:
    """The net of this card, an array of one; raises NetError if it does not fit."""
    card = read_card(path)
    checks = (
        ("net-format", card["format"], (FORMAT,)),
        ("net-rules", card["rules"], RULES_VERSIONS),  # what a net sees and does is alike in both
        ("net-layout", card["layout"], (layout_hash(board),)),
    )
    for key, found, known in checks:
        if found not in known:
            raise NetError(key, file=str(path), found=str(found), known=str(known[-1]))
    kind = net_dtype(board, int(card["hidden"]), int(card["blocks"]))
    content = _read(path.with_suffix(".bin"))
    if hashlib.sha256(content).hexdigest() != card["sha256"] or len(content) != kind.itemsize:
        raise NetError("net-changed", file=str(path.with_suffix(".bin")))
    return np.frombuffer(content, kind)


def master_dtypes(board: Board) -> tuple[np.dtype[np.void], np.dtype[np.void]]:
    """The types of the net that comes with the package, and of its buffers; for other targets."""
    card = read_card(MASTER)
    hidden, blocks = int(card["hidden"]), int(card["blocks"])
    return net_dtype(board, hidden, blocks), net_buffers_dtype(board, hidden)


def read_card(path: Path) -> JsonObject:
    """The card of a net."""
    content = _read(path)
    try:
        card = json.loads(content)
    except ValueError as error:
        raise NetError("net-card", file=str(path)) from error
    if not isinstance(card, dict) or any(name not in card for name in NEEDED):
        raise NetError("net-card", file=str(path))
    return card


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        reason = reason_of(error, path)
        raise NetError("net-unreadable", file=str(path), reason=reason) from error


def loaded(path: Path, board: Board) -> np.ndarray:
    """The same, read once in a process."""
    _BOARDS[board.hash] = board
    return _loaded(path, board.hash)


@cache
def _loaded(path: Path, board: str) -> np.ndarray:
    return read_net(path, _BOARDS[board])


_BOARDS: dict[str, Board] = {}


class NetBot:
    """Plays the action that a net likes best."""

    def __init__(self, name: str, path: Path, board: Catalogue) -> None:
        self.name = name
        self.net = loaded(path, board.board)
        self._tables = board.table_array
        self._seen = np.zeros(1, board.observation_dtype)
        self._work = np.zeros(1, bot_work_dtype(board.board))
        self._net_buffers = np.zeros(1, net_buffers_dtype(board.board, self.net["block"].shape[3]))

    def choose(self, seen: Observation) -> int:
        """The number of a legal action for the viewer of this observation."""
        self._seen[0] = seen
        return int(
            choose_net_entry(self._tables, self._seen, self._work, self.net, self._net_buffers)
        )
