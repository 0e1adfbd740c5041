"""Compiles what most tests call, before their workers start: `python -m tests.compile_first BOARD`.

Two workers that meet a cold cache compile the same kernels twice. Boards of different sizes share
no compiled code, so the two test boards are compiled side by side.
"""

from __future__ import annotations

import sys

import numpy as np

from damrak import Game
from damrak.arena.series import play_matches
from damrak.bots import KERNEL_BOTS, bot_named
from damrak.game.catalogue import catalogue
from damrak.insight.analysis import analyse
from damrak.insight.coach import Coach
from damrak.rules.playout import random_action
from damrak.rules.resample import resample
from tests.support import board_named, new_engine, play_out, uniform

LEARNED = ("net", "guided@2")  # know Amsterdam alone


def compile_board(name: str) -> None:
    """Play and ask a little of everything on one board."""
    play_out(new_engine(name, 2, 1), uniform, 1)
    board = board_named(name)
    bots = (*KERNEL_BOTS, "search@2", *(LEARNED if name == "amsterdam" else ()))
    game = Game.new(2, 1, board=board)
    for seat in (0, 1):
        game.play("keep both", seat=seat)
    game.view(0)
    for bot in bots:
        bot_named(bot, board, 1).choose(game.observation(game.to_move or 0))
    play_matches(catalogue(board), [list(KERNEL_BOTS)[:2], ["search@2", "greedy"]], 1, [0, 1])
    compile_sampling(name)
    if name == "amsterdam":
        compile_insight(game)


def compile_sampling(name: str) -> None:
    """Random choices, and deals that fit an observation."""
    engine = new_engine(name, 2, 1)
    made, state = engine.catalogue, np.zeros(1, engine.catalogue.state_dtype)
    work = np.zeros(1, made.work_dtype)
    random_action(made.tables, engine.state, work[0])
    resample(made.tables, engine.observe(0), work[0], state[0])


def compile_insight(game: Game) -> None:
    """The coach and the analysis."""
    Coach(game.catalogue).pick(game.observation(game.to_move or 0))
    while not game.is_over:
        game.play(game.legal_actions()[-1])
    analyse(game.record())


if __name__ == "__main__":
    compile_board(sys.argv[1])
