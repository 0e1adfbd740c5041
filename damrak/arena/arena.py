"""Plays the games of an arena that are not in its file yet, and stores them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import numpy as np

from damrak.arena.series import Games
from damrak.arena.settings import Job, Settings, play_job
from damrak.arena.store import Store
from damrak.arena.workers import map_processes, map_ray, map_threads

BATCH = 200  # tables of a job where every bot is compiled; else one: bots in Python take their time
Map = Callable[[Callable[[Job], Games], list[Job], int], Iterator[Games]]


def play_arena(
    settings: Settings,
    store: Store,
    deals: int,
    *,
    workers: int = 1,
    ray: bool = False,
    records: Path | None = None,
    play: Callable[[Job], Games] = play_job,
) -> Generator[Games]:
    """Play all tables of so many deals that are not stored yet; yields games as they are stored.

    `records` is a folder that receives a record of each game.
    """
    tables = missing_tables(settings, store, deals)
    size = BATCH if settings.are_compiled else 1
    jobs = [
        Job(settings, tuple(tables[place : place + size]), records)
        for place in range(0, len(tables), size)
    ]
    run: Map = map_ray if ray else map_threads if settings.are_compiled else map_processes
    for games in run(play, jobs, workers):
        store.add(games)
        yield games


def missing_tables(settings: Settings, store: Store, deals: int) -> list[int]:
    """The tables of so many deals that have not been played, in order."""
    done = np.zeros(deals * settings.schedule.tables_a_deal, bool)
    for deal, line_up in store.tables():
        if deal < deals:
            done[deal * settings.schedule.tables_a_deal + line_up] = True
    return [int(table) for table in np.flatnonzero(~done)]


def whole_deals(settings: Settings, games: Games) -> Games:
    """Only games of complete deals, so that no bot has had better cards."""
    _, places, counts = np.unique(games["deal"], return_inverse=True, return_counts=True)
    whole: Games = games[counts[places] == settings.schedule.games_a_deal]
    return whole
