"""A set of games, scores, observations and choices of bots as one list of hashes, printed."""

from __future__ import annotations

import hashlib

import numpy as np

from damrak.bots import KERNEL_BOTS, bot_named
from damrak.rules.apply import apply
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.playout import random_action
from damrak.rules.resample import resample
from damrak.rules.setup import new_game
from tests.support import POLICIES, catalogue_named, new_engine, play_out


def hashes() -> str:
    lines = [
        bare_game(board, players) for board in ("amsterdam", "lagoon") for players in (2, 3, 4)
    ]
    for board in ("amsterdam", "lagoon"):
        for players in (2, 3, 4):
            for seed, policy in enumerate(POLICIES.values()):
                engine = new_engine(board, players, seed)
                play_out(engine, policy, seed)
                lines.append(f"{engine.hash()} {engine.score()}")
            lines.append(watched_game(board, players))
    return "\n".join(lines) + "\n"


def bare_game(board: str, players: int) -> str:
    """Games by the kernels alone, set-up and reshuffles too, which an Engine watches in Python."""
    made, digest = catalogue_named(board), hashlib.sha256()
    state, work = np.zeros(1, made.state_dtype), np.zeros(1, made.work_dtype)
    for seed in range(3):
        state[0].seed[:] = seed
        new_game(made.tables, state[0], players, NOBODY)
        while state[0].phase != OVER:
            apply(made.tables, state[0], random_action(made.tables, state[0], work[0]))
            digest.update(state.tobytes())
    return digest.hexdigest()


def watched_game(board: str, players: int) -> str:
    """A game of bots with every observation and a resampled state at each step, hashed."""
    engine, digest = new_engine(board, players, 77), hashlib.sha256()
    names = list(KERNEL_BOTS)
    bots = [bot_named(names[s % len(names)], engine.catalogue.board, s) for s in range(players)]
    work, anew = np.zeros(1, engine.catalogue.work_dtype), np.zeros(1, engine.catalogue.state_dtype)
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        for viewer in (*range(players), NOBODY):
            digest.update(engine.observe(viewer).tobytes())
        resample(engine.catalogue.tables, engine.observe(seat), work[0], anew[0])
        digest.update(anew.tobytes())
        engine.apply(bots[seat].choose(engine.observe(seat)), seat)
    return digest.hexdigest()


if __name__ == "__main__":
    print(hashes(), end="")
