"""A folder that appears whole or not at all, and never in place of another unless told to."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from damrak.game.errors import GameError


class DataError(GameError):
    """Data cannot be written or read."""


@contextmanager
def whole_folder(target: Path, *, replace: bool = False) -> Iterator[Path]:
    """A new folder to write into, which becomes `target` at the end; nothing is left of a failure.

    Raises DataError if something is at `target` and may not be replaced.
    """
    if target.exists() and not replace:
        raise DataError("data-exists", folder=str(target))
    temporary = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        temporary.mkdir(parents=True)
        yield temporary
        _put_in_place(temporary, target)
    except OSError as error:
        reason = error.strerror or str(error)
        raise DataError("data-unwritable", folder=str(target), reason=reason) from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)


def _put_in_place(made: Path, target: Path) -> None:
    """Rename the folder; what was there before is deleted only when the new one has its place."""
    if not target.exists():
        made.rename(target)
        return
    old = made.with_name(f"{made.name}.old")
    target.rename(old)
    made.rename(target)
    if old.is_dir():
        shutil.rmtree(old)
    else:
        old.unlink()
