"""What acts by itself at a table: bots whose turn it is, and clocks that have run out.

A table where people have all the time they like needs none of this and costs nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

import structlog

from damrak.game.errors import StaleAction
from damrak.server.errors import Refusal
from damrak.server.live.bot_pool import FALLBACK, new_bot
from damrak.server.live.room import Hosted
from damrak.server.protocol import By
from damrak.server.tables import clocks
from damrak.server.tables.commands import choose
from damrak.server.tables.table import Table
from damrak.server.tables.undo import is_pending

if TYPE_CHECKING:
    from damrak.server.live.registry import House

RETRY_SECONDS = 1.0  # when storage fails
PEER_MS = 3_000  # what another process set going it goes on with; when it is gone, so do we
words = structlog.get_logger("damrak.server")


class Turn(NamedTuple):
    """Who acts next without being asked: in how many milliseconds, which bot, and why."""

    wait_ms: int
    seat: int
    level: str
    chosen: By


def needs_driving(hosted: Hosted) -> bool:
    """Whether a bot or a clock will have to act."""
    return hosted.table is not None and next_turn(hosted.table, 0, 0) is not None


def is_timed(table: Table) -> bool:
    """Whether the clock of a person runs."""
    turns = (_turn(table, seat, 0, 0) for seat in table.waiting_for())
    return any(turn is not None and turn.chosen == "clock" for turn in turns)


def next_turn(table: Table, now: int, delay_ms: int) -> Turn | None:
    """The next one to act by itself, or None if only people with all their time are waited for."""
    turns = [_turn(table, seat, now, delay_ms) for seat in table.waiting_for()]
    return min((turn for turn in turns if turn is not None), default=None)


def _turn(table: Table, seat: int, now: int, delay_ms: int) -> Turn | None:
    level = table.player_of(seat)
    if level is not None:
        by: By = "substitute" if table.chairs[seat].is_absent else "bot"
        since = now - table.facts.updated
        return Turn(max(0, delay_ms - max(0, since)), seat, level, by)
    allowed = clocks.allowance(table.facts, seat)
    if allowed is None:
        return None
    return Turn(max(0, table.facts.clock_at + allowed - now), seat, FALLBACK, "clock")


async def drive(house: House, hosted: Hosted) -> None:
    """Let bots and clocks act until people are waited for who have all their time."""
    while not house.stopping:
        try:
            if not await _step(house, hosted):
                return
        except StaleAction:
            continue  # somebody was quicker
        except Refusal as error:
            if error.key != "storage-unavailable":
                return  # the table is gone
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:  # no game may stand still for a fault of ours
            words.exception("internal", kind=type(error).__name__)
            await asyncio.sleep(RETRY_SECONDS)


async def _step(house: House, hosted: Hosted) -> bool:
    """Wait for the next one to act by itself, and let it act; False if there is none."""
    if house.peers is not None:
        await house.peers.joined.wait()  # so that no clock runs out that stood still
    async with hosted.lock:
        table = await house.load(hosted)
        now, changed = house.clock.now(), hosted.changed
        late = PEER_MS if hosted.is_foreign else 0
        turn = next_turn(table, now, house.settings.bot_delay_ms + late)
        pending = is_pending(table, now)
    if turn is None:
        return False
    if turn.wait_ms > 0 or (pending and turn.chosen != "clock"):
        wait = turn.wait_ms / 1000 if turn.wait_ms else RETRY_SECONDS
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), wait)
        return True
    if turn.chosen == "clock" and house.is_down:
        await house.revive(hosted)
    else:
        await _act(house, hosted, turn)
    return True


async def _act(house: House, hosted: Hosted, turn: Turn) -> None:
    async with hosted.lock:
        table = await house.load(hosted)
        if table.game is None or turn.seat not in table.waiting_for():
            return
        seen, answers = table.game.observation(turn.seat).copy(), table.turn_of(turn.seat)
        key = (turn.seat, turn.level)
        if key not in hosted.bots:
            hosted.bots[key] = new_bot(turn.level, table.board())
        bot = hosted.bots[key]
    failed = bot.faults.total
    number = await house.players.choose(bot, seen)
    if bot.faults.total > failed:
        words.warning("bot-failed", code=hosted.code, level=turn.level)
    await house.change(
        hosted,
        lambda table: choose(table, turn.seat, answers, number, turn.chosen, house.clock.now()),
    )
