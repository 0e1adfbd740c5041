"""A series of games of one bot, on every seat in turn, against bots of the registry."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from msgspec import Struct

from damrak.board import Board
from damrak.bots.bot import Bot
from damrak.bots.external.referee import Refereed
from damrak.bots.running.registry import bot_named
from damrak.game.game import Game
from damrak.game.seeds import derive_seed


class TrialGame(Struct, frozen=True):
    """How one game of a trial came out, and how long the bot took for each choice."""

    seat: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]


class Trial:
    """Games number 0 and on of the series that a seed names; the same seed, the same cards.

    `begin` gives the bot for a new game, with a seed for its own chance.
    """

    def __init__(
        self, begin: Callable[[int], Bot], board: Board, players: int, against: str, seed: int
    ) -> None:
        self.referee = Refereed(begin(0), board, seed)
        self._begin = begin
        self._board = board
        self._players = players
        self._against = against
        self._seed = seed

    def games(self, count: int) -> Iterator[TrialGame]:
        """Play so many games, one after another."""
        for number in range(count):
            yield self._play(number)

    def _play(self, number: int) -> TrialGame:
        seat = number % self._players
        game = Game.new(self._players, derive_seed(self._seed, number), board=self._board)
        self.referee.take(self._begin(self._own_seed(number, seat)))
        bots: list[Bot] = [
            self.referee if each == seat else self._opponent(number, each)
            for each in range(self._players)
        ]
        seconds = []
        while not game.is_over:
            mover = game.waiting_for()[0]
            seen, started = game.observation(mover), time.perf_counter()
            choice = bots[mover].choose(seen)
            if mover == seat:
                seconds.append(time.perf_counter() - started)
            game.play_number(choice)
        return self._result(game, seat, seconds)

    def _result(self, game: Game, seat: int, seconds: list[float]) -> TrialGame:
        outcome = game.outcome()
        scores = outcome.scores if outcome else ()
        winners = outcome.winners if outcome else ()
        totals = tuple(score.total for score in scores)
        self.referee.over(totals, winners)
        return TrialGame(seat, totals, winners, tuple(seconds))

    def _opponent(self, number: int, seat: int) -> Bot:
        return bot_named(self._against, self._board, self._own_seed(number, seat))

    def _own_seed(self, number: int, seat: int) -> int:
        """A seed for a bot's own randomness, which says nothing about the cards."""
        return int.from_bytes(derive_seed(-1 - self._seed, 4 * number + seat)[:8], "little")
