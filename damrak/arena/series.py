"""Series of games between bots; compiled code and Python give the same results.

Where all bots are compiled, games are played in one call with no Python in the loop. Other bots are
asked in Python, and compiled code plays the other seats up to their turns. Cards follow from (seed,
deal); the chance of a bot follows from (seed, deal, seat), so two bots that choose alike get the
same game. A bot with a budget in milliseconds depends on the machine, and then so do the results.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from damrak.arena.kernels.play import (
    GAME,
    NOTHING,
    PYTHON_BOT,
    Played,
    deal_one,
    go_on,
    most_moves,
    play_games,
)
from damrak.arena.records import save_record
from damrak.board import Board
from damrak.board.tables import SEATS
from damrak.bots import Bot, bot_named, is_compiled, resolve
from damrak.bots.external.referee import Refereed
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.plan_buffers import bot_work_dtype
from damrak.game.catalogue import Catalogue, catalogue
from damrak.game.engine import members
from damrak.game.errors import GameError
from damrak.game.game import Game
from damrak.game.seeds import derive_seed
from damrak.rules.layout import OVER

Games = NDArray[np.void]  # of GAME
Log = NDArray[np.int16]  # a row of actions for each game


class IllegalChoice(GameError):
    """A bot chose what the rules do not allow."""


@dataclass(frozen=True)
class Series:
    """Some games of the series that a seed names, each with its own cards; bots by seat."""

    board: Board
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    records: Path | None = None  # the folder that receives a record of each game


def play_series(series: Series) -> Games:
    """The games of a series; their records are saved where that is wanted."""
    made, deals = catalogue(series.board), range(series.first, series.first + series.games)
    games, log = play_and_log(made, [series.bots] * series.games, series.seed, deals)
    if series.records is not None:
        for deal, game, actions in zip(deals, games, log, strict=True):
            played = actions[: game["moves"].sum()].tolist()
            path = series.records / f"game-{deal:07}.json"
            save_record(path, series.board, series.bots, derive_seed(series.seed, deal), played)
    return games


def run_games(board: Catalogue, bots: Sequence[str], seed: int, first: int, games: int) -> Games:
    """Games number `first` and on of the series that the seed names; bots by seat."""
    return play_matches(board, [bots] * games, seed, range(first, first + games))


def play_matches(
    board: Catalogue, seatings: Sequence[Sequence[str]], seed: int, deals: Sequence[int]
) -> Games:
    """A game for each seating (bots by seat) with the cards of its deal."""
    return play_and_log(board, seatings, seed, deals)[0]


def play_and_log(
    board: Catalogue, seatings: Sequence[Sequence[str]], seed: int, deals: Sequence[int]
) -> tuple[Games, Log]:
    """`play_matches`, and the actions of each game: as many as its `moves` add up to."""
    games = np.zeros(len(seatings), GAME)
    log = np.zeros((len(seatings), most_moves(board.board)), np.int16)
    games["deal"] = deals
    number = {bot: _number(bot) for seating in seatings for bot in seating}
    bots = np.array([[number[bot] for bot in seating] for seating in seatings], np.int64)
    cards, chances = seeds_of(seed, deals)
    compiled = (bots != PYTHON_BOT).all(axis=1)
    played, noted = games[compiled], log[compiled]
    tables, state, seen, work = _buffers(board)
    rows = bots[compiled], cards[compiled], chances[compiled]
    play_games(tables, state, seen, work, *rows, played, noted)
    games[compiled], log[compiled] = played, noted
    for place in np.flatnonzero(~compiled).tolist():
        given = bots[place], cards[place], chances[place], games[place : place + 1], log[place]
        _play_in_python(board, seatings[place], *given)
    return games, log


def seeds_of(seed: int, deals: Sequence[int]) -> tuple[NDArray[np.uint32], NDArray[np.uint64]]:
    """For each deal the seed of its cards, and one for the chance of each seat."""
    numbers, places = np.unique(np.asarray(deals, np.int64), return_inverse=True)
    cards = b"".join(derive_seed(seed, number) for number in numbers.tolist())
    chances = b"".join(derive_seed(-1 - seed, number) for number in numbers.tolist())
    return (
        np.frombuffer(cards, "<u4").astype(np.uint32).reshape(-1, 8)[places],
        np.frombuffer(chances, "<u8").astype(np.uint64).reshape(-1, SEATS)[places],
    )


def compile_bots(board: Board, bots: Iterable[str], players: int) -> None:
    """Compile what these bots need, before several workers would do so at once.

    Raises InvalidSetup or NetError if a bot cannot play here.
    """
    made = catalogue(board)
    play_matches(made, [["random"] * players], 1, [0])
    for name in dict.fromkeys(bots):
        if is_compiled(name):
            play_matches(made, [[name] * players], 1, [0])
            continue
        bot = bot_named(name, board, 1)
        if not isinstance(bot, Refereed):  # bots of other packages see to themselves
            bot.choose(Game.new(2, 1, board=board).observation(0))


def seconds_a_move(board: Catalogue, bot: str, players: int, games: int = 64) -> float:
    """How long a compiled bot takes for a move, rules included, in games against itself."""
    run_games(board, [bot] * players, 0, 0, 1)
    started = time.perf_counter()
    played = run_games(board, [bot] * players, 0, 0, games)
    return (time.perf_counter() - started) / int(played["moves"].sum())


def _number(bot: str) -> int:
    return NAMES.index(resolve(bot)[0]) if is_compiled(bot) else PYTHON_BOT


def _buffers(board: Catalogue) -> tuple[Games, Games, Games, Games]:
    """What kernels of a match take: tables, state, observation and work, arrays of one each."""
    state, seen = np.zeros(1, board.state_dtype), np.zeros(1, board.observation_dtype)
    return board.table_array, state, seen, np.zeros(1, bot_work_dtype(board.board))


def _play_in_python(
    board: Catalogue,
    seating: Sequence[str],
    bots: NDArray[np.int64],
    cards: NDArray[np.uint32],
    chances: NDArray[np.uint64],
    game: Games,
    log: Log,
) -> None:
    """One game with bots in Python; kernels take arrays of one record, which is fastest."""
    python_bots: dict[int, Bot] = {
        seat: bot_named(seating[seat], board.board, int(chances[seat]))
        for seat in np.flatnonzero(bots == PYTHON_BOT).tolist()
    }
    try:
        _ask(board, python_bots, bots, cards, chances, game, log)
    finally:
        dismiss(python_bots, game[0])


def dismiss(python_bots: dict[int, Bot], game: Played) -> None:
    """Count what a referee had to choose for the bots of a game, by seat, and close them.

    Bots of others are told how it ended, if it did.
    """
    for seat, bot in python_bots.items():
        if isinstance(bot, Refereed):
            game["faults"][seat] = bot.faults.total
            if game["reason"]:
                players = int((game["moves"] > 0).sum())
                bot.over(game["totals"][:players].tolist(), members(int(game["winners"])))
        if callable(close := getattr(bot, "close", None)):
            close()


def _ask(
    board: Catalogue,
    python_bots: dict[int, Bot],
    bots: NDArray[np.int64],
    cards: NDArray[np.uint32],
    chances: NDArray[np.uint64],
    game: Games,
    log: Log,
) -> None:
    """Deal, and let each choose in turn to the end."""
    tables, state, seen, work = _buffers(board)
    phase, viewer, seconds = state["phase"], seen["viewer"], game["seconds"][0]
    deal_one(tables, state, len(bots), cards)
    go_on(tables, state, seen, work, bots, chances, game, log, NOTHING)
    while phase[0] != OVER:
        seat, shown = int(viewer[0]), seen.copy()  # a bot may keep what it was shown
        started = time.perf_counter()
        action = int(python_bots[seat].choose(shown[0]))
        seconds[seat] += time.perf_counter() - started
        if not go_on(tables, state, seen, work, bots, chances, game, log, action):
            raise IllegalChoice("bot-action", name=python_bots[seat].name, action=str(action))
