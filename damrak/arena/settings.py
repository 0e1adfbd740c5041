"""The settings of an arena, and its jobs for workers."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from damrak import __version__
from damrak.arena.schedule import Schedule
from damrak.arena.series import Games, play_matches
from damrak.board import Board
from damrak.board.check import PLAYERS
from damrak.board.tables import SEATS
from damrak.bots import is_compiled, resolve
from damrak.game.catalogue import catalogue
from damrak.game.errors import GameError, InvalidSetup

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
        if self.players not in PLAYERS:
            raise InvalidSetup("players", players=str(self.players))
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
            "bots": " ".join(self.bots),
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


def play_job(job: Job) -> Games:
    """Play all games of these tables; the result does not depend on the machine."""
    settings, schedule = job.settings, job.settings.schedule
    seatings = [seating for table in job.tables for seating in schedule.seatings(table)]
    names = [[settings.bots[bot] for bot in seating] for seating in seatings]
    places = np.repeat([schedule.place(table) for table in job.tables], settings.players, axis=0)
    games = play_matches(catalogue(settings.board), names, settings.seed, places[:, 0].tolist())
    games["line_up"] = places[:, 1]
    games["rotation"] = np.tile(np.arange(settings.players), len(job.tables))
    games["bots"] = np.pad(seatings, ((0, 0), (0, SEATS - settings.players)), constant_values=-1)
    return games


def code_hash() -> str:
    """A fingerprint of the rules and bots that are played."""
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for name in CODE_FOLDERS:
        for source in sorted((package / name).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
