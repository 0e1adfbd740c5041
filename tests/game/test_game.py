"""The game object: what is told, what is done, what is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from damrak import Game
from damrak.game import (
    Claim,
    DrawDeck,
    DrawMarket,
    IllegalAction,
    InvalidAction,
    InvalidSetup,
    StaleAction,
)
from damrak.i18n.json_types import JsonObject
from tests.support import board_named


def after_setup(players: int = 2, seed: int = 3, first_seat: int = 0) -> Game:
    game = Game.new(players, seed, first_seat=first_seat)
    for seat in range(players):
        game.play("keep both", seat=seat)
    return game


def play_randomly(game: Game, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_through_legal_actions_and_play(players: int) -> None:
    game = play_randomly(Game.new(players, "ab" * 32))
    outcome = game.outcome()
    assert outcome is not None
    assert len(outcome.scores) == players
    assert game.legal_actions() == []
    assert game.to_move is None
    for score in outcome.scores:
        lines: list[Any] = [*score.routes, *score.contracts, score.merchandise]
        assert score.total == sum(line.points for line in lines)
        assert score.total == score.route_points + score.contract_points + score.merchandise.points


def test_an_unfinished_game_has_no_outcome() -> None:
    assert Game.new(2, 1).outcome() is None


def test_actions_may_be_objects_or_words() -> None:
    one, other = after_setup(), after_setup()
    one.play(DrawDeck())
    other.play("  Draw   DECK ")
    assert one.state_hash() == other.state_hash()


def test_every_legal_action_reads_back_as_itself() -> None:
    for players, board in ((2, "amsterdam"), (3, "lagoon"), (4, "amsterdam")):
        game, chance = Game.new(players, players, board=board_named(board)), random.Random(2)
        while not game.is_over:
            actions = game.legal_actions()
            texts = [str(action) for action in actions]
            assert len(set(texts)) == len(texts)
            numbers = [game._number(text, game.waiting_for()[0]) for text in texts]
            assert numbers == game._engine.legal_numbers()
            game.play(chance.choice(texts))


def test_a_claim_without_payment_is_read_where_there_is_one_way() -> None:
    game = after_setup()
    hand = game._engine.state.hand
    hand[0] = [0, 1, 0, 0, 0, 0, 0]
    assert game.play("claim waag oost-i").action == "claim oost-indisch-huis waag blue*1"


def test_a_claim_without_payment_lists_several_ways() -> None:
    game = after_setup()
    game._engine.state.hand[0] = [0, 1, 0, 0, 0, 0, 1]
    with pytest.raises(InvalidAction, match=r"blue\*1.*wild\*1"):
        game.play("claim waag oost-indisch-huis via blue")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "type an action"),
        ("dance", "is not an action"),
        ("draw purple", "not clear"),
        ("draw market 9", "slots are 1 to 5"),
        ("draw market 99999999999999999999", "slots are 1 to 5"),
        ("keep three", "keep 1, keep 2"),
        ("claim dam", "name the two locations"),
        ("claim dam atlantis pink*1", "no location"),
        ("claim dam oude pink*1", "could be: oude-kerk, oude-waal"),
        ("claim dam oude-kerk pink*1 blue*1", "one colour"),
        ("claim dam oude-kerk pink*x", "not a payment"),
        ("claim dam oude-kerk via purple pink*2", "not clear"),
        ("claim dam oude-kerk via green pink*2", "there are: pink, orange"),
        ("x" * 300, "longer than 200"),
    ],
)
def test_what_cannot_be_read_is_said_clearly(text: str, words: str) -> None:
    game = after_setup()
    before = game.state_hash()
    with pytest.raises(InvalidAction, match=words):
        game.play(text)
    assert game.state_hash() == before


def refused(game: Game, text: str, rule: str, words: str) -> None:
    before = game.state_hash()
    with pytest.raises(IllegalAction, match=words) as caught:
        game.play(text)
    assert caught.value.rule == rule
    assert str(caught.value).startswith(rule)
    assert game.state_hash() == before
    assert game.why_not(text) is not None


def test_refusals_name_the_rule_and_change_nothing() -> None:
    game = after_setup()
    state = game._engine.state
    state.hand[0] = [3, 0, 3, 3, 0, 0, 0]
    state.market[:] = [6, 1, 2, 3, 7]
    refused(game, "pass", "3.2", "only when nothing else")
    refused(game, "keep 1", "6.1", "no contracts are being offered")
    refused(game, "draw market pink", "4.1", "no pink card")
    refused(game, "draw market 5", "8.1", "slot 5 is empty")
    refused(game, "claim dam blauwbrug pink*1", "1.1", "no route joins")
    refused(game, "claim dam oude-kerk pink*1", "5.1", "takes 2 cards, not 1")
    refused(game, "claim dam oude-kerk green*2", "5.2", "pink cards, not green")
    refused(game, "claim dam oude-kerk orange*2", "5.1", "you hold 0")
    refused(game, "claim dam oude-kerk pink*1 wild*1", "5.1", "1 wild card, and you hold 0")
    state.carts[0] = 1
    refused(game, "claim dam oude-kerk pink*2", "5.5", "2 spaces, and you have 1 cart left")


def test_refusals_about_double_routes() -> None:
    for players, rule in ((2, "5.7"), (3, "5.4")):
        game = after_setup(players)
        game._engine.state.hand[:] = 3
        game.play("claim dam oost-indisch-huis green*3")
        text = "black" if players == 2 else "green"
        refused(game, f"claim dam oost-indisch-huis {text}*3", rule, "taken|already holds")
    game._engine.state.to_move = 0
    refused(game, "claim dam oost-indisch-huis black*3", "5.6", "you already hold the other half")


def test_refusals_while_a_choice_is_due() -> None:
    game = Game.new(2, 1)
    refused(game, "draw deck", "2.5", "choose which contracts")
    game = after_setup()
    game.play("draw deck")
    refused(game, "contracts", "4.1", "second card")
    game._engine.state.market[0] = 6
    refused(game, "draw market wild", "4.4", "may not be your second card")
    game.play("draw deck")
    game.play("contracts")
    refused(game, "draw deck", "6.1", "which of the contracts")


def test_refusals_when_piles_are_empty() -> None:
    game = after_setup()
    state = game._engine.state
    state.contract_count = 0
    refused(game, "contracts", "6.3", "no contracts left")
    state.deck_size = 0
    state.discards[:] = 0
    refused(game, "draw deck", "8.2", "no card left")
    state.contract_count = 1
    game.play("contracts")
    refused(game, "keep both", "6.2", "must be kept")


def test_refusals_out_of_turn_and_after_the_end() -> None:
    game = after_setup()
    with pytest.raises(IllegalAction, match=r"3\.1 it is not your turn"):
        game.play("draw deck", seat=1)
    fresh = Game.new(2, 1)
    fresh.play("keep 1", seat=1)
    with pytest.raises(IllegalAction, match="already chosen"):
        fresh.play("keep 1", seat=1)
    over = play_randomly(Game.new(2, 5))
    with pytest.raises(IllegalAction, match=r"7\.1 the game is over"):
        over.play("draw deck")


def test_a_stale_action_is_refused() -> None:
    game = after_setup()
    game.play("draw deck", turn=2)
    with pytest.raises(StaleAction, match="an earlier moment of the game"):
        game.play("draw deck", turn=2)


def test_choices_at_setup_may_come_in_any_order() -> None:
    games = []
    for order in ((0, 1, 2), (2, 0, 1)):
        game = Game.new(3, 4)
        for seat in order:
            assert seat in game.waiting_for()
            game.play("keep 2", seat=seat)
        games.append(game.state_hash())
    assert games[0] == games[1]


def test_at_setup_nobody_hears_of_the_others_choices() -> None:
    game = Game.new(3, 4)
    game.play("keep both", seat=1)
    assert game.events(0) == []
    assert game.events(None) == []
    assert [event.action for event in game.events(1)] == ["keep both"]
    game.play("keep 1", seat=0)
    game.play("keep 1", seat=2)
    assert [event.action for event in game.events(0)] == ["keep both", "keep 1", "keep one"]


def test_events_hide_what_others_may_not_know() -> None:
    game = after_setup()
    game.play("draw deck")
    mine, theirs, nobodys = (game.events(seat)[-1] for seat in (0, 1, None))
    assert mine.drew is not None
    assert theirs.drew is None
    assert nobodys.drew is None
    game.play("draw deck")
    game.play("contracts")
    assert len(game.events(1)[-1].offered) == 2
    assert game.events(0)[-1].offered == ()
    assert not any(hasattr(event, "shuffled") for event in game.events(0))


def test_what_the_last_action_revealed() -> None:
    game = after_setup()
    game._engine.state.hand[0] = [0, 1, 0, 0, 0, 0, 0]
    assert not game.play("claim waag oost-indisch-huis blue*1").revealed_to_actor
    assert game.last_reveal() == game.all_events()[-1]
    drawn = game.play("draw deck")
    assert drawn.revealed_to_actor
    assert not drawn.revealed_to_all
    game._engine.state.market[:] = 0
    assert game.play("draw market 1").revealed_to_all


def test_a_view_holds_what_the_seat_may_know() -> None:
    game = after_setup(3)
    view = game.view(1)
    assert sum(view.hand.values()) == 2
    assert len(view.contracts) == 2
    assert [seat.cards for seat in view.seats] == [2, 2, 2]
    assert [seat.contracts for seat in view.seats] == [2, 2, 2]
    assert view.contracts_left == 24 - 6
    spectator = game.view(None)
    assert spectator.hand == {}
    assert spectator.contracts == ()
    game.play("draw market 1")
    taken = game.events(None)[-1].action.split()[2]
    assert game.view(1).seats[0].known == {taken: 1}
    assert game.view(None).seats[0].known == {}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 5}, "2, 3 or 4 players, not 5"),
        ({"players": 1}, "2, 3 or 4"),
        ({"seed": "xyz"}, "64 hexadecimal"),
        ({"seed": "ab"}, "64 hexadecimal"),
        ({"first_seat": 2}, "no seat 2"),
        ({"seats": ["Anna"]}, "players, not 1"),
        ({"seats": ["Anna", "B" * 33]}, "32 printable"),
        ({"seats": ["Anna", "\x1b[31m"]}, "printable"),
    ],
)
def test_a_game_that_cannot_be_set_up(arguments: JsonObject, words: str) -> None:
    with pytest.raises(InvalidSetup, match=words):
        Game.new(**arguments)


def test_no_such_seat_to_look_from() -> None:
    with pytest.raises(InvalidSetup, match="no seat 7"):
        Game.new(2, 1).view(7)


def test_games_without_a_seed_differ() -> None:
    assert Game.new(2).state_hash() != Game.new(2).state_hash()


def test_market_cards_by_name_and_by_slot() -> None:
    game = after_setup()
    game._engine.state.market[:] = [0, 1, 1, 2, 3]
    texts = [str(action) for action in game.legal_actions() if isinstance(action, DrawMarket)]
    assert texts == [
        "draw market pink",
        "draw market blue",
        "draw market blue 3",
        "draw market green",
        "draw market black",
    ]
    assert game._number("draw market 3", 0) == 2
    assert game._number("draw market blue", 0) == 1
    assert game._number("draw market green 3", 0) == -1


def test_claims_of_equal_halves_are_told_apart_by_number() -> None:
    game = Game.new(3, 1, board=board_named("lagoon"))
    texts = [str(each) for each in game.catalogue.actions.values() if isinstance(each, Claim)]
    assert "claim reef bay via #1 pink*2" in texts
    assert "claim reef bay via #2 pink*2" in texts
    assert len(set(texts)) == len(texts)


def test_a_claim_that_fits_both_halves_means_the_one_that_may_be_taken() -> None:
    game = after_setup(3)
    game._engine.state.hand[:] = 4
    with pytest.raises(InvalidAction, match=r"choose one of these payments: .*via pink.*via gray"):
        game.play("claim nieuwe-waal haringpakkerstoren pink*2")
    game.play("claim nieuwe-waal haringpakkerstoren via gray pink*2")
    assert game.play("claim haringpakkerstoren nieuwe waal wild*2 pink*0").action == (
        "claim nieuwe-waal haringpakkerstoren via pink wild*2"
    )


def test_an_open_claim_that_cannot_be_paid_says_what_it_takes() -> None:
    game = after_setup()
    game._engine.state.hand[0] = [1, 0, 0, 0, 0, 0, 0]
    refused(game, "claim dam oude-kerk via pink", "5.1", "takes 2 pink cards, wilds included")
    refused(game, "claim haringpakkerstoren oude waal", "5.1", "takes 4 gray cards")
    refused(game, "claim dam blauwbrug", "1.1", "no route joins")


@pytest.mark.parametrize("text", ["draw market 0019", "draw market blue 0010000", "draw market 0"])
def test_odd_slots_are_refused(text: str) -> None:
    with pytest.raises(InvalidAction, match="slots are 1 to 5"):
        after_setup().play(text)


def test_a_slot_that_shows_another_card() -> None:
    game = after_setup()
    game._engine.state.market[:] = [0, 1, 1, 2, 3]
    refused(game, "draw market green 1", "4.1", "slot 1 shows pink, not green")
    with pytest.raises(IllegalAction):
        game.play(DrawMarket("blue", 9))


def test_at_setup_a_turn_is_a_seats_own() -> None:
    game = Game.new(3, 4)
    game.play("keep 1", seat=0, turn=0)
    game.play("keep 1", seat=1, turn=0)  # it could not know of the first choice
    assert game.turn_of(2) == 0
    game.play("keep 1", seat=2, turn=0)
    assert game.turn_of(0) == game.turn_of(2) == 3


def test_what_play_returns_holds_no_deck() -> None:
    game = play_randomly(Game.new(2, 6))
    assert any(event.shuffled for event in game.all_events())
    again, shuffled = Game.new(2, 6), 0
    for event in game.all_events():
        shown = again.play(event.action, seat=event.seat)
        assert not hasattr(shown, "shuffled")
        assert shown.shuffles == len(event.shuffled)
        shuffled += shown.shuffles
    assert shuffled > 0


@pytest.mark.parametrize("seat", [0.0, True, "0", -1])
def test_a_seat_is_a_whole_number(seat: Any) -> None:
    with pytest.raises(InvalidSetup, match="no seat"):
        Game.new(2, 1).view(seat)
    with pytest.raises(InvalidSetup, match="no seat"):
        Game.new(2, 1).play("keep 1", seat=seat)


def test_names_may_be_written_with_spaces_and_a_dot() -> None:
    game = after_setup()
    game._engine.state.hand[0] = [0, 0, 0, 1, 0, 0, 0]
    assert game.play("claim oude kerk waag black").action == "claim oude-kerk waag black*1"
    game = after_setup()
    game._engine.state.hand[0] = [1, 0, 0, 0, 0, 0, 0]
    assert game.play("claim de drie west.").action.startswith(
        "claim de-drie-hendricken westermarkt"
    )


def test_whoever_changes_a_view_changes_no_other() -> None:
    game = Game.new(2, 1, first_seat=0)
    before = repr(game.view(0))
    spoilt = game.view(0)
    for cards in (spoilt.hand, spoilt.unseen, spoilt.discards, *(s.known for s in spoilt.seats)):
        cards["red"] = 99
    assert repr(game.view(0)) == before
