"""Plays games between bots and notes predicted chances with their outcomes, for the calibration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak.board import Board
from damrak.bots import Bot, bot_named
from damrak.bots.running.net_files import MASTER, PREFIX
from damrak.compile.bits import has_bit
from damrak.game.catalogue import catalogue
from damrak.game.engine import Engine
from damrak.game.seeds import derive_seed
from damrak.insight.fit import Floats
from damrak.insight.judge import Judge
from damrak.insight.kernels.reasons import NEVER
from damrak.rules.layout import NOBODY, OVER, TURN
from damrak.rules.network import is_completed

BOTS = ("planner", "carter", "search@24")  # opponents of the net
SHARES = (0.5, 0.3, 0.1, 0.1)  # how often the net and each of these gets a seat
EVERY = 3  # every third moment of a game is noted
UNFITTED = -1  # instead of a kind: the chance is a mean of several judgements
NOTE = np.dtype(
    [
        ("game", "i4"),
        ("players", "i4"),
        ("kind", "i4"),
        ("odds", "f8"),
        ("margin", "f8"),
        ("progress", "f8"),
        ("chance", "f8"),  # predicted
        ("share", "f8"),  # outcome: the seat's share of victory
    ]
)
CONTRACT = np.dtype(
    [
        ("game", "i4"),
        ("players", "i4"),
        ("odds", "f8"),  # share of played-out games in which it was completed
        ("chance", "f8"),  # predicted
        ("share", "f8"),  # outcome: 1 if it was completed
    ]
)
Notes = NDArray[np.void]  # an array of NOTE or of CONTRACT


@dataclass(frozen=True)
class Noting:
    """Which games of a series to play, and the numbers to judge them with.

    With `deciders` only the seat to move is judged; judging the others takes most of the time.
    """

    board: Board
    players: int
    seed: int
    games: Sequence[int]
    fit: Floats
    deciders: bool = False
    net: Path = MASTER
    contract_fit: Floats | None = None


def note_games(noting: Noting) -> Notes:
    """Play the games; the notes of chances to win."""
    judge = _judge(noting)
    return np.concatenate([_noted(judge, noting, game) for game in noting.games])


def note_contracts(noting: Noting) -> Notes:
    """Play the games; the notes of contracts that were neither completed nor out of reach."""
    judge = _judge(noting)
    return np.concatenate([_noted_contracts(judge, noting, game) for game in noting.games])


def _judge(noting: Noting) -> Judge:
    return Judge(catalogue(noting.board), noting.fit, noting.net, noting.contract_fit)


def seating(players: int, chance: np.random.Generator, net: Path = MASTER) -> list[str]:
    """Draw a bot for each seat of a game."""
    names = (f"{PREFIX}{net}", *BOTS)
    return [names[place] for place in chance.choice(len(names), players, p=SHARES)]


def _begun(noting: Noting, game: int) -> tuple[Engine, list[Bot], np.random.Generator]:
    """A game of the series that has been dealt, its bots and its random generator."""
    chance = np.random.default_rng((noting.seed, noting.players, game))
    names = seating(noting.players, chance, noting.net)
    bots = [bot_named(name, noting.board, int(chance.integers(2**31))) for name in names]
    engine = Engine(catalogue(noting.board))
    deal = derive_seed(noting.seed, 4 * game + noting.players - 1)
    engine.set_up(noting.players, NOBODY, deal)
    return engine, bots, chance


def _noted(judge: Judge, noting: Noting, game: int) -> Notes:
    engine, bots, chance = _begun(noting, game)
    seats, rows = zip(*_thoughts(judge, noting, engine, bots, chance), strict=True)
    notes = np.array(list(rows), NOTE)
    won = engine.score()[1]
    notes["game"], notes["players"] = game, noting.players
    notes["share"] = [(seat in won) / len(won) for seat in seats]
    return notes


def _noted_contracts(judge: Judge, noting: Noting, game: int) -> Notes:
    """Play a game; at every third turn note the chance of each contract of the seat to move."""
    engine, bots, chance = _begun(noting, game)
    tables, step, found = catalogue(noting.board).tables, int(chance.integers(EVERY)), []
    while engine.fact("phase") != OVER:
        mover = engine.fact("to_move")
        seen = engine.observe(mover)
        action = bots[mover].choose(seen)
        if seen.phase == TURN:
            if step % EVERY == 0:
                cards, odds, chances = judge.contracts(seen)
                found += [
                    (mover, contract, odds[contract], chances[contract])
                    for contract in np.flatnonzero((cards != 0) & (cards != NEVER)).tolist()
                    if has_bit(seen.contracts[mover], contract)
                ]
            step += 1
        engine.apply(action, mover)
    rows = [
        (
            game,
            noting.players,
            odds,
            chance,
            is_completed(tables, engine.state.routes[seat], number),
        )
        for seat, number, odds, chance in found
    ]
    return np.array(rows, CONTRACT)


def _thoughts(
    judge: Judge, noting: Noting, engine: Engine, bots: list[Bot], chance: np.random.Generator
) -> Iterator[tuple[int, tuple[object, ...]]]:
    """Play a game; at some moments a seat and its predicted chance."""
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


def _thought(judge: Judge, chance: float, decides: bool, action: int) -> tuple[object, ...]:
    judgement = judge.judgement[0]
    tried, ends = judgement["tried"][action], judgement["ends"][action]
    kind = judgement["kind"] if decides or ends in (0, tried) else UNFITTED
    return (0, 0, kind, judgement["odds"], judgement["margin"], judgement["progress"], chance, 0.0)
