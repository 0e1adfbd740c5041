"""Lets a running server follow what an operator does with `damrak admin`, within a second."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from damrak.server.errors import RefusedError
from damrak.server.live.registry import Registry

LOOK_SECONDS = 1.0
logger = structlog.get_logger("damrak.server")


class Orders:
    """Reads the audit log of operators: tables are loaded again, banned clients shut out."""

    def __init__(self, registry: Registry) -> None:
        self._registry, self._seen = registry, 0

    async def start(self) -> None:
        """Read the bans; what was done before this is known from the tables."""
        self._seen = await self._registry.store.last_order()
        await self._read_bans()

    async def follow(self) -> None:
        """Look every second, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(RefusedError):  # the database is away
                await self.look()

    async def look(self) -> None:
        """Follow what was done since the last look."""
        orders = await self._registry.store.orders_after(self._seen)
        if not orders:
            return
        for number, what, code in orders:
            logger.info("operator", code=code, reason=what)
            self._seen = number
        for code in {code for _, _, code in orders if code}:
            await self._registry.reload(code)
        await self._read_bans()

    async def _read_bans(self) -> None:
        bans = self._registry.bans
        bans.replace(await self._registry.store.bans())
        for room in self._registry.rooms.values():
            room.shut_out_banned(bans)
