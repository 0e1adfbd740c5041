"""The clocks of a table, computed from the times in its log alone.

During set-up all choose at the same time: everybody has the same allowance and nothing is
charged, so no clock shows who has chosen (8.7). Bots have no clock.
"""

from __future__ import annotations

from damrak.server.protocol import MoveClock, NoClock, TotalClock
from damrak.server.tables.state import TableState


def begin(state: TableState, now: int) -> None:
    """Set all clocks at the start of a game."""
    clock = state.settings.clock
    for chair in state.chairs:
        chair.left_ms = clock.seconds * 1000 if isinstance(clock, TotalClock) else 0
    state.clock_at, state.spent_ms = now, 0


def move(state: TableState, seat: int, now: int, in_setup: bool, set_up: bool) -> None:
    """Charge a seat for its action and start the next clock."""
    clock = state.settings.clock
    if in_setup:
        if set_up:
            state.clock_at = now
        return
    if isinstance(clock, TotalClock):
        chair = state.chairs[seat]
        left = max(0, chair.left_ms - max(0, now - state.clock_at))
        chair.left_ms = left + clock.increment * 1000
    state.clock_at = now


def restart(state: TableState, now: int) -> None:
    """Restart the clock of the seat to move: after an undo, or when its player is back.

    Also after a time without a working server, which is charged to nobody.
    """
    state.clock_at = max(state.clock_at, now)


def pause(state: TableState, now: int) -> None:
    """Stop the clock."""
    state.paused, state.spent_ms = True, max(0, now - state.clock_at)


def resume(state: TableState, now: int) -> None:
    """Continue the clock where it stopped."""
    state.paused, state.clock_at = False, now - state.spent_ms


def allowance(state: TableState, seat: int) -> int | None:
    """The milliseconds that a seat has for its next action; None without a clock."""
    clock = state.settings.clock
    if isinstance(clock, NoClock):
        return None
    return clock.seconds * 1000 if isinstance(clock, MoveClock) else state.chairs[seat].left_ms


def left(state: TableState, seat: int, now: int, running: bool) -> int:
    """The milliseconds that a seat has left now."""
    whole = allowance(state, seat) or 0
    spent = state.spent_ms if state.paused else max(0, now - state.clock_at)
    return max(0, whole - spent) if running else whole
