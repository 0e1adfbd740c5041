"""What people do on a board, as one list of hashes, printed: a game of bots, learners, the lab."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import numpy as np

from damrak.arena.lab import Sample, tally_sample
from damrak.bots import bot_named
from damrak.data.reading import read_actions
from damrak.data.replaying import replay_records
from damrak.envs.games import Games
from damrak.envs.single_game import OneGame
from damrak.game.game import Game
from tests.support import board_named, catalogue_named


def hashes(board: str) -> Iterator[str]:
    """A line for each thing that is done."""
    game, told = bots_game(board)
    yield told
    yield learners(board)
    made = catalogue_named(board)
    replayed = replay_records(made, [read_actions(made, board, game.record())], observations=True)
    masks = replayed.action_masks(games_of(board).actions)
    yield digest(replayed.moves.tobytes(), replayed.observations.tobytes(), masks.tobytes())
    yield digest(tally_sample(Sample(made.board, "random", 2, 1, 2)).tobytes())


def bots_game(board: str) -> tuple[Game, str]:
    """A game of two bots with a refused action at every step; all that happens in it."""
    made = board_named(board)
    game = Game.new(2, 5, board=made, first_seat=0)
    bots = [bot_named(name, made, 7) for name in ("planner", "greedy")]
    for seat in range(2):
        game.play("keep both", seat=seat)
    parts = []
    while not game.is_over:
        seat = game.to_move or 0
        game.play_number(bots[seat].choose(game.observation(seat)))
        parts.append(game.position())
        parts.append(str((game.view(seat), game.events(seat)[-1], game.why_not("pass"))).encode())
    return game, digest(*parts, str(game.outcome()).encode())


def games_of(board: str) -> Games:
    return Games(3, 2, board=board_named(board), seed=4)


def learners(board: str) -> str:
    """What environments show: a batch, and one game against a bot."""
    games, one = games_of(board), OneGame(2, board_named(board), ["greedy"])
    parts = []
    for _ in range(30):
        games.step_randomly()
        parts += [games.observations.tobytes(), games.masks.tobytes(), games.rewards.tobytes()]
    one.begin(bytes(32))
    while not one.is_over:
        seen = one.observe(0)
        parts += [seen["observation"].tobytes(), seen["action_mask"].tobytes()]
        one.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return digest(*parts, str(one.rewards).encode())


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for line in hashes(name):
            print(name, line)
