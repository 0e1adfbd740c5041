"""Who acts next without a command: a bot whose turn it is, or a clock that runs out."""

from __future__ import annotations

from typing import NamedTuple

from damrak.server.protocol import By, Clock, MoveClock, NoClock, TableSettings, TotalClock
from damrak.server.tables import clocks
from damrak.server.tables.table import Table

SLOW_MOVE, SLOW_GAME = 3600, 6 * 3600  # seconds of a clock
FALLBACK = "greedy"  # the bot that plays at once when a clock has run out


class Turn(NamedTuple):
    """In how many milliseconds which bot acts for a seat, and why."""

    wait_ms: int
    seat: int
    level: str
    chosen: By


def takeover_ms(settings: TableSettings, least_ms: int) -> int | None:
    """How long a player is away before the others may give the seat to a bot; None: never."""
    if settings.takeover is None or (settings.takeover == 0 and _is_slow(settings.clock)):
        return None
    return max(least_ms, settings.takeover * 1000)


def _is_slow(clock: Clock) -> bool:
    """Whether players may be away for hours between two moves."""
    if isinstance(clock, MoveClock):
        return clock.seconds >= SLOW_MOVE
    return isinstance(clock, TotalClock) and clock.seconds >= SLOW_GAME


def needs_autoplay(table: Table) -> bool:
    """Whether a bot or a clock will have to act."""
    is_for_people = all(chair.level is None and not chair.is_absent for chair in table.chairs)
    if is_for_people and isinstance(table.state.settings.clock, NoClock):
        return False
    return next_turn(table, 0, 0) is not None


def is_timed(table: Table) -> bool:
    """Whether the clock of a person runs."""
    turns = (_turn(table, seat, 0, 0) for seat in table.waiting_for())
    return any(turn is not None and turn.chosen == "clock" for turn in turns)


def next_turn(table: Table, now: int, delay_ms: int, with_bots: bool = True) -> Turn | None:
    """The next turn of a bot or a clock; None if the table waits for people without a clock."""
    seats = table.waiting_for()
    if not with_bots:
        seats = [seat for seat in seats if table.player_of(seat) is None]
    turns = [_turn(table, seat, now, delay_ms) for seat in seats]
    return min((turn for turn in turns if turn is not None), default=None)


def _turn(table: Table, seat: int, now: int, delay_ms: int) -> Turn | None:
    level = table.player_of(seat)
    if level is not None:
        by: By = "substitute" if table.chairs[seat].is_absent else "bot"
        since = now - table.state.updated
        wait = max(0, delay_ms - since) if since >= 0 else 0  # another server's clock is ahead
        return Turn(wait, seat, level, by)
    allowed = clocks.allowance(table.state, seat)
    if allowed is None:
        return None
    return Turn(max(0, table.state.clock_at + allowed - now), seat, FALLBACK, "clock")
