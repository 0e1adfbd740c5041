"""How much a test does: a little in `make test`, as much as was promised in `make soak`."""

from __future__ import annotations

import json
import os

TAKEN: dict[str, int] = {}


def number(name: str, small: int, evening: int, full: int) -> int:
    """How often: by SOAK=small, evening or full, or by this name in SOAK_NUMBERS, a JSON object."""
    chosen = json.loads(os.environ.get("SOAK_NUMBERS", "{}"))
    sizes = {"small": small, "evening": evening, "full": full}
    TAKEN[name] = int(chosen.get(name, sizes[os.environ.get("SOAK", "small")]))
    return TAKEN[name]
