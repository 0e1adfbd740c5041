"""Every viewer's observation is what an independent bookkeeper makes of the events it was told."""

from __future__ import annotations

import pytest

from damrak.game import Game
from damrak.game.events import Event
from tests.reference.booked_opening import Told
from tests.reference.bookkeeper import Bookkeeper
from tests.reference.following import compare, follow, opening_of, style
from tests.support import POLICIES, board_named, seed_of

GAMES = 3  # of each kind: 2 boards x 3 numbers of players x 5 styles of play


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "lagoon"])
def test_what_is_shown_is_what_was_told(board: str, players: int, policy: str) -> None:
    for seed in range(GAMES):
        game = Game.new(players, seed_of(seed), board=board_named(board))
        for books in follow(game, style(policy, seed)):
            for viewer, book in books.items():
                compare(game.observation(viewer), book.facts())


@pytest.mark.parametrize(
    "event",
    [
        Event(seat=1, action="draw deck", drew="pink"),
        Event(seat=1, action="contracts", offered=(1, 2)),
        Event(seat=1, action="keep 2"),
        Event(seat=1, action="draw deck", turned=("pink",)),
        Event(seat=0, action="draw deck", drew="pink"),
    ],
)
def test_a_bookkeeper_complains_when_it_is_told_too_much(event: Event) -> None:
    """Secrets of others, cards turned up for no reason, an action out of turn."""
    game = Game.new(2, seed_of(1), first_seat=1)
    book = Bookkeeper(game.board, opening_of(game, 0))
    for seat in (0, 1):
        game.play("keep both", seat=seat)
        book.hear(game.all_events()[-1].seen_by(0))
    with pytest.raises(Told):
        book.hear(event)


def test_a_bookkeeper_asks_for_the_sweep_of_a_market_that_was_kept() -> None:
    """4.6, 8.3: as soon as a claim brings enough plain cards into the discards."""
    game = Game.new(2, seed_of(1), first_seat=1)
    book = Bookkeeper(game.board, opening_of(game, 0))
    cards = book.cards
    cards.market, cards.deck = ["wild", "wild", "wild", "blue", "green"], 0
    cards.settle([])  # two plain cards are too few to deal a market from
    cards.discards["pink"] = 2
    with pytest.raises(Told):
        cards.settle([])
