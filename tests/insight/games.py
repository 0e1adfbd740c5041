"""Records to look at: whole games between bots, and one that stops on the way."""

from __future__ import annotations

from functools import cache

from damrak import Game
from damrak.bots import bot_named
from damrak.game import Record
from damrak.insight.analysis import analyse
from damrak.insight.report import Analysis
from tests.support import board_named

DRIVERS = ("planner", "greedy", "carter", "random")


@cache
def record_of(players: int, seed: int, most: int = 10_000, board: str = "amsterdam") -> Record:
    """A game between bots of several strengths, after so many actions at most."""
    game = Game.new(players, seed, board=board_named(board), seats=DRIVERS[:players])
    bots = [bot_named(name, game.board, seed + place) for place, name in enumerate(game.seats)]
    while not game.is_over and game.turn < most:
        seat = game.waiting_for()[0]
        game.play_number(bots[seat].choose(game.observation(seat)), seat)
    return game.record()


@cache
def analysis_of(players: int, seed: int, most: int = 10_000) -> Analysis:
    return analyse(record_of(players, seed, most))
