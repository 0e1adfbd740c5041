"""Games that are played on count as if each were played by itself."""

from __future__ import annotations

from difflib import SequenceMatcher

import numpy as np
import pytest
from numpy.typing import NDArray

from damrak import Game
from damrak.bots import bot_named
from damrak.bots.kernels.dispatch import NAMES, choose
from damrak.bots.kernels.last_turn import choose_last, is_last_turn
from damrak.bots.kernels.net import Net, NetBuffers, choose_net_entry
from damrak.bots.kernels.plan_buffers import Work
from damrak.calibration.positions import Buffers
from damrak.compile.arrays import Row
from damrak.insight.kernels.states import copy_state, stack_decks
from damrak.insight.kernels.trial import (
    BOT_BITS,
    NO_ACTION,
    POWER,
    REACH,
    choose_likely,
    count_victories,
)
from damrak.rules.apply import apply
from damrak.rules.contracts import deck_places
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
    bot: int,
) -> float:
    """The share of a seat when a bot plays on for all; -1: the net, which counts last turns."""
    copy_state(start[0], state[0])
    stack_decks(tables[0], state[0], work[0], number)
    while state[0].phase != OVER:
        observe(tables[0], state[0], state[0].to_move, seen[0])
        if bot >= 0:
            action = choose(bot, tables[0], seen[0], work[0])
        elif is_last_turn(state[0]):
            legal_actions(tables[0], state[0], work[0])
            action = choose_last(tables[0], state[0], state[0].to_move, work[0])
        else:
            action = choose_likely(tables[0], seen[0], work[0], net[0], buffers[0])
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
@pytest.mark.parametrize("name", [None, "apprentice", "carter"])
def test_everybody_plays_as_elsewhere(
    court: Court, players: int, turns: int, name: str | None
) -> None:
    """Bots as they are; the net what it likes, and on a last turn what brings most points."""
    game, own = start_of(players, turns), court.own
    for seat in range(players):
        each = [
            play_alone(
                own.tables, court.at(game), own.state, own.seen, own.work, own.net,
                own.net_buffers, seat, number, NAMES.index(name) if name else -1,
            )
            for number in range(GAMES)
        ]  # fmt: skip
        won = court.won(game, seat, NO_ACTION, bots_of(*[name] * players))
        assert won == pytest.approx(sum(each))


@compiled
def likely_entry(
    tables: Row[Tables],
    seen: Row[Observation],
    work: Row[Work],
    net: Row[Net],
    buffers: Row[NetBuffers],
) -> int:
    return choose_likely(tables[0], seen[0], work[0], net[0], buffers[0])


def test_the_net_chooses_by_what_it_likes(court: Court) -> None:
    """An action's share is about e to the power of its logit; what is far behind has none."""
    own, times = court.own, 4000
    for turns in (0, 9, 20):
        game = start_of(2, turns)
        seat = game.waiting_for()[0]
        seen = np.array([game.observation(seat)], own.seen.dtype)
        asked = (own.tables, seen, own.work, own.net, own.net_buffers)
        best = choose_net_entry(*asked)
        legal = [game.number_of(each, seat) for each in game.legal_actions(seat)]
        behind = own.net_buffers["logits"][0][best] - own.net_buffers["logits"][0][legal]
        liked = np.clip(1 - behind / REACH, 0, None) ** POWER
        chosen = np.array([likely_entry(*asked) for _ in range(times)])
        shares = np.array([(chosen == each).mean() for each in legal])
        assert shares.sum() == 1
        assert shares == pytest.approx(liked / liked.sum(), abs=0.035)


@compiled
def stack_entry(
    tables: Row[Tables], state: Row[State], work: Row[Work], number: int, places: Row[int]
) -> None:
    stack_decks(tables[0], state[0], work[0], number)
    places[0] = deck_places(state[0])


def stacked(court: Court, game: Game, number: int) -> tuple[list[int], list[int]]:
    """The decks of a game in the order of a number, the top first."""
    own, places = court.own, np.zeros(1, np.int64)
    state = court.at(game)
    stack_entry(own.tables, state, own.work, number, places)
    top, size = int(state["contract_top"][0]), int(places[0])
    ring = [
        int(state["contract_deck"][0][(top + each) % size])
        for each in range(int(state["contract_count"][0]))
    ]
    return [int(card) for card in state["deck"][0][: int(state["deck_size"][0])]][::-1], ring


def test_a_number_puts_the_cards_of_a_deck_into_one_order(court: Court) -> None:
    game = start_of(3, 12)
    cards, contracts = stacked(court, game, 5)
    state = court.at(game)
    assert sorted(cards) == sorted(state["deck"][0][: len(cards)].tolist())
    assert len(set(contracts)) == len(contracts)
    assert (cards, contracts) == stacked(court, game, 5)
    assert (cards, contracts) != stacked(court, game, 6)


def test_every_card_is_as_likely_on_top(court: Court) -> None:
    game, times = start_of(2, 20), 3000
    decks = [stacked(court, game, number) for number in range(times)]
    for place in (0, 5):
        cards = np.array([cards[place] for cards, _ in decks])
        whole = decks[0][0]
        for card in set(whole):
            assert (cards == card).mean() == pytest.approx(
                whole.count(card) / len(whole), abs=0.035
            )
    tops = [contracts[0] for _, contracts in decks]
    for contract in decks[0][1]:
        assert tops.count(contract) / times == pytest.approx(1 / len(decks[0][1]), abs=0.035)


def test_decks_that_differ_by_a_card_have_nearly_one_order(court: Court) -> None:
    """So that what comes of two moments of a game differs by the moments, hardly by chance."""
    game = start_of(2, 9)
    before = [stacked(court, game, number)[0] for number in range(20)]
    game.play("draw deck")
    after = [stacked(court, game, number)[0] for number in range(20)]

    def likeness(ones: list[list[int]], others: list[list[int]]) -> float:
        pairs = zip(ones, others, strict=True)
        return float(np.mean([SequenceMatcher(None, *pair, False).ratio() for pair in pairs]))

    assert likeness(before, after) > 0.97
    assert likeness(before, after[1:] + after[:1]) < 0.7
