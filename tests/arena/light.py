"""Jobs for worker processes that import nothing of Damrak, so that they start quickly."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def double(number: int) -> int:
    return 2 * number


def die_once(marker: Path, number: int) -> int:
    """Double a number; the first time at number 3 kill the process instead."""
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
