"""An arena in waves: many games at once, whose `guided` bots look ahead together on a GPU.

The CPU plays the rules and all other bots up to where something has to be compared, in all games;
the GPU compares for all of them (damrak/train/lanes.py). The games are those that an arena on a CPU
plays, one by one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

import numpy as np

from damrak.arena.arena import missing_tables
from damrak.arena.kernels.match import GAME, THINKER
from damrak.arena.kernels.wave import (
    ASKED,
    OUTSIDE,
    OVER_NOW,
    deal_places,
    go_on_places,
    mind_dtype,
)
from damrak.arena.match import Games, dismiss, seeds_of
from damrak.arena.settings import ArenaError, Settings
from damrak.arena.store import Store
from damrak.board.tables import SEATS
from damrak.bots import Bot, bot_named, is_compiled, resolve
from damrak.bots.bot import THINKERS
from damrak.bots.match import NAMES
from damrak.bots.nets import MASTER, loaded
from damrak.game.catalogue import catalogue
from damrak.train.lanes import Lanes, has_gpu

AT_ONCE = 4096  # games
AT_ONCE_ASKED = 8  # for each core, where some bots are asked in Python: they take most of the time
MOST_LANES = 1 << 19  # that are compared in one go: a GPU's memory is not without end


def check_waves(settings: Settings) -> None:
    """Raise ArenaError where there is no GPU or nothing for it to do, or a bot goes by the clock.

    Bots that are asked share the processor with many others, and would be short of time.
    """
    for bot in settings.bots:
        name, budget = resolve(bot)
        if budget.milliseconds or (name in THINKERS and not budget.simulations):
            raise ArenaError("arena-gpu-clock", name=bot)
    if not has_gpu():
        raise ArenaError("arena-no-gpu")
    if not any(_simulations(bot, settings.players) for bot in settings.bots):
        raise ArenaError("arena-gpu-bots", bots=", ".join(settings.bots))


def play_arena_in_waves(settings: Settings, store: Store, deals: int) -> Generator[Games]:
    """`play_arena` on a GPU, where `check_waves` found nothing wrong."""
    for games in play_waves(settings, missing_tables(settings, store, deals)):
        store.add(games)
        yield games


def play_waves(
    settings: Settings, tables: Sequence[int], at_once: int = 0, lanes: Lanes | None = None
) -> Iterator[Games]:
    """The games of these tables, as soon as all games of a table have ended."""
    players = settings.players
    asked = not all(is_compiled(bot) or _simulations(bot, players) for bot in settings.bots)
    count = at_once or (AT_ONCE_ASKED * _cores() if asked else AT_ONCE)
    waves = _Waves(settings, _unplayed(settings, tables), count, lanes)
    ended: dict[tuple[int, int], list[Any]] = {}
    for games in waves.play():
        for game in games:
            ended.setdefault((int(game["deal"]), int(game["line_up"])), []).append(game)
        whole = [table for table, each in ended.items() if len(each) == players]
        if whole:
            yield np.array([game for table in whole for game in ended.pop(table)], GAME)


def _simulations(bot: str, players: int) -> int:
    """How many simulations of a choice the GPU can do for it; 0: it is another kind of bot."""
    name, budget = resolve(bot)
    return budget.at(players).simulations if name == "guided" else 0


def _cores() -> int:
    return os.cpu_count() or 1


def _unplayed(settings: Settings, tables: Sequence[int]) -> Games:
    """A row for each game of these tables."""
    schedule, players = settings.schedule, settings.players
    games = np.zeros((len(tables), players), GAME)
    games["rotation"], games["bots"] = np.arange(players), -1
    for table, row in zip(tables, games, strict=True):
        row["deal"], row["line_up"] = schedule.place(table)
        row["bots"][:, :players] = schedule.seatings(table)
    return games.reshape(-1)


class _Waves:
    """So many places at which games are played, one after another."""

    def __init__(
        self, settings: Settings, unplayed: Games, at_once: int, lanes: Lanes | None
    ) -> None:
        made, count = catalogue(settings.board), min(at_once, len(unplayed))
        self._settings, self._unplayed, self._begun = settings, unplayed, 0
        self._net = loaded(MASTER, settings.board)
        self._lanes = lanes or Lanes(settings.board, self._net)
        self._seeds = seeds_of(settings.seed, unplayed["deal"].tolist())
        budgets = [_simulations(bot, settings.players) or OUTSIDE for bot in settings.bots]
        names = [resolve(bot)[0] for bot in settings.bots]
        numbers = [NAMES.index(name) if name in NAMES else THINKER for name in names]
        self._number = np.array([*numbers, 0])  # the last: where nobody sits
        self._budget = np.array([*budgets, 0])

        self._tables = made.table_array
        self._states = np.zeros(count, made.state_dtype)
        self._seen = np.zeros(count, made.observation_dtype)
        self._minds = np.zeros(count, mind_dtype(settings.board, self._net["block"].shape[3]))
        self._bots = np.zeros((count, SEATS), np.int64)
        self._budgets = np.zeros((count, SEATS), np.int64)
        self._cards = np.zeros((count, 8), np.uint32)
        self._chances = np.zeros((count, SEATS), np.uint64)
        self._games = np.zeros(count, GAME)
        self._thinkers: list[dict[int, Bot]] = [{} for _ in range(count)]
        self._results = np.zeros(0)
        self._ends = np.zeros(count, np.int64)  # of the results of each place
        self._work = [np.zeros(1, made.work_dtype) for _ in range(_cores())]
        self._pool, self._askers = ThreadPoolExecutor(_cores()), ThreadPoolExecutor(_cores())

    def play(self) -> Iterator[Games]:
        """The games, as they end. Nobody waits for a bot that is asked but its own game."""
        ready, compared = self._begin(np.arange(len(self._games))), np.zeros(0, np.int64)
        thinking: set[Future[int]] = set()
        try:
            while len(ready) or len(compared) or thinking:
                self._go_on(ready)
                deals = self._minds["deals"][ready]
                over, asked = ready[deals == OVER_NOW], ready[deals == ASKED]
                compared = np.concatenate((compared, ready[deals > 0]))
                thinking |= {self._askers.submit(self._ask, place) for place in asked.tolist()}
                self._dismiss(over)
                if len(over):
                    yield self._games[over]
                ready = self._begin(over)
                if not len(ready) and len(compared):
                    self._compare(compared)
                    ready, compared = compared, ready
                elif not len(ready) and thinking:
                    done, thinking = wait(thinking, return_when=FIRST_COMPLETED)
                    ready = np.array([each.result() for each in done], np.int64)
        finally:
            for pool in (self._pool, self._askers):
                pool.shutdown(cancel_futures=True)
            self._dismiss(np.arange(len(self._games)))

    def _begin(self, places: Any) -> Any:
        """Begin new games in as many of these places as there are games left; those places."""
        places = places[: len(self._unplayed) - self._begun]
        rows = slice(self._begun, self._begun + len(places))
        self._begun += len(places)
        seats = self._unplayed["bots"][rows]
        self._games[places] = self._unplayed[rows]
        self._bots[places], self._budgets[places] = self._number[seats], self._budget[seats]
        self._cards[places], self._chances[places] = (seeds[rows] for seeds in self._seeds)
        for place in places.tolist():
            self._thinkers[place] = self._bots_to_ask(place)
        players = self._settings.players
        deal_places(self._tables, self._states, self._minds, places, players, self._cards)
        return places

    def _bots_to_ask(self, place: int) -> dict[int, Bot]:
        """Those of a game that neither compiled code nor the GPU chooses for, by seat."""
        asked = (self._bots[place] == THINKER) & (self._budgets[place] == OUTSIDE)
        settings, seats = self._settings, self._games["bots"][place].tolist()
        return {
            seat: bot_named(
                settings.bots[seats[seat]], settings.board, int(self._chances[place, seat])
            )
            for seat in np.flatnonzero(asked).tolist()
        }

    def _dismiss(self, places: Any) -> None:
        for place in places.tolist():
            dismiss(self._thinkers[place], self._games[place])
            self._thinkers[place] = {}

    def _ask(self, place: int) -> int:
        """Let a bot choose, in Python; the place."""
        seen, started = self._seen[place : place + 1].copy(), time.perf_counter()
        seat = int(seen["viewer"][0])
        self._minds["action"][place] = self._thinkers[place][seat].choose(seen[0])
        self._games["seconds"][place, seat] += time.perf_counter() - started
        return place

    def _go_on(self, places: Any) -> None:
        """Play on in these places, up to where somebody is needed."""

        def part(number: int) -> None:
            go_on_places(
                self._tables,
                self._states,
                self._seen,
                self._work[number],
                self._net,
                self._minds,
                self._bots,
                self._chances,
                self._budgets,
                self._games,
                np.ascontiguousarray(places[number :: len(self._work)]),
                self._results,
                self._ends,
            )

        list(self._pool.map(part, range(len(self._work))))

    def _compare(self, places: Any) -> None:
        """Let the GPU compare for all of these places, some at a time."""
        lanes = self._minds["choices"][places].astype(np.int64) * self._minds["deals"][places]
        self._ends[places] = np.cumsum(lanes)
        cuts = np.flatnonzero(np.diff(self._ends[places] // MOST_LANES)) + 1
        parts = [self._compare_part(part) for part in np.split(places, cuts) if len(part)]
        self._results = np.concatenate(parts) if parts else np.zeros(0)

    def _compare_part(self, places: Any) -> Any:
        seen, minds = self._seen[places], self._minds
        movers = places, seen["viewer"].astype(np.int64)
        likely, choice = minds["likely"][places], minds["choice"][places]
        choices, deals = minds["choices"][places], minds["deals"][places]
        results, self._chances[movers] = self._lanes.compare(
            seen, likely, choice, choices, deals, self._chances[movers]
        )
        return results
