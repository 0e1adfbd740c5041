"""Starts the tables of a server: the registry, with autoplay and the link to other processes."""

from __future__ import annotations

from damrak.board import Board
from damrak.game.catalogue import amsterdam
from damrak.server.live.autoplay import Autoplay
from damrak.server.live.bot_pool import BotPool
from damrak.server.live.peers import Peers
from damrak.server.live.registry import Registry
from damrak.server.refusals import RefusalLog
from damrak.server.settings import Settings
from damrak.server.storage.database import database_url, open_engine, prepare
from damrak.server.storage.store import Store


async def start_registry(settings: Settings, refusals: RefusalLog | None = None) -> Registry:
    """The tables of the settings' database, ready to play; `stop` ends all of it."""
    engine = open_engine(database_url(settings.database))
    await prepare(engine)
    store = Store(engine)
    store.start()
    registry = Registry(store, settings, boards(), await store.newest(), refusals)
    pool = BotPool(settings.bot_threads, registry.metrics, settings.address_bots)
    Autoplay(registry, pool)
    if store.is_shared:
        await Peers(registry).start()
    return registry


def boards() -> dict[str, Board]:
    """The boards that tables can be played on, by id."""
    return {"amsterdam": amsterdam()}
