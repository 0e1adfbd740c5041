"""The settings of an arena, and its jobs for workers."""

from __future__ import annotations

import hashlib
import shlex
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from damrak import __version__
from damrak.arena.records import save_record
from damrak.arena.schedule import Schedule
from damrak.arena.series import Games, Log, play_and_log
from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots import is_compiled, resolve
from damrak.game.catalogue import catalogue, check_players
from damrak.game.errors import GameError
from damrak.game.seeds import derive_seed

CODE_FOLDERS = ("board", "compile", "rules", "game", "bots")  # on which a result depends


class ArenaError(GameError):
    """The arena cannot start, or its file cannot be used."""


@dataclass(frozen=True)
class Settings:
    """Everything that results depend on. Raises ArenaError or InvalidSetup for invalid settings."""

    board: Board
    bots: tuple[str, ...]
    players: int
    seed: int
    alone: bool = False  # the first bot, at tables where one other has all other seats

    def __post_init__(self) -> None:
        check_players(self.board, self.players)
        for bot in self.bots:
            resolve(bot)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise ArenaError("arena-bots")

    @cached_property
    def schedule(self) -> Schedule:
        return Schedule(len(self.bots), self.players, self.alone)

    @cached_property
    def are_compiled(self) -> bool:
        """Whether no bot has to be asked in Python."""
        return all(is_compiled(bot) for bot in self.bots)

    def described(self) -> dict[str, str]:
        """What must stay the same when an arena continues."""
        return {
            "bots": shlex.join(self.bots),
            "players": str(self.players),
            "seed": str(self.seed),
            "board": self.board.hash,
            "version": __version__,
            "code": code_hash(),
            "alone": "yes" if self.alone else "no",
        }


@dataclass(frozen=True)
class Job:
    """Some tables of an arena, for one worker."""

    settings: Settings
    tables: tuple[int, ...]
    records: Path | None = None  # the folder that receives a record of each game


def play_job(job: Job) -> Games:
    """Play all games of these tables; the result does not depend on the machine.

    Records are saved where that is wanted.
    """
    settings, schedule = job.settings, job.settings.schedule
    seatings = [seating for table in job.tables for seating in schedule.seatings(table)]
    names = [[settings.bots[bot] for bot in seating] for seating in seatings]
    places = np.repeat([schedule.place(table) for table in job.tables], settings.players, axis=0)
    deals = places[:, 0].tolist()
    games, log = play_and_log(catalogue(settings.board), names, settings.seed, deals)
    games["line_up"] = places[:, 1]
    games["rotation"] = np.tile(np.arange(settings.players), len(job.tables))
    games["bots"] = np.pad(seatings, ((0, 0), (0, SEATS - settings.players)), constant_values=-1)
    if job.records is not None:
        _save_records(job, job.records, games, log)
    return games


def _save_records(job: Job, folder: Path, games: Games, log: Log) -> None:
    """A record of each game, named by its deal, line-up and rotation."""
    settings = job.settings
    for game, actions in zip(games, log, strict=True):
        deal, line_up, rotation = (int(game[name]) for name in ("deal", "line_up", "rotation"))
        bots = [settings.bots[bot] for bot in game["bots"][: settings.players]]
        path = folder / f"deal-{deal:06}-{line_up:03}-{rotation}.json"
        seed, played = derive_seed(settings.seed, deal), actions[: game["moves"].sum()].tolist()
        save_record(path, settings.board, bots, seed, played)


def code_hash() -> str:
    """A fingerprint of the rules and bots that are played."""
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for name in CODE_FOLDERS:
        for source in sorted((package / name).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
