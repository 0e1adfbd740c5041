"""Games that are played on count as if each were played by itself."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.guided import guide_dtype
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, choose_net
from damrak.bots.kernels.plan_buffers import Work
from damrak.calibration.positions import Buffers
from damrak.compile.arrays import Row
from damrak.game.catalogue import amsterdam
from damrak.insight.kernels.states import copy_state, seed_of, shuffle_decks
from damrak.insight.kernels.trial import NO_ACTION, play_on_entry
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Observation, State, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, share_of_victory, winners
from tests.kernels import compiled

GAMES = 5


def start_of(players: int, turns: int) -> Game:
    """A game after so many turns of merchants; whoever is to move may claim."""
    game = Game.new(players, 7)
    bots = [bot_named("merchant", game.board, seat) for seat in range(players)]
    while game.turn < turns or not claims_in(game):
        seat = game.waiting_for()[0]
        game.play_number(int(bots[seat].choose(game.observation(seat))), seat)
    return game


def claims_in(game: Game) -> list[int]:
    seat = game.waiting_for()[0]
    legal = game.legal_actions(seat)
    return [game.number_of(each, seat) for each in legal if str(each).startswith("claim")]


@compiled
def play_alone(
    tables: Row[Tables],
    start: Row[State],
    state: Row[State],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
    seat: int,
    number: int,
) -> float:
    """A seat's share of the victory when the net plays on for all, and last turns are counted."""
    copy_state(start[0], state[0])
    work[0].random = seed_of(number)
    shuffle_decks(state[0], work[0])
    while state[0].phase != OVER:
        observe(tables[0], state[0], state[0].to_move, seen[0])
        action = choose_net(tables[0], seen[0], work[0], net[0], buffers[0])
        if is_last_turn(state[0]):
            legal_actions(tables[0], state[0], work[0])
            action = choose_last(tables[0], state[0], state[0].to_move, work[0])
        apply(tables[0], state[0], action)
    final_scores(tables[0], state[0], work[0])
    return share_of_victory(winners(work[0], state[0].players), seat)


class Court:
    """Plays on from a game, in one go and one by one."""

    def __init__(self) -> None:
        self.own = Buffers()
        self.guide = np.zeros(1, guide_dtype(amsterdam(), self.own.net["block"].shape[3]))

    def at(self, game: Game) -> NDArray[np.void]:
        return np.frombuffer(game.position(), self.own.state.dtype).copy()

    def won(self, game: Game, seat: int, action: int, first: int, count: int) -> float:
        own = self.own
        return float(
            play_on_entry(
                own.tables, self.at(game), own.work, own.net, self.guide, seat, action, first, count
            )
        )

    def alone(self, game: Game, seat: int, number: int) -> float:
        """One game by itself."""
        own = self.own
        return float(
            play_alone(
                own.tables, self.at(game), own.state, own.seen, own.work, own.net, own.net_buffers,
                seat, number,
            )
        )  # fmt: skip


@pytest.fixture(scope="module")
def court() -> Court:
    return Court()


@pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 20), (4, 40)])
def test_games_in_one_go_are_those_played_one_by_one(
    court: Court, players: int, turns: int
) -> None:
    game = start_of(players, turns)
    for seat in range(players):
        each = [court.alone(game, seat, number) for number in range(3, 3 + GAMES)]
        assert court.won(game, seat, NO_ACTION, 3, GAMES) == pytest.approx(sum(each))


@pytest.mark.parametrize("players", [2, 4])
def test_an_action_is_done_before_the_games_go_on(court: Court, players: int) -> None:
    game = start_of(players, 24)
    seat, action = game.waiting_for()[0], claims_in(game)[0]
    won = court.won(game, seat, action, 0, GAMES)
    assert court.won(game, seat, action, 0, GAMES) == won, "the same question, another answer"
    game.play_number(action, seat)
    assert court.won(game, seat, NO_ACTION, 0, GAMES) == won


def test_all_seats_together_win_every_game(court: Court) -> None:
    game = start_of(3, 12)
    assert sum(court.won(game, seat, NO_ACTION, 0, 16) for seat in range(3)) == pytest.approx(16)
