"""Saves games between bots as records, which `damrak verify`, `replay` and `export` read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from damrak.board import Board
from damrak.game.deal import MAX_NAME
from damrak.game.errors import RecordError
from damrak.game.game import Game


def save_record(
    path: Path, board: Board, bots: Sequence[str], seed: bytes, actions: Iterable[int]
) -> None:
    """Play these actions once more and save the record of the game; its seats are named by bot."""
    game = Game.new(len(bots), seed, board=board, seats=[seat_name(bot) for bot in bots])
    for action in actions:
        game.play_number(action)
    game.save(path)


def seat_name(bot: str) -> str:
    """The name of a bot as a record can hold it: printable, and not too long."""
    shown = "".join(letter if letter.isprintable() else " " for letter in bot)
    return shown if len(shown) <= MAX_NAME else f"{shown[: MAX_NAME - 1]}…"


def prepare_folder(folder: Path, *, may_hold_records: bool = False) -> None:
    """Make the folder; raises RecordError if it holds files already and that is not allowed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        is_full = any(folder.iterdir())
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("record-unwritable", file=str(folder), reason=reason) from error
    if is_full and not may_hold_records:
        raise RecordError("records-folder", folder=str(folder))
