"""The clocks of a table, from the times in its log alone.

At set-up all choose at once: everybody has the same time, none of it is charged, and so no clock
tells who has chosen (8.7). Bots need no clock.
"""

from __future__ import annotations

from damrak.server.protocol import MoveClock, NoClock, TotalClock
from damrak.server.tables.state import Facts


def begin(facts: Facts, now: int) -> None:
    """Give everybody their time as the game starts."""
    clock = facts.settings.clock
    for chair in facts.chairs:
        chair.left_ms = clock.seconds * 1000 if isinstance(clock, TotalClock) else 0
    facts.clock_at, facts.spent_ms = now, 0


def move(facts: Facts, seat: int, now: int, in_setup: bool, set_up: bool) -> None:
    """Charge a seat for its action and start the next clock."""
    clock = facts.settings.clock
    if in_setup:
        if set_up:
            facts.clock_at = now
        return
    if isinstance(clock, TotalClock):
        chair = facts.chairs[seat]
        left = max(0, chair.left_ms - max(0, now - facts.clock_at))
        chair.left_ms = left + clock.increment * 1000
    facts.clock_at = now


def restart(facts: Facts, now: int) -> None:
    """The seat to move has its time from now on: after an undo, or when its player is back.

    Also when a server is back: time when none was there to play at is nobody's time.
    """
    facts.clock_at = max(facts.clock_at, now)


def pause(facts: Facts, now: int) -> None:
    """Stop the clock."""
    facts.paused, facts.spent_ms = True, max(0, now - facts.clock_at)


def resume(facts: Facts, now: int) -> None:
    """Let the clock go on where it stood."""
    facts.paused, facts.clock_at = False, now - facts.spent_ms


def allowance(facts: Facts, seat: int) -> int | None:
    """The milliseconds that a seat has for its next action, or None without a clock."""
    clock = facts.settings.clock
    if isinstance(clock, NoClock):
        return None
    return clock.seconds * 1000 if isinstance(clock, MoveClock) else facts.chairs[seat].left_ms


def left(facts: Facts, seat: int, now: int, running: bool) -> int:
    """The milliseconds that a seat has left now."""
    whole = allowance(facts, seat) or 0
    spent = facts.spent_ms if facts.paused else max(0, now - facts.clock_at)
    return max(0, whole - spent) if running else whole
