"""Fakes for tests of the arena: bots called from Python, a worker that dies, made-up results."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import numpy as np

from damrak.arena.kernels.play import GAME
from damrak.arena.series import Games
from damrak.arena.settings import Job, Settings, play_job
from damrak.bots import Bot, Budget, KernelBot
from damrak.bots.kernels.greedy import choose_greedy
from damrak.bots.running.registry import SEARCHERS
from damrak.game.catalogue import Catalogue
from damrak.rules.layout import Observation
from tests.support import board_named


def make_echo(board: Catalogue, seed: int, budget: Budget) -> Bot:
    return KernelBot("echo", choose_greedy, board, seed)


class Cheat:
    """Always takes action 0, legal or not."""

    name = "cheat"

    def choose(self, seen: Observation) -> int:
        return 0


def play_with_echo(job: Job) -> Games:
    SEARCHERS["echo"] = make_echo
    return play_job(job)


def die_once(marker: Path, job: Job) -> Games:
    """Play a job; the first time at table 3 kill the process instead."""
    if 3 in job.tables and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_with_echo(job)


def settings_of(*bots: str, players: int = 2, seed: int = 5) -> Settings:
    return Settings(board_named("amsterdam"), bots, players, seed)


def made_up(strengths: list[float], deals: int, seed: int) -> Games:
    """Games of all ordered pairs, whose winners are drawn by known strengths (logarithms)."""
    chance, rows = np.random.default_rng(seed), []
    bots = range(len(strengths))
    pairs = [(one, other) for one in bots for other in bots if one != other]
    for deal in range(deals):
        for line_up, (one, other) in enumerate(pairs):
            game = np.zeros(1, GAME)
            game["deal"], game["line_up"] = deal, line_up
            game["bots"] = [one, other, -1, -1]
            wins = chance.random() < 1 / (1 + np.exp(strengths[other] - strengths[one]))
            game["winners"], game["totals"][0, 0 if wins else 1] = 1 if wins else 2, 10
            rows.append(game)
    return np.concatenate(rows)
