"""Games that are played on count as if each were played by itself."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.dispatch import NAMES
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, choose_net
from damrak.bots.kernels.plan_buffers import Work
from damrak.calibration.kernels.noted import NOTED, play_outs
from damrak.calibration.positions import Buffers
from damrak.compile.arrays import Row
from damrak.insight.kernels.states import copy_state, seed_of, shuffle_decks
from damrak.insight.kernels.trial import BOT_BITS, NO_ACTION, count_victories
from damrak.rules.apply import apply
from damrak.rules.layout import OVER, Observation, State, Tables
from damrak.rules.legal import legal_actions
from damrak.rules.observe import observe
from damrak.rules.score import final_scores, share_of_victory, winners
from tests.kernels import compiled

GAMES = 5
NETS = 0


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


def bots_of(*names: str | None) -> int:
    """The number that says who plays; None for the net."""
    digits = [1 + NAMES.index(name) if name else 0 for name in names]
    return sum(digit << (BOT_BITS * seat) for seat, digit in enumerate(digits))


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
    """Plays on from a game."""

    def __init__(self) -> None:
        self.own = Buffers()

    def at(self, game: Game) -> NDArray[np.void]:
        return np.frombuffer(game.position(), self.own.state.dtype).copy()

    def won(self, game: Game, seat: int, action: int, bots: int, count: int = GAMES) -> float:
        own = self.own
        return float(
            count_victories(
                own.tables, self.at(game), own.state, own.seen, own.work, own.net,
                own.net_buffers, seat, action, 0, count, bots,
            )
        )  # fmt: skip


@pytest.fixture(scope="module")
def court() -> Court:
    return Court()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("bots", [NETS, bots_of(None, "porter")])
def test_an_action_is_done_before_the_games_go_on(court: Court, players: int, bots: int) -> None:
    game = start_of(players, 24)
    seat, action = game.waiting_for()[0], claims_in(game)[0]
    won = court.won(game, seat, action, bots)
    assert court.won(game, seat, action, bots) == won, "the same question, another answer"
    game.play_number(action, seat)
    assert court.won(game, seat, NO_ACTION, bots) == won


def test_all_seats_together_win_every_game(court: Court) -> None:
    game = start_of(3, 12)
    bots = bots_of("carter", None, "random")
    won = [court.won(game, seat, NO_ACTION, bots, 16) for seat in range(3)]
    assert sum(won) == pytest.approx(16)


def test_a_net_wins_more_against_a_random_player_than_against_its_like(court: Court) -> None:
    game = start_of(2, 6)
    easy = court.won(game, 1, NO_ACTION, bots_of("random", None), 40)
    even = court.won(game, 1, NO_ACTION, NETS, 40)
    assert even < 20 < easy


@pytest.mark.parametrize(("players", "turns"), [(2, 6), (3, 20), (4, 40)])
def test_bots_play_as_they_do_elsewhere(court: Court, players: int, turns: int) -> None:
    """As by the kernel of measurements; with bots that never draw lots."""
    game, names = start_of(players, turns), ("apprentice",) * players
    note, own = np.zeros(1, NOTED), court.own
    note["players"] = players
    note["kinds"][0, :players] = [NAMES.index(name) for name in names]
    shares = np.zeros(4)
    for number in range(GAMES):
        play_outs(
            own.tables, court.at(game), own.state, own.seen, own.work, own.net, own.net_buffers,
            note, seed_of(number), 1, shares,
        )  # fmt: skip
    won = [court.won(game, seat, NO_ACTION, bots_of(*names)) for seat in range(players)]
    assert won == pytest.approx(shares[:players])


@pytest.mark.parametrize(("players", "turns"), [(2, 6), (4, 40)])
def test_the_net_plays_what_it_likes_and_counts_on_a_last_turn(
    court: Court, players: int, turns: int
) -> None:
    game, own = start_of(players, turns), court.own
    for seat in range(players):
        each = [
            play_alone(
                own.tables, court.at(game), own.state, own.seen, own.work, own.net,
                own.net_buffers, seat, number,
            )
            for number in range(GAMES)
        ]  # fmt: skip
        assert court.won(game, seat, NO_ACTION, NETS) == pytest.approx(sum(each))
