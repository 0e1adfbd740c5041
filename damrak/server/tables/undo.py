"""Which action may be taken back, and how: only while nobody has seen anything new since.

The last action of the game is free to take back; an earlier one needs the others' consent.
"""

from __future__ import annotations

from damrak.server.protocol import UndoKind
from damrak.server.tables.table import Table

CONSENT_MS = 30_000  # how long bots wait for people to answer a request


def actions_back(table: Table, seat: int) -> int:
    """How many actions an undo of this seat takes back, others' included; 0: it is impossible."""
    steps = table.state.steps
    for count in range(1, len(steps) + 1):
        if steps[-count].seat == seat:
            return count
    return 0


def undo_kind(table: Table, seat: int) -> UndoKind | None:
    """How this seat may take its last action back; None if it may not."""
    state = table.state
    if state.phase != "playing" or state.paused or table.player_of(seat) is not None:
        return None
    back = actions_back(table, seat)
    return None if back == 0 else "free" if back == 1 else "consent"


def is_pending(table: Table, now: int) -> bool:
    """Whether bots should wait because people are asked for their consent."""
    asked = table.state.asked
    return asked is not None and now - asked.at < CONSENT_MS
