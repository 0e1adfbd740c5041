"""How much a test does: a little in `make test`, as much as was promised in `make soak`."""

from __future__ import annotations

import json
import os

TAKEN: dict[str, int] = {}


def number(name: str, small: int, full: int) -> int:
    """How often: by SOAK=small or full, or by this name in SOAK_NUMBERS, a JSON object."""
    chosen = json.loads(os.environ.get("SOAK_NUMBERS", "{}"))
    by_size = full if os.environ.get("SOAK") == "full" else small
    TAKEN[name] = int(chosen.get(name, by_size))
    return TAKEN[name]
