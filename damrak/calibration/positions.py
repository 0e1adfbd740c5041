"""Plays games of many kinds of players on all cores and keeps their moments, for the judge."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from damrak.arena.workers import map_threads
from damrak.board.tables import SEATS
from damrak.bots.kernels.net import net_buffers_dtype
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.bots.running.net_files import MASTER, loaded
from damrak.calibration.kernels.noted import (
    LONGEST,
    NOTED,
    describe_noted,
    judge_noted,
    play_noted,
    play_outs,
)
from damrak.game.catalogue import amsterdam, catalogue
from damrak.game.seeds import derive_seed
from damrak.insight.judge_file import read_judge
from damrak.insight.kernels.chances import judge_buffers_dtype
from damrak.insight.kernels.position_numbers import KINDS, position_dtype

JOB = 32  # games that a thread plays at a time
LOT = 2048  # moments that it judges at a time
SIZES = (2, 3, 4)
CARELESS = (5, 10, 20, 40)  # random actions in a hundred, of careless players
STRAY_KEEPS, STRAY_LATER = 0.35, 0.25  # of games from which is learned: see `strays_of`
LATER = 20  # turns in which players may stray, after the first contracts

# Who meets at a table. Only in the first some are careless.
MIXTURES: dict[str, tuple[str, ...]] = {
    "all": KINDS,
    "beginners": ("apprentice", "greedy", "planner"),
    "skilled": ("net", "planner", "carter", "porter"),
    "strange": ("random", "greedy", "hoarder", "collector", "planner"),
}


class Judged(NamedTuple):
    """What the judge says of noted moments: [moment, seat]."""

    chances: NDArray[np.float64]
    points: NDArray[np.float64]  # at the end, forecast


class Moments(NamedTuple):
    """Noted moments: whole states, notes beside them, and the same in numbers."""

    states: NDArray[np.void]  # none if they were not to be kept
    notes: NDArray[np.void]
    seats: NDArray[np.float16]  # [moment, seat, number]
    table: NDArray[np.float16]  # [moment, number]


@dataclass(frozen=True)
class Job:
    """Some games of the series of a seed: which, who may sit there, what part is noted."""

    seed: int
    games: Sequence[int]
    mixture: str
    part: float
    sizes: tuple[int, ...] = SIZES
    keep: bool = False  # whether to keep the states
    run: int = 1  # moments in a row that are noted
    stray: bool = False  # whether players now and then do what none of them would choose


class Buffers:
    """What the kernels of one thread take."""

    def __init__(self) -> None:
        board = amsterdam()
        made = catalogue(board)
        net = loaded(MASTER, board)
        self.tables = made.table_array
        self.state = np.zeros(1, made.state_dtype)
        self.seen = np.zeros(1, made.observation_dtype)
        self.work = np.zeros(1, bot_work_dtype(board))
        self.net = net
        self.net_buffers = np.zeros(1, net_buffers_dtype(board, net["block"].shape[3]))
        self.states = np.zeros(LONGEST, made.state_dtype)
        self.notes = np.zeros(LONGEST, NOTED)
        self.positions = np.zeros(LONGEST, position_dtype(board))


def seat_players(job: Job, game: int) -> NDArray[np.void]:
    """A note of who plays a game: drawn from the mixture, now and then all of one kind.

    In the mixture of all, one player in six is careless.
    """
    chance = np.random.default_rng((job.seed, game))
    note = np.zeros(1, NOTED)
    players = int(chance.choice(job.sizes))
    names = MIXTURES[job.mixture]
    if chance.random() < 0.3:  # few kinds, so that equals meet often
        names = tuple(chance.choice(names, 1 + int(chance.random() < 0.5)))
    note["players"], note["game"], note["kinds"] = players, game, -1
    for seat in range(players):
        note["kinds"][0, seat] = KINDS.index(str(chance.choice(names)))
        if job.mixture == "all" and chance.random() < 1 / 6:
            note["careless"][0, seat] = chance.choice(CARELESS)
    return note


def seeds_of(seed: int, game: int) -> tuple[NDArray[np.uint32], NDArray[np.uint64]]:
    """The cards of a game, and the chance of each seat and of what is noted."""
    cards = np.frombuffer(derive_seed(seed, game), "<u4").astype(np.uint32)
    chances = np.frombuffer(derive_seed(-1 - seed, game) + derive_seed(-2 - seed, game), "<u8")
    return cards, chances[: SEATS + 1].astype(np.uint64)


def strays_of(job: Job, game: int, players: int) -> tuple[int, int]:
    """From which action of a game to which before all players stray.

    What no player ever does teaches nothing, yet a judge is asked about it: contracts that are
    always given back, say, look better than they are if only good ones are seen to be kept. So
    in some games the first contracts of one seat or more are kept at random, in others one later
    action is random.
    """
    chance = np.random.default_rng((job.seed, game, 1))
    drawn = chance.random()
    if not job.stray or drawn >= STRAY_KEEPS + STRAY_LATER:
        return 0, 0
    if drawn < STRAY_KEEPS:
        return 0, int(chance.integers(1, players + 1))
    step = players + int(chance.integers(0, LATER * players))
    return step, step + 1


def play_one(own: Buffers, job: Job, game: int) -> Moments:
    """The noted moments of one game of a job."""
    note = seat_players(job, game)
    count = play_noted(
        own.tables, own.state, own.seen, own.work, own.net, own.net_buffers,
        note, *seeds_of(job.seed, game), *strays_of(job, game, int(note["players"][0])),
        job.part, job.run, own.states, own.notes,
    )  # fmt: skip
    seats, table = rows_of(own, own.states[:count], own.notes[:count])
    kept = count if job.keep else 0
    return Moments(own.states[:kept].copy(), own.notes[:count].copy(), seats, table)


def rows_of(
    own: Buffers, states: NDArray[np.void], notes: NDArray[np.void]
) -> tuple[NDArray[np.float16], NDArray[np.float16]]:
    """Positions in numbers: [moment, seat, number] and [moment, number]."""
    out = own.positions[: len(notes)]
    describe_noted(own.tables, own.state, own.work, states, notes, out)
    return out["seats"].astype(np.float16), out["table"].astype(np.float16)


def play_job(job: Job) -> Moments:
    """The noted moments of all games of a job."""
    buffers = Buffers()
    return together([play_one(buffers, job, game) for game in job.games])


def together(parts: Sequence[Moments]) -> Moments:
    """Several lots of moments as one."""
    return Moments(*(np.concatenate(each) for each in zip(*parts, strict=True)))


def play(job: Job, seconds: float = 1e9, workers: int = 0) -> Moments:
    """Play the games of a job on all cores until the time is up; moments in order of the games."""
    play_job(replace(job, games=job.games[:1]))  # compiles once, before the threads and the clock
    until = time.monotonic() + seconds

    def in_time(lot: Job) -> Moments | None:
        return play_job(lot) if time.monotonic() < until else None

    lots = range(0, len(job.games), JOB)
    jobs = [replace(job, games=job.games[first : first + JOB]) for first in lots]
    found = map_threads(in_time, jobs, workers or cores())
    parts = sorted((each for each in found if each), key=lambda each: int(each.notes["game"][0]))
    return together(parts)


def judged(moments: Moments, told: bool, workers: int = 0) -> Judged:
    """What the judge says at each moment; `told` says whether it knows who plays."""
    lots = [slice(low, low + LOT) for low in range(0, len(moments.notes), LOT)]
    found = Judged(*np.zeros((2, len(moments.notes), SEATS)))

    def judge(lot: slice) -> None:
        own, net = Buffers(), read_judge()
        buffers = np.zeros(1, judge_buffers_dtype(len(net["bias"][0])))
        judge_noted(
            own.tables, own.state, own.work, own.positions[:1], net, buffers,
            moments.states[lot], moments.notes[lot], int(told),
            found.chances[lot], found.points[lot],
        )  # fmt: skip

    judge(slice(0, 1))  # compiles once, before the threads
    for _ in map_threads(judge, lots, workers or cores()):
        pass
    return found


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0))


def save(path: Path, moments: Moments) -> None:
    """Keep moments in a file."""
    np.savez(path, **moments._asdict())


def load(path: Path) -> Moments:
    """Moments of a file."""
    with np.load(path) as kept:
        return Moments(*(kept[name] for name in Moments._fields))


def limit(moments: Moments, games: int = 48, workers: int = 0) -> NDArray[np.float64]:
    """Each seat's share of victory when the same players play on so many times from each moment."""
    rows = zip(
        np.split(moments.states, len(moments.notes)),
        np.split(moments.notes, len(moments.notes)),
        strict=True,
    )
    jobs = [(place, *row, games) for place, row in enumerate(rows)]
    shares = np.zeros((len(jobs), SEATS))
    _limit((*jobs[0][:3], 1))  # compiles once, before the threads
    for place, share in map_threads(_limit, jobs, workers or cores()):
        shares[place] = share
    return shares


def _limit(
    job: tuple[int, NDArray[np.void], NDArray[np.void], int],
) -> tuple[int, NDArray[np.float64]]:
    place, start, note, games = job
    own, shares = Buffers(), np.zeros(SEATS)
    play_outs(
        own.tables, start, own.state, own.seen, own.work, own.net, own.net_buffers,
        note, np.uint64(1 + place), games, shares,
    )  # fmt: skip
    players = int(note["players"][0])
    return place, (shares + 1 / players) / (games + 1)
