"""The numbers of tests: small in `make test`, the promised ones in `make soak`."""

from __future__ import annotations

import json
import os

TAKEN: dict[str, int] = {}


def number(name: str, small: int, evening: int, full: int) -> int:
    """A number by its name in SOAK_NUMBERS (a JSON object), or by SOAK=small, evening or full."""
    chosen = json.loads(os.environ.get("SOAK_NUMBERS", "{}"))
    sizes = {"small": small, "evening": evening, "full": full}
    TAKEN[name] = int(chosen.get(name, sizes[os.environ.get("SOAK", "small")]))
    return TAKEN[name]
