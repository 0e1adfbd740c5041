"""What the kernels of a game say, against a second opinion in plain Python."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from damrak.board import CARDS
from damrak.compile.bits import bit
from damrak.game import Game
from damrak.game.actions import Action, Claim, DrawContracts, DrawDeck, DrawMarket, Keep, Pass
from damrak.game.engine import Engine
from damrak.game.errors import IllegalAction
from damrak.game.events import event_of
from damrak.game.kernels.refusal import REASONS
from damrak.game.scoring import outcome_of
from damrak.game.view import view_of
from damrak.game.why import refusal, route_refusal
from damrak.rules.actions import DECK
from damrak.rules.layout import OVER
from damrak.rules.recorded import MOST
from tests.game import second_opinion
from tests.support import POLICIES, board_named, new_engine, play_out, position

GAMES = [
    (board, players, policy)
    for board, players, policy in product(("amsterdam", "lagoon"), (2, 3, 4), POLICIES)
]


def told(error: object) -> tuple[object, ...]:
    """All that a refusal says, the order of its arguments included."""
    assert isinstance(error, IllegalAction)
    return error.rule, error.key, list(error.arguments.items())


def odd_actions(game: Game, chance: random.Random) -> list[Action]:
    """Every kind of action, with words, slots and payments that need not fit."""
    board, words = game.board, (*CARDS, "", "purple")
    claims: list[Action] = []
    for route in chance.sample(board.routes, min(12, len(board.routes))):
        via = chance.choice((None, route.colour, f"#{route.id}", "pink"))
        a, b = chance.sample((route.a, route.b), 2)
        counts = chance.choice(
            ((route.length, 0), (0, route.length), (1, route.length - 1), (9, 3))
        )
        claims.append(Claim(a, b, chance.choice(words), *counts, via))
    slots = (None, 0, 1, 2, game.catalogue.slots, game.catalogue.slots + 4)
    draws = [DrawMarket(chance.choice(words), slot) for slot in slots]
    return [*claims, *draws, DrawDeck(), DrawContracts(), Pass(), *map(Keep, (1, 2, 3))]


@pytest.mark.parametrize(("board", "players", "policy"), GAMES)
def test_events_are_what_the_decks_around_an_action_say(
    board: str, players: int, policy: str
) -> None:
    engine, chance = new_engine(board, players, seed=3), random.Random(5)
    while engine.state.phase != OVER:
        seat = int(engine.state.to_move)
        number = POLICIES[policy](engine, engine.legal_numbers(), chance)
        words = str(engine.catalogue.action(number, engine.market()))
        deck = second_opinion.deck_of(engine)
        made = engine.apply(number, seat)
        found = event_of(seat, words, engine, made)
        assert found == second_opinion.event_of(seat, words, deck, engine, made)


def test_sweeps_and_shuffles_are_told_to_everybody() -> None:
    swept = 0
    for board, players, policy in GAMES:
        game, chance = Game.new(players, 4, board=board_named(board)), random.Random(6)
        while not game.is_over:
            seat = game.waiting_for()[0]
            before = game.view(None)
            number = POLICIES[policy](game._engine, game.legal_numbers(seat), chance)
            told = game.play_number(number, seat)
            found = second_opinion.sweeps_of(before.market, told.action, told.turned)
            shuffles = game.view(None).reshuffles - before.reshuffles
            assert (told.sweeps, told.shuffles) == (found, shuffles)
            swept += found
            seen = game.events(None)[-1:]  # none at set-up
            assert all((each.sweeps, each.shuffles) == (found, shuffles) for each in seen)
    assert swept > 20


def test_sweeps_within_an_action_are_counted() -> None:
    found = set()
    for seed in range(30):
        engine = position(market="wwpbp", deck="gww", discards="wwwwpp")
        engine.state.seed[:] = seed
        market = view_of(engine.catalogue, engine.look(0)).market
        made = engine.apply(2, 0)
        turned = event_of(0, "draw market pink", engine, made).turned
        sweeps = int(engine.happened()["sweeps"][0])
        assert sweeps == second_opinion.sweeps_of(market, "draw market pink", turned)
        found.add(sweeps)
    assert max(found) > 1


def test_shuffles_within_an_action_are_told_in_order() -> None:
    """Sweeps that use up whole decks: more than random games show."""
    shuffled = set()
    for seed in range(30):
        engine = position(market="wwpbp", deck="gww", discards="wwwwpp")
        engine.state.seed[:] = seed
        deck = second_opinion.deck_of(engine)
        made = engine.apply(2, 0)
        found = event_of(0, "draw market pink", engine, made)
        assert found == second_opinion.event_of(0, "draw market pink", deck, engine, made)
        shuffled.add(len(made))
    assert max(shuffled) > 1


def test_more_shuffles_than_there_is_room_for_are_told_whole() -> None:
    engine = position(deck="gg")
    deck, number = second_opinion.deck_of(engine), engine.catalogue.slots + DECK
    engine.apply(number, 0)
    made = [[place % 7, 6] for place in range(2 * MOST)]  # as if it had gone on and on
    engine.catalogue.answers().note(engine._state, made, 0, number)
    found = event_of(0, "draw deck", engine, made)
    assert found == second_opinion.event_of(0, "draw deck", deck, engine, made)
    assert len(found.shuffled) == 2 * MOST
    engine.apply(engine.legal_numbers()[0], 0)
    assert event_of(0, "", engine, []).drew is None


def test_every_illegal_action_is_refused_for_the_same_reason() -> None:
    seen_reasons = set()
    for board, players, policy in GAMES:
        game, chance = Game.new(players, 8, board=board_named(board)), random.Random(players)
        while not game.is_over:
            seat = game.waiting_for()[-1]
            if game.turn % 3 == 0:
                seen_reasons |= compare_refusals(game, seat, odd_actions(game, chance), chance)
            legal = game.legal_numbers(seat)
            game.play_number(POLICIES[policy](game._engine, legal, chance), seat)
    needing_a_turn = {"none", "game-over", "chosen", "not-your-turn"}  # `Game` asks these first
    assert seen_reasons >= {reason.key for reason in REASONS} - needing_a_turn - {"cannot-pay"}


def compare_refusals(
    game: Game, seat: int, actions: list[Action], chance: random.Random
) -> set[str]:
    """Compare the refusals of illegal actions; the reasons that were given."""
    legal, numbers = set(game.legal_numbers(seat)), game.catalogue.actions
    known = [numbers[each] for each in chance.sample(sorted(numbers.keys() - legal), 12)]
    seen, found = game._engine.look(seat), set()
    view = view_of(game.catalogue, seen)
    for action in [*actions, *known]:
        if game.why_not(action, seat) is None:
            continue
        game._engine.look(seat)
        ours, theirs = (
            refusal(game.catalogue, seen, action),
            second_opinion.refusal(game.board, view, action),
        )
        assert type(ours) is type(theirs)
        if isinstance(ours, IllegalAction):
            assert told(ours) == told(theirs), action
        else:
            assert (ours.key, ours.arguments) == (theirs.key, theirs.arguments)
        found.add(ours.key)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_route_that_cannot_be_claimed_is_refused_as_its_dearest_claim(players: int) -> None:
    game, chance = Game.new(players, 4), random.Random(1)
    while not game.is_over:
        seat = game.waiting_for()[0]
        view, seen = game.view(seat), game._engine.look(seat)
        open_ = {game.catalogue.route_of(each) for each in game.legal_numbers(seat) if each > 10}
        for route in game.board.routes:
            if route.id in open_:
                continue
            colour = route.colour if route.colour in CARDS else CARDS[0]
            dear = Claim(route.a, route.b, colour, route.length, 0, f"#{route.id}")
            reason = second_opinion.refusal(game.board, view, dear)
            if reason.key == "cards":
                needed = {"needed": route.length, "colour": route.colour}
                reason = IllegalAction("5.1", "cannot-pay", **needed)
            assert told(route_refusal(game.catalogue, seen, route.id)) == told(reason)
        game.play_number(chance.choice(game.legal_numbers(seat)), seat)


def test_whose_turn_it_is_comes_before_all_other_reasons() -> None:
    game = Game.new(2, 1, first_seat=0)
    assert told(game.why_not("pass", 0)) == ("2.5", "choose-first", [])
    game.play("keep 1", seat=0)
    assert told(game.why_not("pass", 0)) == ("2.5", "chosen", [])
    game.play("keep 1", seat=1)
    assert told(game.why_not("keep 1", 1)) == ("3.1", "not-your-turn", [])
    while not game.is_over:
        game.play_number(game.legal_numbers()[-1])
    for seat in (0, 1, None):
        assert told(game.why_not("pass", seat)) == ("7.1", "game-over", [])


@pytest.mark.parametrize(("board", "players", "policy"), GAMES)
def test_the_lines_of_the_scoring_are_those_of_the_rules(
    board: str, players: int, policy: str
) -> None:
    for seed in range(3):
        engine = new_engine(board, players, seed)
        assert outcome_of(engine) is None
        play_out(engine, POLICIES[policy], seed)
        assert outcome_of(engine) == second_opinion.outcome_of(engine)


def test_ties_are_told_as_such() -> None:
    decided = {outcome.decided_by for outcome in map(_ended_equal, range(3)) if outcome}
    assert decided == {"points", "contracts", "shared"}


def _ended_equal(which: int):  # type: ignore[no-untyped-def]
    """Two seats with the same score and no contracts; or one completed more; or is ahead."""
    engine: Engine = new_engine("amsterdam", 2, 1)
    state = engine.state
    state.phase, state.end_reason = OVER, 1
    state.contracts[:] = 0
    if which == 1:
        _complete_one_each_way(engine)
    if which == 2:
        state.score[1] = 5
    found = outcome_of(engine)
    assert found == second_opinion.outcome_of(engine)
    return found


def _complete_one_each_way(engine: Engine) -> None:
    """Equal points, but only seat 0 has a completed contract."""
    board, state = engine.catalogue.board, engine.state
    contract = board.contracts[0]
    state.contracts[0] = bit(0)
    state.routes[0] = np.uint64((1 << len(board.routes)) - 1)  # joins everything
    state.score[1] = contract.points
