"""Which action may be taken back, and how: only while nobody has seen anything new since.

Free for the last action of all; with the others' consent when others have acted since.
"""

from __future__ import annotations

from damrak.server.protocol import UndoKind
from damrak.server.tables.table import Table

PATIENCE_MS = 30_000  # how long bots wait for people to answer a request


def actions_back(table: Table, seat: int) -> int:
    """How many actions have to be taken back for the last one of this seat; 0: it cannot be."""
    steps = table.facts.steps
    for count in range(1, len(steps) + 1):
        if steps[-count].seat == seat:
            return count
    return 0


def undo_kind(table: Table, seat: int) -> UndoKind | None:
    """How this seat may take its last action back, if it may."""
    facts = table.facts
    if facts.phase != "playing" or facts.paused or table.player_of(seat) is not None:
        return None
    back = actions_back(table, seat)
    return None if back == 0 else "free" if back == 1 else "consent"


def is_pending(table: Table, now: int) -> bool:
    """Whether bots should wait because people are asked for their consent."""
    asked = table.facts.asked
    return asked is not None and now - asked.at < PATIENCE_MS
