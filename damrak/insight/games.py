"""Games between bots of several strengths, and what was thought at their moments: for the fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.bots import Bot, bot_named
from damrak.bots.nets import MASTER, PREFIX
from damrak.game.catalogue import catalogue
from damrak.game.engine import Engine
from damrak.game.seeds import derive_seed
from damrak.insight.judge import Floats, Judge
from damrak.rules.layout import NOBODY, OVER

BOTS = ("planner", "carter", "search@24")  # who meets the net
SHARES = (0.5, 0.3, 0.1, 0.1)  # how often the net and each of these has a seat
EVERY = 3  # one of so many moments of a game is noted
UNFITTED = -1  # in place of a kind: the chance rests on several judgements
NOTE = np.dtype(
    [
        ("game", "i4"),
        ("players", "i4"),
        ("kind", "i4"),
        ("odds", "f8"),
        ("margin", "f8"),
        ("progress", "f8"),
        ("chance", "f8"),  # what was thought
        ("share", "f8"),  # what came of it: the seat's share of victory
    ]
)
Notes = NDArray[np.void]  # of NOTE


@dataclass(frozen=True)
class Noting:
    """Games of a series that a seed names, judged with these numbers of a fit.

    With `deciders` alone nobody is judged at moments of others, which takes most of the time.
    """

    board: Board
    players: int
    seed: int
    games: Sequence[int]
    fit: Floats
    deciders: bool = False
    net: Path = MASTER


def note_games(noting: Noting) -> Notes:
    """The notes of these games."""
    judge = Judge(catalogue(noting.board), noting.fit, noting.net)
    return np.concatenate([_noted(judge, noting, game) for game in noting.games])


def seating(players: int, chance: np.random.Generator, net: Path = MASTER) -> list[str]:
    """Bots for the seats of a game."""
    names = (f"{PREFIX}{net}", *BOTS)
    return [names[place] for place in chance.choice(len(names), players, p=SHARES)]


def _noted(judge: Judge, noting: Noting, game: int) -> Notes:
    players = noting.players
    chance = np.random.default_rng((noting.seed, players, game))
    names = seating(players, chance, noting.net)
    bots = [bot_named(name, noting.board, int(chance.integers(2**31))) for name in names]
    engine = Engine(catalogue(noting.board))
    engine.set_up(players, NOBODY, derive_seed(noting.seed, 4 * game + players - 1))
    seats, rows = zip(*_thoughts(judge, noting, engine, bots, chance), strict=True)
    notes = np.array(list(rows), NOTE)
    won = engine.score()[1]
    notes["game"], notes["players"] = game, players
    notes["share"] = [(seat in won) / len(won) for seat in seats]
    return notes


def _thoughts(
    judge: Judge, noting: Noting, engine: Engine, bots: list[Bot], chance: np.random.Generator
) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Play a game; for some moments a seat and what is thought of its chance."""
    step = int(chance.integers(EVERY))
    while engine.fact("phase") != OVER:
        mover = engine.fact("to_move")
        seen = engine.observe(mover)
        action = bots[mover].choose(seen)
        if step % EVERY == 0:
            other = int(chance.integers(noting.players))
            for seat in {mover, mover if noting.deciders else other}:
                watched = engine.observe(seat)
                yield seat, _thought(judge, judge.chance(watched), watched.to_move == seat, 0)
        if engine.fact("turns_left") == 1:
            yield mover, _thought(judge, judge.after(seen, action), False, action)
        engine.apply(action, mover)
        step += 1


def _thought(judge: Judge, chance: float, decides: bool, action: int) -> tuple[Any, ...]:
    glass = judge.glass[0]
    tried, ends = glass["tried"][action], glass["ends"][action]
    kind = glass["kind"] if decides or ends in (0, tried) else UNFITTED
    return (0, 0, kind, glass["odds"], glass["margin"], glass["progress"], chance, 0.0)
