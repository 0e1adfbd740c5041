"""Plays for bots whose turn it is, and for people whose clock has run out.

A table that waits for people without a clock has no task here, and bots of a table that nobody
watches do not think.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from damrak.bots.external.referee import Refereed
from damrak.game.errors import StaleAction
from damrak.rules.layout import Observation
from damrak.server.errors import OverLimit, RefusedError
from damrak.server.live.bot_pool import BotPool, new_bot
from damrak.server.live.registry import Registry
from damrak.server.live.room import Room
from damrak.server.tables.commands import play_for_seat
from damrak.server.tables.turns import Turn, needs_autoplay, next_turn
from damrak.server.tables.undo import is_pending

Choose = Callable[[Refereed, Observation], Awaitable[int]]
RETRY_SECONDS = 1.0  # when storage fails, or too many bots wait to think
PEER_MS = 3_000  # extra wait where another process acted last: it plays on unless it has died
logger = structlog.get_logger("damrak.server")


class Autoplay:
    """The tasks that play, one for each table that needs one. It hooks into the registry."""

    def __init__(self, registry: Registry, bots: BotPool) -> None:
        self._registry, self._bots = registry, bots
        registry.on_change.append(self.wake)
        registry.on_stop.append(self.stop)

    def wake(self, room: Room) -> None:
        """Start the task of a table where a bot or a clock will have to act."""
        if room.table is None or room.is_autoplaying() or self._registry.stopping:
            return
        if needs_autoplay(room.table):
            room.autoplay = self._registry.spawn(self._run(room))

    async def stop(self) -> None:
        """Cancel all tasks and start no further choice."""
        self._bots.stop()
        for room in self._registry.rooms.values():
            if room.autoplay is not None:
                room.autoplay.cancel()

    async def _run(self, room: Room) -> None:
        """Play until the table waits for people without a clock."""
        structlog.contextvars.clear_contextvars()  # whoever woke the table is not to blame
        while not self._registry.stopping:
            try:
                if not await self._step(room):
                    return
            except StaleAction:
                continue  # somebody acted first
            except RefusedError as error:
                if isinstance(error, OverLimit):
                    self._registry.refusals.note(error, room.address)
                elif error.key != "storage-unavailable":
                    return  # the table is gone
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # a fault of ours must not stop a game
                self._registry.refusals.fault(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _step(self, room: Room) -> bool:
        """Wait for the next turn, and play it when its time has come; False if there is none."""
        registry = self._registry
        await registry.joined.wait()  # before that it is not known which clocks stood still
        async with room.lock:
            table = await registry.load(room)
            now, changed = registry.clock.now(), room.changed
            late = PEER_MS if room.is_foreign else 0
            delay = registry.settings.bot_delay_ms + late
            turn = next_turn(table, now, delay, with_bots=room.is_watched(now))
            pending = is_pending(table, now)
        if turn is None:
            return False
        if turn.wait_ms > 0 or (pending and turn.chosen != "clock"):
            wait = turn.wait_ms / 1000 if turn.wait_ms else RETRY_SECONDS
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            return True
        if turn.chosen == "clock" and registry.is_down:
            await registry.revive(room)
        elif turn.chosen == "clock":
            await self._play(room, turn, self._bots.choose_at_once)
        else:
            async with self._bots.turn(room.address):
                await self._play(room, turn, self._bots.choose)
        return True

    async def _play(self, room: Room, turn: Turn, choose: Choose) -> None:
        """Let the bot of a turn choose, and play what it chose."""
        registry = self._registry
        async with room.lock:
            table = await registry.load(room)
            if table.game is None or turn.seat not in table.waiting_for():
                return
            seen, answers = table.game.observation(turn.seat).copy(), table.turn_of(turn.seat)
            key = (turn.seat, turn.level)
            if key not in room.bots:
                room.bots[key] = new_bot(turn.level, table.board())
            bot = room.bots[key]
        failed = bot.faults.total
        number = await choose(bot, seen)
        if bot.faults.total > failed:
            logger.warning("bot-failed", code=room.code, bot=turn.level)
        chosen = (turn.seat, answers, number, turn.chosen)
        await registry.change(
            room, lambda table: play_for_seat(table, *chosen, registry.clock.now())
        )
