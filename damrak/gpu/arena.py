"""An arena on a GPU: many games side by side, whose bots look ahead together.

The CPU plays the rules and all other bots in every game, up to a choice that needs a search. The
GPU searches for all games at once: for `guided` bots (damrak/gpu/guided.py) and for `search`
(damrak/gpu/search.py), where the CPU's cores help. The games are the same as on a CPU.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from damrak.arena.arena import missing_tables
from damrak.arena.kernels.play import GAME, PYTHON_BOT
from damrak.arena.series import Games, dismiss, seeds_of
from damrak.arena.settings import ArenaError, Settings
from damrak.arena.store import Store
from damrak.board.tables import SEATS
from damrak.bots import Bot, bot_named, is_compiled, resolve
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.kernels.search import NODES
from damrak.bots.running.net_files import MASTER, loaded
from damrak.bots.running.registry import SEARCHERS, is_outside
from damrak.bots.running.searcher import Tree
from damrak.envs.cuda_memory import has_gpu
from damrak.game.catalogue import catalogue
from damrak.gpu.arena_kernels import (
    ASKED,
    OUTSIDE,
    OVER_NOW,
    SEARCHED,
    deal_places,
    decision_dtype,
    go_on_places,
)
from damrak.gpu.guided import Comparisons
from damrak.gpu.search import Searches

AT_ONCE = 4096  # games side by side
AT_ONCE_SEARCHED = 8192  # with a search: a GPU takes little longer for many than for some
AT_ONCE_ASKED = 8  # for each core, where some bots are asked in Python: they take most of the time
MOST_SIMULATIONS = NODES // 2  # of a search on a GPU, so that its tree is never full
HELP = 4  # searches that wait for each core
WAIT = 16  # comparisons wait until there is one for this many searches on the GPU
MOST_GAMES = 1 << 19  # compared in one go: a GPU's memory is limited


Places: TypeAlias = NDArray[np.int64]  # numbers of games


def check_gpu_arena(settings: Settings) -> None:
    """Raise ArenaError if there is no GPU or nothing for it to do, or if a bot goes by the clock.

    Bots that are asked in Python share the CPU with many others, and would be short of time, as
    would programs, of which thousands would run at once.
    """
    for bot in settings.bots:
        name, budget = resolve(bot)
        if is_outside(name):
            raise ArenaError("arena-gpu-outside", name=bot)
        if budget.milliseconds or (name in SEARCHERS and not budget.simulations):
            raise ArenaError("arena-gpu-clock", name=bot)
    if not has_gpu():
        raise ArenaError("arena-no-gpu")
    if not any(_budget(bot, settings.players) for bot in settings.bots):
        raise ArenaError("arena-gpu-bots", bots=", ".join(settings.bots))


def play_arena_on_gpu(
    settings: Settings, store: Store, deals: int, told: Callable[[int], object]
) -> Generator[Games]:
    """`play_arena` on a GPU, after `check_gpu_arena`; `told` as in `play_on_gpu`."""
    for games in play_on_gpu(settings, missing_tables(settings, store, deals), told=told):
        store.add(games)
        yield games


def play_on_gpu(
    settings: Settings,
    tables: Sequence[int],
    at_once: int = 0,
    comparisons: Comparisons | None = None,
    searches: Searches | None = None,
    told: Callable[[int], object] = lambda moves: None,
) -> Iterator[Games]:
    """The games of these tables, each table as soon as all its games have ended.

    `told` is called in between with the number of moves so far: games side by side end late.
    """
    players = settings.players
    unplayed = _unplayed(settings, tables)
    arena = _GpuArena(settings, unplayed, at_once or _at_once(settings), comparisons, searches)
    ended: dict[tuple[int, int], list[np.ndarray]] = {}
    for games in arena.play():
        told(arena.moves)
        for game in games:
            ended.setdefault((int(game["deal"]), int(game["line_up"])), []).append(game)
        whole = [table for table, each in ended.items() if len(each) == players]
        if whole:
            yield np.array([game for table in whole for game in ended.pop(table)], GAME)


def _at_once(settings: Settings) -> int:
    """How many games are played side by side."""
    budgets = [_budget(bot, settings.players) for bot in settings.bots]
    told = zip(settings.bots, budgets, strict=True)
    if not all(budget or is_compiled(bot) for bot, budget in told):
        return AT_ONCE_ASKED * _cores()
    if min(budgets) < 0:
        return min(AT_ONCE_SEARCHED, Searches.most_places(settings.board, -min(budgets)))
    return AT_ONCE


def _budget(bot: str, players: int) -> int:
    """How many simulations of a choice the GPU does for this bot; for `search`, less than 0.

    OUTSIDE for another kind of bot, or for a search that is too large.
    """
    name, budget = resolve(bot)
    simulations = budget.at(players).simulations
    if name == "search" and simulations <= MOST_SIMULATIONS:
        return -simulations
    return simulations if name == "guided" else OUTSIDE


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


class _GpuArena:
    """A number of places; at each, games are played one after another."""

    def __init__(
        self,
        settings: Settings,
        unplayed: Games,
        at_once: int,
        comparisons: Comparisons | None,
        searches: Searches | None,
    ) -> None:
        made, count = catalogue(settings.board), min(at_once, len(unplayed))
        self._settings, self._unplayed, self._begun = settings, unplayed, 0
        self._net = loaded(MASTER, settings.board)
        self._seeds = seeds_of(settings.seed, unplayed["deal"].tolist())
        budgets = [_budget(bot, settings.players) for bot in settings.bots]
        if max(budgets) > 0 and comparisons is None:
            comparisons = Comparisons(settings.board, self._net)
        if min(budgets) < 0 and searches is None:
            searches = Searches(settings.board, count, -min(budgets))
        self._comparisons: Any = comparisons  # None where no bot needs it
        self._searches: Any = searches
        names = [resolve(bot)[0] for bot in settings.bots]
        numbers = [NAMES.index(name) if name in NAMES else PYTHON_BOT for name in names]
        self._number = np.array([*numbers, 0])  # the last: where nobody sits
        self._budget = np.array([*budgets, 0])

        self._tables = made.table_array
        self._states = np.zeros(count, made.state_dtype)
        self._seen = np.zeros(count, made.observation_dtype)
        self._decisions = np.zeros(
            count, decision_dtype(settings.board, self._net["block"].shape[3])
        )
        self._bots = np.zeros((count, SEATS), np.int64)
        self._budgets = np.zeros((count, SEATS), np.int64)
        self._cards = np.zeros((count, 8), np.uint32)
        self._chances = np.zeros((count, SEATS), np.uint64)
        self._games = np.zeros(count, GAME)
        self._moves_before = 0  # in games that have ended and made room for others
        self._python_bots: list[dict[int, Bot]] = [{} for _ in range(count)]
        self._results = np.zeros(0)
        self._ends = np.zeros(count, np.int64)  # of the results of each place
        self._work = [np.zeros(1, bot_work_dtype(made.board)) for _ in range(_cores())]
        self._trees: SimpleQueue[Tree] = SimpleQueue()
        for _ in range(_cores() if min(budgets) < 0 else 0):
            self._trees.put(Tree(made, 0))
        self._pool, self._askers = ThreadPoolExecutor(_cores()), ThreadPoolExecutor(_cores())

    def play(self) -> Iterator[Games]:
        """The games that have ended, round by round.

        A bot that is asked in Python delays only its own game.
        """
        ready, compared = self._begin(np.arange(len(self._games))), np.zeros(0, np.int64)
        thinking: set[Future[int]] = set()
        try:
            while len(ready) or len(compared) or self._searches or thinking:
                self._go_on(ready)
                deals = self._decisions["deals"][ready]
                over, asked = ready[deals == OVER_NOW], ready[deals == ASKED]
                compared = np.concatenate((compared, ready[deals > 0]))
                thinking |= {self._askers.submit(self._ask, place) for place in asked.tolist()}
                thinking |= self._begin_searches(ready[deals == SEARCHED], len(thinking))
                self._dismiss(over)
                yield self._games[over]
                ready = self._begin(over)
                if len(ready):
                    continue
                searched = len(self._searches) if self._searches else 0
                if len(compared) and WAIT * len(compared) >= searched:
                    self._compare(compared)
                    ready, compared = compared, ready
                elif self._searches or thinking:
                    ready, thinking = self._hear(thinking)
        finally:
            for pool in (self._pool, self._askers):
                pool.shutdown(cancel_futures=True)
            self._dismiss(np.arange(len(self._games)))

    @property
    def moves(self) -> int:
        """How many moves have been made in all games."""
        return self._moves_before + int(self._games["moves"].sum())

    def _begin(self, places: Places) -> Places:
        """Begin new games in these places while games are left; the places that got one."""
        places = places[: len(self._unplayed) - self._begun]
        rows = slice(self._begun, self._begun + len(places))
        self._begun += len(places)
        self._moves_before += int(self._games["moves"][places].sum())
        seats = self._unplayed["bots"][rows]
        self._games[places] = self._unplayed[rows]
        self._bots[places], self._budgets[places] = self._number[seats], self._budget[seats]
        self._cards[places], self._chances[places] = (seeds[rows] for seeds in self._seeds)
        for place in places.tolist():
            self._python_bots[place] = self._bots_to_ask(place)
        players = self._settings.players
        deal_places(self._tables, self._states, self._decisions, places, players, self._cards)
        return places

    def _bots_to_ask(self, place: int) -> dict[int, Bot]:
        """The bots of a game that choose in Python, by seat."""
        asked = (self._bots[place] == PYTHON_BOT) & (self._budgets[place] == OUTSIDE)
        settings, seats = self._settings, self._games["bots"][place].tolist()
        return {
            seat: bot_named(
                settings.bots[seats[seat]], settings.board, int(self._chances[place, seat])
            )
            for seat in np.flatnonzero(asked).tolist()
        }

    def _dismiss(self, places: Places) -> None:
        for place in places.tolist():
            dismiss(self._python_bots[place], self._games[place])
            self._python_bots[place] = {}

    def _ask(self, place: int) -> int:
        """Let a bot choose, in Python; the place."""
        seen, started = self._seen[place : place + 1].copy(), time.perf_counter()
        seat = int(seen["viewer"][0])
        self._decisions["action"][place] = self._python_bots[place][seat].choose(seen[0])
        self._games["seconds"][place, seat] += time.perf_counter() - started
        return place

    def _begin_searches(self, places: Places, busy: int) -> set[Future[int]]:
        """Let the cores search in some of these places, and the GPU in the others."""
        room = max(0, HELP * _cores() - busy)
        here, there = places[:room], places[room:]
        if len(there):
            seen = self._seen[there]
            movers = there, seen["viewer"].astype(np.int64)
            self._searches.begin(there, seen, self._chances[movers], -self._budgets[movers])
        return {self._askers.submit(self._search, place) for place in here.tolist()}

    def _search(self, place: int) -> int:
        """Search on a core; the place."""
        seen = self._seen[place : place + 1].copy()
        seat, tree = int(seen["viewer"][0]), self._trees.get()
        tree.chance = self._chances[place, seat]
        tree.look(seen[0])
        self._decisions["action"][place] = tree.think(-int(self._budgets[place, seat]))
        self._chances[place, seat] = tree.chance
        self._trees.put(tree)
        return place

    def _hear(self, thinking: set[Future[int]]) -> tuple[Places, set[Future[int]]]:
        """The places where a choice has been made; the bots and searches still at work."""
        found, until = np.zeros(0, np.int64), None
        if self._searches:
            found, actions, chances = self._searches.go_on()
            self._decisions["action"][found] = actions
            self._chances[found, self._seen["viewer"][found].astype(np.int64)] = chances
            until = 0
        done, thinking = wait(thinking, until, FIRST_COMPLETED)
        heard = np.array([each.result() for each in done], np.int64)
        return np.concatenate((found, heard)), thinking

    def _go_on(self, places: Places) -> None:
        """Play on in these places, up to the next choice that needs a search or Python."""

        def part(number: int) -> None:
            go_on_places(
                self._tables,
                self._states,
                self._seen,
                self._work[number],
                self._net,
                self._decisions,
                self._bots,
                self._chances,
                self._budgets,
                self._games,
                np.ascontiguousarray(places[number :: len(self._work)]),
                self._results,
                self._ends,
            )

        list(self._pool.map(part, range(len(self._work))))

    def _compare(self, places: Places) -> None:
        """Let the GPU compare for all of these places, some at a time."""
        comparisons = (
            self._decisions["choices"][places].astype(np.int64) * self._decisions["deals"][places]
        )
        self._ends[places] = np.cumsum(comparisons)
        cuts = np.flatnonzero(np.diff(self._ends[places] // MOST_GAMES)) + 1
        parts = [self._compare_part(part) for part in np.split(places, cuts) if len(part)]
        self._results = np.concatenate(parts) if parts else np.zeros(0)

    def _compare_part(self, places: Places) -> np.ndarray:
        seen, decisions = self._seen[places], self._decisions
        movers = places, seen["viewer"].astype(np.int64)
        likely, choice = decisions["likely"][places], decisions["choice"][places]
        choices, deals = decisions["choices"][places], decisions["deals"][places]
        results: np.ndarray
        results, self._chances[movers] = self._comparisons.compare(
            seen, likely, choice, choices, deals, self._chances[movers]
        )
        return results
