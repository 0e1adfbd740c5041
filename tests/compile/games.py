"""A set of games, scores, observations and choices of bots as one list of hashes, printed."""

from __future__ import annotations

import hashlib

import numpy as np

from damrak.bots import BOTS, bot_named
from damrak.rules.layout import NOBODY, OVER
from damrak.rules.resample import resample
from tests.support import POLICIES, new_engine, play_out


def hashes() -> str:
    lines = []
    for board in ("amsterdam", "lagoon"):
        for players in (2, 3, 4):
            for seed, policy in enumerate(POLICIES.values()):
                engine = new_engine(board, players, seed)
                play_out(engine, policy, seed)
                lines.append(f"{engine.hash()} {engine.score()}")
            lines.append(watched_game(board, players))
    return "\n".join(lines) + "\n"


def watched_game(board: str, players: int) -> str:
    """A game of bots with every observation and a resampled state at each step, hashed."""
    engine, digest = new_engine(board, players, 77), hashlib.sha256()
    names = list(BOTS)
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
