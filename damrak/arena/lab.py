"""The board lab: very many games of one bot against itself, counted in compiled code."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from damrak.arena.kernels.tally import tally_dtype, tally_games
from damrak.arena.series import seeds_of
from damrak.arena.settings import ArenaError
from damrak.arena.workers import map_threads
from damrak.board import Board
from damrak.bots import is_compiled, resolve
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import catalogue

BATCH = 2000  # games counted at a time
Tally = NDArray[np.void]  # one record of sums


@dataclass(frozen=True)
class Sample:
    """Games number `first` and on of the series that a seed names, all seats played by one bot."""

    board: Board
    bot: str
    players: int
    seed: int
    games: int
    first: int = 0


def check_bot(bot: str) -> None:
    """Raises for a bot that is unknown or not compiled: millions of games would take too long."""
    resolve(bot)
    if not is_compiled(bot):
        raise ArenaError("lab-bot", name=bot, known=", ".join(NAMES))


def tally_sample(sample: Sample) -> Tally:
    """Play the games and count."""
    made = catalogue(sample.board)
    state, spare = np.zeros(1, made.state_dtype), np.zeros(1, made.state_dtype)
    seen, work = np.zeros(1, made.observation_dtype), np.zeros(1, bot_work_dtype(made.board))
    bots = np.full(sample.players, NAMES.index(resolve(sample.bot)[0]), np.int64)
    cards, chances = seeds_of(sample.seed, range(sample.first, sample.first + sample.games))
    tally = np.zeros(1, tally_dtype(sample.board))
    tally_games(made.table_array, state, spare, seen, work, bots, cards, chances, tally)
    tally["now"] = 0
    return tally


def tally_parts(sample: Sample, workers: int) -> Generator[Tally]:
    """The same in parts on several threads, each as soon as it is done; `add_up` joins them."""
    parts = [
        replace(sample, first=sample.first + done, games=min(BATCH, sample.games - done))
        for done in range(0, sample.games, BATCH)
    ]
    yield from map_threads(tally_sample, parts, workers)


def add_up(tallies: list[Tally]) -> Tally:
    """The sum of all tallies, in any order."""
    total = np.zeros(1, tallies[0].dtype)
    for tally in tallies:
        total.view(np.int64)[:] += tally.view(np.int64)
    return total
